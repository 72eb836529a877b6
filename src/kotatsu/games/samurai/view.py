"""What a seat may see."""
from kotatsu.games.samurai.book import LEVELS, LIEUTENANTS, PLUNDERERS
from kotatsu.games.samurai.fields import FIELDS, HIDDEN, SEAT, Names
from kotatsu.games.samurai.lexicon import FAMILY_LETTERS, FARM_LETTERS, SAMURAI
from kotatsu.games.samurai.odds import looks_at, odds
from kotatsu.games.samurai.phases.fight import DrawRaider, PlayRaider
from kotatsu.games.samurai.phases.kiai import PlaceGiven, PutBack
from kotatsu.games.samurai.phases.penalties import DropDefence, MayIgnore, WhichFirst
from kotatsu.games.samurai.phases.village import FirstCardOff
from kotatsu.games.samurai.queries import costs_now, farms_left, kiai_value, score, stack_size, talents
from kotatsu.games.samurai.state import NO_CARD, State
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.field_kinds import of_bits
from kotatsu.kernel.game import JSON


def keys(mask: int) -> list[str]:
    """Samurai of a mask by key."""
    return [row.id() for row in SAMURAI if mask >> row.number & 1]


def view(state: State, viewer: int) -> JSON:
    """SS11.43, SS7.13: lines, left sides, discards and all counts are open; the stacks are not, but for what all know."""
    ids, names = state.book.ids, Names(state)
    top = state.agenda[-1] if state.agenda else None
    wounds, farms, families = costs_now(state)
    return {
        **FIELDS.view(names, state), "level": LEVELS[state.book.level], "phase": phase(state, top),
        "village": {"barricades": state.barricades, "cap": state.cap, "farms": farms_left(state), "lost_farms": lost_farms(state),
                    "families": of_bits(state.families, FAMILY_LETTERS), "lost_families": of_bits(~state.families, FAMILY_LETTERS)},
        "raiders": {"count": stack_size(state), "top": [ids[card] for card in state.tops],
                    "bottom": [ids[card] for card in state.bottoms]},
        "intruders": [ids[card] if card in state.known else HIDDEN for card in reversed(state.intruders)],
        "aside": {"lieutenants": sum(PLUNDERERS <= card < LIEUTENANTS for card in state.aside),
                  "bosses": sum(card >= LIEUTENANTS for card in state.aside)},
        "absent": [{"samurai": key, "spent": key in keys(state.spent)} for key in keys(state.absent)],
        "seats": [seat_view(names, state, seat) for seat in range(state.book.seats)],
        "drawn": drawn(state, top),
        "peek": peek(state, top, viewer),
        "kiai": shouting(state),
        "forecast": {"wounds": wounds, "farms": farms, "families": families, "flames": flames(state)},
        "odds": {ids[card]: chance for card, chance in odds(state, looks_at(state, viewer)).items()},
        "result": result(state),
    }


def seat_view(names: Names, state: State, seat: int) -> JSON:
    sits = state.who[seat] >= 0
    return {**SEAT.view(names, state, seat), "seat": seat, "samurai": SAMURAI[state.who[seat]].id() if sits else None,
            "kiai": kiai_value(state, seat) if sits else 0, "sum": state.sums[seat],
            "holds": [owner for owner in range(state.book.seats) if state.tokens[owner] == seat and owner != seat],
            "added": keys(state.added[seat]), "talents": keys(talents(state, seat)) if sits else []}


def phase(state: State, top: Item | None) -> str:
    """Where the turn stands, for the page's steps."""
    if state.results:
        return "over"
    if state.ending:
        return "round-end"
    if state.shouting:
        return "kiai"
    if isinstance(top, (PlayRaider, DrawRaider)):
        return "card"
    return "penalty" if isinstance(top, (MayIgnore, WhichFirst, DropDefence)) else "action"


def lost_farms(state: State) -> list[str]:
    """What the destroyed farmsteads showed (SS5.3: hidden until destruction)."""
    return [kind for n, kind in enumerate(FARM_LETTERS) for _ in range(state.book.farms[n] - state.farms[n])]


def drawn(state: State, top: Item | None) -> JSON | None:
    if state.drawn == NO_CARD:
        return None
    seat = top.seat if isinstance(top, (PlayRaider, PlaceGiven)) else state.active
    return {"seat": seat, "card": state.book.ids[state.drawn]}


def peek(state: State, top: Item | None, viewer: int) -> JSON | None:
    """SS3.25: only the one who looks sees the cards, but for those that had lain face up."""
    if not state.peeked or not isinstance(top, PutBack):
        return None
    return {"seat": top.seat, "cards": [state.book.ids[card] if top.seat == viewer or card in state.known else HIDDEN
                                        for card in state.peeked]}


def shouting(state: State) -> list[int]:
    """Seats that resolve a Kiai, outermost first: the agenda's order of their second steps."""
    order = [item.seat for item in state.agenda if isinstance(item, FirstCardOff)]
    return [seat for seat in order if state.shouting >> seat & 1]


def flames(state: State) -> list[int]:
    """The fewest and most flames that the intruder stack may hold."""
    sure = sum(state.book.flame[card] for card in state.intruders if card in state.known)
    return [sure, sure + sum(card not in state.known for card in state.intruders)]


def result(state: State) -> JSON | None:
    """SS9.3, SS9.4: a lost game has no score."""
    if not state.results:
        return None
    won = state.results[0] > 0
    farms, families, unhurt = score(state)
    return {"won": won, "score": farms + families + unhurt if won else None, "suffix": "+" * state.book.level,
            "farms": farms, "families": families, "unhurt": unhurt}
