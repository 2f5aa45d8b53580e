// How many tricks does the leader take of the last few, if tricks are all that counts?
// Every position of a number of cards has a place of half a byte: the four suits are named by who
// holds which of their cards, the three plain ones in descending order, and the leader is always the
// same side. Built backwards, a trick at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/key.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/runs.hpp"

namespace imperiale {

/// The duty to follow, for two.
constexpr Cards replies_to(Follow rule, Cards held, Card lead, Cards trumps) {
    const Cards same = held & of_suit(suit_of(lead));
    if (same) {
        if (rule != Follow::must_beat) return same;
        const Cards higher = same & (~Cards{1} << lead);
        return higher ? higher : same;
    }
    const Cards trumped = held & trumps;
    return trumped ? trumped : held;
}

constexpr bool takes(Card lead, Card reply, Cards trumps) {
    return suit_of(lead) == suit_of(reply) ? reply > lead : (trumps >> reply & 1U);
}

/// Codes of the suits as order_code() gives them, the plain ones in descending order.
struct Codes {
    unsigned trump = 1, a = 1, b = 1, c = 1;

    static Codes of(Cards leader, Cards other, unsigned trump) {
        const auto code = [&](unsigned suit) {
            return order_code(suit_bits(leader, suit & 3U), suit_bits(other, suit & 3U));
        };
        Codes codes{code(trump), code(trump + 1), code(trump + 2), code(trump + 3)};
        if (codes.a < codes.b) std::swap(codes.a, codes.b);
        if (codes.b < codes.c) std::swap(codes.b, codes.c);
        if (codes.a < codes.b) std::swap(codes.a, codes.b);
        return codes;
    }
};

class Endgame {
public:
    /// \param cards  the most cards in each hand, 1 to 8; 8 take some half a second.
    Endgame(Follow follow, unsigned cards) : follow_(follow), cards_(cards) {
        group();
        for (unsigned k = 1; k <= cards; ++k) build(k);
    }

    Follow follow() const { return follow_; }
    unsigned cards() const { return cards_; }
    std::size_t size() const {
        std::size_t all = 0;
        for (const Level& level : levels_) all += level.size;
        return all;
    }

    /// Whether a position stands in it: of so many cards, and no suit longer than eight.
    bool has(const Codes& codes, unsigned cards) const {
        return cards <= cards_ && codes.trump < CODES && codes.a < CODES;
    }

    /// The tricks that the leader takes.
    unsigned tricks(const Codes& codes, unsigned cards) const {
        const Level& level = levels_[cards - 1];
        const std::size_t at = level.begin[codes.trump * CODES + codes.a] + rank_[codes.b * CODES + codes.c];
        return level.tricks[at / 2] >> 4 * (at & 1U) & 15U;
    }

private:
    static constexpr unsigned CODES = 512;

    /// All positions of a number of cards.
    struct Level {
        std::vector<std::uint32_t> begin;  ///< by the codes of trumps and the longest plain suit
        std::vector<std::uint8_t> tricks;
        std::size_t size = 0;
    };

    using Pair = std::pair<std::uint16_t, std::uint16_t>;

    static unsigned length(unsigned code) { return static_cast<unsigned>(std::bit_width(code)) - 1; }
    static unsigned ones(unsigned code) { return count(code) - 1; }

    std::vector<Pair>& pairs(unsigned long_, unsigned ones) { return groups_[long_ * 17 + ones]; }

    /// Order the pairs of the two least suits: by how long they are and how much the other holds.
    void group() {
        groups_.resize(17 * 17);
        rank_.resize(CODES * CODES);
        for (unsigned b = 1; b < CODES; ++b)
            for (unsigned c = 1; c <= b; ++c) {
                auto& of = pairs(length(b) + length(c), ones(b) + ones(c));
                rank_[b * CODES + c] = static_cast<std::uint32_t>(of.size());
                of.emplace_back(b, c);
            }
    }

    void build(unsigned k) {
        Level level;
        level.begin.resize(CODES * CODES);
        for (unsigned t = 1; t < CODES; ++t)
            for (unsigned a = 1; a < CODES; ++a) {
                const unsigned longer = length(t) + length(a), more = ones(t) + ones(a);
                level.begin[t * CODES + a] = static_cast<std::uint32_t>(level.size);
                if (longer > 2 * k || more > k) continue;
                for (const auto& [b, c] : pairs(2 * k - longer, k - more)) {
                    if (b > a) break;
                    if (level.size % 2 == 0) level.tricks.push_back(0);
                    const unsigned found = search({t, a, b, c}, k);
                    level.tricks.back() =
                        static_cast<std::uint8_t>(level.tricks.back() | found << 4 * (level.size & 1U));
                    ++level.size;
                }
            }
        levels_.push_back(std::move(level));
    }

    unsigned search(const Codes& codes, unsigned k) const {
        constexpr Cards trumps = of_suit(0);
        Cards leader = 0, other = 0;
        unsigned suit = 0;
        for (const unsigned code : {codes.trump, codes.a, codes.b, codes.c}) {
            const Cards all = (Cards{1} << length(code)) - 1;
            other |= (code & all) << (RANKS * suit);
            leader |= (~code & all) << (RANKS * suit);
            ++suit;
        }
        unsigned best = 0;
        for (const Card lead : Each{lowest_of_runs(leader, other)}) {
            unsigned least = k;
            for (const Card reply : Each{lowest_of_runs(replies_to(follow_, other, lead, trumps), leader)}) {
                const Cards l = leader & ~bit(lead), o = other & ~bit(reply);
                const bool lost = takes(lead, reply, trumps);
                unsigned taken = lost ? 0 : 1;
                if (k > 1) {
                    const unsigned more = lost ? k - 1 - tricks(Codes::of(o, l, 0), k - 1)
                                               : tricks(Codes::of(l, o, 0), k - 1);
                    taken += more;
                }
                least = std::min(least, taken);
            }
            best = std::max(best, least);
        }
        return best;
    }

    Follow follow_;
    unsigned cards_;
    std::vector<Level> levels_;
    std::vector<std::uint32_t> rank_;
    std::vector<std::vector<Pair>> groups_;
};

}  // namespace imperiale
