"""S2.8, S3.5.1: what a seat imagines is made of what it may know; tests of what the others keep secret."""
import pytest

from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.invented import imagine
from kotatsu.games.senjutsu.phases.horde import return_to_pools
from kotatsu.games.senjutsu.printed import box
from kotatsu.games.senjutsu.random_tables import some_deck
from kotatsu.games.senjutsu.state import CARD, put, replaced
from kotatsu.games.senjutsu.zones import put_in_hand, show_card, take_from_hand
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim.checks import check_ignorance, contents


def guess(state, viewer, seed=7):
    return contents(GAME, imagine(state, viewer, Luck(seed)))


def at_the_choice(**options):
    """The first choice of a card, and its state."""
    table = Table.new(GAME, {"players": 2, "characters": ["ronin", "student"], **options}, seed=3)
    while type(table.item).__name__ != "ChooseCards":
        seat = table.decisions()[0]
        table.do(seat, table.legal(seat)[0])
    return table.state


@pytest.mark.rule("S3.5.1")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_wish_to_be_asked_is_secret(viewer):
    state = at_the_choice()
    asking, quiet = state.copy(), state.copy()
    asking.asks, quiet.asks = (1, 1), (1, 0)
    assert guess(asking, viewer) == guess(quiet, viewer)
    own = state.copy()
    own.asks = (0, 1)
    assert guess(own, 0)["asks"][0] == 0


@pytest.mark.rule("S2.8", "S10.crippling")
def test_a_poison_that_was_drawn_is_as_unknown_as_one_that_still_lies_in_the_deck():
    state = at_the_choice()
    poison, card = state.book.printed.poison, state.hands[1][0]
    drawn, waiting = state.copy(), state.copy()
    drawn.hands = put(state.hands, 1, (*state.hands[1][1:], poison))
    drawn.bags = put(state.bags, 1, tuple(sorted((*state.bags[1], card))))
    waiting.poison_within = replaced(state.poison_within, 1, 5)
    assert GAME.view(drawn, 0)["figures"][1]["deck"] == GAME.view(waiting, 0)["figures"][1]["deck"]
    assert guess(drawn, 0) == guess(waiting, 0)
    places = {poison in imagine(drawn, 0, Luck(seed)).hands[1] for seed in range(40)}
    assert places == {True, False}


@pytest.mark.rule("S11.1", "S2.8")
def test_a_deck_of_ones_own_is_invented_anew_from_what_was_seen_of_it():
    """Another list and weapon behind the same open cards give the same guess, which is a legal deck with these cards."""
    lists = [["", some_deck(box(), "student", Luck(seed))] for seed in (1, 2)]
    one, other = (at_the_choice(lists=given) for given in lists)
    assert one.book.decks[1] != other.book.decks[1]
    assert guess(one, 0) == guess(other, 0)
    believed = imagine(one, 0, Luck(7))
    assert believed.book.decks[1] not in (one.book.decks[1], other.book.decks[1])
    assert GAME.options_of(believed.book)["lists"][1] != lists[0][1]
    assert len(believed.book.decks[1]) == 40
    GAME.book(GAME.options_of(believed.book))        # a list that breaks a rule would be refused


@pytest.mark.rule("S13.2.3")
def test_cards_that_went_back_to_their_pool_may_be_in_any_deck_again():
    """A stage of the horde is over: what was seen in a bot's deck is among the unseen cards, whoever is dealt it next."""
    table = Table.new(GAME, {"mode": "horde", "players": 1, "characters": ["student"], "bots": "yari"}, 3)
    bot = table.state.book.seats
    while not table.state.hands[0]:
        table.push(table.legal()[0])
    state = table.state.copy()
    seen = [card for card in state.bags[bot] if state.book.printed.pool[card]]
    state.met = tuple(sorted(seen))
    assert seen and all(card in imagine(state, 0, Luck(seed)).bags[bot] for card in seen for seed in range(5))
    return_to_pools(state, bot)
    assert not state.met and all(card in state.pools[state.book.printed.pool[card]] for card in seen)
    check_ignorance(GAME, state, 5)
    state.met = tuple(sorted(seen))              # as a position could be written: they lie in the pool, and everybody knows
    check_ignorance(GAME, state, 5)


@pytest.mark.rule("S2.8")
def test_what_is_known_of_a_hand_stands_in_no_order_of_its_own():
    """Two copies are known, one to a seat more; whoever knows of one loses it with either: the order tells nothing."""
    state = Table.new(GAME, {"players": 3, "characters": ["ronin", "student", "master"]}, seed=3).state
    low, high = state.bags[0][0], state.bags[0][-1]
    for card in (low, low, high):
        put_in_hand(state, 0, card)
    for card, viewers in ((low, 2), (high, 2), (low, 6)):
        show_card(state, 0, card, viewers)
    take_from_hand(state, 0, low)
    assert [(entry & CARD, entry >> 8) for entry in state.shown[0]] == [(low, 2), (high, 2)]
    seen = GAME.view(imagine(state, 1, Luck(1)), 1)
    assert seen["figures"][0]["known"] == GAME.view(state, 1)["figures"][0]["known"]
