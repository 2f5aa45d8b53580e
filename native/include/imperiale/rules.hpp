// What is a deal played by?
// A plain value without the name of any rule set: the choices of the rules for one number of
// players, and what in this deal never changes (trumps, the talon, who was dealt what).
#pragma once

#include <array>
#include <cstdint>

#include "imperiale/cards.hpp"
#include "imperiale/follow.hpp"
#include "imperiale/tricks.hpp"

namespace imperiale {

/// Imperials that the winner of a trick may show from his hand before he leads.
struct Combination {
    Cards cards = 0;             ///< what he must hold; without the turn-up, if that completes it
    std::uint8_t imperials = 0;  ///< its worth
    std::uint8_t shown_bit = 0;  ///< which bit of Position::shown says that he has marked it
    std::uint8_t seats = 0;      ///< the seats that may show it, a bit each
    bool by_turn_up = false;     ///< whether the turn-up, lying on the talon, completes it

    bool operator==(const Combination&) const = default;
};

/// Four sequences, nine fours, a sequence and a four by the turn-up.
constexpr unsigned MOST_COMBINATIONS = 15;

/// Bits 0 to 3 of Position::shown are the sequences by suit, then come the fours, then a blank hand;
/// above them stands how many of these the turn-up has made.
constexpr unsigned BLANK_SHOWN_BIT = 13;
constexpr unsigned TURN_UP_SHOWN_BIT = 14;

struct Rules {
    // the table and the pack
    std::uint8_t players = 2;
    std::uint8_t dealer = 0;
    std::uint8_t trump = 0;
    std::uint8_t hand_size = 12;
    std::uint8_t deal_tricks = 12;
    /// The cards drawn after tricks, in that order, the turn-up last; none without refill.
    std::array<Card, MOST_CARDS> stock = {};
    std::uint8_t stock_size = 0;

    // the tricks
    Follow follow = Follow::follow;
    TrickMarking tricks = TrickMarking::over;
    std::uint8_t tricks_over = 6;
    Capot capot = Capot::none;
    std::uint8_t capot_imperials = 0;
    std::uint8_t capot_counters = 0;
    std::uint8_t no_trick_imperials = 0;

    // what is won in them
    Cards honours = 0;            ///< those of trumps
    bool marked_when_won = false; ///< honours and won in play: after each trick, or after the last
    Cards won_in_play = 0;        ///< the sequence of trumps
    std::uint8_t won_in_play_seats = 0;
    std::uint8_t won_in_play_value = 1;

    // what is shown after them
    std::array<Combination, MOST_COMBINATIONS> combinations = {};
    std::uint8_t combinations_size = 0;
    bool turn_up_stays = false;          ///< it lies on the talon and is never drawn
    std::uint8_t turn_up_imperial_most = 1;
    std::uint8_t blank_value = 0;        ///< 0: no blank hand is shown
    Cards blank_without = 0;             ///< a blank hand has none of these
    bool blank_wipes = true;

    // the score
    bool wipe = true;
    std::uint8_t target = 0;  ///< the imperials that win at once; 0: none do

    bool operator==(const Rules&) const = default;

    /// The seats from elder (place 0) to the dealer.
    constexpr unsigned seat_at(unsigned place) const { return (dealer + 1U + place) % players; }
};

}  // namespace imperiale
