"""The command `kotatsu`: play, look, script and measure from a terminal."""
from kotatsu.cli.main import main

__all__ = ["main"]
