// Which cards may follow to a trick?
// Twin of domain.rules.follow.
#pragma once

#include <cstdint>
#include <span>

#include "imperiale/cards.hpp"

namespace imperiale {

/// The names are the values of the rule-set key `follow`.
enum class Follow : std::uint8_t { must_beat, follow };

/// Cards of the suit led, else trumps, else all.
constexpr Cards follow(Cards held, std::span<const Card> trick, unsigned trump) {
    for (const Cards choice : {held & of_suit(suit_of(trick[0])), held & of_suit(trump)})
        if (choice) return choice;
    return held;
}

/// Those cards of a hand, all of one suit, that beat every card of that suit in the trick.
constexpr Cards above(Cards held, std::span<const Card> trick, unsigned suit) {
    for (const Card card : trick)
        if (suit_of(card) == suit) held &= ~Cards{1} << card;
    return held;
}

/// Cards of the suit led that beat it, else that suit; else trumps that beat the trumps in the
/// trick, else trumps; else all. A trick already trumped need not be beaten in the suit led.
constexpr Cards must_beat(Cards held, std::span<const Card> trick, unsigned trump) {
    const unsigned led = suit_of(trick[0]);
    const Cards same = held & of_suit(led);
    if (same) {
        if (led != trump)
            for (const Card card : trick)
                if (suit_of(card) == trump) return same;
        const Cards higher = above(same, trick, led);
        return higher ? higher : same;
    }
    const Cards trumps = held & of_suit(trump);
    const Cards higher = above(trumps, trick, trump);
    return higher ? higher : trumps ? trumps : held;
}

/// The legal cards of a hand; all of them to lead.
constexpr Cards may_play(Follow rule, Cards held, std::span<const Card> trick, unsigned trump) {
    if (trick.empty()) return held;
    return rule == Follow::must_beat ? must_beat(held, trick, trump) : follow(held, trick, trump);
}

namespace follow_examples {

// Clubs are trumps. The six of a suit is its card 9 * suit, the king 8 above it.
constexpr Card JACK_LED[] = {18 + 6};
constexpr Card TRUMPED[] = {18 + 6, 3};
constexpr Cards KING = bit(18 + 8), ACE = bit(18 + 5), TRUMP = bit(2), HIGH_TRUMP = bit(7);
constexpr Cards SPADE = bit(27);

static_assert(must_beat(KING | ACE | TRUMP, JACK_LED, 0) == KING, "must beat");
static_assert(must_beat(ACE | TRUMP, JACK_LED, 0) == ACE, "the ace is below the jack: follows");
static_assert(must_beat(KING | ACE, TRUMPED, 0) == (KING | ACE), "trumped: nothing to beat");
static_assert(must_beat(TRUMP | SPADE, JACK_LED, 0) == TRUMP, "void: must trump");
static_assert(must_beat(TRUMP | HIGH_TRUMP, TRUMPED, 0) == HIGH_TRUMP, "must overtrump");
static_assert(must_beat(TRUMP | SPADE, TRUMPED, 0) == TRUMP, "cannot overtrump: still trumps");
static_assert(must_beat(SPADE, JACK_LED, 0) == SPADE, "void, no trump: free");
static_assert(follow(KING | ACE | TRUMP, JACK_LED, 0) == (KING | ACE), "need not beat");
static_assert(follow(TRUMP | HIGH_TRUMP | SPADE, TRUMPED, 0) == (TRUMP | HIGH_TRUMP), "any trump");
static_assert(follow(SPADE, JACK_LED, 0) == SPADE, "void, no trump: free");

}  // namespace follow_examples

}  // namespace imperiale
