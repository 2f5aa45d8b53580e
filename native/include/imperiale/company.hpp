// What is the state of the play between two tricks, for any number of players, once nothing more is
// drawn or shown? The form that is searched for three and four; duel.hpp is the one for two.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "imperiale/cards.hpp"
#include "imperiale/follow.hpp"
#include "imperiale/key.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/settle.hpp"
#include "imperiale/tricks.hpp"

namespace imperiale {

/// A number of at most 15 for each seat, four bits each.
using Nibbles = std::uint16_t;

constexpr unsigned nibble(Nibbles numbers, unsigned seat) { return numbers >> 4U * seat & 15U; }
constexpr Nibbles with_more(Nibbles numbers, unsigned seat, unsigned more) {
    return static_cast<Nibbles>(numbers + (more << 4U * seat));
}

/// What has been gathered, in sixteen bytes.
struct Gathered {
    Marks marks = {};
    Tricks tricks = {};
    Nibbles honours = 0;           ///< taken and not yet marked
    std::uint8_t completing = 0;   ///< seats that may still win the sequence of trumps
    std::uint8_t leader : 2 = 0;
    std::uint8_t winner : 3 = 0;   ///< the seat that has won the partie, plus one
    std::uint8_t unused : 3 = 0;   ///< named so that equal ones are equal bytes
};
static_assert(sizeof(Gathered) == 2 * sizeof(std::uint64_t));

struct Company {
    std::array<Cards, MOST_PLAYERS> hands = {};
    Gathered gathered;

    bool over() const { return !(hands[0] | hands[1] | hands[2] | hands[3]) || gathered.winner; }
    Cards all() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
};

/// A trick as it is laid.
struct Laid {
    std::array<Card, MOST_PLAYERS> cards = {};
    std::uint8_t size = 0;

    std::span<const Card> trick() const { return {cards.data(), size}; }
    Cards set() const {
        Cards all = 0;
        for (const Card card : trick()) all |= bit(card);
        return all;
    }
    Laid with(Card card) const {
        Laid more = *this;
        more.cards[more.size++] = card;
        return more;
    }
};

/// What a position for several is looked up by, for one seat against the others.
struct CompanyKey {
    std::array<std::uint64_t, 2> cards = {};
    std::array<std::uint64_t, 2> score = {};

    bool operator==(const CompanyKey&) const = default;

    constexpr std::uint64_t hash() const {
        const std::uint64_t one = Key{cards[0], score[0]}.hash();
        return Key{cards[1] ^ one, score[1]}.hash();
    }
};

/// The rules as far as the play of several needs them at every card.
class CompanyRules {
public:
    explicit CompanyRules(const Rules& rules)
        : rules_(rules), trumps_(of_suit(rules.trump)), counted_(rules.honours | rules.won_in_play) {}

    const Rules& rules() const { return rules_; }
    Cards trumps() const { return trumps_; }

    /// The position between two tricks in the form that is searched.
    Company company(const Position& position) const {
        Company company;
        company.hands = position.hands;
        Gathered& gathered = company.gathered;
        gathered.marks = position.marks;
        gathered.tricks = position.tricks(rules_);
        gathered.leader = position.leader & 3U;
        const Cards outside = ~company.all() & rules_.won_in_play;
        for (unsigned s = 0; s < rules_.players; ++s) {
            if (!rules_.marked_when_won)
                gathered.honours =
                    with_more(gathered.honours, s, count(position.taken[s] & rules_.honours));
            const bool open =
                rules_.won_in_play_seats >> s & 1U && !(position.shown[s] >> rules_.trump & 1U);
            if (open && !(outside & ~position.taken[s]))
                gathered.completing = static_cast<std::uint8_t>(gathered.completing | 1U << s);
        }
        return company;
    }

    unsigned seat(const Company& company, const Laid& laid) const {
        return (company.gathered.leader + laid.size) % rules_.players;
    }

    Cards legal(const Company& company, const Laid& laid) const {
        return may_play(rules_.follow, company.hands[seat(company, laid)], laid.trick(), rules_.trump);
    }

    /// A trick, whole: the cards leave the hands, and its winner gathers them.
    void play(Company& company, const Laid& laid) const {
        Gathered& gathered = company.gathered;
        const Cards won = laid.set();
        for (Cards& held : company.hands) held &= ~won;
        const unsigned winner =
            (gathered.leader + best_of(laid.trick(), rules_.trump)) % rules_.players;
        gathered.leader = winner & 3U;
        ++gathered.tricks[winner];
        if (won & counted_) gather(company, winner, won);
    }

    /// What the end of the deal comes to: marks, and the winner of the partie.
    Ledger ledger(const Company& company) const {
        const Gathered& gathered = company.gathered;
        Ledger ledger;
        ledger.marks = gathered.marks;
        if (gathered.winner) {
            ledger.winner = static_cast<std::int8_t>(gathered.winner - 1);
            return ledger;
        }
        ledger.tricks = gathered.tricks;
        for (unsigned s = 0; s < rules_.players; ++s)
            ledger.honours[s] = static_cast<std::uint8_t>(nibble(gathered.honours, s));
        ledger.completed = gathered.completing;
        ledger.settle(rules_);
        return ledger;
    }

    /// \param lone  the seat whose value is asked for.
    CompanyKey key(const Company& company, unsigned lone) const {
        const auto& hands = company.hands;
        const Cards low = hands[1] | hands[3], high = hands[2] | hands[3], all = company.all();
        const auto code = [&](unsigned suit) -> std::uint64_t {
            const unsigned held = suit_bits(all, suit);
            const unsigned a = suit_bits(low, suit), b = suit_bits(high, suit);
            return order_code(held & ~a, a) | std::uint64_t{order_code(held & ~b, b)} << 10;
        };
        const unsigned trump = rules_.trump;
        std::uint64_t a = code((trump + 1) & 3U), b = code((trump + 2) & 3U), c = code((trump + 3) & 3U);
        if (a < b) std::swap(a, b);
        if (b < c) std::swap(b, c);
        if (a < b) std::swap(a, b);
        const unsigned trumps = suit_bits(all, trump);
        const unsigned honours = suit_bits(rules_.honours, trump);
        std::uint64_t more = c | std::uint64_t{order_code(trumps & ~honours, trumps & honours)} << 20;
        if (company.gathered.completing) {
            const unsigned sequence = suit_bits(rules_.won_in_play, trump);
            more |= std::uint64_t{order_code(trumps & ~sequence, trumps & sequence)} << 30;
        }
        more |= std::uint64_t{rules_.dealer} << 40 | std::uint64_t{lone} << 42;
        return {{code(trump) | a << 20 | b << 40, more},
                std::bit_cast<std::array<std::uint64_t, 2>>(company.gathered)};
    }

private:
    void gather(Company& company, unsigned winner, Cards won) const {
        Gathered& gathered = company.gathered;
        const unsigned honours = count(won & rules_.honours);
        if (won & rules_.won_in_play)
            gathered.completing = static_cast<std::uint8_t>(gathered.completing & 1U << winner);
        if (!rules_.marked_when_won) {
            gathered.honours = with_more(gathered.honours, winner, honours);
            return;
        }
        Ledger ledger;
        ledger.marks = gathered.marks;
        bool won_partie = false;
        if (gathered.completing && !(company.all() & rules_.won_in_play)) {
            gathered.completing = 0;
            won_partie = ledger.gain(rules_, winner, rules_.won_in_play_value, 0);
        }
        if (!won_partie) won_partie = ledger.gain(rules_, winner, 0, honours);
        gathered.marks = ledger.marks;
        if (won_partie) gathered.winner = (winner + 1) & 7U;
    }

    Rules rules_;
    Cards trumps_;
    Cards counted_;
};

}  // namespace imperiale
