// What is the state of the play between two tricks, for two players, once nothing more is drawn or
// shown? The form that is searched: small, and most of it already its own key.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "imperiale/cards.hpp"
#include "imperiale/key.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/settle.hpp"

namespace imperiale {

/// What has been gathered by two players, in eight bytes.
struct Standing {
    std::array<std::uint16_t, 2> marks = {};
    std::array<std::uint8_t, 2> tricks = {};
    std::uint8_t honours = 0;  ///< taken and not yet marked: seat 0 in the low four bits, seat 1 above
    std::uint8_t completing : 2 = 0;  ///< seats that may still win the sequence of trumps
    std::uint8_t winner : 2 = 0;      ///< the seat that has won the partie, plus one
    std::uint8_t leader : 1 = 0;
    std::uint8_t unused : 3 = 0;  ///< named so that equal standings are equal bytes
};
static_assert(sizeof(Standing) == sizeof(std::uint64_t));

struct Duel {
    std::array<Cards, 2> hands = {};
    Standing standing;

    bool over() const { return !hands[0] || standing.winner; }
};

/// The rules as far as the play of two needs them at every card.
class DuelRules {
public:
    explicit DuelRules(const Rules& rules)
        : rules_(rules), trumps_(of_suit(rules.trump)), counted_(rules.honours | rules.won_in_play) {
        for (unsigned bits = 0; bits < 512; ++bits) {
            const unsigned honours = suit_bits(rules.honours, rules.trump);
            const unsigned sequence = suit_bits(rules.won_in_play, rules.trump);
            honour_codes_[bits] = static_cast<std::uint16_t>(order_code(bits & ~honours, bits & honours));
            sequence_codes_[bits] =
                static_cast<std::uint16_t>(order_code(bits & ~sequence, bits & sequence));
        }
    }

    const Rules& rules() const { return rules_; }
    Cards trumps() const { return trumps_; }

    /// The position between two tricks in the form that is searched.
    Duel duel(const Position& position) const {
        Duel duel;
        duel.hands = {position.hands[0], position.hands[1]};
        const Tricks tricks = position.tricks(rules_);
        duel.standing.marks = {position.marks[0], position.marks[1]};
        duel.standing.tricks = {tricks[0], tricks[1]};
        if (!rules_.marked_when_won)
            duel.standing.honours = static_cast<std::uint8_t>(
                count(position.taken[0] & rules_.honours) | count(position.taken[1] & rules_.honours) << 4U);
        duel.standing.completing = may_complete(rules_, position) & 3U;
        duel.standing.leader = position.leader & 1U;
        return duel;
    }

    /// The cards that may follow a lead.
    Cards replies(Cards held, Card lead) const {
        const Cards same = held & of_suit(suit_of(lead));
        if (same) {
            if (rules_.follow != Follow::must_beat) return same;
            const Cards higher = same & (~Cards{1} << lead);
            return higher ? higher : same;
        }
        const Cards trumps = held & trumps_;
        return trumps ? trumps : held;
    }

    bool takes(Card lead, Card reply) const {
        return suit_of(lead) == suit_of(reply) ? reply > lead : (trumps_ >> reply & 1U);
    }

    /// A trick: the leader's card and the reply to it.
    void play(Duel& duel, Card lead, Card reply) const {
        const unsigned leader = duel.standing.leader;
        const unsigned winner = leader ^ static_cast<unsigned>(takes(lead, reply));
        duel.hands[leader] &= ~bit(lead);
        duel.hands[1 - leader] &= ~bit(reply);
        Standing& standing = duel.standing;
        standing.leader = winner & 1U;
        ++standing.tricks[winner];
        const Cards won = bit(lead) | bit(reply);
        if (won & counted_) gather(duel, winner, won);
    }

    /// What the end of the deal comes to: marks, and the winner of the partie.
    Ledger ledger(const Duel& duel) const {
        const Standing& standing = duel.standing;
        Ledger ledger;
        ledger.marks[0] = standing.marks[0];
        ledger.marks[1] = standing.marks[1];
        if (standing.winner) {
            ledger.winner = static_cast<std::int8_t>(standing.winner - 1);
            return ledger;
        }
        ledger.tricks[0] = standing.tricks[0];
        ledger.tricks[1] = standing.tricks[1];
        ledger.honours[0] = standing.honours & 15U;
        ledger.honours[1] = standing.honours >> 4U;
        ledger.completed = standing.completing;
        ledger.settle(rules_);
        return ledger;
    }

    /// What a position is looked up by: suits that are no trumps change places freely.
    Key key(const Duel& duel) const {
        std::array<unsigned, 4> codes = orders(duel);
        unsigned &a = codes[(rules_.trump + 1) & 3U], &b = codes[(rules_.trump + 2) & 3U],
                 &c = codes[(rules_.trump + 3) & 3U];
        if (a < b) std::swap(a, b);
        if (b < c) std::swap(b, c);
        if (a < b) std::swap(a, b);
        return named(duel, codes);
    }

    /// The same with every suit in its place: two positions that share it are alike card by card, the
    /// n-th of a suit for the n-th.
    Key key_by_suit(const Duel& duel) const { return named(duel, orders(duel)); }

private:
    /// By suit, who holds its cards in order.
    static std::array<unsigned, 4> orders(const Duel& duel) {
        std::array<unsigned, 4> codes = {};
        for (unsigned suit = 0; suit < 4; ++suit)
            codes[suit] = order_code(suit_bits(duel.hands[0], suit), suit_bits(duel.hands[1], suit));
        return codes;
    }

    Key named(const Duel& duel, const std::array<unsigned, 4>& codes) const {
        const unsigned trump = rules_.trump;
        const unsigned trumps = suit_bits(duel.hands[0] | duel.hands[1], trump);
        std::uint64_t cards = codes[trump] | std::uint64_t{codes[(trump + 1) & 3U]} << 10 |
                              std::uint64_t{codes[(trump + 2) & 3U]} << 20 |
                              std::uint64_t{codes[(trump + 3) & 3U]} << 30 |
                              std::uint64_t{honour_codes_[trumps]} << 40;
        if (duel.standing.completing) cards |= std::uint64_t{sequence_codes_[trumps]} << 50;
        cards |= std::uint64_t{rules_.dealer} << 60;
        return {cards, std::bit_cast<std::uint64_t>(duel.standing)};
    }

    void gather(Duel& duel, unsigned winner, Cards won) const {
        Standing& standing = duel.standing;
        const unsigned honours = count(won & rules_.honours);
        if (won & rules_.won_in_play) standing.completing = standing.completing & (1U << winner) & 3U;
        if (!rules_.marked_when_won) {
            standing.honours = static_cast<std::uint8_t>(standing.honours + (honours << 4U * winner));
            return;
        }
        Ledger ledger;
        ledger.marks[0] = standing.marks[0];
        ledger.marks[1] = standing.marks[1];
        bool won_partie = false;
        if (standing.completing && !((duel.hands[0] | duel.hands[1]) & rules_.won_in_play)) {
            standing.completing = 0;
            won_partie = ledger.gain(rules_, winner, rules_.won_in_play_value, 0);
        }
        if (!won_partie) won_partie = ledger.gain(rules_, winner, 0, honours);
        standing.marks = {ledger.marks[0], ledger.marks[1]};
        if (won_partie) standing.winner = (winner + 1) & 3U;
    }

    Rules rules_;
    Cards trumps_;
    Cards counted_;
    std::array<std::uint16_t, 512> honour_codes_ = {};
    std::array<std::uint16_t, 512> sequence_codes_ = {};
};

}  // namespace imperiale
