# compiled with mypyc
"""A battle (Law 4.3): ambush, dice, extra hits, losses."""
from typing import Final

from kotatsu.games.root.actions import DONE, FIRST_BATTLE, Event, Verb, Why
from kotatsu.games.root.book import BITS, EVERYWHERE, NOWHERE, PIECES
from kotatsu.games.root.factions.vagabond.hits import SufferHits
from kotatsu.games.root.map_pieces import presence
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases.cards import spend
from kotatsu.games.root.phases.effects import announce_battle
from kotatsu.games.root.phases.removal import AFTERMATH, take_piece, take_warriors
from kotatsu.games.root.phases.scoring import award, score
from kotatsu.games.root.queries import ambushes, could_ambush, hired, warriors
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Fight, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision, Step
from kotatsu.kernel.cards.deeds import NO_TARGET
from kotatsu.kernel.luck import Luck

ATTACKER: Final = 0
DEFENDER: Final = 1


def may_attack(state: State, seat: int, clearing: int, defender: int) -> bool:
    """R4.3, R11.2.7.iii: with a warrior (own or hired) or the pawn."""
    return (warriors(state, seat, clearing) > 0 or hired(state, seat, clearing, defender) > 0
            or TRAITS[state.book.faction[seat]].pawn_at(state, seat) == clearing)


def battles(state: State, seat: int, where: int = EVERYWHERE) -> list[Action]:
    """R4.3-2: against any other player with any piece there."""
    found: list[Action] = []
    add_battles(found, state, seat, where)
    return found


def add_battles(found: list[Action], state: State, seat: int, where: int = EVERYWHERE) -> None:
    """R4.3-2, R11.2.7.iii: the same into a list; with hired warriors alone not against the one they belong to."""
    book = state.book
    own = state.held[seat]
    pawn = TRAITS[book.faction[seat]].pawn_at(state, seat)
    if pawn != NOWHERE:
        own |= 1 << pawn
    lent = state.held[book.seller] if state.hired == 2 and seat == state.active else 0
    if not (own | lent) & where:
        return
    others = book.others[seat]
    there, foes = [0] * book.seats, 0            # by seat, and all together
    for other in others:
        there[other] = presence(state, other)
        foes |= there[other]
    for clearing in BITS[(own | lent) & where & foes]:
        for defender in others:
            if there[defender] >> clearing & 1 and (own >> clearing & 1 or defender != book.seller):
                found.append(FIRST_BATTLE | clearing << 16 | defender << 8)


def start_battle(state: State, clearing: int, attacker: int, defender: int, instigator: int = NOWHERE) -> None:
    """R4.3: the parts of a battle, in order."""
    state.fight = Fight(clearing, attacker, defender, NOWHERE, instigator)
    state.tell(Event.BATTLE, attacker, clearing, defender)
    state.push(AFTER_AMBUSH)
    state.push(MayAmbush(defender))
    then_if(state, NameAlly(attacker))


def then_if(state: State, question: Decision) -> None:
    """Ask next, if there is anything to ask: most battles have few questions."""
    if question.applies(state):
        state.push(question)


def fight_of(state: State) -> Fight:
    fight = state.fight
    assert fight is not None, "a battle step without a battle"
    return fight


class NameAlly(Decision):
    """R9.2.9.II.c-2: whose warriors join in; named before any ambush."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: State) -> list[int]:
        fight = fight_of(state)
        return TRAITS[state.book.faction[self.seat]].allies(state, self.seat, fight.clearing, fight.defender)

    def applies(self, state: State) -> bool:
        return bool(self.candidates(state))

    def options(self, state: State) -> list[Action]:
        return [DONE, *(act(Verb.ALLY, ally) for ally in self.candidates(state))]

    def apply(self, state: State, action: Action) -> None:
        verb, ally, _, _ = parts(action)
        if verb == Verb.ALLY:
            fight_of(state).ally = ally
            state.tell(Event.ALLY, self.seat, ally)


class MayAmbush(Decision):
    """R4.3.1, R-B2: before the dice the defender may play one ambush; asked whenever he might hold one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return could_ambush(state, self.seat, fight_of(state).clearing)

    def options(self, state: State) -> list[Action]:
        return [DONE, *[act(Verb.AMBUSH, card) for card in ambushes(state, self.seat, fight_of(state).clearing)]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb != Verb.AMBUSH:
            return
        fight = fight_of(state)
        fight.ambush = card
        state.tell(Event.AMBUSH, self.seat, card)
        spend(state, self.seat, card)
        state.then(MayFoil(fight.attacker), AmbushHits())
        announce_battle(state, Moment.AMBUSHED, fight.attacker, fight.defender)


class MayFoil(Decision):
    """R4.3.1.1: the attacker may cancel it with an ambush that fits the clearing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return could_ambush(state, self.seat, fight_of(state).clearing)

    def options(self, state: State) -> list[Action]:
        return [DONE, *(act(Verb.FOIL, card) for card in ambushes(state, self.seat, fight_of(state).clearing))]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.FOIL:
            fight_of(state).foil = card
            state.tell(Event.FOILED, self.seat, card)
            spend(state, self.seat, card)


class AmbushHits(Step):
    """R4.3.1, R-B3: the hits of the card at once, whatever the numbers."""

    def run(self, state: State) -> None:
        fight = fight_of(state)
        if fight.foil == NOWHERE:
            state.then(TAKE_HITS[ATTACKER], AFTERMATH)
            book = state.book
            card = fight.ambush if fight.ambush != NOWHERE else book.ambushes[0]
            book.cards[card].line_at(Moment.ATTACKED).deeds[-1].run(state, fight.defender, card, NO_TARGET)


class AfterAmbush(Step):
    """R4.3.1-2: without an attacking warrior or pawn the battle ends here."""

    def run(self, state: State) -> None:
        fight = fight_of(state)
        if not may_attack(state, fight.attacker, fight.clearing, fight.defender):      # an ally fights only beside a pawn
            fight.over = 1
            state.tell(Event.NO_ROLL, fight.attacker)
            state.then(HITS_DEALT, AFTERMATH, END_BATTLE)
        else:
            state.push(ROLL_DICE)
            then_if(state, MayProtect(fight.defender))


class MayProtect(Decision):
    """RG.5.2, R-B10: just before the dice the defender may enlist an Arbiter in the clearing; neither side is he himself."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arbiters(self, state: State) -> list[int]:
        fight = fight_of(state)
        return [seat for seat in state.book.vagabonds if seat != fight.attacker and seat != fight.defender
                and TRAITS[state.book.faction[seat]].may_protect(state, seat, fight.clearing)]

    def applies(self, state: State) -> bool:
        return bool(self.arbiters(state))

    def options(self, state: State) -> list[Action]:
        return [DONE, *(act(Verb.ENLIST, seat) for seat in self.arbiters(state))]

    def apply(self, state: State, action: Action) -> None:
        verb, arbiter, _, _ = parts(action)
        if verb == Verb.ENLIST:
            fight_of(state).arbiter = arbiter
            state.tell(Event.ENLISTED, self.seat, arbiter)
            score(state, arbiter, 1, Why.ARBITER)


def cap_of(state: State, seat: int) -> int:
    """R4.3.2.1: own pieces that strike, hired (R11.2.7.iii) and allied warriors (R9.2.9.II.c), an Arbiter's swords (RG.5.2)."""
    fight = fight_of(state)
    clearing = fight.clearing
    other = fight.defender if seat == fight.attacker else fight.attacker
    cap = TRAITS[state.book.faction[seat]].cap(state, seat, clearing) + hired(state, seat, clearing, other)
    if seat == fight.attacker and fight.ally != NOWHERE:
        cap += warriors(state, fight.ally, clearing)
    if seat == fight.defender and fight.arbiter != NOWHERE:
        cap += TRAITS[state.book.faction[fight.arbiter]].cap(state, fight.arbiter, clearing)
    return cap


class RollDice(Chance):
    """R5.1.6, R4.3.2: two dice of 0–3; the attacker deals the higher, a defending Alliance turns that round (R8.2.2).

    R-B9: then effects have their say.
    """

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.ROLL, one, other) for one in range(4) for other in range(4)]

    def sample(self, state: State, luck: Luck) -> Action:
        """One of `outcomes`, without listing them."""
        number = luck.below(16)
        return act(Verb.ROLL, number >> 2, number & 3)

    def apply(self, state: State, action: Action) -> None:
        _, one, other, _ = parts(action)
        fight, book = fight_of(state), state.book
        fight.high, fight.low = max(one, other), min(one, other)
        turned = TRAITS[book.faction[fight.defender]].defends_with_high_die()
        fight.rolled_attacker = min(fight.low if turned else fight.high, cap_of(state, fight.attacker))
        fight.rolled_defender = min(fight.high if turned else fight.low, cap_of(state, fight.defender))
        fight.extra_attacker = TRAITS[book.faction[fight.attacker]].extra_hits(state)
        helped = hired(state, fight.defender, fight.clearing, fight.attacker) > 0
        if TRAITS[book.faction[fight.defender]].is_defenseless(state, fight.defender, fight.clearing) and not helped:
            fight.extra_attacker += 1                # R4.3.2.3, R11.2.7.iii
        state.tell(Event.ROLLED, fight.attacker, fight.high, fight.low)
        state.push(DEAL_HITS)
        if state.effects[fight.attacker] or state.effects[fight.defender]:
            announce_battle(state, Moment.ROLLED, fight.attacker, fight.defender)
        TRAITS[book.faction[fight.attacker]].rolled(state, fight.attacker)       # R9.5.2


class DealHits(Step):
    """R4.3.3: at the same time."""

    def run(self, state: State) -> None:
        fight = fight_of(state)
        fight.due_defender = fight.rolled_attacker + fight.extra_attacker
        fight.due_attacker = fight.rolled_defender + fight.extra_defender
        state.tell(Event.HITS, fight.attacker, fight.rolled_attacker, fight.extra_attacker)
        state.tell(Event.HITS, fight.defender, fight.rolled_defender, fight.extra_defender)
        state.push(END_BATTLE)
        state.push(AFTERMATH)
        state.push(HITS_DEALT)
        if fight.due_attacker:
            state.push(TAKE_HITS[ATTACKER])
        if fight.due_defender:
            state.push(TAKE_HITS[DEFENDER])


def remover_of(fight: Fight, side: int) -> int:
    """Who removes the losses of a side: the other one, or the Vagrant who set the battle up (RG.4.2)."""
    if fight.instigator != NOWHERE:
        return fight.instigator
    return fight.defender if side == ATTACKER else fight.attacker


def lose_warriors(state: State, owner: int, number: int, side: int) -> None:
    """R4.3.3-2, R10.2.3: warriors fall in battle."""
    fight = fight_of(state)
    if number > 0:
        take_warriors(state, owner, fight.clearing, number, side == DEFENDER and owner == fight.defender)
        note_removed(state, owner, number, side, True)


def lose_piece(state: State, piece: int, side: int) -> None:
    """R4.3.3-2, R7.8.4: a building or token falls in battle."""
    fight = fight_of(state)
    owner = state.book.piece_seat[piece]
    take_piece(state, piece, fight.clearing, remover_of(fight, side))
    if side == DEFENDER:
        fight.prizes_attacker += 1
    else:
        fight.prizes_defender += 1
    note_removed(state, owner, 1, side, False)


def note_removed(state: State, owner: int, number: int, side: int, fallen: bool) -> None:
    """R9.2.9.III: what it means to the remover."""
    fight = fight_of(state)
    remover = remover_of(fight, side)
    if remover == owner:
        return
    points = TRAITS[state.book.faction[remover]].removed_in_battle(state, remover, owner, number, fallen)
    award(state, remover, points, Why.INFAMY)


class TakeHits(Step):
    """R4.3.3-2: all warriors first, then buildings and tokens of the owner's choice; R11.2.7.iii.a: hired warriors share evenly."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: State) -> None:
        fight, book = fight_of(state), state.book
        seat = fight.attacker if self.side == ATTACKER else fight.defender
        other = fight.defender if self.side == ATTACKER else fight.attacker
        due = fight.due_attacker if self.side == ATTACKER else fight.due_defender
        if due == 0:
            return
        if TRAITS[book.faction[seat]].suffers_on_items():
            state.push(SufferHits(seat))             # R9.2.7
            return
        own, helpers = warriors(state, seat, fight.clearing), hired(state, seat, fight.clearing, other)
        mine, theirs = split_hits(due, own, helpers)
        lose_warriors(state, seat, mine, self.side)
        lose_warriors(state, book.seller, theirs, self.side)
        set_due(fight, self.side, due - mine - theirs)
        lose_pieces(state, self.side)


def set_due(fight: Fight, side: int, number: int) -> None:
    """R4.3.3-2: the hits that a side must still take."""
    if side == ATTACKER:
        fight.due_attacker = number
    else:
        fight.due_defender = number


def lose_pieces(state: State, side: int) -> None:
    """R4.3.3-2: buildings and tokens take the hits that are left; asked only while there is a choice."""
    fight, book = fight_of(state), state.book
    seat = fight.attacker if side == ATTACKER else fight.defender
    due = fight.due_attacker if side == ATTACKER else fight.due_defender
    base = fight.clearing * PIECES
    if due == 0:
        return
    here = [piece for piece in book.pieces_of[seat] if state.pieces[base + piece]]
    total = sum([state.pieces[base + piece] for piece in here])
    if due < total and len(here) > 1:
        state.push(LosePiece(fight.instigator if fight.instigator != NOWHERE else seat, side))
        return
    for piece in here:
        for _ in range(min(due, state.pieces[base + piece])):
            lose_piece(state, piece, side)
    set_due(fight, side, 0)


def split_hits(due: int, own: int, helpers: int) -> tuple[int, int]:
    """R11.2.7.iii.a: evenly, the odd hit on an own warrior; what one kind cannot take falls on the other."""
    mine = min(own, (due + 1) // 2)
    theirs = min(helpers, due - mine)
    mine = min(own, due - theirs)
    return mine, theirs


class LosePiece(Decision):
    """R4.3.3-2: which building or token falls; RG.4.2: the Vagrant chooses for both sides."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def options(self, state: State) -> list[Action]:
        fight = fight_of(state)
        owner = fight.attacker if self.side == ATTACKER else fight.defender
        return [act(Verb.LOSE, piece) for piece in state.book.pieces_of[owner] if state.pieces[fight.clearing * PIECES + piece]]

    def apply(self, state: State, action: Action) -> None:
        fight = fight_of(state)
        lose_piece(state, parts(action)[1], self.side)
        set_due(fight, self.side, (fight.due_attacker if self.side == ATTACKER else fight.due_defender) - 1)
        lose_pieces(state, self.side)


class HitsDealt(Step):
    """R7.8.4: a bonus for those who removed buildings or tokens, not in a battle that a Vagrant instigated (RG.4.2)."""

    def run(self, state: State) -> None:
        fight = fight_of(state)
        if fight.instigator != NOWHERE:
            return
        if fight.prizes_attacker:
            award(state, fight.attacker, TRAITS[state.book.faction[fight.attacker]].battle_bonus(state), Why.DESPOT)
        if fight.prizes_defender:
            award(state, fight.defender, TRAITS[state.book.faction[fight.defender]].battle_bonus(state), Why.DESPOT)


class EndBattle(Step):
    """R4.3, R9.2.9.II.d: the battle is over."""

    def run(self, state: State) -> None:
        fight = fight_of(state)
        for seat in (fight.attacker, fight.defender):
            TRAITS[state.book.faction[seat]].battle_ended(state, seat)
        state.fight = None


# items never change: every battle uses the same
AFTER_AMBUSH: Final = AfterAmbush()
ROLL_DICE: Final = RollDice()
DEAL_HITS: Final = DealHits()
TAKE_HITS: Final = (TakeHits(ATTACKER), TakeHits(DEFENDER))
HITS_DEALT: Final = HitsDealt()
END_BATTLE: Final = EndBattle()
