// Is every card worth what trying every line says where only tricks, or tricks and honours, count?
// Run by `make native-test`. simple_test COUNT tries so many positions of each kind.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "deals.hpp"
#include "imperiale/simple.hpp"

using namespace imperiale;

namespace {

/// Rules under which no partie ends, so that every deal is played to its last card.
constexpr std::array KINDS = {
    Kind{Follow::must_beat, FIGURES | SEVEN, false, TrickMarking::over, Capot::none, 0, 0, 0, false, 0,
         FIGURES, false, false, false},
    Kind{Follow::follow, KING | QUEEN | JACK | SEVEN, true, TrickMarking::over, Capot::none, 0, 0, 0,
         false, 0, FIGURES, true, false, false},
};

/// Positions of 1 to 8 cards each, the leader always the same side: Burnside's count of them.
constexpr std::array<std::size_t, 8> POSITIONS = {7, 56, 384, 2420, 13004, 62902, 275042, 1080730};

Value won(const Rules& rules, const Position& position, unsigned honour, unsigned seat) {
    const auto of = [&](unsigned s) {
        return static_cast<Value>(position.tricks(rules)[s] +
                                  honour * count(position.taken[s] & rules.honours));
    };
    return of(seat) - of(1 - seat);
}

Value by_every_line(const Rules& rules, unsigned honour, const Position& position) {
    if (position.over) return won(rules, position, honour, 0);
    const bool maximises = position.seat(rules) == 0;
    Value best = maximises ? WORST : BEST;
    for (const Card card : Each{position.legal(rules)}) {
        Position next = position;
        next.play(rules, card);
        const Value value = by_every_line(rules, honour, next);
        best = maximises ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

/// The same values cold, warm, by the table of endings and by every line.
unsigned long compare(const Kind& kind, unsigned honour, std::shared_ptr<const Endgame> endgame,
                      unsigned times, Random& random, unsigned long& wrong) {
    unsigned long compared = 0;
    SimpleSolver warm(kind.follow, honour, std::size_t{1} << 14), by_table(kind.follow, honour, 1 << 14, endgame);
    for (unsigned i = 0; i < times; ++i) {
        const RandomDeal deal = deal_of(kind, 1 + random.below(12), random);
        const unsigned seat = deal.position.seat(deal.rules);
        SimpleSolver cold(kind.follow, honour);
        const auto found = cold.values(deal.rules, deal.position);
        const auto again = warm.values(deal.rules, deal.position);
        const auto looked_up = by_table.values(deal.rules, deal.position);
        const Value before = won(deal.rules, deal.position, honour, 0);
        if (found.size() != count(deal.position.legal(deal.rules))) ++wrong;
        for (std::size_t at = 0; at < found.size(); ++at) {
            Position next = deal.position;
            next.play(deal.rules, found[at].card);
            const Value value = by_every_line(deal.rules, honour, next) - before;
            const Value right = seat == 0 ? value : -value;
            ++compared;
            if (found[at].value != right || again[at].value != right || looked_up[at].value != right)
                ++wrong;
        }
    }
    return compared;
}

/// Whole deals, with the table of endings and without.
unsigned long whole(const Kind& kind, unsigned honour, std::shared_ptr<const Endgame> endgame,
                    unsigned times, Random& random, unsigned long& wrong) {
    SimpleSolver searched(kind.follow, honour), by_table(kind.follow, honour, 1 << 16, endgame);
    unsigned long compared = 0;
    for (unsigned i = 0; i < times; ++i) {
        const RandomDeal deal = deal_of(kind, 24 - random.below(6), random);
        const auto found = searched.values(deal.rules, deal.position);
        const auto looked_up = by_table.values(deal.rules, deal.position);
        for (std::size_t at = 0; at < found.size(); ++at, ++compared)
            if (found[at].value != looked_up[at].value) ++wrong;
    }
    return compared;
}

}  // namespace

int main(int argc, char** argv) {
    const unsigned times = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 400;
    constexpr unsigned cards = 5;
    unsigned long compared = 0, wrong = 0;
    Random random(1710);
    std::size_t positions = 0;
    for (unsigned k = 0; k < cards; ++k) positions += POSITIONS[k];
    for (const Kind& kind : KINDS) {
        const auto endgame = std::make_shared<const Endgame>(kind.follow, cards);
        if (endgame->size() != positions) ++wrong;
        for (const unsigned honour : {0U, 2U}) {
            compared += compare(kind, honour, endgame, times, random, wrong);
            compared += whole(kind, honour, endgame, times / 20, random, wrong);
        }
    }
    std::printf("%lu cards compared where tricks and honours count, %lu wrong\n", compared, wrong);
    return wrong || !compared ? 1 : 0;
}
