"""Every address with every wrong token: what no link opens stays shut, and what a link does not open changes nothing."""
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from served import JSON, Served, serving

from harm.watch import no_errors

ALL = frozenset({"owner", "mine", "other", "watch"})        # links: the owner's, that of seat 1, that of seat 2, the spectators'
OWNER = frozenset({"owner"})

# who may use an address; whatever the server offers beside these is found and refused by `addresses`
MAY: dict[tuple[str, str], frozenset[str]] = {
    ("get", "/api/tables/{token}/replay"): ALL,
    ("get", "/api/tables/{token}/aims/{seat}"): ALL,
    ("get", "/api/tables/{token}/analysis"): ALL,
    ("post", "/api/tables/{token}/onward"): ALL,
    ("post", "/api/tables/{token}/share"): ALL,
    ("get", "/api/tables/{token}/export"): OWNER,
    ("get", "/api/tables/{token}/position"): OWNER,
    ("post", "/api/tables/{token}/terms"): OWNER,
    ("get", "/api/tables/{token}/hint/{seat}"): frozenset({"mine"}),
    ("post", "/api/tables/{token}/renew/{seat}"): OWNER | {"mine"},
    ("post", "/api/tables/{token}/takeover/{seat}"): OWNER,
    ("post", "/api/tables/{token}/deck"): frozenset({"mine", "other"}),
    ("delete", "/api/tables/{token}"): OWNER,
}
OPEN = {"/api/games", "/api/games/{game}/rules", "/api/games/{game}/components", "/api/games/{game}/records",
        "/api/games/{game}/packs", "/api/games/{game}/packs/new", "/api/games/{game}/decks", "/api/games/{game}/companion",
        "/api/health", "/api/metrics", "/api/ready",
        "/api/tables", "/api/tables/list", "/api/tables/import", "/api/lobby", "/api/lobby/{table}/sit", "/api/lobby/{table}/watch"}
BODIES: dict[str, Any] = {"terms": {"chat": True}, "takeover": {"bot": "dicer"}, "deck": {"text": ""},
                          "onward": {"entry": 0, "seat": 0}}
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"


def addresses(server: Served) -> list[tuple[str, str]]:
    """All that the server says it offers, each with a line here that says who may use it."""
    found = [(method, path) for path, calls in server.get("/api/schema/openapi.json")["paths"].items() for method in calls]
    unknown = [one for one in found if one not in MAY and one[1] not in OPEN]
    assert not unknown, f"nothing says who may use {unknown}"
    assert set(MAY) <= set(found), f"gone: {set(MAY) - set(found)}"
    return list(MAY)


def call(server: Served, method: str, path: str, token: str, seat: int = 1) -> Any:
    body = next((body for word, body in BODIES.items() if f"/{word}" in path), None)
    filled = path.replace("{token}", token).replace("{seat}", str(seat))
    return server.http.request(method.upper(), filled, **({} if body is None else {"json": body}))


def wrong_tokens(opened: JSON, count: int, choices: random.Random) -> Iterator[str]:
    """Tokens that open nothing: guessed, changed, cut, doubled, of other kinds, and what would break a careless query or path."""
    known = [opened["owner"], opened["watch"], *(seat["link"] for seat in opened["seats"])]
    yield from (opened["table"], "x", "0", "null", "owner", "'", "' OR ''='", "%25", "%00", "%2e%2e", "..%2f..%2fetc%2fpasswd",
                "%F0%9F%A6%8A", "*", "a" * 1500, "%20" + known[0], known[0] + "%20", known[0].swapcase(), known[0][::-1],
                known[0] + known[1], "sha256")
    for _ in range(count):
        token = choices.choice(known)
        place = choices.randrange(len(token))
        yield choices.choice((
            token[:place] + choices.choice(LETTERS.replace(token[place], "")) + token[place + 1:],
            token[:place] + token[place + 1:], token[:place] or "y", token + choices.choice(LETTERS),
            "".join(choices.choice(LETTERS) for _ in token)))


def rows(db: Path) -> list[list[Any]]:
    """Everything that the server keeps of its tables, read beside it; not when a table was looked at last."""
    with closing(sqlite3.connect(db)) as base:
        return [base.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
                for name in ("tables", "seats", "entries", "tickets", "notices", "sealed")]


def run(folder: Path, count: int, seed: int = 1) -> int:
    """So many changed tokens beside those that somebody would think of, at every address: how many were tried."""
    choices, tried = random.Random(seed), 0
    db = folder / "access.db"
    with serving(db, tables_an_hour=100_000) as server, no_errors():
        opened = server.open("here", "link", "link")
        other = server.open("here", "link", "link")
        calls = addresses(server)
        for token in wrong_tokens(opened, 0, choices):
            tried += shut(server, token, calls)
        before = rows(db)
        for token in wrong_tokens(opened, count, choices):
            tried += shut(server, token, [choices.choice(calls)])
        tried += by_lesser_links(server, opened, other)
        assert rows(db) == before, "something was changed by whoever may not"
        return tried


def shut(server: Served, token: str, calls: list[tuple[str, str]]) -> int:
    """Nothing opens, and every answer is the same sentence."""
    for method, path in calls:
        answer = call(server, method, path, token)
        assert answer.status_code in (404, 405), f"{method} {path} with {token!r}: {answer.status_code}"
        assert answer.json()["error"]["id"] in ("server-no-such-table", "server-not-found", "server-bad-request"), answer.text
    return len(calls)


def by_lesser_links(server: Served, opened: JSON, other: JSON) -> int:
    """Each link at each address that it does not open; a seat's link at another's seat; and pages that speak for others."""
    links = {"owner": opened["owner"], "watch": opened["watch"], "mine": opened["seats"][1]["link"],
             "other": opened["seats"][2]["link"]}
    tried = 0
    for (method, path), may in MAY.items():
        for role in sorted(ALL - may):
            answer = call(server, method, path, links[role])
            assert answer.status_code == 403, f"{method} {path} as {role}: {answer.status_code} {answer.text}"
            tried += 1
    file = server.get(f"/api/games/toy/components?table={links['watch']}")
    assert file and server.http.get(f"/api/games/toy/components?table={opened['table']}").status_code == 404
    assert server.post("/api/tables/list", {"tokens": [opened["table"], "x", links["mine"].swapcase()]}, 200) == []
    for table in (opened["table"], links["owner"], "x"):
        for deed in ("sit", "watch"):
            assert server.http.post(f"/api/lobby/{table}/{deed}").status_code == 404          # not listed
            tried += 1
    return tried + speaking_for_others(server, links, other)


def speaking_for_others(server: Served, links: dict[str, str], other: JSON) -> int:
    """Pages that choose, look, ask and take back for seats that are not theirs; a link that is none."""
    tried = 0
    for role, seats in (("owner", (1, 2, 7, -1)), ("mine", (0, 2, 7, -1)), ("watch", (0, 1, 2))):
        with server.page(links[role]) as page:
            for seat in seats:
                for said in ({"type": "act", "action": "bid 1", "version": page.table["version"]}, {"type": "look"},
                             {"type": "why", "action": "bid 1"}):
                    page.say(**said, seat=seat)
                    answer = page.next()
                    while answer["type"] == "table":
                        answer = page.next()
                    assert answer["type"] == "refused", f"{role} for seat {seat}: {answer}"
                    tried += 1
            page.say(type="allow", undo=True)
            assert page.next()["type"] == "refused"
    for token in (links["watch"][:-1], other["table"]):
        with server.page(token) as page:
            assert page.table == {} and page.closed() == 4404
            tried += 1
    return tried
