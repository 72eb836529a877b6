"""What the lab notes of a game beside what its door tells: how far everybody is, and which choices name a card or a leader."""
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kotatsu.kernel.agenda import GameState
from kotatsu.kernel.game import Game

Points = Callable[[Any, int], int]


def whole_round(state: Any) -> int:
    found: int = state.round
    return found


def whole_turn(state: Any) -> int:
    found: int = state.turn
    return found


def active(state: Any) -> int | None:
    found: int = state.active
    return found


def nobody(state: Any) -> int | None:
    """Everybody chooses at once."""
    return None


def by_outcome(game: Game, state: Any) -> str:
    """How a game ended: the id of the sentence that says it, without the game's name."""
    outcome = game.outcome(state)
    return outcome.words.id.removeprefix(f"{game.name}-outcome-") if outcome is not None else "unfinished"


@dataclass(frozen=True)
class Ledger:
    """One game's columns."""
    gauge: str                                  # the message that says what is counted as points, and up or down
    points: Points                              # of a seat
    when: Callable[[Any], int] = whole_round    # by what time its points are listed
    active: Callable[[Any], int | None] = active
    # verbs whose choice is noted by name: the kind it is listed under, which is also the part of the choice that names it
    noted: Mapping[str, str] = field(default_factory=dict)
    opening: frozenset[str] = frozenset()       # verbs that count for an opening, all if none is named
    ended: Callable[[Game, Any], str] = by_outcome


# --- Root
def victory_points(state: Any, seat: int) -> int:
    found: int = state.points[seat]
    return found


# --- Samurai Spirit
def village(state: Any, seat: int) -> int:
    """Farmsteads and families that are left: the village is everybody's."""
    farms: int = sum(state.farms)
    return farms + int(state.families).bit_count()


def how_the_village_fared(game: Game, state: Any) -> str:
    """SS9.1, SS9.2: won, or what was lost first."""
    outcome = game.outcome(state)
    if outcome is None:
        return "unfinished"
    if outcome.details["won"]:
        return "won"
    return "families" if not outcome.details["families"] else "farms" if not outcome.details["farms"] else "fallen"


# --- Senjutsu, Battlecrest
def wounds_to_go(state: Any, seat: int) -> int:
    """How many wounds a figure can still take."""
    left: int = state.limit[seat] - state.wounds[seat] - state.bleeding[seat]
    return max(0, left)


def heros_health(state: Any, seat: int) -> int:
    found: int = state.health[seat]
    return found


LEDGERS = {
    "root": Ledger("points", victory_points, noted={"craft": "card", "activate": "card", "ambush": "card", "leader": "leader",
                                                    "character": "character", "quest": "quest"}),
    "samurai": Ledger("village", village, ended=how_the_village_fared),
    "senjutsu": Ledger("wounds", wounds_to_go, whole_turn, nobody, {"choose": "card", "play": "card", "ring": "kamae",
                                                                   "switch": "kamae"}, frozenset({"choose"})),
    "battlecrest": Ledger("health", heros_health, whole_turn, noted={"activate": "card", "star": "star"},
                          opening=frozenset({"activate", "prime", "move", "refocus"})),
}


def no_points(state: GameState, seat: int) -> int:
    return 0


def ledger_of(game: Game) -> Ledger:
    """A game without a row of its own is counted all the same, by rounds and without points."""
    return LEDGERS.get(game.name) or Ledger("none", no_points, lambda state: game.moment(state)[0], nobody)
