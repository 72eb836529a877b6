"""Logs are views too: who may read what, and a numbering that tells nothing."""
import json

from toy import GAME
from toy.scene import play, scene, seat

from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.words import LANGUAGES, translator

ADA, BO, CY = 0, 1, 2


def table() -> Table:
    hands = [seat("Ada", "plum-1"), seat("Bo", "pear-1"), seat("Cy", "fig-1")]
    return scene("Turn seat=Ada", "Turn seat=Bo", "Turn seat=Cy", players=3, seats=hands)


def lines(table: Table, *viewers: int) -> list[tuple[int | None, str | None, list[str]]]:
    return [(entry["seat"], entry["action"], [event["kind"] for event in entry["events"]])
            for entry in table.log_for(viewers)]


def test_what_is_told_before_anybody_chose_is_kept():
    new = Table.new(GAME, seed=1)
    first = new.log_for()[0]
    assert (first["seat"], first["action"], first["luck"]) == (None, None, False)
    assert [event["kind"] for event in first["events"]] == ["begin"]


def test_dealt_cards_are_in_their_owners_log_only():
    new = Table.new(GAME, {"players": 3}, seed=1)
    for viewer in (ADA, BO, CY):
        dealt = {entry["action"] for entry in new.log_for([viewer]) if entry["action"]}
        assert dealt == {f"deal {card}" for card in new.view(viewer)["seats"][viewer]["hand"]}
    assert [entry["action"] for entry in new.log_for()] == [None, None]
    assert len([entry for entry in new.log_for([ADA, BO]) if entry["action"]]) == 4


def test_what_everybody_is_told_after_hidden_luck_is_read_by_everybody():
    """The first round begins after the last card is dealt: the others read of the round, not of the card."""
    new = Table.new(GAME, {"players": 3}, seed=1)
    assert [event["kind"] for event in new.log_for()[-1]["events"]] == ["round"]


def test_a_peek_is_seen_by_one_seat():
    peeked = table()
    peeked.state_luck("draw quince-2")
    peeked.do(ADA, "peek")
    assert lines(peeked, ADA) == [(ADA, "peek", []), (None, "draw quince-2", ["saw"])]
    assert lines(peeked, BO) == lines(peeked) == [(ADA, "peek", [])]
    peeked.do(ADA, "keep")
    assert [entry["n"] for entry in peeked.log_for([BO])] == [0, 1]
    assert "quince" not in json.dumps([peeked.log_for([BO]), peeked.view(BO), peeked.view(SPECTATOR)])
    assert peeked.view(ADA)["top"] == ["quince-2"]


def test_a_stolen_card_is_seen_by_two_seats():
    raided = table()
    raided.do(ADA, "raid Bo")
    raided.state_luck("roll 6", "steal pear-1")
    raided.do(BO, "pass")
    for viewer in (ADA, BO):
        assert lines(raided, viewer)[-1] == (None, "steal pear-1", ["stole", "stole-what"])
    for viewers in ([CY], []):
        assert lines(raided, *viewers)[-1] == (None, None, ["stole"])
    assert "pear-1" not in json.dumps(raided.log_for([CY]))


def test_what_nobody_sees_is_in_nobodys_log():
    rested = table()
    rested.do(ADA, "rest")
    assert len(rested.log) == 2
    for viewers in ([ADA], [BO], [], [ADA, BO, CY]):
        assert lines(rested, *viewers) == [(ADA, "rest", ["rested"])]


def test_a_hidden_choice_shows_who_but_not_what():
    searched = table()
    searched.do(ADA, "search")
    searched.do(ADA, "find fig-3")
    assert lines(searched, ADA)[-1] == (ADA, "find fig-3", ["found"])
    assert lines(searched, BO)[-1] == (ADA, None, ["found"])


def test_numbers_have_no_gaps_and_events_fit_the_wire():
    done = play(Table.new(GAME, {"players": 4}, seed=8), 8)
    for viewers in ([], [ADA], [BO, CY], [0, 1, 2, 3]):
        log = done.log_for(viewers)
        assert [entry["n"] for entry in log] == list(range(len(log)))
        for entry in log:
            assert set(entry) == {"n", "seat", "action", "luck", "round", "turn", "events"}
            assert all(set(event) == {"kind", "seat", "words", "rule"} for event in entry["events"])
            for event in entry["events"]:
                for lang in LANGUAGES:
                    assert translator(lang, strict=True).format_json(event["words"])
    json.dumps(done.log_for([ADA]))


def test_logs_of_games_that_differ_in_secrets_only_are_equal():
    """Whatever the viewer may believe in, played on with the same choices of the viewer's eyes, reads the same."""
    for seed in range(20):
        real = table()
        believed = Table(GAME, GAME.imagine(real.state, BO, Luck(seed)), Luck(seed))
        for one in (real, believed):
            one.do(ADA, "rest")
            one.do(BO, "raid Cy")
        assert real.log_for([BO]) == believed.log_for([BO])
        assert real.view(BO) == believed.view(BO)
