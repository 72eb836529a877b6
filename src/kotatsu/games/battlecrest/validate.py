"""Whether the parts of a hand-written position fit together: what is next needs what lies on the table."""
from kotatsu.games.battlecrest.book import PLACES, SIDES, WARRIORS, From
from kotatsu.games.battlecrest.deeds import Kind
from kotatsu.games.battlecrest.fields import TABLE, Card, Names, Warrior
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.lexicon import side_names
from kotatsu.games.battlecrest.phases import abilities, attack, imperator, orders, setup, turn
from kotatsu.games.battlecrest.printed import CELL_NAMES
from kotatsu.games.battlecrest.queries import face_of
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.notation import wrong

SET_UP = (setup.LayLandmark, setup.LayRow, setup.LayImperator, setup.DealRow, setup.WhoBegins)
PARTS = (imperator.ImperatorMoves, imperator.ImperatorActivates, imperator.ImperatorRefreshes)
ITS_TURN = (imperator.ImperatorTurn, imperator.ImperatorSteps, *PARTS, imperator.ImperatorIsDone, imperator.ImperatorUses)
YOUR_TURN = (turn.ChooseAction, turn.MoveWarrior, abilities.UseAbilities, abilities.UseAbility, abilities.EndActivation,
             abilities.PushOn, abilities.ReadyMore)


def validate(state: State) -> None:
    """Fill in what follows from the rest; Unreadable where the parts contradict each other."""
    setting_up = isinstance(state.agenda[0], setup.WhoBegins) if state.agenda else False
    fit_field(state, setting_up)
    if state.results:
        fit_results(state)
        return
    for side in range(SIDES):
        if state.health[side] == 0:
            raise wrong(f"sides[{side}].health", 0, "BC14.1")
    if setting_up:
        fit_set_up(state)
        return
    fit_turn(state)


def fit_results(state: State) -> None:
    """BC14: one side has won, or nobody."""
    if state.book.seats == 2 and state.results not in ([1, -1], [-1, 1], [0, 0]):
        raise wrong("results", state.results)


def fit_field(state: State, setting_up: bool) -> None:
    """BC5.1: nobody stands on a landmark or in another's cell; both heroes stand somewhere."""
    standing = [cell for cell in state.cell if cell != NONE]
    for warrior in range(WARRIORS):
        cell, field = state.cell[warrior], f"sides[{warrior >> 1}].{'minion' if warrior & 1 else 'cell'}"
        if setting_up:
            if cell != NONE:
                raise wrong(field, CELL_NAMES[cell], "BC2.4")
        elif cell == NONE:
            if not warrior & 1:
                raise wrong(field, None, "BC2.4")
        elif not state.book.open >> cell & 1 or standing.count(cell) > 1:
            raise wrong(field, CELL_NAMES[cell], "BC5.1")
    if state.activated != NONE and (state.activated not in state.rows[state.active] or not state.exhausted >> state.activated & 1):
        raise wrong("activated", Card().write(Names(state), state.activated), "BC3.6")
    if state.target != NONE and state.target >> 1 == state.active:
        raise wrong("target", Warrior().write(Names(state), state.target), "BC4.5")


# --- set-up

def fit_set_up(state: State) -> None:
    """BC2, BC13: landmarks, then rows, then the Imperator's cards and orders, then who begins."""
    state.activated = state.target = NONE
    items = state.agenda[1:][::-1]
    for name in TABLE.begun(state, State(state.book)):
        raise wrong(name, True)
    laid = PLACES - state.landmarks.count(NONE)
    wanted: list[Item] = [setup.LayLandmark(number) for number in range(laid, PLACES)]
    if state.landmarks[:laid].count(NONE) or set(state.landmarks) - {NONE, *state.book.pool}:
        raise wrong("landmarks", laid)
    rows = [setup.LayRow(seat) for seat in range(state.book.seats)] if state.book.arranged else []
    solo: list[list[Item]] = [[]]
    if state.book.is_solo():
        solo = [[setup.LayImperator()], [setup.DealRow(), orders.TurnUpOrder()], [orders.TurnUpOrder()], []]
    shapes = [[*wanted, *rows[done:], *end] for end in solo for done in range(len(rows) + 1)]
    if list(items) not in shapes:
        raise wrong("next", [type(item).__name__ for item in items])
    fit_rows(state, items)


def fit_rows(state: State, items: list[Item]) -> None:
    """What has been laid out so far."""
    book = state.book
    waiting = [item.seat for item in items if isinstance(item, setup.LayRow)]
    for seat in range(book.seats):
        whole = len(state.rows[seat]) == len(book.hero[seat].cards)
        first = waiting[:1] == [seat]
        if (seat in waiting and not first and state.rows[seat]) or (not book.arranged and not whole) or (
                book.arranged and seat not in waiting and not whole):
            raise wrong(f"sides[{seat}].row", len(state.rows[seat]), "BC2.7")
    if state.exhausted or state.backs or any(state.items):
        raise wrong("sides[0].row", "used", "BC2.7")
    for side in range(book.seats):
        if state.health[side] != book.hero[side].health:
            raise wrong(f"sides[{side}].health", state.health[side], "BC2.7")
    if not book.is_solo():
        return
    begun = not any(isinstance(item, setup.LayImperator) for item in items)
    dealing = any(isinstance(item, setup.DealRow) for item in items)
    turning = any(isinstance(item, orders.TurnUpOrder) for item in items)
    whole = len(state.rows[1]) == len(book.hero[1].cards)
    if (not begun and state.rows[1]) or (begun and not dealing and not whole):
        raise wrong("sides[1].row", len(state.rows[1]), "BC13.3")
    count = len(book.printed.orders) // 2
    fits = (not state.bag and state.order == NONE) if not begun else (
        len(state.bag) == count and state.order == NONE) if turning else (len(state.bag) == count - 1 and state.order != NONE)
    if not fits or state.discard or state.sure:
        raise wrong("deck", len(state.bag), "BC13.4")


# --- a turn

def fit_turn(state: State) -> None:
    """At the bottom lies the end of a turn or the beginning of one; above it only what that side does."""
    if not isinstance(state.agenda[0], (turn.EndTurn, turn.StartTurn)):
        state.agenda = [turn.EndTurn(state.active), *state.agenda]
    bottom, above = state.agenda[0], state.agenda[1:]
    if isinstance(bottom, turn.StartTurn):
        if above:
            raise wrong("next", type(above[0]).__name__)
        for name in TABLE.begun(state, State(state.book)):
            raise wrong(name, True)
        fit_orders(state, False)
        return
    if not isinstance(bottom, turn.EndTurn) or bottom.side != state.active:
        raise wrong("active", side_names(state)[state.active])
    its = state.active >= state.book.seats
    if its and state.done:
        raise wrong("done", True, "BC9.8")
    for item in above:
        fit_item(state, item, its)
    if above and isinstance(above[-1], orders.TurnUpOrder) != (state.order == NONE and state.book.is_solo()):
        raise wrong("order", None, "BC9.1")
    fit_order_of_items(state, above, its)
    fit_orders(state, bool(above) and isinstance(above[-1], orders.TurnUpOrder))


def fit_orders(state: State, turning: bool) -> None:
    """BC9.1: an order face is in force, but while the next is turned up."""
    if state.book.is_solo() and (state.order == NONE) != turning:
        raise wrong("order", None, "BC9.1")
    if state.book.is_solo() and turning and not state.bag:
        raise wrong("deck", [], "BC9.3")


def fit_item(state: State, item: Item, its: bool) -> None:
    """What one thing needs."""
    fits = isinstance(item, ITS_TURN if its else YOUR_TURN)
    if isinstance(item, YOUR_TURN) and not its:
        fits = getattr(item, "seat", state.active) == state.active
    if isinstance(item, (abilities.UseAbilities, abilities.UseAbility)):
        fits = fits and fits_script(state, item.seat, item.script, item.place)
        fits = fits and (isinstance(item, abilities.UseAbilities) or kind_at(state, item.script, item.place) != Kind.FLIP)
    elif isinstance(item, imperator.ImperatorUses):
        fits = fits and fits_script(state, 1, item.script, item.place)
    elif isinstance(item, turn.MoveWarrior):
        fits = fits and 1 <= item.left <= turn.BOTH and item.moved == int(item.left != turn.BOTH)
    elif isinstance(item, abilities.PushOn):
        fits = fits and item.target >> 1 != item.seat and item.left >= 1 and state.cell[item.target] != NONE
    elif isinstance(item, attack.Hit):
        fits = item.target >> 1 != state.active
    elif isinstance(item, attack.Defend):
        fits = item.seat != state.active and item.cards < state.book.defence_cards and item.value > 0
    elif isinstance(item, attack.ImperatorDefends):
        fits = state.book.is_solo() and not its
    elif isinstance(item, (orders.AdvanceOrders, orders.TurnUpOrder)):
        fits = state.book.is_solo()
    if not fits:
        raise wrong("next", type(item).__name__)


def kind_at(state: State, script: int, place: int) -> int:
    return state.book.printed.scripts[script][place].kind


def fits_script(state: State, side: int, script: int, place: int) -> bool:
    """A script is that of the activated card, of a star ability that was used, or the Imperator's fallback."""
    printed = state.book.printed
    if place >= len(printed.scripts[script]):
        return False
    if script < printed.first_star:
        return state.activated != NONE and script == face_of(state, state.activated)
    star = script - printed.first_star
    if star < len(printed.stars):
        hero = state.book.hero[side]
        mine = star in hero.stars or star in hero.item_stars[0] or star in hero.item_stars[1]
        return bool(state.stars >> star & 1) and (mine or printed.stars[star].source == From.LANDMARK)
    solo = state.book.solo
    return side >= state.book.seats and solo is not None and script == solo.fallback and bool(state.fell_back)


def fit_order_of_items(state: State, above: list[Item], its: bool) -> None:
    """Each kind of thing in its place, from the bottom up: actions, the end of an activation, its abilities, blows, orders."""
    ranks = [rank(item) for item in above]
    if ranks != sorted(ranks):
        raise wrong("next", [type(item).__name__ for item in reversed(above)])
    for kind in (abilities.EndActivation, imperator.ImperatorIsDone, imperator.ImperatorTurn, imperator.ImperatorSteps, *PARTS,
                 turn.MoveWarrior, abilities.PushOn, abilities.ReadyMore, abilities.UseAbility, attack.Defend,
                 attack.ImperatorDefends, orders.TurnUpOrder, orders.AdvanceOrders):
        if sum(isinstance(item, kind) for item in above) > 1:
            raise wrong("next", kind.__name__)
    done = bin(state.done).count("1")
    if not its and sum(isinstance(item, turn.ChooseAction) for item in above) != 2 - done:
        raise wrong("done", done, "BC3.1")
    active = any(isinstance(item, (abilities.EndActivation, imperator.ImperatorIsDone)) for item in above)
    if active != (state.activated != NONE):
        raise wrong("activated", Card().write(Names(state), state.activated), "BC3.6")
    scripts = [(item.script, item.place) for item in above if isinstance(item, (abilities.UseAbilities, imperator.ImperatorUses))]
    if len(set(scripts)) != len(scripts) or len(scripts) > 4:
        raise wrong("next", len(scripts))
    if sum(isinstance(item, attack.Hit) for item in above) > 2:
        raise wrong("next", "Hit")
    if isinstance(above[-1] if above else None, imperator.ImperatorSteps) and state.order == NONE:
        raise wrong("order", None, "BC9.1")


def rank(item: Item) -> int:
    """How far up a thing lies."""
    groups: tuple[tuple[type[Item], ...], ...] = (
        (turn.ChooseAction,), (imperator.ImperatorTurn, imperator.ImperatorSteps, *PARTS),
        (abilities.EndActivation, imperator.ImperatorIsDone), (abilities.UseAbilities, imperator.ImperatorUses),
        (turn.MoveWarrior, abilities.UseAbility, abilities.PushOn, abilities.ReadyMore), (attack.Hit,),
        (attack.Defend, attack.ImperatorDefends), (orders.AdvanceOrders, orders.TurnUpOrder))
    return next(number for number, kinds in enumerate(groups) if isinstance(item, kinds))
