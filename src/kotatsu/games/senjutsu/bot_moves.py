# compiled with mypyc
"""S13.M, S13.R, S13.A, S13.D: how a bot decides where it goes and whether it attacks. Touches no state."""
from typing import Final

from kotatsu.games.senjutsu.actions import RIGHT, BotStep, TargetBy, turn
from kotatsu.games.senjutsu.book import NONE, Kind
from kotatsu.games.senjutsu.deeds.diagram import Does, Hit
from kotatsu.games.senjutsu.deeds.figures import Push
from kotatsu.games.senjutsu.footing import Search, footing_of
from kotatsu.games.senjutsu.pieces import Movement, Piece, pieces
from kotatsu.games.senjutsu.queries import BY_SHIELDS, NOT_STOPPED, enemies, in_sight, is_free, is_on_board, slowed, stop_of
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.compass import OFFSETS, away, dot
from kotatsu.kernel.action import Action

SIDES: Final = (5, 0, 1)           # S13.F.2: behaviour left, middle, right is the FL, F, FR side of the target
EXECUTE: Final = 5                 # S13.A.0: an execute is worth so many wounds
UNREACHED: Final = 999
EXACT: Final = 1_000_000


class Result:
    """Where a bot could end a line: hex, facing, and what it took to get there."""

    def __init__(self, cell: int, facing: int, steps: int, turns: int, path: list[Action]) -> None:
        self.cell = cell
        self.facing = facing
        self.steps = steps
        self.turns = turns
        self.path = path


class Plan:
    """What a bot does, and the numbered step that decided it (BotStep); no result: the second half of an attack card."""

    def __init__(self, result: Result | None, step: int) -> None:
        self.result = result
        self.step = step


def results(state: State, bot: int, movement: Movement | None) -> list[Result]:
    """13.3: every hex and facing that 0 to n of the printed steps and turns lead to, each by the fewest steps, then turns."""
    here = Result(state.cell[bot], state.facing[bot], 0, 0, [])
    if movement is None:
        return [here]
    found = [here]
    keys = {here.cell << 4 | here.facing: 0}
    waiting: list[tuple[int, Result]] = [(0, here)]
    stopped = state.stopped[bot]
    while waiting:
        progress, before = waiting.pop(0)
        for piece in pieces(state, bot, movement, progress, before.cell, before.facing, stopped, False):
            after = next_result(before, piece)
            waiting.append((piece.progress, after))
            key = after.cell << 4 | after.facing
            known = keys.get(key)
            if known is None:
                keys[key] = len(found)
                found.append(after)
            elif (after.steps, after.turns) < (found[known].steps, found[known].turns):
                found[known] = after
    return found


def next_result(before: Result, piece: Piece) -> Result:
    turned = piece.cell == before.cell
    return Result(piece.cell, piece.facing, before.steps + (0 if turned else 1), before.turns + (1 if turned else 0),
                  [*before.path, piece.action])


# --- the target

def target_of(state: State, bot: int) -> int:
    """S13.F.16: among all enemies."""
    return target_among(state, bot, enemies(state, bot))


def target_among(state: State, bot: int, found: list[int]) -> int:
    """S13.F.16: the nearest; then whose behaviour side is nearest to the bot; then the leftmost."""
    board = state.book.board
    best = NONE
    best_key = (UNREACHED, UNREACHED, UNREACHED)
    for other in found:
        key = (board.distance(state.cell[bot], state.cell[other]), side_gap(state, bot, other), leftness(state, bot, other))
        if key < best_key:
            best, best_key = other, key
    return best


def target_by(state: State, bot: int, target: int) -> int:
    """S13.F.16: which of the three decided for this target; TargetBy."""
    board, here = state.book.board, state.cell[bot]
    near = [other for other in enemies(state, bot)
            if board.distance(here, state.cell[other]) == board.distance(here, state.cell[target])]
    if len(near) == 1:
        return TargetBy.NEAREST
    gap = side_gap(state, bot, target)
    return TargetBy.SIDE if len([other for other in near if side_gap(state, bot, other) == gap]) == 1 else TargetBy.LEFT


def side_gap(state: State, bot: int, other: int) -> int:
    """How far the bot is from the hex on the behaviour side of a figure."""
    board = state.book.board
    side = board.neighbour(state.cell[other], (SIDES[state.behaviour[bot]] + state.facing[other]) % 6)
    return board.distance(state.cell[bot], side) if side >= 0 else UNREACHED


def prey_of(state: State, bot: int) -> int:
    """S13.2.10: whom it goes for: its target, the fallen lord among them as a friend of the players (S13.F.16).

    He has the number behind all figures.
    """
    found = enemies(state, bot)
    if state.book.lord_cell != NONE:
        found.append(state.book.figures)
    return target_among(state, bot, found)


def leftness(state: State, bot: int, other: int) -> int:
    """S13.F.16: the angle from the bot's front in steps of 60° at the finest: left is negative, straight behind is the most."""
    q, r = state.book.board.between(state.cell[bot], state.cell[other])
    facing = state.facing[bot]
    ahead, aside = dot(q, r, *OFFSETS[facing]), dot(q, r, *OFFSETS[(facing + 1) % 6]) - dot(q, r, *OFFSETS[(facing + 5) % 6])
    away = EXACT - cosine(ahead, q, r)
    return away if aside >= 0 else -away


def cosine(along: int, q: int, r: int) -> int:
    """What grows with the cosine of an angle and compares exactly: its square with its sign. `along`: `dot` with a direction."""
    return along * abs(along) * EXACT // max(1, dot(q, r, q, r) * 2)


def front_gap(state: State, cell: int, facing: int, target: int) -> int:
    """S13.M.3: how far the front points away from the target: smaller is better."""
    q, r = state.book.board.between(cell, state.cell[target])
    return EXACT - cosine(dot(q, r, *OFFSETS[facing]), q, r)


def turns_right(result: Result) -> int:
    """S13.M.3: of two equal turns the left one is taken."""
    return 1 if turn(RIGHT) in result.path else 0


# --- movement

def goal_of(state: State, bot: int, target: int) -> tuple[int, int]:
    """S13.F.24, S13.R.6: the preferred distance straight in the behaviour direction, as coordinates: it may lie off the board."""
    q, r = state.book.board.places[state.cell[target]]
    dq, dr = OFFSETS[(SIDES[state.behaviour[bot]] + state.facing[target]) % 6]
    far = state.prefers[bot]
    return q + dq * far, r + dr * far


def free_distances(state: State, bot: int, goal: int) -> dict[int, int]:
    """How many free steps lead from each hex to the goal; the bot's own hex counts as free."""
    board = state.book.board
    found = {goal: 0}
    waiting = [goal]
    while waiting:
        cell = waiting.pop(0)
        for direction in range(6):
            to = board.neighbour(cell, direction)
            if to not in found and (to == state.cell[bot] or is_free(state, to)):
                found[to] = found[cell] + 1
                waiting.append(to)
    return found


def melee(state: State, bot: int, target: int, found: list[Result]) -> Plan:
    """S13.M.1–S13.M.4: towards the goal hex if a free way leads there, else to the preferred distance; front towards the target."""
    board = state.book.board
    goal = board.at(*goal_of(state, bot, target))
    ways: dict[int, int] = {}
    if goal >= 0 and is_on_board(state, goal) and (goal == state.cell[bot] or is_free(state, goal)):
        ways = free_distances(state, bot, goal)
    reachable = state.cell[bot] in ways
    best = found[0]
    best_key = (UNREACHED, 0, 0, 0, 0)
    for result in found:
        if reachable:
            near = ways.get(result.cell, UNREACHED)
        else:
            near = abs(board.distance(result.cell, state.cell[target]) - state.prefers[bot])
        key = (near, front_gap(state, result.cell, result.facing, target), result.steps, result.turns, turns_right(result))
        if key < best_key:
            best, best_key = result, key
    if best.steps:
        return Plan(best, BotStep.TO_GOAL if reachable else BotStep.TO_DISTANCE)
    return Plan(best, BotStep.TURNS if best.turns else BotStep.STAYS)


def sees_from(state: State, bot: int, result: Result, target: int) -> bool:
    """Whether the bot would see its target from there."""
    cell, facing = state.cell[bot], state.facing[bot]
    state.cell[bot], state.facing[bot] = result.cell, result.facing
    found = in_sight(state, bot, target)
    state.cell[bot], state.facing[bot] = cell, facing
    return found


def ranged(state: State, bot: int, target: int, found: list[Result]) -> Plan:
    """S13.R.1–S13.R.7: stay at the preferred distance with sight; else sight and distance first, then nearest the goal point."""
    board, far, here = state.book.board, state.prefers[bot], state.cell[target]
    stay = found[0]
    had_sight = sees_from(state, bot, stay, target)
    before = board.distance(stay.cell, here)
    if had_sight and before >= far:
        return Plan(stay, BotStep.IN_SIGHT)
    goal_q, goal_r = goal_of(state, bot, target)
    best = stay
    best_key = (9, UNREACHED, 0, 0, 0, 0, 0)
    for result in found:
        distance = board.distance(result.cell, here)
        if had_sight and distance < before:
            continue
        sight = sees_from(state, bot, result, target)
        group = 0 if sight and distance >= far else 1 if sight else 2
        front = front_gap(state, result.cell, result.facing, target)
        key = (group, point_gap(state, result, goal_q, goal_r), -distance if before < far else 0, front, result.steps, result.turns,
               turns_right(result))
        if key < best_key:
            best, best_key = result, key
    if not best.path:
        return Plan(best, BotStep.STAYS)
    if had_sight:
        return Plan(best, BotStep.AWAY if board.distance(best.cell, here) > before else BotStep.NEAREST)
    if best_key[0] == 2:
        return Plan(best, BotStep.NEAREST)
    nearer = point_gap(state, best, goal_q, goal_r) <= point_gap(state, stay, goal_q, goal_r)
    return Plan(best, BotStep.TO_SIGHT if nearer else BotStep.ANY_WAY)


def point_gap(state: State, result: Result, goal_q: int, goal_r: int) -> int:
    """How far a result is from the goal point, which may lie off the board."""
    q, r = state.book.board.places[result.cell]
    return max(abs(goal_q - q), abs(goal_r - r), abs(goal_q - q + goal_r - r))


# --- attack

def wounds_on(state: State, bot: int, hit: Hit, result: Result, target: int) -> int:
    """How many wounds the attack would deal from there, -1 if it does not reach the target."""
    spot = hit.diagram.spot(result.facing, state.book.board.offset(result.cell, state.cell[target]))
    if spot < 0:
        return -1
    total = 0
    for effect in hit.effects[spot]:
        if effect.what in (Does.WOUND, Does.BLEED):
            total += effect.number
        elif effect.what == Does.EXECUTE:
            total += EXECUTE
    return total


def is_behind(state: State, cell: int, target: int) -> bool:
    """S13.A.1: straight behind the target, on its B line."""
    board = state.book.board
    q, r = board.between(state.cell[target], cell)
    dq, dr = OFFSETS[(3 + state.facing[target]) % 6]
    far = board.distance(state.cell[target], cell)
    return (q, r) == (dq * far, dr * far)


def stopped_by(state: State, card: int, result: Result, target: int) -> int:
    """What would stop the attack: nothing, terrain, or the target's shields."""
    return NOT_STOPPED if state.book.printed.unblockable[card] else stop_of(state, result.cell, target)


def hits_a_bot(state: State, bot: int, hit: Hit, result: Result) -> bool:
    """S13.A.3c: whether another bot stands on a marked hex."""
    board = state.book.board
    for other in range(state.book.seats, state.book.figures):
        if other != bot and state.cell[other] != NONE:
            if hit.diagram.spot(result.facing, board.offset(result.cell, state.cell[other])) >= 0:
                return True
    return False


def harm(state: State, card: int, hit: Hit, result: Result, target: int) -> int:
    """S13.F.1: of equal places the worst for the player: whether a push of this card would end at something."""
    board = state.book.board
    spot = hit.diagram.spot(result.facing, board.offset(result.cell, state.cell[target]))
    pushes = [effect for effect in hit.effects[spot] if effect.what == Does.PUSH]
    lines = state.book.printed.cards[card].lines
    if not pushes and not [line for line in lines for deed in line.deeds if isinstance(deed, Push) and not line.heading.otherwise]:
        return 0
    q, r = board.between(result.cell, state.cell[target])
    for way in away(q, r):
        if not is_free(state, board.neighbour(state.cell[target], way)):
            return 1
    return 0


def plan_attack(state: State, bot: int, card: int, hit: Hit, movement: Movement | None, target: int, value: int) -> Plan:
    """S13.A.1–S13.A.5, O12: where it attacks from, or that it does not; the behaviour has no part in whether."""
    goal_q, goal_r = goal_of(state, bot, target)
    hitting = [result for result in results(state, bot, movement) if wounds_on(state, bot, hit, result, target) >= 0]
    if not hitting:
        return Plan(None, BotStep.OUT_OF_REACH)
    step, group = BotStep.REAR, [result for result in hitting if is_behind(state, result.cell, target)]
    if not group:
        step, group = BotStep.IN_PLACE, [result for result in hitting if result.cell == state.cell[bot]]
    if not group:
        step, group = BotStep.MOST_WOUNDS, hitting

    def gap(result: Result) -> int:
        return point_gap(state, result, goal_q, goal_r)

    def is_countered(result: Result) -> bool:
        return (target < state.book.seats and state.counters[target] >> value & 1 != 0
                and stopped_by(state, card, result, target) == BY_SHIELDS)

    def nearest(among: list[Result]) -> Result:
        return min(among, key=lambda one: (gap(one), -wounds_on(state, bot, hit, one, target), one.steps, one.turns,
                                           -harm(state, card, hit, one, target), turns_right(one)))

    best = min(group, key=lambda one: (-wounds_on(state, bot, hit, one, target), gap(one), one.steps, one.turns,
                                       -harm(state, card, hit, one, target), turns_right(one)))
    blocked = stopped_by(state, card, best, target)
    countered = is_countered(best)
    crowd = hits_a_bot(state, bot, hit, best)
    if not blocked and not crowd:
        return Plan(best, step)
    clean = [one for one in hitting if not stopped_by(state, card, one, target) and not hits_a_bot(state, bot, hit, one)]
    if clean:
        past = BotStep.PAST_COUNTER if countered else BotStep.PAST_BLOCK if blocked else BotStep.PAST_BOT
        return Plan(nearest(clean), past)
    if not countered and not crowd:
        return Plan(best, BotStep.INTO_BLOCK)
    if not state.stance[bot]:
        return Plan(best, BotStep.ALL_THE_SAME)
    blocked_only = [one for one in hitting if not is_countered(one) and not hits_a_bot(state, bot, hit, one)]
    return Plan(nearest(blocked_only), BotStep.INTO_BLOCK) if blocked_only else Plan(None, BotStep.HOLDS_BACK)


# --- defence

class Threat:
    """An attack that a player has revealed: whose, its value, the most wounds it deals, whether it can come to hit the bot."""

    def __init__(self, seat: int, value: int, wounds: int, reaches: bool) -> None:
        self.seat = seat
        self.value = value
        self.wounds = wounds
        self.reaches = reaches


def threats_to(state: State, bot: int) -> list[Threat]:
    """S13.D.2, S13.D.3, S13.D.7: attacks that come, first those that can hit, with most wounds, then the faster."""
    found: list[Threat] = []
    for seat in range(state.book.seats):
        if not state.out >> seat & 1 and state.played[seat] != NONE and state.book.is_enemy(seat, bot):
            found.extend(attacks_of(state, seat, bot))
    found.sort(key=lambda one: (not one.reaches, -one.wounds, -one.value))
    return found


def attacks_of(state: State, seat: int, bot: int) -> list[Threat]:
    """Each value at which a seat's card attacks, with the most wounds on one hex that it can pay for."""
    printed, card = state.book.printed, state.played[seat]
    found: list[Threat] = []
    if printed.kind[card] != Kind.ATTACK:
        return found
    slow = len(state.hobbles[seat]) if state.value == NONE else state.lag[seat]        # at Reveal they are not fixed yet
    for number, place in enumerate(printed.parts[card]):
        lines = printed.cards[card].lines
        value = slowed(state.named[seat] if number == 0 else lines[place].heading.part, slow)
        for at in range(place, lines[place].part_end):
            deed = lines[at].deeds[-1]
            if isinstance(deed, Hit) and lines[at].is_open(state, seat):
                wounds = most_wounds(deed, state.kamae[seat], state.focus[seat])
                found.append(Threat(seat, value, wounds, can_reach(state, seat, card, place, bot)))
    return found


def can_reach(state: State, seat: int, card: int, place: int, bot: int) -> bool:
    """Whether a part of a card may come to hit this bot from where the seat's figure stands."""
    return Search(state, seat, card, bot).onward(place, footing_of(state, seat))


def most_wounds(hit: Hit, kamae: int, focus: int) -> int:
    """The most wounds that a diagram deals to one hex, in this kamae, for this much focus; an execute counts as five."""
    return max([sum([EXECUTE if one.what == Does.EXECUTE else one.number for one in spot
                     if one.what <= Does.EXECUTE and one.price <= focus and (not one.kamae or one.kamae >> kamae & 1)])
                for spot in hit.effects])


def defence_value(state: State, bot: int, card: int) -> tuple[int, int]:
    """S13.D.2, O11: the value at which an attack comes, hobbles of both sides counted; of several the first that can be matched.

    And the step that decided: of two parts of a card (S13.D.3), of several attackers (S13.D.7).
    """
    printed, slow = state.book.printed, len(state.hobbles[bot])
    threats = threats_to(state, bot)
    for threat in threats:
        for value in range(printed.high[card], printed.low[card] - 1, -1):
            if slowed(value, slow) == threat.value:
                if len(threats) == 1:
                    return value, BotStep.MATCHES
                several = [one for one in threats if one.seat != threats[0].seat]
                return value, BotStep.OF_SEVERAL if several else BotStep.OF_TWO_PARTS
    return printed.high[card], BotStep.HIGHEST


def attacker_of(state: State, bot: int) -> int:
    """S13.D.5, S13.D.7: whose attack its shields are to stop: the first that comes at this value, else its usual target."""
    for threat in threats_to(state, bot):
        if threat.value == state.value:
            return threat.seat
    return target_of(state, bot)


def guard(state: State, bot: int, shields: int, target: int, found: list[Result]) -> Plan:
    """S13.D.5: a result in which the shields stop the attack from where the target stands, else the front towards it."""
    cell, facing, before = state.cell[bot], state.facing[bot], state.shields[bot]
    best = found[0]
    best_key = (9, 0, 0, 0, 0)
    for result in found:
        state.cell[bot], state.facing[bot], state.shields[bot] = result.cell, result.facing, shields
        stops = stop_of(state, state.cell[target], bot) == BY_SHIELDS
        key = (0 if stops else 1, result.steps + result.turns if stops else front_gap(state, result.cell, result.facing, target),
               result.steps, result.turns, turns_right(result))
        if key < best_key:
            best, best_key = result, key
    state.cell[bot], state.facing[bot], state.shields[bot] = cell, facing, before
    return Plan(best, BotStep.FACES if best_key[0] else BotStep.GUARDS)


def value_against(state: State, figure: int) -> int:
    """S12.1, S12.2: the initiative that a comparison attack is held against; a range counts with its lowest printed value."""
    printed, card = state.book.printed, state.played[figure]
    if card == NONE:                             # 106 lies beside the deck already, with the value it was revealed with
        return slowed(state.named[figure], state.lag[figure])
    if not printed.parts[card]:
        return 0                                 # O19: a stun or poison counts as 0
    return slowed(printed.low[card] if printed.is_range(card) else state.named[figure], state.lag[figure])
