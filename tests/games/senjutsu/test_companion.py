"""The solo bots beside a real table: the card that was turned up is asked for, and each part of it is told with its step."""
from typing import Any

import pytest

from kotatsu.games.senjutsu.door import GAME
from kotatsu.kernel.errors import Unreadable
from kotatsu.server.companion import companion_json
from kotatsu.server.wire import CompanionWish

ENTERED = {"options": {"terrain": "none"}, "figures": ["ronin 0,0 ^0 played=031 asks=no", "katana-1 1,-1 ^4 middle"]}


def run(position: dict[str, Any], kind: str, *answers: str, shuffles: bool = False) -> dict[str, Any]:
    return companion_json(GAME, CompanionWish(position, {"kind": kind}, list(answers), shuffles))


def kinds(found: dict[str, Any]) -> list[str]:
    return [step["kind"] for step in found["steps"]]


def last(found: dict[str, Any]) -> dict[str, Any]:
    position: dict[str, Any] = found["moments"][-1]["position"]
    return position


@pytest.mark.rule("S13.F.4", "S13.A.3b")
def test_its_card_is_asked_for_and_its_part_is_told_step_by_step():
    asked = run(ENTERED, "reveal")
    assert asked["question"]["key"] == "card" and "shown solo-017" in [one["answer"] for one in asked["question"]["replies"]]
    shown = run(ENTERED, "reveal", "shown solo-017")
    assert shown["question"] is None and "revealed" in kinds(shown)
    bot = last(shown)["figures"][1]
    assert bot["played"] == "solo-017" and "place" in bot and "place" not in last(shown)["figures"][0]
    part = run(last(shown), "part")
    assert {"decided", "resolves"} <= set(kinds(part)) and all(step["rule"] for step in part["steps"])
    assert last(part)["figures"][0]["hex"] == "0,0"
    for moment in part["moments"]:                # every moment can be corrected and goes on
        assert last(run(moment["position"], "go-on"))["figures"] == last(part)["figures"]


@pytest.mark.rule("S13.F.5")
def test_turn_after_turn_whatever_the_table_turns_up():
    position, seen = ENTERED, []
    for card in ("solo-017", "solo-003", "solo-017", "solo-036"):    # the decks on the table are not those that were counted here
        found = run(position, "reveal", f"shown {card}")
        while found["question"] is None and any("place" in figure for figure in last(found)["figures"]):
            found = run(last(found), "part", shuffles=True)
        seen.append(last(found)["figures"][1]["played"])
        position = last(found)
    assert seen == ["solo-017", "solo-003", "solo-017", "solo-036"] and position["turn"] == 5
    with pytest.raises(Unreadable):
        run(position, "part")


def test_what_is_no_card_of_a_bot():
    for text in ("shown solo-999", "shown 031", "dance"):
        with pytest.raises(Unreadable):
            run(ENTERED, "reveal", text)
    with pytest.raises(Unreadable):
        run({"figures": ["ronin", "student"]}, "reveal")
