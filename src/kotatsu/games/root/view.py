"""What a seat may see. Everything on the map and the boards is open; hands, supporters, the deck and ruins are not (R1.2.1)."""
from kotatsu.games.root.book import CLEARINGS, MAPS, NOWHERE, PIECE_NAMES, PIECES, RANDOM, SUIT_NAMES
from kotatsu.games.root.phases import battle
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.position.boards import BOARDS
from kotatsu.games.root.position.course import FIGHT
from kotatsu.games.root.position.fields import ARMY, FIELDS, SEAT
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import has_marker, open_slots
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import PHASE_NAMES, Fight, State
from kotatsu.kernel.field_kinds import Cards
from kotatsu.kernel.game import JSON


def view(state: State, viewer: int) -> JSON:
    """The whole table as one seat sees it; -1 is a spectator."""
    book, names = state.book, Names(state)
    return {
        **FIELDS.view(names, state), "phase": phase(state), "map": MAPS[book.map_number],
        "clearings": [clearing_view(state, clearing) for clearing in range(CLEARINGS)],
        "forests": {name: [seat for place, seat in enumerate(book.vagabonds) if state.vagabonds[place].place == CLEARINGS + forest]
                    for forest, name in enumerate(book.forest_names)},
        "deck": len(state.deck) + len(state.order), "quest_deck": len(state.quest_deck),
        "lost_souls": Cards().write(names, state.souls) if book.keeps_souls else None, "mercenaries": bool(state.hired),
        "hirer": state.active if state.hired == 2 else None,
        "seats": [seat_view(names, seat, viewer) for seat in range(book.seats)],
        "battle": battle_view(names), "result": result(state)}


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


def seat_view(names: Names, seat: int, viewer: int) -> JSON:
    """R1.2.1: the own hand, an open hand (R11.2.3), and how many cards the others hold; R-P18: what was shown."""
    state, book = names.state, names.state.book
    names.at = seat
    is_open = viewer == seat or TRAITS[book.faction[seat]].open_hand()
    return {**SEAT.view(names, state, seat), "seat": seat, "faction": book.seat_names[seat],
            "points": state.points[seat] if has_marker(state, seat) else None,
            "coalition": or_none(state.partner[seat]),
            "hand": len(state.hands[seat]), "cards": Cards().write(names, state.hands[seat]) if is_open else None,
            "known": None if is_open else names.shown(viewer, seat),
            "effects": effect_cards(state, state.effects[seat]),
            "used": effect_cards(state, state.used & state.effects[seat]) if seat == state.active else [],
            "items": ARMY.write(names, state).get("items", {}),
            "supply": state.supply[seat], "board": BOARDS[book.faction[seat]].view(names, seat, viewer)}


def effect_cards(state: State, effects: int) -> list[str]:
    return [state.book.card_ids[card] for effect, card in enumerate(state.book.effect_card) if effects >> effect & 1]


# --- the battle

def battle_view(names: Names) -> JSON | None:
    state, fight = names.state, names.state.fight
    if fight is None:
        return None
    return {**FIGHT.view(names, fight), "step": battle_step(state, fight),
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
    if isinstance(top, EffectQuestion):
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
