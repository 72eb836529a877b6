"""Set-up (Law 5) and appendices: seats, hands, ruins, dice, the order of the factions, totals, suit markers."""
from collections import Counter

import pytest

from kotatsu.games.root.book import CLEARINGS, ITEM_NAMES, ITEMS, NOWHERE, PIECE_TOTAL, PIECES, RUIN_ITEMS, WARRIORS, Piece
from kotatsu.games.root.door import GAME
from kotatsu.games.root.phases.battle import RollDice
from kotatsu.games.root.phases.setup import MarkClearing
from kotatsu.games.root.state import State
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.games.root.scene import new_game, scene

ALL = "M E A V V2 R"


def question(table: Table) -> str:
    return type(table.item).__name__


def play(table: Table, luck: Luck) -> str:
    """One choice by chance; its text."""
    seat = table.decisions()[0]
    texts = table.legal_texts(seat)
    text = texts[luck.below(len(texts))]
    table.do(seat, text)
    return text


def set_up(factions: str, seed: int = 1, **options: object) -> tuple[Table, list[str]]:
    """A game after its set-up, and the questions it asked."""
    table, luck, asked = new_game(factions, seed, **options), Luck(seed), []
    while table.state.turn == 0:
        asked.append(question(table))
        play(table, luck)
    return table, asked


@pytest.mark.rule("R5.1.1")
def test_the_first_player_is_drawn_and_turns_follow_the_seats() -> None:
    first = {set_up("A M E", seed)[0].view(-1)["active"] for seed in range(1, 13)}
    assert first == {0, 1, 2}
    table, asked = set_up("A M E", 2)
    assert asked[0] == "PlaceKeep" and [seat["points"] for seat in table.view(-1)["seats"]] == [0, 0, 0]
    start, luck = table.view(-1)["active"], Luck(1)
    while table.state.turn < 4:
        play(table, luck)
        assert table.view(-1)["active"] == (start + table.state.turn - 1) % 3


@pytest.mark.rule("R5.1.1")
def test_the_first_player_may_be_named() -> None:
    assert {set_up("A M E", seed, first=3)[0].view(-1)["active"] for seed in range(1, 5)} == {2}


@pytest.mark.rule("R5.1.3", "R-S2")
def test_three_cards_each_before_the_factions_set_up() -> None:
    table = new_game("M E A V", 1)
    assert question(table) == "PlaceKeep"
    view = table.view(-1)
    assert view["deck"] == 42 and [seat["hand"] for seat in view["seats"]] == [3, 3, 3, 3]
    luck = Luck(1)
    while question(table) != "ChooseCharacter":
        play(table, luck)
    view = table.view(2)
    assert view["deck"] == 39 and view["seats"][2]["hand"] == 3 and view["seats"][2]["board"]["supporters"] == 3


@pytest.mark.rule("R5.1.3-2")
def test_two_play_without_dominance_cards() -> None:
    table = new_game("M E", 1)
    state = table.state
    assert table.view(-1)["deck"] == 44
    dominance = {state.book.card_ids[card] for card in state.book.dominance}
    assert sorted(dominance) == ["dominance_bird", "dominance_fox", "dominance_mouse", "dominance_rabbit"]
    assert not {card for card in (*state.deck, *(card for hand in state.hands for card in hand)) if card in state.book.dominance}


@pytest.mark.rule("R5.1.3-2")
@pytest.mark.parametrize(("factions", "out"), [("M E", 4), ("C V", 4), ("R A", 4), ("M E A", 0), ("V C R", 0), ("M E A V", 0)])
def test_only_two_play_without_dominance_cards_whoever_they_are(factions: str, out: int) -> None:
    for seed in range(5):
        state = new_game(factions, seed).state
        dealt = [card for hand in state.hands for card in hand]
        assert len(state.removed) == out and set(state.removed) <= set(state.book.dominance)
        held = [card for card in (*state.deck, *dealt, *state.alliance.supporters, *state.souls) if card in state.book.dominance]
        assert len(held) == 4 - out, "each lies in the deck or was dealt, unless it left before the deal"
        assert len(dealt) == 3 * state.book.seats


@pytest.mark.rule("R5.1.4")
@pytest.mark.parametrize(("factions", "map_name", "ruins"), [("M E", "autumn", [6, 10, 11, 12]),
                                                             ("M E V", "autumn", [6, 10, 11, 12]), ("M E", "winter",
                                                                                                    [8, 9, 11, 12])])
def test_ruins_lie_in_every_game(factions: str, map_name: str, ruins: list[int]) -> None:
    table, _ = set_up(factions, 1, map=map_name)
    assert [clearing["n"] for clearing in table.view(-1)["clearings"] if clearing["ruin"]] == ruins
    if "V" not in factions:
        luck = Luck(1)
        for _ in range(200):
            if table.item is not None:
                play(table, luck)
        assert [clearing["n"] for clearing in table.view(-1)["clearings"] if clearing["ruin"]] == ruins


@pytest.mark.rule("R5.1.5")
def test_the_supply_of_items() -> None:
    assert set_up("M E", 1)[0].view(-1)["items"] == {
        "boots": 2, "sword": 2, "crossbow": 1, "torch": 0, "hammer": 1, "tea": 2, "coins": 2, "bag": 2}


@pytest.mark.rule("R5.1.6")
def test_two_dice_of_four_sides() -> None:
    table = scene("M E A", "9: M2, E2", active="M", phase="daylight", E={"hand": ["anvil_fox"]}).do("battle 9 eyrie")
    outcomes = RollDice().outcomes(table.state)
    assert len(outcomes) == len(set(outcomes)) == 16
    assert Counter(table.table.game.format(table.state, outcome) for outcome in outcomes) == Counter(
        f"roll {one} {other}" for one in range(4) for other in range(4))


@pytest.mark.rule("R5.1.7")
def test_factions_set_up_in_the_order_of_their_letters() -> None:
    _, asked = set_up("R C V A E M", 3)
    order = [name for place, name in enumerate(asked) if name not in asked[:place]]
    assert order[0] == "PlaceKeep" and order.index("StartBuilding") < order.index("ChooseCharacter") < order.index("CultCorner")
    assert order.index("CultCorner") < order.index("LandWarrior") < order.index("SetPrice")


# --- totals

def conserved(state: State) -> None:
    """RB: every component lies in exactly one place."""
    book, river = state.book, state.riverfolk
    cards = Counter([*state.deck, *state.order, *state.discard, *state.souls, *state.available, *state.removed,
                     *state.alliance.supporters,
                     *state.cult.revealed, *(card for hand in state.hands for card in hand),
                     *(card for column in state.eyrie.decree for card in column if card != book.vizier),
                     *(book.dominance[suit] for suit in state.dominance if suit != NOWHERE),
                     *(card for card in state.joined if card != NOWHERE),
                     *(book.effect_card[effect] for bits in state.effects for effect in range(11) if bits >> effect & 1)])
    assert cards == Counter(dict(enumerate(book.card_copies)))
    for seat in book.armies:
        total = state.supply[seat] + sum(state.warriors[seat::book.seats]) + river.payments[seat] + river.funds[seat]
        total += river.committed[seat] + sum(river.spaces[seat::book.seats])
        total += state.alliance.officers if seat == book.alliance else state.cult.acolytes if seat == book.cult else 0
        assert total == WARRIORS[book.faction[seat]] and state.supply[seat] >= 0
    for piece in range(PIECES):
        assert 0 <= sum(state.pieces[piece::PIECES]) <= PIECE_TOTAL[piece]
    for clearing in range(CLEARINGS):
        built = sum(state.pieces[clearing * PIECES + piece] for piece in range(Piece.WOOD))
        assert built + (state.ruins >> clearing & 1) <= book.slots[clearing]
    if not book.vagabonds:
        for item in range(ITEMS):
            boxes = sum(state.boxes[seat * ITEMS + item] for seat in range(book.seats))
            assert state.items[item] + boxes == {"boots": 2, "sword": 2, "crossbow": 1, "torch": 0, "hammer": 1, "tea": 2,
                                                 "coins": 2,
                                                 "bag": 2}[ITEM_NAMES[item]]
    quests = [*state.quests, *state.quest_deck, *(quest for board in state.vagabonds for quest in board.done)]
    assert sorted(quests) == (list(range(15)) if book.vagabonds else [])


def items_of(state: State) -> int:
    """Items anywhere, those of Vagabonds and under ruins too."""
    lying = sum(state.items) + sum(state.boxes) + sum(state.gone_items) + sum(sum(board.items) for board in state.vagabonds)
    return lying + len(state.hidden_items) + sum(len(items) for items in state.ruin_items)


@pytest.mark.rule("RB")
@pytest.mark.parametrize("factions", ["M E A", "M A C R", "E V C R", ALL])
def test_every_component_lies_in_exactly_one_place(factions: str) -> None:
    table, luck = set_up(factions, 6)[0], Luck(6)
    items, steps = items_of(table.state), 0
    vagabonds = len(table.state.vagabonds)
    assert items == 12 + vagabonds * len(RUIN_ITEMS) + sum(sum(board.items) for board in table.state.vagabonds)
    while table.item is not None and steps < 500:
        conserved(table.state)
        assert items_of(table.state) == items
        play(table, luck)
        steps += 1
    assert steps > 50


@pytest.mark.rule("RB")
def test_printed_totals() -> None:
    assert sum(WARRIORS) == 95 and sum(PIECE_TOTAL[:Piece.WOOD]) == 43 and sum(PIECE_TOTAL[Piece.WOOD:]) == 28
    book = new_game("M E V", 1).state.book
    assert sum(book.card_copies) == 54 and len(book.quest_ids) == 15


# --- maps

@pytest.mark.rule("RC.1")
def test_suit_markers_are_shuffled_in_winter_only() -> None:
    winters = {tuple(clearing["suit"] for clearing in set_up("M E", seed,
                                                             map="winter")[0].view(-1)["clearings"]) for seed in range(1, 6)}
    assert len(winters) > 1
    for suits in winters:
        assert sorted(suits) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
    autumns = {tuple(clearing["suit"] for clearing in set_up("M E", seed)[0].view(-1)["clearings"]) for seed in (1, 2)}
    assert autumns == {("fox", "mouse", "rabbit", "rabbit", "rabbit", "fox", "mouse", "fox", "mouse", "rabbit", "mouse", "fox")}


@pytest.mark.rule("RC.1")
def test_every_marker_that_is_left_may_come_next() -> None:
    state = State(GAME.book({"factions": ["M", "E"], "map": "winter"}))
    marker = MarkClearing(0)
    names = ["fox"] * 4 + ["rabbit"] * 4 + ["mouse"] * 4
    for clearing in range(CLEARINGS):
        left = Counter(GAME.format(state, outcome).split()[-1] for outcome in marker.outcomes(state))
        assert left == Counter(names[clearing:]), "as many as there are, four of each suit at first"
        MarkClearing(clearing).apply(state, next(outcome for outcome in marker.outcomes(state)
                                                 if GAME.format(state, outcome).endswith(names[clearing])))
    assert Counter(state.suits) == Counter({0: 4, 1: 4, 2: 4})
    suits = [[clearing["suit"] for clearing in set_up("M E", seed, map="winter")[0].view(-1)["clearings"]] for seed in range(40)]
    assert all(set(column) == {"fox", "rabbit", "mouse"} for column in zip(*suits, strict=True)), "anywhere any suit"


@pytest.mark.rule("R-data-autumn")
def test_corners_and_rivers_of_autumn() -> None:
    table = new_game("M E", 1)
    table.do(0, "keep 2")
    while question(table) == "StartBuilding":
        table.do(0, table.legal_texts(0)[0])
    assert {piece["piece"] for piece in table.view(-1)["clearings"][3]["pieces"]} == {"roost"}
    book = table.state.book
    assert {(a + 1, b + 1) for a in range(CLEARINGS) for b in book.rivers[a] if a < b} == {(4, 7), (7, 11), (10, 11), (5, 10)}


@pytest.mark.rule("R-data-winter")
def test_rivers_of_winter() -> None:
    book = new_game("M E", 1, map="winter").state.book
    assert {(a + 1, b + 1) for a in range(CLEARINGS) for b in book.rivers[a] if a < b} == {(7, 12), (10, 11), (11, 12)}
    assert sum(book.slots) == 22 and sum(len(paths) for paths in book.paths) == 32
