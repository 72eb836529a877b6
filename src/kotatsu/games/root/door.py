"""Root («Корені»): the door."""
from kotatsu.games.root import census, data, names, notation, random_positions, refusals, rows, validate, view, words
from kotatsu.games.root.book import Book, CardKind
from kotatsu.games.root.phases.setup import set_up
from kotatsu.games.root.position import file as position
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.folder import Files, FolderGame
from kotatsu.kernel.game import JSON, Outcome, Told
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say


class Root(FolderGame):
    """Two to six factions, each with rules of its own, fight for one woodland."""
    name = "root"
    version = 1
    most_decisions = 20_000
    files = Files(census, data, validate, notation, random_positions, position, refusals, rows, view, words)

    def new(self, book: Book) -> State:
        state = State(book)
        set_up(state)
        return state

    def may_run_on(self, book: Book) -> bool:
        """Where factions sit together that the Law does not advise: what is there to score may run dry (docs/fuzz.md)."""
        return data.reach_advice(book.faction)[1] != "advised"

    def seat_name(self, state: State, seat: int) -> str:
        return state.book.seat_names[seat]

    def outcome(self, state: State) -> Outcome | None:
        found = view.result(state)
        if found is None:
            return None
        who, *more = [names.seat_words(state, seat) for seat in found["winners"]]
        if more:
            said = say("root-outcome-coalition", who=who, other=more[0])
        elif found["by"] == "dominance":
            said = say("root-outcome-dominance", who=who)
        else:
            said = say("root-outcome-points", who=who, points=state.points[found["winners"][0]])
        return Outcome(tuple(state.results), said, {**found, "points": list(state.points)})

    def format(self, state: State, action: Action) -> str:
        return notation.format_action(state, action)

    def parse(self, state: State, text: str) -> Action:
        return notation.parse_action(state, text)

    def field_text(self, state: State, name: str, value: int) -> str:
        return notation.field_text(state, name, value)

    def field_value(self, state: State, name: str, text: str) -> int:
        return notation.field_value(state, name, text)

    def told(self, state: State, number: int) -> Told:
        return words.told(state, number)

    def fuzz_catalogue(self) -> dict[str, tuple[str, ...]]:
        book = data.make_book({}, None)
        crafts = [name for card, name in enumerate(book.card_ids) if book.card_kind[card] <= CardKind.FAVOR]
        return {"verbs": tuple(notation.verbs().words),
                "cards": (*(f"craft {name}" for name in crafts), *(f"draw {name}" for name in book.card_ids))}

    def fuzz_options(self, number: int, luck: Luck) -> JSON | None:
        return random_positions.some_options(number, luck)


GAME = Root()
