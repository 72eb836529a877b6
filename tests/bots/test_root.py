"""The players of Root: legal, repeatable, fair, better than chance in every seat, and no fools."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.root.cards import payable
from kotatsu.bots.root.steady import without_gifts_of_ambush
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import CLEARINGS, FACTION_NAMES, MAPS, PIECES, CardKind, Fac, Piece
from kotatsu.games.root.data import advised_sets
from kotatsu.games.root.factions.marquise.daylight import MarquiseAct
from kotatsu.games.root.factions.marquise.losses import FieldHospitals
from kotatsu.games.root.map_pieces import add_tokens, survey
from kotatsu.games.root.phases.battle import MayAmbush, start_battle
from kotatsu.games.root.phases.windows import DaylightEnds
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import act, parts
from kotatsu.kernel.agenda import Decision, choose, due, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.sim.checks import assert_equal, contents
from tests.bots.finish import finish

GAME = games.load("root")
FOUR = ("marquise", "eyrie", "alliance", "vagabond")
OTHER = ("marquise", "eyrie", "cult", "riverfolk")
TWO_VAGABONDS = ("marquise", "eyrie", "vagabond", "vagabond2")


def new(factions: tuple[str, ...], place: str = "autumn") -> Any:
    return GAME.new(GAME.book({"factions": list(factions), "map": place}))


def steady(number: int, seed: int) -> list[bots.Bot]:
    return [bots.make("root", "steady", seed + seat) for seat in range(number)]


SEATS = [("marquise", FOUR), ("eyrie", FOUR), ("alliance", FOUR), ("vagabond", FOUR), ("vagabond2", TWO_VAGABONDS),
         ("cult", OTHER), ("riverfolk", OTHER)]


@pytest.mark.strength
@pytest.mark.parametrize(("faction", "table"), SEATS, ids=[faction for faction, _ in SEATS])
def test_every_faction_beats_random_players(faction: str, table: tuple[str, ...]) -> None:
    """One against three: of two games it wins both, or two of three."""
    wins = 0
    for seed in (1, 2, 3):
        state = new(table, ("autumn", "winter")[seed % 2])
        players = [bots.make("root", "steady" if name == faction else "random", seed) for name in table]
        assert len(finish(GAME, state, players, seed)) < 3000, "the game drags on"
        wins += state.results[table.index(faction)] > 0
        if wins == 2:
            break
    assert wins == 2, f"{faction} won {wins} of 3 against random players"


@pytest.mark.strength
def test_six_steady_players_end_a_game_on_the_winter_map() -> None:
    state = new(("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"), "winter")
    assert len(finish(GAME, state, steady(6, 1), 5)) < 3000
    assert 3 <= state.round <= 20


@pytest.mark.strength
def test_two_steady_players_end_a_game_and_play_it_again_with_the_same_seed() -> None:
    state = new(("marquise", "eyrie"))
    chosen = finish(GAME, state, steady(2, 3), 6)
    assert state.round <= 20
    assert finish(GAME, new(("marquise", "eyrie")), steady(2, 3), 6) == chosen


@pytest.mark.parametrize("players", range(2, 7))
def test_choices_are_legal_and_change_nothing_in_any_advised_set(players: int) -> None:
    """Odd positions of random games: it chooses what is legal in the true state, and leaves that alone."""
    luck = Luck(players)
    sets = advised_sets(players)
    bot = bots.make("root", "steady", players)
    for _ in range(3):
        factions = sets[luck.below(len(sets))]
        state = new(tuple(FACTION_NAMES[faction] for faction in factions), MAPS[luck.below(2)])
        item = settle(state, luck)
        for number in range(160):
            if item is None:
                break
            seat = due(state, item)[0]
            found = options(state, item, seat)
            if number % 8 == 0 and len(found) > 1:
                kept = contents(GAME, state)
                assert bots.decide(bot, GAME, state, item, seat) in found
                assert_equal(contents(GAME, state), kept, "a bot changed the true state")
            choose(state, item, seat, luck.pick(found))
            item = settle(state, luck)


# --- no fools

def daylight(faction: int, points: list[int], card_kind: int) -> tuple[State, Decision]:
    """The end of a Daylight, all pieces gone but a garrison or two, with one card of a kind in hand."""
    state = new(FOUR)
    luck = Luck(4)
    while state.phase == Phase.SETUP:
        item = settle(state, luck)
        assert item is not None
        choose(state, item, due(state, item)[0], options(state, item, due(state, item)[0])[0])
    seat = state.book.seat_of[faction]
    state.active, state.phase, state.points = seat, Phase.DAYLIGHT, points
    card = next(card for card in state.deck if state.book.card_kind[card] == card_kind)
    state.deck.remove(card)
    state.deck = sorted([*state.deck, *state.hands[seat]])
    state.hands[seat] = [card]
    state.agenda = [*state.agenda[:1], DaylightEnds(seat)]
    return state, DaylightEnds(seat)


def verb_chosen(state: State, item: Decision) -> int:
    found = item.options(state)
    assert len(found) > 1
    return parts(bots.make("root", "steady", 1).choose(GAME, state, item, item.seat, found))[0]


def test_nobody_activates_dominance_with_nothing_to_hold() -> None:
    state, item = daylight(Fac.EYRIE, [18, 12, 11, 10], CardKind.DOMINANCE)
    assert verb_chosen(state, item) == Verb.DONE


def test_dominance_is_activated_by_one_far_behind_who_holds_enough() -> None:
    state, item = daylight(Fac.EYRIE, [26, 10, 24, 25], CardKind.DOMINANCE)
    state.hands[item.seat] = [state.book.dominance[0]]
    for clearing in range(CLEARINGS):
        if state.suits[clearing] == 0:
            state.warriors[clearing * 4 + item.seat] = 5
    survey(state)
    assert verb_chosen(state, item) == Verb.ACTIVATE


def test_the_vagabond_joins_a_coalition_only_when_behind() -> None:
    ahead, item = daylight(Fac.VAGABOND, [12, 20, 21, 18], CardKind.DOMINANCE)
    assert verb_chosen(ahead, item) == Verb.DONE
    behind, item = daylight(Fac.VAGABOND, [26, 27, 27, 10], CardKind.DOMINANCE)
    assert verb_chosen(behind, item) == Verb.JOIN


def field_hospitals(number: int) -> int:
    """What the Marquise does after so many warriors fell, with a card of the suit in hand that she cannot craft."""
    state, _ = daylight(Fac.MARQUISE, [10, 10, 10, 10], CardKind.AMBUSH)
    seat, clearing = state.book.marquise, 4
    favors = [card for card in range(42) if state.book.card_kind[card] == CardKind.FAVOR]
    state.hands[seat] = [card for card in favors if state.book.card_suit[card] == state.suits[clearing]]
    state.phase, state.active = Phase.EVENING, state.book.eyrie
    item = FieldHospitals(seat, clearing, number)
    state.agenda = [*state.agenda[:1], item]
    return verb_chosen(state, item)


def test_field_hospitals_are_used_for_many_and_not_for_one() -> None:
    assert field_hospitals(5) == Verb.HOSPITAL
    assert field_hospitals(1) == Verb.DONE


def test_an_ambush_is_played_where_it_saves_something() -> None:
    """Two attackers before a roost with one guard: the ambush ends the battle before it begins."""
    state, _ = daylight(Fac.EYRIE, [10, 10, 10, 10], CardKind.AMBUSH)
    seat = state.book.eyrie
    state.hands[seat] = [next(card for card in range(42) if state.book.card_ids[card] == "ambush_bird")]
    roost = next(clearing for clearing in range(CLEARINGS) if state.pieces[clearing * PIECES + Piece.ROOST])
    state.warriors[roost * 4 + seat], state.warriors[roost * 4 + state.book.marquise] = 1, 2
    survey(state)
    state.active = state.book.marquise
    state.agenda = state.agenda[:1]
    start_battle(state, roost, state.book.marquise, seat)
    item = settle(state, Luck(1))
    assert isinstance(item, MayAmbush)
    assert verb_chosen(state, item) == Verb.AMBUSH


def test_a_leader_goes_on_scoring() -> None:
    """Wood and ground to build on, far ahead of the others: she builds."""
    state, _ = daylight(Fac.MARQUISE, [16, 1, 7, 5], CardKind.AMBUSH)
    seat = state.book.marquise
    keep = next(clearing for clearing in range(CLEARINGS) if state.pieces[clearing * PIECES + Piece.KEEP])
    add_tokens(state, Piece.WOOD, keep, 4 - state.pieces[keep * PIECES + Piece.WOOD])
    state.marquise.actions = 3
    item = MarquiseAct(seat)
    state.agenda = [*state.agenda[:1], item]
    assert verb_chosen(state, item) == Verb.BUILD


def test_the_marquise_crafts_an_item_for_points_before_she_acts() -> None:
    """It costs none of her actions, and once she has acted it is too late (R6.2.1): she crafts first."""
    state = new(FOUR)
    luck, item = Luck(4), None
    while not isinstance(item, MarquiseAct):
        item = settle(state, luck)
        assert item is not None
        if not isinstance(item, MarquiseAct):
            choose(state, item, due(state, item)[0], options(state, item, due(state, item)[0])[0])
    power = TRAITS[Fac.MARQUISE].craft_power(state, item.seat)
    book = state.book
    cards = [card for card in state.deck if book.card_kind[card] == CardKind.ITEM and payable(book.card_cost[card], power)]
    assert cards
    for card in cards:
        trial = state.copy()
        trial.deck.remove(card)
        trial.hands[item.seat] = [*trial.hands[item.seat][:2], card]
        assert verb_chosen(trial, item) == Verb.CRAFT, book.card_ids[card]


def test_the_vagabond_gives_no_ambush_away() -> None:
    state = new(FOUR)
    ambush = next(card for card in state.deck if state.book.card_kind[card] == CardKind.AMBUSH)
    other = next(card for card in state.deck if state.book.card_kind[card] == CardKind.ITEM)
    gifts = [act(Verb.AID, 0, ambush), act(Verb.AID, 0, other), DONE]
    assert without_gifts_of_ambush(state, gifts) == gifts[1:]
    assert without_gifts_of_ambush(state, gifts[:1]) == gifts[:1]
