// What is played for?
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/settle.hpp"

namespace imperiale {

/// What an ended deal is worth for seat 0, in the unit of the objective.
using Value = std::int32_t;

constexpr Value WORST = std::numeric_limits<Value>::min() / 2;
constexpr Value BEST = std::numeric_limits<Value>::max() / 2;

/// For two players, what seat 0 wins seat 1 loses: the difference of marks, or any table of values.
class Objective {
public:
    /// The marks of seat 0 less those of seat 1, six an imperial.
    Objective() = default;

    /// Values by the marks of seat 0, then of seat 1, `width` numbers a row.
    /// \param going_on  if the partie goes on.
    /// \param won       if seat 0, or seat 1, has won it.
    Objective(std::vector<Value> going_on, std::array<std::vector<Value>, 2> won, unsigned width)
        : going_on_(std::move(going_on)), won_(std::move(won)), width_(width) {
        for (const auto& table : {going_on_, won_[0], won_[1]})
            if (!width || table.empty() || table.size() != std::size_t{width} * width)
                throw std::invalid_argument("a table of values is not as wide as it is high");
    }

    Value of(const Ledger& ended) const {
        const unsigned mine = ended.marks[0], theirs = ended.marks[1];
        if (!width_) return static_cast<Value>(mine) - static_cast<Value>(theirs);
        const auto& table = ended.winner < 0 ? going_on_ : won_[static_cast<unsigned>(ended.winner)];
        return table.at(std::size_t{mine} * width_ + theirs);
    }

private:
    std::vector<Value> going_on_;
    std::array<std::vector<Value>, 2> won_;
    unsigned width_ = 0;
};

}  // namespace imperiale
