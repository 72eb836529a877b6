# compiled with mypyc
"""A Vagabond's Daylight (R9.5): actions in any order while items last."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import CLEARINGS, It
from kotatsu.games.root.factions.vagabond.aid import aid, aids
from kotatsu.games.root.factions.vagabond.characters import hide, instigate, labor, scorch, specials, steal
from kotatsu.games.root.factions.vagabond.explore import explore, explores
from kotatsu.games.root.factions.vagabond.items import board_of, has_ready_item, ready, rearrange, rearrangements, use
from kotatsu.games.root.factions.vagabond.quests import complete, quests
from kotatsu.games.root.factions.vagabond.repair import repair, repairs
from kotatsu.games.root.factions.vagabond.strike import snipe, strike, strikes
from kotatsu.games.root.factions.vagabond.walking import escort, walk, walks
from kotatsu.games.root.phases.battle import add_battles, start_battle
from kotatsu.games.root.phases.cards import has_open_hand
from kotatsu.games.root.phases.crafting import begin_craft, crafts
from kotatsu.games.root.phases.windows import add_extras, daylight_extra, end_daylight, may_have_extras
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import EVERYONE, Decision, Item


def daylight(seat: int) -> list[Item]:
    """R9.5."""
    return [VagabondAct(seat)]


def deeds(state: State, seat: int) -> list[Action]:
    """R9.5: all that his items allow now; most need a clearing."""
    board = board_of(state, seat)
    found = walks(state, seat, 1)
    if board.place < CLEARINGS:
        if ready(board, It.SWORD):
            add_battles(found, state, seat, 1 << board.place)    # R9.5.2: where he stands
        found.extend(explores(state, seat))
        found.extend(aids(state, seat))
        found.extend(quests(state, seat))
        found.extend(strikes(state, seat))
    if ready(board, It.HAMMER):
        found.extend(repairs(state, seat))
        found.extend(crafts(state, seat))
    if ready(board, It.TORCH):
        found.extend(specials(state, seat))
    found.extend(rearrangements(state, seat, True))
    return found


class VagabondAct(Decision):
    """R9.5, R-P16: the next action, until he is done; R-P17: what was put aside may come back after it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        """Nothing to do with ready items: not asked, unless a card of his hand might be good for something here (R1.2.1)."""
        board = board_of(state, self.seat)
        if has_ready_item(board) and ((state.hands[self.seat] and board.place < CLEARINGS) or deeds(state, self.seat)):
            return True
        return may_have_extras(state, self.seat)

    def options(self, state: State) -> list[Action]:
        found = [DONE]
        found.extend(deeds(state, self.seat))
        add_extras(found, state, self.seat)
        return found

    def seen_by(self, state: State, action: Action) -> int:
        """R1.2.1: the card of an Aid is seen by giver and receiver, unless the receiver's hand is open."""
        verb, other, _, _ = parts(action)
        return 1 << self.seat | 1 << other if verb == Verb.AID and not has_open_hand(state, other) else EVERYONE

    def apply(self, state: State, action: Action) -> None:
        """R9.5.1 – R9.5.9; RG.1.2, RG.2.2, RG.3.2, RG.4.2, RG.6.2: the characters' own actions."""
        verb, a, b, c = parts(action)
        seat = self.seat
        if verb == Verb.DONE:
            end_daylight(state)
            return
        if verb == Verb.HIDEOUT:
            hide(state, seat)
            return
        state.push(self)
        if verb in (Verb.ASIDE, Verb.TRACK):
            rearrange(state, seat, verb, a)
            return
        board = board_of(state, seat)
        board.moved_aside = board.moved_back = 0
        if daylight_extra(state, seat, action):
            return
        if verb == Verb.WALK:
            walk(state, seat, a, 1)
        elif verb == Verb.ESCORT:
            escort(state, seat, a, b, c, 1)
        elif verb == Verb.BATTLE:
            use(state, seat, It.SWORD)
            start_battle(state, a, seat, b)
        elif verb == Verb.EXPLORE:
            explore(state, seat)
        elif verb == Verb.AID:
            aid(state, seat, a, b)
        elif verb == Verb.QUEST:
            complete(state, seat, a)
        elif verb == Verb.STRIKE:
            strike(state, seat, a)
        elif verb == Verb.SNIPE:
            snipe(state, seat, a)
        elif verb == Verb.REPAIR:
            repair(state, seat, a, b)
        elif verb == Verb.CRAFT:
            begin_craft(state, seat, a)
        elif verb == Verb.STEAL:
            steal(state, seat, a)
        elif verb == Verb.LABOR:
            labor(state, seat, a)
        elif verb == Verb.INSTIGATE:
            instigate(state, seat, a, b)
        elif verb == Verb.SCORCH:
            scorch(state, seat)
