"""The pens: one picture drawn as PDF vectors, as PNG and as SVG."""
