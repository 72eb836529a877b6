"""Everything a person reads: Fluent files in four languages, and their reader."""
from kotatsu.words.reader import LANGUAGES, Reader, Unsayable, folder, language, reader

__all__ = ["LANGUAGES", "Reader", "Unsayable", "folder", "language", "reader"]
