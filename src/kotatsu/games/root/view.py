"""What a seat may see. Everything on the map and the boards is open; hands, supporters, the deck and ruins are not (R1.2.1)."""
from kotatsu.games.root.book import (
    CLEARINGS,
    EFFECT_NAMES,
    ITEM_NAMES,
    ITEMS,
    MAPS,
    NOWHERE,
    PIECE_NAMES,
    PIECES,
    RANDOM,
    SUIT_NAMES,
)
from kotatsu.games.root.imagine import imagine as imagine
from kotatsu.games.root.phases import battle
from kotatsu.games.root.queries import has_marker, open_slots
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import PHASE_NAMES, Fight, State
from kotatsu.games.root.view_boards import known_cards, seat_board
from kotatsu.kernel.game import JSON


def view(state: State, viewer: int) -> JSON:
    """The whole table as one seat sees it; -1 is a spectator."""
    book = state.book
    return {
        "round": state.round, "turn": state.turn, "active": state.active, "phase": phase(state), "map": MAPS[book.map_number],
        "clearings": [clearing_view(state, clearing) for clearing in range(CLEARINGS)],
        "forests": {name: [seat for place, seat in enumerate(book.vagabonds) if state.vagabonds[place].place == CLEARINGS + forest]
                    for forest, name in enumerate(book.forest_names)},
        "deck": len(state.deck) + len(state.order), "discard": ids(state, state.discard),
        "lost_souls": ids(state, state.souls) if book.cult != NOWHERE else None, "available": ids(state, state.available),
        "items": dict(zip(ITEM_NAMES, state.items, strict=True)),
        "quests": [book.quest_ids[quest] for quest in state.quests], "quest_deck": len(state.quest_deck),
        "boats": bool(state.boats), "mercenaries": bool(state.hired),
        "seats": [seat_view(state, seat, viewer) for seat in range(book.seats)],
        "battle": battle_view(state), "result": result(state)}


def ids(state: State, cards: list[int] | tuple[int, ...]) -> list[str]:
    return [state.book.card_ids[card] for card in cards]


def phase(state: State) -> str:
    return "over" if state.results else PHASE_NAMES[state.phase]


def or_none(seat: int) -> int | None:
    return None if seat == NOWHERE else seat


def clearing_view(state: State, clearing: int) -> JSON:
    book = state.book
    pieces = [{"seat": book.piece_seat[piece], "piece": PIECE_NAMES[piece], "count": state.pieces[clearing * PIECES + piece]}
              for piece in range(PIECES) if state.pieces[clearing * PIECES + piece]]
    warriors = {str(seat): state.warriors[clearing * book.seats + seat] for seat in range(book.seats)
                if state.warriors[clearing * book.seats + seat]}
    return {"n": clearing + 1, "suit": SUIT_NAMES[state.suits[clearing]] if state.suits[clearing] != RANDOM else None,
            "slots": book.slots[clearing], "open": open_slots(state, clearing), "ruin": bool(state.ruins >> clearing & 1),
            "ruin_items": len(state.ruin_items[clearing]) + state.ruin_unseen[clearing], "ruler": or_none(state.rulers[clearing]),
            "warriors": warriors, "pieces": pieces,
            "pawns": [seat for place, seat in enumerate(book.vagabonds) if state.vagabonds[place].place == clearing],
            "scorched": bool(state.scorched >> clearing & 1)}


def seat_view(state: State, seat: int, viewer: int) -> JSON:
    """R1.2.1: the own hand, an open hand (R11.2.3), and how many cards the others hold; R-P18: what was shown."""
    book = state.book
    box = state.boxes[seat * ITEMS:(seat + 1) * ITEMS]
    is_open = viewer == seat or TRAITS[book.faction[seat]].open_hand()
    return {"seat": seat, "faction": book.seat_names[seat], "points": state.points[seat] if has_marker(state, seat) else None,
            "dominance": SUIT_NAMES[state.dominance[seat]] if state.dominance[seat] != NOWHERE else None,
            "coalition": or_none(state.partner[seat]),
            "hand": len(state.hands[seat]), "cards": ids(state, state.hands[seat]) if is_open else None,
            "known": None if is_open else known_cards(state, viewer, seat),
            "effects": effect_cards(state, state.effects[seat]),
            "used": effect_cards(state, state.used & state.effects[seat]) if seat == state.active else [],
            "items": {name: number for name, number in zip(ITEM_NAMES, box, strict=True) if number},
            "supply": state.supply[seat], "board": seat_board(state, seat, viewer)}


def effect_cards(state: State, effects: int) -> list[str]:
    return [state.book.card_ids[state.book.effect_card[effect]] for effect in range(len(EFFECT_NAMES)) if effects >> effect & 1]


# --- the battle

def battle_view(state: State) -> JSON | None:
    fight = state.fight
    if fight is None:
        return None
    card = state.book.card_ids
    return {"clearing": fight.clearing + 1, "attacker": fight.attacker, "defender": fight.defender, "ally": or_none(fight.ally),
            "arbiter": or_none(fight.arbiter), "instigator": or_none(fight.instigator), "step": battle_step(state, fight),
            "ambush": None if fight.ambush == NOWHERE else card[fight.ambush],
            "foil": None if fight.foil == NOWHERE else card[fight.foil],
            "dice": None if fight.high == NOWHERE else [fight.high, fight.low],
            "rolled": {"attacker": fight.rolled_attacker, "defender": fight.rolled_defender},
            "extra": {"attacker": fight.extra_attacker, "defender": fight.extra_defender},
            "left": {"attacker": fight.due_attacker, "defender": fight.due_defender}}


def battle_step(state: State, fight: Fight) -> str:
    """Where the battle stands, for the page's strip."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, (battle.NameAlly, battle.MayAmbush)):
        return "ambush"
    if isinstance(top, battle.MayFoil):
        return "foil"
    if isinstance(top, battle.MayUse):
        return "cards"
    return "dice" if fight.high == NOWHERE and not fight.due_attacker else "losses"


# --- the end

def result(state: State) -> JSON | None:
    """R3.1, R3.3.1, R9.2.8-2: who won, and how."""
    if not state.results:
        return None
    winners = [seat for seat, won in enumerate(state.results) if won > 0]
    by = "points"
    if len(winners) > 1:
        by = "coalition"
    elif winners and state.dominance[winners[0]] != NOWHERE:
        by = "dominance"
    return {"winners": winners, "by": by}
