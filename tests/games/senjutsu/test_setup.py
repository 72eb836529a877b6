"""S2, S13.1, S13.N, S21: set-up, bots' decks, battlefields. (Decks of one's own: test_decks.py.)"""
from typing import Any

import pytest

from kotatsu.games.senjutsu.book import Terrain
from kotatsu.games.senjutsu.data import BOTS, make_book
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.phases.setup import LayTerrain, open_pool
from kotatsu.games.senjutsu.printed import bots, hexes, printed, tables
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.table import Table
from tests.games.senjutsu.cases import make

CHARACTERS: dict[str, dict[str, Any]] = {row["id"]: row for row in tables()["character"]}
FIELDS: dict[str, dict[str, Any]] = {row["id"]: row for row in tables()["battlefield"]}


def begin(seed: int = 1, **options: Any) -> Table[Any]:
    return Table.new(GAME, {"terrain": "none", **options}, seed)


def answer(table: Table[Any], *wanted: str) -> Table[Any]:
    for text in wanted:
        table.do(table.decisions()[0], text)
    return table


def settle(table: Table[Any]) -> Table[Any]:
    """The first answer to everything until the first turn."""
    while table.state.turn == 0:
        table.do(table.decisions()[0], table.legal_texts(table.decisions()[0])[0])
    return table


# --- set-up

@pytest.mark.rule("S2.1", "S2.1.3")
def test_terrain_is_placed_one_piece_at_a_time_the_highest_first() -> None:
    table = begin(terrain="placed", characters=["master", "ronin"])
    order = []
    for number in range(6):
        order.append(table.seats[table.decisions()[0]])
        legal = table.legal_texts(table.decisions()[0])
        assert not [text for text in legal if text.endswith((" 0,3", " 0,-3"))]
        place = (" 0,0", " 1,1", " 1,0", " -1,0", " -1,1", " 2,0")[number]
        table.do(table.decisions()[0], next(text for text in legal if text.endswith(place)))
    assert order == ["master", "ronin"] * 3
    assert len(table.view(0)["terrain"]) == 6


@pytest.mark.rule("S2.1")
def test_terrain_is_split_evenly_and_placed_clockwise() -> None:
    table = begin(players=3, terrain="placed", characters=["ronin", "student", "master"])
    assert placing_order(table) == ["master", "ronin", "student"] * 2
    four = begin(players=4, terrain="placed", characters=["ronin", "student", "master", "warrior"])
    assert placing_order(four) == ["master", "warrior", "ronin", "student"]


def placing_order(table: Table[Any]) -> list[str]:
    """Who places each piece of terrain."""
    order = []
    while table.legal_texts(table.decisions()[0])[0].startswith("lay"):
        order.append(table.seats[table.decisions()[0]])
        answer(table, table.legal_texts(table.decisions()[0])[-1])
    return order


@pytest.mark.rule("S2.1.3", "S10.boat")
def test_a_boat_may_lie_beside_the_board() -> None:
    scene = make("student @0,3 / ronin @0,-3")
    state = scene.table.state
    state.book.place_terrain = [Terrain.BOAT, Terrain.ROCKS]
    boats = [GAME.format(state, action) for action in LayTerrain(0, 0).options(state)]
    rocks = [GAME.format(state, action) for action in LayTerrain(0, 1).options(state)]
    assert "lay boat 0,-4" in boats and "lay boat 0,0" in boats and not [text for text in boats if text.endswith("0,-6")]
    assert "lay rocks 0,0" in rocks and "lay rocks 0,3" not in rocks and "lay rocks 0,-4" not in rocks


@pytest.mark.rule("S2.2", "S2.4", "S21.2")
def test_the_track_and_who_stands_first() -> None:
    table = begin(players=4, characters=["ronin", "master", "student", "warrior"])
    assert [table.seats[seat] for seat in table.state.track] == ["master", "student", "warrior", "ronin"]
    duel = begin(characters=["ronin", "master"])
    assert duel.decisions() == [0] and duel.legal_texts(0)[0] == "stand 0,3 0"
    assert len(duel.legal_texts(0)) == 6                 # any facing
    answer(duel, "stand 0,3 0")
    assert duel.decisions() == [1] and duel.legal_texts(1)[0] == "stand 0,-3 3"


@pytest.mark.rule("S2.3", "S3.8.3")
def test_core_cards_never_count_nor_go() -> None:
    scene = make("student 121 122 123 124 125 126 s1 / ronin @3,0 s1").play("stun", "stun")
    assert scene.question() == "DiscardDown"
    full = make("student 121 122 123 124 125 s1 / ronin @3,0 s1").play("stun", "stun")     # five beside the two core cards
    assert full.question() == "ChooseCards"
    core = make("student 127 / ronin @3,0 s1").play("-", "stun")
    assert core.offers() == ["discard 127"]


@pytest.mark.rule("S2.3")
def test_everybody_begins_neutral_without_focus() -> None:
    table = settle(begin(characters=["student", "ronin"]))
    for figure in table.view(0)["figures"]:
        assert (figure["kamae"], figure["focus"], figure["wounds"]) == ("N", 0, 0)


@pytest.mark.rule("S2.5", "S2.6", "S2.8")
def test_prepared_cards_are_fetched_once_each() -> None:
    table = begin(characters=["student", "ronin"])
    while table.item is not None and type(table.item).__name__ != "Prepare":
        table.do(table.decisions()[0], table.legal_texts(table.decisions()[0])[0])
    if table.decisions() == [1]:
        answer(table, "pass")
    assert table.legal_texts(0) == ["pass", "prepare 044", "prepare 045", "prepare 121", "prepare 124"]
    answer(table, "prepare 044")
    assert table.legal_texts(0) == ["pass", "prepare 045", "prepare 121", "prepare 124"]
    answer(table, "prepare 124", "pass")
    settle(table)
    seen = table.view(1)["figures"][0]
    assert seen["cards"] == 6 and seen["deck"] == 24 and "hand" not in seen and "044" not in str(seen)   # one drawn in turn 1


@pytest.mark.rule("S2.9")
def test_each_character_takes_part_once() -> None:
    with pytest.raises(Illegal) as twice:
        make_book({"characters": ["master", "master"]}, None)
    assert twice.value.rule == "S2.9"
    with pytest.raises(Illegal):
        make_book({"mode": "solo", "players": 1, "characters": ["master"], "bots": ["master"]}, None)
    assert make_book({"characters": ["master", "master"], "mirror": True}, None).seat_names == ["master-1", "master-2"]


# --- decks

def other_than(name: str) -> str:
    return "ronin" if name != "ronin" else "master"


# --- bots' decks

@pytest.mark.rule("S13.1.pools")
def test_eight_pools() -> None:
    book = make_book({"mode": "solo", "players": 1, "characters": ["student"]}, None)
    assert [len(pool) for pool in book.pools[1:]] == [4, 5, 4, 12, 10, 3, 3, 5]


OWN = {"leader": 0, "katana": 0, "yari": 0, "yumi": 0, "arquebusier": 0, "master": 4, "student": 4, "ronin": 4, "warrior": 4}
DECKS = {"leader": ({1: 2, 4: 2, 5: 1}, [(4, 5)]), "katana": ({2: 1, 4: 2, 5: 1}, [(4, 5)]), "yari": ({2: 1, 3: 2, 5: 1}, [(3, 5)]),
         "yumi": ({2: 1, 5: 1, 6: 1}, [(2, 5, 6), (2, 5, 6)]), "arquebusier": ({2: 1, 5: 1, 7: 3}, [(2, 5)]),
         "master": ({1: 1, 4: 2, 5: 1}, [(2, 4, 5)]), "student": ({1: 1, 4: 2, 5: 1}, [(2, 4, 5)]),
         "ronin": ({1: 1, 3: 1, 4: 1, 5: 1}, [(2, 4, 5)]), "warrior": ({1: 1, 3: 1, 4: 1, 5: 1}, [(2, 4, 5)])}


def built(kind: str, seed: int = 1, **options: Any) -> Table[Any]:
    """A solo game whose bots have their decks; the first pool is picked for extra cards."""
    player = "student" if kind != "student" else "ronin"
    table = begin(seed, mode="solo", players=1, characters=[player], bots=[kind], **options)
    while table.state.turn == 0 and type(table.item).__name__ != "Prepare":
        table.do(0, table.legal_texts(0)[0])
    return table


@pytest.mark.rule("S13.1.Leader", "S13.1.Katana", "S13.1.Yari", "S13.1.Yumi", "S13.1.Arquebusier", "S13.1.Master", "S13.1.Student",
                  "S13.1.Ronin", "S13.1.Warrior")
@pytest.mark.parametrize("kind", BOTS)
def test_a_bots_deck(kind: str) -> None:
    cards = printed()
    deck = built(kind).state.bags[1]
    pools, extra = DECKS[kind]
    wanted = dict(pools)
    for choice in extra:                                 # the first pool was picked
        wanted[choice[0]] = wanted.get(choice[0], 0) + 1
    assert len(deck) == OWN[kind] + sum(wanted.values())
    assert {pool: sum(cards.pool[card] == pool for card in deck) for pool in wanted} == wanted
    assert sum(cards.pool[card] == 0 for card in deck) == OWN[kind] and not any(cards.nightmare[card] for card in deck)


@pytest.mark.rule("S13.1.extra")
def test_the_player_picks_the_pool_of_an_extra_card() -> None:
    table = begin(mode="solo", players=1, characters=["student"], bots=["katana"])
    while type(table.item).__name__ != "PickPool":
        table.do(0, table.legal_texts(0)[0])
    assert table.legal_texts(0) == ["pool 4", "pool 5"]
    answer(table, "pool 5")
    assert sum(printed().pool[card] == 5 for card in table.state.bags[1]) == 2
    assert "solo" not in str(table.view(0)["figures"][1]["deck"])


@pytest.mark.rule("S13.1.empty")
def test_an_empty_pool_is_replaced_by_another_of_the_bots_list() -> None:
    scene = make("student / yari-1 @0,-3")
    state = scene.table.state
    state.pools = tuple(tuple(pool) for pool in state.book.pools)

    def emptied(*empty: int) -> int:
        state.pools = tuple(() if number in empty else tuple(pool) for number, pool in enumerate(state.book.pools))
        return open_pool(state, 1, 3)

    assert [emptied(), emptied(3), emptied(3, 5), emptied(2, 3, 5)] == [3, 5, 2, 4]


@pytest.mark.rule("S13.N.1", "S13.N.2", "S13.N.3")
def test_nightmare_decks() -> None:
    cards = printed()
    katana = built("katana", nightmare=True).state.bags[1]
    assert len(katana) == 5 and sum(cards.pool[card] == 8 for card in katana) == 1
    for kind in ("master", "student", "ronin", "warrior"):
        deck = built(kind, nightmare=True).state.bags[1]
        assert len(deck) == 9 and [cards.nightmare[card] for card in deck].count(True) == 1
        assert not any(cards.pool[card] == 8 for card in deck)
        assert sum(cards.pool[card] in (3, 4) for card in deck) == 1
        assert not any(cards.pool[card] == 3 for card in deck)               # of pools 3 and 4 the first listed makes room
    for kind in ("yumi", "arquebusier"):
        assert sorted(built(kind, nightmare=True).state.bags[1]) == sorted(built(kind).state.bags[1])


@pytest.mark.rule("S13.N.1", "S13.N.2", "S13.N.3")
@pytest.mark.parametrize(("kind", "size", "hard"), [
    ("katana", 5, 3), ("leader", 6, 3), ("yari", 5, 3), ("master", 9, 1), ("ronin", 9, 1), ("yumi", 5, 0), ("arquebusier", 6, 0)])
def test_nightmare_of_all_attacks_as_an_option(kind: str, size: int, hard: int) -> None:
    """O4: every card that would come from pool 3 or 4, the extra one too if its pool is one of these."""
    cards = printed()
    deck = built(kind, nightmare_all=True).state.bags[1]
    assert len(deck) == size and not any(cards.pool[card] in (3, 4) for card in deck)
    assert sum(cards.pool[card] == 8 for card in deck) == hard
    assert sum(cards.nightmare[card] and not cards.pool[card] for card in deck) == (kind in ("master", "ronin"))


# --- battlefields

@pytest.mark.rule("S21.1")
def test_four_battlefields() -> None:
    assert {name: len(hexes(row["hexes"])) for name, row in FIELDS.items()} == {
        "snow-field": 37, "burning-village": 19, "frozen-lake": 31, "ice-bridge": 25}
    assert (0, -3) not in hexes(FIELDS["frozen-lake"]["hexes"]) and (0, -3) in hexes(FIELDS["snow-field"]["hexes"])


@pytest.mark.rule("S21.2")
@pytest.mark.parametrize("name", sorted(FIELDS))
def test_start_hexes_lie_on_the_board_and_are_free(name: str) -> None:
    row = FIELDS[name]
    board = {f"{q},{r}" for q, r in hexes(row["hexes"])}
    filled = {piece.split(":")[1] for piece in row["terrain"].split() if piece.split(":")[0] not in ("gate", "boat", "corpse")}
    listed = [*row["duel"], *row["letters"].values(), *row["teams"][0], *row["teams"][1]]
    starts = {start.split()[0] for start in listed}
    assert starts <= board and not starts & filled
    table = begin(battlefield=name, terrain="recommended")
    settle(table)
    assert [figure["hex"] for figure in table.view(0)["figures"]] == [start.split()[0] for start in row["duel"]]


@pytest.mark.rule("S21.3")
def test_three_and_four_for_themselves() -> None:
    three = begin(players=3, characters=["ronin", "master", "student"])
    assert set(three.legal_texts(three.decisions()[0])) >= {"stand 0,3 0", "stand -3,0 2", "stand 3,-3 4"}
    assert len({text.split()[1] for text in three.legal_texts(three.decisions()[0])}) == 3
    answer(three, "stand 0,3 0")
    assert {text.split()[1] for text in three.legal_texts(three.decisions()[0])} == {"-3,0", "3,-3"}
    four = begin(players=4)
    wanted = {"stand -3,3 1", "stand 3,-3 4", "stand -3,0 2", "stand 3,0 5"}
    assert set(four.legal_texts(four.decisions()[0])) >= wanted


@pytest.mark.rule("S21.4", "S2.4")
def test_teams_share_an_edge() -> None:
    table = begin(players=4, mode="teams", characters=["ronin", "master", "student", "warrior"])
    places = {}
    while type(table.item).__name__ == "StandOn":
        seat = table.decisions()[0]
        places[table.seats[seat]] = {text.split()[1] for text in table.legal_texts(seat)}
        table.do(seat, table.legal_texts(seat)[0])
    assert places["ronin"] == {"-1,3", "1,2"} and places["warrior"] == {"-1,-2", "1,-3"}
    assert places["student"] == {"1,2"} and places["master"] == {"1,-3"}


@pytest.mark.rule("S13.1.specials", "S13.1.Pair", "S13.1.Stealth", "S13.1.Onna", "S13.1.Wakou", "S13.1.Yojimbo")
def test_expansion_bots_are_offered_only_with_their_own_cards() -> None:
    assert set(BOTS) == {"leader", "katana", "yari", "yumi", "arquebusier", "master", "student", "ronin", "warrior"}
    for name in ("monk", "kojiro", "musashi", "sailor", "yasuke", "ashigaru", "hachiko", "assassin", "ninja", "onna-bugeisha",
                 "wakou", "yojimbo"):
        with pytest.raises(Unreadable):
            make_book({"mode": "solo", "players": 1, "characters": ["student"], "bots": [name]}, None)
    assert not bots()["master"].ranged
