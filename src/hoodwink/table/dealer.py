"""The dealer: everything that chance decides in a game comes from here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.table.cards import bit, count, nth

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Dealer:
    """The fast dealer, for simulation: 64 bits of memory, the same numbers on every machine and Python.

    The generator is of the xoroshiro family: two words of 32 bits, so that nothing overflows anywhere.
    A dealer of another kind needs to say only `begin`, `below` and `clone`.
    """

    __slots__ = ("high", "low")

    def __init__(self, seed: int) -> None:
        # A seed of any size is folded, then stirred, so that neighbouring seeds have nothing in common.
        folded = abs(seed) * 2 + (1 if seed < 0 else 0)
        stirred = 0x243F6A8885A308D3
        while True:
            stirred ^= folded & 0xFFFFFFFFFFFFFFFF
            stirred = (stirred ^ stirred >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
            stirred = (stirred ^ stirred >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
            stirred ^= stirred >> 31
            folded >>= 64
            if folded == 0:
                break
        self.low: i64 = stirred & WORD
        self.high: i64 = stirred >> 32 | (1 if stirred == 0 else 0)

    def begin(self, stream: str) -> None:
        """Name what is drawn next ("deal", "trump", …). The fast dealer has one stream for everything."""

    def below(self, limit: i64) -> i64:
        """A whole number from 0 up to, not including, a limit under 2**31."""
        low = self.low
        high = self.high ^ low
        drawn = (low * 0x1E3779BB) & WORD
        self.low = (low << 26 & WORD | low >> 6) ^ high ^ (high << 9 & WORD)
        self.high = high << 13 & WORD | high >> 19
        return drawn * limit >> 32

    def member(self, cards: i64) -> i64:
        """One member of a set that is not empty."""
        return nth(cards, self.below(count(cards)))

    def sample(self, cards: i64, size: i64) -> i64:
        """A subset of that size."""
        drawn: i64 = 0
        left = count(cards)
        while size > 0:
            card = bit(nth(cards, self.below(left)))
            drawn |= card
            cards &= ~card
            left -= 1
            size -= 1
        return drawn

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards into an order in which every order is as likely as every other."""
        place: i64 = len(cards) - 1
        while place > 0:
            other = self.below(place + 1)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
            place -= 1

    def clone(self) -> Dealer:
        twin = Dealer(0)
        twin.low = self.low
        twin.high = self.high
        return twin
