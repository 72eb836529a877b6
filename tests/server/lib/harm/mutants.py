"""Messages and files that were changed at random: each is taken or refused with a sentence, and the table plays on."""
import json
import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from served import JSON, Page, Served, Shelf, serving

from harm.watch import no_errors
from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Phrase
from kotatsu.kernel.table import Table
from kotatsu.server import serialise
from kotatsu.server.library import Installed
from kotatsu.server.store import Seat
from kotatsu.words import translator

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 255, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 1.5, 1e308, "", " ", "0", "x" * 600, "\u0000",
    "\u202e",
    "𝟙", "{}", [], {}, [[]], {"": {}}, [None] * 50, {"id": "x", "args": {}}, "root", "luck", "table: begin")
AT_ONCE = 40


class Everything(Installed):
    """All games and the kernel's toy."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf = Shelf()

    def names(self) -> list[str]:
        return [*super().names(), "toy"]

    def load(self, name: str) -> Any:
        return self.shelf.load(name) if name == "toy" else super().load(name)

    def bots(self, game: Any) -> list[str]:
        return self.shelf.bots(game) if game.name == "toy" else super().bots(game)


def places(value: Any, found: list[tuple[Any, Any]] | None = None) -> list[tuple[Any, Any]]:
    """Every list or mapping in a JSON value, with each key or number in it."""
    found = [] if found is None else found
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            found.append((value, key))
            places(value[key], found)
    return found


def changed(value: JSON, choices: random.Random) -> JSON:
    """One to three changes anywhere: another value, a missing one, a doubled, moved or swapped one."""
    new = deepcopy(value)
    for _ in range(choices.choice((1, 1, 1, 2, 3))):
        spots = places(new)
        if not spots:
            break
        inside, key = choices.choice(spots)
        deed, other = choices.randrange(6), choices.choice(spots)
        if deed < 2:
            inside[key] = deepcopy(choices.choice(STRANGE))
        elif deed == 2:
            inside[key] = deepcopy(other[0][other[1]])
        elif deed == 3:
            del inside[key]
        elif deed == 4 and isinstance(inside, list):
            inside.insert(key, deepcopy(inside[key]))
        elif deed == 4:
            inside[choices.choice(("seat", "more", "", "type", "position", "\u0000"))] = inside[key]
        elif isinstance(inside[key], int) and not isinstance(inside[key], bool):
            inside[key] += choices.choice((-1, 1, 1000))
        elif isinstance(inside[key], str) and inside[key]:
            place = choices.randrange(len(inside[key]))
            inside[key] = inside[key][:place] + choices.choice(("", "9", " ", "é", ":")) + inside[key][place + 1:]
    return new


def spoilt(raw: bytes, choices: random.Random) -> bytes:
    """A message that may be no JSON any more."""
    place = choices.randrange(len(raw) + 1)
    return choices.choice((raw[:place], raw[:place] + bytes([choices.randrange(32, 127)]) + raw[place + 1:], raw + raw,
                           raw[:place] + b"\\ud800" + raw[place:], b"[" * choices.randrange(2000) + raw))


# --- messages

def messages(page: Page, choices: random.Random) -> JSON:
    """Something that an honest page could say now."""
    prompt = page.prompt()
    version, seat = page.table["version"], prompt["seat"] if prompt else 0
    action = choices.choice(prompt["actions"])["action"] if prompt else "pass"
    return choices.choice((
        {"type": "act", "seat": seat, "action": action, "version": version}, {"type": "why", "seat": seat, "action": action},
        {"type": "look", "seat": seat}, {"type": "undo", "version": version}, {"type": "allow", "undo": True},
        {"type": "say", "phrase": "hello"}, {"type": "say", "text": "good day", "seat": seat}, {"type": "ping"}))


def say_all(page: Page, raws: list[str]) -> None:
    """All of them, then a ping: whatever comes back until the last pong is a table, a refusal or an answer in words."""
    for raw in raws:
        page.line.send(raw)
    page.say(type="why", seat=0, action="the last word")
    while True:
        message = page.next()
        assert message["type"] in ("table", "refused", "why", "pong", "time", "said", "told"), message
        if message["type"] == "refused":
            assert message["why"]["id"] != "server-our-mistake", raws
        if "the last word" in str(message.get("why")) or message.get("action") == "the last word":
            return


def run_messages(server: Served, count: int, choices: random.Random) -> int:
    """So many changed messages, at tables of the toy that are begun anew when a game is over."""
    done = 0
    while done < count:
        opened = server.open("here", "here", "link", options={"rounds": 2})
        with server.page(opened["owner"]) as page:
            while done < count and page.table["over"] is None:
                raws = []
                for _ in range(min(AT_ONCE, count - done)):
                    raw = json.dumps(changed(messages(page, choices), choices)).encode()
                    raws.append((spoilt(raw, choices) if choices.randrange(4) == 0 else raw).decode("utf-8", "replace"))
                say_all(page, raws)
                done += len(raws)
                page.drain()
                if page.prompt() is None:
                    break
                page.act(choices.choice(page.prompt()["actions"])["action"])           # the table is as it was, or went on
        file = server.get(f"/api/tables/{opened['owner']}/export")
        server.post("/api/tables/import", file)             # and its log is a game
    return done


# --- files

def files(name: str, choices: random.Random) -> list[JSON]:
    """A short game of this kind as an export, as a saved table and as a position."""
    game = Everything().load(name)
    table = Table.new(game, {}, choices.randrange(1000))
    for _ in range(8):
        seats = table.decisions()
        if seats:
            table.do(seats[0], Luck(choices.randrange(1000)).pick(list[int](table.legal(seats[0]))))
    seats = (Seat("here"), *[Seat("link")] * (game.seats(table.state) - 1))
    return [json.loads(json.dumps(one)) for one in (serialise.export_json(table, seats), table.save(), table.position())]


def run_files(server: Served, count: int, choices: random.Random) -> int:
    """So many changed files, of all games in turn."""
    names = ["toy", *games.names()]
    kinds = {name: files(name, choices) for name in names}
    english = translator("en", strict=True)
    for number in range(count):
        file = changed(choices.choice(kinds[names[number % len(names)]]), choices)
        raw = json.dumps(file).encode()
        if choices.randrange(8) == 0:
            raw = spoilt(raw, choices)
        answer = server.http.post("/api/tables/import", content=raw, headers={"Content-Type": "application/json"})
        assert answer.status_code in (201, 400, 404, 409, 413), (answer.status_code, answer.text, raw[:2000])
        if answer.status_code == 201:
            assert server.http.get(f"/api/tables/{answer.json()['owner']}/replay").status_code == 200, raw[:2000]
        else:
            assert english.format(phrase(answer.json()["error"]))
    return count


def phrase(told: JSON) -> Phrase:
    """A sentence as it came over the wire."""
    return Phrase(told["id"], {name: phrase(arg) if isinstance(arg, dict) else arg for name, arg in told.get("args", {}).items()})


def run(folder: Path, count: int, seed: int = 1) -> int:
    """Seven of ten are messages, three are files."""
    choices = random.Random(seed)
    parts: tuple[tuple[Callable[[Served, int, random.Random], int], int], ...] = (
        (run_messages, count * 7 // 10), (run_files, count - count * 7 // 10))
    with serving(folder / "mutants.db", Everything(), tables_an_hour=1_000_000, messages_at_once=1e9) as server, no_errors():
        return sum(part(server, number, choices) for part, number in parts)
