// What does a deal come to, by what seat 0 takes, where nothing is marked before the last trick?
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "imperiale/cashing.hpp"
#include "imperiale/duel.hpp"
#include "imperiale/objective.hpp"
#include "imperiale/settle.hpp"

namespace imperiale {

/// Every outcome, and between which limits a part of them lies: if the marks wait for the end, all
/// that matters is how many honours and how many tricks seat 0 takes.
class Outcomes {
public:
    /// \param from  the first position; all that is asked about must follow from it.
    void fill(const DuelRules& rules, const Objective& objective, const Duel& from) {
        const Standing& start = from.standing;
        const unsigned first = start.honours & 15U, lost = start.honours >> 4U;
        const unsigned left = count(from.hands[0]);
        honours_ = first + lost + count((from.hands[0] | from.hands[1]) & rules.rules().honours);
        tricks_ = start.tricks[0] + start.tricks[1] + left;
        for (unsigned h = first; h + lost <= honours_; ++h)
            for (unsigned t = start.tricks[0]; t + start.tricks[1] <= tricks_; ++t) {
                Ledger ledger;
                ledger.marks[0] = start.marks[0];
                ledger.marks[1] = start.marks[1];
                ledger.tricks[0] = static_cast<std::uint8_t>(t);
                ledger.tricks[1] = static_cast<std::uint8_t>(tricks_ - t);
                ledger.honours[0] = static_cast<std::uint8_t>(h);
                ledger.honours[1] = static_cast<std::uint8_t>(honours_ - h);
                ledger.settle(rules.rules());
                const Value value = objective.of(ledger);
                at(h, 0, t, 0) = {value, value};
            }
        for (unsigned more_h = 0; first + more_h + lost <= honours_; ++more_h)
            for (unsigned more_t = more_h ? 0 : 1; more_t <= left; ++more_t)
                for (unsigned h = first; h + more_h + lost <= honours_; ++h)
                    for (unsigned t = start.tricks[0]; t + more_t + start.tricks[1] <= tricks_; ++t)
                        at(h, more_h, t, more_t) =
                            more_h ? both(at(h, more_h - 1, t, more_t), at(h + 1, more_h - 1, t, more_t))
                                   : both(at(h, 0, t, more_t - 1), at(h, 0, t + 1, more_t - 1));
    }

    /// The least and the most that the rest of the play can make of it: neither side takes less than
    /// its top trumps, and the leader, if he plays well, not less than what he can cash.
    std::pair<Value, Value> limits(const Duel& duel, unsigned trump, Cards honours, bool well) const {
        const Standing& standing = duel.standing;
        const unsigned leader = standing.leader;
        const Cards held = duel.hands[leader], other = duel.hands[1 - leader];
        const Cash lost = top_trumps(other, held, of_suit(trump), honours);
        auto limits = between(standing, top_trumps(held, other, of_suit(trump), honours), lost);
        if (!well) return limits;
        const auto cash = between(standing, cashed(held, other, trump, honours), lost);
        if (leader == 0)
            limits.first = std::max(limits.first, cash.first);
        else
            limits.second = std::min(limits.second, cash.second);
        return limits;
    }

    /// What the deal has come to when the cards are out.
    Value value(const Standing& standing) const {
        return at(standing.honours & 15U, 0, standing.tricks[0], 0).first;
    }

private:
    using Limits = std::pair<Value, Value>;

    /// The limits if the leader, and the other, take so much more at the least.
    Limits between(const Standing& standing, const Cash& leaders, const Cash& others) const {
        const Cash& mine = standing.leader ? others : leaders;
        const Cash& theirs = standing.leader ? leaders : others;
        const unsigned honours = (standing.honours & 15U) + mine.honours;
        const unsigned tricks = standing.tricks[0] + mine.tricks;
        return at(honours, honours_ - honours - (standing.honours >> 4U) - theirs.honours, tricks,
                  tricks_ - tricks - standing.tricks[1] - theirs.tricks);
    }

    static Limits both(const Limits& a, const Limits& b) {
        return {std::min(a.first, b.first), std::max(a.second, b.second)};
    }

    static constexpr unsigned HONOURS = 10, TRICKS = 17;

    std::size_t place(unsigned h, unsigned more_h, unsigned t, unsigned more_t) const {
        return ((h * HONOURS + more_h) * TRICKS + t) * TRICKS + more_t;
    }
    Limits& at(unsigned h, unsigned more_h, unsigned t, unsigned more_t) {
        return limits_[place(h, more_h, t, more_t)];
    }
    const Limits& at(unsigned h, unsigned more_h, unsigned t, unsigned more_t) const {
        return limits_[place(h, more_h, t, more_t)];
    }

    unsigned honours_ = 0, tricks_ = 0;  ///< in all
    std::vector<Limits> limits_ = std::vector<Limits>(HONOURS * HONOURS * TRICKS * TRICKS);
};

}  // namespace imperiale
