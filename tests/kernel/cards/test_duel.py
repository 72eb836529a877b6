"""Cards of games to come, read by the kernel's reader and played by its items on a small board."""
from collections.abc import Callable

from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item, choose, settle
from kotatsu.kernel.cards.deeds import Moments
from kotatsu.kernel.luck import Luck
from tests.kernel.cards import battlecrest, senjutsu
from tests.kernel.cards.board import NO_CELL, State, cell, number_of

A, B, D = 1, 2, 3


def duel(**fields: list[object]) -> State:
    """You in the middle facing up, the foe in front of you facing you."""
    state = State(senjutsu.CARDS, senjutsu.MOMENTS)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def card(id: str) -> int:
    return number_of(senjutsu.CARDS, id)


def first(item: Decision, options: list[Action]) -> Action:
    return options[0]


def play(state: State, *items: Item, pick: Callable[[Decision, list[Action]], Action] = first) -> list[Decision]:
    """Everything that follows; the questions that were asked."""
    asked: list[Decision] = []
    state.then(*items, senjutsu.Value(0))
    while (item := settle(state, Luck(1))) is not None:
        assert isinstance(item, Decision)
        options = item.options(state)
        assert options and len(set(options)) == len(options)
        asked.append(item)
        choose(state, item, item.seat, pick(item, options))
    return asked


def stand_still(item: Decision, options: list[Action]) -> Action:
    """Stay where one is; else the last thing that is offered."""
    verb = parts(options[0])[0] << 24
    here = [option for option in options if verb == senjutsu.WALK and parts(option)[1] == cell(0, 0)]
    return here[0] if here else options[0] if verb == senjutsu.WALK else options[-1]


# --- 111: shields, counter, divider

def block(value: int, attack: str, named: int, kamae: int = D, **fields: list[object]) -> State:
    """The foe attacks at a value; you hold River Block at the one you named."""
    return duel(played=[card("111"), card(attack)], named=[value, named], kamae=[kamae, 0], **fields)


def test_111_its_shields_stand_at_the_named_value_only():
    state = block(5, "048", 5)
    play(state, senjutsu.Value(9), pick=stand_still)
    assert state.wounds == [0, 0]
    late = block(7, "048", 5)
    play(late, senjutsu.Value(9), pick=stand_still)
    assert late.wounds == [2, 0]


def test_111_in_determination_a_blocked_attack_of_its_value_is_countered():
    state = block(5, "048", 5, hands=[[card("064"), card("112")], []])
    asked = play(state, senjutsu.Value(5), pick=stand_still)
    counter = next(item for item in asked if isinstance(item, senjutsu.MayCounter))
    assert counter.seat == 0 and card("064") not in state.hands[0] and card("112") in state.hands[0]     # 6 is more than 5
    assert state.wounds == [0, 1] and state.hobbles == [0, 1]            # its success lines, nested in the foe's attack
    calm = block(5, "048", 5, kamae=A, hands=[[card("064")], []])
    assert not [item for item in play(calm, senjutsu.Value(5), pick=stand_still) if isinstance(item, senjutsu.MayCounter)]


def test_111_the_part_below_the_divider_comes_at_three():
    state = block(7, "048", 5, kamae=B)
    asked = play(state, senjutsu.Value(3))
    assert [(item.card, item.place) for item in asked] == [(card("111"), 3)]
    assert state.focus == [1, 0] and state.kamae[0] == B and state.cell[0] != cell(0, 0)      # the black step is taken


# --- 009: another card is played inside this one

def test_009_plays_a_card_of_the_foes_discard():
    state = duel(focus=[1, 0], discards=[[], [card("064"), card("048")]])
    asked = play(state, senjutsu.Play(0, card("009"), 0), pick=lambda item, options: options[-1])
    assert state.focus == [0, 0] and state.kamae[0] == D                 # one focus was paid for the kamae
    assert state.discards[1] == [card("064")] and state.wounds == [0, 2]  # wood is not offered, gold hits
    assert [item.card for item in asked] == [card("009"), card("009")]


def test_009_finds_nothing_to_take_and_asks_nothing():
    state = duel(discards=[[], [card("064")]])
    assert play(state, senjutsu.Play(0, card("009"), 0)) == []


def test_009_plays_a_card_that_stays_with_you():
    state = duel(discards=[[], [card("025")]])
    play(state, senjutsu.Play(0, card("009"), 0))
    assert state.lying == [1 << card("025"), 0]


# --- 025: it changes somebody else's damage

def test_025_a_blow_of_two_is_lessened_and_a_blow_of_one_is_not():
    state = duel(lying=[0, 1 << card("025")], kamae=[0, D])
    play(state, senjutsu.Play(0, card("048"), 0))
    assert state.wounds == [0, 1] and state.hobbles == [0, 1] and state.focus == [0, 1]
    weak = duel(lying=[0, 1 << card("025")], kamae=[0, D])
    play(weak, senjutsu.Play(0, card("064"), 0), pick=stand_still)
    assert weak.wounds == [0, 1] and weak.focus == [1, 0]                # the attacker's own line, nothing for the armour


def test_025_gives_focus_in_determination_only():
    state = duel(lying=[0, 1 << card("025")])
    play(state, senjutsu.Play(0, card("048"), 0))
    assert state.wounds == [0, 1] and state.focus == [0, 0] and state.hobbles == [0, 1]


# --- alternatives and success

def test_112_one_side_for_both_steps():
    state = duel()
    state.cell[1] = cell(0, -3)
    asked = play(state, senjutsu.Play(0, card("112"), 0), pick=lambda item, options: options[-1])
    assert [item.place for item in asked[:2]] == [0, 1 | 16] and state.cell[0] in (cell(1, -1), cell(2, -2))


def test_048_behind_its_divider_an_alternative_and_a_price():
    state = duel(focus=[1, 0])
    asked = play(state, senjutsu.Play(0, card("048"), 1))
    assert len(asked) == 3 and state.focus == [1, 0] and state.wounds == [0, 0]      # declined


# --- Battlecrest

def rig(**fields: list[object]) -> State:
    cards, moments = battlecrest.read_hero()
    state = State(cards, moments)
    state.cell, state.minion = [cell(0, 3), cell(0, -1)], [cell(0, 1), NO_CELL]
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def test_overdrive_rig_marches_strikes_and_uses_a_star():
    state = rig(primed={"GEAR": 1})
    asked = play(state, battlecrest.Activate(0, 0, 0), pick=lambda item, options:
                 next((option for option in options if option == battlecrest.GO | cell(0, 0) << 16), options[-1]))
    assert state.minion[0] == cell(0, 0)
    assert state.stars == 1 << 2                                         # the minion's star: the last that is offered
    assert state.wounds[1] == 4 and state.cell[1] != cell(0, -1)         # 3, and one for the primed crest; then pushed
    assert len(asked) == 5 and asked[-1].place == 1 | 16                 # march, attack, star, push or attack, where


def test_overdrive_rig_every_line_may_be_declined_and_a_useless_star_is_lost():
    state = rig()
    assert len(play(state, battlecrest.Activate(0, 0, 0))) == 2          # nobody is in reach of an attack
    assert state.minion[0] == cell(0, 1) and state.wounds == [0, 0] and state.stars == 0
    used = rig(stars=0b110)
    assert len(play(used, battlecrest.Activate(0, 0, 0))) == 1           # no star ability is left


def test_overdrive_rig_without_its_minion_only_the_hero_has_a_star():
    state = rig(minion=[NO_CELL, NO_CELL])
    asked = play(state, battlecrest.Activate(0, 0, 0), pick=lambda item, options: options[-1])
    assert state.stars == 1 << 1 and [item.card for item in asked] == [0, 1]


def test_moments_know_which_cards_speak_at_them() -> None:
    for cards, moments in ((senjutsu.CARDS, senjutsu.MOMENTS), battlecrest.read_hero()):
        made = Moments(cards, [0] * len(cards), len(moments.masks))
        assert [made.masks, made.bits] == [moments.masks, moments.bits]
        for moment, mask in enumerate(made.masks):
            speaking = [bit for bit, held in enumerate(cards) if any(line.heading.moment == moment for line in held.lines)]
            assert mask == sum(1 << bit for bit in speaking) and set(made.bits[moment]) == set(speaking)
