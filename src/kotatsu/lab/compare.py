"""Two folders held against each other: what a rule, a pack or a bot changed, and how sure that is.

Every difference is tested, and all tests of a comparison are corrected together (Benjamini–Hochberg).
"""
import json
from collections.abc import Callable
from dataclasses import dataclass

import polars as pl

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say as phrase
from kotatsu.lab import charts
from kotatsu.lab.charts import Picture
from kotatsu.lab.facts import LEAST, Facts
from kotatsu.lab.notes import add_words
from kotatsu.lab.report import SURE, Report, Section, Table, sureness, unit
from kotatsu.lab.saying import Sayer
from kotatsu.sim.statistics import chance_of_means, chance_of_rates, corrected, difference, mean

SHOWN = 14


@dataclass(frozen=True)
class Difference:
    """Something that was counted in both: two parts of all, or two means."""
    part: str                                   # "side", "seat", "bot", "ending", "length", "points", "noted"
    of: tuple[str, ...]
    one: float
    other: float
    low: float | None                           # the interval of other - one, where it is a rate
    high: float | None
    chance: float
    sure: float = 1.0

    @property
    def gap(self) -> float:
        return self.other - self.one


Counted = dict[tuple[str, ...], tuple[int, int]]            # of something: how often, of how many


def rates(part: str, one: Counted, other: Counted) -> list[Difference]:
    """Whatever both have counted."""
    found = []
    for of in [key for key in one if key in other]:
        (wins, games), (other_wins, other_games) = one[of], other[of]
        if min(games, other_games):
            _, low, high = difference(other_wins, other_games, wins, games)
            found.append(Difference(part, of, wins / games, other_wins / other_games, low, high,
                                    chance_of_rates(wins, games, other_wins, other_games)))
    return found


def means(part: str, of: str, one: list[float], other: list[float]) -> list[Difference]:
    first, second = mean(one), mean(other)
    if first is None or second is None:
        return []
    return [Difference(part, (of,), first, second, None, None, chance_of_means(one, other))]


def differences(one: Facts, other: Facts) -> list[Difference]:
    """All that was asked, with how sure each is."""
    def won(facts: Facts, *by: str) -> Counted:
        return {rate.of: (rate.wins, rate.games) for rate in facts.rates(*by)}

    found = rates("side", won(one, "side"), won(other, "side"))
    if not one.game.cooperative:
        found += rates("seat", won(one, "place"), won(other, "place"))
    found += rates("bot", won(one, "bot"), won(other, "bot")) if len(won(one, "bot")) > 1 else []
    ends = [dict(facts.endings()) for facts in (one, other)]
    named = sorted({*ends[0], *ends[1]})
    counted: list[Counted] = [{(end,): (each.get(end, 0), facts.games) for end in named}
                              for each, facts in zip(ends, (one, other), strict=True)]
    found += rates("ending", *counted) if len(named) > 1 else []
    found += means("length", "rounds", *[[float(length) for length in facts.lengths()] for facts in (one, other)])
    for side in one.sides:
        found += means("points", side, *[facts.seats.filter(pl.col("side") == side)["points"].cast(pl.Float64).to_list()
                                         for facts in (one, other)])
    found += rates("noted", played(one), played(other))
    sure = corrected([each.chance for each in found])
    return [Difference(each.part, each.of, each.one, each.other, each.low, each.high, each.chance, sure[n])
            for n, each in enumerate(found)]


def played(facts: Facts) -> Counted:
    """In how many of a side's games each card (leader, stance …) was played at all."""
    games = {rate.of[0]: rate.games for rate in facts.rates("side")}
    return {key: (count, games[key[2]]) for key, (count, _) in facts.noted().items()
            if key[0] != "opening" and games[key[2]] >= LEAST}


# --- the report
def comparison(one: Facts, other: Facts, lang: str, command: str) -> Report:
    if one.plan.game != other.plan.game:
        raise Unreadable(phrase("lab-other-game", one=one.plan.game, other=other.plan.game))
    say = Sayer(one, lang)
    add_words(one.folder.words, other.folder.words)
    found = differences(one, other)
    names = (one.folder.path.name, other.folder.path.name)
    sections = [plans(one, other, say, names), wins(found, say, names), course(found, say, names, unit(one)),
                noted(found, say, names)]
    chips = [("A", f"{names[0]} ({say.number(one.games)})"), ("B", f"{names[1]} ({say.number(other.games)})")]
    return Report(lang, say("lab-compare-title", game=say.game()), chips, [each for each in sections if each is not None],
                  say("lab-made", command=command))


def plans(one: Facts, other: Facts, say: Sayer, names: tuple[str, str]) -> Section:
    """What was set up otherwise."""
    rows = []
    settings: list[tuple[str, Callable[[Facts], str]]] = [
        (say("lab-chip-bots"), lambda facts: " · ".join(map(say.table, facts.plan.bots))),
        (say("lab-chip-packs"), lambda facts: ", ".join(say.pack(pack) for pack in facts.plan.packs)),
        (say("lab-chip-seed"), lambda facts: str(facts.plan.seed)),
        (say("lab-chip-version"), lambda facts: ", ".join(str(version) for version in facts.rows["version"].unique().sort()))]
    for title, setting in settings:
        rows.append((title, setting(one), setting(other)))
    for name in say.options:
        rows.append((say.option(name), values(one, name, say), values(other, name, say)))
    told = [row for row in rows if row[1] != row[2]]
    text = say("lab-compare-plans" if told else "lab-compare-same")
    return Section("plans", say("lab-compare-set-up"), [text], [], Table((say("lab-head-what"), *names), told) if told else None)


def values(facts: Facts, name: str, say: Sayer) -> str:
    """The values of an option in all games."""
    texts = dict.fromkeys(json.dumps(options.get(name), ensure_ascii=False) for options in facts.options)
    found = map(json.loads, texts)
    said = [", ".join(map(str, value)) if isinstance(value, list) else say.value(name, str(value)) for value in found]
    return " · ".join(said) if len(said) <= 3 else f"{said[0]} … ({len(said)})"


def label(each: Difference, say: Sayer) -> str:
    if each.part == "seat":
        return say("lab-seat", place=each.of[0])
    if each.part == "noted":
        return f"{say.noted(each.of[0], each.of[1])}{charts.BELOW}{say.side(each.of[2])}"
    return {"side": say.side, "bot": say.bot, "ending": say.ending, "points": say.side}.get(each.part, str)(each.of[0])


def table(found: list[Difference], say: Sayer, names: tuple[str, str], first: str) -> Table:
    rows = []
    for each in found:
        if each.low is None or each.high is None:
            sign = "+" if each.gap > 0 else "−" if each.gap < 0 else ""
            figures = (say.decimal(each.one, 2), say.decimal(each.other, 2), f"{sign}{say.decimal(abs(each.gap), 2)}")
        else:
            figures = (say.percent(each.one), say.percent(each.other),
                       f"{say.points(each.gap)} ({say.points(each.low)} … {say.points(each.high)})")
        rows.append((label(each, say).replace(charts.BELOW, " · "), *figures, say(sureness(each.sure))))
    return Table((first, *names, say("lab-head-gap"), say("lab-head-sure")), rows)


def picture(name: str, found: list[Difference], say: Sayer, title: str) -> Picture:
    rows = [{"label": label(each, say), "gap": each.gap, "low": each.low, "high": each.high} for each in found]
    return Picture(name, charts.gaps(rows, [str(row["label"]) for row in rows], say("lab-axis-gap")), title)


def wins(found: list[Difference], say: Sayer, names: tuple[str, str]) -> Section:
    own = [each for each in found if each.part in ("side", "seat", "bot")]
    sure = [each for each in own if each.sure < SURE[-1]]
    said = [say("lab-compare-wins", asked=say.number(len(found)), one=names[0], other=names[1]),
            say("lab-compare-sure", sure=", ".join(label(each, say) for each in sure)) if sure else say("lab-compare-none")]
    return Section("differences", say("lab-wins-title"), said, [picture("differences", own, say, said[0])],
                   table(own, say, names, say("lab-head-what")))


def course(found: list[Difference], say: Sayer, names: tuple[str, str], unit: str) -> Section | None:
    """Length, points at the end, endings."""
    own = [each for each in found if each.part in ("length", "points", "ending")]
    done = table(own, say, names, say("lab-head-what"))
    titled = {"length": say(f"lab-length-{unit}"), "points": say("lab-gauge-end"), "ending": say("lab-axis-games")}
    rows = [(titled[each.part] if each.part == "length" else f"{titled[each.part]}: {row[0]}", *row[1:])
            for each, row in zip(own, done.rows, strict=True)]
    return Section("course", say("lab-decided-title"), [], [], Table(done.head, rows))


def noted(found: list[Difference], say: Sayer, names: tuple[str, str]) -> Section | None:
    """What is played more or less often."""
    own = [each for each in found if each.part == "noted" and each.sure < SURE[-1]]
    own.sort(key=lambda each: (each.sure, -abs(each.gap)))
    if not own:
        return None
    shown = sorted(own[:SHOWN], key=lambda each: -each.gap)
    text = say("lab-compare-noted", sure=say.number(len(own)))
    return Section("ties", say("lab-compare-noted-title"), [text], [picture("noted", shown, say, text)] if len(shown) > 1 else [],
                   table(shown, say, names, say("lab-head-what")))
