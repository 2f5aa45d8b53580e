// Is every card worth what trying every line to the end says? Run by `make native-test`.
// solve_test COUNT tries so many positions; without it some thousand, which the sanitizers allow.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "imperiale/naive.hpp"
#include "imperiale/solve.hpp"
#include "deals.hpp"

using namespace imperiale;

namespace {

constexpr std::array KINDS = {
    Kind{Follow::must_beat, FIGURES | SEVEN, false, TrickMarking::over, Capot::instead, 2, 0, 0, true, 5,
         FIGURES, false, false, false},
    Kind{Follow::must_beat, FIGURES | SEVEN, false, TrickMarking::difference, Capot::instead, 2, 0, 0,
         true, 5, FIGURES, false, true, false},
    Kind{Follow::must_beat, FIGURES | SEVEN, true, TrickMarking::over, Capot::instead, 2, 0, 0, true, 5,
         FIGURES, false, true, false},
    Kind{Follow::follow, KING | QUEEN | JACK | SEVEN, true, TrickMarking::over, Capot::besides, 0, 2, 0,
         true, 5, FIGURES, true, true, false},
    Kind{Follow::follow, KING | QUEEN | JACK | SEVEN, false, TrickMarking::over, Capot::none, 0, 0, 0,
         true, 5, FIGURES, true, true, true},
    Kind{Follow::follow, KING | QUEEN | JACK | SEVEN, false, TrickMarking::over, Capot::none, 0, 0, 0,
         true, 5, FIGURES, false, true, true, 2, 6, 4},
    Kind{Follow::must_beat, FIGURES, true, TrickMarking::over, Capot::none, 0, 0, 0, true, 2, FIGURES,
         true, true, true, 2, 6, 2},
    Kind{Follow::follow, 0, false, TrickMarking::most, Capot::none, 0, 0, 2, false, 6,
         KING | QUEEN | JACK | TEN, false, true, false},
    Kind{Follow::follow, FIGURES, true, TrickMarking::over, Capot::instead, 0, 12, 0, true, 3, FIGURES,
         true, true, false},
    Kind{Follow::follow, FIGURES, true, TrickMarking::over, Capot::instead, 0, 12, 0, true, 0, FIGURES,
         true, true, false},
};

Value right_value(const Rules& rules, const Objective& objective, const Position& position,
                  std::int8_t both_for = NOBODY) {
    return by_every_line(
        rules, position, [&](const Ledger& end) { return objective.of(end); },
        [&](unsigned seat) { return both_for == NOBODY ? seat == 0 : both_for == 0; });
}

/// What a seat gets if both play for it, asked of a warm solver; returns how many were compared.
unsigned long compare_together(const Kind& kind, const Objective& objective, std::int8_t seat,
                               unsigned count, Random& random, unsigned long& wrong) {
    unsigned long compared = 0;
    std::unique_ptr<Solver> warm;
    for (unsigned i = 0; i < count; ++i) {
        const RandomDeal deal = deal_of(kind, 1 + random.below(9), random);
        if (deal.position.over) continue;
        if (!warm) warm = std::make_unique<Solver>(deal.rules, objective, std::size_t{1} << 14, seat);
        warm->deal(deal.rules);
        ++compared;
        wrong += warm->value(deal.position) != right_value(deal.rules, objective, deal.position, seat);
    }
    return compared;
}

/// Values that no arithmetic of marks would give.
Objective scrambled() {
    constexpr unsigned width = 96;
    Random random(2024);
    std::array<std::vector<Value>, 3> tables;
    for (auto& table : tables)
        for (unsigned i = 0; i < width * width; ++i) table.push_back(static_cast<Value>(random.below(9)));
    return Objective(tables[0], {tables[1], tables[2]}, width);
}

/// The same values cold, warm and by every line; returns how many cards were compared.
unsigned long compare(const Kind& kind, const Objective& objective, unsigned count, Random& random,
                      unsigned long& wrong) {
    unsigned long compared = 0;
    std::unique_ptr<Solver> warm;
    for (unsigned i = 0; i < count; ++i) {
        const RandomDeal deal = deal_of(kind, 1 + random.below(kind.refill && !kind.few ? 9 : 12), random);
        if (deal.position.over) continue;
        if (!warm) warm = std::make_unique<Solver>(deal.rules, objective, std::size_t{1} << 14);
        warm->deal(deal.rules);
        const auto again = warm->values(deal.position);
        const auto cold = Solver(deal.rules, objective).values(deal.position);
        const bool own = deal.position.seat(deal.rules) == 0;
        for (std::size_t at = 0; at < cold.size(); ++at) {
            Position next = deal.position;
            next.play(deal.rules, cold[at].card);
            const Value value = right_value(deal.rules, objective, next);
            const Value right = own ? value : -value;
            ++compared;
            if (cold[at].value != right || again[at].value != right || again[at].card != cold[at].card)
                ++wrong;
        }
    }
    return compared;
}

/// Worlds by one call, and each by itself; returns how many cards were compared, and how many worlds
/// shared the values of another.
std::pair<unsigned long, unsigned long> compare_worlds(const Kind& kind, const Objective& objective,
                                                       unsigned count, Random& random,
                                                       unsigned long& wrong) {
    unsigned long compared = 0, shared = 0;
    for (unsigned i = 0; i < count; ++i) {
        const RandomDeal deal = deal_of(kind, 1 + random.below(12), random);
        if (deal.position.over) continue;
        const unsigned other = 1 - deal.position.seat(deal.rules);
        const Cards own = deal.position.hands[1 - other], had = deal.position.hands[other];
        Cards unseen = 0;  // the cards that nobody has shown; the pack is that of two
        for (unsigned suit = 0; suit < 4; ++suit)
            for (unsigned rank = 1; rank < RANKS; ++rank) unseen |= bit(static_cast<Card>(RANKS * suit + rank));
        unseen &= ~(own | deal.position.taken[0] | deal.position.taken[1]);
        if (deal.position.laid) unseen &= ~bit(deal.position.trick[0]);
        for (unsigned drawn = deal.position.drawn; drawn < deal.rules.stock_size; ++drawn)
            unseen &= ~bit(deal.rules.stock[drawn]);
        std::vector<Cards> hands = {had};
        while (hands.size() < 40) {
            Cards held = 0, left = unseen;
            while (imperiale::count(held) < imperiale::count(had)) {
                const Card card = any_of(left, random);
                held |= bit(card);
                left &= ~bit(card);
            }
            hands.push_back(held);
        }
        Solver solver(deal.rules, objective);
        const auto firsts = solver.alike(deal.position, other, hands);
        const auto rows = solver.worlds(deal.position, other, hands);
        std::size_t at = 0;
        for (std::size_t world = 0; world < hands.size(); ++world) {
            Position alone = deal.position;
            alone.hands[other] = hands[world];
            for (const CardValue& one : Solver(deal.rules, objective).values(alone)) {
                ++compared;
                wrong += rows[at++] != one.value;
            }
            shared += firsts[world] != world;
        }
        wrong += at != rows.size();
    }
    return {compared, shared};
}

}  // namespace

int main(int argc, char** argv) {
    const unsigned count = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 3200;
    const Objective difference, table = scrambled();
    unsigned long compared = 0, wrong = 0;
    Random random(1708);
    const unsigned share = std::max(1U, count / static_cast<unsigned>(2 * KINDS.size()));
    for (const Kind& kind : KINDS)
        for (const Objective* objective : {&difference, &table})
            compared += compare(kind, *objective, share, random, wrong);
    unsigned long cards = 0, shared = 0, together = 0;
    for (const Kind& kind : KINDS) {
        for (const std::int8_t seat : {std::int8_t{0}, std::int8_t{1}})
            for (const Objective* objective : {&difference, &table})
                together += compare_together(kind, *objective, seat, share, random, wrong);
        const auto [more, alike] = compare_worlds(kind, table, std::max(1U, count / 800), random, wrong);
        cards += more;
        shared += alike;
    }
    std::printf("%lu positions compared that both play for one seat\n", together);
    std::printf("%lu cards in worlds compared, %lu worlds shared the values of others\n", cards, shared);
    std::printf("%lu cards of %u positions compared, %lu wrong\n", compared,
                share * static_cast<unsigned>(2 * KINDS.size()), wrong);
    return wrong || !compared || !shared || !together ? 1 : 0;
}
