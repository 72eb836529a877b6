"""Cases: a rule as one line of a table: who stands where with what, which cards are chosen, then answers and what must be true.

    ("S-card-010", "master 010 f1 B / ronin", "010 -", "? step FL; step FL; foe w1; line 3; Q PickPoison")

Figures stand between slashes: a character or a bot (`katana-1`), then in any order `@q,r` where it stands, `^2` its facing
(otherwise it looks at the first), A B D N its kamae, `f1` focus, `w1` wounds, `b1` bleeding wounds, `s1` stuns, `h1` hobbles,
cards of the hand by number, and fields of a position (`discard=126,127:down`). `rocks@0,-1` is terrain. Cards are chosen in the
order of seats, `-` is the core ability; `~` before them leaves replacements open; after `>` stand the cards that bots turn up.

Steps: `? a, b` exactly these answers are offered, `+ a` these among them, `! a` these are not, `Q Move` the open question,
`asks ronin` who is asked, `luck drawn 127` what luck brings next, `pass*` no to all instants, `settle` the least until the next
turn, `foe w1 s1 A @0,-2` what is true of a figure (you, foe, or by name), `table track=ronin,master` what is true of the table,
`won you`, `draw`, `told blocked` and `untold blocked` what has happened; everything else is an answer of whoever is asked.
"""
import re
from collections.abc import Iterable
from typing import Any

import pytest

from kotatsu.games.senjutsu.bot_cards import deck_count
from kotatsu.games.senjutsu.data import BOTS
from kotatsu.games.senjutsu.fields import TABLE, Names
from kotatsu.games.senjutsu.lexicon import TERRAIN_NAMES
from kotatsu.hexes.compass import direction_to
from tests.games.senjutsu.scene import Scene

LETTERS = {"f": "focus", "w": "wounds", "b": "bleeding", "s": "stuns", "h": "hobbles"}
LISTS = ("hand", "deck", "discard", "stays", "extra", "toxins", "poisons", "shown", "known_tops", "shields", "counters", "stopped")
BOT_DECK = ["solo-003", "solo-024", "solo-029"]          # what a bot's deck holds beside the cards that a case turns up
SEVERAL = ("step", "turn", "take", "play", "discard", "switch", "shuffle", "line", "prepare", "target", "push", "pool", "forbid")
SUPPLY = {"stun": "stun", "poison": "002"}              # what a bot may turn up that is no solo card
FIGURES = ("you", "foe", "third")                       # the first three, whoever they are
CHECKS = ("?", "+", "!", "Q", "asks", "told", "untold", "won", "draw", "table")
Case = tuple[str, str, str, str]


def params(cases: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The cases as parameters of one test, each with the rules it cites."""
    found = []
    for number, case in enumerate(cases):
        rules = case[0].split()
        found.append(pytest.param(case, id=f"{rules[0]}-{number}", marks=pytest.mark.rule(*rules)))
    return found


def read_figure(text: str, place: int) -> dict[str, Any]:
    """A figure's words as fields of a position."""
    name, *words = text.split()
    found: dict[str, Any] = {"name": name, "hand": []}
    for word in words:
        if word[0] == "@":
            found["hex"] = word[1:]
        elif word[0] == "^":
            found["facing"] = int(word[1:])
        elif word in ("A", "B", "D", "N"):
            found["kamae"] = word
        elif re.fullmatch(r"h\d", word):
            found["hobbles"] = [4] * int(word[1])
        elif re.fullmatch(r"[fwbs]\d", word):
            found[LETTERS[word[0]]] = int(word[1])
        elif "=" in word:
            key, _, value = word.partition("=")
            found[key] = [one for one in value.split(",") if one] if key in LISTS else read_value(key, value)
        else:
            found["hand"].append(word)
    if place and "hex" in found and "facing" not in found:
        q, r = (int(number) for number in found["hex"].split(","))
        found["facing"] = direction_to(-q, -r)
    return found


def read_value(key: str, value: str) -> Any:
    return int(value) if value.isdigit() and key != "weapon" else value


def make(figures: str, shown: list[str] | None = None, **more: Any) -> Scene:
    """A scene from the words of a case."""
    terrain, rows = {}, []
    for text in figures.split("/"):
        word = text.strip()
        kind, _, at = word.partition("@")
        if kind in TERRAIN_NAMES:
            terrain.update(dict.fromkeys(at.split(), kind))
        else:
            rows.append(read_figure(word, len(rows)))
    bots = [row for row in rows if row["name"].rpartition("-")[0] in BOTS]
    options: dict[str, Any] = dict(more.pop("options", {}))
    if bots:
        options = {"mode": "solo", "bots": [row["name"].rpartition("-")[0] for row in bots], **options}
        for number, row in enumerate(bots):
            row.setdefault("behaviour", "middle")
            del row["hand"]
            card = (shown or [])[number:number + 1]
            row["deck"] = [*row.get("deck", BOT_DECK), *(one for one in card if one not in row.get("known_tops", []))]
    first = rows[0].get("hex", "0,0")
    for row in rows[1:]:
        if first != "0,0" and "facing" in row and f"^{row['facing']}" not in figures:
            q, r = (int(number) for number in row["hex"].split(","))
            q0, r0 = (int(number) for number in first.split(","))
            row["facing"] = direction_to(q0 - q, r0 - r)
    weapons = [str(row.pop("weapon", "")) for row in rows]
    scene = Scene(*rows, terrain=terrain, options=options, **more)
    book = scene.table.state.book
    for seat, weapon in enumerate(weapons):
        if weapon:
            book.weapons[seat] = book.printed.ids.index(weapon)
    return scene


def assert_case(case: Case, **more: Any) -> None:
    """Plays a case, each of whose checks must hold; one that checks nothing is refused."""
    scene = play(case, **more)
    assert any(is_check(scene, step.strip()) for step in case[3].split(";")), "this case checks nothing"


def is_check(scene: Scene, step: str) -> bool:
    """Whether a step says what must be so, instead of being an answer."""
    word = step.partition(" ")[0]
    return word in CHECKS or word in FIGURES or word in Names(scene.table.state).seat_names


def play(case: Case, **more: Any) -> Scene:
    """The whole case; the scene it leads to."""
    _, figures, chosen, steps = case
    cards, _, turned = chosen.partition(">")
    shown = [SUPPLY.get(card, f"solo-{card.lower()}") for card in turned.split()]
    scene = make(figures, shown, **more)
    if shown:
        scene.table.state_luck(*[f"shown {card}" for card in shown])
    keep = not cards.strip().startswith("~")
    names = cards.replace("~", " ").split()
    early = []
    listed = [step.strip() for step in steps.split(";") if step.strip()]
    while listed and listed[0].startswith("luck "):      # luck that comes between the choice and the first question
        early.append(listed.pop(0)[5:])
    scene.table.state_luck(*early)
    if names:
        scene.play(*names, keep=keep)
    for step in listed:
        follow(scene, step)
    return scene


def follow(scene: Scene, step: str) -> None:
    """One step of a case."""
    word, _, rest = step.partition(" ")
    listed = [one.strip() for one in rest.split(",") if one.strip()]
    if word == "?":
        assert sorted(scene.offers()) == sorted(expand(listed)), f"{scene.question()}: {scene.offers()}"
    elif word == "+":
        assert not set(expand(listed)) - set(scene.offers()), f"{step}: {scene.question()}: {scene.offers()}"
    elif word == "!":
        assert not set(expand(listed)) & set(scene.offers()), f"{step}: {scene.question()}: {scene.offers()}"
    elif word == "Q":
        assert scene.question() == rest, f"{step}: {scene.question()}: {scene.offers()}"
    elif word == "asks":
        assert scene.asks() == rest, f"{step}: {scene.asks()} {scene.question()}"
    elif word == "luck":
        scene.table.state_luck(*listed)
    elif word == "pass*":
        scene.passes()
    elif word == "settle":
        scene.settle()
    elif word == "told":
        assert rest in scene.told(), f"{step}: {scene.told()}"
    elif word == "untold":
        assert rest not in scene.told(), f"{step}: {scene.told()}"
    elif word == "won":
        assert scene.table.state.results[number_of(scene, rest)] == 1, scene.table.state.results
    elif word == "draw" and not rest:
        assert scene.table.state.results and not any(scene.table.state.results)
    elif word == "table":
        check_table(scene, rest)
    elif word in FIGURES or word in Names(scene.table.state).seat_names:
        check_figure(scene, number_of(scene, word), rest)
    else:
        assert step in scene.offers(), f"{step}: {scene.asks()} {scene.question()}: {scene.offers()}"
        scene.do(step)


def expand(listed: list[str]) -> list[str]:
    """`step FL FR` is two answers, `draw 0-2` three."""
    found = []
    for one in listed:
        verb, *words = one.split()
        span = re.fullmatch(r"(\d+)-(\d+)", words[0]) if words else None
        if span:
            low, high = sorted((int(span[1]), int(span[2])))
            found += [f"{verb} {number}" for number in range(low, high + 1)]
        elif verb in SEVERAL:
            found += [f"{verb} {word}" for word in words]
        else:
            found.append(one)
    return found


def number_of(scene: Scene, name: str) -> int:
    return FIGURES.index(name) if name in FIGURES else Names(scene.table.state).seat_names.index(name)


def check_figure(scene: Scene, figure: int, words: str) -> None:
    """What is true of a figure."""
    state = scene.table.state
    row = scene.state_of(Names(state).seat_names[figure])
    for word in words.split():
        if word[0] == "@":
            key, found, wanted = "hex", row["hex"], word[1:]
        elif word[0] == "^":
            key, found, wanted = "facing", str(row["facing"]), word[1:]
        elif word in ("A", "B", "D", "N"):
            key, found, wanted = "kamae", row["kamae"], word
        elif re.fullmatch(r"h\d", word):
            key, found, wanted = "hobbles", str(len(row["hobbles"])), word[1]
        elif re.fullmatch(r"[fwbs]\d", word):
            key, found, wanted = LETTERS[word[0]], str(row[LETTERS[word[0]]]), word[1]
        elif word == "out":
            key, found, wanted = "out", str(state.out >> figure & 1), "1"
        else:
            key, _, wanted = word.partition("=")
            view = scene.table.view(figure if figure < state.book.seats else -1)["figures"][figure]
            if key == "deck" and figure >= state.book.seats:
                view["deck"] = deck_count(state, figure)             # with the one that lies face down already
            value = view[key] if key in ("cards", "deck", "discard", "initiative") else row[key]
            found = ",".join(str(one) for one in value) if isinstance(value, list) else str(value)
        assert found == wanted, f"{key} of {row['hex']}: {found}, not {wanted}; {scene.question()}: {scene.offers()}"


def check_table(scene: Scene, words: str) -> None:
    """What is true of the table."""
    state, names = scene.table.state, Names(scene.table.state)
    rows = {row.name: row for row in TABLE.rows}
    for word in words.split():
        key, _, wanted = word.partition("=")
        value = rows[key].kind.write(names, TABLE.value(rows[key], state, 0))
        if isinstance(value, dict):
            value = [f"{kind}@{at}" for at, kind in value.items()]
        found = ",".join(str(one) for one in value) if isinstance(value, list) else str(value)
        assert found == wanted, f"{key}: {found}, not {wanted}"
