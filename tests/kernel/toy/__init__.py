"""Orchard thieves: a tiny game that uses every feature of the kernel. Its folder looks like that of a real game."""
from kotatsu.kernel.game import Game, Outcome
from kotatsu.kernel.phrase import say

from . import data, position, view, words
from .board import CARD_NAMES, CARDS, NAMES, Book
from .items import SetUp
from .state import State


def new(book: Book) -> State:
    state = State(book)
    state.bag = list(range(CARDS))
    state.then(SetUp())
    return state


def seats(state: State) -> int:
    return state.book.players


def seat_name(state: State, seat: int) -> str:
    return NAMES[seat]


def outcome(state: State) -> Outcome | None:
    if not state.results:
        return None
    return Outcome(tuple(state.results), say("toy-over"), {"points": state.points[:]})


def census(state: State) -> dict[str, int]:
    piles = [state.bag, state.top, state.buried, state.discard, state.aside, *state.hands]
    found = {name: sum(pile.count(card) for pile in piles) for card, name in enumerate(CARD_NAMES)}
    return {**found, "coins": sum(state.coins) + state.bank}


GAME: Game[State] = Game(
    name="toy",
    version=1,
    most_decisions=60,

    options=data.options,
    seat_range=(data.LOWEST_PLAYERS, data.HIGHEST_PLAYERS),
    make_book=data.make_book,
    options_of=data.options_of,
    data_of=data.own_data,
    components=data.components,
    rows=words.ROWS,
    new=new,

    seats=seats,
    seat_name=seat_name,
    seat_words=words.seat_words,

    view=view.view,
    imagine=view.imagine,
    outcome=outcome,
    census=census,

    format=position.format_action,
    parse=position.parse_action,
    field_text=position.field_text,
    field_value=position.field_value,
    write=position.write,
    read=position.read,
    validate=position.validate,
    fields_schema=position.schema,

    asked=words.asked,
    choice=words.choice,
    tempting=words.tempting,
    refusal=words.refusal,
    told=words.told,
)
