"""S11, S19: decks of one's own and the printed ones; as text, by rule, and at a table."""
from dataclasses import replace
from typing import Any

import pytest

from kotatsu.games.senjutsu.book import Kind, Rank
from kotatsu.games.senjutsu.data import make_book
from kotatsu.games.senjutsu.decks import BUILDING as GAME_DECKS
from kotatsu.games.senjutsu.decks import faults, parse, printed_deck
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.printed import box, tables
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.table import Table
from kotatsu.words import LANGUAGES, translator

CHARACTERS: dict[str, dict[str, Any]] = {row["id"]: row for row in tables()["character"]}


def other_than(name: str) -> str:
    return "ronin" if name != "ronin" else "master"


def forty(*extra: str) -> list[str]:
    """Forty cards that a Ronin may have, these among them."""
    found = list(extra)
    wood = ["127", "126", "123", "122", "121", "125", "124", "033", "034", "035"]
    steel = ["029", "030", "031", "032", "101", "102", "103", "104", "107", "110", "114", "116"]
    for card, most in [*((card, 3) for card in wood), *((card, 2) for card in steel)]:
        while len(found) < 40 and found.count(card) < most and card not in extra:
            found.append(card)
    return found


def broken(cards: list[str], weapon: str = "071", school: str = "casual", who: str = "ronin") -> list[str]:
    deck = parse(box(), "deck", f"weapon {weapon}; school {school}; {' '.join(cards)}")
    return [fault.rule for fault in faults(box(), who, deck)]


@pytest.mark.rule("S11.1", "S11.3", "S11.4", "S11.5", "S11.6", "S11.7", "S11.8", "S11.9", "S11.10")
@pytest.mark.parametrize(("cards", "weapon", "school", "who", "rules"), [
    (forty(), "071", "casual", "ronin", []),
    (forty()[:39], "071", "casual", "ronin", ["S11.1"]), ([*forty(), "113"], "071", "casual", "ronin", ["S11.1"]),
    (forty("127", "127", "127", "127"), "071", "casual", "ronin", ["S11.5"]),
    (forty("102", "102", "102"), "071", "casual", "ronin", ["S11.6"]),
    (forty("098", "098"), "071", "casual", "ronin", ["S11.7"]),
    (forty("026", "027", "028", "089", "098", "083", "087", "090", "096"), "071", "casual", "ronin", ["S11.7"]),
    (forty("026", "027", "028", "089", "098", "083", "087", "090"), "071", "casual", "ronin", []),
    (forty("025", "078"), "071", "casual", "ronin", ["S11.8"]), (forty("025"), "071", "casual", "ronin", []),
    (forty("048"), "071", "casual", "ronin", ["S11.4"]), (forty("071"), "071", "casual", "ronin", ["S11.9"]),
    (forty("086", "128"), "071", "casual", "ronin", []), (forty("086"), "071", "blazing-sun", "ronin", []),
    (forty("086"), "071", "", "ronin", ["S11.10"]), (forty("086", "096"), "071", "blazing-sun", "ronin", ["S11.10"]),
    (forty(), "075", "casual", "ronin", ["S11.3"]), (forty(), "072", "casual", "ronin", []),
    (forty(), "073", "casual", "ronin", [])])
def test_a_deck_of_ones_own(cards: list[str], weapon: str, school: str, who: str, rules: list[str]) -> None:
    assert broken(cards, weapon, school, who) == rules


@pytest.mark.rule("S11.3")
@pytest.mark.parametrize(("weapon", "allowed"), [("070", True), ("074", True), ("077", True), ("075", False), ("071", False),
                                                 ("044", False)])
def test_weapons_of_the_student(weapon: str, allowed: bool) -> None:
    deck = replace(printed_deck(box(), "student", extended=True), weapon=box().cards.ids.index(weapon))
    assert [fault.rule for fault in faults(box(), "student", deck)] == ([] if allowed else ["S11.3"])


@pytest.mark.rule("S11.9")
def test_status_and_solo_cards_are_no_deck_cards() -> None:
    for card in ("004", "002"):
        with pytest.raises(Unreadable):
            broken([*forty()[:39], card])


@pytest.mark.rule("S11.2", "S19.1")
@pytest.mark.parametrize(("name", "ranks"), [("ronin", (1, 5, 10, 14)), ("master", (1, 4, 14, 11)), ("warrior", (1, 5, 16, 8)),
                                             ("student", (1, 4, 15, 10))])
def test_signature_decks(name: str, ranks: tuple[int, ...]) -> None:
    cards, deck = box().cards, printed_deck(box(), name)
    assert len(deck.cards) == 30 == len(make_book({"characters": [name, other_than(name)]}, None).decks[0])
    counts = tuple(sum(cards.rank[card] == rank for card in deck.cards) for rank in (Rank.JADE, Rank.GOLD, Rank.STEEL, Rank.WOOD))
    assert counts == ranks
    assert sum(cards.kind[card] in (Kind.ATTACK, Kind.DEFENCE, Kind.MEDITATION) for card in deck.cards) == 30
    assert [fault.rule for fault in faults(box(), name, deck)] == ["S11.1"]


@pytest.mark.rule("S19.2", "S11.2")
@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_extended_decks_pass_the_check_and_their_school(name: str) -> None:
    deck = printed_deck(box(), name, extended=True)
    assert faults(box(), name, deck) == [] and deck.school == CHARACTERS[name].get("school", "none")
    assert len(make_book({"characters": [name, other_than(name)], "decks": "extended"}, None).decks[0]) == 40


# --- as text

QUIET = """
# a deck for matched play
name Quiet River
character student
weapon 070 Katana Swing
school Jade River
1x 040 Lightning Tail
2x Reflection Pool
044  # one more, on purpose
099x2 100; 115×2
"""


@pytest.mark.rule("S11.1")
def test_a_deck_as_text() -> None:
    deck = parse(box(), "deck", QUIET)
    assert (deck.name, deck.character, box().cards.ids[deck.weapon], deck.school) == ("Quiet River", "student", "070", "jade-river")
    assert [box().cards.ids[card] for card in deck.cards] == ["040", "042", "042", "044", "099", "099", "100", "115", "115"]


@pytest.mark.rule("S11.1")
@pytest.mark.parametrize("name", [f"{one}{more}" for one in sorted(CHARACTERS) for more in ("", "-extended")])
def test_text_both_ways(name: str) -> None:
    text = GAME_DECKS.printed(None)[name]
    checked = GAME_DECKS.check(text, None)
    assert checked.text == text and parse(box(), "deck", text) == printed_deck(box(), name.split("-")[0], "-" in name)
    listed = "\n".join([*(f"{word}: {value}" for word, value in checked.head.items()),
                        *(f"{card.copies}x {card.id} {card.words.id}" for card in checked.cards)])
    assert GAME_DECKS.check(listed, None) == checked


@pytest.mark.parametrize(("text", "message"), [
    ("040", "senjutsu-deck-no-weapon"), ("weapon 070; 040", "senjutsu-deck-no-character"),
    ("character student; weapon 070; 999", "kernel-no-card"), ("character student; weapon 070; Iron Wall", "kernel-no-card"),
    ("character student; weapon 070; 40 40 40", "senjutsu-deck-line"), ("character nobody; weapon 070", "kernel-wrong-choice"),
    ("character student; weapon 070; school nowhere", "kernel-wrong-choice"), ("character student; weapon 999", "kernel-no-card"),
    ("character student; weapon 070; 99x 044; 99x 045; 99x 046", "kernel-wrong-field"), ("x" * 6001, "kernel-wrong-field")])
def test_what_is_no_deck_at_all(text: str, message: str) -> None:
    with pytest.raises(Unreadable) as problem:
        GAME_DECKS.check(text, None)
    assert problem.value.phrase.id == message


@pytest.mark.rule("S11.1", "S11.6", "S11.10")
def test_every_broken_rule_is_named_in_four_languages() -> None:
    text = GAME_DECKS.printed(None)["student-extended"].replace("100x2", "100x3 086 048x4 025 071")
    checked = GAME_DECKS.check(text.replace("weapon 070", "weapon 075"), None)
    assert [fault.rule for fault in checked.broken] == ["S11.1", "S11.3", "S11.4", "S11.5", "S11.6", "S11.8", "S11.9", "S11.10"]
    assert checked.kept == ("S11.7",)
    assert [fault.card for fault in checked.broken] == ["", "075", "025", "048", "100", "", "071", "086"]
    for lang in LANGUAGES:
        assert all("{" not in translator(lang).format(fault.words) for fault in checked.broken)


# --- at a table

@pytest.mark.rule("S11.1", "S11.2")
def test_each_seat_may_have_a_deck_of_its_own() -> None:
    mine = GAME_DECKS.printed(None)["student-extended"].replace("weapon 070", "name Mine; weapon 074")
    book = make_book({"lists": [mine, "extended"], "characters": ["any", "warrior"]}, None)
    assert [one.name for one in book.characters] == ["student", "warrior"] and [len(deck) for deck in book.decks] == [40, 40]
    assert [book.printed.ids[weapon] for weapon in book.weapons] == ["074", "072"]
    book = make_book({"lists": ["", mine]}, None)
    assert [len(deck) for deck in book.decks] == [30, 40] and book.characters[1].name == "student"
    assert book.windows[1] != book.windows[0] == make_book({"characters": ["ronin", "student"]}, None).windows[0]


@pytest.mark.rule("S11.1", "S11.3", "S11.4")
@pytest.mark.parametrize(("lists", "characters", "rule"), [
    (["ronin"], ["any", "any"], "S11.1"), (["ronin-extended"], ["master", "any"], "S11.3"),
    ([f"weapon 071; {' '.join(forty('048'))}"], ["ronin", "any"], "S11.4")])
def test_a_table_refuses_a_deck_by_its_rule(lists: list[str], characters: list[str], rule: str) -> None:
    texts = [GAME_DECKS.printed(None).get(name, name) for name in lists]
    with pytest.raises(Illegal) as problem:
        make_book({"lists": texts, "characters": characters}, None)
    assert problem.value.rule == rule


@pytest.mark.parametrize("lists", ["signature", [1], ["", "", ""], [None]])
def test_lists_that_are_none(lists: Any) -> None:
    with pytest.raises(Unreadable):
        make_book({"lists": lists}, None)


@pytest.mark.rule("S11.1", "S2.8")
def test_a_deck_of_ones_own_is_logged_with_the_game_and_told_to_nobody() -> None:
    mine = GAME_DECKS.printed(None)["student-extended"].replace("099x2", "099 101")
    table = Table.new(GAME, {"lists": ["", mine], "terrain": "none"}, 3)
    again = Table.load(GAME, table.save())
    assert again.state.book.decks == table.state.book.decks and table.position()["options"]["lists"] == ["", mine]
    other = Table.new(GAME, {"lists": ["", GAME_DECKS.printed(None)["student-extended"]], "terrain": "none"}, 3)
    for viewer in (0, SPECTATOR):
        assert GAME.view(table.state, viewer) == GAME.view(other.state, viewer)
    assert GAME.components(table.state.book) == GAME.components(other.state.book)
