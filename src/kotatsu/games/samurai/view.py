"""What a seat may see, and a full state it could believe in."""
from kotatsu.games.samurai.book import DOLL, LEVELS, LIEUTENANTS, PLUNDERERS
from kotatsu.games.samurai.fields import FIELDS, HIDDEN, SEAT, Names
from kotatsu.games.samurai.lexicon import FAMILY_LETTERS, FARM_LETTERS, SAMURAI
from kotatsu.games.samurai.odds import fixed_intruders, in_stack, newest_rank, odds
from kotatsu.games.samurai.phases.fight import DrawRaider, PlayRaider
from kotatsu.games.samurai.phases.kiai import PlaceGiven, PutBack
from kotatsu.games.samurai.phases.penalties import DropDefence, MayIgnore, WhichFirst
from kotatsu.games.samurai.phases.village import FirstCardOff
from kotatsu.games.samurai.queries import costs_now, farms_left, kiai_value, score, stack_size, talents
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.belief import misdealt
from kotatsu.kernel.field_kinds import of_bits
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck


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


def looks_at(state: State, viewer: int) -> bool:
    """Whether the viewer is the one who looks at the top cards."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, PutBack) and top.seat == viewer


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


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """The hidden cards dealt anew over the hidden places, as public knowledge allows."""
    new = state.copy()
    for _ in range(1000):
        deal_hidden(new, state, looks_at(state, viewer), luck)
        if state.round > 1 or state.book.seats > 2 or state.spare or dolls_in_play(new) >= min(2, dolls_in_play(state)):
            break
    else:
        misdealt("samurai", viewer)
    return new


def deal_hidden(new: State, state: State, looks: bool, luck: Luck) -> None:
    """Any card of the newest rank may be out; what all saw go into the stack is there, and no older intruder."""
    low, high = newest_rank(state)
    here, fixed = in_stack(state), fixed_intruders(state)
    peeked = [card for card in state.peeked if not looks and card not in state.known]
    hidden = [card for card in (*state.order, *state.bag, *peeked, *fixed) if card not in here]
    out = [card for card in (*state.box, *state.pool, *state.aside) if low <= card < high and not state.spare]
    doubtful = [card for card in hidden if low <= card < high]
    mixed = sorted([*out, *doubtful])
    luck.shuffle(mixed)
    chosen, outside = mixed[:len(doubtful)], mixed[len(doubtful):]
    cards = sorted([card for card in hidden if not low <= card < high] + chosen)
    luck.shuffle(cards)
    new.intruders = tuple(cards.pop() if card in fixed else card for card in state.intruders)
    cards = sorted([*cards, *(card for card in here if not looks or card not in state.peeked)])
    luck.shuffle(cards)
    new.peeked = tuple(cards.pop() if card in peeked else card for card in state.peeked)
    new.order = tuple(cards.pop() for _ in state.order)
    new.bag = sorted(cards)
    if state.spare:                              # the bag names all that may be hidden: the box is known
        return
    stays = [card for card in (*state.box, *state.pool) if not low <= card < high]
    if state.round == 1:
        new.box, new.pool = tuple(sorted(stays + outside[len(state.pool):])), sorted(outside[:len(state.pool)])
    else:
        new.aside = sorted([card for card in state.aside if not low <= card < high] + outside)


def dolls_in_play(state: State) -> int:
    """Dolls among all cards of this round."""
    played = [card for zone in (*state.lines, *state.lefts) for card in zone]
    drawn_card = [state.drawn] if state.drawn != NO_CARD and state.drawn not in state.bottoms else []
    turned = [card for card in state.intruders if card != UNSEEN]
    cards = (*state.tops, *state.order, *state.bag, *state.bottoms, *turned, *state.discard, *state.peeked,
             *played, *drawn_card)
    return sum(state.book.symbol[card] == DOLL for card in cards)
