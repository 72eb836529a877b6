"""Tables for the fuzzer: every mode in turn, with random characters, decks, boards and bots."""
from collections.abc import Sequence
from typing import TypeVar

from kotatsu.games.senjutsu.data import BATTLEFIELDS, BOTS, CHARACTERS, TERRAINS
from kotatsu.games.senjutsu.decks import CASUAL, Deck, filled, format_deck, may_carry
from kotatsu.games.senjutsu.printed import Box, box
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

# what is played, in turn: a long fuzz has each of them equally often, and each has its golden game
MODES = ("duel", "solo-2", "own-decks", "horde", "three", "co-op", "four", "teams", "solo-1", "extended", "solo-4", "characters",
         "nightmare", "joined", "solo-3", "nightmare-horde")
SEATS = {"three": 3, "four": 4, "teams": 4, "nightmare-horde": 1}
T = TypeVar("T")
STANDEES = tuple(name for name in BOTS if name not in CHARACTERS)


def some_options(number: int, luck: Luck) -> JSON:
    """The table of the fuzz game that has this number."""
    mode = MODES[number % len(MODES)]
    alone = mode.startswith("solo") or mode in ("characters", "nightmare")
    seats = 1 if alone else 2 + luck.below(3) if mode == "co-op" else 1 + luck.below(4) if mode == "horde" else SEATS.get(mode, 2)
    names: list[str] = []
    while len(names) < len(CHARACTERS):
        names.append(one_of(luck, [name for name in CHARACTERS if name not in names]))
    found: JSON = {"players": seats, "characters": names[:seats], "battlefield": one_of(luck, BATTLEFIELDS),
                   "terrain": one_of(luck, TERRAINS)}
    if mode == "teams":
        found["mode"] = "teams"
    elif mode in ("horde", "nightmare-horde"):
        found.update(mode="horde", fallen_lord=luck.below(3) == 0, nightmare=luck.below(3) == 0)
    elif alone or mode == "co-op":
        found.update(mode="solo", random_bots=luck.below(6) == 0)
    if mode == "nightmare-horde":
        found["bots"] = names[1:] if luck.below(2) else ["katana", "katana", one_of(luck, (*STANDEES, *names[1:]))]
    elif mode == "characters":
        found["bots"] = names[1:2 + luck.below(3)]
    elif mode == "nightmare":
        found.update(bots=some_bots(names[1:], 1 + luck.below(4), luck), **{one_of(luck, ("nightmare", "nightmare_all")): True})
    elif mode.startswith("solo-"):
        found["bots"] = some_bots(names[1:], int(mode.removeprefix("solo-")), luck)
    elif mode == "co-op":
        found["bots"] = some_bots(names[seats:], 1 + luck.below(4), luck)
    elif mode == "own-decks":
        found["lists"] = [some_deck(box(), name, luck) for name in names[:seats]]
    elif mode == "extended":
        found["decks"] = "extended"
    elif mode == "joined":
        found["joined"] = one_of(luck, BATTLEFIELDS)
    if luck.below(6) == 0:
        found["pushed_goes_on"] = True
    if luck.below(6) == 0:
        found["poisons"] = "all"
    return found


def one_of(luck: Luck, things: Sequence[T]) -> T:
    return things[luck.below(len(things))]


def some_bots(free: list[str], count: int, luck: Luck) -> list[str]:
    """So many bots; characters that nobody plays come at most once."""
    found: list[str] = []
    for _ in range(count):
        found.append(one_of(luck, (*STANDEES, *(name for name in free if name not in found))))
    return found


def some_deck(box: Box, name: str, luck: Luck) -> str:
    """A random legal deck of one's own, as text."""
    cards = box.cards
    weapon = one_of(luck, [card for card in range(cards.players) if may_carry(box, name, card)])
    return format_deck(box, Deck("", "", weapon, CASUAL, tuple(filled(box, name, [], luck))))
