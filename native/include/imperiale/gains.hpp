// What has a deal brought, whatever the score it began at?
#pragma once

#include <cstdint>
#include <span>

#include "imperiale/marking.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/settle.hpp"

namespace imperiale {

/// The names are the values of the rule-set key `stakes`.
enum class Stakes : std::uint8_t { none, quadruple, difference };

/// Something marked at once, or all counters lost. Places are counted from elder.
struct Gain {
    enum class Kind : std::uint8_t { tame, wipes, forfeit };

    std::uint8_t place = 0;
    std::uint8_t imperials = 0;
    std::uint8_t counters = 0;
    Kind kind = Kind::wipes;
};

/// Take the gains of a deal in their order until somebody wins; returns his place, or NOBODY.
constexpr std::int8_t take(const Rules& rules, Marks& marks, std::span<const Gain> gains) {
    for (const Gain& gain : gains) {
        if (gain.kind == Gain::Kind::forfeit)
            forfeit_counters(marks, gain.place);
        else if (mark(rules, marks, gain.place, gain.imperials, gain.counters,
                      gain.kind == Gain::Kind::wipes))
            return static_cast<std::int8_t>(gain.place);
    }
    return NOBODY;
}

/// What a loser pays. Twin of domain.stakes.
constexpr unsigned owed(Stakes stakes, unsigned loser, unsigned winner) {
    if (stakes == Stakes::none) return 0;
    if (stakes == Stakes::difference) return winner / COUNTERS - loser / COUNTERS;
    if (loser == 0) return 4;
    if (loser < COUNTERS) return 3;
    return loser < 9 ? 2 : 1;
}

}  // namespace imperiale
