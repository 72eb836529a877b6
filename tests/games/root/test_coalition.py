"""Coalitions of a Vagabond (R9.2.8)."""
import pytest

from kotatsu.games.root.phases.scoring import score, win
from kotatsu.kernel.phrase import Phrase
from tests.games.root.scene import Scene, scene
from tests.games.root.vagabonds import day, decline, items, relation

pytestmark = pytest.mark.usefixtures("as_either_vagabond")


def joining(factions: str = "M E A V", points: int = 12, **fields: object) -> Scene:
    """V with a dominance card, M and E lowest."""
    others = {"M": {"points": 8}, "E": {"points": 8}, "A": {"points": 15}}
    chosen = {letter: row for letter, row in others.items() if letter in factions.split()}
    return day("9: V", factions=factions, items="boots, torch", hand=("dominance_fox",), points=points, **{**chosen, **fields})


@pytest.mark.rule("R9.2.8")
def test_with_one_of_those_who_have_fewest_points() -> None:
    table = joining()
    assert sorted(table.offers("join")) == ["join eyrie dominance_fox", "join marquise dominance_fox"]
    assert table.why_not("join alliance dominance_fox") == "R9.2.8"
    assert table.offers("activate") == [] and table.why_not("activate dominance_fox") == "R9.2.8"
    table.do("join eyrie dominance_fox")
    assert table.seat("V")["coalition"] == table.number("E") and table.hand("V") == [] and table.available() == []


@pytest.mark.rule("R9.2.8", "R3.3.1")
def test_not_below_ten_points() -> None:
    table = joining(points=9)
    assert table.offers("join") == [] and table.why_not("join marquise dominance_fox") == "R9.2.8"


@pytest.mark.rule("R9.2.8", "R-P4")
@pytest.mark.lone_vagabond
def test_never_with_three_players_but_the_card_may_be_spent() -> None:
    table = day("1: V, M1", factions="M E V", items="boots, torch", hand=("dominance_fox",), points=12)
    assert table.offers("join") == table.offers("activate") == []
    assert table.why_not("join marquise dominance_fox") == table.why_not("activate dominance_fox") == "R-P4"
    assert table.offers("aid") == ["aid marquise dominance_fox"]


@pytest.mark.rule("R9.2.8-2")
@pytest.mark.lone_vagabond
def test_he_scores_no_more() -> None:
    table = joining(luck=("unearth sword",)).do("join marquise dominance_fox")
    table.do("walk 12", "explore")
    assert "sword" in items(table) and table.points("V") == 12 and "scored V" not in table.tale("scored")
    assert table.offers("join") == []


@pytest.mark.rule("R9.2.8-2", "R3.3.1-2")
def test_who_scores_no_more_is_promised_no_points() -> None:
    def promised(table: Scene, action: str) -> int:
        prompt = table.table.prompts([table.table.decisions()[0]])[0]
        found = next(choice for choice in prompt.actions if choice.action == action)
        assert found.result is not None
        said = [found.result, *(each for each in found.result.args.values() if isinstance(each, Phrase))]
        points = [each.args.get("points", each.args.get("count")) for each in said if not each.id.startswith("root-result-outrage")]
        return next(each for each in points if isinstance(each, int))
    for partner, points in (({}, 1), ({"partner": "M"}, 0)):
        table = day("12: V, M1, A+sympathy", items="torch, crossbow, boots", hand=("anvil_fox",), V=partner)
        assert [promised(table, text) for text in ("explore", "aid marquise anvil_fox", "snipe sympathy")] == [points] * 3
    for dominance, points in (({}, 2), ({"dominance": "fox"}, 0)):
        cult = scene("C M E", "12: C garden", "8: C garden", active="C", phase="daylight", C={"hand": ["anvil_fox"], **dominance})
        assert promised(cult, "score anvil_fox") == points


@pytest.mark.rule("R9.2.8-2")
def test_he_wins_exactly_when_his_partner_wins() -> None:
    points = joining().do("join marquise dominance_fox")
    score(points.state, points.number("M"), 22, 0)
    assert sorted(points.result().split()) == ["M", "V"]
    rule = joining().do("join marquise dominance_fox")
    win(rule.state, rule.number("M"), 1)
    assert sorted(rule.result().split()) == ["M", "V"]
    other = joining().do("join marquise dominance_fox")
    score(other.state, other.number("E"), 22, 0)
    assert other.result() == "E"


@pytest.mark.rule("R9.2.8-2", "R2.7")
def test_partners_are_no_enemies() -> None:
    def revolt(partner: str | None) -> Scene:
        table = scene("M E A V", "8: A+sympathy, M1, V", active="A", phase="birdsong",
                      A={"supporters": ["anvil_fox", "foxfolk_steel_fox"]},
                      V={"items": ["boots", "sword", "torch"], **({"partner": partner} if partner else {})})
        table.do("revolt 8")
        while table.asks() == "A" and table.question() == "PaySupporter":
            table.do(table.offers()[0])
        return table
    assert items(revolt("A")) == ["boots", "sword", "torch"]
    assert items(revolt(None)) == ["boots damaged", "sword damaged", "torch damaged"]


@pytest.mark.rule("R-B1", "R-G8")
def test_a_partner_may_be_fought_without_points() -> None:
    table = day("9: V, M+sawmill", items="sword, boots", V={"partner": "M"})
    assert table.offers("battle") == ["battle 9 marquise"]
    table.do("battle 9 marquise", luck=("roll 0 0",))
    decline(table)
    assert table.piece(9, "sawmill") == 0 and table.points("V") == 0


@pytest.mark.rule("R-V19")
def test_who_has_left_the_score_track_is_no_partner() -> None:
    table = day("9: V", items="boots", hand=("dominance_mouse",), points=12, M={"points": 10, "dominance": "fox"}, E={"points": 11},
                A={"points": 15})
    assert table.offers("join") == ["join eyrie dominance_mouse"] and table.why_not("join marquise dominance_mouse") == "R-V19"


@pytest.mark.rule("R-V19", "R-P19")
def test_chains_win_together_and_are_no_enemies() -> None:
    table = scene("M E V V2", "1: V, V2, M1+workshop", "6: M1+workshop", "8: M1+workshop", active="M", phase="daylight",
                  M={"hand": ["favor_of_the_foxes_fox"], "points": 28}, V={"partner": "V2", "items": ["boots"]},
                  V2={"partner": "M", "character": "ranger", "items": ["torch"]})
    table.do("craft favor_of_the_foxes_fox")
    assert items(table) == ["boots"] and items(table, "V2") == ["torch"]
    score(table.state, table.number("M"), 2, 0)
    assert sorted(table.result().split()) == ["M", "V", "V2"]


@pytest.mark.rule("R-V19")
def test_a_vagabond_in_a_coalition_is_no_partner() -> None:
    table = day("9: V", factions="M E V V2", items="boots", hand=("dominance_mouse",), points=12, M={"points": 20}, E={"points": 9},
                V2={"character": "ranger", "partner": "M"})
    assert table.offers("join") == ["join eyrie dominance_mouse"] and table.why_not("join vagabond2 dominance_mouse") == "R-V19"


@pytest.mark.rule("R9.2.9.III.d")
def test_a_hostile_partner_is_indifferent_again() -> None:
    table = joining(V={"relations": {"E": "hostile", "M": "hostile"}}).do("join eyrie dominance_fox")
    assert relation(table, "E") == "indifferent" and relation(table, "M") == "hostile"
    assert table.board("V")["relations"] == {"M": "hostile", "E": 0, "A": 0}
    assert table.rules("relation") == ["R9.2.9.III.d"]
