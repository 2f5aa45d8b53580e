// What can a leader take at once, whatever the others hold back?
#pragma once

#include <algorithm>

#include "imperiale/cards.hpp"
#include "imperiale/runs.hpp"

namespace imperiale {

/// Tricks, and honours in them.
struct Cash {
    unsigned tricks = 0;
    unsigned honours = 0;
};

/// A seat's trumps above all those of another: each takes the trick in which it is played.
constexpr Cash top_trumps(Cards held, Cards other, Cards trumps, Cards honours) {
    const Cards top = held & trumps & ~spread_down(other & trumps);
    return {count(top), count(top & honours)};
}

/// What the leader of two takes at the least: he cashes his top cards as long as the other must
/// follow, or has no trump left.
constexpr Cash cashed(Cards leader, Cards other, unsigned trump, Cards honours) {
    const Cards trumps = of_suit(trump), top = leader & ~spread_down(other);
    const Cards mine = leader & trumps, theirs = other & trumps, high = top & trumps;
    const bool drawn = count(high) >= count(theirs);  // then nothing more is trumped
    Cash cash = drawn ? Cash{count(mine), count((mine | theirs) & honours)}
                      : Cash{count(high), count(high & honours)};
    for (unsigned suit = 0; suit < 4; ++suit) {
        if (suit == trump) continue;
        const Cards of = of_suit(suit);
        const unsigned tops = count(top & of), held = count(other & of);
        cash.tricks += drawn ? tops >= held ? count(leader & of) : tops : std::min(tops, held);
    }
    return cash;
}

}  // namespace imperiale
