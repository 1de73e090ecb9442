"""Parts of papers."""
