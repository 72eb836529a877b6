"""`why_not` agrees with the generator: whatever is not offered is refused by a rule that exists, in words."""
import pytest
from conform.doors import begin, play, played, rules

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.sim.seeds import seed_for
from kotatsu.words import LANGUAGES, translator

ASKED = 60                # texts asked about at a decision


def universe(name: str) -> list[str]:
    """Everything that anybody, or luck, ever did."""
    return sorted({entry.text for table in played(name) for entry in table.log if entry.seat != -2})


def test_refused_exactly_when_not_offered(name, game, numbers):
    texts = universe(name)
    known = rules(name)
    said = set()
    refused = offered = 0
    for number in numbers(8):
        luck = Luck(seed_for("asked", number))

        def each(table, luck=luck):
            nonlocal refused, offered
            seat = luck.pick(table.decisions())
            legal = table.legal(seat)
            for text in (*(texts[luck.below(len(texts))] for _ in range(ASKED)), *table.legal_texts(seat)):
                try:
                    action = game.parse(table.state, text)
                except Unreadable as problem:
                    said.add(str(problem.phrase))
                    for lang in LANGUAGES:
                        translator(lang, strict=True).format(problem.phrase)
                    continue
                refusal = table.why_not(seat, action)
                assert (refusal is None) == (action in legal), text
                if refusal is None:
                    offered += 1
                    continue
                refused += 1
                assert refusal.rule in known, f"{text!r} is refused by {refusal.rule!r}, which is no rule"
                if str(refusal.words) not in said:
                    said.add(str(refusal.words))
                    for lang in LANGUAGES:
                        assert translator(lang, strict=True).format(refusal.words)

        play(begin(game, number), number, each)
    assert refused > 100
    assert offered > 20


def test_who_is_not_asked_is_told_who_is(name, game):
    def each(table):
        for seat in range(game.seats(table.state)):
            if seat not in table.decisions():
                refusal = table.why_not(seat, table.legal(table.decisions()[0])[0])
                assert refusal.rule in rules(name)
                for lang in LANGUAGES:
                    assert translator(lang, strict=True).format(refusal.words)

    play(begin(game, 1), 1, each)


@pytest.mark.parametrize("text", ["", " ", "nonsense", "7", "take take take take", "🍒", "- -"])
def test_nonsense_is_unreadable(game, text):
    with pytest.raises(Unreadable) as problem:
        game.parse(begin(game, 0).state, text)
    for lang in LANGUAGES:
        assert translator(lang, strict=True).format(problem.value.phrase)
