// What is marked after the last trick?
// Twin of the moments of domain.decide after the play.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "imperiale/cards.hpp"
#include "imperiale/marking.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/tricks.hpp"

namespace imperiale {

constexpr std::int8_t NOBODY = -1;

/// What the seats have to show for themselves when the cards are out.
struct Ledger {
    Marks marks = {};
    Tricks tricks = {};
    std::array<std::uint8_t, MOST_PLAYERS> honours = {};  ///< taken and not yet marked
    std::uint8_t completed = 0;  ///< seats that have won the sequence of trumps and not marked it
    std::int8_t winner = NOBODY;

    /// Returns whether the gain wins the partie, which ends the deal at once.
    constexpr bool gain(const Rules& rules, unsigned s, unsigned imperials, unsigned counters,
                        bool wipes = true) {
        if (!mark(rules, marks, s, imperials, counters, wipes)) return false;
        winner = static_cast<std::int8_t>(s);
        return true;
    }

    /// Every step in order, elder first, until somebody wins.
    constexpr void settle(const Rules& rules) {
        const auto in_order = [&rules](auto step) {
            for (unsigned place = 0; place < rules.players; ++place)
                if (step(rules.seat_at(place))) return true;
            return false;
        };
        if (completed && in_order([&](unsigned s) {
                return completed >> s & 1U && gain(rules, s, rules.won_in_play_value, 0);
            }))
            return;
        if (in_order([&](unsigned s) { return gain(rules, s, 0, honours[s]); })) return;
        const std::span counted{tricks.data(), rules.players};
        const auto capot = [&](unsigned s) {
            return rules.capot != Capot::none && tricks[s] == rules.deal_tricks;
        };
        // A capot always replaces a difference (RULES.md, 8).
        const bool replaced = in_order(capot) && (rules.capot == Capot::instead ||
                                                  rules.tricks == TrickMarking::difference);
        if (!replaced && in_order([&](unsigned s) {
                const unsigned due = trick_counters(rules.tricks, rules.tricks_over, counted, s);
                return gain(rules, s, 0, due);
            }))
            return;
        if (in_order([&](unsigned s) {
                return capot(s) && gain(rules, s, rules.capot_imperials, rules.capot_counters);
            }))
            return;
        if (!rules.no_trick_imperials) return;
        in_order([&](unsigned loser) {
            if (tricks[loser]) return false;
            forfeit_counters(marks, loser);
            return in_order([&](unsigned s) {
                return s != loser && gain(rules, s, rules.no_trick_imperials, 0);
            });
        });
    }
};

}  // namespace imperiale
