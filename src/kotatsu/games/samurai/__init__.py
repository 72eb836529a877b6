"""Samurai Spirit («7 самураев»): the door. Co-operative, 1–7 persons lead 2–7 samurai through three rounds."""
from kotatsu.games.samurai import census, data, position, random_positions, refusals, rows, validate, view, words
from kotatsu.games.samurai.book import Book
from kotatsu.games.samurai.imagine import imagine
from kotatsu.games.samurai.learning import LEARNING
from kotatsu.games.samurai.lexicon import LEXICON, seat_text, seat_words
from kotatsu.games.samurai.own_records import PACKS
from kotatsu.games.samurai.phases.setup import set_up
from kotatsu.games.samurai.state import State
from kotatsu.kernel.game import Game, Outcome
from kotatsu.kernel.phrase import say


def new(book: Book) -> State:
    state = State(book)
    set_up(state)
    return state


def outcome(state: State) -> Outcome | None:
    found = view.result(state)
    if found is None:
        return None
    said = (say("samurai-outcome-won", score=found["score"], suffix=found["suffix"]) if found["won"]
            else say("samurai-outcome-lost"))
    return Outcome(tuple(state.results), said, found)


def fuzz_catalogue() -> dict[str, tuple[str, ...]]:
    ids = data.make_book({}, None).ids
    return {"verbs": tuple(LEXICON.words), "cards": tuple(f"reveal {card}" for card in ids)}


GAME: Game[State] = Game(
    name="samurai",
    version=1,
    most_decisions=3_000,
    cooperative=True,
    ladder_tables=({"players": 3, "level": "normal"}, {"players": 5, "level": "normal"}),

    options=data.options,
    seat_range=(data.LOWEST_PLAYERS, data.HIGHEST_PLAYERS),
    make_book=data.make_book,
    options_of=data.options_of,
    data_of=data.own_data,
    components=data.components,
    packs=PACKS,
    rows=rows.ROWS,
    new=new,

    seat_name=seat_text,
    seat_words=seat_words,

    view=view.view,
    imagine=imagine,
    outcome=outcome,
    census=census.census,

    format=LEXICON.format,
    parse=LEXICON.parse,
    field_text=LEXICON.field_text,
    field_value=LEXICON.field_value,
    write=position.write,
    read=position.read,
    validate=validate.validate,
    fields_schema=position.schema,

    asked=words.asked,
    choice=words.choice,
    tempting=refusals.tempting,
    refusal=refusals.refusal,
    told=LEXICON.told,

    fuzz_catalogue=fuzz_catalogue,
    fuzz_position=random_positions.random_position,
    learning=LEARNING,
)
