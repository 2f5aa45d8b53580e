// What does a seat see of the play, in numbers?
// Twin of envs.sight where the table marks: the same pieces in the same order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "imperiale/cards.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"

namespace imperiale {

constexpr std::int8_t NO_ANSWER = -1;
constexpr unsigned ANSWERS = 5;

/// What everybody was told before the first lead; of all this only the imperials shown grow more.
struct Told {
    Card turn_up = 0;
    bool lies = false;       ///< whether it lies on the talon
    std::uint8_t talon = 0;  ///< cards below it
    std::uint8_t worth = 0;  ///< the greatest told of a point
    std::array<std::uint8_t, MOST_PLAYERS> lengths = {};  ///< by seat what it called of the point
    std::array<std::int8_t, MOST_PLAYERS> answers = {NO_ANSWER, NO_ANSWER, NO_ANSWER, NO_ANSWER};
    std::array<Cards, MOST_PLAYERS> shown = {};           ///< by seat cards of its imperials
};

/// A deal that is played, with what its seats see of it.
struct Table {
    Rules rules;
    Position position;
    Told told;

    /// Play a legal card.
    void play(Card card) {
        const auto before = position.shown;
        position.play(rules, card);
        const unsigned winner = position.leader;
        const unsigned marked = position.shown[winner] & ~before[winner];
        if (marked) show(winner, marked);
    }

    /// How many numbers a seat sees.
    static constexpr std::size_t width(unsigned players) {
        return (2 + 3 * players) * MOST_CARDS + players * SEAT_NUMBERS + MOMENT_NUMBERS;
    }

    /// Write what a seat sees into as many numbers.
    void see(unsigned own, float* row) const {
        const unsigned n = rules.players;
        std::fill_n(row, width(n), 0.0F);
        const auto put = [&row](Cards held) {
            for (const Card card : Each{held}) row[card] = 1;
            row += MOST_CARDS;
        };
        const auto place_of = [own, n](unsigned seat) { return (seat + n - own) % n; };
        put(position.hands[own]);
        put(bit(told.turn_up));
        for (unsigned i = 0; i < n; ++i) put(position.taken[(own + i) % n]);
        for (unsigned i = 0; i < position.laid; ++i)
            row[place_of((position.leader + i) % n) * MOST_CARDS + position.trick[i]] = 1;
        row += std::size_t{n} * MOST_CARDS;
        for (unsigned i = 0; i < n; ++i) put(told.shown[(own + i) % n]);
        const Tricks tricks = position.tricks(rules);
        for (unsigned i = 0; i < n; ++i, row += SEAT_NUMBERS) {
            const unsigned s = (own + i) % n;
            row[0] = static_cast<float>(position.marks[s] / COUNTERS);
            row[1] = static_cast<float>(position.marks[s] % COUNTERS);
            row[2] = tricks[s];
            row[3] = static_cast<float>(count(position.hands[s]));
            row[4] = s == rules.dealer;
            row[5] = s == position.leader;
            row[6] = !position.over && s == position.seat(rules);
            row[7] = told.lengths[s];
            if (told.answers[s] != NO_ANSWER) row[8 + told.answers[s]] = 1;
        }
        row[rules.trump] = 1;
        row[4] = static_cast<float>(told.talon - std::min<unsigned>(told.talon, position.drawn));
        row[5] = rules.stock_size ? position.drawn < rules.stock_size : told.lies;
        row[6] = told.worth;
        row[7 + (position.over ? STEP_OVER : STEP_PLAY)] = 1;
    }

private:
    static constexpr unsigned SEAT_NUMBERS = 8 + ANSWERS;
    static constexpr unsigned STEP_PLAY = 3, STEP_OVER = 10, STEPS = 11;
    static constexpr unsigned MOMENT_NUMBERS = 4 + 3 + STEPS;

    /// Let all see what a seat has marked of its hand; what it has won in tricks they have seen.
    void show(unsigned seat, unsigned marked) {
        const Cards held = position.hands[seat];
        if (marked >> BLANK_SHOWN_BIT & 1U) told.shown[seat] |= held;
        for (unsigned i = 0; i < rules.combinations_size; ++i) {
            const Combination& one = rules.combinations[i];
            if (marked >> one.shown_bit & 1U && has_all(held, one.cards)) told.shown[seat] |= one.cards;
        }
    }
};

}  // namespace imperiale
