// Do threads that solve at one time find what one finds alone, without a race?
// `make native-threads` builds it with the sanitizer of threads, and runs it.
#undef NDEBUG
#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <cassert>
#include <cstdio>
#include <thread>
#include <vector>

#include "deals.hpp"
#include "imperiale/batch.hpp"

using namespace imperiale;

namespace {

constexpr unsigned THREADS = 4, DEALS = 60;

Kind kind_for(unsigned players) {
    return {Follow::follow, FIGURES, true, TrickMarking::over, Capot::besides, 1, 0, 1, true, 5,
            FIGURES, false, true, false, players, 4};
}

std::vector<Deal> late(unsigned players, Random& random) {
    std::vector<Deal> deals;
    while (deals.size() < DEALS) {
        const RandomDeal deal = deal_of(kind_for(players), 10, random);
        if (!deal.position.over) deals.emplace_back(deal.rules, deal.position);
    }
    return deals;
}

bool same(const std::vector<std::vector<CardValue>>& one, const std::vector<std::vector<CardValue>>& other) {
    return std::ranges::equal(one, other, [](const auto& row, const auto& again) {
        return std::ranges::equal(row, again, [](const CardValue& a, const CardValue& b) {
            return a.card == b.card && a.value == b.value;
        });
    });
}

/// Shared out by the core itself; the ends are told by one who is asked by all threads.
void shared_out(unsigned players, Random& random) {
    const auto deals = late(players, random);
    std::atomic<unsigned> asked = 0;
    const Shares shares([&](const Marks& marks, std::int8_t winner) {
        ++asked;
        std::array<Value, MOST_PLAYERS> worth = {};
        for (unsigned s = 0; s < players; ++s)
            worth[s] = Value{marks[s]} * (winner == static_cast<int>(s) ? 2 : 1);
        return worth;
    });
    const Objective two;
    const Aims aims{two, shares};
    const auto alone = solve_apart(deals, aims, std::size_t{1} << 12, 1);
    assert(same(alone, solve_apart(deals, aims, std::size_t{1} << 12, THREADS)));
    assert(players == 2 || asked);
}

/// Each with a solver of its own that begins at one moment; whatever is made at first use is made once.
void at_once(Random& random) {
    std::vector<RandomDeal> deals;
    for (unsigned i = 0; i < DEALS / 10; ++i) deals.push_back(deal_of(kind_for(2), 18, random));
    std::array<std::vector<Value>, THREADS> found;
    std::barrier begin(THREADS);
    {
        std::vector<std::jthread> pool;
        for (auto& values : found)
            pool.emplace_back([&] {
                begin.arrive_and_wait();
                for (const auto& [rules, position] : deals) {
                    Solver solver(rules);
                    for (const CardValue& one : solver.values(position)) values.push_back(one.value);
                }
            });
    }
    for (const auto& values : found) assert(!values.empty() && values == found[0]);
}

}  // namespace

int main() {
    Random random(1708);
    at_once(random);
    for (unsigned players = 2; players <= 4; ++players) shared_out(players, random);
    std::printf("threads find what one finds\n");
}
