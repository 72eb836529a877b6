"""An open decision in words: what is asked, what may be chosen, what may not and why."""
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Choice, Game, Refusal
from kotatsu.kernel.phrase import Phrase, say


@dataclass(frozen=True)
class Prompt:
    """What a viewer is told about one open decision."""
    seat: int
    key: str
    asks: Phrase
    rule: str
    actions: tuple[Choice, ...]
    refused: tuple[tuple[Choice, Refusal], ...]

    def json(self) -> JSON:
        return {"seat": self.seat, "key": self.key, "asks": self.asks.json(), "rule": self.rule,
                "actions": [choice.json() for choice in self.actions],
                "refused": [{**choice.json(), "rule": refusal.rule, "why": refusal.words.json()}
                            for choice, refusal in self.refused]}


def prompt(game: Game, state: Any, item: Item, seat: int, legal: Sequence[Action] | None) -> Prompt:
    """What an item asks a seat. For whoever chooses, what is legal, and what could be expected here with the reason why not."""
    asked = game.asked(state, item, seat)
    if legal is None:
        return Prompt(seat, asked.key, asked.words, asked.rule, (), ())
    dark = [action for action in game.tempting(state, item, seat) if action not in legal]
    return Prompt(seat, asked.key, asked.words, asked.rule, tuple(game.choice(state, item, seat, action) for action in legal),
                  tuple((game.choice(state, item, seat, action), game.refusal(state, item, seat, action)) for action in dark))


def not_asked(game: Game, state: Any, item: Item, seat: int, seats: Sequence[int]) -> Refusal:
    """Why a seat may not choose at all now; `seats` are asked, as far as it may know."""
    if not seats:
        return Refusal("", say("kernel-moved-on"))
    who = game.seat_words(state, seat)
    if seat in seats:
        return Refusal(game.asked(state, item, seat).rule, say("kernel-answered", who=who))
    other = game.seat_words(state, seats[0])
    return Refusal(game.asked(state, item, seats[0]).rule, say("kernel-not-your-decision", who=who, other=other))
