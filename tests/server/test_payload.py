"""A secret leaves a table only through `payload`: checked over whole played games, from every chair."""
from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec import json
from toy import GAME
from toy.board import CARD_NAMES

from kotatsu import games
from kotatsu.kernel.agenda import Together
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server import payload, serialise
from kotatsu.server.payload import Audience, Page, audience, page
from kotatsu.server.store import Seat, Ticket

SEATS = (Seat("here"), Seat("link"), Seat("here"), Seat("bot", "dicer"))
EVERYBODY = (Ticket("id", "owner"), Ticket("id", "seat", 1), Ticket("id", "seat", 0), Ticket("id", "watch"))


def pages(table: Table) -> dict[Audience, Page]:
    return {who: page(table, "id", SEATS, who, ()) for who in (audience(ticket, SEATS) for ticket in EVERYBODY)}


def moments(seed: int) -> Iterator[tuple[Table, int | None]]:
    """A random game: the table before each choice with the seat that is about to choose, and at last None."""
    table, choices = Table.new(GAME, {"players": 4}, seed), Luck(seed)
    while table.item is not None:
        seat = choices.pick(table.decisions())
        yield table, seat
        table.do(seat, choices.pick(table.legal(seat)))
    yield table, None


def test_before_the_first_round_a_table_is_being_set_up() -> None:
    table = Table.new(games.load("root"), {"players": 2}, 1)
    assert table.state.round == 0 and payload.summary(table)["round"] == {"id": "common-setup"}
    begun = Table.new(GAME, {"players": 4}, 1)
    assert payload.summary(begun)["round"]["id"] == "server-moment"


def test_a_game_without_rounds_counts_turns_alone() -> None:
    table = Table.new(games.load("senjutsu"), {"players": 2}, 1)
    assert payload.summary(table)["round"] == {"id": "common-setup"}
    while table.state.turn == 0:
        seat = table.decisions()[0]
        table.do(seat, table.legal(seat)[0])
    assert payload.summary(table)["round"] == {"id": "server-moment-turn", "args": {"turn": 1}}


@pytest.mark.parametrize("seed", range(6))
def test_nobody_reads_anothers_hand(seed: int) -> None:
    for table, _ in moments(seed):
        for who, sent in pages(table).items():
            eye = payload.eyes(table.state, who)
            found = json.encode([sent.body["view"], sent.body["prompts"]]).decode()
            for seat, hand in enumerate(table.state.hands):
                if seat not in {eye, *who.leads}:
                    assert not [CARD_NAMES[card] for card in hand if CARD_NAMES[card] in found]


@pytest.mark.parametrize("seed", range(6))
def test_the_log_names_what_its_reader_saw_and_nothing_else(seed: int) -> None:
    for table, _ in moments(seed):
        for who, sent in pages(table).items():
            mine = sum(1 << seat for seat in who.sees)
            hidden = [entry for entry in table.log if entry.seen != -1 and not entry.seen & mine]
            shown = [entry["action"] for entry in sent.log if entry["action"]]
            assert len(shown) <= len(table.log) - len(hidden)
            assert [entry["n"] for entry in sent.log] == list(range(len(sent.log)))
            if not who.sees:
                assert not [text for text in shown if text.startswith(("bid", "aside", "deal", "draw"))]


@pytest.mark.parametrize("seed", range(6))
def test_a_sealed_answer_changes_nobody_elses_page(seed: int) -> None:
    sealed = 0
    game = moments(seed)
    table, seat = next(game)
    while seat is not None:
        before, item, due = pages(table), table.item, table.decisions()
        chosen = seat
        table, seat = next(game)
        if isinstance(item, Together) and not item.tells_progress() and len(due) > 1:
            sealed += 1
            for who, sent in pages(table).items():
                if chosen in who.sees:
                    assert payload.news_text(before[who], sent) is not None
                else:
                    assert payload.news_text(before[who], sent) is None
    assert sealed


@pytest.mark.parametrize("seed", range(3))
def test_news_leads_from_any_page_to_any_other(seed: int) -> None:
    who = audience(EVERYBODY[0], SEATS)
    sent = [page(table, "id", SEATS, who, ()) for table, _ in moments(seed)]
    for old, new in [*pairwise(sent), *pairwise(sent[::-1]), (sent[-1], sent[0])]:
        text = payload.news_text(old, new)
        if old == new:                          # another's sealed answer
            assert text is None
            continue
        assert text is not None
        message = json.decode(text)
        start = message["log"]["from"]
        assert old.log[:start] + message["log"]["entries"] == new.log
        assert {**message, "log": None} == {**new.body, "log": None}
    assert payload.news_text(sent[0], sent[0]) is None


@pytest.mark.parametrize("seed", range(3))
def test_replay_shows_what_was_seen_then(seed: int) -> None:
    """A replay's views are those its reader had live, wherever a person was asked."""
    live: list[dict[Audience, Page]] = []
    for table, _ in moments(seed):
        live.append(pages(table))
    for who, last in live[-1].items():
        steps = payload.replay_json(table, who)["steps"]
        assert [step["entry"] for step in steps] == last.log
        for earlier in live:
            assert steps[len(earlier[who].log) - 1]["view"] == earlier[who].body["view"] or not earlier[who].log
        found = json.encode(steps).decode()
        if not who.sees:
            hands = live[0][who].body["view"]["seats"]
            assert all(card == "?" for seat in hands for card in seat["hand"]) and '"deal ' not in found


def test_a_bot_in_a_persons_place_decides_but_the_person_still_sees() -> None:
    taken = (Seat("here"), Seat("link", "dicer"))
    table = Table.new(GAME, {"players": 2}, 3)
    sent = page(table, "id", taken, audience(Ticket("id", "seat", 1), taken), ())
    assert sent.body["yours"] == [] and sent.body["viewer"] == 1
    assert "?" not in sent.body["view"]["seats"][1]["hand"]
    assert [prompt["actions"] for prompt in sent.body["prompts"]] == [[], []]
    assert sent.body["thinking"] == [1]


@pytest.mark.parametrize("seed", range(4))
def test_a_table_revived_from_its_rows_is_the_same(seed: int) -> None:
    """Memory and database agree at every choice, luck and undo included."""
    for table, seat in moments(seed):
        again = serialise.revive(GAME, serialise.kept("id", table, SEATS)).table
        assert pages(again) == pages(table)
        assert (again.luck.drawn, again.save()) == (table.luck.drawn, table.save())
        if seat is not None and again.undo_limit(range(4)).may:
            again.undo(range(4))
            other = serialise.revive(GAME, serialise.kept("id", table, SEATS)).table
            other.undo(range(4))
            assert again.luck.drawn == other.luck.drawn <= table.luck.drawn
