// Which cards are there, and how is a set of them held?
// Twin of domain.cards: a card is 9 * suit + rank, a set of cards has that bit for each of them.
#pragma once

#include <bit>
#include <cstdint>

namespace imperiale {

/// A card, 0 (six of clubs) to 35 (king of spades); suits c d h s, ranks 6 7 8 9 T A J Q K.
using Card = std::uint8_t;

/// A set of cards: bit `card` for each card in it, 36 bits in all.
using Cards = std::uint64_t;

constexpr unsigned MOST_PLAYERS = 4;
constexpr unsigned MOST_CARDS = 36;
constexpr unsigned RANKS = 9;

constexpr unsigned suit_of(Card card) { return card / RANKS; }

constexpr Cards bit(Card card) { return Cards{1} << card; }

constexpr Cards of_suit(unsigned suit) { return Cards{0x1ff} << (RANKS * suit); }

constexpr unsigned count(Cards cards) { return static_cast<unsigned>(std::popcount(cards)); }

/// The first card of a set that is not empty: of the lowest suit, the lowest.
constexpr Card first(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }

constexpr bool has_all(Cards cards, Cards wanted) { return (cards & wanted) == wanted; }

/// The cards of a set, suit by suit, low to high: `for (const Card card : Each{cards})`.
struct Each {
    Cards cards;

    struct Iterator {
        Cards left;
        constexpr Card operator*() const { return first(left); }
        constexpr Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {cards}; }
    constexpr Iterator end() const { return {0}; }
};

}  // namespace imperiale
