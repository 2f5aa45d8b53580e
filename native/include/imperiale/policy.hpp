// What does a way to play the last tricks come to, and what could be won against it?
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "imperiale/ending.hpp"

namespace imperiale {

/// How likely each move of an ending is; those of one hand at one node make 1.
using Policy = std::vector<double>;

/// Call told(hand, move) for every move at a node, the hand as its place there, card by card.
template <typename Told>
void each_move(const Ending& ending, const Ending::Node& node, Told&& told) {
    for (unsigned c = 0; c < node.width; ++c) {
        const Ending::Node& child = ending.node(node.children + c);
        const Ending::Place* from = ending.origins(node.seat, child);
        for (std::uint32_t k = 0; k < child.size[node.seat]; ++k) told(from[k], child.moves + k);
    }
}

/// The policy that plays each move in proportion to a number not below 0; where a hand has none
/// above 0, each of its moves is as likely.
template <typename Number>
Policy in_proportion(const Ending& ending, const std::vector<Number>& numbers) {
    Policy policy(ending.moves());
    std::vector<double> sums, ways;
    for (std::size_t at = 0; at < ending.nodes(); ++at) {
        const Ending::Node& node = ending.node(at);
        sums.assign(node.size[node.seat], 0);
        ways.assign(node.size[node.seat], 0);
        each_move(ending, node, [&](Ending::Place hand, std::size_t move) {
            sums[hand] += double{numbers[move]};
            ++ways[hand];
        });
        each_move(ending, node, [&](Ending::Place hand, std::size_t move) {
            policy[move] = sums[hand] > 0 ? double{numbers[move]} / sums[hand] : 1 / ways[hand];
        });
    }
    return policy;
}

/// Goes through an ending in which one seat plays by a policy and the other by it too, or its best.
class Answer {
public:
    Answer(const Ending& ending, const Policy& policy, unsigned seat, bool best)
        : ending_(ending), policy_(policy), seat_(seat), other_(1 - seat), best_(best) {}

    /// What the seat gets, in the unit of the objective, its own less the other's.
    double value() const {
        const Ending::Node& root = ending_.node(0);
        double total = 0;
        for (const double part : parts(root, std::vector<double>(root.size[other_], 1))) total += part;
        return total;
    }

private:
    /// By hand of the seat, its part of the value; `reach` is how likely each hand of the other
    /// comes here.
    std::vector<double> parts(const Ending::Node& node, const std::vector<double>& reach) const {
        if (!node.width) return ended(node, reach);
        const bool mine = node.seat == seat_;
        std::vector<double> value(node.size[seat_], mine && best_ ? -HUGE_VAL : 0);
        std::vector<double> then;
        for (unsigned c = 0; c < node.width; ++c) {
            const Ending::Node& child = ending_.node(node.children + c);
            const Ending::Place *own = ending_.origins(seat_, child), *theirs = ending_.origins(other_, child);
            const double* chance = policy_.data() + child.moves;
            then.resize(child.size[other_]);
            for (std::size_t k = 0; k < then.size(); ++k)
                then[k] = mine ? reach[theirs[k]] : reach[theirs[k]] * chance[k];
            const std::vector<double> found = parts(child, then);
            for (std::size_t k = 0; k < found.size(); ++k) {
                double& sum = value[own[k]];
                if (!mine)
                    sum += found[k];
                else if (best_)
                    sum = std::max(sum, found[k]);
                else
                    sum += found[k] * chance[k];
            }
        }
        return value;
    }

    std::vector<double> ended(const Ending::Node& node, const std::vector<double>& reach) const {
        std::vector<double> value(node.size[seat_], 0);
        const float* worth = ending_.worths(node);
        for (std::uint32_t i = 0; i < node.size[0]; ++i)
            for (std::uint32_t j = 0; j < node.size[1]; ++j, ++worth)
                if (seat_ == 0)
                    value[i] += reach[j] * double{*worth};
                else
                    value[j] -= reach[i] * double{*worth};
        return value;
    }

    const Ending& ending_;
    const Policy& policy_;
    unsigned seat_, other_;
    bool best_;
};

/// Plays at every node, with every hand, a card that is best on the mean of the worlds that are
/// left, each solved as if all cards were seen; of several best ones each is as likely.
class AllWorlds {
public:
    explicit AllWorlds(const Ending& ending) : ending_(ending), chosen_(ending.moves()) {
        const PublicState& state = ending.state();
        std::array<Places, 2> all;
        for (unsigned s = 0; s < 2; ++s)
            for (std::uint32_t i = 0; i < ending.node(0).size[s]; ++i) all[s].push_back(i);
        solve(ending.node(0), state.position, state.played, {ending.hands(0), ending.hands(1)}, all);
    }

    Policy policy() const { return in_proportion(ending_, chosen_); }

private:
    using Places = std::vector<std::uint32_t>;
    using Hands = std::array<std::vector<Cards>, 2>;

    /// For each pair of hands at a node, those of seat 0 in rows, the value if all cards were seen.
    std::vector<Value> solve(const Ending::Node& node, const Position& position,
                             const std::array<Cards, 2>& played, const Hands& hands,
                             const std::array<Places, 2>& roots) {
        const std::size_t width = node.size[1];
        const bool first_plays = node.seat == 0;
        std::vector<Value> values(node.size[0] * width, first_plays ? WORST : BEST);
        if (!node.width) {
            for (std::size_t i = 0; i < node.size[0]; ++i)
                for (std::size_t j = 0; j < width; ++j)
                    if (ending_.weight(roots[0][i], roots[1][j]) > 0)
                        values[i * width + j] = ending_.worth(position, played, hands[0][i], hands[1][j]);
            return values;
        }
        std::vector<double> best(node.size[node.seat], -HUGE_VAL), sums(ending_.moves_of(node));
        std::size_t at = 0;
        for (unsigned c = 0; c < node.width; ++c) {
            const Ending::Node& child = ending_.node(node.children + c);
            Position next = position;
            std::array<Cards, 2> all = played;
            ending_.play_unseen(next, all, child.card);
            Hands held;
            std::array<Places, 2> places;
            for (unsigned s = 0; s < 2; ++s) {
                held[s] = ending_.hands_at(child, s, hands[s]);
                for (std::uint32_t k = 0; k < child.size[s]; ++k)
                    places[s].push_back(roots[s][ending_.origins(s, child)[k]]);
            }
            const std::vector<Value> then = solve(child, next, all, held, places);
            const Ending::Place *rows = ending_.origins(0, child), *columns = ending_.origins(1, child);
            for (std::size_t k = 0; k < child.size[0]; ++k)
                for (std::size_t l = 0; l < child.size[1]; ++l) {
                    const double weight = ending_.weight(places[0][k], places[1][l]);
                    if (!(weight > 0)) continue;
                    const Value value = then[k * child.size[1] + l];
                    Value& known = values[rows[k] * width + columns[l]];
                    known = first_plays ? std::max(known, value) : std::min(known, value);
                    sums[at + (first_plays ? k : l)] += (first_plays ? weight : -weight) * value;
                }
            for (std::size_t k = 0; k < child.size[node.seat]; ++k, ++at) {
                double& most = best[ending_.origins(node.seat, child)[k]];
                most = std::max(most, sums[at]);
            }
        }
        at = 0;
        each_move(ending_, node, [&](Ending::Place hand, std::size_t move) {
            chosen_[move] = sums[at++] >= best[hand] - SAME * (1 + std::abs(best[hand]));
        });
        return values;
    }

    /// Sums that differ by less than this are as good as each other: what rounding leaves.
    static constexpr double SAME = 1e-12;

    const Ending& ending_;
    std::vector<float> chosen_;
};

}  // namespace imperiale
