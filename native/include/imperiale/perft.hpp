// How many ways can a deal be played, and what do they come to?
// Twin of domain.play.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "imperiale/position.hpp"

namespace imperiale {

/// What one way of playing a deal to its end came to.
struct Result {
    Marks marks = {};
    Tricks tricks = {};
    std::int8_t winner = NOBODY;

    constexpr Result(const Rules& rules, const Position& ended)
        : marks(ended.marks), tricks(ended.tricks(rules)), winner(ended.winner) {}

    auto operator<=>(const Result&) const = default;
};

constexpr Position after(const Rules& rules, const Position& position, Card card) {
    Position next = position;
    next.play(rules, card);
    return next;
}

/// In how many ways the next cards can be played; a deal that ends sooner counts once.
constexpr std::uint64_t perft(const Rules& rules, const Position& position, unsigned cards) {
    if (!cards || position.over) return 1;
    const Cards legal = position.legal(rules);
    if (cards == 1) return count(legal);
    std::uint64_t ways = 0;
    for (const Card card : Each{legal}) ways += perft(rules, after(rules, position, card), cards - 1);
    return ways;
}

/// perft() for each card that may be played first; cards is at least 1.
inline std::vector<std::pair<Card, std::uint64_t>> divide(
    const Rules& rules, const Position& position, unsigned cards) {
    std::vector<std::pair<Card, std::uint64_t>> ways;
    for (const Card card : Each{position.legal(rules)})
        ways.emplace_back(card, perft(rules, after(rules, position, card), cards - 1));
    return ways;
}

/// How often each result comes out.
using Tally = std::map<Result, std::uint64_t>;

inline void tally(const Rules& rules, const Position& position, Tally& total) {
    if (position.over) {
        ++total[Result(rules, position)];
        return;
    }
    for (const Card card : Each{position.legal(rules)})
        tally(rules, after(rules, position, card), total);
}

}  // namespace imperiale
