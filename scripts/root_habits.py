"""How often Root's bots do what a player found silly: `python scripts/root_habits.py --bot steady --games 100`.

All seats are led by one bot, at the tables of the ladder. For each habit: how often it was given way to, of how many occasions.
`--examples FILE.json` writes the first few positions of each, with what was chosen there. The numbers of docs/bots.md.
"""
import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from kotatsu import games
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import BIRD, BUILDINGS, NOWHERE, PIECES, CardKind
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.factions.alliance.losses import PayOutrage
from kotatsu.games.root.factions.vagabond.board import ALLIED, HOSTILE, STEP_AIDS
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.sim.match import Plan, play

GAME = games.load("root")
SHOWN = 20                                       # positions of each habit that are written
BRUTAL = act(Verb.USE, EFFECT_NAMES.index("brutal_tactics"))
NOTHING = (Verb.DONE, Verb.USE)                  # what does not count as something done where one has slipped to


class Habits:
    """What is seen in a series of games."""

    def __init__(self) -> None:
        self.occasions: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.examples: dict[str, list[Any]] = {}
        self.given: set[tuple[int, int]] = set()             # who gave an ambush to whom
        self.turn = -1
        self.new_turn()

    def new_turn(self) -> None:
        self.is_craftable = self.has_crafted = False
        self.aids: dict[tuple[int, int], int] = {}           # aids of which nothing has come yet
        self.last_aid = (NOWHERE, NOWHERE)
        self.slipped = NOWHERE                               # whence, until something else was done

    def note(self, name: str, is_taken: bool, state: State, action: Action) -> None:
        self.occasions[name] += 1
        self.taken[name] += is_taken
        shown = self.examples.setdefault(name, [])
        if is_taken and len(shown) < SHOWN:
            shown.append([position(GAME, state, Luck(1)), GAME.format(state, action)])

    def end_turn(self) -> None:
        if self.is_craftable:
            self.occasions["the Marquise crafts no item"] += 1
            self.taken["the Marquise crafts no item"] += not self.has_crafted
        self.taken["aid that completes nothing"] += sum(self.aids.values())
        self.new_turn()

    def chosen(self, state: State, item: Item, seat: int, action: Action, found: list[Action]) -> None:
        if state.turn != self.turn:
            self.end_turn()
            self.turn = state.turn
        self.crafts(state, seat, action, found)
        self.ambushes(state, seat, action, found)
        self.brutal(state, seat, action, found)
        self.birds(state, item, action, found)
        self.guards(state, seat, action, found)
        if seat in state.book.vagabonds:
            self.wanders(state, seat, action)

    def crafts(self, state: State, seat: int, action: Action, found: list[Action]) -> None:
        if seat == state.book.marquise == state.active:
            items = [one for one in found if parts(one)[0] == Verb.CRAFT and state.book.card_kind[parts(one)[1]] == CardKind.ITEM]
            self.is_craftable |= bool(items)
            self.has_crafted |= action in items

    def ambushes(self, state: State, seat: int, action: Action, found: list[Action]) -> None:
        gifts = [one for one in found if parts(one)[0] == Verb.AID and state.book.card_kind[parts(one)[2]] == CardKind.AMBUSH]
        verb, a, b, _ = parts(action)
        if gifts:
            self.note("an ambush is given away", action in gifts, state, action)
        if action in gifts:
            self.given.add((seat, a))
        if (verb == Verb.BATTLE and (seat, b) in self.given) or (verb == Verb.STRIKE and (seat, a) in self.given):
            self.taken["whoever got an ambush is attacked"] += 1

    def brutal(self, state: State, seat: int, action: Action, found: list[Action]) -> None:
        """Only where the defender has warriors and pieces that fall, no items."""
        fight, book = state.fight, state.book
        if fight is None or BRUTAL not in found or fight.defender in book.vagabonds:
            return
        here = state.warriors[fight.clearing * book.seats + fight.defender]
        here += sum(state.pieces[fight.clearing * PIECES + piece] for piece in book.pieces_of[fight.defender])
        falls = fight.rolled_attacker + fight.extra_attacker >= here
        name = "Brutal Tactics where all falls anyway" if falls else "(Brutal Tactics elsewhere)"
        self.note(name, action == BRUTAL, state, action)

    def birds(self, state: State, item: Item, action: Action, found: list[Action]) -> None:
        verb, card, _, _ = parts(action)
        if verb != Verb.SUPPORT and not isinstance(item, PayOutrage):
            return
        name = "a bird as a supporter's price" if verb == Verb.SUPPORT else "a bird for Outrage"
        suits = {state.book.card_suit[parts(one)[1]] for one in found if parts(one)[0] == verb}
        if BIRD in suits and len(suits) > 1:
            self.note(name, state.book.card_suit[card] == BIRD, state, action)

    def guards(self, state: State, seat: int, action: Action, found: list[Action]) -> None:
        """Where nobody has to fight, as the Eyrie's Decree demands."""
        book = state.book
        risky: list[Action] = []
        for one in found:
            verb, clearing, other, _ = parts(one)
            if verb == Verb.BATTLE and state.warriors[clearing * book.seats + seat] == 1:
                held = [piece for piece in book.pieces_of[seat] if piece < BUILDINGS and state.pieces[clearing * PIECES + piece]]
                if held and (state.warriors[clearing * book.seats + other] or other in book.vagabonds):
                    risky.append(one)
        if risky and act(Verb.DONE) in found:
            self.note("an attack with a building's only guard", action in risky, state, action)

    def wanders(self, state: State, seat: int, action: Action) -> None:
        verb, a, _, _ = parts(action)
        board = board_of(state, seat)
        if verb == Verb.AID:
            self.occasions["aid that completes nothing"] += 1
            self.last_aid = (seat, a)
            relation = board.relations[a]
            if a in state.book.vagabonds or relation == HOSTILE:
                self.aids[self.last_aid] = self.aids.get(self.last_aid, 0) + 1
            elif relation != ALLIED:
                completes = board.aids[a] + 1 >= STEP_AIDS[relation]
                self.aids[self.last_aid] = 0 if completes else self.aids.get(self.last_aid, 0) + 1
        elif verb == Verb.RECEIVE:
            self.aids[self.last_aid] = 0
        elif verb == Verb.SLIP:
            self.slipped = board.place
            self.occasions["the Vagabond slips away and walks straight back"] += 1
        elif verb == Verb.WALK:
            self.taken["the Vagabond slips away and walks straight back"] += a == self.slipped
            self.slipped = NOWHERE
        elif verb not in NOTHING:
            self.slipped = NOWHERE

    def over(self, state: State) -> None:
        self.end_turn()
        self.given.clear()
        self.turn = -1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--examples", type=Path, metavar="FILE.json")
    given = parser.parse_args()
    habits = Habits()
    for number in range(given.games):
        play(Plan("root", GAME.ladder_tables[number % len(GAME.ladder_tables)], None, (given.bot,), given.seed), number, habits)
    print("\n".join(f"{name}: {habits.taken[name]} of {habits.occasions[name]}"
                    for name in sorted({*habits.occasions, *habits.taken})))
    if given.examples:
        given.examples.write_text(json.dumps(habits.examples), encoding="utf-8")
