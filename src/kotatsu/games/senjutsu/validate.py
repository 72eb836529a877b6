"""Whether the parts of a hand-written position fit together: what is next needs what lies on the table."""
from kotatsu.games.senjutsu.attack import Attack, PayExtra, Strike
from kotatsu.games.senjutsu.book import NONE, blocks_way
from kotatsu.games.senjutsu.census import census
from kotatsu.games.senjutsu.deeds.diagram import Hit
from kotatsu.games.senjutsu.defeat import wound_limit
from kotatsu.games.senjutsu.hand import TakePeeked
from kotatsu.games.senjutsu.lexicon import figure_names
from kotatsu.games.senjutsu.lines import CarryOut, EndFrame, PickLine, ResolveLine
from kotatsu.games.senjutsu.phases.discard import DiscardPhase
from kotatsu.games.senjutsu.phases.horde import BeginWave, NextWave, PickEntry, ReturnCard, ReturnDiscards, wave_size
from kotatsu.games.senjutsu.phases.resolve import NextPart, PickSlot, TakeSlots, tied_first
from kotatsu.games.senjutsu.phases.reveal import Reveal
from kotatsu.games.senjutsu.phases.setup import LayTerrain, Prepare, StandBots, StandOn, start_cells
from kotatsu.games.senjutsu.phases.solo import BotWalks
from kotatsu.games.senjutsu.phases.turn import ChooseCards, DrawPhase, StartTurn
from kotatsu.games.senjutsu.pieces import Movement
from kotatsu.games.senjutsu.queries import is_on_board
from kotatsu.games.senjutsu.state import CARD, State
from kotatsu.games.senjutsu.walking import Move
from kotatsu.games.senjutsu.zones import deck_size
from kotatsu.kernel.agenda import Decision, Item
from kotatsu.kernel.cards.deeds import Deed
from kotatsu.kernel.notation import wrong

COURSE: tuple[type[Item], ...] = (StartTurn, DiscardPhase, NextPart, Reveal, ChooseCards, DrawPhase)   # of a turn, the last first
SET_UP: tuple[type[Item], ...] = (LayTerrain, StandOn, StandBots, Prepare)     # before the first turn, in this order
HORDE: tuple[type[Item], ...] = (BeginWave, PickEntry, ReturnCard, ReturnDiscards)
IN_A_CARD: tuple[type[Item], ...] = (ResolveLine, CarryOut, PickLine, Attack, PayExtra, Strike, Move)    # these need a frame


def validate(state: State) -> None:
    """Fill in what follows from the rest; Unreadable where the parts contradict each other."""
    for bot in range(state.book.seats, state.book.figures):
        if not state.prefers[bot]:
            raise wrong(f"figures.{figure_names(state)[bot]}.prefers", 0)
    if state.results:
        return
    begin_course(state)
    check_course(state)
    check_frames(state)
    check_set_up(state)
    check_slots(state)
    for item in state.agenda:
        check_item(state, item)
    check_figures(state)
    if state.book.horde:                         # whoever comes back to a start hex between stages must find it free
        for cell in start_cells(state):
            if blocks_way(state.terrain[cell]):
                raise wrong("terrain", hex_text(state, cell), "S2.1.3")
    if state.book.bots and len(state.pools) != len(state.book.pools):
        raise wrong("pools", len(state.pools), "S13.1.pools")
    check_solo_cards(state)
    for name, holds in census(state).items():
        if not holds:
            raise wrong("figures", name)


# --- what is next

def begin_course(state: State) -> None:
    """What is named lies on top of the rest of its turn; below that lies the next turn, below that the next wave of a horde."""
    found = [place for place, kind in enumerate(COURSE) if any(isinstance(item, kind) for item in state.agenda)]
    resolving = any(state.played[seat] != NONE for seat in range(state.book.seats)) or any(state.extra)
    last = max(found, default=2 if resolving else 0)
    if resolving and found == [0]:
        last = 2
    at = next((number for number, item in enumerate(state.agenda) if isinstance(item, NextWave)), -1) + 1
    for kind in COURSE[:last + 1]:
        place = next((number for number, item in enumerate(state.agenda) if isinstance(item, kind)), None)
        if place is None:
            state.agenda = [*state.agenda[:at], kind(), *state.agenda[at:]]
            place = at
        at = place + 1
    if state.book.horde and not isinstance(state.agenda[0], NextWave):
        state.agenda = [NextWave(), *state.agenda]


def check_course(state: State) -> None:
    """The phases of a turn come once and in their order; cards in play need the Discard phase, a reveal needs chosen cards."""
    course = [NextWave, *COURSE] if state.book.horde else list(COURSE)
    found = [type(item) for item in state.agenda if isinstance(item, (NextWave, *COURSE))]
    bottom = 2 if state.book.horde else 1
    if found != course[:len(found)] or [type(item) for item in state.agenda[:bottom]] != course[:bottom]:
        raise wrong("next", " ".join(kind.__name__ for kind in reversed(found)))
    chosen = [seat for seat in range(state.book.seats) if state.played[seat] != NONE]
    if (chosen or any(state.extra)) and DiscardPhase not in found:
        raise wrong("next", DiscardPhase.__name__)
    if ChooseCards in found and chosen:
        raise wrong("next", ChooseCards.__name__)
    if Reveal in found and ChooseCards not in found and any(seat not in chosen and not state.out >> seat & 1
                                                             for seat in range(state.book.seats)):
        raise wrong("next", Reveal.__name__)
    if Reveal in found and any(state.book.printed.cost[state.played[seat]] > state.focus[seat] for seat in chosen):
        raise wrong("next", Reveal.__name__, "S3.5.2")
    if NONE in state.queue:
        raise wrong("queue", len(state.queue))
    if sum(isinstance(item, EndFrame) for item in state.agenda) != len(state.frames):
        raise wrong("frames", len(state.frames))
    if state.peeked and not any(isinstance(item, TakePeeked) for item in state.agenda):
        raise wrong("peeked", len(state.peeked))


def check_frames(state: State) -> None:
    """What belongs to a card lies above the end of its frame."""
    depth = 0
    for item in state.agenda:
        if isinstance(item, EndFrame):
            depth += 1
        elif isinstance(item, IN_A_CARD) and (not depth or state.frames[depth - 1].card != getattr(item, "card", NONE)):
            raise wrong("next", type(item).__name__)


def check_set_up(state: State) -> None:
    """S2.1–S2.6: what belongs to the set-up comes in its order, before the first turn."""
    found = [SET_UP.index(type(item)) for item in state.agenda if isinstance(item, SET_UP)]
    begun = state.turn or any(isinstance(item, COURSE[1:]) for item in state.agenda)
    if found and (begun or found != sorted(found, reverse=True) or (state.book.horde and SET_UP.index(StandBots) in found)):
        raise wrong("next", SET_UP[found[-1]].__name__)


def check_slots(state: State) -> None:
    """S3.7.6: of the tied each picks a slot but the last one, who takes what is left."""
    found = [item for item in state.agenda if isinstance(item, (PickSlot, TakeSlots))]
    picking = [item.seat for item in found if isinstance(item, PickSlot)]
    taken = [seat for seat in state.slots if seat != NONE]
    if not found:
        if len(taken) < len(state.slots):
            raise wrong("slots", len(state.slots))
        return
    tied = tied_first(state)
    if not isinstance(found[0], TakeSlots) or len(found) != len(picking) + 1:
        raise wrong("next", PickSlot.__name__)
    if len(state.slots) != len(tied) or not len({*picking, *taken} & {*tied}) == len(picking) + len(taken) == len(tied) - 1:
        raise wrong("slots", len(state.slots))


def check_item(state: State, item: Item) -> None:
    """Its numbers name things that are there."""
    book, name = state.book, type(item).__name__
    if isinstance(item, Decision) and (item.seat >= book.seats or state.out >> item.seat & 1):
        raise wrong("next", name)
    if getattr(item, "seat", 0) >= book.figures:
        raise wrong("next", name)
    if isinstance(item, HORDE) and not book.horde:
        raise wrong("next", name)
    if isinstance(item, PickEntry):              # number: the hexes that the bots before this one have taken, as bits
        if item.number >= 1 << len(book.letters) or not item.options(state):
            raise wrong("next", name)
        if not state.stage or not item.number.bit_count() == item.target - book.seats < wave_size(state.wave):
            raise wrong("next", name)
    if isinstance(item, LayTerrain) and not 0 <= item.number < len(book.place_terrain):
        raise wrong("next", name)
    if isinstance(item, StandOn):
        starts = [book.starts[other.seat] for other in state.agenda if isinstance(other, StandOn)]
        if len(item.free(state)) < starts.count(book.starts[item.seat]):
            raise wrong("next", name)
    card, place = getattr(item, "card", NONE), getattr(item, "place", NONE)
    if hasattr(item, "place"):
        lines = book.printed.cards[card].lines if card != NONE else []
        if not 0 <= place < len(lines):
            raise wrong("next", name)
        check_deed(item, lines[place].deeds, name)


def check_deed(item: Item, deeds: list[Deed], name: str) -> None:
    """Whether the deed that an item speaks of is of its kind."""
    index = getattr(item, "index", 0)
    deed = deeds[index] if 0 <= index < len(deeds) else None
    wanted = Hit if isinstance(item, (Attack, PayExtra, Strike)) else Movement if isinstance(item, (Move, BotWalks)) else Deed
    if deed is None or not isinstance(deed, wanted):
        raise wrong("next", name)


# --- figures

def check_figures(state: State) -> None:
    """Whoever is not defeated stands on the board, or is about to be placed; the track holds every seat once."""
    if sorted(state.track) != list(range(state.book.seats)):
        raise wrong("track", list(state.track))
    bots_wait = any(isinstance(item, StandBots) for item in state.agenda)
    names = figure_names(state)
    standing: dict[int, str] = {}
    for figure, name in enumerate(names):
        cell, out = state.cell[figure], state.out >> figure & 1
        if out and (cell != NONE or state.place[figure] != NONE):
            raise wrong("out", name, "S9.3")
        if cell != NONE and (not is_on_board(state, cell) or blocks_way(state.terrain[cell])):
            raise wrong(f"figures.{name}.hex", hex_text(state, cell), "S10.terrain")
        if cell in standing:
            raise wrong(f"figures.{name}.hex", f"{hex_text(state, cell)}: {standing[cell]}", "S5.7")
        waits = bots_wait if figure >= state.book.seats else any(isinstance(item, StandOn) and item.seat == figure
                                                                 for item in state.agenda)
        if cell == NONE and not waits and not out:
            raise wrong(f"figures.{name}.hex", None)
        if cell != NONE:
            standing[cell] = name
        card, place = state.played[figure], state.place[figure]
        if place != NONE and (card == NONE or (figure >= state.book.seats and place not in state.book.printed.parts[card])):
            raise wrong(f"figures.{name}.place", place)
        if not out:
            check_limits(state, figure, f"figures.{name}")


def hex_text(state: State, cell: int) -> str:
    q, r = state.book.board.places[cell]
    return f"{q},{r}"


def check_solo_cards(state: State) -> None:
    """S13.1.pools: a solo card that is in no deck lies in its own pool, and none lies in two places."""
    book, printed = state.book, state.book.printed
    seen: list[int] = []
    for number, pool in enumerate(state.pools):
        for card in pool:
            if printed.pool[card] != number or card in seen:
                raise wrong("pools", printed.ids[card], "S13.1.pools")
            seen.append(card)
    for bot in range(book.seats, book.figures):
        entries = (*state.discards[bot], *state.extra[bot], *state.stays[bot])
        for card in (*state.bags[bot], *state.known_tops[bot], state.played[bot], *(entry & CARD for entry in entries)):
            if card < printed.stun and printed.pool[card]:
                if card in seen:
                    raise wrong("pools", printed.ids[card], "S13.1.pools")
                seen.append(card)


def check_limits(state: State, figure: int, field: str) -> None:
    """S3.9.1, S3.9.2, S13.F.8: whoever still stands has fewer wounds and stuns than defeat it."""
    total, player = state.wounds[figure] + state.bleeding[figure], figure < state.book.seats
    if total >= wound_limit(state, figure):
        raise wrong(f"{field}.wounds", total, "S3.9.1" if player else "S13.F.7")
    if state.stuns[figure] >= (state.book.characters[figure].hand if player else state.limit[figure]):
        raise wrong(f"{field}.stuns", state.stuns[figure], "S3.9.2" if player else "S13.F.8")
    if player and state.poison_within[figure] > deck_size(state, figure):
        raise wrong(f"{field}.poison_within", state.poison_within[figure], "S22.15")
