"""Root («Корені»): the door. Two to six factions, each with rules of its own, fight for one woodland."""
from kotatsu.games.root import census, data, random_positions, refusals, rows, validate, view, words
from kotatsu.games.root.book import Book, CardKind
from kotatsu.games.root.imagine import imagine
from kotatsu.games.root.learning import LEARNING
from kotatsu.games.root.lexicon import LEXICON, seat_words
from kotatsu.games.root.own_records import PACKS
from kotatsu.games.root.phases.setup import set_up
from kotatsu.games.root.position import file as position
from kotatsu.games.root.state import State
from kotatsu.kernel.game import Game, Outcome
from kotatsu.kernel.phrase import say


def new(book: Book) -> State:
    state = State(book)
    set_up(state)
    return state


def seat_name(state: State, seat: int) -> str:
    return state.book.seat_names[seat]


def outcome(state: State) -> Outcome | None:
    found = view.result(state)
    if found is None:
        return None
    who, *more = [seat_words(state, seat) for seat in found["winners"]]
    if more:
        said = say("root-outcome-coalition", who=who, other=more[0])
    elif found["by"] == "dominance":
        said = say("root-outcome-dominance", who=who)
    else:
        said = say("root-outcome-points", who=who, points=state.points[found["winners"][0]])
    return Outcome(tuple(state.results), said, {**found, "points": list(state.points)})


def may_run_on(book: Book) -> bool:
    """Where factions sit together that the Law does not advise: what is there to score may run dry (docs/fuzz.md)."""
    return data.reach_advice(book.faction)[1] != "advised"


def fuzz_catalogue() -> dict[str, tuple[str, ...]]:
    book = data.make_book({}, None)
    crafts = [name for card, name in enumerate(book.card_ids) if book.card_kind[card] <= CardKind.FAVOR]
    return {"verbs": tuple(LEXICON.words),
            "cards": (*(f"craft {name}" for name in crafts), *(f"draw {name}" for name in book.card_ids))}


GAME: Game[State] = Game(
    name="root",
    version=1,
    most_decisions=20_000,
    ladder_tables=({"factions": ["marquise", "eyrie", "alliance", "vagabond"]},
                   {"factions": ["marquise", "eyrie", "cult", "riverfolk"], "map": "winter"}),
    old_items={"Cobbler": "MayUse effect=cobbler", "VagabondCobbler": "MayUse effect=cobbler",
               "CommandWarren": "MayUse effect=command_warren"},

    options=data.options,
    seat_range=(data.LOWEST_PLAYERS, data.HIGHEST_PLAYERS),
    make_book=data.make_book,
    options_of=data.options_of,
    data_of=data.own_data,
    components=data.components,
    packs=PACKS,
    rows=rows.ROWS,
    new=new,

    seat_name=seat_name,
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

    may_run_on=may_run_on,
    fuzz_catalogue=fuzz_catalogue,
    fuzz_options=random_positions.some_options,
    fuzz_position=random_positions.random_position,
    learning=LEARNING,
)
