"""The odds of the next raider: from public knowledge only, and as often as they say."""
from collections import Counter

import pytest

from kotatsu.games.samurai import GAME
from kotatsu.games.samurai.queries import stack_size
from kotatsu.kernel.luck import Luck
from tests.games.samurai.scene import CARDS, SYMBOL, finish, new_game, of_symbol, quiet_round, random_game, scene

SAMPLES = 2000
PLAIN = [card for card in CARDS if card[0] < "5" and card not in of_symbol("doll")]
DOLLS = of_symbol("doll")


def believed(table, viewer):
    """How often each card comes next in the states a viewer could believe in, and the largest share of one such state."""
    found, share, luck = Counter(), 0.0, Luck(7)
    for _ in range(SAMPLES):
        imagined = GAME.imagine(table.state, viewer, luck)
        if imagined.peeked:
            cards = imagined.peeked
        elif imagined.tops or imagined.order:
            cards = (*imagined.tops, *imagined.order)[:1]
        else:
            cards = imagined.bag if imagined.depth else imagined.bottoms[:1]
        share = max(share, 1 / len(cards))
        found.update({imagined.book.ids[card]: 1 / len(cards) for card in cards})
    return {card: count / SAMPLES for card, count in found.items()}, share


def check(table, viewer=-1):
    """The odds sum to 1 and agree, within five standard errors, with what can be believed."""
    odds = table.view(viewer)["odds"]
    assert sum(odds.values()) == pytest.approx(1)
    often, share = believed(table, viewer)
    assert set(often) <= set(odds)
    for card, chance in odds.items():
        assert often.get(card, 0) == pytest.approx(chance, abs=1e-9 + 5 * (chance * share / SAMPLES) ** 0.5)
    dolls = sum(chance for card, chance in odds.items() if SYMBOL[card] == "doll")
    assert sum(chance for card, chance in often.items() if SYMBOL[card] == "doll") == pytest.approx(dolls, abs=0.03)
    return odds


def test_round_1_every_unseen_plunderer_is_equally_likely():
    odds = check(new_game(players=3))
    assert set(odds) == {card for card in CARDS if card[0] < "5"}
    assert set(odds.values()) == {1 / 52}
    table = scene("Kyuzo R 4-03 L 2-01", "Kanbei", "Gorobei", discard=["1-01"], intruders=2)
    assert set(table.view()["odds"].values()) == {1 / 49}
    check(table.table)


def test_round_1_with_two_samurai_the_box_is_unseen_too():
    table = new_game(samurai=["Kyuzo", "Gorobei"])
    odds = check(table)
    assert len(odds) == 52
    assert max(odds.values()) / min(odds.values()) > 1.001          # two dolls are sure, so a doll is a little likelier
    assert odds[DOLLS[0]] > odds[PLAIN[0]]


def two(drawn, unseen):
    """Two samurai have seen these cards of their 14; the rest of them is unseen."""
    box = [card for card in CARDS if card[0] < "5" and card not in drawn and card not in unseen]
    return scene("Kyuzo", "Gorobei", absent={}, discard=drawn, raiders={"set": unseen}, box=box)


def test_round_1_with_two_samurai_two_dolls_are_certain():
    last = two(PLAIN[:12], DOLLS[:2])
    odds = check(last.table)
    assert set(odds) == set(DOLLS)                                  # no doll came in twelve cards: both others show one
    assert set(odds.values()) == {1 / 18}

    four = two(PLAIN[:10], [*PLAIN[10:12], *DOLLS[:2]])
    odds = check(four.table)
    assert len(odds) == 42
    assert odds[DOLLS[0]] == pytest.approx(155_448 / 64_872 / 4 / 18)       # 2.4 of the 4 are dolls: at least two must be
    assert odds[PLAIN[20]] == pytest.approx((1 - 18 * odds[DOLLS[0]]) / 24)

    enough = two([*PLAIN[:10], *DOLLS[:2]], PLAIN[10:12])
    for chance in check(enough.table).values():                     # two dolls were seen: the check tells no more
        assert chance == pytest.approx(1 / 40)


def test_round_2_known_plunderers_and_uncertain_lieutenants():
    table = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei"))
    odds = check(table.table)
    assert len(odds) == 21 + 7
    assert odds["1-13"] == pytest.approx(1 / 24)
    assert odds["5-1"] == pytest.approx(3 / 7 / 24)                 # each of the seven is in with weight 3/7
    easy = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", level="easy"))
    assert easy.view()["odds"]["5-1"] == pytest.approx(2 / 7 / 20)

    drawn = next(card for card in table.table.position()["unseen"] if card[0] == "5")
    table.do("fight", luck=(f"reveal {drawn}",))
    odds = check(table.table)
    assert drawn not in odds
    other = next(card for card in odds if card[0] == "5")
    assert odds[other] == pytest.approx(2 / 6 / 23)
    table.do("confront").do("support Kyuzo")
    odds = check(table.table)
    assert odds[other] == pytest.approx(2 / 6 / 23)                 # a card buried unseen changes nothing


def test_round_3_likewise_with_bosses():
    table = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", "Daisuke", round=2))
    odds = check(table.table)
    assert odds["6-1"] == pytest.approx(4 / 7 / 36)
    assert {card for card in odds if card[0] == "5"} == {"5-1", "5-2", "5-3", "5-4"}     # they were seen in round 2


def test_known_top_and_bottom():
    top = scene("Kyuzo", "Kanbei", "Gorobei", raiders={"top": ["1-13", "2-13"], "set": 8})
    assert check(top.table) == {"1-13": 1.0}
    bottom = scene("Kyuzo", "Kanbei", "Gorobei", raiders={"set": 3, "bottom": ["1-13"]})
    assert "1-13" not in check(bottom.table)
    only = scene("Kyuzo", "Kanbei", "Gorobei", raiders={"bottom": ["1-13", "2-13"]})
    assert check(only.table) == {"1-13": 1.0}
    swapped = scene("Katsushiro", "Kanbei", "Gorobei", raiders=["1-13"]).do("fight", "swap")
    assert swapped.view()["odds"] == {}                             # the only card is the one he must play
    assert scene("Kyuzo", "Kanbei", "Gorobei", raiders=["1-13"]).do("fight").view()["odds"] == {}


def test_peeked_cards_are_known_to_who_looks():
    table = scene("Katsushiro a0 R 4-03 4-06 2-07", "Kanbei", "Gorobei")
    table.do("fight", luck=("reveal 3-02", "peek 1-13", "peek 2-13", "peek 3-13")).do("confront", "kiai")
    mine = check(table.table, 0)
    assert mine == {card: pytest.approx(1 / 3) for card in ("1-13", "2-13", "3-13")}
    others = check(table.table, 1)
    assert others == table.view()["odds"] and len(others) == 48
    table.do("order 2-13 3-13 1-13")
    assert check(table.table) == {"2-13": 1.0}


def test_peeked_cards_that_lay_face_up_stay_known():
    table = scene("Katsushiro R 4-03 3-06", "Kanbei", "Gorobei", raiders={"top": ["3-02", "1-13"], "set": 8})
    table.do("fight", "confront").do("kiai", luck=("peek 1-13", "peek 2-13"))
    assert table.view("Kanbei")["peek"] == {"seat": 0, "cards": ["1-13", "?"]}
    odds = check(table.table, 1)
    assert odds["1-13"] == pytest.approx(1 / 2)
    assert odds["2-13"] == pytest.approx(1 / 2 / 48)
    table.do("order 2-13 1-13")
    assert table.table.state.known == ()
    few = scene("Katsushiro R 4-03 3-06", "Kanbei", "Gorobei", raiders={"top": ["3-02"], "set": 1, "bottom": ["2-13"]})
    few.do("fight", "confront", "kiai")
    assert few.view("Kanbei")["peek"]["cards"] == ["?", "2-13"]
    assert check(few.table, 1)["2-13"] == pytest.approx(1 / 2)


@pytest.mark.rule("SS4.10", "SS11.30")
def test_what_the_demon_brings_back_is_in_the_stack():
    table = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", round=3, intruders=["1-01", "1-02"], discard=["6-1"],
                  raiders={"top": ["1-13"], "set": ["2-07", "3-06", "6-2", "5-1"], "bottom": ["4-13"]})
    table.do("first NODEF")
    odds = check(table.table)
    assert table.stack() == 7
    for card in ("6-1", "1-13", "4-13"):                            # all saw them: one of seven each
        assert odds[card] == pytest.approx(1 / 7)
    assert odds["2-07"] == pytest.approx(4 / 6 / 7)                 # it might as well lie among the two older intruders
    assert odds["1-01"] == odds["2-07"]
    assert odds["6-2"] == odds["6-3"] == pytest.approx(4 / 6 / 7 / 5)
    table.do("support Kanbei")
    assert check(table.table)["6-1"] == pytest.approx(1 / 7)


@pytest.mark.parametrize("seed", range(8))
def test_odds_sum_to_1_and_never_depend_on_hidden_cards(seed):
    luck = Luck(seed)

    def each(table):
        for viewer in (-1, *table.decisions()):
            odds = table.view(viewer)["odds"]
            if stack_size(table.state) or odds:
                assert sum(odds.values()) == pytest.approx(1) or (not odds and table.state.drawn in table.state.bottoms)
            assert GAME.view(GAME.imagine(table.state, viewer, luck), viewer)["odds"] == odds

    random_game(seed, each, players=2 + seed % 6, level=("easy", "normal", "hard", "heroic")[seed % 4])


def test_two_states_with_other_hidden_cards_have_the_same_odds():
    one = scene("Kyuzo R 4-03", "Kanbei", "Gorobei", raiders=["1-13", "2-13"], intruders=["3-13"])
    other = scene("Kyuzo R 4-03", "Kanbei", "Gorobei", raiders=["3-13", "1-13"], intruders=["2-13"])
    assert one.view()["odds"] == other.view()["odds"]
    assert two(PLAIN[:8], [*PLAIN[8:11], *DOLLS[:3]]).view()["odds"] == two(PLAIN[:8], DOLLS[4:10]).view()["odds"]


def test_no_odds_when_nothing_can_come():
    lost = scene("Kyuzo a1 R 4-10", "Kanbei", "Gorobei")
    assert lost.view()["odds"] == {}
