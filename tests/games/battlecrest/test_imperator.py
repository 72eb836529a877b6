"""BC9, BC12, BC17: the order deck, the compass, the Imperator's turn and defence."""

import pytest

from kotatsu.games.battlecrest.book import LEVELS, Step
from kotatsu.games.battlecrest.grid import CELLS
from kotatsu.games.battlecrest.phases.orders import by_compass
from kotatsu.kernel.luck import Luck
from tests.games.battlecrest.scene import GAME, Scene, its_turn, row, side, solo, used

pytestmark = pytest.mark.usefixtures("either_way_round")

YOU = side("forge", "6f")


@pytest.mark.rule("BC9.2", "BC9.1")
def test_to_advance_is_to_discard_the_top():
    scene = its_turn(YOU, side("akhena", "1a"), "3a")
    assert (scene.position()["order"], scene.position()["discard"], scene.view()["deck"]) == ("3a", ["1a"], 5)
    assert scene.position()["deck"] == ["2", "4", "5", "6"] and scene.told().count("order") == 1


@pytest.mark.rule("BC9.3")
def test_an_empty_deck_is_shuffled_and_turned_over():
    scene = solo(
        YOU, side("akhena", "1a"), ("order 2b",), active="akhena", order="6a", discard=["1a", "2a", "3b", "4a", "5b"], deck=[]
    )
    assert (scene.view()["deck"], scene.view()["discard"], scene.position()["order"]) == (6, [], "2b")
    assert scene.position()["deck"] == ["1b", "3a", "4b", "5a", "6b"] and "reshuffled" in scene.told()
    mine = solo(
        side("mutino", "1a", minion=None),
        side("akhena", "1d", health=13),
        ("order 1b",),
        order="6a",
        discard=["1a", "2a", "3b", "4a", "5b"],
        deck=[],
    )
    mine.do("activate long-shot", "attack akhena")  # in the middle of your turn
    assert mine.view()["deck"] == 6 and mine.position()["order"] == "1b"


@pytest.mark.rule("BC9.4", "BC9.5", "BC9.12")
def test_the_compass_always_decides():
    scene = solo(YOU, side("akhena", "1a"))
    state = scene.table.state.copy()
    orders = state.book.printed.orders
    assert len(orders) == 12
    for face, order in enumerate(orders):
        state.order = face
        assert (order.black + order.grey) % 2 == 1 and sorted(order.steps) == [Step.MOVE, Step.ACTIVATE, Step.REFRESH]
        found = {by_compass(state, 1 << one | 1 << other) for one in range(CELLS) for other in range(CELLS) if one != other}
        assert len(found) == CELLS - 1  # no two cells are equal: all but the last one win
    state.order = 0  # 1a: N E
    for one, other, farther in ((0, 2, 2), (5, 6, 5)):
        cells = [CELLS - 1 - cell if scene.turned else cell for cell in (one, other, farther)]
        assert by_compass(state, 1 << cells[0] | 1 << cells[1]) == cells[2]


@pytest.mark.rule("BC9.6", "BC9.10")
@pytest.mark.parametrize(
    ("order", "cards", "chosen"),
    [
        ("1a", ("fate-herald used",), "ancestor-ward"),
        ("6a", ("staff-sweep used",), "sky-descent"),
        ("1a", (), "fate-herald"),
        ("6a", (), "staff-sweep"),
    ],
)
def test_the_order_chooses_the_card(order, cards, chosen):
    scene = its_turn(YOU, side("akhena", "1a", health=13, row=row("akhena", *cards)), order)
    assert [told["card"].id for told in scene.events("activated")] == [f"battlecrest-card-{chosen}"]
    assert scene.rules("activated") == ["BC9.6"]


@pytest.mark.rule("BC9.10", "BC9.9")
def test_without_a_ready_card_the_hero_does_nothing_but_refresh():
    scene = its_turn(YOU, side("akhena", "1a", health=13, row=used("akhena")), "1a")
    assert scene.cell("akhena") == "1a" and scene.rules("no-card") == ["BC9.9", "BC9.10"] and not scene.events("fallback")
    assert scene.row("akhena") == [f"{card} back" for card in row("akhena")] and scene.health("forge") == 11


@pytest.mark.rule("BC9.9", "BC10.2")
def test_the_minion_moves_even_without_a_ready_card():
    still = its_turn(YOU, side("mutino", "1a", minion="1f", row=used("mutino")), "1a")
    assert still.minion("mutino") == "1f"
    moved = its_turn(YOU, side("mutino", "1a", minion="1b", row=used("mutino")), "1a")
    assert moved.minion("mutino") == "1c" and moved.landmark("2b") == "1B"  # value 0 and the MOVE of its cell


PRINTED = """1a MAR N E left 1 1 -; 1b AMR S W right 1 0 u; 2a RMA E S right 2 0 -; 2b MAR W N left 2 0 u; 3a MRA S E left 1 1 -;
3b ARM N W right 1 2 -; 4a MAR W S right 1 1 -; 4b RMA E N left 2 -1 u; 5a AMR N W left 2 0 u; 5b MRA S E right 1 1 -;
6a MAR E N right 2 -1 u; 6b RAM W S left 2 1 -"""
FACES = [text.strip() for text in PRINTED.replace("\n", " ").split(";")]


@pytest.mark.rule("BC9.8", "BC17.1", "BC17.2", "BC17.3", "BC17.4", "BC17.5", "BC17.6")
@pytest.mark.parametrize("face", FACES)
def test_the_steps_come_in_printed_order(face):
    order, steps = face.split()[:2]
    kinds = [{"M": "moved", "A": "activated", "R": "refresh"}[letter] for letter in steps]
    scene = its_turn(
        YOU, side("akhena", "1a", health=13, row=["staff-sweep back", "ancestor-ward", "sky-descent", "fate-herald"]), order
    )
    while scene.asks() == "forge" and scene.question() == "Defend":
        scene.do("take")
    told = [kind for kind in scene.told() if kind in ("moved", "stayed", "activated", "refresh")]
    assert [told.index(kind) for kind in kinds] == sorted(told.index(kind) for kind in kinds)


@pytest.mark.rule("BC9.11", "BC9.7", "BC16.2")
@pytest.mark.parametrize(
    ("hero", "ready", "refocuses"), [("akhena", 2, True), ("akhena", 3, False), ("whispyr", 1, True), ("whispyr", 2, False)]
)
def test_the_refresh_check_counts_ready_cards_at_that_moment(hero, ready, refocuses):
    cards = [text if number < ready else f"{text} used" for number, text in enumerate(row(hero))]
    scene = its_turn(
        YOU, side(hero, "1a", row=cards, **({"minion": None} if hero == "whispyr" else {})), "3a"
    )  # move, refresh 1, activate
    assert bool(scene.events("refocused")) == refocuses
    told = scene.events("refresh")[0]
    assert (told["ready"], told["limit"]) == (ready, 2 if hero == "akhena" else 1)


@pytest.mark.rule("BC17.1", "BC17.2", "BC17.3", "BC17.4", "BC17.5", "BC17.6", "BC9.12")
def test_the_order_cards_are_those_of_the_index():
    scene = solo(YOU, side("akhena", "1a"))
    printed = scene.table.state.book.printed
    arrows = "SWNE" if scene.turned else "NESW"
    found = []
    for name, order in zip(printed.order_names, printed.orders, strict=True):
        steps = "".join("MAR"[step] for step in order.steps)
        found.append(
            f"{name} {steps} {arrows[order.black]} {arrows[order.grey]} {'right' if order.rightmost else 'left'} "
            f"{order.refresh} {order.defence} {'u' if order.unique else '-'}"
        )
    assert found == FACES


# --- defence


def attacked(imperator, order, now="1a", **fields):
    scene = solo(side("mutino", "1a", minion=None), imperator, (f"order {order}",), order=now, **fields)
    return scene.do("activate long-shot", "attack " + imperator["hero"])


@pytest.mark.rule("BC12.1", "BC12.2", "BC12.4", "BC17.1")
def test_it_advances_first_and_the_new_order_chooses_the_card():
    scene = attacked(side("akhena", "1d", health=13), "6a")  # now left, next right with -1
    assert scene.row("akhena")[3] == "staff-sweep used" and scene.position()["order"] == "6a"
    assert scene.health("akhena") == 10 and scene.rules("defended") == ["BC12.2"]  # 1 - 1 = 0
    scene.table.state_luck("order 2a")
    scene.do("prime dirty-trick")
    assert scene.position()["discard"] == ["1a", "6a"]  # its own turn advances once more


@pytest.mark.rule("BC12.1")
def test_it_defends_whatever_the_attack_value():
    data = {"cards": [{"id": "long-shot.start", "text": "attack 0 r2-4"}]}
    scene = attacked(side("akhena", "1d", health=13), "6a", data=data)
    assert scene.row("akhena")[3] == "staff-sweep used" and scene.position()["order"] == "6a" and scene.health("akhena") == 13


@pytest.mark.rule("BC12.3", "BC11.16")
def test_modifier_landmark_item_and_crests_but_no_unique_crest():
    assert attacked(side("akhena", "1d", health=13), "3b").health("akhena") == 13  # 1 and 2 against 3
    landmark = attacked(
        side("forge", "2d", health=11, row=["arsenal-barrage", "piston-fist", "siege-advance used"]),
        "5a",
        landmarks={"2b": "1A", "2e": "2A", "3d": "4A", "4c": "3A", "5b": "5A", "5e": "6A"},
    )
    assert landmark.health("forge") == 11 and landmark.landmark("2e") == "2B"  # 1, the shield, DEF
    ward = ["ancestor-ward back", "fate-herald", "sky-descent", "staff-sweep"]
    assert attacked(side("akhena", "1d", health=13, row=ward), "5a").health("akhena") == 11  # unique crest: not for defence
    primed = ["ancestor-ward back", "fate-herald", "sky-descent", "staff-sweep used"]
    assert attacked(side("akhena", "1d", health=13, row=primed), "5a").health("akhena") == 12


@pytest.mark.rule("BC12.5", "BC12.6", "BC10.1")
def test_minion_and_hazards_leave_the_deck_alone():
    minion = solo(side("akhena", "6a"), side("mutino", "1f", minion="6b"), order="1a").do(
        "activate sky-descent", "skip", "attack rig"
    )
    assert minion.minion("mutino") is None and minion.position()["order"] == "1a"
    pushed = solo(side("akhena", "5d"), side("forge", "4d", health=11), order="1a").do(
        "activate staff-sweep", "push forge 4e", "push-on 4d"
    )
    assert pushed.health("forge") == 9 and pushed.position()["order"] == "1a"


@pytest.mark.rule("BC13.6", "BC13.7", "BC9.8")
@pytest.mark.parametrize("number", range(6))
def test_a_difficulty_changes_nothing_but_the_health_at_the_start(number):
    """From the same position the Imperator takes the same turn on each level, whatever the heroes, landmarks and wounds."""
    luck = Luck(number)
    options = {**GAME.fuzz_options(4 * number, luck), "own_rows": False}
    given = GAME.fuzz_position(options, luck)
    found = []
    for level in LEVELS:
        position = {**given, "options": {**options, "level": level}, "active": options["imperator"]}
        scene = Scene(position)
        found.append({**scene.position(), "options": None})
        assert scene.told().count("order") == 1
    assert found[0] == found[1] == found[2]
