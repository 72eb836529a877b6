"""Two errors a user can make; the third kind, a failed assert, is ours."""
from kotatsu.kernel.phrase import Phrase

LONGEST = 600             # of what is quoted in a sentence: Fluent refuses endless ones


def shortened(phrase: Phrase) -> Phrase:
    return Phrase(phrase.id, {name: arg[:LONGEST] + "…" if isinstance(arg, str) and len(arg) > LONGEST else arg
                              for name, arg in phrase.args.items()})


class Unreadable(ValueError):
    """No such action, name, field or file: says what is wrong and where."""
    __module__ = "kotatsu"

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = shortened(phrase)
        super().__init__(self.phrase)

    def __repr__(self) -> str:
        return f"Unreadable({str(self)!r})"


class Illegal(Exception):
    """Readable, but not allowed now: the rule and a sentence."""
    __module__ = "kotatsu"

    def __init__(self, rule: str, phrase: Phrase) -> None:
        super().__init__(rule, phrase)
        self.rule = rule
        self.phrase = phrase

    def __str__(self) -> str:
        """The sentence with its rule: `It is not for the Eyrie to decide now, but for the Marquise. [R6.5]`."""
        return f"{self.phrase} [{self.rule}]" if self.rule else str(self.phrase)

    def __repr__(self) -> str:
        return f"Illegal({str(self)!r})"
