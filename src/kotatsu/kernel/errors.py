"""Two errors a user can make; the third kind, a failed assert, is ours."""
from kotatsu.kernel.phrase import Phrase


class Unreadable(ValueError):
    """No such action, name, field or file: says what is wrong and where."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


class Illegal(Exception):
    """Readable, but not allowed now: the rule and a sentence."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        super().__init__(rule, phrase)
        self.rule = rule
        self.phrase = phrase
