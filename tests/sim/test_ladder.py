"""The ladder: seats and sides change, a decided comparison ends, and a level that stops beating the one below is noticed."""
import pytest

from kotatsu import bots, games
from kotatsu.sim.ladder import Played, Rung, Standing, climb, elo, play_one, tables_of

LEVELS = ("gentle", "steady", "sharp", "master")


@pytest.mark.parametrize("game", games.names())
def test_levels_are_called_the_same_everywhere(game: str) -> None:
    """Random first, then as many levels as the game has, in their order; and no other bots."""
    known = list(bots.names(game))
    assert known[0] == "random" and known[1:] == [level for level in LEVELS if level in known] and "steady" in known


def test_every_seat_and_table_is_played_as_often() -> None:
    rung = Rung("battlecrest", tables_of("battlecrest")[:2], "gentle", "random", 3)
    sides = [play_one(rung, number).side for number in range(4)]
    assert sides == [*rung.tables[0]["heroes"], *rung.tables[1]["heroes"]]


@pytest.mark.strength
@pytest.mark.parametrize(("game", "games", "least"), [("battlecrest", 8, 6), ("senjutsu", 14, 8), ("root", 8, 3)])
def test_steady_beats_gentle(game: str, games: int, least: int) -> None:
    """The same games every time, and a margin: it wins all, four of five, and seven of eight (docs/strength.md)."""
    *_, standing = climb(Rung(game, tables_of(game), "steady", "gentle", 1), games, 1)
    assert standing.wins >= least, standing.json()


@pytest.mark.strength
@pytest.mark.parametrize(("game", "seed", "games", "least"), [
    ("senjutsu", 11, 24, 14), ("root", 51, 12, 6), ("battlecrest", 11, 12, 7)])
def test_sharp_beats_steady(game: str, seed: int, games: int, least: int) -> None:
    """The same games every time: 16 of Senjutsu's are won, nine of Battlecrest's, six of Root's (one against three)."""
    *_, standing = climb(Rung(game, tables_of(game), "sharp", "steady", seed), games, 1)
    assert standing.wins >= least, standing.json()


@pytest.mark.strength
@pytest.mark.parametrize(("game", "seed", "games", "least"), [
    ("battlecrest", 1, 12, 7), ("senjutsu", 2, 12, 7)])
def test_master_beats_sharp(game: str, seed: int, games: int, least: int) -> None:
    """The same games every time: eight are won in Battlecrest, 11 in Senjutsu."""
    *_, standing = climb(Rung(game, tables_of(game), "master", "sharp", seed), games, 1)
    assert standing.wins >= least, standing.json()


@pytest.mark.strength
def test_sharp_saves_the_village_more_often_than_steady() -> None:
    """The same games every time, and a margin: all eight are won, by steady four."""
    *_, standing = climb(Rung("samurai", ({"players": 3, "level": "normal"},), "sharp", "steady", 11), 8, 1)
    assert standing.wins > standing.lower_wins + 1, standing.json()


@pytest.mark.strength
def test_steady_saves_the_village_more_often_than_gentle() -> None:
    *_, standing = climb(Rung("samurai", ({"players": 2, "level": "normal"},), "steady", "gentle", 1), 8, 1)
    assert standing.wins > standing.lower_wins, standing.json()


def test_a_comparison_ends_when_it_is_decided() -> None:
    """Wald's test: with nothing but wins against chance a half and a goal of 60 % after 17 games, and no sooner."""
    rung = Rung("battlecrest", ({},), "a", "b", 1)
    standing = Standing(rung, False, 0.5, 0.6)
    won = Played("side", 1)
    for _ in range(16):
        standing.add([won])
        assert standing.decided is None
    standing.add([won])
    assert standing.decided == "yes"
    lost = Standing(rung, False, 0.5, 0.6)
    lost.add([Played("side", -1)] * 14)
    assert lost.decided == "no"
    drawn = Standing(rung, False, 0.5, 0.6)
    drawn.add([Played("side", 0)] * 50)
    assert drawn.decided is None and drawn.draws == 50 and drawn.json()["rate"] == 0


def test_elo_counts_the_odds_beside_those_of_chance() -> None:
    assert elo(0.5, 0.5) == elo(0.25, 0.25) == 0
    assert round(elo(0.75, 0.5)) == 191 and round(elo(0.5, 0.25)) == 191 and elo(1.0, 0.5) < 2000


def test_a_whole_series_is_played_to_its_end() -> None:
    """Decided or not: gentle wins nearly all duels against chance, and the sequential test would end it sooner."""
    rung = Rung("battlecrest", tables_of("battlecrest"), "gentle", "random", 1)
    *_, decided = climb(rung, 40, 1)
    *_, standing = climb(rung, 40, 1, whole=True)
    assert decided.decided and decided.games < 40 and standing.games == 40
