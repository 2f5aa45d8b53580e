// How must the last tricks be played so that nobody can gain by playing otherwise?
// Predictive CFR+ (Farina, Kroer and Sandholm, 2021) on the public tree: the two take turns, each
// mixes its cards in proportion to its regrets and what the next is expected to be, and the mean of
// all they played, later rounds counting more (by the square), comes to an equilibrium.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "imperiale/ending.hpp"
#include "imperiale/policy.hpp"

namespace imperiale {

class Equilibrium {
public:
    explicit Equilibrium(const Ending& ending)
        : ending_(ending),
          regrets_(ending.moves()),
          last_(ending.moves()),
          played_(ending.moves()),
          levels_(2 * MOST_CARDS) {
        for (const double chance : in_proportion(ending, played_)) now_.push_back(static_cast<float>(chance));
    }

    void run(unsigned rounds) {
        for (; rounds; --rounds) {
            ++round_;
            for (unsigned seat = 0; seat < 2; ++seat) {
                const Ending::Node& root = ending_.node(0);
                for (unsigned s = 0; s < 2; ++s) levels_[0].reach[s].assign(root.size[s], 1.F);
                improve(root, seat, 0);
            }
        }
    }

    /// What was found so far.
    Policy policy() const { return in_proportion(ending_, played_); }

private:
    /// What is computed with at a node of some depth; kept, so that no round asks for memory.
    struct Level {
        std::array<std::vector<float>, 2> reach;  ///< by seat and hand, how likely it comes here
        std::vector<float> value;                 ///< by hand of the seat that improves, its part
        std::vector<float> sums, ways;            ///< by hand that is to play, of its moves
    };

    /// Find what each hand of a seat gets at a node, and let it regret what it might have got.
    void improve(const Ending::Node& node, unsigned seat, unsigned depth) {
        Level& here = levels_[depth];
        here.value.assign(node.size[seat], 0);
        if (!node.width) {
            end(node, seat, here);
            return;
        }
        Level& next = levels_[depth + 1];
        const bool mine = node.seat == seat;
        const auto counts = static_cast<float>(round_) * static_cast<float>(round_);
        for (unsigned c = 0; c < node.width; ++c) {
            const Ending::Node& child = ending_.node(node.children + c);
            for (unsigned s = 0; s < 2; ++s) {
                next.reach[s].resize(child.size[s]);
                const Ending::Place* from = ending_.origins(s, child);
                for (std::uint32_t k = 0; k < child.size[s]; ++k) next.reach[s][k] = here.reach[s][from[k]];
            }
            const float* now = now_.data() + child.moves;
            for (std::uint32_t k = 0; k < child.size[node.seat]; ++k) next.reach[node.seat][k] *= now[k];
            improve(child, seat, depth + 1);
            const Ending::Place* own = ending_.origins(seat, child);
            if (!mine) {
                for (std::uint32_t k = 0; k < child.size[seat]; ++k) here.value[own[k]] += next.value[k];
                continue;
            }
            float *last = last_.data() + child.moves, *played = played_.data() + child.moves;
            for (std::uint32_t k = 0; k < child.size[seat]; ++k) {
                here.value[own[k]] += now[k] * next.value[k];
                last[k] = next.value[k];
                played[k] += counts * here.reach[seat][own[k]] * now[k];
            }
        }
        if (mine) regret(node, here);
    }

    void end(const Ending::Node& node, unsigned seat, Level& here) const {
        const float* worth = ending_.worths(node);
        const std::uint32_t rows = node.size[0], columns = node.size[1];
        const float* reach = here.reach[1 - seat].data();
        float* value = here.value.data();
        for (std::uint32_t i = 0; i < rows; ++i, worth += columns)
            if (seat == 0)
                for (std::uint32_t j = 0; j < columns; ++j) value[i] += worth[j] * reach[j];
            else if (reach[i] > 0)
                for (std::uint32_t j = 0; j < columns; ++j) value[j] -= worth[j] * reach[i];
    }

    /// Turn what every move at a node would have got into regrets, and these into the next mixture.
    void regret(const Ending::Node& node, Level& here) {
        here.sums.assign(node.size[node.seat], 0);
        here.ways.assign(node.size[node.seat], 0);
        each_move(ending_, node, [&](Ending::Place hand, std::size_t move) {
            const float lost = last_[move] - here.value[hand];
            last_[move] = lost;
            regrets_[move] = std::max(regrets_[move] + lost, 0.F);
            now_[move] = std::max(regrets_[move] + lost, 0.F);
            here.sums[hand] += now_[move];
            ++here.ways[hand];
        });
        each_move(ending_, node, [&](Ending::Place hand, std::size_t move) {
            now_[move] = here.sums[hand] > 0 ? now_[move] / here.sums[hand] : 1 / here.ways[hand];
        });
    }

    const Ending& ending_;
    std::vector<float> regrets_;
    std::vector<float> last_;    ///< what each move was regretted in the last round
    std::vector<float> played_;  ///< how often each move was played, later rounds counting more
    std::vector<float> now_;     ///< how likely each move is in this round
    std::vector<Level> levels_;
    unsigned round_ = 0;
};

}  // namespace imperiale
