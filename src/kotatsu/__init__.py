"""Kotatsu: a warm table for board games. (This file and `_fresh` are never compiled.)"""
from kotatsu._fresh import ignore_stale_builds

__version__ = "0.1.0"

ignore_stale_builds()
