"""Chapter 7: the turn."""
import pytest

from tests.games.samurai.scene import finish, quiet_round, random_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

ALL = ["fight", "support Kyuzo", "support Gorobei", "pass"]


@pytest.mark.rule("SS7.1")
def test_7_1_turns_go_clockwise_and_skip_the_passed():
    table = scene("Kanbei", "Kyuzo passed", "Gorobei")
    table.do("fight", "confront")
    assert table.asks() == "Gorobei"
    table.do("fight", "confront")
    assert table.asks() == "Kanbei"

    everybody = scene("Kanbei", "Kyuzo", "Gorobei", raiders=["1-07", "1-08", "1-13", "2-07", "2-13"])
    turns = []
    for _ in range(4):
        turns.append(everybody.asks())
        everybody.do("fight", "confront")
    assert turns == ["Kanbei", "Kyuzo", "Gorobei", "Kanbei"]


@pytest.mark.rule("SS7.1")
def test_7_1_three_rounds():
    for now in (1, 2):
        table = finish(quiet_round("Kanbei", "Kyuzo", "Gorobei", round=now))
        assert (table.view()["round"], table.result()) == (now + 1, "")
    assert finish(quiet_round("Kanbei", "Kyuzo", "Gorobei", round=3)).result() == "won"


def turns_of(table):
    """The kinds of events of each turn."""
    found = []
    for entry in table.log:
        for _, told in entry.events:
            if told.kind == "turn":
                found.append([])
            elif told.kind in ("round-ends", "lost"):
                found.append([told.kind])
            elif found:
                found[-1].append(told.kind)
    return found


@pytest.mark.rule("SS7.2")
@pytest.mark.parametrize("seed", range(12))
def test_7_2_a_turn_is_step_a_then_exactly_one_action(seed):
    turns = turns_of(random_game(seed, players=2 + seed % 6, level=("easy", "hard")[seed % 2]))
    assert len(turns) > 10
    for n, kinds in enumerate(turns):
        if kinds[:1] in (["round-ends"], ["lost"]):
            continue
        actions = [kind for kind in kinds if kind in ("fight", "support", "passed")]
        penalties = [kind for kind in kinds if kind in ("penalty", "ignored")]
        ends = turns[n + 1][0] if n + 1 < len(turns) and turns[n + 1] else ""
        assert len(actions) == 1 or (not actions and ends in ("round-ends", "lost"))      # SS11.33 drops step B
        assert len(penalties) <= 1
        assert kinds.count("again") <= (actions == ["fight"])
        if actions and penalties:
            assert kinds.index(penalties[0]) < kinds.index(actions[0])


@pytest.mark.rule("SS7.2")
def test_7_2_the_penalty_comes_before_the_action():
    table = scene("Kyuzo R 4-10", "Kanbei", "Gorobei")
    assert (table.board("Kyuzo"), table.question(), table.rule()) == ("h1", "Act", "SS7.2")
    assert table.offers() == ["fight", "support Kanbei", "support Gorobei", "pass"]
    assert scene("Kyuzo", "Kanbei passed", "Gorobei").offers() == ["fight", "support Gorobei", "pass"]
    table.do("support Kanbei")
    assert (table.asks(), table.question()) == ("Kanbei", "Act")


@pytest.mark.rule("SS7.3")
def test_7_3_the_choice_is_made_after_seeing_the_card():
    table = scene("Kanbei", "Kyuzo", "Gorobei")
    assert table.view()["drawn"] is None
    table.do("fight", luck=("reveal 2-01",))
    assert (table.asks(), table.question(), table.rule()) == ("Kanbei", "PlayRaider", "SS7.3")
    for viewer in ("Kanbei", "Kyuzo", ""):
        assert table.view(viewer)["drawn"] == {"seat": table.number("Kanbei"), "card": "2-01"}
    assert table.offers() == ["confront", "defend"]
    assert table.stack() == 20


@pytest.mark.rule("SS7.4")
def test_7_4_confront():
    table = scene("Kanbei R 4-03", "Kyuzo", "Gorobei").do("fight", luck=("reveal 3-06",))
    assert table.sum("Kanbei") == 4
    table.do("confront")
    assert (table.line("Kanbei"), table.sum("Kanbei"), table.left("Kanbei")) == (["4-03", "3-06"], 7, [])


@pytest.mark.rule("SS7.5")
@pytest.mark.parametrize(("card", "asked", "bar"), [("1-07", "Act", "5/5"), ("2-07", "KiaiScout", "5/5"), ("3-06", "Act", "4/5")])
def test_7_5_below_nothing_equal_kiai(card, asked, bar):
    table = scene("Kanbei R 4-03 3-02", "Kyuzo", "Gorobei", barricades="5/5", intruders=2)
    table.do("fight", luck=(f"reveal {card}",)).do("confront")
    assert (table.question(), table.bar()) == (asked, bar)
    assert ("kiai" in table.told()) == (card == "2-07")


@pytest.mark.rule("SS7.6")
def test_7_6_above_one_barricade_however_far():
    table = scene("Kyuzo R 4+4", "Kanbei", "Gorobei", barricades="5/5", raiders=["6-2", "1-07"]).do("fight", "confront")
    assert (table.sum("Kyuzo"), table.bar(), table.seat("Kyuzo")["passed"]) == (14, "4/5", False)
    assert table.told().count("over") == 1


@pytest.mark.rule("SS7.6")
def test_7_6_whichever_way_the_card_came():
    handed = scene("Heihachi", "Kyuzo R 4-03 4-04", "Gorobei", barricades="5/5").do("fight", luck=("reveal 4-06",))
    handed.do("hand Kyuzo", "confront")
    assert (handed.sum("Kyuzo"), handed.bar(), handed.seat("Kyuzo")["passed"]) == (12, "4/5", False)

    arrow = scene("Gorobei R 3-03", "Kyuzo R 4+4", "Kanbei", barricades="5/5", luck=("reveal 4-12",))
    assert (arrow.sum("Kyuzo"), arrow.bar(), arrow.seat("Kyuzo")["passed"]) == (12, "4/5", False)

    given = scene("Daisuke R 4-03", "Kyuzo R 4-05 4-04", "Kanbei R 3-06", barricades="5/5").do("fight", luck=("reveal 4-06",))
    given.do("confront", "take Kanbei", "give Kyuzo", "confront")
    assert (given.sum("Kyuzo"), given.bar(), given.seat("Kyuzo")["passed"]) == (11, "4/5", False)


@pytest.mark.rule("SS7.7")
def test_7_7_defend_with_a_free_symbol():
    def drawing(card):
        return scene("Kanbei R 4-05 L 2-01", "Kyuzo", "Gorobei").do("fight", luck=(f"reveal {card}",))

    hat = drawing("4-03")
    assert hat.offers() == ["confront"]
    assert hat.why_not("defend") == "SS7.7"
    plain = drawing("4-13")
    assert plain.offers() == ["confront"]
    assert plain.why_not("defend") == "SS7.7"
    doll = drawing("4-06")
    assert doll.offers() == ["confront", "defend"]
    doll.do("defend")
    assert (doll.left("Kanbei"), doll.line("Kanbei"), doll.sum("Kanbei")) == (["2-01", "4-06"], ["4-05"], 4)
    assert drawing("4-06").do("confront").sum("Kanbei") == 8


@pytest.mark.rule("SS7.7")
def test_7_7_at_most_three_cards_lie_on_the_left():
    full = scene("Kanbei L 2-01 2-05 2-09", "Kyuzo", "Gorobei")
    for card in ("4-03", "4-06", "4-09"):
        assert scene("Kanbei L 2-01 2-05 2-09", "Kyuzo", "Gorobei").do("fight", luck=(f"reveal {card}",)).offers() == ["confront"]
    assert len(full.left("Kanbei")) == 3
    kyuzo = scene("Kyuzo R 4-05 L 2-01", "Kanbei", "Gorobei").do("fight", luck=("reveal 4-03",))
    assert kyuzo.offers() == ["confront", "discard"]               # a talent may take it instead


@pytest.mark.rule("SS7.8")
def test_7_8_support_costs_an_unseen_card():
    table = scene("Kanbei", "Kyuzo", "Gorobei", raiders=10, intruders=["1-13"])
    table.do("support Gorobei")
    assert table.seat("Kanbei")["token"] == table.number("Gorobei")
    assert table.holds("Gorobei") == ["Kanbei"]
    assert table.stack() == 9
    for viewer in ("Kanbei", "Kyuzo", "Gorobei", ""):
        assert table.view(viewer)["intruders"] == ["?", "?"]
    assert table.told() == ["turn", "support", "turn"]


@pytest.mark.rule("SS7.9")
def test_7_9_the_receiver_may_use_the_talent_in_his_next_turn():
    table = scene("Heihachi", "Kyuzo", "Gorobei").do("support Kyuzo")
    assert table.asks() == "Kyuzo"
    table.do("fight", luck=("reveal 4-06",))
    assert "hand Gorobei" in table.offers()
    assert table.holds("Kyuzo") == ["Heihachi"]
    table.do("confront")                                            # used or not
    assert table.seat("Kyuzo")["holds"] == [] and table.tale("home") == ["home Heihachi"]
    assert table.seat("Heihachi")["token"] == table.number("Heihachi")
    assert "home" in table.told()


@pytest.mark.rule("SS7.9")
def test_7_9_not_his_kiai_and_not_longer():
    table = scene("Gorobei", "Kanbei R 4-03 3-02", "Kyuzo", intruders=3).do("support Kanbei")
    table.do("fight", luck=("reveal 2-07",)).do("confront")
    assert (table.asks(), table.question()) == ("Kanbei", "KiaiScout")         # his own Kiai
    table.do("kiai")
    assert (table.asks(), table.question()) == ("Kyuzo", "Act")
    table.do("pass").do("fight", luck=("reveal 1-07",)).do("confront")
    assert table.asks() == "Kanbei"
    assert table.seat("Kanbei")["talents"] == ["kanbei"]


@pytest.mark.rule("SS7.10")
def test_7_10_any_number_of_tokens_all_work():
    table = scene({"samurai": "Kyuzo", "line": ["4-06"]}, {"samurai": "Kanbei"},
                  {"samurai": "Heihachi", "token": "Kyuzo"}, {"samurai": "Katsushiro", "token": "Kyuzo"})
    assert sorted(table.holds("Kyuzo")) == ["Heihachi", "Katsushiro"]
    table.do("fight", luck=("reveal 4-13",))
    assert table.offers() == ["confront", "hand Kanbei", "hand Katsushiro", "discard", "swap"]
    table.do("confront")
    assert table.seat("Kyuzo")["holds"] == [] and sorted(table.tale("home")) == ["home Heihachi", "home Katsushiro"]


@pytest.mark.rule("SS7.11")
def test_7_11_passed_means_out_until_the_round_ends():
    table = scene("Kanbei R 4-10 L 2-01", "Kikuchiyo R 4+4", "Heihachi", barricades="5/5", raiders=6)
    before = table.board("Kanbei")
    assert before == "h1"                                           # the last penalty of this round
    table.do("pass")
    kept = table.line("Kanbei"), table.left("Kanbei"), table.sum("Kanbei"), table.board("Kanbei")
    assert table.asks() == "Kikuchiyo"
    table.do("fight", luck=("reveal 2-07",)).do("confront")
    assert "strike Kanbei" not in table.offers()
    assert table.why_not("strike Kanbei") == "SS11.20"
    table.do("decline", "done")
    assert table.asks() == "Heihachi"
    table.do("fight", luck=("reveal 2-13",))
    assert table.offers() == ["confront", "hand Kikuchiyo"]
    table.do("confront")
    assert table.asks() == "Kikuchiyo"                              # no turn for Kanbei, so no more penalties
    table.do("pass")
    assert (table.line("Kanbei"), table.left("Kanbei"), table.sum("Kanbei"), table.board("Kanbei")) == kept
    assert table.seat("Kanbei")["passed"]


@pytest.mark.rule("SS7.11")
def test_7_11_line_and_left_side_stay_until_the_end_of_the_round():
    table = scene("Kanbei R 4-03 L 2-01 2-05 2-09", "Kyuzo L 1-01 1-05 1-09 passed", "Gorobei R 4-06 3-02 L 3-01 3-04 3-09 passed",
                  raiders=["1-13"])
    gorobei = table.line("Gorobei"), table.left("Gorobei")
    table.do("pass")
    last = next(entry for entry in reversed(table.entries()) if entry.before.round == 1 and entry.before.ending)
    ids = last.before.book.ids
    seat = table.number("Gorobei")
    assert ([ids[card] for card in last.before.lines[seat]], [ids[card] for card in last.before.lefts[seat]]) == gorobei


@pytest.mark.rule("SS7.12")
def test_7_12_whoever_is_over_must_pass():
    table = scene("Kanbei R 4+3+3", "Kyuzo", "Gorobei")
    assert table.offers() == ["pass"]
    assert table.why_not("fight") == table.why_not("support Kyuzo") == "SS7.12"
    assert scene("Kanbei R 4+3+2", "Kyuzo", "Gorobei").offers() == ALL


@pytest.mark.rule("SS7.12")
def test_7_12_exactly_on_kiai_nobody_must():
    table = scene("Daisuke R 3-02", "Kanbei R 4-03 3-06", barricades="5/5", absent={}, raiders=["5-1", "1-07", "1-13", "2-13"])
    table.do("fight", "confront", "take Kanbei", "give Daisuke", "confront")
    assert (table.sum("Daisuke"), table.bar(), table.asks()) == (8, "4/5", "Kanbei")
    table.do("fight", "confront")
    assert table.offers() == ["fight", "support Kanbei", "pass"]


@pytest.mark.rule("SS7.13")
def test_7_13_lines_and_left_sides_are_open():
    table = scene("Kanbei R 4-03 1-13 3-02 L 2-09 2-01", "Kyuzo R 1-07", "Gorobei L 4-06")
    for viewer in ("Kanbei", "Kyuzo", "Gorobei", ""):
        seats = [table.view(viewer)["seats"][table.number(who)] for who in ("Kanbei", "Kyuzo", "Gorobei")]
        assert [seat["line"] for seat in seats] == [["4-03", "1-13", "3-02"], ["1-07"], []]
        assert [seat["left"] for seat in seats] == [["2-09", "2-01"], [], ["4-06"]]


@pytest.mark.rule("SS7.14")
def test_7_14_a_token_works_even_if_its_giver_has_passed():
    table = scene("Kyuzo R 4-03 3-02", "Heihachi", "Kanbei", "Gorobei").do("fight", luck=("reveal 2-07",))
    table.do("confront", "lend Heihachi Kanbei")
    assert (table.asks(), table.holds("Kanbei")) == ("Heihachi", ["Heihachi"])
    table.do("pass")
    assert (table.asks(), table.holds("Kanbei")) == ("Kanbei", ["Heihachi"])
    table.do("fight", luck=("reveal 4-06",))
    assert table.offers() == ["confront", "defend", "hand Gorobei"]            # Heihachi himself has passed
    table.do("hand Gorobei", "confront")
    assert (table.seat("Heihachi")["token"], table.holds("Kanbei")) == (table.number("Heihachi"), [])
