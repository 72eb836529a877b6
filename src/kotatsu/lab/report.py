"""A report: sections of sentences, pictures and tables in one language; page.py makes HTML of it, markdown.py Markdown."""
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.lab import charts
from kotatsu.lab.charts import Picture
from kotatsu.lab.facts import LEAST, MOMENTS, TOGETHER, Facts, Rate, Tie, settings, side_bots
from kotatsu.lab.folder import check_sources
from kotatsu.lab.ledger import ledger_of, whole_turn
from kotatsu.lab.replay import played
from kotatsu.lab.saying import Sayer
from kotatsu.lab.strange import Strange, strangest

SURE = (0.001, 0.01, 0.05)      # corrected: almost certain, very sure, fairly sure
SHOWN = 14                      # findings in a picture and a table


@dataclass(frozen=True)
class Table:
    """Headings and rows of texts; the first column names the row."""
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Link:
    """A strange game: what is said about it, how to replay it, and the game itself as text where it can still be played."""
    title: str
    said: list[str]
    command: str
    name: str
    text: str | None


@dataclass
class Section:
    id: str
    title: str
    said: list[str] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    table: Table | None = None
    links: list[Link] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    lang: str
    title: str
    chips: list[tuple[str, str]]
    sections: list[Section]
    made: str


def report(facts: Facts, lang: str, command: str) -> Report:
    say = Sayer(facts, lang)
    found = [wins(facts, say), seats(facts, say), *options(facts, say), bots(facts, say), beside(facts, say), course(facts, say),
             length(facts, say), decided(facts, say), ties(facts, say), strange(facts, say)]
    return Report(lang, say("lab-title", game=say.game()), chips(facts, say), [section for section in found if section is not None],
                  say("lab-made", command=command))


def chips(facts: Facts, say: Sayer) -> list[tuple[str, str]]:
    found = settings(facts)
    values = {"games": say.number(found["games"]), "bots": " · ".join(map(say.table, facts.plan.bots)),
              "tables": say.number(found["cases"]),
              "seed": str(found["seed"]), "version": str(found["version"]), "packs": ", ".join(found["packs"])}
    return [(say(f"lab-chip-{name}"), value) for name, value in values.items() if value]


# --- wins
def dots(rates: list[Rate], labels: list[str], say: Sayer) -> list[JSON]:
    return [{"label": label, "rate": rate.rate, "low": rate.interval[0], "high": rate.interval[1], "said": say.percent(rate.rate)}
            for rate, label in zip(rates, labels, strict=True)]


def table_of_rates(rates: list[Rate], labels: list[str], say: Sayer, first: str) -> Table:
    rows = [(label, say.number(rate.games), say.number(rate.wins), say.percent(rate.rate), say.span(*rate.interval))
            for rate, label in zip(rates, labels, strict=True)]
    return Table((first, say("cli-sim-games"), say("cli-sim-wins"), say("cli-sim-rate"), say("cli-sim-interval")), rows)


def wins(facts: Facts, say: Sayer) -> Section:
    rates = sorted(facts.rates("side"), key=lambda rate: facts.sides.index(rate.of[0]))
    labels = [say.side(rate.of[0]) for rate in rates]
    whole = facts.seats
    fair = float(whole["won"].mean() or 0)
    colours = dict(zip(labels, charts.dyes(facts.sides), strict=True))
    together = facts.game.cooperative
    said = [say("lab-wins-together" if together else "lab-wins-text", rate=say.percent(fair))]
    if len(rates) > 1:
        said.insert(0, say("lab-wins-best", who=labels[0], rate=say.percent(rates[0].rate), other=labels[-1],
                           least=say.percent(rates[-1].rate)))
    chart = charts.intervals(dots(rates, labels, say), labels, say("lab-axis-won"), fair, colours)
    return Section("wins", say("lab-wins-title"), said, [Picture("wins", chart, said[0])],
                   table_of_rates(rates, labels, say, say("lab-head-side")))


def seats(facts: Facts, say: Sayer) -> Section | None:
    if facts.game.cooperative:
        return None
    rates = facts.rates("place")
    if len(rates) < 2:
        return None
    labels = [say("lab-seat", place=rate.of[0]) for rate in rates]
    said = [say("lab-seats-together" if facts.rows["first"].null_count() == facts.games else "lab-seats-text")]
    numbers = facts.seats["players"].unique().sort().to_list()
    if len(numbers) > 1:                        # the fifth of five and the fifth of six are not alike
        said.append(say("lab-option-text"))
        each = facts.rates("players", "place")
        rows = [{**row, "group": rate.of[0]}
                for rate, row in zip(each, dots(each, [say("lab-seat", place=rate.of[1]) for rate in each], say), strict=True)]
        chart = charts.intervals(rows, labels, say("lab-axis-won"), groups=[str(number) for number in numbers],
                                 title=say.option("players"))
    else:
        chart = charts.intervals(dots(rates, labels, say), labels, say("lab-axis-won"), float(facts.seats["won"].mean() or 0))
    return Section("seats", say("lab-seats-title"), said, [Picture("seats", chart, said[0])])


def options(facts: Facts, say: Sayer) -> list[Section]:
    """Maps, levels, numbers of players …: whatever the plan varied."""
    found = []
    for name, values in facts.varied_options().items():
        rates = facts.rates("value", "side", frame=facts.with_option(values))
        known = [str(value) for value, _ in say.options[name].choices]      # in the game's own order, as far as it has one
        met = sorted(dict.fromkeys(rate.of[0] for rate in rates), key=lambda value: known.index(value) if value in known else -1)
        groups = [say.value(name, value) for value in met]
        order = [say.side(side) for side in facts.sides]
        rows = [{**row, "group": say.value(name, rate.of[0])}
                for rate, row in zip(rates, dots(rates, [say.side(rate.of[1]) for rate in rates], say), strict=True)]
        text = say("lab-option-text")
        chart = charts.intervals(rows, order, say("lab-axis-won"), groups=groups)
        found.append(Section(f"option-{name}", say("lab-option-title", option=say.option(name)), [text],
                             [Picture(f"option-{name}", chart, text)]))
    if len(facts.plan.packs) > 1:
        rates = facts.rates("pack", "side")
        groups = [say.pack(pack) for pack in facts.plan.packs]
        rows = [{**row, "group": say.pack(rate.of[0])}
                for rate, row in zip(rates, dots(rates, [say.side(rate.of[1]) for rate in rates], say), strict=True)]
        chart = charts.intervals(rows, [say.side(side) for side in facts.sides], say("lab-axis-won"), groups=groups)
        found.append(Section("packs", say("lab-option-title", option=say("lab-chip-packs")), [say("lab-option-text")],
                             [Picture("packs", chart, say("lab-option-text"))]))
    return found


def bots(facts: Facts, say: Sayer) -> Section | None:
    rates = side_bots(facts)
    if not rates:
        return None
    labels = [say.bot(rate.of[0]) for rate in rates]
    by_side = facts.rates("bot", "side")
    names = [say.side(rate.of[1]) for rate in by_side]
    rows = [{**row, "group": say.bot(rate.of[0])} for rate, row in zip(by_side, dots(by_side, names, say), strict=True)]
    chart = charts.intervals(rows, [say.side(side) for side in facts.sides], say("lab-axis-won"), groups=labels)
    text = say("lab-option-text")
    return Section("bots", say("lab-option-title", option=say("lab-chip-bots")), [text], [Picture("bots", chart, text)],
                   table_of_rates(rates, labels, say, say("cli-sim-bot")))


def beside(facts: Facts, say: Sayer) -> Section | None:
    pairs = [each for each in facts.beside() if min(each.found.games, each.found.other_games) >= LEAST]
    if not pairs:
        return None
    rows = [{"label": say.side(each.side), "other": say.side(each.other), "gap": each.found.gap,
             "said": f"{say.points(each.found.gap)}\n±{say.decimal(50 * (each.found.high - each.found.low), 1)}"} for each in pairs]
    text = say("lab-beside-text")
    title = say("lab-beside-together" if facts.game.cooperative else "lab-beside-title")
    chart = charts.grid(rows, [say.side(side) for side in facts.sides], "")
    return Section("beside", title, [text], [Picture("beside", chart, text)])


# --- the course of games
def unit(facts: Facts) -> str:
    return "turn" if ledger_of(facts.game).when is whole_turn else "round"


def course(facts: Facts, say: Sayer) -> Section | None:
    ledger = ledger_of(facts.game)
    found = facts.points_by_round()
    if ledger.gauge == "none" or len({row["round"] for row in found}) < 2:
        return None
    order = [TOGETHER] if facts.game.cooperative else facts.sides
    names = [say(f"lab-gauge-{ledger.gauge}")] if facts.game.cooperative else [say.side(side) for side in order]
    rows = [{**row, "label": names[order.index(row["side"])]} for row in found]
    text = say("lab-course-text")
    chart = charts.courses(rows, names, charts.dyes(order), say(f"lab-unit-{unit(facts)}"), say(f"lab-gauge-{ledger.gauge}"))
    return Section("course", say(f"lab-course-{unit(facts)}"), [text], [Picture("course", chart, text)])


def length(facts: Facts, say: Sayer) -> Section:
    lengths = facts.lengths()
    low, high, middle = min(lengths), max(lengths), median(lengths)
    wide = max(1, -(-(high - low + 1) // 30))
    rows = [{"from": first - 0.5, "to": first + wide - 0.5, "none": 0,
             "part": sum(first <= n < first + wide for n in lengths) / facts.games} for first in range(low, high + 1, wide)]
    title = say(f"lab-length-{unit(facts)}")
    text = say("lab-length-text", middle=say.plain(middle), least=str(low), longest=str(high))
    chart = charts.histogram(rows, title, say("lab-axis-games"), float(middle))
    return Section("length", title, [text], [Picture("length", chart, text)])


def decided(facts: Facts, say: Sayer) -> Section:
    endings = facts.endings()
    labels = [say.ending(ended) for ended, _ in endings]
    rows = [{"label": label, "part": count / facts.games, "said": say.percent(count / facts.games)}
            for label, (_, count) in zip(labels, endings, strict=True)]
    found = Section("decided", say("lab-decided-title"))
    if len(endings) > 1 or facts.game.cooperative:
        found.pictures.append(Picture("endings", charts.shares(rows, labels, say("lab-axis-games")), say("lab-decided-endings")))
        found.said.append(say("lab-decided-endings"))
    races = facts.races
    if races:
        led = [sum(race.led[n] for race in races) / len(races) for n in range(len(MOMENTS))]
        names = [say(f"lab-led-{n}") for n in range(len(MOMENTS))]
        bars = [{"label": name, "part": part, "said": say.percent(part)} for name, part in zip(names, led, strict=True)]
        found.pictures.append(Picture("led", charts.shares(bars, names, say("lab-axis-led")), say("lab-led-text")))
        behind = sorted(race.behind for race in races)[int(len(races) * 0.9)]
        last = median(race.decided for race in races)
        found.said += [say("lab-led-text"), say("lab-decided-from", part=say.percent(last)) if last else say("lab-decided-never"),
                       say("lab-decided-text", margin=say.plain(median(race.margin for race in races)), behind=str(behind))]
    return found


# --- what goes with winning
def sureness(sure: float) -> str:
    return f"lab-sure-{sum(sure < bound for bound in SURE)}"


def ties(facts: Facts, say: Sayer) -> Section | None:
    if not facts.ties:
        return None
    sure = [tie for tie in facts.ties if tie.sure < SURE[-1]]
    text = say("lab-ties-text", asked=say.number(len(facts.ties)), sure=say.number(len(sure)))
    found = Section("ties", say("lab-ties-title"), [text])
    for kind in dict.fromkeys(tie.kind for tie in sorted(facts.ties, key=lambda tie: KINDS.index(tie.kind))):
        best = [tie for tie in sure if tie.kind == kind][:SHOWN]
        if len(best) > 1:
            best.sort(key=lambda tie: -tie.found.gap)
            labels = [f"{say.noted(tie.kind, tie.name)}{charts.BELOW}{say.side(tie.side)}" for tie in best]
            rows = [{"label": label, "gap": tie.found.gap, "low": tie.found.low, "high": tie.found.high}
                    for label, tie in zip(labels, best, strict=True)]
            title = say(f"lab-kind-{kind}")
            found.pictures.append(Picture(f"ties-{kind}", charts.gaps(rows, labels, f"{title}: {say('lab-axis-gap')}"), title))
    head = ("lab-head-what", "lab-head-side", "cli-sim-games", "lab-head-with", "lab-head-without", "lab-head-gap", "lab-head-sure")
    found.table = Table(tuple(say(id) for id in head), [row_of_tie(tie, say) for tie in (sure or facts.ties)[:SHOWN]])
    return found


KINDS = ("leader", "character", "kamae", "card", "quest", "star", "opening")


def row_of_tie(tie: Tie, say: Sayer) -> tuple[str, ...]:
    found, name = tie.found, say.noted(tie.kind, tie.name)
    return (f"{name} ({say('lab-opening')})" if tie.kind == "opening" else name, say.side(tie.side), say.number(tie.games),
            say.percent(found.rate), say.percent(found.other),
            f"{say.points(found.gap)} ({say.points(found.low)} … {say.points(found.high)})", say(sureness(tie.sure)))


# --- strange games
def strange(facts: Facts, say: Sayer) -> Section:
    try:
        check_sources(facts.folder.path)
        still = True
    except Unreadable:
        still = False
    links = [link(facts, one, say, still) for one in strangest(facts)]
    return Section("strange", say("lab-strange-title"), [say("lab-strange-text" if still else "lab-strange-gone")], links=links)


def link(facts: Facts, one: Strange, say: Sayer, still: bool) -> Link:
    outcome = say.outcome(one.number)
    named = {"winner": say.side, "ending": say.ending}
    said = [say(f"lab-odd-{what}", value=named[what](value) if what in named else value, part=say.percent(part, 2))
            for what, part, value in one.why]
    return Link(say("lab-strange-game", which=str(one.number)), [outcome, *said],
                f"kotatsu replay '{facts.folder.name}#{one.number}'", f"{facts.plan.game}-{one.number}.kotatsu",
                played(facts.folder, one.number).record() if still else None)
