// What is an ended deal worth to each of several seats?
#pragma once

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/objective.hpp"
#include "imperiale/settle.hpp"

namespace imperiale {

/// For any number of players, what each of them plays for.
class Shares {
public:
    /// By how many marks a seat leads each of the others, added up; for two, the difference.
    Shares() = default;

    /// Values by marks.
    /// \param going_on  if the partie goes on, each seat's marks less than `short_of`: by the marks
    ///                  of seat 0, then of seat 1 and so on, a value for each seat.
    /// \param gained    if a seat has won it, all marks less than `width`: by its marks, then by
    ///                  those of one loser, what the winner has of that loser.
    /// \param lost      likewise what the loser has.
    Shares(unsigned players, unsigned short_of, std::vector<Value> going_on, unsigned width,
           std::vector<Value> gained, std::vector<Value> lost)
        : players_(players), short_of_(short_of), width_(width) {
        std::size_t joint = players;
        for (unsigned s = 0; s < players; ++s) joint *= short_of;
        const std::size_t pairs = std::size_t{width} * width;
        if (!joint || going_on.size() != joint || gained.size() != pairs || lost.size() != pairs)
            throw std::invalid_argument("a table of values has not a value for all marks");
        tables_ = std::make_shared<Tables>(
            Tables{std::move(going_on), std::move(gained), std::move(lost)});
    }

    Value of(const Ledger& ended, unsigned players, unsigned seat) const {
        if (!tables_) return lead(ended, players, seat);
        if (players != players_) throw std::invalid_argument("the values are for another table");
        if (ended.winner >= 0) return of_won(ended, static_cast<unsigned>(ended.winner), seat);
        std::size_t at = 0;
        for (unsigned s = 0; s < players; ++s) at = at * short_of_ + within(ended.marks[s], short_of_);
        return tables_->going_on[at * players + seat];
    }

private:
    struct Tables {
        std::vector<Value> going_on, gained, lost;
    };

    static Value lead(const Ledger& ended, unsigned players, unsigned seat) {
        Value sum = 0;
        for (unsigned s = 0; s < players; ++s) sum += Value{ended.marks[seat]} - Value{ended.marks[s]};
        return sum;
    }

    Value of_won(const Ledger& ended, unsigned winner, unsigned seat) const {
        const std::size_t row = std::size_t{within(ended.marks[winner], width_)} * width_;
        if (seat != winner) return tables_->lost[row + within(ended.marks[seat], width_)];
        Value sum = 0;
        for (unsigned s = 0; s < players_; ++s)
            if (s != winner) sum += tables_->gained[row + within(ended.marks[s], width_)];
        return sum;
    }

    static unsigned within(unsigned marks, unsigned limit) {
        if (marks >= limit) throw std::out_of_range("marks beyond the table of values");
        return marks;
    }

    unsigned players_ = 0;
    unsigned short_of_ = 0;
    unsigned width_ = 0;
    std::shared_ptr<const Tables> tables_;  ///< large, and the same for every solver
};

}  // namespace imperiale
