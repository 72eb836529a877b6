"""Random games end, options are sound, components stay, nothing that only asks changes anything."""
import json

import pytest
from conform.doors import PLAYED, begin, play, played, played_game
from hypothesis import given, settings
from hypothesis.strategies import integers

from kotatsu.kernel.agenda import Chance, Decision, Item, Step, Together, befall, choose, due, options
from kotatsu.kernel.luck import Luck
from kotatsu.sim import checks, fuzz
from kotatsu.sim.walk import Tally
from kotatsu.words import LANGUAGES, translator


def test_random_games_end_with_a_result_for_every_seat(name, game):
    for table in played(name):
        checks.check_end(game, table.state)
        assert table.decisions() == [] and table.prompts() == []
        json.dumps(table.outcome().json())


def test_all_player_counts_are_played(name, game):
    low, high = game.seat_range
    assert {game.seats(table.state) for table in played(name)} == set(range(low, high + 1))


def test_options_are_never_empty_nor_doubled_and_components_are_conserved(game, numbers):
    for number in numbers(PLAYED):
        table = begin(game, number)
        census = game.census(table.state)
        assert all(isinstance(count, int) for count in census.values())

        def each(table, census=census):
            checks.check_options(table.state, table.item)
            checks.check_census(game, table.state, census)

        checks.check_census(game, play(table, number, each).state, census)


def test_asking_changes_nothing_and_everything_can_be_said(game, numbers):
    for number in numbers(8):
        turn = 0

        def each(table):
            nonlocal turn
            turn += 1
            if turn % 3 == 1:
                checks.check_questions(game, table.state, table.item)

        checks.check_log_words(play(begin(game, number), number, each))
        assert turn > 3, "hardly anything was asked"


def test_copies_are_independent(game):
    for number in range(12):
        table = play(begin(game, number), number, limit=number)
        kept = checks.contents(game, table.state)
        checks.check_copy(game, table.state, Luck(number))
        assert checks.contents(game, table.state) == kept


class Watch:
    """Runs a game item by item. Items never change once made; `applies`, `options` and `outcomes` never change a state."""

    def __init__(self, game, number: int) -> None:
        self.game = game
        self.state = game.new(begin(game, number).state.book)
        self.luck = Luck(number)
        self.made: dict[int, tuple[Item, str]] = {}
        self.asked = 0

    def run(self) -> None:
        state = self.state
        while not state.results:
            for item in state.agenda:
                self.made.setdefault(id(item), (item, repr(item)))
            item = state.agenda[-1]
            if isinstance(item, Step):
                state.agenda.pop()
                item.run(state)
            elif not self.unchanged(lambda item=item: item.applies(state)):
                state.agenda.pop()
            elif isinstance(item, Chance):
                befall(state, item, self.luck_of(item))
            else:
                self.decide(item)
        for item, text in self.made.values():
            assert repr(item) == text, f"{text} was changed to {item!r}"

    def unchanged(self, ask):
        kept = checks.contents(self.game, self.state)
        self.asked += 1
        answer = ask()
        checks.assert_equal(checks.contents(self.game, self.state), kept, "asking changed the state")
        return answer

    def luck_of(self, item: Chance) -> int:
        outcomes = self.unchanged(lambda: item.outcomes(self.state))
        assert outcomes, f"{item!r} has no outcome"
        outcome = self.unchanged(lambda: item.sample(self.state, self.luck))
        assert outcome in outcomes, f"{item!r} drew what it does not list"
        self.unchanged(lambda: item.seen_by(self.state, outcome))
        text = self.game.format(self.state, outcome)
        assert self.game.parse(self.state, text) == outcome, f"the luck {text!r} reads back differently"
        return outcome

    def decide(self, item: Item) -> None:
        state = self.state
        assert isinstance(item, (Decision, Together))
        if isinstance(item, Together) and not state.answers:
            state.answers = [-1] * len(item.seats(state))
        for seat in due(state, item):
            found = self.unchanged(lambda seat=seat: options(state, item, seat))
            if isinstance(item, Decision):
                self.unchanged(lambda found=found: item.seen_by(state, found[0]))
            choose(state, item, seat, self.luck.pick(found))


@pytest.mark.parametrize("number", range(8))
def test_items_never_change_and_questions_change_nothing(game, number):
    watch = Watch(game, number)
    watch.run()
    assert watch.asked > 10 and len(watch.made) > 10, "hardly anything was watched"


@pytest.mark.parametrize("number", range(9))
def test_the_fuzzers_games(game, number):
    """Its own loop agrees with the table; from mid-game positions too."""
    failure = fuzz.play(game, 7, number, Tally())
    assert failure is None, failure.trace


@settings(max_examples=12)
@given(seed=integers(0, 2**32), stop=integers(0, 80))
def test_anywhere_in_any_game(name, seed, stop):
    from conform.doors import door
    game = door(name)
    table = play(begin(game, seed), seed, limit=stop)
    checks.check_position(game, table.state, table.luck)
    if table.item is not None:
        checks.check_questions(game, table.state, table.item)
        checks.check_blindness(game, table.state, table.item, Luck(seed))
        seat = table.decisions()[-1]
        checks.check_undo(table, seat, table.legal(seat)[-1])
    else:
        assert table.outcome() is not None


def test_options_of_the_table_make_the_same_book_again(game):
    for number in range(PLAYED):
        book = begin(game, number).state.book
        chosen = json.loads(json.dumps(game.options_of(book)))
        assert game.options_of(game.book(chosen, game.data_of(book))) == chosen
    defaults = {option.name: option.default for option in game.options()}
    assert game.options_of(game.book({})) == game.options_of(game.book(defaults))


def test_the_door_speaks_every_language(name, game):
    phrases = []
    for option in game.options():
        json.dumps(option.json())
        phrases += [option.words, option.help, *(words for _, words in option.choices)]
    phrases += [chapter.title for chapter in game.rules()]
    table = played_game(name, 0)
    phrases += [game.seat_words(table.state, seat) for seat in range(game.seats(table.state))]
    for lang in LANGUAGES:
        for phrase in phrases:
            assert translator(lang, strict=True).format(phrase)
    json.dumps(game.components(table.state.book))
