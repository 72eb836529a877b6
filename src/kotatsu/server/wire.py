"""What people send, as types: docs/wire.md in Python. Whatever does not fit is refused before anything happens."""
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from kotatsu.server.terms import NO_TERMS, Terms

MOST_SEED = (1 << 63) - 1

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=500)]
Phrase = dict[str, Any]
Hands = Literal["passed", "open"]               # round one screen: shown to one at a time, or all to one person


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall lead a seat."""
    kind: Literal["here", "link", "bot"]
    bot: Name | None = None
    name: Name | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to open. `data` is the owner's own printed data, `seed` is for tests and puzzles, `terms` what else is agreed on."""
    game: Name
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] | None = None
    data: dict[str, Any] | None = None
    terms: Terms = NO_TERMS


class DeckWish(Struct, forbid_unknown_fields=True):
    """A deck of one's own to be checked, against the owner's printed data if there is some."""
    text: Annotated[str, Meta(max_length=6000)]
    data: dict[str, Any] | None = None


class BringWish(Struct, forbid_unknown_fields=True):
    """The deck that a seat by link shall play: its text, the name of a printed one, or nothing for the table's."""
    text: Annotated[str, Meta(max_length=6000)]


class CompanionWish(Struct, forbid_unknown_fields=True):
    """What an automaton beside a real table shall do, from which position, and what people have answered since it began."""
    position: dict[str, Any]
    task: dict[str, Any]
    answers: Annotated[list[Text], Meta(max_length=200)] = []
    shuffles: bool = False                       # whether the page turns cards up where nobody says which


class PackWish(Struct, forbid_unknown_fields=True):
    """The files of an owner's pack, by their names in its folder."""
    files: Annotated[dict[Annotated[str, Meta(max_length=200)], str], Meta(max_length=400)]


class Tokens(Struct, forbid_unknown_fields=True):
    """The links a browser remembers."""
    tokens: Annotated[list[Token], Meta(max_length=200)]


class TakeOver(Struct, forbid_unknown_fields=True):
    """A bot's name, or null: the person is back."""
    bot: Name | None


class OnwardWish(Struct, forbid_unknown_fields=True):
    """A finished game shall go on: before which entry of its log, and which seat a person leads."""
    entry: int
    seat: int


class TermsWish(Struct, forbid_unknown_fields=True):
    """What the owner wants to be agreed on from now on; what is left out stays as it is."""
    chat: bool | None = None
    listed: bool | None = None
    hook: Annotated[str, Meta(max_length=500)] | None = None
    lang: Literal["en", "uk", "ru", "cs"] | None = None


class SeatLink(Struct):
    """The link of a seat; a bot needs none."""
    seat: int
    kind: str
    link: str | None


class Opened(Struct):
    """A table and all that leads to it: shown once, kept nowhere."""
    table: str
    owner: str
    seats: list[SeatLink]
    watch: str


class Link(Struct):
    """A renewed link."""
    link: str


class Act(Struct, tag_field="type", tag="act"):
    """A seat chooses, having seen `version`."""
    seat: int
    action: Text
    version: int


class Look(Struct, tag_field="type", tag="look"):
    """Round one screen: a seat's person has taken it."""
    seat: int


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back the last choice."""
    version: int


class Allow(Struct, tag_field="type", tag="allow"):
    """May the choice be taken back that somebody asks for? The one who asks says no to withdraw."""
    undo: bool


class Why(Struct, tag_field="type", tag="why"):
    """Why is this not possible?"""
    seat: int
    action: Text


class Say(Struct, tag_field="type", tag="say"):
    """One of the quick phrases, or free words where the table allows them; of several seats at one screen one speaks."""
    phrase: Literal["hello", "well-played", "thanks", "your-turn", "one-moment", "undo"] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None
    seat: int | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


Said = Act | Allow | Look | Say | Undo | Why | Ping
read_said = json.Decoder(Said).decode
