// Which leads are tried first?
#pragma once

#include <array>
#include <bit>

#include "imperiale/cards.hpp"
#include "imperiale/runs.hpp"
#include "imperiale/table.hpp"

namespace imperiale {

/// The leads worth trying, the most promising first: the one that is known to be good, those that
/// take the trick, the rest; of each the highest first.
class Leads {
public:
    Leads(Cards tried, Cards theirs, Cards trumps, Card known) {
        if (known != NO_CARD) {
            groups_[0] = tried & bit(known);
            tried &= ~bit(known);
        }
        Cards takes = tried & ~spread_down(theirs);
        if (theirs & trumps)
            for (unsigned suit = 0; suit < 4; ++suit)
                if (!(theirs & of_suit(suit))) takes &= ~(of_suit(suit) & ~trumps);
        groups_[1] = takes & ~trumps;
        groups_[2] = takes & trumps;
        groups_[3] = tried & ~takes;
    }

    /// The next one, or NO_CARD.
    Card next() {
        while (at_ < groups_.size() && !groups_[at_]) ++at_;
        if (at_ == groups_.size()) return NO_CARD;
        const auto card = static_cast<Card>(63 - std::countl_zero(groups_[at_]));
        groups_[at_] &= ~bit(card);
        return card;
    }

private:
    std::array<Cards, 4> groups_ = {};
    unsigned at_ = 0;
};

}  // namespace imperiale
