"""The house player of Blind Chicken Extreme: a sorted hand, and an eye on what each trick may cost. Compiled."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_chicken.cards import NO_CARD, PENALTY_CARDS, Seat
from hoodwink.games.blind_chicken.rules import (
    ANY_CARD,
    BENEFIT,
    BENEFIT_PHASE,
    CHOOSE_LEADER,
    FACE_DOWN_LEAD,
    LEADER,
    LEADER_PHASE,
    LEFT_END,
    PLACE,
    PLAY,
    PLAY_ANY,
    REWARD,
    REWARD_PHASE,
    RIGHT_END,
    SORT_PHASE,
    ChickenTable,
)
from hoodwink.games.blind_chicken.scoring import (
    CHICKENS_FREE,
    FIRST_STRIKE,
    NO_BENEFIT,
    PENALTIES_FREE,
    penalty_points,
)
from hoodwink.games.blind_chicken.worlds import unseen_by
from hoodwink.table.base import Table
from hoodwink.table.cards import below, bit, count, highest, holds, lowest
from hoodwink.table.dealer import Dealer
from hoodwink.table.house import House

SURE: Final = 1024  # chances are counted in parts of this
VERY_BAD: Final = -1_000_000_000

# All worths are in tenths of a point.
PIG: Final = 40  # a reward, and that no other seat gets it
CLEAN: Final = 16  # a pile without chickens, if it stays so
HARM: Final = 10  # tenths of what others must pay that please
RID: Final = 8  # to be rid of the highest card rather than of the lowest
SPREAD: Final = 16  # to keep a high end and a low one
LEAD: Final = 5  # to have to lead
LATER: Final = 5  # tenths of the chance that a later seat's card is higher, which is seldom wanted
LATER_WITH_CHICKENS: Final = 4
LAST_TRICK: Final = 6  # what the last trick costs, on average
THROWN: Final = 12  # tenths of the chance that another card bears a chicken


@mypyc_attr(acyclic=True)
class ChickenHouse(House):
    """Ducks under chickens, throws them at others, and takes the tricks that are free or have a pig."""

    __slots__ = ()

    def choose(self, table: Table, seat: i64, dealer: Dealer) -> i64:
        chicken = cast(ChickenTable, table)
        if chicken.phase == SORT_PHASE:
            return self.high_cards_left_low_cards_right(chicken, seat)
        if chicken.phase == REWARD_PHASE:
            return self.take_the_handiest_reward(chicken, seat)
        if chicken.phase == LEADER_PHASE:
            return self.let_the_neighbour_lead(chicken, seat)
        if chicken.phase == BENEFIT_PHASE:
            return self.take_what_saves_most(chicken, seat)
        if chicken.leads_any_card(seat):
            return self.lead_any_card(chicken, seat)
        return self.play_an_end(chicken, seat)

    # -- Sorting ----------------------------------------------------------------------------------------

    def high_cards_left_low_cards_right(self, table: ChickenTable, seat: i64) -> i64:
        """A row that falls from left to right: as long as it lasts, one end is the highest card and the other the
        lowest, one to be rid of and one to duck with. What is neither stands in the middle."""
        return PLACE + highest(table.sides[seat].unsorted)

    # -- Playing ----------------------------------------------------------------------------------------

    def play_an_end(self, table: ChickenTable, seat: i64) -> i64:
        """The better of the two outer cards."""
        side = table.sides[seat]
        left = lowest(side.held)
        right = highest(side.held)
        if left == right:
            return PLAY + LEFT_END
        unseen = unseen_by(table, seat)
        if self.worth_of_playing(table, seat, left, unseen) >= self.worth_of_playing(table, seat, right, unseen):
            return PLAY + LEFT_END
        return PLAY + RIGHT_END

    def lead_any_card(self, table: ChickenTable, seat: i64) -> i64:
        """The best of all cards."""
        side = table.sides[seat]
        unseen = unseen_by(table, seat)
        best: i64 = 0
        best_worth: i64 = VERY_BAD
        number: i64 = 0
        held = side.held
        while held != 0:
            worth = self.worth_of_playing(table, seat, lowest(held), unseen)
            held &= held - 1
            if worth > best_worth:
                best_worth = worth
                best = number
            number += 1
        return PLAY_ANY + best

    def worth_of_playing(self, table: ChickenTable, seat: i64, place: i64, unseen: i64) -> i64:
        """What may come of the card from this place: for the trick, and for the hand that is left."""
        side = table.sides[seat]
        card = side.card_at(place)
        chance = self.chance_to_take(table, seat, card, unseen)
        taken = self.worth_of_the_trick(table, seat, card, unseen)
        given = self.harm_to_the_taker(table, seat, card, unseen)
        worth = (chance * (taken - LEAD) + (SURE - chance) * given) // SURE
        return worth + self.relief(card, unseen) + self.what_is_left(table, side, place, unseen)

    def share(self, part: i64, whole: i64) -> i64:
        """How much of a set of cards that is."""
        if whole == 0:
            return 0
        return count(part) * SURE // count(whole)

    def chance_to_take(self, table: ChickenTable, seat: i64, card: i64, unseen: i64) -> i64:
        """Whether this card will be the highest: over what lies open, what lies face down, and what is to come."""
        under = below(card)
        chance: i64 = SURE
        over = SURE - self.share(unseen & under, unseen)
        over = over * self.wish_to_take(table, seat, card) // 10
        if over > SURE:
            over = SURE
        for other in range(table.seats):
            if other == seat:
                continue
            played = table.sides[other].played
            if played == NO_CARD:
                chance = chance * (SURE - over) // SURE
            elif not holds(table.down, other):
                if played > card:
                    return 0
            else:
                possible = self.face_down(table, other, unseen)
                chance = chance * self.share(possible & under, possible) // SURE
        return chance

    def wish_to_take(self, table: ChickenTable, seat: i64, card: i64) -> i64:
        """Later seats go over a card less often than by chance, least of all where there are chickens."""
        trick = self.open_cards(table, seat) | bit(card)
        if trick & table.chickens != 0:
            return LATER_WITH_CHICKENS
        return LATER

    def face_down(self, table: ChickenTable, other: i64, unseen: i64) -> i64:
        """What a card that lies face down can be: one with the symbol, or, if it was led by reward, any."""
        if table.is_face_down_lead(other):
            return unseen
        return unseen & table.symbols

    def chickens_coming(self, table: ChickenTable, seat: i64, unseen: i64) -> i64:
        """How many chickens are to be expected of the cards that lie face down or are still to come, in parts."""
        expected: i64 = 0
        each = self.share(unseen & table.chickens, unseen) * THROWN // 10
        for other in range(table.seats):
            if other == seat:
                continue
            if table.sides[other].played == NO_CARD:
                expected += each
            elif holds(table.down, other):
                possible = self.face_down(table, other, unseen)
                expected += self.share(possible & table.chickens, possible)
        return expected

    def open_cards(self, table: ChickenTable, seat: i64) -> i64:
        """What lies face up in the trick."""
        cards: i64 = 0
        for other in range(table.seats):
            played = table.sides[other].played
            if other != seat and played != NO_CARD and not holds(table.down, other):
                cards |= bit(played)
        return cards

    def cost(self, chickens: i64) -> i64:
        """What so many chickens in a trick cost its taker, each and by the penalty card."""
        if chickens <= 0:
            return 0
        if chickens == 1:
            return 10
        if chickens == 2:
            return 50
        if chickens == 3:
            return 90
        if chickens == 4:
            return 140
        return 200

    def expected_cost(self, known: i64, coming: i64) -> i64:
        """The same for a number that is known in part."""
        more = known + coming // SURE
        part = coming % SURE
        return (self.cost(more) * (SURE - part) + self.cost(more + 1) * part) // SURE

    def worth_of_the_trick(self, table: ChickenTable, seat: i64, card: i64, unseen: i64) -> i64:
        """What the trick brings whoever takes it: chickens cost, a single pig pleases, a clean pile is spoilt."""
        trick = self.open_cards(table, seat) | bit(card)
        known = count(trick & table.chickens)
        coming = self.chickens_coming(table, seat, unseen)
        worth = -self.expected_cost(known, coming)
        if count(trick & table.pigs) == 1:
            worth += PIG
        if table.sides[seat].pile & table.chickens == 0:
            spoilt = coming
            if known > 0 or spoilt > SURE:
                spoilt = SURE
            worth -= CLEAN * (table.tricks + 1) // table.size() * spoilt // SURE
        return worth

    def harm_to_the_taker(self, table: ChickenTable, seat: i64, card: i64, unseen: i64) -> i64:
        """A chicken thrown into another seat's trick costs that seat, and a pig is a present to it."""
        trick = self.open_cards(table, seat)
        harm: i64 = 0
        if holds(table.chickens, card):
            known = count(trick & table.chickens)
            coming = self.chickens_coming(table, seat, unseen)
            harm = self.expected_cost(known + 1, coming) - self.expected_cost(known, coming)
        elif holds(table.pigs, card):
            if count(trick & table.pigs) == 0:
                harm = -PIG
            elif count(trick & table.pigs) == 1:
                harm = PIG
        return harm * HARM // (10 * (table.seats - 1))

    def relief(self, card: i64, unseen: i64) -> i64:
        """It is good to be rid of a high card, and a pity to spend a low one."""
        return RID * self.share(unseen & below(card), unseen) // SURE

    def what_is_left(self, table: ChickenTable, side: Seat, place: i64, unseen: i64) -> i64:
        """A hand is handy as long as one end is high and the other low."""
        held = side.held & ~bit(place)
        if held == 0:
            return 0
        one = self.share(unseen & below(side.card_at(lowest(held))), unseen)
        other = self.share(unseen & below(side.card_at(highest(held))), unseen)
        if held & (held - 1) == 0:
            return self.chance_in_the_last_trick(table, one) * (self.saved_at_the_end(table, side) - LAST_TRICK) // SURE
        if one < other:
            return SPREAD * (other - one) // SURE
        return SPREAD * (one - other) // SURE

    def chance_in_the_last_trick(self, table: ChickenTable, under: i64) -> i64:
        """That every other seat's last card is lower."""
        chance: i64 = SURE
        others = table.seats - 1
        while others > 0:
            chance = chance * under // SURE
            others -= 1
        return chance

    def saved_at_the_end(self, table: ChickenTable, side: Seat) -> i64:
        """What the last trick is good for: chickens or penalties that cost nothing then."""
        chickens = count(side.pile & table.chickens)
        penalties = -penalty_points(side.pile & PENALTY_CARDS, table.turned)
        if penalties > chickens:
            return penalties * 10
        return chickens * 10

    # -- Rewards and benefits ---------------------------------------------------------------------------

    def take_the_handiest_reward(self, table: ChickenTable, seat: i64) -> i64:
        """All count alike. To have somebody else lead is the best of them; a lead that nobody can read comes next;
        any card helps little where both ends are handy."""
        left = table.legal(seat)
        if holds(left, CHOOSE_LEADER):
            return REWARD + CHOOSE_LEADER
        if holds(left, FACE_DOWN_LEAD):
            return REWARD + FACE_DOWN_LEAD
        return REWARD + ANY_CARD

    def let_the_neighbour_lead(self, table: ChickenTable, seat: i64) -> i64:
        """With the left neighbour leading one plays last, and knows what the trick costs."""
        return LEADER + table.left_of(seat)

    def take_what_saves_most(self, table: ChickenTable, seat: i64) -> i64:
        """Count the points of each benefit; only a bad result is worth striking."""
        side = table.sides[seat]
        earlier = side.pile & ~table.last_taken
        best: i64 = NO_BENEFIT
        most: i64 = 0
        offered = table.benefits()
        if holds(offered, CHICKENS_FREE):
            most = count(earlier & table.chickens)
            best = CHICKENS_FREE
        if holds(offered, PENALTIES_FREE):
            saved = -penalty_points(earlier & PENALTY_CARDS, table.turned)
            if saved > most:
                most = saved
                best = PENALTIES_FREE
        strikes = offered & ~below(FIRST_STRIKE)
        while strikes != 0:
            strike = lowest(strikes)
            strikes &= strikes - 1
            saved = -table.scores[strike - FIRST_STRIKE][seat]
            if saved > most:
                most = saved
                best = strike
        return BENEFIT + best
