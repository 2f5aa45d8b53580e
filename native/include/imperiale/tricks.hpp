// Who takes a trick, and what do tricks mark?
// Twin of domain.rules.tricks.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "imperiale/cards.hpp"

namespace imperiale {

/// The names are the values of the rule-set key `tricks`.
enum class TrickMarking : std::uint8_t { over, difference, most };

/// The names are the values of the rule-set key `capot`.
enum class Capot : std::uint8_t { none, instead, besides };

/// The place in a trick of the card that takes it: the highest trump, or else the highest card of
/// the suit led.
constexpr unsigned best_of(std::span<const Card> trick, unsigned trump) {
    unsigned best = 0;
    Card top = trick[0];
    for (unsigned place = 1; place < trick.size(); ++place) {
        const Card card = trick[place];
        const unsigned suit = suit_of(card), best_suit = suit_of(top);
        if (suit == best_suit ? card > top : suit == trump) {
            best = place;
            top = card;
        }
    }
    return best;
}

/// How many tricks each seat has taken.
using Tricks = std::array<std::uint8_t, MOST_PLAYERS>;

/// The counters that a seat's tricks mark; `par` of them mark nothing.
constexpr unsigned trick_counters(
    TrickMarking marking, unsigned par, std::span<const std::uint8_t> tricks, unsigned seat) {
    const unsigned taken = tricks[seat];
    unsigned best_other = 0;
    for (unsigned other = 0; other < tricks.size(); ++other)
        if (other != seat) best_other = std::max<unsigned>(best_other, tricks[other]);
    if (marking == TrickMarking::difference) return taken > best_other ? taken - best_other : 0;
    if (marking == TrickMarking::most && taken <= best_other) return 0;
    return taken > par ? taken - par : 0;
}

namespace tricks_examples {

constexpr Card OFF_SUIT[] = {18 + 6, 27 + 8}, TRUMPED[] = {18 + 8, 0}, ACE_LOW[] = {18 + 5, 18 + 6};
static_assert(best_of(OFF_SUIT, 0) == 0, "another suit does not take");
static_assert(best_of(TRUMPED, 0) == 1, "the least trump beats a king");
static_assert(best_of(ACE_LOW, 0) == 1, "the jack beats the ace");

constexpr std::uint8_t TIE[] = {5, 5, 2}, MOST[] = {7, 5};
static_assert(trick_counters(TrickMarking::most, 4, TIE, 0) == 0, "a tie marks nothing");
static_assert(trick_counters(TrickMarking::over, 4, TIE, 1) == 1);
static_assert(trick_counters(TrickMarking::difference, 6, MOST, 0) == 2);
static_assert(trick_counters(TrickMarking::difference, 6, MOST, 1) == 0);

}  // namespace tricks_examples

}  // namespace imperiale
