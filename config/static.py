"""Static files: the site's own and the reports' fonts, which lie beside Python modules."""

from django.contrib.staticfiles.apps import StaticFilesConfig


class StaticFiles(StaticFilesConfig):
    """Collects no source code."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "*.py", "__pycache__"]
