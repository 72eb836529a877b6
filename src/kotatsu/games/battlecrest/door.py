"""Battlecrest («Битви гербів») with the solo opponent Imperator: the door."""
from kotatsu.games.battlecrest import census, data, position, random_positions, refusals, rows, validate, view, words
from kotatsu.games.battlecrest.book import Book
from kotatsu.games.battlecrest.companion import COMPANION
from kotatsu.games.battlecrest.learning import LEARNING
from kotatsu.games.battlecrest.lexicon import LEXICON, actor_words, hero_phrase, seat_names, seat_words
from kotatsu.games.battlecrest.own_records import PACKS
from kotatsu.games.battlecrest.phases.setup import set_up
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.event import FIRST_ACTOR
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
    if found["winner"] is None:
        said = say("battlecrest-outcome-draw")
    elif state.book.is_solo():
        said = say("battlecrest-outcome-solo-won" if state.results[0] > 0 else "battlecrest-outcome-solo-lost")
    else:
        said = say("battlecrest-outcome-won", who=hero_phrase(state, 0 if state.results[0] > 0 else 1))
    return Outcome(tuple(state.results), said, found)


def actors(state: State) -> list[int]:
    return [FIRST_ACTOR] if state.book.is_solo() else []


GAME: Game[State] = Game(
    name="battlecrest", version=1, most_decisions=6_000,
    options=data.options, seat_range=(data.LOWEST_PLAYERS, data.HIGHEST_PLAYERS), make_book=data.make_book,
    options_of=data.options_of, data_of=data.own_data, components=data.components, rows=rows.ROWS, new=new,
    companion=COMPANION,
    packs=PACKS,
    seat_name=lambda state, seat: seat_names(state)[seat], seat_words=seat_words,
    actors=actors, actor_name=lambda state, actor: "imperator", actor_words=actor_words,
    view=view.view, imagine=view.imagine, outcome=outcome, moment=lambda state: (1, state.turn), census=census.census,
    format=LEXICON.format, parse=LEXICON.parse, field_text=LEXICON.field_text, field_value=LEXICON.field_value,
    write=position.write, read=position.read, validate=validate.validate, fields_schema=position.schema,
    asked=words.asked, choice=words.choice, tempting=refusals.tempting, refusal=refusals.refusal, told=LEXICON.told,
    may_run_on=lambda book: book.turn_cap == 0,
    fuzz_catalogue=lambda: {"tables": random_positions.TABLES, "verbs": tuple(LEXICON.words)},
    fuzz_options=random_positions.some_options, fuzz_tables=random_positions.tables_of,
    fuzz_position=random_positions.random_position,
    learning=LEARNING,
    bench_tables=random_positions.DUELS, bench_solos=random_positions.SOLOS,
)
