// How do marks change the score?
// Twin of domain.rules.marking.
#pragma once

#include <array>
#include <cstdint>

#include "imperiale/rules.hpp"

namespace imperiale {

/// Counters that make an imperial.
constexpr unsigned COUNTERS = 6;

/// By seat, what it has marked: six an imperial, one a counter.
using Marks = std::array<std::uint16_t, MOST_PLAYERS>;

constexpr void forfeit_counters(Marks& marks, unsigned seat) {
    marks[seat] = static_cast<std::uint16_t>(marks[seat] - marks[seat] % COUNTERS);
}

/// Add a gain at once; an imperial gained wipes the counters of all others, but not if it reaches
/// the target. Returns whether it does.
constexpr bool mark(const Rules& rules, Marks& marks, unsigned seat, unsigned imperials,
                    unsigned counters, bool wipes = true) {
    const unsigned before = marks[seat] / COUNTERS;
    marks[seat] = static_cast<std::uint16_t>(marks[seat] + COUNTERS * imperials + counters);
    const unsigned now = marks[seat] / COUNTERS;
    if (rules.target && now >= rules.target) return true;
    if (rules.wipe && wipes && now > before)
        for (unsigned other = 0; other < rules.players; ++other)
            if (other != seat) forfeit_counters(marks, other);
    return false;
}

namespace marking_examples {

constexpr Marks marked(bool wipe, std::uint8_t target, unsigned imperials, unsigned counters) {
    Rules rules;
    rules.wipe = wipe;
    rules.target = target;
    Marks marks = {6 * 1 + 5, 6 * 2 + 4};
    mark(rules, marks, 0, imperials, counters);
    return marks;
}
static_assert(marked(true, 5, 0, 1) == Marks{12, 12}, "six counters make an imperial, and wipe");
static_assert(marked(false, 5, 0, 1) == Marks{12, 16}, "no wipe in these rules");
static_assert(marked(true, 5, 1, 0) == Marks{17, 12}, "his own counters stay");
static_assert(marked(true, 2, 0, 1) == Marks{12, 16}, "a gain that wins wipes nobody");

}  // namespace marking_examples

}  // namespace imperiale
