"""The Imperator beside a real table: a position and the answers give its steps, and what only the table knows is asked."""
from typing import Any

import pytest

from kotatsu.games.battlecrest.door import GAME
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import Phrase
from kotatsu.server.companion import companion_json
from kotatsu.server.wire import CompanionWish
from kotatsu.words import LANGUAGES, translator
from tests.games.battlecrest.scene import L1, in_setting, row, side

pytestmark = pytest.mark.usefixtures("either_way_round")


def entered(**fields: Any) -> dict[str, Any]:
    """A position as somebody enters it: you are Forge, the Imperator plays Whispyr."""
    return in_setting({
        "options": {"players": 1, "heroes": ["forge"], "imperator": "whispyr"}, "landmarks": L1,
        "sides": [side("forge", "2c"), side("whispyr", "1d", health=11, minion="3b", row=row("whispyr"))], **fields})


def run(position: dict[str, Any], *answers: str, kind: str = "turn", number: int = 0, shuffles: bool = False) -> dict[str, Any]:
    return companion_json(GAME, CompanionWish(position, {"kind": kind, "number": number}, list(answers), shuffles))


def kinds(found: dict[str, Any]) -> list[str]:
    return [step["kind"] for step in found["steps"]]


def phrase(said: Any) -> Any:
    """What came over the wire as a phrase again."""
    return Phrase(said["id"], {name: phrase(arg) for name, arg in said.get("args", {}).items()}) if isinstance(said, dict) else said


@pytest.mark.rule("BC9.2", "BC9.8")
def test_the_deck_lies_on_the_table_so_the_page_asks_which_card_was_turned_up():
    found = run(entered())
    assert (found["question"]["key"], len(found["question"]["replies"]), kinds(found)) == ("order", 12, ["turn"])
    whole = run(entered(), "order 3a")
    assert whole["moments"][-1]["position"]["order"] == "3a" and "moved" in kinds(whole)
    assert run(entered(order="1a", discard=["3b"]), "order 3a")["steps"][1]["kind"] == "order"   # the table is right
    with pytest.raises(Unreadable):
        run(entered(), "order 9a")


def test_left_to_the_page_luck_is_the_same_every_time_it_is_counted():
    one, other = (run(entered(luck={"seed": 7}), shuffles=True) for _ in range(2))
    assert one == other and "order" in kinds(one)


@pytest.mark.rule("BC6.2", "BC5.3")
def test_your_own_cards_stay_yours_only_the_wounds_are_asked():
    asked = run(entered(), "order 3a")
    assert asked["question"]["key"] == "wounds" and not asked["question"]["luck"]
    replies = [reply["answer"] for reply in asked["question"]["replies"]]
    assert replies[:2] == ["wounds 0", "wounds 1"]
    health = asked["moments"][0]["position"]["sides"][0]["health"]
    through = run(entered(), "order 3a", "wounds 1")
    assert through["question"] is None and through["moments"][-1]["position"]["sides"][0]["health"] == health - 1
    assert through["steps"][:len(asked["steps"])] == asked["steps"]
    none = run(entered(), "order 3a", "wounds 0")
    assert none["moments"][-1]["position"]["sides"][0]["health"] == health and "wounded" not in kinds(none)
    turned = [reply for reply in replies if len(reply.split()) == 3]
    for reply in turned:                         # a landmark that your defence used lies on its other side
        before, after = asked["moments"][-1]["position"]["landmarks"], run(entered(), "order 3a", reply)["moments"]
        assert before != after[-1]["position"]["landmarks"]
    with pytest.raises(Unreadable):
        run(entered(), "order 3a", "wounds 9")


@pytest.mark.rule("BC12.1", "BC12.2", "BC12.5")
def test_it_defends_against_an_attack_of_yours():
    found = run(entered(), "order 2b", kind="defence", number=4)
    assert "defended" in kinds(found) and found["question"] is None
    assert found["moments"][-1]["position"]["order"] == "2b"
    assert kinds(run(entered(), kind="minion-defence", number=9)) == ["removed"]
    with pytest.raises(Unreadable):
        run({**entered(), "sides": [side("forge", "2c"), side("whispyr", "1d", minion=None)]}, kind="minion-defence", number=9)


def test_a_corrected_position_goes_on_where_the_table_stands():
    """Every moment is a position: with a correction in it, what was not done yet is counted anew."""
    asked = run(entered(), "order 3a")
    for moment in asked["moments"]:
        again = run(moment["position"], "order 3a", kind="go-on") if moment["position"]["next"][0] == "TurnUpOrder" else None
        if again is not None:
            assert kinds(again) == kinds(asked)[1:]
    here = asked["moments"][-1]["position"]
    here["sides"][0]["health"] = 1
    assert [reply["answer"] for reply in run(here, kind="go-on")["question"]["replies"]][:2] == ["wounds 0", "wounds 1"]
    assert run(here, "wounds 1", kind="go-on")["over"]["results"] == [-1]


def test_three_turns_from_a_position_entered_by_hand():
    position, turns = entered(), []
    for order in ("order 3a", "order 1b", "order 5a"):
        answers = [order]
        found = run(position, *answers)
        while found["question"]:
            assert found["question"]["key"] == "wounds"
            answers.append("wounds 0")
            found = run(position, *answers)
        position = found["moments"][-1]["position"]
        turns.append(position["turn"])
        for step in found["steps"]:
            assert step["rule"] and step["why"]
            assert all(translator(lang, strict=True).format(phrase(step["words"])) for lang in LANGUAGES)
    assert turns == [1, 2, 3]


def test_only_a_solo_position_has_an_imperator():
    with pytest.raises(Unreadable):
        run({"sides": [side("forge", "2c"), side("whispyr", "1d")]})
    with pytest.raises(Unreadable):
        run(entered(), kind="dance")
    look = run(entered(), kind="look")
    assert look["steps"] == [] and "components" in look and len(look["moments"]) == 2
