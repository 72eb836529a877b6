"""Samurai Spirit («7 самураев»): the door."""
from kotatsu.games.samurai import census, data, lexicon, position, random_positions, refusals, rows, validate, view, words
from kotatsu.games.samurai.book import Book
from kotatsu.games.samurai.phases.setup import set_up
from kotatsu.games.samurai.state import State
from kotatsu.kernel.folder import Files, FolderGame
from kotatsu.kernel.game import Outcome
from kotatsu.kernel.phrase import say


class SamuraiSpirit(FolderGame):
    """Co-operative, 1–7 persons lead 2–7 samurai through three rounds."""
    name = "samurai"
    version = 1
    most_decisions = 3_000
    cooperative = True
    files = Files(census, data, validate, lexicon, random_positions, position, refusals, rows, view, words)

    def new(self, book: Book) -> State:
        state = State(book)
        set_up(state)
        return state

    def seat_name(self, state: State, seat: int) -> str:
        return lexicon.seat_text(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        found = view.result(state)
        if found is None:
            return None
        said = (say("samurai-outcome-won", score=found["score"], suffix=found["suffix"]) if found["won"]
                else say("samurai-outcome-lost"))
        return Outcome(tuple(state.results), said, found)

    def fuzz_catalogue(self) -> dict[str, tuple[str, ...]]:
        ids = data.make_book({}, None).ids
        return {"verbs": tuple(lexicon.LEXICON.words), "cards": tuple(f"reveal {card}" for card in ids)}


GAME = SamuraiSpirit()
