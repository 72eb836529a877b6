"""S13.2: the horde; S2.1.2, S12.5: joined battlefields."""
from typing import Any

import pytest

from kotatsu.games.senjutsu.data import make_book
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.movement import push_along
from kotatsu.games.senjutsu.phases.setup import BuildDeck, PickPool
from kotatsu.games.senjutsu.phases.solo import shot_at
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.table import Table
from tests.games.senjutsu.horde import BOTS, Run
from tests.games.senjutsu.scene import Scene, figure

A, B, C, D = "-3,0", "-1,-2", "1,-3", "3,-3"


def standing(run: Run) -> list[str]:
    return [name for name in BOTS if run.get(name, "hex")]


@pytest.mark.rule("S13.2.1")
@pytest.mark.parametrize("wave", [1, 2, 3])
def test_each_wave_has_one_bot_more(wave: int) -> None:
    run = Run(wave=wave, beaten=True)
    assert run.question() == "PickEntry" and run.table.state.wave == wave + 1
    run.enter(*(A, B, C, D)[:wave + 1])
    assert standing(run) == list(BOTS[:wave + 1]) and {run.get(bot, "limit") for bot in standing(run)} == {1}


@pytest.mark.rule("S13.2.1", "S13.2.13")
def test_one_wound_or_one_stun_laid_out_defeats_a_bot_of_the_first_stage() -> None:
    run = Run(wave=4)
    assert [run.get(bot, "limit") for bot in BOTS] == [1, 1, 1, 1]
    deck = {"deck": ["stun"], "discard": [], "hex": "-3,0"}
    stunned = Run(wave=1, figures={"katana-1": deck}).play("-", asks="quiet")
    assert not stunned.get("katana-1", "hex") and "defeated" in stunned.told()


@pytest.mark.rule("S13.2.2")
def test_the_player_chooses_start_hexes_and_they_fix_the_behaviour() -> None:
    run = Run(wave=1, beaten=True)
    assert run.offers() == [f"enter {at}" for at in (A, B, C, D)]
    run.enter(A)
    assert run.offers() == [f"enter {at}" for at in (B, C, D)]      # one bot on each
    run.enter(D)
    assert [run.get(bot, "behaviour") for bot in BOTS[:2]] == ["left", "right"]
    assert [run.get(bot, "stance") for bot in BOTS[:2]] == ["aggressive", "aggressive"]
    middle = Run(wave=1, beaten=True).enter(B, C)
    assert [middle.get(bot, "behaviour") for bot in BOTS[:2]] == ["middle", "middle"]


@pytest.mark.rule("S13.2.3", "S13.2.7")
def test_after_wave_four_the_decks_are_built_anew_and_the_next_stage_begins() -> None:
    before = Run(wave=4, beaten=True, figures={"student": {"hex": "1,0", "facing": 4}})
    state = before.table.state
    assert before.question() == "PickPool" and (state.stage, state.wave) == (2, 1)
    assert before.at("student") == "0,3" and before.get("student", "facing") == 0
    hand = before.get("student", "hand")
    before.finish_set_up()
    decks = [len(before.get(bot, "deck")) for bot in BOTS]
    assert decks == [5, 5, 5, 6] and before.get("student", "hand") == hand
    solo = [card for pool in before.table.state.pools for card in pool] + [c for bot in range(1, 5) for c in state.bags[bot]]
    assert len(solo) == len(set(solo)) == 46         # every solo card of the pools in one place
    before.enter(A)
    assert before.get("katana-1", "limit") == 2


@pytest.mark.rule("S13.2.5")
@pytest.mark.parametrize(("given", "left"), [
    ({"hobbles": [2, 4], "stuns": 2, "bleeding": 2, "wounds": 0}, ([], 1, 1, 1)),
    ({"hobbles": [], "stuns": 0, "bleeding": 0, "wounds": 3}, ([], 0, 0, 3)),
])
def test_hobbles_go_one_stun_goes_and_one_wound_stops_bleeding(given: dict[str, Any], left: tuple[Any, ...]) -> None:
    run = Run(wave=4, beaten=True, figures={"student": given})
    assert tuple(run.get("student", field) for field in ("hobbles", "stuns", "bleeding", "wounds")) == left


@pytest.mark.rule("S13.2.5")
def test_poison_in_the_hand_is_gone() -> None:
    start = Run(wave=4, beaten=True).table.position()["figures"][0]
    figures = {"student": {"hand": [*start["hand"], "002"], "poisons": []}}
    run = Run(wave=4, beaten=True, figures={**figures, **{bot: {"poisons": []} for bot in BOTS}})
    assert "002" not in run.get("student", "hand") and run.table.position()["gone"] == ["002"]


@pytest.mark.rule("S13.2.6")
@pytest.mark.parametrize(("piled", "back"), [(9, 5), (4, 2), (1, 1)])
def test_half_of_the_discard_pile_rounded_up_goes_back(piled: int, back: int) -> None:
    plain = Run(wave=4, beaten=True)
    deck = plain.get("student", "deck")
    pile = [f"{card}:down" if number == 1 else card for number, card in enumerate(deck[:piled])]
    run = Run(wave=4, beaten=True, figures={"student": {"deck": deck[piled:], "discard": pile}})
    assert len(run.get("student", "discard")) == piled - back and len(run.get("student", "deck")) == len(deck) - piled + back


@pytest.mark.rule("S13.2.7", "S13.2.8")
def test_the_last_wave_of_the_third_stage_wins_the_jade_rank() -> None:
    others = {bot: {"hex": None} for bot in BOTS[1:]}
    run = Run(stage=3, wave=4, out=list(BOTS[1:]), figures={
        **others, "katana-1": {"hex": A, "limit": 3, "stuns": 2, "deck": ["stun"]}}).play("-", asks="quiet")
    result = run.table.outcome()
    assert result is not None and result.results == (1,) and result.details["rank"] == "jade"
    laid = Run(stage=3, wave=4, beaten=True).table.outcome()
    assert laid is not None and laid.results == (1,) and laid.details["rank"] == "jade"


@pytest.mark.rule("S13.2.8")
@pytest.mark.parametrize(("stage", "wave", "rank"), [(1, 3, "none"), (1, 4, "wood"), (2, 1, "steel"), (3, 2, "gold")])
def test_who_falls_keeps_the_rank_of_the_waves_that_were_beaten(stage: int, wave: int, rank: str) -> None:
    run = Run(stage=stage, wave=wave, figures={"student": {"wounds": 4, "deck": [], "hand": []}})
    result = run.table.outcome()
    assert result is not None and result.results == (-1,) and result.details["rank"] == rank


@pytest.mark.rule("S13.2.9")
def test_a_nightmare_horde_swaps_one_ashigaru_or_all_of_them_for_characters() -> None:
    def bots(*names: str) -> list[str]:
        book = make_book({"mode": "horde", "players": 1, "characters": ["student"], "bots": list(names)}, None)
        return [bot.name for bot in book.bots]

    assert bots("yumi", "katana", "katana") == ["yumi", "katana", "katana", "leader"]
    assert bots("master", "ronin", "warrior") == ["master", "ronin", "warrior", "leader"]
    for wrong in (("yumi", "yari", "katana"), ("katana", "katana"), ("master", "ronin", "yari")):
        with pytest.raises(Illegal) as refused:
            bots(*wrong)
        assert refused.value.rule == "S13.2.9"


LORD_AT = "1,2"                      # beside the start hex 0,3, to the right


@pytest.mark.rule("S13.2.10")
def test_a_bot_goes_for_the_fallen_lord_when_he_lies_nearer_and_its_hit_loses_the_game() -> None:
    attack = {"deck": ["solo-024"], "discard": [], "hex": "2,1", "facing": 4}
    run = Run(lord=True, figures={"student": {"hex": "-2,0", "facing": 0}, "katana-1": attack}).play("-", asks="quiet")
    assert "lord-struck" in run.told() and "targets" in run.told()
    result = run.table.outcome()
    assert result is not None and result.results == (-1,)
    near = Run(lord=True, figures={"student": {"hex": "0,1", "facing": 0}, "katana-1": {**attack, "hex": "0,0", "facing": 3}})
    near.play("-", asks="quiet")
    assert "lord-struck" not in near.told() and near.wounds("student") == (1, 0)     # the player was nearer


@pytest.mark.rule("S13.2.10", "S13.F.16")
def test_of_the_fallen_lord_and_a_player_as_near_the_behaviour_side_decides() -> None:
    def struck(student: int, behaviour: str) -> bool:
        katana = {"deck": ["solo-024"], "discard": [], "hex": "2,1", "facing": 4, "behaviour": behaviour}
        run = Run(lord=True, figures={"student": {"hex": "2,0", "facing": student}, "katana-1": katana}).play("-", asks="quiet")
        return "lord-struck" in run.told()

    assert struck(0, "right")                        # the bot stands on his right side, and behind the player
    assert not struck(3, "middle")                   # in front of the player, on no such side of his


@pytest.mark.rule("S13.2.10", "S12.3")
def test_who_shoots_at_the_fallen_lord_takes_no_slower_player_instead() -> None:
    run = Run(lord=True, figures={"student": {"hex": "2,-1", "facing": 0}, "katana-1": {"hex": "2,1", "facing": 4}})
    state = run.table.state
    state.value = 5
    card, lord = state.book.printed.ids.index("solo-036"), state.book.figures
    assert shot_at(state, 1, card, lord) == lord and shot_at(state, 1, card, 0) == 0


@pytest.mark.rule("S13.F.23", "S3.9.3")
@pytest.mark.parametrize(("stage", "wave", "result"), [(1, 2, -1), (2, 4, -1), (3, 4, 0)])
def test_who_falls_together_with_a_wave_has_lost_but_for_the_last_one(stage: int, wave: int, result: int) -> None:
    run = Run(stage=stage, wave=wave, beaten=True, out=["student", *BOTS], figures={"student": {"hex": None}})
    outcome = run.table.outcome()
    assert outcome is not None and outcome.results == (result,)


@pytest.mark.rule("S13.2.10")
def test_the_fallen_lord_is_a_corpse_to_the_player_and_a_filled_hex_to_bots() -> None:
    run = Run(lord=True, figures={"student": {"hex": "0,3", "facing": 0, "hand": ["049"], "focus": 2}})
    run.play("-", asks="quiet")
    while "step FR" not in run.offers():
        run.do(run.offers()[0])
    run.do("step FR")
    assert run.at("student") == LORD_AT and run.get("student", "focus") == 0 and run.get("student", "stuns") == 1


@pytest.mark.rule("S13.2.10", "S6.8.3")
def test_a_player_is_pushed_onto_the_fallen_lord_as_onto_a_corpse() -> None:
    run = Run(lord=True, figures={"student": {"hex": "0,3", "facing": 0, "focus": 2}, "katana-1": {"hex": "2,1"}})
    state = run.table.state
    push_along(state, 1, 0, 1, 1, False)
    assert run.at("student") == LORD_AT and state.focus[0] == 0 and state.stuns[0] == 1
    push_along(state, 0, 1, 1, 4, False)                 # a bot is not moved onto him
    assert run.at("katana-1") == "2,1"


@pytest.mark.rule("S13.1.extra", "S13.2.3")
def test_whoever_still_stands_picks_the_pools() -> None:
    table = Table.new(GAME, {"mode": "horde", "players": 2, "characters": ["student", "ronin"]}, seed=1)
    state = table.state
    state.agenda.clear()
    for fallen, picks in ((0, 0), (1, 1)):               # the Student is higher on the track
        state.out = fallen
        BuildDeck(2).run(state)
        assert [item.seat for item in state.agenda if isinstance(item, PickPool)] == [picks]
        state.agenda.clear()


@pytest.mark.rule("S13.2.11")
@pytest.mark.parametrize(("at", "before", "after"), [("0,3", 0, 1), ("0,3", 3, 3), ("-3,3", 0, 0)])
def test_whoever_begins_a_turn_beside_the_fallen_lord_gains_a_focus(at: str, before: int, after: int) -> None:
    run = Run(lord=True, figures={"student": {"hex": at, "focus": before}})
    assert run.get("student", "focus") == after


@pytest.mark.rule("S13.2.12")
def test_between_waves_nothing_of_the_player_changes() -> None:
    you = {"kamae": "A", "focus": 2, "wounds": 1, "hobbles": [3], "hex": "1,1", "facing": 2}
    plain = Run(wave=1, beaten=True, figures={"student": you}).enter(A, D)
    kept = {field: plain.get("student", field) for field in you}
    assert kept == you


@pytest.mark.rule("S13.2.14")
@pytest.mark.parametrize("at", [A, D])
def test_beside_a_filled_start_hex_the_bot_keeps_its_behaviour(at: str) -> None:
    run = Run(wave=1, beaten=True, figures={"student": {"hex": at, "facing": 2}}).enter(at)
    board = run.table.state.book.board
    assert board.distance(run.table.state.cell[0], run.table.state.cell[1]) == 1
    assert run.get("katana-1", "behaviour") == ("left" if at == A else "right")


@pytest.mark.rule("S13.2.15")
def test_between_stages_focus_kamae_and_cards_in_play_are_kept() -> None:
    run = Run(wave=4, beaten=True, figures={"student": {"kamae": "A", "focus": 2, "wounds": 2, "hex": "1,1", "facing": 4}})
    run.finish_set_up().enter(A)
    you = run.figure("student")
    assert (you["kamae"], you["focus"], you["wounds"], you["hex"], you["facing"]) == ("A", 2, 2, "0,3", 0)


# --- joined battlefields

@pytest.mark.rule("S2.1.2")
@pytest.mark.parametrize(("first", "second", "count"), [("snow-field", "snow-field", 74), ("burning-village", "frozen-lake", 50),
                                                       ("ice-bridge", "snow-field", 62)])
def test_two_battlefields_make_one_board(first: str, second: str, count: int) -> None:
    book = make_book({"battlefield": first, "joined": second, "terrain": "none"}, None)
    board = book.board
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for direction in range(6):
            to = board.neighbour(here, direction)
            if 0 <= to < board.printed and to not in reached:
                reached.add(to)
                waiting.append(to)
    assert board.printed == count == len(reached)


@pytest.mark.rule("S2.1.2")
def test_a_step_leads_from_one_battlefield_onto_the_other() -> None:
    scene = Scene(figure("ronin", "0,-3", 0, hand="105"), figure("student", "3,0", 5), options={"joined": "snow-field"})
    scene.play("105", "-", asks="quiet").do("step FR")
    assert scene.at("ronin") == "1,-4" and "collided" not in scene.told()


def far_away(foe: str, card: str) -> Scene:
    """The Ronin on the first battlefield is about to step by a core card."""
    scene = Scene(figure("ronin", "0,3", 0), figure("student", foe, 3), options={"joined": "snow-field"}, start_turn=True)
    while scene.question() != "ChooseCards":
        scene.do(scene.offers()[0])
    scene.play(card, "-", asks="quiet")
    while not scene.offers("step") or scene.asks() != "ronin":
        scene.do("stop" if "stop" in scene.offers() else scene.offers()[0])
    return scene


@pytest.mark.rule("S12.5")
@pytest.mark.parametrize(("foe", "most"), [("2,-5", 2), ("0,-3", 1), ("3,-6", 3)])
def test_far_from_every_foe_the_core_ability_leads_further(foe: str, most: int) -> None:
    """Start at 8 (two steps bring the foe to 6), at 6, and at 9."""
    scene = far_away(foe, "-")
    for _ in range(most):
        scene.do("step F")
    assert not scene.offers("step")


@pytest.mark.rule("S12.5.2")
def test_the_longer_way_keeps_one_direction_and_core_weapons_gain_nothing() -> None:
    assert set(far_away("3,-6", "-").do("step F").offers()) == {"step F", "turn right", "turn left", "stop"}
    assert not far_away("3,-6", "071").do("step F").offers("step")


@pytest.mark.rule("S13.2.1")
def test_bots_that_stand_somewhere_are_not_out_although_the_position_does_not_say_so() -> None:
    written = Run(wave=4).table.position()
    assert "out" not in written and Table.at(GAME, written).position() == written
