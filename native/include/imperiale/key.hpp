// Which positions are the same for whoever plays on?
// Only who holds which place in each suit matters, what each remaining trump is worth when it is
// won, and what has been marked: suits are renumbered, cards that are gone leave no gap.
#pragma once

#include <array>
#include <cstdint>

#include "imperiale/cards.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"

namespace imperiale {

/// One suit of a set, as nine bits.
constexpr unsigned suit_bits(Cards cards, unsigned suit) {
    return static_cast<unsigned>(cards >> (RANKS * suit)) & 0x1ffU;
}

namespace suit_codes {

/// A subset of nine bits in base three, each bit a digit.
constexpr auto BASE_THREE = [] {
    std::array<std::uint16_t, 512> values = {};
    for (unsigned bits = 0; bits < 512; ++bits)
        for (unsigned rank = 0, power = 1; rank < RANKS; ++rank, power *= 3)
            if (bits >> rank & 1U) values[bits] = static_cast<std::uint16_t>(values[bits] + power);
    return values;
}();

/// By the base-three number in which a digit says who holds the rank (0 nobody), the holders of
/// the ranks that are held, high to low, behind a leading one.
inline const auto CODES = [] {
    std::array<std::uint16_t, 19683> codes = {};
    for (unsigned number = 0; number < 19683; ++number) {
        unsigned code = 1;
        for (unsigned power = 6561; power; power /= 3) {
            const unsigned holder = number / power % 3;
            if (holder) code = code << 1U | (holder - 1);
        }
        codes[number] = static_cast<std::uint16_t>(code);
    }
    return codes;
}();

}  // namespace suit_codes

/// A code of ten bits that two suits share exactly if the same holders stand in the same order:
/// `zeros` and `ones` are the nine bits that each holds.
inline unsigned order_code(unsigned zeros, unsigned ones) {
    using namespace suit_codes;
    return CODES[BASE_THREE[zeros] + 2U * BASE_THREE[ones]];
}

/// What a position between two tricks is looked up by; equal keys have equal values under the same
/// rules, whatever was played before.
struct Key {
    std::uint64_t cards = 0;
    std::uint64_t score = 0;

    bool operator==(const Key&) const = default;

    constexpr std::uint64_t hash() const {
        std::uint64_t h = cards * 0x9e3779b97f4a7c15U ^ (score + 0x632be59bd9b4e019U);
        h = (h ^ h >> 32) * 0xd6e8feb86659fd93U;
        h = (h ^ h >> 29) * 0xff51afd7ed558ccdU;
        return h ^ h >> 32;
    }
};

struct KeyHash {
    std::size_t operator()(const Key& key) const { return key.hash(); }
};

/// The seats, a bit each, that may still complete the sequence of trumps by what they win.
constexpr unsigned may_complete(const Rules& rules, const Position& position) {
    unsigned seats = 0;
    const Cards outside = ~(position.hands[0] | position.hands[1]) & rules.won_in_play;
    for (unsigned s = 0; s < 2; ++s) {
        const bool open = rules.won_in_play_seats >> s & 1U && !(position.shown[s] >> rules.trump & 1U);
        if (open && !(outside & ~position.taken[s])) seats |= 1U << s;
    }
    return seats;
}

/// The key of a position while hands may still change: nothing is renamed.
struct ExactKey {
    std::array<Cards, 2> hands = {};
    std::uint64_t score = 0;
    std::uint64_t shown = 0;

    bool operator==(const ExactKey&) const = default;

    constexpr std::uint64_t hash() const {
        return Key{hands[0] * 0xa0761d6478bd642fU ^ hands[1], score}.hash() ^ shown * 0xe7037ed1a0b428dbU;
    }
};

/// The key of a position for two between two tricks of one deal: what was drawn is told by the hands
/// and the tricks, what was taken by the honours and by who has cards of the sequence.
inline ExactKey exact_key(const Rules& rules, const Position& position) {
    ExactKey key;
    key.hands = {position.hands[0], position.hands[1]};
    const Tricks tricks = position.tricks(rules);
    key.score = position.marks[0] | std::uint64_t{position.marks[1]} << 16 |
                std::uint64_t{tricks[0]} << 32 | std::uint64_t{tricks[1]} << 40 |
                std::uint64_t{position.leader} << 48;
    for (unsigned s = 0; s < 2; ++s) {
        const Cards counted = position.taken[s] & (rules.honours | rules.won_in_play);
        key.shown |= (std::uint64_t{position.shown[s]} | std::uint64_t{suit_bits(counted, rules.trump)} << 16)
                     << (32 * s);
    }
    return key;
}

}  // namespace imperiale
