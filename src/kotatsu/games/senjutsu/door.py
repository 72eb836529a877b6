"""Senjutsu: Battle for Japan: the door."""
from itertools import combinations

from kotatsu.games.senjutsu import (
    census,
    data,
    invented,
    position,
    random_positions,
    random_tables,
    refusals,
    rows,
    validate,
    view,
    words,
)
from kotatsu.games.senjutsu.book import Book
from kotatsu.games.senjutsu.companion import COMPANION
from kotatsu.games.senjutsu.decks import BUILDING
from kotatsu.games.senjutsu.learning import LEARNING
from kotatsu.games.senjutsu.lexicon import LEXICON, actor_words, figure_names, seat_words
from kotatsu.games.senjutsu.own_records import PACKS
from kotatsu.games.senjutsu.phases.horde import set_up_horde
from kotatsu.games.senjutsu.phases.setup import set_up
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.event import FIRST_ACTOR
from kotatsu.kernel.game import Game, Outcome
from kotatsu.kernel.phrase import say


def new(book: Book) -> State:
    state = State(book)
    set_up(state)
    if book.horde:
        set_up_horde(state)
    return state


def outcome(state: State) -> Outcome | None:
    found = view.result(state)
    if found is None:
        return None
    winners = [seat_words(state, seat) for seat in found["winners"]]
    if "rank" in found:
        said = say(f"senjutsu-outcome-horde-{found['rank']}")
    elif not winners:
        said = say("senjutsu-outcome-draw" if found["draw"] else "senjutsu-outcome-lost")
    elif state.book.bots:
        said = say("senjutsu-outcome-together")
    elif len(winners) == 1:
        said = say("senjutsu-outcome-won", who=winners[0])
    else:
        said = say("senjutsu-outcome-team", who=winners[0], other=winners[1])
    return Outcome(tuple(state.results), said, found)


def actors(state: State) -> list[int]:
    return [FIRST_ACTOR + bot for bot in range(len(state.book.bots))]


def actor_name(state: State, actor: int) -> str:
    return figure_names(state)[actor - FIRST_ACTOR + state.book.seats]


def moment(state: State) -> tuple[int, int]:
    return 1, state.turn


def parse(state: State, text: str) -> Action:
    """`choose 126` is enough: whoever says nothing of instants is not asked for them this turn."""
    words = text.split()
    if [word.lower() for word in words[:1]] == ["choose"] and len(words) == 2:
        text = f"{text} quiet"
    return LEXICON.parse(state, text)


GAME: Game[State] = Game(
    name="senjutsu", version=1, most_decisions=5_000,
    options=data.options, seat_range=(data.LOWEST_PLAYERS, data.HIGHEST_PLAYERS), make_book=data.make_book,
    options_of=data.options_of, data_of=data.own_data, components=data.components, rows=rows.ROWS, new=new,
    decks=BUILDING, packs=PACKS, apart={data.EQUAL: True}, companion=COMPANION,
    seat_name=lambda state, seat: state.book.seat_names[seat], seat_words=seat_words,
    sides=lambda state: state.book.teams[:state.book.seats],
    actors=actors, actor_name=actor_name, actor_words=actor_words,
    view=view.view, imagine=invented.imagine, outcome=outcome, moment=moment, census=census.census,
    format=LEXICON.format, parse=parse, field_text=LEXICON.field_text, field_value=LEXICON.field_value,
    write=position.write, read=position.read, validate=validate.validate, fields_schema=position.schema,
    asked=words.asked, choice=words.choice, tempting=refusals.tempting, refusal=refusals.refusal, told=LEXICON.told,
    fuzz_catalogue=lambda: {"verbs": tuple(LEXICON.words)}, fuzz_options=random_tables.some_options,
    bench_tables=({"players": 2},), bench_solos=({"players": 1, "bots": "katana+yumi"},),
    ladder_tables=tuple({"players": 2, "characters": list(pair)}
                        for pair in combinations(("ronin", "master", "student", "warrior"), 2)),
    learning=LEARNING,
    fuzz_modes=random_tables.MODES, fuzz_position=random_positions.some_position,
)
