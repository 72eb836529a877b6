"""What must hold in every game at every moment. The conformance suite and `kotatsu fuzz` share these checks.

Each takes a game and a state, or a table, and raises AssertionError with one sentence when something is wrong.
"""
import json
from collections.abc import Iterable
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, GameState, Item, due, options
from kotatsu.kernel.contents import names_of
from kotatsu.kernel.game import SPECTATOR, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.phrase import Phrase
from kotatsu.kernel.playout import play_random
from kotatsu.kernel.table import Table, replay
from kotatsu.words import LANGUAGES, translator

SILENT = ("journal", "reveals")     # who listens and how often something was shown: not part of the position itself


def contents(game: Game, state: Any) -> dict[str, Any]:
    """Everything a state holds, as plain values that can be compared and kept."""
    found = {name: plain(getattr(state, name)) for name in names_of(state) if name not in (*SILENT, "book")}
    found["book"] = (plain(game.options_of(state.book)), plain(game.data_of(state.book)))
    return found


def plain(value: Any) -> Any:
    """A copy of a value that nobody else can change."""
    if value is None or isinstance(value, (int, str, float)):
        return value
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    if isinstance(value, (set, frozenset)):
        return sorted(plain(inner) for inner in value)
    if isinstance(value, Item):
        return repr(value)
    return {"": type(value).__name__, **{name: plain(getattr(value, name)) for name in names_of(value)}}


SAID: set[Any] = set()              # phrases that could be said in every language: no need to try again


def check_words(*phrases: Phrase) -> None:
    """Each can be said in every language."""
    for phrase in phrases:
        key = words_key(phrase)
        if key not in SAID:
            for lang in LANGUAGES:
                translator(lang, strict=True).format(phrase)
            SAID.add(key)


def words_key(phrase: Phrase) -> tuple[Any, ...]:
    """A phrase as something that can be remembered."""
    return (phrase.id, *((name, words_key(arg) if isinstance(arg, Phrase) else arg) for name, arg in phrase.args.items()))


def assert_equal(found: Any, wanted: Any, what: str) -> None:
    """Like assert ==, but the message names the first difference only."""
    if found == wanted:
        return
    where = difference(found, wanted)
    raise AssertionError(f"{what}: {where}")


def difference(found: Any, wanted: Any, where: str = "") -> str:
    """The first place where two plain values differ."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in [*wanted, *(key for key in found if key not in wanted)]:
            if key not in found or key not in wanted or found[key] != wanted[key]:
                return difference(found.get(key, "nothing"), wanted.get(key, "nothing"), f"{where}.{key}")
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for index, (one, other) in enumerate(zip(found, wanted, strict=True)):
            if one != other:
                return difference(one, other, f"{where}[{index}]")
    return f"{where.lstrip('.') or 'all'} is {short(found)} instead of {short(wanted)}"


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "…"


# --- at every decision
def check_options(state: GameState, item: Item) -> list[tuple[int, list[Action]]]:
    """Every due seat has something to choose, and nothing twice. Gives the options by seat."""
    seats = due(state, item)
    assert seats, f"{item!r} is open but nobody is due"
    found = [(seat, options(state, item, seat)) for seat in seats]
    for seat, actions in found:
        assert actions, f"{item!r} gives seat {seat} no option"
        assert len(set(actions)) == len(actions), f"{item!r} offers seat {seat} something twice: {actions}"
    return found


def check_census(game: Game, state: Any, wanted: dict[str, int]) -> None:
    """Every component is somewhere, and only once."""
    assert_equal(game.census(state), wanted, "a component was lost or doubled")


# --- the costly ones
def check_copy(game: Game, state: Any, luck: Luck) -> None:
    """Whatever is played on a copy, the original stays as it was; a copy equals its original."""
    kept = contents(game, state)
    copy = state.copy()
    assert_equal(contents(game, copy), kept, "a copy differs from its original")
    play_random(copy, luck.copy(), luck.copy(), game.most_decisions)
    assert_equal(contents(game, state), kept, "play on a copy changed the original")


def check_questions(game: Game, state: Any, item: Item) -> None:
    """Asking changes nothing; every option reads back from its text; everything asked and offered can be said."""
    kept = contents(game, state)
    rules = {row for chapter in game.rules() for row in chapter.rows}
    phrases = []
    for seat, actions in check_options(state, item):
        asked = game.asked(state, item, seat)
        assert asked.rule in rules, f"{item!r} cites {asked.rule!r}, which is no rule"
        phrases.append(asked.words)
        for action in actions:
            text = game.format(state, action)
            assert game.parse(state, text) == action, f"{text!r} reads back as another action"
            choice = game.choice(state, item, seat, action)
            assert choice.action == text, f"the choice {choice.action!r} is called {text!r} elsewhere"
            phrases += [choice.words] + ([choice.result] if choice.result else [])
        for action in game.tempting(state, item, seat):
            if action not in actions:
                refusal = game.refusal(state, item, seat, action)
                text = game.format(state, action)
                assert refusal.rule in rules, f"{text!r} is refused by {refusal.rule!r}, which is no rule"
                phrases.append(refusal.words)
    check_words(*phrases)
    assert_equal(contents(game, state), kept, "asking changed the state")


def check_position(game: Game, state: Any, luck: Luck) -> None:
    """State, JSON, state: nothing is lost on the way."""
    written = position(game, state, luck)
    read, other = load_position(game, json.loads(json.dumps(written)))
    assert_equal(contents(game, read), contents(game, state), "a position reads back differently")
    assert_equal(position(game, read, other), written, "a position is written differently the second time")
    assert (luck.seed, luck.drawn) == (other.seed, other.drawn), "a position lost its luck"


def check_blindness(game: Game, state: Any, item: Item | None, luck: Luck,
                    viewers: Iterable[int] | None = None) -> None:
    """Whatever a viewer may believe in looks the same to it: view, options and components."""
    seats = due(state, item) if item is not None else []
    for viewer in viewers if viewers is not None else (*range(game.seats(state)), SPECTATOR):
        kept = contents(game, state)
        believed = game.imagine(state, viewer, luck)
        assert_equal(contents(game, state), kept, f"imagining for seat {viewer} changed the state")
        seen, wanted = plain(game.view(believed, viewer)), plain(game.view(state, viewer))
        assert_equal(seen, wanted, f"seat {viewer} sees a secret")
        assert_equal(game.census(believed), game.census(state), f"what seat {viewer} imagines has other components")
        if isinstance(item, Decision):
            asked = item.applies(believed) and item.options(believed)
            assert asked, f"the question would not be asked in what seat {viewer} imagines"
        if item is not None and viewer in seats:
            offered = options(believed, believed.agenda[-1], viewer)
            assert_equal(offered, options(state, item, viewer), f"seat {viewer}'s options tell a secret")


def check_ignorance(game: Game, state: Any, seed: int, viewers: Iterable[int] | None = None) -> None:
    """What a viewer imagines is made of what it may know: states that look alike to it give the same guess for the same luck."""
    for viewer in viewers if viewers is not None else (*range(game.seats(state)), SPECTATOR):
        other = game.imagine(state, viewer, Luck(seed))
        guess, again = game.imagine(state, viewer, Luck(seed + 1)), game.imagine(other, viewer, Luck(seed + 1))
        assert_equal(contents(game, again), contents(game, guess), f"what seat {viewer} imagines depends on what is hidden from it")


def check_end(game: Game, state: Any) -> None:
    """A finished game has a result for every seat and says how it ended."""
    assert len(state.results) == game.seats(state), "a result per seat is missing"
    outcome = game.outcome(state)
    assert outcome is not None, "the game is over but has no outcome"
    assert list(outcome.results) == list(state.results), "the outcome differs from the results"
    check_words(outcome.words)


def check_table(game: Game, table: Table, state: Any) -> None:
    """A table that played the same log stands at the same state."""
    assert_equal(contents(game, table.state), contents(game, state), "the log leads elsewhere when it is played again")


def check_replay(table: Table) -> None:
    """Log → replay and save → load lead to the same state."""
    lines = [table.entry_text(entry) for entry in table.log]
    again = replay(table.game, json.loads(json.dumps(table.start)), lines)
    check_table(table.game, again, table.state)
    loaded = Table.load(table.game, json.loads(json.dumps(table.save())))
    check_table(table.game, loaded, table.state)
    assert loaded.luck.drawn == table.luck.drawn, "a loaded table lost its luck"
    assert_equal(loaded.save(), table.save(), "a loaded table is saved differently")


def check_log_words(table: Table, first: int = 0) -> None:
    """Everything that happened can be told in every language, and cites a rule that exists."""
    rules = {row for chapter in table.game.rules() for row in chapter.rows}
    for entry in table.log[first:]:
        for _, told in entry.events:
            assert told.rule in rules, f"the event {told.kind!r} cites {told.rule!r}, which is no rule"
            check_words(told.words)


def check_undo(table: Table, seat: int, action: Action) -> None:
    """Do, undo, and everything is as before; if undo is refused, it stays done. Ends with the action done."""
    everybody = range(table.game.seats(table.state))
    before, drawn, entries = contents(table.game, table.state), table.luck.drawn, len(table.log)
    prompts = [prompt.json() for prompt in table.prompts(everybody)]
    table.do(seat, action)
    if not table.undo_limit(everybody).may:
        return
    after, log = contents(table.game, table.state), [table.entry_text(entry) for entry in table.log]
    table.undo(everybody)
    assert_equal(contents(table.game, table.state), before, "undo does not lead back")
    assert (table.luck.drawn, len(table.log)) == (drawn, entries), "undo left luck or log behind"
    assert [prompt.json() for prompt in table.prompts(everybody)] == prompts, "after undo something else is asked"
    table.do(seat, action)
    assert_equal(contents(table.game, table.state), after, "after undo the same choice leads elsewhere")
    assert [table.entry_text(entry) for entry in table.log] == log, "after undo luck changed its mind"
