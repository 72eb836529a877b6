"""One game as a row: whoever looks on notes what was chosen, and how far everybody was at the end of each round."""
import json
from collections import Counter
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import Phrase
from kotatsu.lab.ledger import ledger_of
from kotatsu.lab.plan import Plan
from kotatsu.sim import match

OPENING = 3                     # so many free choices of each seat are its opening
MOST_ROUNDS = 400               # a game that goes on and on is not listed any further

Words = dict[str, JSON]         # what was noted, in words: `card craft armorers_bird` → a phrase as JSON


class Notes:
    """Looks on at one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ledger = ledger_of(game)
        self.words: Words = {}
        self.actions: list[Counter[str]] = []
        self.cards: list[Counter[tuple[str, str]]] = []
        self.openings: list[list[str]] = []
        self.points: list[list[int]] = []       # by seat, one number for each round that is over
        self.first: int | None = None
        self.round = 0
        self.row: JSON = {}

    def chosen(self, state: Any, item: Item, seat: int, action: Action, found: list[Action]) -> None:
        if not self.actions:
            self.begin(state)
        now = self.ledger.when(state)
        if now > self.round:
            self.end_rounds(state, now)
        text = self.game.format(state, action)
        verb, _, rest = text.partition(" ")
        self.actions[seat][verb] += 1
        kind = self.ledger.noted.get(verb) if rest else None
        if kind is not None:
            name = rest.partition(" ")[0]
            text = f"{verb} {name}"
            self.cards[seat][kind, name] += 1
            self.say(f"{kind} {name}", state, item, seat, action, kind)
        opens = not self.ledger.opening or verb in self.ledger.opening
        if opens and len(found) > 1 and len(self.openings[seat]) < OPENING:
            self.openings[seat].append(text)
            self.say(f"opening {text}", state, item, seat, action, kind)

    def say(self, name: str, state: Any, item: Item, seat: int, action: Action, part: str | None) -> None:
        """Put what was noted into words: a part of the choice, or the choice itself."""
        if name not in self.words:
            choice = self.game.choice(state, item, seat, action)
            self.words[name] = phrase_json(choice.words if part is None else choice.said.get(part, choice.words))

    def begin(self, state: Any) -> None:
        seats = self.game.seats(state)
        self.actions = [Counter() for _ in range(seats)]
        self.cards = [Counter() for _ in range(seats)]
        self.openings = [[] for _ in range(seats)]
        self.points = [[] for _ in range(seats)]

    def end_rounds(self, state: Any, now: int) -> None:
        """A new round has begun: what everybody has now is what the one before it ended with."""
        if self.first is None:
            self.first = self.ledger.active(state)
        if self.round > 0:
            for _ in range(min(now, MOST_ROUNDS + 1) - self.round):
                self.add_points(state)
        self.round = now

    def add_points(self, state: Any) -> None:
        for seat, row in enumerate(self.points):
            row.append(self.ledger.points(state, seat))

    def over(self, state: Any) -> None:
        if not self.actions:
            self.begin(state)
        game, seats = self.game, range(self.game.seats(state))
        if len(self.points[0]) < MOST_ROUNDS:
            self.add_points(state)
        outcome = game.outcome(state)
        sides = [game.seat_name(state, seat) for seat in seats]
        for seat in seats:
            self.words.setdefault(f"side {sides[seat]}", game.seat_words(state, seat).json())
        self.row = {
            "options": json.dumps(game.options_of(state.book), sort_keys=True, ensure_ascii=False),
            "sides": sides, "first": self.first,
            "points": [self.ledger.points(state, seat) for seat in seats], "points_by_round": self.points,
            "actions": [{"seat": seat, "kind": kind, "count": count}
                        for seat in seats for kind, count in sorted(self.actions[seat].items())],
            "cards": [{"seat": seat, "kind": kind, "name": name, "count": count}
                      for seat in seats for (kind, name), count in sorted(self.cards[seat].items())],
            "openings": self.openings, "rounds": max(1, self.round), "ended": self.ledger.ended(game, state),
            "outcome": json.dumps(outcome.json() if outcome is not None else None, sort_keys=True, ensure_ascii=False)}


def phrase_json(said: Any) -> JSON:
    """What a part of a choice is called; a bare text is a message of its own."""
    return said.json() if isinstance(said, Phrase) else {"id": "lab-text", "args": {"text": str(said)}}


def play(plan: Plan, number: int) -> tuple[JSON, Words]:
    """Game `number` of a plan as a row, and the words of what it names."""
    game = plan.door()
    case = plan.case(number)
    notes = Notes(game)
    found = match.play(plan.match(case), number, notes, plan.turn(number))
    row = {"number": number, "case": case.number, "seed": match.luck_seed(plan.seed, number), "version": game.version,
           "pack": case.pack, **notes.row, "bots": list(found.bots), "results": list(found.results), "score": found.score,
           "decisions": found.decisions}
    return row, notes.words


def add_words(words: Words, more: Words) -> None:
    """What is called in two ways keeps the one that comes first in the alphabet: the order of games must not matter."""
    for name, said in more.items():
        known = words.get(name)
        words[name] = said if known is None or known == said else min(known, said, key=lambda one: json.dumps(one, sort_keys=True))
