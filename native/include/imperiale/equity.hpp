// What is a score worth before a deal, if deals bring what a sample of them has brought?
// A partie as a Markov chain over the scores at the start of a deal. Marks only grow, but for
// counters that are wiped, and nobody is wiped unless another gains an imperial: so imperials, and
// with equal imperials counters, grow from deal to deal, and one pass backwards is exact. The sole
// cycle is a deal that brings nothing to anybody.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/gains.hpp"

namespace imperiale {

/// Deals that bring the same.
struct Sampled {
    std::vector<Gain> gains;
    /// What share of the deals of each batch they are. It may be below nothing: a share that was
    /// corrected by what another sample has shown.
    std::vector<double> shares;
};

/// By the start score and by place from elder, the chance to win, or if anything is paid the expected
/// payment, and its standard error from the spread of the batches.
class Equity {
public:
    /// \param rules  players, wipe and target are what matters of them.
    /// \param deals  the shares of every batch make 1; every batch counts as much.
    Equity(const Rules& rules, Stakes stakes, const std::vector<Sampled>& deals)
        : rules_(rules), stakes_(stakes), width_(COUNTERS * rules.target), players_(rules.players) {
        if (players_ < 2 || players_ > MOST_PLAYERS || !width_)
            throw std::invalid_argument("a partie has two to four players and a target");
        if (deals.empty()) throw std::invalid_argument("there must be deals to learn from");
        batches_ = deals.front().shares.size();
        size_ = 1;
        for (unsigned p = 0; p < players_; ++p)
            if ((size_ *= width_) > MOST_STATES) throw std::invalid_argument("too many scores");
        learn(deals);
        value_.resize(size_ * players_);
        if (batches_ > 1) spread_.resize(size_ * players_ * batches_);
        slot_.resize(size_);
        for (const std::size_t state : backwards())
            if (first_of_orbit(state)) settle(state);
    }

    /// Rows by start score, the marks of elder most significant; of each row the places.
    const std::vector<double>& values() const { return value_; }

    /// The standard error of each value; none if there is but one batch.
    std::vector<double> errors() const {
        std::vector<double> found(spread_.size() / batches_);
        const double n = static_cast<double>(batches_);
        for (std::size_t i = 0; i < found.size(); ++i) {
            double squares = 0;
            for (std::size_t b = 0; b < batches_; ++b) {
                const double off = spread_[i * batches_ + b];
                squares += off * off;
            }
            found[i] = std::sqrt(squares / (n * (n - 1)));
        }
        return found;
    }

private:
    static constexpr std::size_t MOST_STATES = std::size_t{1} << 22;

    struct Share {
        std::uint32_t batch;
        double of_batch;
    };
    struct Known {
        std::vector<Gain> gains;
        Marks sum = {};             ///< of all its gains, by place
        bool plain = true;          ///< whether it is but a sum, as long as nobody wins
        double share = 0;           ///< of all deals
        std::vector<Share> shares;  ///< of the deals of each batch that has some
    };
    /// A score that comes next, and how often it does.
    struct Next {
        std::size_t state;
        double share;
        std::vector<double> of_batch;
    };
    using Worth = std::array<double, MOST_PLAYERS>;  ///< by place

    void learn(const std::vector<Sampled>& deals) {
        std::vector<double> whole(batches_);
        for (const Sampled& one : deals) {
            if (one.shares.size() != batches_)
                throw std::invalid_argument("deals are not of the same batches");
            for (std::size_t b = 0; b < batches_; ++b) whole[b] += one.shares[b];
        }
        if (!batches_ || !std::ranges::all_of(whole, [](double w) { return std::abs(w - 1) < 1e-9; }))
            throw std::invalid_argument("the shares of a batch do not make 1");
        for (const Sampled& one : deals) {
            Known known;
            known.gains = one.gains;
            for (std::size_t b = 0; b < batches_; ++b) {
                if (one.shares[b] == 0) continue;
                known.share += one.shares[b] / static_cast<double>(batches_);
                known.shares.push_back({static_cast<std::uint32_t>(b), one.shares[b]});
            }
            for (const Gain& gain : one.gains) {
                if (gain.place >= players_) throw std::invalid_argument("no such place");
                known.sum[gain.place] += static_cast<std::uint16_t>(COUNTERS * gain.imperials + gain.counters);
                known.plain &= gain.kind != Gain::Kind::forfeit && !rules_.wipe;
            }
            if (!known.gains.empty()) {
                known_.push_back(std::move(known));
            } else {
                idle_ += known.share;
                idle_of_.resize(batches_);
                for (const Share& share : known.shares) idle_of_[share.batch] += share.of_batch;
            }
        }
        idle_of_.resize(batches_);
        if (idle_ >= 1) throw std::invalid_argument("no deal brings anything");
    }

    Marks marks_of(std::size_t state) const {
        Marks marks = {};
        for (unsigned p = players_; p-- > 0; state /= width_)
            marks[p] = static_cast<std::uint16_t>(state % width_);
        return marks;
    }

    /// The state of the next deal: who was elder deals, the others move up.
    std::size_t next_state(const Marks& marks) const {
        std::size_t state = 0;
        for (unsigned p = 1; p <= players_; ++p) state = state * width_ + marks[p % players_];
        return state;
    }

    unsigned next_place(unsigned place) const { return (place + players_ - 1) % players_; }

    std::vector<std::size_t> backwards() const {
        std::vector<std::pair<std::uint32_t, std::size_t>> ranked;
        ranked.reserve(size_);
        for (std::size_t state = 0; state < size_; ++state) {
            std::uint32_t imperials = 0, counters = 0;
            for (const std::uint16_t marks : marks_of(state)) {
                imperials += marks / COUNTERS;
                counters += marks % COUNTERS;
            }
            ranked.emplace_back(imperials << 8U | counters, state);
        }
        std::ranges::sort(ranked, std::greater<>());
        std::vector<std::size_t> order;
        order.reserve(size_);
        for (const auto& [rank, state] : ranked) order.push_back(state);
        return order;
    }

    std::vector<std::size_t> orbit(std::size_t state) const {
        std::vector<std::size_t> states;
        for (unsigned p = 0; p < players_; ++p) {
            states.push_back(state);
            state = next_state(marks_of(state));
        }
        return states;
    }

    bool first_of_orbit(std::size_t state) const {
        return std::ranges::min(orbit(state)) == state;
    }

    Worth won(unsigned winner, const Marks& marks) const {
        Worth paid = {};
        if (stakes_ == Stakes::none) {
            paid[winner] = 1;
            return paid;
        }
        for (unsigned p = 0; p < players_; ++p) {
            if (p == winner) continue;
            const double due = owed(stakes_, marks[p], marks[winner]);
            paid[p] -= due;
            paid[winner] += due;
        }
        return paid;
    }

    /// The entry of a score that comes next.
    Next& coming(std::size_t state) {
        if (!slot_[state]) {
            next_.push_back({state, 0, std::vector<double>(batches_ > 1 ? batches_ : 0)});
            slot_[state] = static_cast<std::uint32_t>(next_.size());
        }
        return next_[slot_[state] - 1];
    }

    /// Solve x(i) = known(i) + idle * x(i + 1, places moved) around the orbit.
    template <typename Get, typename Put>
    void around(std::size_t states, Get known, Put put) const {
        for (std::size_t i = 0; i < states; ++i)
            for (unsigned p = 0; p < players_; ++p) {
                double sum = 0, factor = 1;
                unsigned place = p;
                for (std::size_t k = 0; k < states; ++k, factor *= idle_) {
                    sum += factor * known((i + k) % states, place);
                    place = next_place(place);
                }
                put(i, p, sum / (1 - factor));
            }
    }

    /// What the gains make of the marks; returns the place of who wins, or NOBODY.
    std::int8_t outcome(const Known& one, Marks& marks) const {
        if (one.plain) {
            Marks summed = marks;
            bool wins = false;
            for (unsigned p = 0; p < players_; ++p) {
                summed[p] += one.sum[p];
                wins |= summed[p] >= width_;
            }
            if (!wins) {
                marks = summed;
                return NOBODY;
            }
        }
        return take(rules_, marks, one.gains);
    }

    /// Find the values of a state and of those that it turns into when deals bring nothing.
    void settle(std::size_t first) {
        const std::vector<std::size_t> states = orbit(first);
        const bool apart = batches_ > 1;
        std::vector<Worth> gained(states.size());
        std::vector<double> of_batch(apart ? states.size() * players_ * batches_ : 0);
        const auto at = [&](std::size_t i, unsigned p, std::size_t b) -> double& {
            return of_batch[(i * players_ + p) * batches_ + b];
        };
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Marks start = marks_of(states[i]);
            next_.clear();
            for (const Known& one : known_) {
                Marks marks = start;
                const std::int8_t winner = outcome(one, marks);
                if (winner == NOBODY) {
                    Next& next = coming(next_state(marks));
                    next.share += one.share;
                    if (apart)
                        for (const Share& share : one.shares) next.of_batch[share.batch] += share.of_batch;
                    continue;
                }
                const Worth found = won(static_cast<unsigned>(winner), marks);
                for (unsigned p = 0; p < players_; ++p) {
                    gained[i][p] += one.share * found[p];
                    if (apart)
                        for (const Share& share : one.shares) at(i, p, share.batch) += share.of_batch * found[p];
                }
            }
            for (const Next& next : next_) {
                slot_[next.state] = 0;
                for (unsigned p = 0; p < players_; ++p) {
                    const std::size_t there = next.state * players_ + next_place(p);
                    gained[i][p] += next.share * value_[there];
                    if (!apart) continue;
                    const float* off = &spread_[there * batches_];
                    for (std::size_t b = 0; b < batches_; ++b)
                        at(i, p, b) += next.of_batch[b] * value_[there] + next.share * off[b];
                }
            }
        }
        around(states.size(), [&](std::size_t i, unsigned p) { return gained[i][p]; },
               [&](std::size_t i, unsigned p, double x) { value_[states[i] * players_ + p] = x; });
        for (std::size_t b = 0; apart && b < batches_; ++b) {
            const auto off = [&](std::size_t i, unsigned p) {
                const std::size_t next = states[(i + 1) % states.size()];
                return at(i, p, b) - gained[i][p] +
                       (idle_of_[b] - idle_) * value_[next * players_ + next_place(p)];
            };
            around(states.size(), off, [&](std::size_t i, unsigned p, double x) {
                spread_[(states[i] * players_ + p) * batches_ + b] = static_cast<float>(x);
            });
        }
    }

    Rules rules_;
    Stakes stakes_;
    std::size_t width_, size_ = 0, batches_ = 0;
    unsigned players_;
    std::vector<Known> known_;
    double idle_ = 0;               ///< the share of deals that bring nothing
    std::vector<double> idle_of_;   ///< the same, by batch
    std::vector<double> value_;     ///< by state and place
    std::vector<float> spread_;     ///< by state, place and batch: how far the batch lies off
    std::vector<Next> next_;            ///< the scores that come next; scratch
    std::vector<std::uint32_t> slot_;   ///< by state, its place in these, from 1; scratch
};

}  // namespace imperiale
