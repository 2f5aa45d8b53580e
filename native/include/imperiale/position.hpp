// What is the state of the play, and what does a card make of it?
// Twin of domain.deal and domain.decide from the first lead on, where the table marks.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <span>
#include <type_traits>

#include "imperiale/cards.hpp"
#include "imperiale/follow.hpp"
#include "imperiale/marking.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/settle.hpp"
#include "imperiale/tricks.hpp"

namespace imperiale {

/// The play at one moment; a small value, made to be copied. Whoever computes with it keeps the
/// Rules beside it. Between two calls a card is to be played or the deal is over.
struct Position {
    std::array<Cards, MOST_PLAYERS> hands = {};
    std::array<Cards, MOST_PLAYERS> taken = {};  ///< the cards in each seat's tricks
    Marks marks = {};
    std::array<std::uint16_t, MOST_PLAYERS> shown = {};  ///< imperials marked, see rules.hpp
    std::array<Card, MOST_PLAYERS - 1> trick = {};       ///< on the table, the leader's first
    std::uint8_t laid = 0;                               ///< how many
    std::uint8_t leader = 0;
    std::uint8_t drawn = 0;  ///< cards drawn from the stock
    std::int8_t winner = NOBODY;
    bool over = false;

    bool operator==(const Position&) const = default;

    /// Who is to play.
    constexpr unsigned seat(const Rules& rules) const {
        const unsigned place = leader + laid;
        return place < rules.players ? place : place - rules.players;
    }

    /// The cards that he may play; none if the deal is over.
    constexpr Cards legal(const Rules& rules) const {
        if (over) return 0;
        return may_play(rules.follow, hands[seat(rules)], {trick.data(), laid}, rules.trump);
    }

    constexpr Tricks tricks(const Rules& rules) const {
        Tricks each = {};
        for (unsigned s = 0; s < rules.players; ++s)
            each[s] = static_cast<std::uint8_t>(count(taken[s]) / rules.players);
        return each;
    }

    constexpr unsigned tricks_taken(const Rules& rules) const {
        const Tricks each = tricks(rules);
        return std::accumulate(each.begin(), each.end(), 0U);
    }

    /// What the seats have to show for themselves so far.
    constexpr Ledger ledger(const Rules& rules) const {
        Ledger all;
        all.marks = marks;
        all.tricks = tricks(rules);
        all.winner = winner;
        if (rules.marked_when_won) return all;
        for (unsigned s = 0; s < rules.players; ++s) {
            all.honours[s] = static_cast<std::uint8_t>(count(taken[s] & rules.honours));
            if (has_won_in_play(rules, s)) all.completed = static_cast<std::uint8_t>(all.completed | 1U << s);
        }
        return all;
    }

    constexpr bool turn_up_lies(const Rules& rules) const {
        return rules.turn_up_stays || drawn < rules.stock_size;
    }

    /// Play a card and go on to the next card to be played or the end of the deal.
    /// The caller guarantees that it is in legal().
    constexpr void play(const Rules& rules, Card card) {
        assert(legal(rules) & bit(card));
        hands[seat(rules)] &= ~bit(card);
        if (laid + 1U < rules.players)
            trick[laid++] = card;
        else
            take(rules, card);
    }

private:
    constexpr void take(const Rules& rules, Card last) {
        std::array<Card, MOST_PLAYERS> whole = {};
        Cards won = bit(last);
        for (unsigned place = 0; place < laid; ++place) {
            whole[place] = trick[place];
            won |= bit(trick[place]);
        }
        whole[laid] = last;
        const unsigned best = best_of({whole.data(), rules.players}, rules.trump);
        leader = static_cast<std::uint8_t>((leader + best) % rules.players);
        taken[leader] |= won;
        trick = {};
        laid = 0;
        after_trick(rules, won);
    }

    constexpr void after_trick(const Rules& rules, Cards won) {
        if (rules.marked_when_won)
            if (mark_won_in_play(rules, leader) || mark_honours(rules, leader, won)) return;
        if (!hands[leader] && drawn == rules.stock_size) {
            over = true;
            settle(rules);
            return;
        }
        draw(rules);
        show(rules);
    }

    /// Returns whether the gain wins the partie, which ends the deal at once.
    constexpr bool gain(const Rules& rules, unsigned s, unsigned imperials, unsigned counters,
                        bool wipes = true) {
        if (!mark(rules, marks, s, imperials, counters, wipes)) return false;
        winner = static_cast<std::int8_t>(s);
        over = true;
        return true;
    }

    /// Refill the hands, the winner of the trick first.
    constexpr void draw(const Rules& rules) {
        for (unsigned place = 0; place < rules.players && drawn < rules.stock_size; ++place)
            hands[(leader + place) % rules.players] |= bit(rules.stock[drawn++]);
    }

    /// The winner of the trick shows and marks the imperials of his hand.
    constexpr void show(const Rules& rules) {
        const Cards held = hands[leader];
        std::uint16_t& mine = shown[leader];
        const std::span all{rules.combinations.data(), rules.combinations_size};
        if (rules.blank_value && !(held & rules.blank_without) && count(held) == rules.hand_size &&
            !(mine >> BLANK_SHOWN_BIT & 1U) && !marked_as_combination(held, mine, all)) {
            mine |= 1U << BLANK_SHOWN_BIT;
            if (gain(rules, leader, rules.blank_value, 0, rules.blank_wipes)) return;
        }
        const bool lying = turn_up_lies(rules);
        for (const Combination& one : all) {
            if (!has_all(held, one.cards) || !(one.seats >> leader & 1U)) continue;
            if (mine >> one.shown_bit & 1U) continue;
            if (one.by_turn_up) {
                const unsigned made = mine >> TURN_UP_SHOWN_BIT;
                if (!lying || made >= rules.turn_up_imperial_most) continue;
                mine = static_cast<std::uint16_t>(mine + (1U << TURN_UP_SHOWN_BIT));
            }
            mine = static_cast<std::uint16_t>(mine | 1U << one.shown_bit);
            if (gain(rules, leader, one.imperials, 0)) return;
        }
    }

    /// The same cards are never marked twice: not even a hand of four as a blank one.
    static constexpr bool marked_as_combination(Cards held, std::uint16_t mine,
                                                std::span<const Combination> all) {
        for (const Combination& one : all)
            if (one.cards == held && !one.by_turn_up && mine >> one.shown_bit & 1U) return true;
        return false;
    }

    constexpr bool has_won_in_play(const Rules& rules, unsigned s) const {
        return rules.won_in_play_seats >> s & 1U && has_all(taken[s], rules.won_in_play) &&
               !(shown[s] >> rules.trump & 1U);
    }

    constexpr bool mark_won_in_play(const Rules& rules, unsigned s) {
        if (!has_won_in_play(rules, s)) return false;
        shown[s] = static_cast<std::uint16_t>(shown[s] | 1U << rules.trump);
        return gain(rules, s, rules.won_in_play_value, 0);
    }

    constexpr bool mark_honours(const Rules& rules, unsigned s, Cards cards) {
        return gain(rules, s, 0, count(cards & rules.honours));
    }

    constexpr void settle(const Rules& rules) {
        Ledger all = ledger(rules);
        all.settle(rules);
        marks = all.marks;
        winner = all.winner;
    }
};

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 96);

}  // namespace imperiale
