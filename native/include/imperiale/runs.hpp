// Which cards are as good as others?
#pragma once

#include <initializer_list>

#include "imperiale/cards.hpp"

namespace imperiale {

constexpr Cards LOWEST_OF_SUITS = Cards{1} | Cards{1} << 9 | Cards{1} << 18 | Cards{1} << 27;
constexpr Cards HIGHEST_OF_SUITS = LOWEST_OF_SUITS << 8;

/// The cards of a set and those above them in their suits, as far up as `through` goes on.
constexpr Cards spread_up(Cards from, Cards through) {
    through &= ~LOWEST_OF_SUITS;
    from |= through & from << 1;
    through &= through << 1;
    from |= through & from << 2;
    through &= through << 2;
    from |= through & from << 4;
    through &= through << 4;
    return from | (through & from << 8);
}

/// The cards of a set and all those below them in their suits.
constexpr Cards spread_down(Cards from) {
    from |= from >> 1 & ~HIGHEST_OF_SUITS;
    from |= from >> 2 & ~(HIGHEST_OF_SUITS | HIGHEST_OF_SUITS >> 1);
    from |= from >> 4 & (LOWEST_OF_SUITS * 0x1fU);
    return from | (from >> 8 & LOWEST_OF_SUITS);
}

/// Those cards of a set that have none of the set below them with no card of theirs between.
constexpr Cards lowest_of_runs(Cards set, Cards theirs) {
    const Cards next = set << 1 & ~LOWEST_OF_SUITS & ~theirs;
    return set & ~spread_up(next, ~theirs);
}

/// The cards worth trying of a legal set: of cards that no card of theirs stands between, and that
/// are worth the same when won, only the lowest.
constexpr Cards different(Cards legal, Cards theirs, Cards marked, Cards sequence) {
    if (!(legal & (marked | sequence))) return lowest_of_runs(legal, theirs);
    Cards kept = 0;
    for (const Cards a : {marked, ~marked})
        for (const Cards b : {sequence, ~sequence})
            if (const Cards one = legal & a & b) kept |= lowest_of_runs(one, theirs);
    return kept;
}

}  // namespace imperiale
