// Do the last tricks come out even for both seats, and is less and less to be gained from them?
// Run by `make native-test`, under the sanitizers.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

#include "imperiale/ending.hpp"
#include "imperiale/equilibrium.hpp"
#include "imperiale/policy.hpp"

using namespace imperiale;

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
    if (holds) return;
    ++failures;
    std::printf("FAILED: %s\n", what);
}

/// Every hand of so many cards of a set.
std::vector<Cards> hands(Cards from, unsigned size) {
    if (!size) return {0};
    std::vector<Cards> all;
    for (; from; from &= from - 1)
        for (const Cards rest : hands(from & (from - 1), size - 1)) all.push_back(rest | bit(first(from)));
    return all;
}

struct Case {
    PublicState state;
    std::vector<Holding> holdings;
};

/// A deal played by chance until so many cards are left, and some hands that may be held then.
Case random_case(std::mt19937& random, unsigned left, bool when_won) {
    std::vector<Card> pack;
    for (Card card = 0; card < MOST_CARDS; ++card)
        if (card % RANKS) pack.push_back(card);
    std::ranges::shuffle(pack, random);
    Case made;
    Rules& rules = made.state.rules;
    rules.follow = random() % 2 ? Follow::must_beat : Follow::follow;
    rules.capot = Capot::instead;
    rules.capot_imperials = 2;
    rules.target = 5;
    rules.trump = suit_of(pack[31]) & 3U;
    rules.honours = of_suit(rules.trump) & ~(Cards{7} << (RANKS * rules.trump + 2));
    rules.marked_when_won = when_won;
    rules.won_in_play = Cards{15} << (RANKS * rules.trump + 5);
    made.state.completing = 3;
    made.state.pair = Cards{3} << (RANKS * rules.trump + 7);
    Position& position = made.state.position;
    for (unsigned i = 0; i < 24; ++i) position.hands[i % 2] |= bit(pack[i]);
    position.marks = {static_cast<std::uint16_t>(random() % 30), static_cast<std::uint16_t>(random() % 30)};
    Cards unseen = 0;
    for (unsigned i = 0; i < 31; ++i) unseen |= bit(pack[i]);
    for (unsigned i = left; i < 24 && !position.over; ++i) {
        Cards may = position.legal(rules);
        for (auto skip = random() % count(may); skip; --skip) may &= may - 1;
        const unsigned seat = position.seat(rules);
        made.state.played[seat] |= bit(first(may));
        unseen &= ~bit(first(may));
        position.play(rules, first(may));
    }
    for (const Cards zero : hands(unseen, count(position.hands[0])))
        for (const Cards one : hands(unseen & ~zero, count(position.hands[1])))
            made.holdings.push_back({{zero, one}, 1.0 + static_cast<double>(random() % 5)});
    std::ranges::shuffle(made.holdings, random);
    if (made.holdings.size() > 60) made.holdings.resize(60);
    return made;
}

double gain(const Ending& ending, const Policy& policy) {
    return (Answer(ending, policy, 0, true).value() + Answer(ending, policy, 1, true).value()) / 2;
}

void check(const Case& made) {
    const Ending ending(made.state, made.holdings, {}, std::size_t{1} << 24);
    Equilibrium found(ending);
    const double even = gain(ending, found.policy());
    found.run(60);
    const Policy policy = found.policy();
    const double best = gain(ending, policy);
    expect(best > -1e-9 && best < 1e-3, "an equilibrium leaves nothing to gain");
    expect(best <= even + 1e-9, "it leaves less than playing at random");
    for (const Policy& some : {policy, AllWorlds(ending).policy()}) {
        const double zero = Answer(ending, some, 0, false).value();
        expect(std::abs(zero + Answer(ending, some, 1, false).value()) < 1e-9, "what one wins the other loses");
        for (std::size_t at = 0; at < ending.nodes(); ++at) {
            std::vector<double> sums(ending.node(at).size[ending.node(at).seat]);
            each_move(ending, ending.node(at), [&](auto hand, auto move) { sums[hand] += some[move]; });
            for (const double sum : sums)
                if (ending.node(at).width) expect(std::abs(sum - 1) < 1e-9, "chances make 1");
        }
    }
}

template <typename Call>
bool refused(Call&& call) {
    try {
        call();
    } catch (const std::exception&) {
        return true;
    }
    return false;
}

}  // namespace

int main() {
    std::mt19937 random(1);
    for (unsigned i = 0; i < 24; ++i) {
        const Case made = random_case(random, 3 + i % 3, i % 3 == 0);
        if (made.state.position.over || made.holdings.empty()) continue;
        check(made);
    }
    Case made = random_case(random, 5, false);
    expect(refused([&] { Ending(made.state, made.holdings, {}, 10); }), "what is too large is refused");
    expect(refused([&] { Ending(made.state, {}, {}, 1000); }), "without hands there is no ending");
    made.holdings[0].hands[0] = made.holdings[0].hands[1];
    expect(refused([&] { Ending(made.state, made.holdings, {}, std::size_t{1} << 24); }), "no card is in two hands");
    std::puts(failures ? "ending_test failed" : "ending_test passed");
    return failures != 0;
}
