"""A sentence that can be said in any language: the id of a Fluent message and its arguments."""
from dataclasses import dataclass, field
from typing import Any, Union

from kotatsu.kernel.rim import RIM

Arg = Union[int, str, "Phrase"]


@dataclass(frozen=True)
class Phrase:
    """`say("samurai-ask-card", card=say("samurai-card", …))`: formatted only where somebody reads it."""
    id: str
    args: dict[str, Arg] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        args = {name: arg.json() if isinstance(arg, Phrase) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args} if args else {"id": self.id}

    def __str__(self) -> str:
        """The sentence, in the language spoken (`kotatsu.speak`)."""
        return RIM.say(self)


def say(id: str, /, **args: Arg) -> Phrase:
    """A phrase; argument names use `_` where Fluent variables do."""
    return Phrase(id, args)
