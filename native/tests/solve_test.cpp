// Is every card worth what trying every line to the end says? Run by `make native-test`.
// solve_test COUNT tries so many positions; without it some thousand, which the sanitizers allow.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "imperiale/playouts.hpp"
#include "imperiale/solve.hpp"

using namespace imperiale;

namespace {

Cards trumps_of(const Rules& rules, unsigned ranks) { return Cards{ranks} << (RANKS * rules.trump); }

constexpr unsigned SEVEN = 1U << 1, TEN = 1U << 4, ACE = 1U << 5, JACK = 1U << 6, QUEEN = 1U << 7,
                   KING = 1U << 8;

/// What differs between the rule sets, and between their options.
struct Kind {
    Follow follow;
    unsigned honours;
    bool marked_when_won;
    TrickMarking tricks;
    Capot capot;
    std::uint8_t capot_imperials, capot_counters, no_trick_imperials;
    bool wipe;
    std::uint8_t target;
    unsigned sequence;
    bool king_queen;  ///< the sequence is won by who was dealt king and queen, or by whoever he is
    bool won_in_play;
    bool refill;
};

constexpr unsigned FIGURES = KING | QUEEN | JACK | ACE;

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
    Kind{Follow::follow, 0, false, TrickMarking::most, Capot::none, 0, 0, 2, false, 6,
         KING | QUEEN | JACK | TEN, false, true, false},
    Kind{Follow::follow, FIGURES, true, TrickMarking::over, Capot::instead, 0, 12, 0, true, 3, FIGURES,
         true, true, false},
    Kind{Follow::follow, FIGURES, true, TrickMarking::over, Capot::instead, 0, 12, 0, true, 0, FIGURES,
         true, true, false},
};

struct Deal {
    Rules rules;
    Position position;
};

/// A random deal by a kind of rules, played at random until so many cards are left to play.
Deal deal_of(const Kind& kind, unsigned left, Random& random) {
    std::array<Card, 32> pack = {};
    unsigned size = 0;
    for (unsigned suit = 0; suit < 4; ++suit)
        for (unsigned rank = 1; rank < RANKS; ++rank) pack[size++] = static_cast<Card>(RANKS * suit + rank);
    for (unsigned i = size - 1; i; --i) std::swap(pack[i], pack[random.below(i + 1)]);

    Deal deal;
    Rules& rules = deal.rules;
    Position& position = deal.position;
    for (unsigned i = 0; i < 24; ++i) position.hands[i / 12] |= bit(pack[i]);
    rules.dealer = static_cast<std::uint8_t>(random.below(2));
    rules.trump = static_cast<std::uint8_t>(suit_of(pack[24]));
    rules.follow = kind.follow;
    rules.honours = trumps_of(rules, kind.honours);
    rules.marked_when_won = kind.marked_when_won;
    rules.tricks = kind.tricks;
    rules.capot = kind.capot;
    rules.capot_imperials = kind.capot_imperials;
    rules.capot_counters = kind.capot_counters;
    rules.no_trick_imperials = kind.no_trick_imperials;
    rules.wipe = kind.wipe;
    rules.target = kind.target;
    rules.won_in_play = trumps_of(rules, kind.sequence);
    const Cards pair = trumps_of(rules, KING | QUEEN);
    for (unsigned s = 0; s < 2; ++s)
        if (kind.won_in_play && (!kind.king_queen || has_all(position.hands[s], pair)))
            rules.won_in_play_seats = static_cast<std::uint8_t>(rules.won_in_play_seats | 1U << s);
    if (kind.refill) {
        rules.deal_tricks = 16;
        std::copy(pack.begin() + 25, pack.end(), rules.stock.begin());
        rules.stock[7] = pack[24];
        rules.stock_size = 8;
        for (unsigned suit = 0; suit < 4; ++suit)
            rules.combinations[rules.combinations_size++] = {
                Cards{kind.sequence} << (RANKS * suit), 1, static_cast<std::uint8_t>(suit), 3, false};
        rules.combinations[rules.combinations_size++] = {
            Cards{SEVEN} | Cards{SEVEN} << 9 | Cards{SEVEN} << 18 | Cards{SEVEN} << 27, 1, 4, 3, false};
        rules.blank_value = 2;
        rules.blank_without = Cards{KING | QUEEN | JACK} * (Cards{1} | Cards{1} << 9 | Cards{1} << 18 |
                                                            Cards{1} << 27);
        rules.blank_wipes = false;
    }
    const unsigned most = rules.target ? rules.target : 5;
    for (unsigned s = 0; s < 2; ++s)
        position.marks[s] = static_cast<std::uint16_t>(COUNTERS * random.below(most) + random.below(6));
    position.leader = static_cast<std::uint8_t>(1 - rules.dealer);
    while (!position.over) {
        const unsigned to_come = count(position.hands[0] | position.hands[1]) + rules.stock_size -
                                 position.drawn;
        if (to_come <= left) break;
        position.play(rules, any_of(position.legal(rules), random));
    }
    return deal;
}

Value by_every_line(const Rules& rules, const Objective& objective, const Position& position) {
    if (position.over) return objective.of(position.ledger(rules));
    const bool maximises = position.seat(rules) == 0;
    Value best = maximises ? WORST : BEST;
    for (const Card card : Each{position.legal(rules)}) {
        Position next = position;
        next.play(rules, card);
        const Value value = by_every_line(rules, objective, next);
        best = maximises ? std::max(best, value) : std::min(best, value);
    }
    return best;
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
        const Deal deal = deal_of(kind, 1 + random.below(kind.refill ? 9 : 12), random);
        if (deal.position.over) continue;
        if (!warm) warm = std::make_unique<Solver>(deal.rules, objective, std::size_t{1} << 14);
        warm->deal(deal.rules);
        const auto again = warm->values(deal.position);
        const auto cold = Solver(deal.rules, objective).values(deal.position);
        const bool own = deal.position.seat(deal.rules) == 0;
        for (std::size_t at = 0; at < cold.size(); ++at) {
            Position next = deal.position;
            next.play(deal.rules, cold[at].card);
            const Value value = by_every_line(deal.rules, objective, next);
            const Value right = own ? value : -value;
            ++compared;
            if (cold[at].value != right || again[at].value != right || again[at].card != cold[at].card)
                ++wrong;
        }
    }
    return compared;
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
    std::printf("%lu cards of %u positions compared, %lu wrong\n", compared,
                share * static_cast<unsigned>(2 * KINDS.size()), wrong);
    return wrong || !compared ? 1 : 0;
}
