"""What each viewer gets to read of a table. Pure functions: whoever looks, a secret leaves only through here."""
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from typing import Any

from msgspec import Raw, json

from kotatsu.kernel.agenda import due
from kotatsu.kernel.game import JSON, SPECTATOR, Game, Outcome, rule_phrase
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.server import bringing, forced, forfeit, names, notices, read_log
from kotatsu.server.clocks import Clocks
from kotatsu.server.problems import forbidden
from kotatsu.server.read_log import LogReader, ReadLine
from kotatsu.server.screen import answering
from kotatsu.server.store import Kept, Notice, Seat, Ticket
from kotatsu.server.terms import NO_TERMS, Terms
from kotatsu.server.undoing import Undoing

MOMENTS = 200             # of a replay that are sent at once


@dataclass(frozen=True)
class Audience:
    """Those at one screen: the seats whose secrets it may show, and the seats they decide for."""
    role: str
    sees: tuple[int, ...]
    leads: tuple[int, ...]
    passed: bool = False                        # from hand to hand: it shows the secrets of one seat at a time


@dataclass(frozen=True)
class Page:
    """All that one audience may know at one moment. It is kept as it is sent: of a thousand tables, the objects that it was
    made from would be a million, among which Python looks for garbage while everybody waits."""
    encoded: bytes                              # the `table` message without the log
    version: int
    viewer: int | None
    newest: ReadLine | None                     # of the log
    texts: dict[int, str | None] = field(default_factory=dict)      # what was sent to those who knew the page of that number
    number: int = field(default_factory=count().__next__)

    @property
    def body(self) -> JSON:
        found: JSON = json.decode(self.encoded)
        return found

    @property
    def log(self) -> list[JSON]:
        return read_log.lines(self.newest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Page) and (self.encoded, self.log) == (other.encoded, other.log)


def one_screen(who: Audience, looks: int | None) -> Audience:
    """Several people round one screen: of all their secrets it shows those of the one who looks."""
    return replace(who, sees=() if looks is None else (looks,), passed=True) if len(who.sees) > 1 else who


def looking_on(who: Audience) -> Audience:
    """The same people where nothing can be decided."""
    return replace(who, leads=())


def audience(ticket: Ticket, seats: Sequence[Seat]) -> Audience:
    """The owner's screen leads all seats "here", a seat's link its own; a bot that took over leads instead of them."""
    if ticket.role == "owner":
        sees = [seat for seat, who in enumerate(seats) if who.kind == "here"]
    else:
        sees = [ticket.seat] if ticket.seat is not None else []
    return Audience(ticket.role, tuple(sees), tuple(seat for seat in sees if seats[seat].bot is None))


def reading(ticket: Ticket, seats: Sequence[Seat], looks: int | None, hands: str) -> Audience:
    """Who looks back on a game by this ticket; of several seats at one screen one looks."""
    who = audience(ticket, seats)
    if looks is not None and looks not in who.sees:
        raise forbidden("server-not-your-seat")
    return who if hands == "open" else one_screen(who, looks)


def page(table: Table, id: str, seats: Sequence[Seat], who: Audience, here: Collection[int],
         reader: LogReader | None = None, undoing: Undoing | None = None, noticed: Sequence[Notice] = (),
         terms: Terms = NO_TERMS, clocks: Clocks | None = None, hooks: bool = False, trouble: Phrase | None = None) -> Page:
    """The body of a `table` message and the whole log, both as this audience may read them; its reader knows the older entries."""
    ended = forfeit.outcome(table, clocks)
    passed = who.passed and not ended
    answers, handover = answering(table, who.leads, next(iter(who.sees), None)) if passed else (who.leads, None)
    hushed = forced.hushed(table)
    eager = [seat for seat in answers if hushed is None or seat != hushed[0]]
    prompts = [] if ended else [prompt.json() for prompt in table.prompts(eager)]
    view = Raw(json.encode(table.view(eyes(table.state, who))))
    asked = Raw(json.encode(prompts))
    log = (reader or LogReader(who.sees)).read(table)
    version, viewer = mark(view, asked, log), viewer_json(table, who)
    over = ended or table.outcome()
    body = {"type": "table", "table": id, "game": table.game.name, "role": who.role, "yours": list(who.leads),
            "version": version, "viewer": viewer, "handover": handover,
            "seats": seats_json(table, seats, here, over), "view": view, "prompts": asked,
            "undo": undo_json(table, looking_on(who) if ended else who, undoing), "terms": terms.json(hooks),
            "clock": clocks.json([prompt["seat"] for prompt in prompts]) if clocks else None,
            "thinking": [prompt["seat"] for prompt in prompts if seats[prompt["seat"]].bot],
            "bring": [] if ended else bringing.bring_json(table, seats, who.leads),
            "over": over.json() if over else None, "notices": notices.notices_json(noticed),
            "trouble": trouble.json() if trouble else None}
    return Page(json.encode(body), version, viewer, log)


def eyes(state: Any, who: Audience) -> int:
    """Through whose eyes a screen with several seats looks: theirs who decide now, else the first of them."""
    if not who.sees:
        return SPECTATOR
    now = due(state, state.agenda[-1]) if state.agenda and not state.results else []
    return next((seat for seat in who.sees if seat in now), who.sees[0])


def viewer_json(table: Table, who: Audience) -> int | None:
    """The seat the view belongs to, None for a spectator."""
    seat = eyes(table.state, who)
    return None if seat == SPECTATOR else seat


def mark(view: Raw, prompts: Raw, newest: ReadLine | None) -> int:
    """A number for what a viewer sees. It does not count moves: a count would tell of answers still sealed."""
    seen = json.encode([newest.words if newest else None, view, prompts])
    return int.from_bytes(sha256(seen).digest()[:6])


def seats_json(table: Table, seats: Sequence[Seat], here: Collection[int], over: Outcome | None) -> list[JSON]:
    """Who sits where, who is there, and how it ended for each."""
    results = over.results if over else [None] * len(seats)
    return [seat_json(seat, who, table.game.seat_words(table.state, seat).json(), seat in here, results[seat])
            for seat, who in enumerate(seats)]


def seat_json(seat: int, who: Seat, name: JSON, here: bool, result: int | None) -> JSON:
    return {"seat": seat, "name": name, "person": names.isolated(who.person), "kind": who.kind, "bot": who.bot,
            "here": here or who.bot is not None, "result": result}


def undo_json(table: Table, who: Audience, undoing: Undoing | None) -> JSON:
    """Whether those at a screen may take something back; while somebody asks to, who it is and who has not answered yet."""
    asked = undoing.json() if undoing else None
    if not who.leads:
        return {"may": False, "why": None, "rule": None, "asked": asked}
    limit = table.undo_limit(who.leads)
    return {"may": limit.may, "why": limit.why.json() if limit.why else None, "rule": None, "asked": asked}


def news_text(old: Page | None, new: Page) -> str | None:
    """The message that brings a reader from one page to the next; None if there is nothing new.

    It is made once for all readers who go from the one page to the other.
    """
    before = old.number if old is not None else -1
    if before not in new.texts:
        new.texts[before] = message(old, new)
    return new.texts[before]


def message(old: Page | None, new: Page) -> str | None:
    first, lines = read_log.news(old.newest if old else None, new.newest)
    known = old.newest.n + 1 if old and old.newest else 0
    if old is not None and old.encoded == new.encoded and first == known and not lines:
        return None
    log = json.encode({"from": first, "fresh": fresh(old, new, first), "entries": lines})
    return (new.encoded[:-1] + b',"log":' + log + b"}").decode()


def fresh(old: Page | None, new: Page, first: int) -> int:
    """The first line that tells of something new: when the screen has been passed on, older ones only read otherwise."""
    if old is None or old.viewer == new.viewer:
        return first
    line, known = new.newest, old.newest.place if old.newest else -1
    while line is not None and line.place > known:
        line = line.earlier
    return 0 if line is None else line.n + 1


def replay_json(table: Table, who: Audience, reader: LogReader | None = None, first: int = 0) -> JSON:
    """Moments from one on: what happened, and the view when all that came of it unseen had happened too; how many there are."""
    read: list[ReadLine] = []
    line = (reader or LogReader(who.sees)).read(table)
    while line is not None:
        read.append(line)
        line = line.earlier
    read.reverse()
    after = [table.log[line.place].before for line in read[first + 1:first + MOMENTS + 1]] + [table.state]
    return {"steps": [{"entry": json.decode(line.words), "view": table.game.view(state, eyes(state, who))}
                      for line, state in zip(read[first:first + MOMENTS], after, strict=False)], "count": len(read)}


# --- lists
def title(game: Game) -> Phrase:
    return say(f"game-{game.name}")


def game_json(game: Game, bots: list[str]) -> JSON:
    low, high = game.seat_range
    return {"name": game.name, "version": game.version, "title": title(game).json(),
            "seats": {"min": low, "max": high}, "bots": bots,
            "companion": game.companion is not None, "options": [option.json() for option in game.options()]}


def rules_json(game: Game) -> list[JSON]:
    return [{"chapter": chapter.title.json(), "rows": [{"id": row, "text": rule_phrase(row).json()}
                                                       for row in chapter.rows]} for chapter in game.rules()]


def summary(table: Table, clocks: Clocks | None = None) -> JSON:
    """What the resume list needs, kept beside the table so that listing loads no game."""
    ended = forfeit.outcome(table, clocks)
    over = ended or table.outcome()
    return {"title": title(table.game).json(), "round": table.game.when(table.state).json(),
            "names": [table.game.seat_words(table.state, seat).json() for seat in range(table.game.seats(table.state))],
            "results": list(over.results) if over else [], "due": [] if ended else table.decisions(),
            "outcome": over.words.json() if over else None,
            "asked": [] if ended else [prompt.seat for prompt in table.prompts()], "over": over is not None or table.item is None}


def listed_json(token: str, ticket: Ticket, kept: Kept, here: Collection[int]) -> JSON:
    """One line of the resume list; `yours` says that this link's holder is asked something now, `asked` who seems to be."""
    mine = audience(ticket, kept.seats).leads
    return {"token": token, "table": kept.id, "game": kept.game, "role": ticket.role, "title": kept.summary["title"],
            "round": kept.summary["round"], "updated": kept.updated, "over": kept.summary["over"],
            "yours": any(seat in kept.summary["due"] for seat in mine), "asked": kept.summary.get("asked", []),
            "outcome": kept.summary.get("outcome"), "seats": listed_seats(kept, here)}


def listed_seats(kept: Kept, here: Collection[int]) -> list[JSON]:
    results = kept.summary["results"] or [None] * len(kept.seats)
    return [seat_json(seat, who, kept.summary["names"][seat], seat in here, results[seat]) for seat, who in enumerate(kept.seats)]


def open_json(kept: Kept, taken: Collection[int], here: Collection[int]) -> JSON:
    """One line of the list of open tables."""
    return {"table": kept.id, "game": kept.game, "title": kept.summary["title"], "round": kept.summary["round"],
            "updated": kept.updated, "seats": listed_seats(kept, here), "free": free_seats(kept.seats, taken)}


def free_seats(seats: Sequence[Seat], taken: Collection[int]) -> list[int]:
    """The seats by link to which nobody has come yet."""
    return [seat for seat, who in enumerate(seats) if who.kind == "link" and who.bot is None and seat not in taken]
