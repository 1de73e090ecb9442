"""The forms of the battle pages. They check shape; services check meaning."""
