"""Everything a person reads: Fluent files in four languages, and what says them."""
from kotatsu.words.translator import LANGUAGES, Translator, Unsayable, folder, language, speak, spoken, translator

__all__ = ["LANGUAGES", "Translator", "Unsayable", "folder", "language", "speak", "spoken", "translator"]
