// What are the cards of many deals worth, solved by one thread or several, or played out by chance?
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "imperiale/lone.hpp"
#include "imperiale/objective.hpp"
#include "imperiale/playouts.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/shares.hpp"
#include "imperiale/solve.hpp"

namespace imperiale {

/// A deal by itself: what never changes in it, and where it stands.
using Deal = std::pair<Rules, Position>;

/// What deals are played for, if two play and if more do.
struct Aims {
    const Objective& two;
    const Shares& more;
};

/// Solves deals one after the other, each by the solver for as many as play.
class Solvers {
public:
    /// \param remember  whether what one deal has taught serves the next.
    Solvers(const Aims& aims, std::size_t limit, bool remember)
        : aims_(aims), limit_(limit), remember_(remember) {}

    std::vector<CardValue> values(const Deal& deal) {
        return deal.first.players == 2 ? by(two_, aims_.two, deal) : by(more_, aims_.more, deal);
    }

private:
    template <typename AnySolver, typename Aim>
    std::vector<CardValue> by(std::optional<AnySolver>& solver, const Aim& aim, const Deal& deal) {
        const auto& [rules, position] = deal;
        if (solver && solver->plays(rules)) {
            solver->deal(rules);
            if (!remember_) solver->forget();
        } else {
            solver.emplace(rules, aim, limit_);
        }
        return solver->values(position);
    }

    Aims aims_;
    std::size_t limit_;
    bool remember_;
    std::optional<Solver> two_;
    std::optional<LoneSolver> more_;
};

/// The values of every deal, shared out among threads; each thread has a solver of its own.
inline std::vector<std::vector<CardValue>> solve_apart(const std::vector<Deal>& deals, const Aims& aims,
                                                       std::size_t limit, unsigned threads) {
    std::vector<std::vector<CardValue>> rows(deals.size());
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex guard;
    const auto work = [&] {
        try {
            Solvers solvers(aims, limit, false);
            for (std::size_t i = next++; i < deals.size(); i = next++) rows[i] = solvers.values(deals[i]);
        } catch (...) {
            const std::scoped_lock lock(guard);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> pool;
        for (unsigned i = 1; i < threads; ++i) pool.emplace_back(work);
        work();
    }
    if (failure) std::rethrow_exception(failure);
    return rows;
}

/// The values of every deal, by one table for all.
inline std::vector<std::vector<CardValue>> solve_together(const std::vector<Deal>& deals,
                                                          const Aims& aims, std::size_t limit) {
    Solvers solvers(aims, limit, true);
    std::vector<std::vector<CardValue>> rows;
    for (const Deal& deal : deals) rows.push_back(solvers.values(deal));
    return rows;
}

/// What each legal card of every deal comes to for who plays it if chance plays the rest, added up over
/// so many times: a row a deal. In one deal the same chance follows each card.
inline std::vector<Value> by_chance(const std::vector<Deal>& deals, const Aims& aims, unsigned times,
                                    std::uint64_t seed) {
    std::vector<Value> rows;
    Random seeds(seed);
    for (const auto& [rules, root] : deals) {
        const unsigned seat = root.seat(rules);
        const std::uint64_t chance = std::uint64_t{seeds.next()} << 32 | seeds.next();
        for (const Card card : Each{root.legal(rules)}) {
            Position next = root;
            next.play(rules, card);
            Random random(chance);
            Value sum = 0;
            for (unsigned i = 0; i < times; ++i) {
                const Ledger end = playout(rules, next, random).ledger(rules);
                sum += rules.players != 2 ? aims.more.of(end, rules.players, seat)
                       : seat == 0        ? aims.two.of(end)
                                          : -aims.two.of(end);
            }
            rows.push_back(sum);
        }
    }
    return rows;
}

}  // namespace imperiale
