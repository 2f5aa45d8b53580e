// What is every card worth by trying every line to the end? Slow and plain: what the solvers are held to.
#pragma once

#include <algorithm>
#include <vector>

#include "imperiale/objective.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/solve.hpp"

namespace imperiale {

/// \param worth      what an ended deal is worth.
/// \param maximises  whether a seat wants that to be much; all others want it to be little.
template <typename Worth, typename Wants>
Value by_every_line(const Rules& rules, const Position& position, const Worth& worth, const Wants& maximises) {
    if (position.over) return worth(position.ledger(rules));
    const bool much = maximises(position.seat(rules));
    Value best = much ? WORST : BEST;
    for (const Card card : Each{position.legal(rules)}) {
        Position next = position;
        next.play(rules, card);
        const Value value = by_every_line(rules, next, worth, maximises);
        best = much ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

/// The value of each legal card for the seat to play, all others playing against it.
/// \param worth  what an ended deal is worth to it.
template <typename Worth>
std::vector<CardValue> by_every_line(const Rules& rules, const Position& position, const Worth& worth) {
    std::vector<CardValue> values;
    const auto own = [seat = position.seat(rules)](unsigned other) { return other == seat; };
    for (const Card card : Each{position.legal(rules)}) {
        Position next = position;
        next.play(rules, card);
        values.push_back({card, by_every_line(rules, next, worth, own)});
    }
    return values;
}

}  // namespace imperiale
