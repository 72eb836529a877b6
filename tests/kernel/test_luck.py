"""The table's generator."""
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists

from kotatsu.kernel.luck import Luck


def test_a_seed_gives_one_stream_in_every_process():
    luck = Luck(7)
    assert [luck.below(n) for n in (6, 6, 52, 1, 1000)] == [1, 5, 7, 0, 650]
    assert luck.drawn == 5


@given(integers(0, 2**64), lists(integers(1, 300), max_size=30), integers(0, 30))
def test_seed_and_drawn_say_where_the_stream_stands(seed, bounds, cut):
    luck = Luck(seed)
    drawn, values = [], []
    for bound in bounds:
        drawn.append(luck.drawn)
        values.append(luck.below(bound))
    if bounds:
        place = cut % len(bounds)
        back = Luck(seed, drawn[place])
        assert [back.below(bound) for bound in bounds[place:]] == values[place:]
        luck.skip_to(drawn[place])              # back in the same stream
        assert luck.copy().below(bounds[place]) == luck.below(bounds[place]) == values[place]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_every_number_comes_equally_often(n):
    luck, times = Luck(n), 400 * n
    counts = [0] * n
    for _ in range(times):
        counts[luck.below(n)] += 1
    chi = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi < n + 4 * (2 * n) ** 0.5, counts


class Given(Random):
    """A stream of given words."""
    words: list[int] = []

    def getrandbits(self, k: int) -> int:
        return self.words.pop(0)


def test_words_that_would_bias_are_drawn_again():
    luck, stream = Luck(0), Given()
    luck.word = stream.getrandbits
    stream.words = [0, 715_827_883, 1]          # 2**32 % 6 == 4: words whose product with 6 ends below 4 are too many
    assert luck.below(6) == 0
    assert luck.drawn == 3


def test_shuffle_and_pick_keep_everything():
    things = list(range(20))
    luck = Luck(3)
    luck.shuffle(things)
    assert sorted(things) == list(range(20)) != things
    assert luck.pick([4]) == 4


def test_every_order_comes_equally_often():
    luck, counts = Luck(5), {}
    for _ in range(2400):
        things = [0, 1, 2, 3]
        luck.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 24 + 4 * 48 ** 0.5


@pytest.mark.parametrize("n", [0, -1, (1 << 31) + 1, 10 ** 30])
def test_there_is_something_to_choose_from(n):
    with pytest.raises(AssertionError, match="something to choose from"):
        Luck(1).below(n)
