// Does nothing go wrong in a very great number of deals, played at random and then well?
// Every card that is played must be legal, every card of the pack in one place, no imperial lost, and
// what the seats lead by must add up to nothing. The last cards are played by the solvers, and each
// must end where it said. `make native-fuzz` plays a million deals; fuzz COUNT plays so many.
#undef NDEBUG
#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>
#include <cstdlib>

#include "deals.hpp"
#include "imperiale/lone.hpp"
#include "imperiale/solve.hpp"

using namespace imperiale;

namespace {

constexpr unsigned SOLVED = 6;  ///< cards that are left when the solvers take over

unsigned ranks(Random& random) { return random.next() & 0x1ffU; }

/// Rules in which everything is left to chance.
Kind any_kind(Random& random) {
    Kind kind{};
    kind.players = 2 + random.below(3);
    kind.follow = random.below(2) ? Follow::must_beat : Follow::follow;
    kind.honours = random.below(4) ? ranks(random) & ranks(random) : 0;
    kind.marked_when_won = random.below(2);
    kind.tricks = std::array{TrickMarking::over, TrickMarking::difference, TrickMarking::most}[random.below(3)];
    kind.capot = std::array{Capot::none, Capot::instead, Capot::besides}[random.below(3)];
    kind.capot_imperials = static_cast<std::uint8_t>(random.below(3));
    kind.capot_counters = static_cast<std::uint8_t>(random.below(13));
    kind.no_trick_imperials = static_cast<std::uint8_t>(random.below(3));
    kind.wipe = random.below(2);
    kind.target = static_cast<std::uint8_t>(random.below(7));
    kind.sequence = 0x1e0U >> random.below(3);
    kind.king_queen = random.below(2);
    kind.won_in_play = random.below(2);
    kind.refill = kind.players == 2 && random.below(2);
    kind.tricks_over = static_cast<std::uint8_t>(random.below(8));
    kind.few = kind.refill && random.below(2) ? 2 + random.below(4) : 0;
    return kind;
}

/// What must hold at every moment.
void check(const Rules& rules, const Position& position, const Position& before, Cards pack) {
    Cards seen = 0;
    unsigned places = 0;
    const auto lies = [&](Cards cards) {
        seen |= cards;
        places += count(cards);
    };
    for (unsigned s = 0; s < rules.players; ++s) {
        lies(position.hands[s]);
        lies(position.taken[s]);
        assert(position.marks[s] / COUNTERS >= before.marks[s] / COUNTERS);
    }
    for (unsigned i = 0; i < position.laid; ++i) lies(bit(position.trick[i]));
    for (unsigned i = position.drawn; i < rules.stock_size; ++i) lies(bit(rules.stock[i]));
    assert(seen == pack && places == count(pack));
    if (position.winner != NOBODY) {
        assert(position.over && rules.target);
        assert(position.marks[static_cast<unsigned>(position.winner)] / COUNTERS >= rules.target);
    } else if (position.over) {
        assert(position.tricks_taken(rules) == rules.deal_tricks);
    }
    if (rules.target)
        for (unsigned s = 0; s < rules.players; ++s)
            assert(static_cast<int>(s) == position.winner || position.marks[s] / COUNTERS < rules.target);
}

Cards all_of(const Rules& rules, const Position& position) {
    Cards pack = 0;
    for (const Cards held : position.hands) pack |= held;
    for (unsigned i = 0; i < rules.stock_size; ++i) pack |= bit(rules.stock[i]);
    return pack;
}

CardValue best_of_all(const std::vector<CardValue>& values) {
    return *std::ranges::max_element(values, {}, &CardValue::value);
}

void play(Random& random) {
    const Kind kind = any_kind(random);
    RandomDeal deal = deal_of(kind, MOST_CARDS, random);
    const Rules& rules = deal.rules;
    Position& position = deal.position;
    const Cards pack = all_of(rules, position);
    Value promised = 0;
    bool solved = false;
    const Shares leads;
    while (!position.over) {
        unsigned left = rules.stock_size - position.drawn;
        for (const Cards held : position.hands) left += count(held);
        const unsigned seat = position.seat(rules);
        const Cards legal = position.legal(rules);
        assert(legal && !(legal & ~position.hands[seat]));
        Card card = any_of(legal, random);
        if (left <= SOLVED) {
            LoneSolver alone(rules);
            const auto values = alone.values(position);
            assert(values.size() == count(legal));
            card = best_of_all(values).card;
            if (rules.players == 2) {  // then all others are the other, and what one wins he loses
                const auto two = Solver(rules).values(position);
                for (std::size_t at = 0; at < two.size(); ++at)
                    assert(two[at].card == values[at].card && two[at].value == values[at].value);
                const Value now = seat == 0 ? best_of_all(two).value : -best_of_all(two).value;
                assert(!solved || now == promised);
                promised = now;
                solved = true;
            }
        }
        const Position before = position;
        position.play(rules, card);
        check(rules, position, before, pack);
    }
    assert(!position.legal(rules));
    const Ledger ended = position.ledger(rules);
    Value sum = 0;
    for (unsigned s = 0; s < rules.players; ++s) sum += leads.of(ended, rules.players, s);
    assert(sum == 0);
    assert(!solved || leads.of(ended, 2, 0) == promised);
}

}  // namespace

int main(int argc, char** argv) {
    const unsigned long deals = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 2000;
    for (unsigned long i = 0; i < deals; ++i) {
        Random random(i);
        play(random);
        if (deals >= 100000 && (i + 1) % (deals / 20) == 0) {
            std::printf("%lu of %lu deals, nothing wrong\n", i + 1, deals);
            std::fflush(stdout);
        }
    }
    std::printf("%lu deals by any rules, nothing wrong\n", deals);
    return deals ? 0 : 1;
}
