"""Actions as text, both ways: the word of a verb, then its numbers by their names."""
from collections.abc import Callable

from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say

Form = tuple[str, tuple[str, ...]]     # the word of a verb and what its numbers are: ("support", ("seat",))
KNOWN = 14                             # so many names at most are listed to somebody who named none of them


class Verbs:
    """All verbs of a game. What a number of a kind is called is the game's own matter."""

    def __init__(self, forms: dict[int, Form]) -> None:
        self.forms = forms
        self.words = {word: verb for verb, (word, _) in forms.items()}
        assert len(self.words) == len(forms), "two verbs have the same word"

    def text(self, action: Action, name: Callable[[str, int], str]) -> str:
        """`battle 9 eyrie`; `name` gives the name of a number by its kind."""
        verb, *numbers = parts(action)
        word, kinds = self.forms[verb]
        return " ".join([word, *(name(kind, number) for kind, number in zip(kinds, numbers, strict=False))])

    def split(self, text: str) -> tuple[int, list[str]]:
        """The verb of a text, and the words after it."""
        word, *names = text.strip().split() or [""]
        verb = self.words.get(word.lower())
        if verb is None:
            raise Unreadable(say("kernel-no-verb", text=text, verbs=", ".join(self.words)))
        return verb, names

    def action(self, text: str, number: Callable[[str, str], int]) -> Action:
        """The action that `text` wrote; `number` gives the number of a name by its kind."""
        verb, names = self.split(text)
        word, kinds = self.forms[verb]
        if len(names) != len(kinds):
            raise misshapen(text, " ".join([word, *kinds]))
        return act(verb, *(number(kind, name) for kind, name in zip(kinds, names, strict=True)))


def misshapen(text: str, form: str) -> Unreadable:
    """Too many words or too few."""
    return Unreadable(say("kernel-verb-needs", text=text, form=form))


def unnamed(text: str, kind: str, name: str, known: list[str]) -> Unreadable:
    """Nothing of the kind is called that."""
    return Unreadable(say("kernel-no-name", text=text, name=name, kind=kind, known=", ".join(known[:KNOWN])))
