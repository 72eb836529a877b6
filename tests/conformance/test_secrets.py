"""What a seat cannot see changes nothing that it can see: view, prompts, options, log."""
import json
from typing import Any

import pytest
from conform.doors import begin, begin_apart, play

from kotatsu.kernel.agenda import (
    EVERYONE,
    ActorStep,
    Chance,
    Together,
    advance,
    befall,
    choose,
    due,
    options,
    take_turn,
)
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.event import event_audience
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim import checks


def sees(viewer: int) -> list[int]:
    return [] if viewer == SPECTATOR else [viewer]


def shown(table: Table, viewer: int) -> str:
    """All that this viewer is shown; of public questions everybody may know the choices (no hand is shown for them)."""
    public = [seat for seat in table.decisions() if table.item and table.game.asked(table.state, table.item, seat).public]
    prompts = [prompt.json() for prompt in table.prompts([*sees(viewer), *public])]
    return json.dumps([table.view(viewer), prompts, table.log_for(sees(viewer))])


@pytest.mark.parametrize("number", range(10))
def test_whatever_a_viewer_believes_looks_the_same(game, number):
    turn = 0

    def each(table: Table) -> None:
        nonlocal turn
        turn += 1
        if turn % 3 == number % 3:
            checks.check_blindness(game, table.state, table.item, Luck(turn))
            for viewer in (*range(game.seats(table.state)), SPECTATOR):
                real = Table(game, table.state.copy(), Luck(1))
                believed = Table(game, game.imagine(table.state, viewer, Luck(turn)), Luck(1))
                assert shown(believed, viewer) == shown(real, viewer)

    done = play(begin(game, number), number, each)
    checks.check_blindness(game, done.state, None, Luck(1))


@pytest.mark.parametrize("number", range(8))
def test_what_a_viewer_imagines_is_made_of_what_it_may_know(game, number):
    """Hands, decks, wishes and face-down cards swapped for others that look the same: the guess stays what it was."""
    turn = 0

    def each(table: Table) -> None:
        nonlocal turn
        turn += 1
        if turn % 4 == number % 4:
            checks.check_ignorance(game, table.state, turn)

    play(begin(game, number), number, each, limit=120)


@pytest.mark.parametrize("number", range(10))
def test_the_same_choice_and_luck_read_the_same_in_every_world_the_viewer_believes_in(game, number):
    """Log and events too: a choice that shows nothing hidden must read alike, whatever is hidden.

    So whatever shows something counts as a reveal, and undo stops there.
    """
    compared = 0
    choices = Luck(number)

    def each(table: Table) -> None:
        nonlocal compared
        for viewer in (*range(game.seats(table.state)), SPECTATOR):
            real = Table(game, table.state.copy(), Luck(1))
            believed = Table(game, game.imagine(table.state, viewer, Luck(len(table.log))), Luck(1))
            seat = real.decisions()[0]
            action = choices.pick(real.legal(seat))
            entries = real.do(seat, action)
            believed.state_luck(*(entry.text for entry in entries if entry.seat == LUCK))
            if seat not in believed.decisions() or action not in believed.legal(seat):
                continue                                    # somebody else's secret makes it impossible there
            try:
                entries += believed.do(seat, action)
            except Unreadable:
                continue                                    # that luck is impossible there
            if not any(entry.reveals for entry in entries) and not believed.forced:
                assert shown(believed, viewer) == shown(real, viewer)
                compared += 1

    play(begin_apart(game, number), number, each)
    assert compared


@pytest.mark.parametrize("number", range(8))
def test_luck_that_a_viewer_does_not_see_tells_it_nothing(game, number):
    """Whatever luck brought, the viewer sees and reads the same, unless the rules show it."""

    def told(state: Any, item: Chance, outcome: int, viewer: int) -> Any:
        after = state.copy()
        after.journal = []
        befall(after, item, outcome)
        mask = 1 << viewer if viewer >= 0 else 0
        events = [game.told(after, event).json() for event in after.journal
                  if event_audience(event) == EVERYONE or event_audience(event) & mask]
        after.journal = None
        return None if after.reveals > state.reveals else (game.view(after, viewer), events)

    state, luck = game.new(begin(game, number).state.book), Luck(number)
    while (item := advance(state)) is not None:
        if isinstance(item, ActorStep):
            take_turn(state, item)
            continue
        if not isinstance(item, Chance):
            seat = due(state, item)[0]
            choose(state, item, seat, luck.pick(options(state, item, seat)))
            continue
        outcomes = item.outcomes(state)
        for viewer in (*range(game.seats(state)), SPECTATOR):
            hidden = [outcome for outcome in outcomes if item.seen_by(state, outcome) != EVERYONE
                      and not (viewer >= 0 and item.seen_by(state, outcome) >> viewer & 1)]
            if len(set(hidden)) > 1:
                worlds = [told(state, item, outcome, viewer) for outcome in (hidden[0], hidden[-1], luck.pick(hidden))]
                assert all(world == worlds[0] for world in worlds if world and worlds[0]), f"{item!r} tells {viewer}"
        befall(state, item, luck.pick(outcomes))


@pytest.mark.parametrize("number", range(6))
def test_a_viewers_answer_does_not_depend_on_those_of_others(game, number):
    """Simultaneous choices: options, prompts and views stay as they were while sealed answers come in."""

    def each(table: Table) -> None:
        item = table.item
        if not isinstance(item, Together):
            return
        for seat in table.decisions():
            trial = Table(game, table.state.copy(), Luck(1))
            if len(trial.decisions()) == 1:
                continue
            others = [viewer for viewer in range(game.seats(trial.state)) if viewer != seat]
            legal = {viewer: trial.legal(viewer) for viewer in others}
            before = {viewer: trial.view(viewer) for viewer in (*others, SPECTATOR)}
            log = {viewer: trial.log_for(sees(viewer)) for viewer in (*others, SPECTATOR)}
            trial.do(seat, trial.legal(seat)[-1])
            assert {viewer: trial.legal(viewer) for viewer in others} == legal
            assert {viewer: trial.view(viewer) for viewer in (*others, SPECTATOR)} == before
            assert {viewer: trial.log_for(sees(viewer)) for viewer in (*others, SPECTATOR)} == log

    play(begin(game, number), number, each)


@pytest.mark.parametrize("number", range(4))
def test_what_is_imagined_can_be_played(game, number):
    table = play(begin(game, number), number, limit=4 * number)
    census = game.census(table.state)
    for viewer in (*range(game.seats(table.state)), SPECTATOR):
        believed = Table(game, game.imagine(table.state, viewer, Luck(viewer + 1)), Luck(1))
        checks.check_position(game, believed.state, believed.luck)
        checks.check_census(game, play(believed, number).state, census)
        assert believed.outcome() is not None
