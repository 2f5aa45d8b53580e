// Random deals for the tests of the core, by kinds of rules that differ as the rule sets do.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "imperiale/playouts.hpp"

namespace imperiale {

inline Cards trumps_of(const Rules& rules, unsigned ranks) { return Cards{ranks} << (RANKS * rules.trump); }

constexpr unsigned SIX = 1U, SEVEN = 1U << 1, TEN = 1U << 4, ACE = 1U << 5, JACK = 1U << 6, QUEEN = 1U << 7,
                   KING = 1U << 8;

/// What differs between the rule sets, and between their options.
struct Kind {
    Follow follow;
    unsigned honours;
    bool marked_when_won;
    TrickMarking tricks;
    Capot capot;
    std::uint8_t capot_imperials, capot_counters, no_trick_imperials;
    bool wipe;
    std::uint8_t target;
    unsigned sequence;
    bool king_queen;  ///< the sequence is won by who was dealt king and queen, or by whoever he is
    bool won_in_play;
    bool refill;
    unsigned players = 2;
    std::uint8_t tricks_over = 6;
    unsigned few = 0;  ///< so many cards each, of a pack without 8, 9 and 10; 0: as many as usual
};

constexpr unsigned FIGURES = KING | QUEEN | JACK | ACE;

struct RandomDeal {
    Rules rules;
    Position position;
};

/// A random deal by a kind of rules, played at random until so many cards are left to play.
inline RandomDeal deal_of(const Kind& kind, unsigned left, Random& random) {
    std::array<Card, MOST_CARDS> pack = {};
    unsigned size = 0;
    for (unsigned suit = 0; suit < 4; ++suit)  // sixes are for three
        for (unsigned rank = kind.players == 3 ? 0 : 1; rank < RANKS; ++rank)
            if (!kind.few || rank < 2 || rank > 4) pack[size++] = static_cast<Card>(RANKS * suit + rank);
    for (unsigned i = size - 1; i; --i) std::swap(pack[i], pack[random.below(i + 1)]);

    RandomDeal deal;
    Rules& rules = deal.rules;
    Position& position = deal.position;
    const unsigned each = kind.few ? kind.few : kind.players == 4 ? 8 : 12, all = each * kind.players;
    for (unsigned i = 0; i < all; ++i) position.hands[i / each] |= bit(pack[i]);
    rules.players = static_cast<std::uint8_t>(kind.players);
    rules.hand_size = rules.deal_tricks = static_cast<std::uint8_t>(each);
    rules.tricks_over = kind.tricks_over;
    rules.dealer = static_cast<std::uint8_t>(random.below(kind.players));
    rules.trump = static_cast<std::uint8_t>(suit_of(pack[all < size ? all : size - 1]));
    rules.follow = kind.follow;
    rules.honours = trumps_of(rules, kind.honours);
    rules.marked_when_won = kind.marked_when_won;
    rules.tricks = kind.tricks;
    rules.capot = kind.capot;
    rules.capot_imperials = kind.capot_imperials;
    rules.capot_counters = kind.capot_counters;
    rules.no_trick_imperials = kind.no_trick_imperials;
    rules.wipe = kind.wipe;
    rules.target = kind.target;
    rules.won_in_play = trumps_of(rules, kind.sequence);
    const Cards pair = trumps_of(rules, KING | QUEEN);
    for (unsigned s = 0; s < kind.players; ++s)
        if (kind.won_in_play && (!kind.king_queen || has_all(position.hands[s], pair)))
            rules.won_in_play_seats = static_cast<std::uint8_t>(rules.won_in_play_seats | 1U << s);
    if (kind.refill) {
        // the turn-up is drawn last
        rules.stock_size = static_cast<std::uint8_t>(kind.few ? 2 * kind.few : 8);
        rules.deal_tricks = static_cast<std::uint8_t>(each + rules.stock_size / 2U);
        std::copy_n(pack.begin() + all + 1, rules.stock_size - 1U, rules.stock.begin());
        rules.stock[rules.stock_size - 1U] = pack[all];
        for (unsigned suit = 0; suit < 4; ++suit)
            rules.combinations[rules.combinations_size++] = {
                Cards{kind.sequence} << (RANKS * suit), 1, static_cast<std::uint8_t>(suit), 3, false};
        rules.combinations[rules.combinations_size++] = {
            Cards{SEVEN} | Cards{SEVEN} << 9 | Cards{SEVEN} << 18 | Cards{SEVEN} << 27, 1, 4, 3, false};
        for (unsigned rank = 5; rank < RANKS; ++rank)
            rules.combinations[rules.combinations_size++] = {
                (Cards{1} | Cards{1} << 9 | Cards{1} << 18 | Cards{1} << 27) << rank, 1,
                static_cast<std::uint8_t>(rank), 3, false};
        const Cards turned = bit(pack[all]), sequence = Cards{kind.sequence} << (RANKS * rules.trump);
        if (kind.few && sequence & turned)
            rules.combinations[rules.combinations_size++] = {
                sequence & ~turned, 1, rules.trump, static_cast<std::uint8_t>(1U << rules.dealer), true};
        rules.blank_value = 2;
        rules.blank_without = Cards{KING | QUEEN | JACK} * (Cards{1} | Cards{1} << 9 | Cards{1} << 18 |
                                                            Cards{1} << 27);
        rules.blank_wipes = false;
    }
    const unsigned most = rules.target ? rules.target : 5;
    for (unsigned s = 0; s < kind.players; ++s)
        position.marks[s] = static_cast<std::uint16_t>(COUNTERS * random.below(most) + random.below(6));
    position.leader = static_cast<std::uint8_t>(rules.seat_at(0));
    while (!position.over) {
        unsigned to_come = rules.stock_size - position.drawn;
        for (const Cards held : position.hands) to_come += count(held);
        if (to_come <= left) break;
        position.play(rules, any_of(position.legal(rules), random));
    }
    return deal;
}

}  // namespace imperiale
