// How likely would somebody have played a card, had he held one hand or another?
// He is taken to imagine some hands opposite, to find what each of his cards is worth in each of
// them, and to play the better ones the likelier.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/key.hpp"
#include "imperiale/playouts.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"

namespace imperiale {

/// By the nine bits of a suit, whether it is of some kind, or what it counts.
using BySuit = std::array<std::uint8_t, 512>;

/// What is known of a hand as dealt; twin of imperiale.engine.beliefs_facts.Facts.
struct Facts {
    Cards must = 0, never = 0;
    std::vector<Cards> lacking;    ///< sets of which it lacks one card at least
    std::vector<Cards> touching;   ///< sets of which it has one card at least
    std::vector<BySuit> no_suit;   ///< kinds of which none of its suits is
    std::vector<BySuit> a_suit;    ///< kinds of which one of its suits is, or more
    Cards counted = 0;             ///< cards of which it is known what those in the hand count
    BySuit counts = {};
    unsigned total = 0;

    bool allow(Cards held) const {
        if (!has_all(held, must) || held & never) return false;
        for (const Cards four : lacking)
            if (has_all(held, four)) return false;
        for (const Cards some : touching)
            if (!(held & some)) return false;
        const auto any = [&](const BySuit& kind) {
            for (unsigned suit = 0; suit < 4; ++suit)
                if (kind[suit_bits(held, suit)]) return true;
            return false;
        };
        if (std::ranges::any_of(no_suit, any) || !std::ranges::all_of(a_suit, any)) return false;
        if (!counted) return true;
        unsigned sum = 0;
        for (unsigned suit = 0; suit < 4; ++suit) sum += counts[suit_bits(held & counted, suit)];
        return sum == total;
    }
};

/// What he who played a card knew of the hand opposite.
struct Opposite {
    std::vector<Facts> opening;  ///< cases of the hand as dealt, of which one is true
    Cards seen = 0;              ///< cards that it has played
    Cards never = 0;             ///< cards that it does not hold any more, or never held
};

/// How he is taken to think.
struct Mind {
    unsigned imagined = 1;  ///< how many hands opposite
    unsigned tries = 1;     ///< how often he looks for each of them one that the opening allows
    double doubt = 1;       ///< how much less is the e-th part as likely
    double blind = 0;       ///< how likely he plays any card
};

/// A hand opposite that he may imagine.
/// \param out   cards that are not in it: those that he holds, sees or has seen.
/// \param size  how many cards it has.
inline Cards imagine(const Opposite& opposite, Cards out, unsigned size, unsigned tries, Random& random) {
    Cards must = ~Cards{0};
    for (const Facts& one : opposite.opening) must &= one.must;
    must &= ~opposite.seen;
    const Cards free = ~(out | opposite.never | must);
    Cards held = 0;
    for (unsigned i = 0; i < tries; ++i) {
        held = must;
        for (Cards left = free; count(held) < size && left;) {
            const Card card = any_of(left, random);
            left &= ~bit(card);
            held |= bit(card);
        }
        const Cards dealt = held | opposite.seen;
        if (std::ranges::any_of(opposite.opening, [&](const Facts& one) { return one.allow(dealt); })) break;
    }
    return held;
}

/// How likely a card is that is worth so much on the mean, beside others.
inline double likelihood(const std::vector<double>& means, std::size_t card, const Mind& mind) {
    const double best = *std::ranges::max_element(means);
    double all = 0;
    for (const double mean : means) all += std::exp((mean - best) / mind.doubt);
    const double odds = std::exp((means[card] - best) / mind.doubt) / all;
    return mind.blind / static_cast<double>(means.size()) + (1 - mind.blind) * odds;
}

/// How likely the seat to play would have played a card with each of several hands.
/// \param values    finds what each legal card of a position is worth.
/// \param root      before it is played; whatever the two hands in it.
/// \param size      how many cards the hand opposite has.
/// \param pack      all cards but those that everybody knows to be in no hand.
/// \param seed      what the hands are imagined by; each hand has its own chance.
template <typename Values>
std::vector<double> likelihoods(Values values, const Rules& rules, Position root, Card played,
                                const std::vector<Cards>& hands, const Opposite& opposite, unsigned size,
                                Cards pack, const Mind& mind, std::uint64_t seed) {
    std::vector<double> found;
    const unsigned seat = root.seat(rules), other = 1 - seat;
    for (const Cards held : hands) {
        root.hands[seat] = held;
        const Cards legal = root.legal(rules);
        if (!(legal & bit(played))) {
            found.push_back(0);
            continue;
        }
        if (legal == bit(played)) {
            found.push_back(1);
            continue;
        }
        Random random(seed ^ Key{held, seed}.hash());
        std::vector<double> means(count(legal));
        for (unsigned i = 0; i < mind.imagined; ++i) {
            root.hands[other] = imagine(opposite, ~pack | held, size, mind.tries, random);
            std::size_t at = 0;
            for (const CardValue& one : values(root)) means[at++] += one.value;
        }
        for (double& mean : means) mean /= mind.imagined;
        found.push_back(likelihood(means, count(legal & (bit(played) - 1)), mind));
    }
    return found;
}

/// What the rows of worlds come to.
struct Weighed {
    std::vector<double> sums;   ///< by card, its values, each by the weight of its world
    std::vector<double> bests;  ///< by card, the weight of the worlds in which no card is worth more
};

/// \param rows     by world, the value of each card.
/// \param weights  by world.
template <typename Number>
Weighed weighed(const std::vector<Number>& rows, const std::vector<double>& weights) {
    const std::size_t wide = weights.empty() ? 0 : rows.size() / weights.size();
    Weighed all{std::vector<double>(wide), std::vector<double>(wide)};
    for (std::size_t world = 0; world < weights.size(); ++world) {
        const Number* row = rows.data() + world * wide;
        const Number best = *std::max_element(row, row + wide);
        for (std::size_t card = 0; card < wide; ++card) {
            all.sums[card] += weights[world] * static_cast<double>(row[card]);
            if (row[card] == best) all.bests[card] += weights[world];
        }
    }
    return all;
}

}  // namespace imperiale
