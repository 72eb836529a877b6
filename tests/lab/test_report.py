"""Reports: one page without a network and Markdown with pictures, in four languages; numbers that are right."""
import re
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("polars", reason="the extra `lab` is not installed: pip install 'kotatsu-games[lab]'")

import polars as pl

from kotatsu import games
from kotatsu.kernel.phrase import say
from kotatsu.lab.facts import Facts, race_of
from kotatsu.lab.folder import SCHEMA, Folder
from kotatsu.lab.plan import Plan
from kotatsu.lab.report import report
from kotatsu.lab.run import on_this_machine, run
from kotatsu.lab.strange import rarities, strangest
from kotatsu.sim.statistics import chance_of_rates
from kotatsu.words import LANGUAGES, translator


@pytest.fixture(scope="module")
def duels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Forty-eight duels of Battlecrest, all heroes, two fields."""
    path = tmp_path_factory.mktemp("lab") / "duels"
    plan = Plan("battlecrest", 48, 1, {"heroes": ["every"], "landmark_pool": ["6", "8"], "turn_cap": [50]})
    assert sum(run(Folder.begin(path, plan), on_this_machine(1))) == 48
    return path


def test_a_page_without_a_network_and_markdown_with_pictures(duels: Path, kotatsu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.lab.report.LEAST", 5)          # there are eight duels of each pair
    said = kotatsu("lab", "report", str(duels), "--out", "out", "--lang", "uk", "--json").json()
    page = Path("out/report.uk.html").read_text(encoding="utf-8")
    assert said["files"][0] == "out/report.uk.html"
    links = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert all(link.startswith(("#", "data:")) for link in links), "nothing is fetched"
    assert "@import" not in page and "url(http" not in page and "<script" not in page
    for section in ("wins", "seats", "option-landmark_pool", "beside", "course", "length", "decided", "strange"):
        assert f'id="{section}"' in page and f'href="#{section}"' in page
    assert page.count("<svg") == page.count("<figure") >= 7
    assert "lab-" not in re.sub(r"<style>.*?</style>|base64,[^\"]*", "", page, flags=re.S).replace("lab-text", "")
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "no two things of the page share an id"

    markdown = Path("out/report.uk.md").read_text(encoding="utf-8")
    for file in re.findall(r'(?:src="|\]\()([^")]+)', markdown):
        assert Path("out", file).stat().st_size < 300_000
    game = next(Path("out").glob("*.kotatsu"))
    number = game.stem.split("-")[1]
    assert kotatsu("replay", f"{duels}#{number}", "--text").out == game.read_text(encoding="utf-8")
    assert kotatsu("lab", "report", str(duels), "--only", "pdf").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(duels: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.lab.saying.translator", lambda lang: translator(lang, strict=True))
    found = report(Facts(Folder.open(duels)), lang, "kotatsu lab report duels")
    assert len({section.title for section in found.sections}) == len(found.sections)
    percent = found.sections[0].table.rows[0][3]
    assert re.fullmatch(r"\d+\.\d\u00a0%" if lang == "en" else r"\d+,\d\u00a0%", percent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_is_called_as_the_game_calls_it(lang: str) -> None:
    words = translator(lang, strict=True)
    assert words.format(say("lab-end-root-dominance")).lower() == words.format(say("root-board-kind-dominance"))


def test_wins_are_counted_by_side_seat_and_opponent(duels: Path) -> None:
    facts = Facts(Folder.open(duels))
    rows = Folder.open(duels).rows().collect().to_dicts()
    for rate in facts.rates("side"):
        own = [result for row in rows for side, result in zip(row["sides"], row["results"], strict=True) if side == rate.of[0]]
        assert (rate.games, rate.wins) == (len(own), own.count(1)) and rate.games == 24
    for rate in facts.rates("place"):
        own = [row["results"][(row["first"] + int(rate.of[0]) - 1) % 2] for row in rows]
        assert (rate.games, rate.wins) == (48, own.count(1))
    for pair in facts.beside():
        own = [row["results"][row["sides"].index(pair.side)] for row in rows if set(row["sides"]) == {pair.side, pair.other}]
        assert (pair.games, pair.wins) == (len(own), own.count(1))
        assert (pair.found.games, pair.found.other_games) == (len(own), 24 - len(own))
    assert {(pair.side, pair.other) for pair in facts.beside()} == {(a, b) for a in facts.sides for b in facts.sides if a != b}


def test_what_goes_with_winning_is_counted_once_a_game(duels: Path) -> None:
    facts = Facts(Folder.open(duels))
    (kind, name, side), (games, wins) = max(facts.noted().items(), key=lambda item: item[1][0])
    assert kind in ("card", "star")
    own = [row["results"][row["sides"].index(side)] for row in facts.rows.to_dicts() if side in row["sides"]
           and any(one["name"] == name and one["seat"] == row["sides"].index(side) for one in row["cards"])]
    assert (games, wins) == (len(own), own.count(1))


def test_what_goes_with_winning_is_not_what_goes_with_long_games(duels: Path) -> None:
    """Forge loses long games and plays everything in them: only what helps in games of the same length is told."""
    random, rows = Random(1), []
    for number in range(1200):
        long = random.random() < 0.5
        played = {"idle": random.random() < (0.9 if long else 0.1), "good": random.random() < (0.7 if long else 0.3)}
        won = random.random() < (0.2 if long else 0.7) + 0.2 * played["good"]
        cards = [{"seat": 0, "kind": "card", "name": name, "count": 1} for name, done in played.items() if done]
        rows.append({"number": number, "case": 0, "first": 0, "rounds": random.randrange(20, 40) + 40 * long, "pack": "",
                     "options": "{}", "sides": ["forge", "mutino"], "bots": ["random"] * 2, "points": [0, 0],
                     "results": [1, -1] if won else [-1, 1], "cards": cards, "openings": [[], []]})
    facts = Facts(Folder.open(duels))
    facts.rows = pl.DataFrame(rows, schema={name: SCHEMA[name] for name in rows[0]})
    ties = {tie.name: tie for tie in facts.ties}
    games, wins = facts.noted()["card", "idle", "forge"]
    whole = next(rate for rate in facts.rates("side") if rate.of == ("forge",))
    assert chance_of_rates(wins, games, whole.wins - wins, whole.games - games) < 1e-6, "all games together would be fooled"
    assert ties["idle"].sure > 0.05 and abs(ties["idle"].found.gap) < 0.1
    assert ties["good"].sure < 0.001 and ties["good"].found.low < 0.2 < ties["good"].found.high


def test_what_is_chosen_first_is_told_once(duels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Vagabond's character is noted as his character, not once more as his first choice."""
    noted = [(0, "character", "thief"), (1, "leader", "despot")]
    row = {"number": 0, "case": 0, "first": 0, "rounds": 9, "pack": "", "options": "{}", "sides": ["vagabond", "eyrie"],
           "bots": ["random"] * 2, "points": [0, 0], "results": [1, -1],
           "openings": [["character thief", "craft armorers"], ["leader despot"]],
           "cards": [{"seat": seat, "kind": kind, "name": name, "count": 1} for seat, kind, name in noted]}
    facts = Facts(Folder.open(duels))
    monkeypatch.setattr(facts, "game", games.load("root"))
    facts.rows = pl.DataFrame([row], schema={name: SCHEMA[name] for name in row})
    assert set(facts.noted()) == {("character", "thief", "vagabond"), ("opening", "craft armorers", "vagabond"),
                                  ("leader", "despot", "eyrie"), ("opening", "leader despot", "eyrie")}


def test_points_by_round_are_those_of_the_games_that_still_go_on(duels: Path, tmp_path: Path) -> None:
    facts = Facts(Folder.open(duels))
    rows, found = facts.rows.to_dicts(), {(row["side"], row["round"]): row for row in facts.points_by_round()}
    for (side, turn), row in found.items():
        own = [points[turn - 1] for game in rows for who, points in zip(game["sides"], game["points_by_round"], strict=True)
               if who == side and len(points) >= turn]
        assert (row["games"], row["mean"]) == (len(own), pytest.approx(sum(own) / len(own))) and row["games"] >= 2.4
        assert min(own) <= row["low"] <= row["high"] <= max(own)
    assert len({side for side, _ in found}) == 4 and max(turn for _, turn in found) >= 40

    together = tmp_path / "together"
    list(run(Folder.begin(together, Plan("samurai", 6, 1, {"players": [3], "samurai": ["every"]})), on_this_machine(1)))
    shared = Facts(Folder.open(together)).points_by_round()
    assert [(row["side"], row["round"], row["games"]) for row in shared[:1]] == [("", 1, 6)], "one village for all, each game once"


def test_a_race() -> None:
    race = race_of(7, [[1, 2, 3, 9], [2, 6, 4, 8]], [1, -1])
    assert race is not None
    assert (race.behind, race.margin, race.decided, race.led) == (4, 1, 0.75, (False, False, True))
    assert race_of(7, [[1, 2], [2, 6]], [0, 0]) is None


def test_strange_is_what_is_rare(duels: Path) -> None:
    assert rarities({1: 5, 2: 5, 3: 9, 4: 1}) == {1: 0.75, 2: 0.75, 3: 0.25, 4: 1.0}
    found = strangest(Facts(Folder.open(duels)), 3)
    assert [one.bits for one in found] == sorted((one.bits for one in found), reverse=True)
    assert all(one.why and all(0 < part <= 1 for _, part, _ in one.why) for one in found)
    shortest = Folder.open(duels).rows().collect().filter(pl.col("rounds") == pl.col("rounds").min())["number"].to_list()
    assert set(shortest) & {one.number for one in strangest(Facts(Folder.open(duels)), 10)}
