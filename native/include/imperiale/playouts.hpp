// What does a deal come to if every card is played at random?
#pragma once

#include <cstdint>

#include "imperiale/position.hpp"

namespace imperiale {

/// A stream of random numbers (SplitMix64: Steele, Lea and Flood, 2014); a seed gives the same
/// stream on every machine.
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint32_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
        z = (z ^ z >> 27) * 0x94d049bb133111ebU;
        return static_cast<std::uint32_t>((z ^ z >> 31) >> 32);
    }

    /// A number below a limit of at most 36; its bias is less than one part in a hundred million.
    constexpr unsigned below(unsigned limit) {
        return static_cast<unsigned>(std::uint64_t{next()} * limit >> 32);
    }

private:
    std::uint64_t state_;
};

/// A card of a set that is not empty, each as likely.
constexpr Card any_of(Cards cards, Random& random) {
    for (unsigned skip = random.below(count(cards)); skip; --skip) cards &= cards - 1;
    return first(cards);
}

/// The end of the deal if every legal card is as likely.
constexpr Position playout(const Rules& rules, Position position, Random& random) {
    while (!position.over) position.play(rules, any_of(position.legal(rules), random));
    return position;
}

}  // namespace imperiale
