"""Why an action is advised in Samurai Spirit: most advice has a reason, and what it says is so after the action."""
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.samurai.reasons import PENALTY, follow, terms
from kotatsu.games.samurai.actions import CONFRONT, FIGHT, support
from kotatsu.games.samurai.book import DOLL, FARM, HAT, Pen
from kotatsu.games.samurai.phases.fight import PlayRaider
from kotatsu.games.samurai.phases.penalties import can_apply
from kotatsu.games.samurai.queries import (
    costs_now,
    farms_left,
    has_symbol,
    is_over,
    kiai_value,
    may_defend,
    may_ignore,
    stack_size,
    talents,
)
from kotatsu.games.samurai.state import NO_CARD, State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.search.hint import advice_of, consider

pytestmark = pytest.mark.strength
GAME = games.load("samurai")
DECISIONS, TOLD, WORLDS = 60, 45, 12


def moments(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """The first decisions of a game that the steady bot plays."""
    luck, bot, count = Luck(seed), bots.make("samurai", "steady", seed), 0
    state = GAME.new(GAME.book({"players": players}))
    item = settle(state, luck)
    while item is not None and count < DECISIONS:
        seat = due(state, item)[0]
        if len(options(state, item, seat)) > 1:
            count += 1
            yield state.copy(), seat
        choose(state, item, seat, bots.decide(bot, GAME, state, item, seat))
        item = settle(state, luck)


def lacking(place: int) -> Callable[[State, int], float]:
    return lambda state, seat: sum(not has_symbol(state, other, place) for other in range(state.book.seats))


def turns(state: State) -> Iterator[tuple[int, int]]:
    """Who has a turn yet before the raider stack is empty, and the number of its raider."""
    order = [(state.active + step) % state.book.seats for step in range(1, state.book.seats + 1)]
    return zip([seat for seat in order if not state.passed[seat]], range(stack_size(state)), strict=False)


def held(state: State) -> tuple[int, list[int]]:
    """Who is about to place a raider, and which it may be: the one he was handed, or any that luck might have revealed to him."""
    item = state.agenda[-1]
    if not isinstance(item, PlayRaider):
        return -1, []
    return item.seat, [state.drawn, *(state.bag if item.seat == state.active else ())]


def bursts(state: State, seat: int, cards: list[int]) -> float:
    """How many of these raiders take him over his Kiai value, because he cannot defend with them."""
    has = {state.book.symbol[card] for card in state.lefts[seat]} | {0}
    return sum(state.sums[seat] + state.book.value[card] > kiai_value(state, seat) and state.book.symbol[card] in has
               for card in cards) / len(cards)


def danger(state: State, _: int) -> float:
    holder, cards = held(state)
    unseen = [*state.bag, *([state.drawn] if holder == state.active else [])] or [*state.tops, *state.bottoms]
    fighters = [seat for seat in range(state.book.seats) if not state.passed[seat]]
    return sum(is_over(state, seat) for seat in fighters) + (bursts(state, holder, cards) if cards else 0.0) + sum(
        bursts(state, seat, [state.tops[turn]] if turn < len(state.tops) else unseen)
        for seat, turn in turns(state) if not is_over(state, seat))


def waiting(state: State, _: int) -> float:
    """What the icons on last cards will do to those who have a turn yet."""
    holder, cards = held(state)
    total = 0.0
    for seat, _turn in turns(state):
        last = state.lines[seat][-1:]
        found = [last if state.book.symbol[card] and not has_symbol(state, seat, state.book.symbol[card]) else (card,)
                 for card in cards] if seat == holder else [last]
        total += sum(icons(state, seat, card) for one in found for card in one) / len(found)
    return total


def icons(state: State, seat: int, card: int) -> float:
    then = state.copy()
    if seat == state.active:
        then.tokens = list(range(state.book.seats))           # by his next turn the tokens have gone home
    then.passed = [int(is_over(state, other) or state.passed[other]) for other in range(state.book.seats)]
    then.passed[seat] = 0
    then.active, then.bars = seat, 0
    printed = [icon for icon in (state.book.penalty[card], state.book.second[card]) if icon]
    return 0.0 if may_ignore(then, seat, card) else sum(
        PENALTY[icon if icon in (Pen.FIRE, Pen.WOUND, Pen.NINJA) or can_apply(then, seat, icon) else Pen.WOUND] for icon in printed)


def at_hand(state: State, _: int) -> float:
    """Talents in the turns to come that are not one's own."""
    total = 0
    for seat, _turn in turns(state):
        then = state.copy()
        then.active, then.idle, then.bars = seat, 0, 0
        total += talents(then, seat).bit_count() - 1 if seat != state.active else state.added[seat].bit_count()
    return -total


def distance(state: State, _: int) -> float:
    return sum(max(0, kiai_value(state, seat) - state.sums[seat]) for seat in range(state.book.seats))


def welcome(state: State, _: int) -> float:
    """Whoever holds the raider lacks its symbol, or shouts his Kiai with it."""
    if state.drawn == NO_CARD:
        return 0.0
    holder = state.agenda[-1].seat                            # type: ignore[attr-defined]
    hits = state.sums[holder] + state.book.value[state.drawn] == kiai_value(state, holder)
    return -float(hits or may_defend(state, holder, state.drawn))


LESS: dict[str, Callable[[State, int], float]] = {            # what there is less of after the action, by reason
    "village": lambda state, _: -(state.barricades + farms_left(state) + state.families.bit_count()),
    "wounds": lambda state, _: sum(state.wounds) + 2 * sum(state.sides),
    "ready": lambda state, _: sum(state.passed),
    "raiders": lambda state, _: len(state.intruders) + all(state.passed) * stack_size(state),
    "stack": lambda state, _: stack_size(state),
    "hat": lacking(HAT), "farm": lacking(FARM), "doll": lacking(DOLL),
    "penalty": waiting, "over": danger, "lent": at_hand, "kiai": distance, "fits": welcome,
    "room": lambda state, seat: -distance(state, seat),
    "shout": lambda state, _: -state.shouting.bit_count(),
    "free": lambda state, _: state.bars.bit_count(),
    "kept": lambda state, _: state.spent.bit_count(),
}


def after(state: State, seat: int, action: Action, number: int) -> State:
    luck = Luck(number)
    world: State = GAME.imagine(state, seat, luck)
    choose(world, world.agenda[-1], seat, action)
    follow(world, luck)
    return world


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 7), (5, 7)])
def test_the_best_action_has_a_reason_and_the_reason_is_true(players: int, seed: int) -> None:
    told = decisions = 0
    for state, seat in moments(players, seed):
        decisions += 1
        tree, ranked = consider(GAME, state, seat, Luck(5), 40)
        best = advice_of(GAME, tree, ranked, 1)[0]
        others = [action for action in ranked if tree.count(action) and action != best.action]
        told += bool(best.reasons)
        for reason in best.reasons:
            less = LESS[reason.id.removeprefix("hint-samurai-")]
            mine, rest = (sum(less(after(state, seat, action, number), seat) for action in actions for number in range(WORLDS))
                          / len(actions) / WORLDS for actions in ([best.action], others))
            assert mine < rest, (decisions, best.text, str(reason), mine, rest)
    assert decisions == DECISIONS and told >= TOLD, told


def opened(players: int) -> Any:
    """The first decision of a game."""
    state = GAME.new(GAME.book({"players": players}))
    settle(state, Luck(3))
    return state


def test_each_reason_is_looked_at() -> None:
    assert LESS.keys() == terms(opened(3), 0).keys()


def test_the_next_samurais_penalty_is_nobodys_reason() -> None:
    """His fire burns a barricade whatever is chosen now, in a fight only a moment later."""
    state = opened(3)
    seat = state.active
    following = (seat + 1) % 3
    fire = next(card for card in state.bag if state.book.penalty[card] == Pen.FIRE and not state.book.second[card])
    state.bag.remove(fire)
    state.depth -= 1
    state.lines[following], state.sums[following] = (fire,), state.book.value[fire]
    found = []
    for action in (FIGHT, support(following)):
        world = state.copy()
        choose(world, world.agenda[-1], seat, action)
        follow(world, Luck(1))
        found.append(terms(world, seat)["village"])
    assert found[0] == found[1]


def test_the_stack_slips_through_when_the_last_one_passes() -> None:
    state = opened(3)
    state.passed = [1, 1, 0]
    fighting = terms(state, 2)["raiders"]
    state.passed = [1, 1, 1]
    assert terms(state, 2)["raiders"] < fighting and costs_now(state) == (3, 3, 3)


def test_going_over_is_no_nearer_to_kiai() -> None:
    """A raider that takes the sum above: no step towards a Kiai, but danger that has come true."""
    state = opened(3)
    seat = state.active
    choose(state, state.agenda[-1], seat, FIGHT)
    settle(state, Luck(2))
    low = [card for card in state.bag if state.book.value[card] == 3][:2]
    state.lines[seat], state.sums[seat] = tuple(low), kiai_value(state, seat)
    before = terms(state, seat)
    choose(state, state.agenda[-1], seat, CONFRONT)
    follow(state, Luck(2))
    then = terms(state, seat)
    assert is_over(state, seat) and then["kiai"] == before["kiai"] and then["over"] < before["over"]
