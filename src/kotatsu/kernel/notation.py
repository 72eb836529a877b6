"""What position files of all games share: the envelope, the agenda as text, and the luck."""
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.kernel.agenda import KINDS, UNANSWERED, Item, Together, fields
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import DEFAULT_SEED, JSON, Game, S, rule_phrase
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say


def item_text(game: Game, state: Any, item: Item) -> str:
    """`Act seat=Kanbei`: the class and its numbers by name."""
    given = zip(fields(type(item)), item.values(), strict=True)
    return " ".join([type(item).__name__, *(f"{name}={game.field_text(state, name, value)}" for name, value in given)])


def item_names(game: Game) -> list[str]:
    """What may stand in `next`; a kind that others are made of is none itself."""
    return sorted(name.split(".")[1] for name, kind in KINDS.items()
                  if name.startswith(f"{game.name}.") and not kind.__subclasses__())


def item_from(game: Game, state: Any, text: Any) -> Item:
    """The item that `item_text` wrote."""
    words = text.split() if isinstance(text, str) else []
    words = [*game.old_items.get(words[0], words[0]).split(), *words[1:]] if words else []
    kind = KINDS.get(f"{game.name}.{words[0]}") if words else None
    if kind is None or kind.__subclasses__():      # a kind that others are made of is none itself
        raise Unreadable(say("kernel-no-item", item=str(text), known=", ".join(item_names(game))))
    given = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    names = fields(kind)
    if sorted(given) != sorted(names) or len(given) != len(words) - 1:
        raise Unreadable(say("kernel-item-fields", item=str(text), fields=" ".join(names) or "–"))
    try:
        item: Item = kind(*(game.field_value(state, name, given[name]) for name in names))
    except ValueError as problem:
        if isinstance(problem, Unreadable):
            raise inside("next", problem) from problem
        raise Unreadable(say("kernel-item-fields", item=str(text), fields=" ".join(names))) from problem
    return item


def position(game: Game, state: Any, luck: Luck) -> JSON:
    """A state as a hand-editable file: names, not numbers."""
    book = state.book
    found: JSON = {"kotatsu": "position", "game": game.name, "version": game.version, "options": game.options_of(book)}
    data = game.data_of(book)
    if data is not None:
        found["data"] = data
    found["luck"] = {"seed": luck.seed, "drawn": luck.drawn}
    found.update(game.write(state))
    if state.results:
        found["results"] = list(state.results)
    found["next"] = [item_text(game, state, item) for item in reversed(state.agenda)]
    top = state.agenda[-1] if state.agenda else None
    if state.answers and isinstance(top, Together):
        found["answers"] = {game.seat_name(state, seat): game.format(state, answer)
                            for seat, answer in zip(top.seats(state), state.answers, strict=True)
                            if answer != UNANSWERED}
    return found


def position_schema(game: Game) -> JSON:
    """JSON Schema of a position: the envelope, and the game's own fields."""
    kinds = sorted([*game.old_items, *item_names(game)])
    whole = {"type": "integer", "minimum": 0}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"A position of {game.name}",
            "type": "object", "required": ["game"], "additionalProperties": False, "properties": {
                "kotatsu": {"const": "position"}, "game": {"const": game.name}, "version": {"const": game.version},
                "comment": {"type": "string"},
                "luck": {"type": "object", "additionalProperties": False, "properties": {"seed": whole, "drawn": whole}},
                **game.fields_schema(),
                "results": {"type": "array", "items": {"enum": [-1, 0, 1]}},
                "next": {"type": "array", "minItems": 0, "items": {
                    "type": "string", "pattern": rf"^({'|'.join(kinds)})( [a-z_]+=\S+)*$"}},
                "answers": {"type": "object", "additionalProperties": {"type": "string"}}}}


def unwrap(data: Any) -> JSON:
    """A position, or the answer of `apply` and `new` that carries one."""
    if isinstance(data, Mapping) and isinstance(data.get("position"), Mapping):
        data = data["position"]
    if not isinstance(data, Mapping) or "game" not in data or data.get("kotatsu", "position") != "position":
        raise Unreadable(say("kernel-not-a-position"))
    return dict(data)


def load_position(game: Game[S], data: Any) -> tuple[S, Luck]:
    """The state and the luck of a position file; what is left out gets its default, what is wrong is named."""
    given = unwrap(data)
    if given["game"] != game.name:
        raise Unreadable(say("kernel-other-game", game=str(given["game"]), wanted=game.name))
    version = given.get("version", game.version)
    if version != game.version:
        raise Unreadable(say("kernel-other-version", version=str(version), wanted=game.version))
    luck = read_luck(given.get("luck", {}))
    envelope = ("kotatsu", "game", "version", "luck", "results", "answers", "comment")
    state = game.read({name: value for name, value in given.items() if name not in envelope})
    if "results" in given:
        state.results = read_numbers("results", given["results"], -1, 1, game.seats(state))
    if "next" in given:
        if not isinstance(given["next"], list):
            raise wrong("next", given["next"])
        state.agenda = [item_from(game, state, text) for text in reversed(given["next"])]
    if not state.agenda and not state.results:
        raise wrong("next", "[]")
    game.validate(state)
    if "answers" in given:
        state.answers = read_answers(game, state, given["answers"])
    return state, luck


def read_answers(game: Game, state: Any, given: Any) -> list[int]:
    """Sealed answers by seat, some still missing: only where several choose at once, and only what each may choose."""
    top = state.agenda[-1] if state.agenda else None
    seats = top.seats(state) if isinstance(top, Together) else []
    if not isinstance(top, Together) or not isinstance(given, Mapping) or len(given) >= len(seats):
        raise wrong("answers", given)
    answers = [UNANSWERED] * len(seats)
    for name, text in given.items():
        try:
            seat, action = game.seat_named(state, str(name)), game.parse(state, str(text))
        except Unreadable as problem:
            raise inside(f"answers.{name}", problem) from problem
        if seat not in seats or action not in top.options_of(state, seat):
            raise wrong(f"answers.{name}", text)
        answers[seats.index(seat)] = action
    return answers


def read_luck(given: Any) -> Luck:
    """`{"seed": 7, "drawn": 3}`; a fixed documented seed if absent."""
    if not isinstance(given, Mapping) or set(given) - {"seed", "drawn"}:
        raise wrong("luck", given)
    seed, drawn = given.get("seed", DEFAULT_SEED), given.get("drawn", 0)
    for value, most in ((seed, 1 << 256), (drawn, 1_000_000)):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < most:
            raise wrong("luck", given)
    return Luck(seed, drawn)


def wrong(field: str, value: object, rule: str = "") -> Unreadable:
    """A field that cannot be what it is, shown in short; the rule, if one stands against it."""
    if rule:
        return Unreadable(say("kernel-against-rule", field=field, value=str(value)[:80], rule=rule, says=rule_phrase(rule)))
    return Unreadable(say("kernel-wrong-field", field=field, value=str(value)[:80]))


def inside(field: str, problem: Unreadable) -> Unreadable:
    """The same refusal, of a text that stands in a field."""
    return Unreadable(say("kernel-field-why", field=field, why=problem.phrase))


def read_number(name: str, value: Any, low: int, high: int) -> int:
    """A whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Unreadable(say("kernel-wrong-number", field=name, value=str(value), low=low, high=high))
    return value


def read_numbers(name: str, value: Any, low: int, high: int, length: int) -> list[int]:
    """So many whole numbers within their bounds."""
    if not isinstance(value, list) or len(value) != length:
        raise Unreadable(say("kernel-wrong-length", field=name, value=str(value), length=length))
    return [read_number(name, number, low, high) for number in value]


def read_choice(name: str, value: Any, choices: list[Any] | tuple[Any, ...]) -> Any:
    """One of a few words; the message lists them."""
    if isinstance(value, (str, int, bool)) and value in choices and type(value) in {type(choice) for choice in choices}:
        return value
    raise Unreadable(say("kernel-wrong-choice", field=name, value=str(value), choices=", ".join(map(str, choices))))


def read_flag(name: str, value: Any) -> bool:
    """True or false, on or off."""
    if isinstance(value, str) and value.lower() in ("on", "off", "true", "false"):
        return value.lower() in ("on", "true")
    return bool(read_choice(name, value, (True, False)))


def read_known(data: Mapping[str, Any], known: list[str] | tuple[str, ...], inside: str = "") -> None:
    """No field but the known ones."""
    for name in data:
        if name not in known:
            raise Unreadable(say("kernel-unknown-field", field=f"{inside}{name}", known=", ".join(known)))


def read_list(field: str, given: Any) -> list[Any]:
    """A list, or its words in one string."""
    words = given.split() if isinstance(given, str) else given
    if not isinstance(words, list):
        raise wrong(field, given)
    return words


def read_mapping(field: str, given: Any) -> JSON:
    if not isinstance(given, Mapping):
        raise wrong(field, given)
    return {str(name): value for name, value in given.items()}


def read_word(field: str, given: Any, words: Sequence[str]) -> int:
    """One of a few words, in capitals or not, as its number."""
    for number, word in enumerate(words):
        if isinstance(given, str) and given.strip().lower() == word.lower():
            return number
    return words.index(read_choice(field, given, list(words)))
