"""A game whose folder has the usual files: each method of the door is answered by the file of its theme."""
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Asked, Chapter, Choice, Game, Option, Refusal, Told
from kotatsu.kernel.lexicon import Lexicon
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema
from kotatsu.kernel.phrase import Phrase, say


class CensusFile(Protocol):
    def census(self, state: Any) -> dict[str, int]: ...


class DataFile(Protocol):
    LOWEST_PLAYERS: int
    HIGHEST_PLAYERS: int

    def options(self) -> tuple[Option, ...]: ...
    def make_book(self, given: Mapping[str, Any], own: Mapping[str, Any] | None) -> Any: ...
    def options_of(self, book: Any) -> JSON: ...
    def own_data(self, book: Any) -> JSON | None: ...
    def components(self, book: Any) -> JSON: ...


class ValidateFile(Protocol):
    def validate(self, state: Any) -> None: ...


class RandomPositionsFile(Protocol):
    def random_position(self, options: Mapping[str, Any], luck: Luck) -> JSON: ...


class LexiconFile(Protocol):
    LEXICON: Lexicon


class PositionFile(Protocol):
    def write(self, state: Any) -> JSON: ...
    def read(self, given: Mapping[str, Any]) -> Any: ...
    def schema(self) -> JSON: ...


class RefusalsFile(Protocol):
    def tempting(self, state: Any, item: Item, seat: int) -> list[Action]: ...
    def refusal(self, state: Any, item: Item, seat: int, action: Action) -> Refusal: ...


class RowsFile(Protocol):
    ROWS: dict[str, tuple[str, ...]]            # chapter of the rule index → its rows


class ViewFile(Protocol):
    def view(self, state: Any, viewer: int) -> JSON: ...
    def imagine(self, state: Any, viewer: int, luck: Luck) -> Any: ...


class WordsFile(Protocol):
    def seat_words(self, state: Any, seat: int) -> Phrase: ...
    def asked(self, state: Any, item: Item, seat: int) -> Asked: ...
    def choice(self, state: Any, item: Item, seat: int, action: Action) -> Choice: ...


@dataclass(frozen=True)
class Files:
    """The modules of a folder that the door asks."""
    census: CensusFile
    data: DataFile
    validate: ValidateFile
    lexicon: LexiconFile
    random_positions: RandomPositionsFile
    position: PositionFile
    refusals: RefusalsFile
    rows: RowsFile
    view: ViewFile
    words: WordsFile


class FolderGame(Game):
    """What is left to say: name and version, `new`, `seat_name`, `outcome`, what a fuzz must meet."""
    files: Files

    @property
    def lexicon(self) -> Lexicon:
        """The rows of verbs, events and kinds of numbers."""
        return self.files.lexicon.LEXICON

    # --- before the game
    def options(self) -> tuple[Option, ...]:
        return self.files.data.options()

    def seat_range(self) -> tuple[int, int]:
        return self.files.data.LOWEST_PLAYERS, self.files.data.HIGHEST_PLAYERS

    def book(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Any:
        return self.files.data.make_book(options, data)

    def options_of(self, book: Any) -> JSON:
        return self.files.data.options_of(book)

    def data_of(self, book: Any) -> JSON | None:
        return self.files.data.own_data(book)

    def components(self, book: Any) -> JSON:
        return self.files.data.components(book)

    def rules(self) -> tuple[Chapter, ...]:
        return tuple(Chapter(say(f"rules-{self.name}-chapter-{chapter}"), rows) for chapter, rows in self.files.rows.ROWS.items())

    # --- seats
    def seats(self, state: Any) -> int:
        found: int = state.book.seats
        return found

    def seat_words(self, state: Any, seat: int) -> Phrase:
        return self.files.words.seat_words(state, seat)

    # --- the course of the game
    def view(self, state: Any, viewer: int) -> JSON:
        return self.files.view.view(state, viewer)

    def imagine(self, state: Any, viewer: int, luck: Luck) -> Any:
        return self.files.view.imagine(state, viewer, luck)

    def moment(self, state: Any) -> tuple[int, int]:
        return state.round, state.turn

    def census(self, state: Any) -> dict[str, int]:
        return self.files.census.census(state)

    # --- text forms
    def format(self, state: Any, action: Action) -> str:
        return self.lexicon.format(state, action)

    def parse(self, state: Any, text: str) -> Action:
        return self.lexicon.parse(state, text)

    def field_text(self, state: Any, name: str, value: int) -> str:
        return self.lexicon.field_text(state, name, value)

    def field_value(self, state: Any, name: str, text: str) -> int:
        return self.lexicon.field_value(state, name, text)

    def write(self, state: Any) -> JSON:
        return self.files.position.write(state)

    def read(self, data: Mapping[str, Any]) -> Any:
        return self.files.position.read(data)

    def fit(self, state: Any) -> None:
        self.files.validate.validate(state)

    def schema(self) -> JSON:
        return position_schema(self, self.files.position.schema())

    def fuzz_position(self, options: Mapping[str, Any], luck: Luck) -> JSON | None:
        return self.files.random_positions.random_position(options, luck)

    # --- words
    def asked(self, state: Any, item: Item, seat: int) -> Asked:
        return self.files.words.asked(state, item, seat)

    def choice(self, state: Any, item: Item, seat: int, action: Action) -> Choice:
        return self.files.words.choice(state, item, seat, action)

    def told(self, state: Any, number: int) -> Told:
        return self.lexicon.told(state, number)

    def tempting(self, state: Any, item: Item, seat: int) -> list[Action]:
        return self.files.refusals.tempting(state, item, seat)

    def refusal(self, state: Any, item: Item, seat: int, action: Action) -> Refusal:
        return self.files.refusals.refusal(state, item, seat, action)
