// Can a seat make sure of what a card is said to be worth, whatever the others do? Run by
// `make native-test`. lone_test COUNT tries so many positions of each kind of rules.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "deals.hpp"
#include "imperiale/lone.hpp"
#include "imperiale/naive.hpp"

using namespace imperiale;

namespace {

constexpr std::array KINDS = {
    Kind{Follow::must_beat, FIGURES | SIX, false, TrickMarking::over, Capot::instead, 2, 0, 0, true, 5,
         FIGURES, false, false, false, 3, 4},
    Kind{Follow::must_beat, FIGURES | SIX, false, TrickMarking::difference, Capot::instead, 2, 0, 0,
         true, 0, FIGURES, false, true, false, 3, 4},
    Kind{Follow::must_beat, FIGURES | SIX, true, TrickMarking::over, Capot::instead, 2, 0, 0, true, 5,
         FIGURES, false, true, false, 3, 4},
    Kind{Follow::follow, KING | QUEEN | JACK | SEVEN, true, TrickMarking::over, Capot::besides, 0, 2, 0,
         true, 5, FIGURES, true, true, false, 3, 4},
    Kind{Follow::follow, 0, false, TrickMarking::most, Capot::none, 0, 0, 2, false, 6,
         KING | QUEEN | JACK | TEN, false, false, false, 3, 6},
    Kind{Follow::follow, FIGURES, true, TrickMarking::over, Capot::instead, 0, 12, 0, true, 3, FIGURES,
         true, true, false, 3, 4},
    Kind{Follow::follow, 0, false, TrickMarking::most, Capot::none, 0, 0, 2, false, 6,
         KING | QUEEN | JACK | TEN, false, true, false, 4, 6},
    Kind{Follow::must_beat, FIGURES | SEVEN, true, TrickMarking::over, Capot::besides, 1, 2, 1, true, 3,
         FIGURES, false, true, false, 4, 2},
};

/// Values that no arithmetic of marks would give.
Shares scrambled() {
    return Shares([](const Marks& marks, std::int8_t winner) {
        std::array<Value, MOST_PLAYERS> values = {};
        std::uint64_t seed = static_cast<std::uint64_t>(winner + 1);
        for (const std::uint16_t mark : marks) seed = seed * 1009 + mark;
        Random random(seed);
        for (Value& value : values) value = static_cast<Value>(random.below(9));
        return values;
    });
}

/// The same values cold, warm and by every line; returns how many cards were compared.
unsigned long compare(const Kind& kind, const Shares& shares, unsigned times, Random& random,
                      unsigned long& wrong) {
    unsigned long compared = 0;
    std::unique_ptr<LoneSolver> warm;
    for (unsigned i = 0; i < times; ++i) {
        const RandomDeal deal = deal_of(kind, 1 + random.below(11), random);
        if (deal.position.over) continue;
        if (!warm) warm = std::make_unique<LoneSolver>(deal.rules, shares, std::size_t{1} << 14);
        warm->deal(deal.rules);
        const auto again = warm->values(deal.position);
        LoneSolver cold(deal.rules, shares);
        const auto found = cold.values(deal.position);
        if (found.size() != again.size() || found.size() != count(deal.position.legal(deal.rules))) ++wrong;
        const unsigned seat = deal.position.seat(deal.rules);
        const auto worth = [&](const Ledger& end) { return shares.of(end, deal.rules.players, seat); };
        for (std::size_t at = 0; at < found.size(); ++at) {
            Position next = deal.position;
            next.play(deal.rules, found[at].card);
            const Value right =
                by_every_line(deal.rules, next, worth, [&](unsigned s) { return s == seat; });
            ++compared;
            if (found[at].value != right || again[at].value != right || again[at].card != found[at].card)
                ++wrong;
        }
    }
    return compared;
}

}  // namespace

int main(int argc, char** argv) {
    const unsigned times = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 200;
    const Shares leads, any = scrambled();
    unsigned long compared = 0, wrong = 0;
    Random random(1709);
    for (const Kind& kind : KINDS) {
        compared += compare(kind, leads, times, random, wrong);
        compared += compare(kind, any, times, random, wrong);
    }
    std::printf("%lu cards of %zu positions for three and four compared, %lu wrong\n", compared,
                2 * KINDS.size() * times, wrong);
    return wrong || !compared ? 1 : 0;
}
