"""A state of Root as a position: names, not numbers. `position.py` reads it back."""
from kotatsu.games.root import boards
from kotatsu.games.root.boards import of_bits, without_defaults, word
from kotatsu.games.root.book import (
    CLEARINGS,
    EFFECT_NAMES,
    ITEM_NAMES,
    ITEMS,
    NOWHERE,
    PIECE_NAMES,
    PIECES,
    RANDOM,
    SUIT_NAMES,
    Fac,
)
from kotatsu.games.root.data import LETTERS
from kotatsu.games.root.phases.removal import AFTER_NAMES, BASE, HOSPITAL, ITEMS_HIT, OUTRAGE
from kotatsu.games.root.state import PHASE_NAMES, SUPPORTERS, Fight, Seen, State
from kotatsu.kernel.action import parts
from kotatsu.kernel.game import JSON

SUITS = SUIT_NAMES[:3]
UNSEEN = "?"                       # an item under a ruin that nobody has seen
HIRED_NAMES = ("none", "bought", "serving")
FIGHT_SEATS = ("attacker", "defender", "ally", "instigator", "arbiter")
FIGHT_NUMBERS = ("rolled_attacker", "rolled_defender", "extra_attacker", "extra_defender", "due_attacker", "due_defender",
                 "prizes_attacker", "prizes_defender", "ally_lost", "items_lost", "over")


def write(state: State) -> JSON:
    """All of a state, by name."""
    book = state.book
    found: JSON = {"round": state.round, "turn": state.turn, "active": book.seat_names[state.active],
                   "phase": PHASE_NAMES[state.phase]}
    if RANDOM in book.suits:
        found["suits"] = [None if suit == RANDOM else SUIT_NAMES[suit] for suit in state.suits]
    texts = {str(clearing + 1): clearing_text(state, clearing) for clearing in range(CLEARINGS)}
    found["clearings"] = {number: text for number, text in texts.items() if text}
    found["ruins"] = {str(clearing + 1): [*(ITEM_NAMES[item] for item in state.ruin_items[clearing]),
                                          *[UNSEEN] * state.ruin_unseen[clearing]]
                      for clearing in range(CLEARINGS) if state.ruins >> clearing & 1}
    found["hidden_items"] = [ITEM_NAMES[item] for item in state.hidden_items]
    found["items"] = {name: state.items[item] for item, name in enumerate(ITEM_NAMES)}
    found["seats"] = {book.seat_names[seat]: write_seat(state, seat) for seat in range(book.seats)}
    found["deck"] = {"order": names(state, state.order), "set": names(state, state.deck)}
    extra: JSON = {
        "ruin_seers": {str(clearing + 1): of_bits(state.ruin_seers[clearing], tuple(book.seat_names))
                       for clearing in range(CLEARINGS) if state.ruin_seers[clearing]},
        "scorched": [clearing + 1 for clearing in range(CLEARINGS) if state.scorched >> clearing & 1],
        "gone_items": {ITEM_NAMES[item]: number for item, number in enumerate(state.gone_items) if number},
        "discard": names(state, state.discard), "souls": names(state, state.souls), "available": names(state, state.available),
        "removed": names(state, state.removed),
        "seen": [write_seen(state, seen) for seen in state.seen],
        "used": of_bits(state.used, EFFECT_NAMES),
        "crafted": {suit: state.crafted[number] for number, suit in enumerate(SUITS) if state.crafted[number]},
        "boats": bool(state.boats), "bought": state.bought, "after": [after_text(state, after) for after in state.after]}
    found |= without_defaults(extra)
    if book.vagabonds:
        found["quests"] = [book.quest_ids[quest] for quest in state.quests]
        found["quest_deck"] = [book.quest_ids[quest] for quest in state.quest_deck]
    if state.hired:
        found["mercenaries"] = HIRED_NAMES[state.hired]
    if state.fight is not None:
        found["fight"] = write_fight(state, state.fight)
    return found


def names(state: State, cards: list[int] | tuple[int, ...]) -> list[str]:
    return [state.book.card_ids[card] for card in cards]


def clearing_text(state: State, clearing: int) -> str:
    """`M3+sawmill+wood2, E1, V`."""
    book = state.book
    sides = []
    for seat in range(book.seats):
        letter = LETTERS[book.faction[seat]].upper()
        number = state.warriors[clearing * book.seats + seat]
        pieces = [(piece, state.pieces[clearing * PIECES + piece]) for piece in book.pieces_of[seat]]
        words = [PIECE_NAMES[piece] + (str(count) if count > 1 else "") for piece, count in pieces if count]
        if number:
            sides.append("+".join([f"{letter}{number}", *words]))
        elif words:
            sides.append(f"{letter} {'+'.join(words)}")
        if seat in book.vagabonds and state.vagabonds[book.vagabonds.index(seat)].place == clearing:
            sides.append(letter)
    return ", ".join(sides)


def write_seat(state: State, seat: int) -> JSON:
    book = state.book
    found: JSON = {"hand": names(state, state.hands[seat]), "points": state.points[seat]}
    found |= without_defaults({"effects": of_bits(state.effects[seat], EFFECT_NAMES)})
    if seat not in book.vagabonds:
        found |= without_defaults({"items": {ITEM_NAMES[item]: state.boxes[seat * ITEMS + item] for item in range(ITEMS)
                                             if state.boxes[seat * ITEMS + item]}})
    if state.dominance[seat] != NOWHERE:
        found["dominance"] = SUIT_NAMES[state.dominance[seat]]
    if state.partner[seat] != NOWHERE:
        found["partner"] = book.seat_names[state.partner[seat]]
        found["joined"] = book.card_ids[state.joined[seat]]
    return found | write_board(state, seat)


def write_board(state: State, seat: int) -> JSON:
    match state.book.faction[seat]:
        case Fac.MARQUISE:
            return boards.write_marquise(state)
        case Fac.EYRIE:
            return boards.write_eyrie(state)
        case Fac.ALLIANCE:
            return boards.write_alliance(state)
        case Fac.CULT:
            return boards.write_cult(state)
        case Fac.RIVERFOLK:
            return boards.write_riverfolk(state)
    return boards.write_vagabond(state, seat)


def write_seen(state: State, seen: Seen) -> JSON:
    place = "supporters" if seen.place == SUPPORTERS else state.book.seat_names[seen.place]
    return {"viewer": state.book.seat_names[seen.viewer], "place": place, "cards": names(state, seen.cards), "lost": seen.lost}


def write_fight(state: State, fight: Fight) -> JSON:
    seats = {name: word(getattr(fight, name), tuple(state.book.seat_names)) for name in FIGHT_SEATS}
    cards = {name: word(getattr(fight, name), tuple(state.book.card_ids)) for name in ("ambush", "foil")}
    dice = [] if fight.high == NOWHERE else [fight.high, fight.low]
    numbers = {name: getattr(fight, name) for name in FIGHT_NUMBERS}
    shown = {name: value for name, value in {**seats, **cards}.items() if value is not None}
    return {"clearing": fight.clearing + 1, **shown, **without_defaults({"dice": dice, **numbers})}


def after_text(state: State, after: int) -> str:
    """`hospital 9 2`, `outrage marquise fox`, `base mouse`, `items vagabond`, `garden`, `post`."""
    kind, a, b, _ = parts(after)
    numbers: list[str] = []
    if kind == HOSPITAL:
        numbers = [str(a + 1), str(b)]
    elif kind == ITEMS_HIT:
        numbers = [state.book.seat_names[a]]
    elif kind == BASE:
        numbers = [SUIT_NAMES[a]]
    elif kind == OUTRAGE:
        numbers = [state.book.seat_names[a], SUIT_NAMES[b]]
    return " ".join([AFTER_NAMES[kind], *numbers])
