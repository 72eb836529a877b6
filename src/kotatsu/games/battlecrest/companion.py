"""The Imperator beside a real table: its turn, its defence, and what only the table knows."""
from kotatsu.games.battlecrest.actions import Cause, Verb
from kotatsu.games.battlecrest.book import PLACES, Symbol
from kotatsu.games.battlecrest.book import Action as Done
from kotatsu.games.battlecrest.effects import test_end, use_bonuses, wound
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.lexicon import bonuses_words, place_names
from kotatsu.games.battlecrest.phases.attack import Defend, Hit
from kotatsu.games.battlecrest.phases.orders import TurnUpOrder
from kotatsu.games.battlecrest.phases.turn import EndTurn, StartTurn
from kotatsu.games.battlecrest.queries import bonus_places, subsets
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import act
from kotatsu.kernel.agenda import Item, befall
from kotatsu.kernel.companion import Companion, Question, Reply
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import Phrase, say

TURN, DEFENCE, MINION_DEFENCE = "turn", "defence", "minion-defence"
YOU, IMPERATOR = 0, 1


def begin(state: State, task: str, number: int) -> None:
    """BC9.8: its turn; BC12.1, BC12.5: you attack its hero or its minion with so much."""
    if not state.book.is_solo():
        raise Unreadable(say("companion-no-automaton"))
    if task == TURN:
        state.agenda = []
        StartTurn(IMPERATOR).run(state)
        return
    target = 2 * IMPERATOR + (task == MINION_DEFENCE)
    if state.cell[target] == NONE:
        raise Unreadable(say("kernel-wrong-field", field="task", value=task))
    state.active = YOU
    state.done = Done.MOVE | Done.ACTIVATE
    state.agenda = [EndTurn(YOU), Hit(target, number)]


def question(state: State, item: Item) -> Question | None:
    """The order card that lies on the table; the wounds that you let through and the landmarks that your defence turned."""
    if isinstance(item, TurnUpOrder):
        faces = state.book.printed.order_names
        return Question("order", say("companion-ask-order"), "BC9.2",
                        tuple(Reply(f"order {name}", say("battlecrest-act-order", order=name)) for name in faces), luck=True)
    if not isinstance(item, Defend):
        return None
    places = bonus_places(state, state.cell[2 * YOU], Symbol.DEF)
    most = min(item.value, state.health[YOU])
    replies = [Reply(answer(wounds, turned, state), say("companion-wounds", number=wounds),
                     say("companion-turned", landmarks=bonuses_words(state, turned)) if turned else None)
               for turned in subsets(places) for wounds in range(most + 1)]
    return Question("wounds", say("companion-ask-wounds", value=item.value), "BC6.2", tuple(replies))


def answer(wounds: int, turned: int, state: State) -> str:
    """`wounds 2`, `wounds 0 moss-gate heartwood`."""
    names = place_names(state)
    return " ".join(["wounds", str(wounds), *(names[place] for place in range(PLACES) if turned >> place & 1)])


def reply(state: State, item: Item, text: str) -> None:
    """BC9.2: the table is right about its deck; BC6.2: your own cards stay yours, what they let through counts."""
    if isinstance(item, TurnUpOrder):
        verb, _, name = text.partition(" ")
        names = state.book.printed.order_names
        if verb != "order" or name not in names:
            raise Unreadable(say("kernel-no-action", action=text))
        face = names.index(name)
        if act(Verb.ORDER, face) not in item.outcomes(state):       # cards lie elsewhere than was counted here
            state.bag, state.faces, state.sure = list(range(len(names) // 2)), 0, 0
            state.discard = ()
        befall(state, item, act(Verb.ORDER, face))
        return
    assert isinstance(item, Defend)
    found = question(state, item)
    assert found is not None
    places = bonus_places(state, state.cell[2 * YOU], Symbol.DEF)
    for turned in subsets(places):
        for wounds in range(min(item.value, state.health[YOU]) + 1):
            if answer(wounds, turned, state) == text:
                state.agenda.pop()
                use_bonuses(state, 2 * YOU, turned, Symbol.DEF)
                if wounds:
                    wound(state, YOU, wounds, Cause.ATTACK)
                    test_end(state)
                return
    raise Unreadable(say("kernel-no-action", action=text))


def end(state: State) -> None:
    """The turn is over; after a defence it is still yours, and your two actions are no business of the page."""
    bottom = state.agenda[0]
    if isinstance(bottom, EndTurn):
        state.agenda.pop()
        bottom.run(state)


PLAIN = (("moved-", "moved-walk"), ("attacked-", "attacked-chosen"), ("activated-", "activated-free"), ("stayed-", "stays"))


def plain(told: Phrase) -> Phrase:
    """`Whispyr moves from 1d to 3c.`; why it does is what the rule below says."""
    for start, instead in PLAIN:
        if told.id.startswith(f"battlecrest-event-{start}"):
            return Phrase(f"battlecrest-event-{instead}" if instead != "stays" else "battlecrest-stays", told.args)
    return told


COMPANION: Companion[State] = Companion(
    tasks=(TURN, DEFENCE, MINION_DEFENCE), begin=begin, question=question, answer=reply, end=end, plain=plain)
