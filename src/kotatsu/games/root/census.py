"""RB: every component is in exactly one place, always."""
from kotatsu.games.root.book import (
    CLEARINGS,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEMS,
    NOWHERE,
    PIECE_NAMES,
    PIECE_TOTAL,
    PIECES,
    RUIN_ITEMS,
    WARRIORS,
    Piece,
)
from kotatsu.games.root.factions.vagabond.board import CHARACTER_ROWS, PLACES
from kotatsu.games.root.map_pieces import is_surveyed
from kotatsu.games.root.queries import army_on_map, on_map, open_slots
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State


def census(state: State) -> dict[str, int]:
    """Warriors by colour, copies of each card, quests, items; what must always hold counts as 1."""
    return {**warriors(state), **cards(state), **items(state), **quests(state), **pieces(state)}


def warriors(state: State) -> dict[str, int]:
    """In supply, on the map, as officers and acolytes, and in the Riverfolk's boxes."""
    book, board = state.book, state.riverfolk
    found = {}
    for seat in range(book.seats):
        total = state.supply[seat] + army_on_map(state, seat) + board.payments[seat] + board.funds[seat] + board.committed[seat]
        total += sum(board.spaces[suit * book.seats + seat] for suit in range(3))
        total += TRAITS[book.faction[seat]].warriors_aside(state)
        assert total == WARRIORS[book.faction[seat]], f"{total} warriors of {book.seat_names[seat]}"
        found[f"warriors {FACTION_NAMES[book.faction[seat]]}"] = total
    return found


def cards(state: State) -> dict[str, int]:
    """Every copy of every card in one place."""
    book = state.book
    lying = [*state.deck, *state.order, *state.discard, *state.souls, *state.available, *state.removed, *state.alliance.supporters,
             *state.cult.revealed, *(card for hand in state.hands for card in hand),
             *(card for column in state.eyrie.decree for card in column if card != book.vizier),
             *(book.effect_card[effect] for owned in state.effects for effect in range(len(book.effects)) if owned >> effect & 1),
             *(book.dominance[suit] for suit in state.dominance if suit != NOWHERE),
             *(card for card in state.joined if card != NOWHERE)]
    return {f"card {name}": lying.count(card) for card, name in enumerate(book.card_ids)}


def items(state: State) -> dict[str, int]:
    """On the map, in boxes, on Vagabonds' boards, under ruins, and out of the game; torches on scorched clearings are out.

    A Vagabond's starting items come from his own box and are not counted, those for the ruins are from the beginning.
    """
    early = state.phase == Phase.SETUP
    lying = list(state.hidden_items)
    if early and not state.hidden_items:
        lying += list(RUIN_ITEMS) * len(state.vagabonds)
    found = {}
    for item, name in enumerate(ITEM_NAMES):
        total = state.items[item] + state.gone_items[item] + lying.count(item)
        total += sum(state.boxes[seat * ITEMS + item] for seat in range(state.book.seats))
        total += sum(under.count(item) for under in state.ruin_items)
        for board in state.vagabonds:
            total += sum(board.items[item * PLACES:(item + 1) * PLACES])
            if board.character != NOWHERE and (not early or any(board.items)):
                total -= CHARACTER_ROWS[board.character].items.count(item)
        found[f"item {name}"] = total
    return found


def quests(state: State) -> dict[str, int]:
    lying = [*state.quests, *state.quest_deck, *(quest for board in state.vagabonds for quest in board.done)]
    return {f"quest {name}": lying.count(quest) for quest, name in enumerate(state.book.quest_ids)}


def pieces(state: State) -> dict[str, int]:
    """Buildings and tokens never exceed their number, slots hold them, and what is out of the game stays out."""
    found = {f"{name} within {PIECE_TOTAL[piece]}": int(0 <= on_map(state, piece) <= PIECE_TOTAL[piece])
             for piece, name in enumerate(PIECE_NAMES)}
    one_each = all(state.pieces[clearing * PIECES + piece] <= 1 for clearing in range(CLEARINGS)
                   for piece in (Piece.KEEP, Piece.SYMPATHY, Piece.POST, Piece.ROOST))
    posts = [sum(state.pieces[clearing * PIECES + Piece.POST] for clearing in range(CLEARINGS) if state.suits[clearing] == suit)
             for suit in range(3)]
    tracks = all(there <= left <= 3 for there, left in zip(posts, state.riverfolk.placed, strict=True))
    return {**found, "slots hold the buildings": int(all(open_slots(state, clearing) >= 0 for clearing in range(CLEARINGS))),
            "one token of a kind": int(one_each),
            "the map is kept up to date": int(is_surveyed(state)),
            "posts left their tracks": int(tracks),
            "the Keep is out or in": int(not (state.marquise.keep_gone and on_map(state, Piece.KEEP))),
            "under ruins": int(len(state.hidden_items) == sum(state.ruin_unseen)),
            "torches on scorched clearings": int(state.gone_items[ITEM_NAMES.index("torch")] >= state.scorched.bit_count())}
