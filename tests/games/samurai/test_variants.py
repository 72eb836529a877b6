"""Chapter 10: two players, solo, options."""
import pytest

from kotatsu.games.samurai import GAME
from tests.games.samurai.scene import finish, new_game, of_symbol, quiet_round, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

PLAIN = [card for card in GAME.book({}).ids if card[0] < "5" and card not in of_symbol("doll")]
DOLLS = of_symbol("doll")
TWO = ["Kyuzo", "Gorobei"]


def absent(table):
    return [token["samurai"] for token in table.view()["absent"] if not token["spent"]]


def dealt(*cards):
    return tuple(f"deal {card}" for card in cards)


@pytest.mark.rule("SS10.1")
def test_10_1_five_tokens_lie_at_the_village():
    table = new_game(samurai=TWO)
    assert absent(table) == ["heihachi", "daisuke", "kanbei", "kikuchiyo", "katsushiro"]
    assert new_game(players=3).view()["absent"] == []
    assert len(scene("Kyuzo", "Gorobei").view()["absent"]) == 5


@pytest.mark.rule("SS10.2")
def test_10_2_fewer_than_two_dolls_are_dealt_anew():
    first, second = [*PLAIN[:13], DOLLS[0]], [*PLAIN[13:25], *DOLLS[1:3]]
    table = new_game(samurai=TWO, luck=dealt(*first, *second))
    position = table.position()
    assert position["unseen"] == sorted(second)
    assert set(first) <= set(position["box"])
    assert [told.kind for entry in table.log for _, told in entry.events].count("redeal") == 1

    enough = new_game(samurai=TWO, luck=dealt(*PLAIN[:12], *DOLLS[:2]))
    assert enough.position()["unseen"] == sorted([*PLAIN[:12], *DOLLS[:2]])


@pytest.mark.rule("SS10.2")
@pytest.mark.parametrize(("level", "size", "rejected"), [("normal", 14, 2), ("easy", 12, 3)])
def test_10_2_the_cards_always_suffice(level, size, rejected):
    plain, dolls, sets = PLAIN[:], DOLLS[:], []
    for _ in range(rejected):
        sets += [*plain[:size - 1], dolls[0]]
        plain, dolls = plain[size - 1:], dolls[1:]
    assert len(plain) < size - 1                                # no further set can lack two dolls
    rest = [*plain, *dolls][:size]
    table = new_game(samurai=TWO, level=level, luck=dealt(*sets, *rest))
    assert table.position()["unseen"] == sorted(rest)
    assert table.view()["raiders"]["count"] == size


@pytest.mark.rule("SS10.2")
def test_10_2_two_dolls_in_every_game_of_two_and_no_check_with_three():
    for seed in range(40):
        assert sum(card in DOLLS for card in new_game(seed, players=2).position()["unseen"]) >= 2
    seats = [f"{who} L {' '.join(cards)}" for who, cards in zip(("Kyuzo", "Kanbei", "Gorobei"), [DOLLS[:1], DOLLS[1:2], DOLLS[2:3]],
                                                                strict=True)]
    assert scene(*seats, raiders=PLAIN[:18]).stack() == 18


@pytest.mark.rule("SS10.3")
def test_10_3_absent_tokens_before_the_penalty():
    table = scene("Kyuzo R 3-13", "Gorobei")
    assert (table.question(), table.rule(), table.board("Kyuzo")) == ("UseAbsent", "SS10.3", "h0")
    assert table.offers() == ["done", "token Heihachi", "token Daisuke", "token Kanbei", "token Kikuchiyo", "token Katsushiro"]
    table.do("token Kanbei")
    assert "token Kanbei" not in table.offers()
    assert table.why_not("token Kanbei") == "SS10.3"
    assert table.why_not("token Gorobei") == "SS10.1"           # he is no absent samurai
    table.do("token Katsushiro", "done")                        # any number
    assert (table.question(), table.offers()) == ("MayIgnore", ["apply", "ignore"])
    table.do("ignore")
    assert table.board("Kyuzo") == "h0"
    table.do("fight")
    assert "swap" in table.offers()

    assert scene("Kyuzo R 3-13", "Gorobei").do("done").board("Kyuzo") == "h1"


@pytest.mark.rule("SS10.3")
def test_10_3_a_token_is_spent_for_the_game():
    table = scene("Kyuzo", "Gorobei", raiders=["1-07", "1-13", "2-13", "2-07"]).do("token Kanbei", "done", "fight", "confront")
    assert (table.asks(), table.question()) == ("Gorobei", "UseAbsent")
    assert "token Kanbei" not in table.offers()
    assert {"samurai": "kanbei", "spent": True} in table.view()["absent"]

    quiet = quiet_round(*TWO, absent={"Kanbei": "ready", "Daisuke": "ready"}).do("token Kanbei", "done")
    finish(quiet)
    assert (quiet.view()["round"], quiet.offers()) == (2, ["done", "token Daisuke"])
    spent = scene("Kyuzo", "Gorobei", absent={"Kanbei": "spent"})
    assert spent.question() == "Act"                            # nothing left to use


def added_talent(**options):
    """Kyuzo uses Kanbei's token and confronts a wound card; Gorobei plays; Kyuzo's next turn begins."""
    table = scene("Kyuzo", "Gorobei", absent={"Kanbei": "ready"}, raiders=["3-13", "1-07", "2-07", "1-13"], **options)
    return table.do("token Kanbei", "fight", "confront", "fight", "confront")


@pytest.mark.rule("SS10.4")
def test_10_4_the_talent_lasts_for_the_round():
    table = added_talent()
    assert (table.asks(), table.question()) == ("Kyuzo", "MayIgnore")
    assert table.seat("Kyuzo")["added"] == ["kanbei"]

    quiet = quiet_round(*TWO, absent={"Kanbei": "ready"}).do("token Kanbei")
    assert quiet.seat("Kyuzo")["talents"] == ["kanbei", "kyuzo"]
    finish(quiet)
    assert quiet.view()["round"] == 2
    assert (quiet.seat("Kyuzo")["added"], quiet.seat("Kyuzo")["talents"]) == ([], ["kyuzo"])


@pytest.mark.rule("SS10.4")
def test_10_4_or_for_the_turn():
    table = added_talent(absent_token_duration="turn")
    assert (table.asks(), table.question(), table.board("Kyuzo")) == ("Kyuzo", "Act", "h1")
    assert table.seat("Kyuzo")["added"] == []
    within = scene("Kyuzo R 3-13", "Gorobei", absent={"Kanbei": "ready"}, absent_token_duration="turn").do("token Kanbei")
    assert within.question() == "MayIgnore"


@pytest.mark.rule("SS10.5")
@pytest.mark.parametrize("samurai", range(2, 8))
def test_10_5_solo_with_two_or_more_samurai(samurai):
    """One person may lead all seats: whoever is asked, the same hand answers."""
    table = new_game(players=samurai, level="easy")
    assert len(table.view()["seats"]) == samurai
    assert len(table.view()["absent"]) == (5 if samurai == 2 else 0)
    for _ in range(12):
        seat = table.decisions()[0]
        table.do(seat, table.legal(seat)[0])
    assert not table.outcome()


@pytest.mark.rule("SS10.6")
def test_10_6_absent_tokens_may_be_laid_out_with_more_samurai():
    assert len(new_game(players=5, absent_tokens=True).view()["absent"]) == 2
    assert [len(new_game(players=n, absent_tokens=True).view()["absent"]) for n in range(2, 8)] == [5, 4, 3, 2, 1, 0]
    assert [len(new_game(players=n).view()["absent"]) for n in range(2, 8)] == [5, 0, 0, 0, 0, 0]
    table = scene("Kyuzo R 3-13", "Gorobei", "Heihachi", "Daisuke", "Katsushiro", absent_tokens=True)
    assert table.offers() == ["done", "token Kanbei", "token Kikuchiyo"]
    assert scene("Kyuzo", "Gorobei", "Heihachi").question() == "Act"


@pytest.mark.rule("SS10.7")
def test_10_7_everything_else_is_as_usual():
    village = new_game(players=2).view()
    assert (village["village"]["barricades"], village["village"]["cap"], village["raiders"]["count"]) == (4, 4, 14)

    table = scene("Kyuzo", "Gorobei", raiders=14)
    table.do("done")
    assert table.offers() == ["fight", "support Gorobei", "pass"]
    before = absent(table)
    table.do("support Gorobei")
    assert (table.holds("Gorobei"), table.intruders(), table.stack()) == (["Kyuzo"], ["?"], 13)
    assert absent(table) == before
    table.do("done", "pass", "done")
    assert table.asks() == "Kyuzo" and table.seat("Kyuzo")["token"] == table.number("Kyuzo")

    shout = scene("Kanbei R 4-03 3-02", "Gorobei", intruders=3, absent={}).do("fight", luck=("reveal 2-07",)).do("confront")
    assert shout.question() == "KiaiScout"
    assert finish(quiet_round(*TWO, absent={})).stack() == 16                 # and n = 2 for the lieutenants
