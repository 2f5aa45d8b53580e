// What is every card worth if tricks count, or tricks and honours, and nothing else?
// For two players, where the rest of the play owes nothing to what was played: the same few million
// positions come back in every deal, and one table serves them all.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/cashing.hpp"
#include "imperiale/endgame.hpp"
#include "imperiale/key.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/runs.hpp"
#include "imperiale/solve.hpp"

namespace imperiale {

/// What is known of positions, eight bytes each: a key of 50 bits, a lead, and between which limits
/// lies what the leader still gains. It grows until the limit; then what is older makes room.
class SimpleTable {
public:
    static constexpr unsigned KEY_BITS = 50;
    static constexpr unsigned MOST_GAIN = 31;

    struct Entry {
        std::uint64_t bits = 0;

        unsigned low() const { return bits >> 50 & 31U; }
        unsigned high() const { return bits >> 55 & 31U; }
        unsigned lead() const { return static_cast<unsigned>(bits >> 60); }
    };

    explicit SimpleTable(std::size_t limit) : limit_(std::bit_floor(std::max(limit, SMALLEST))) { clear(); }

    void clear() {
        entries_.assign(SMALLEST, Entry{});
        shift_ = 64 - static_cast<unsigned>(std::countr_zero(SMALLEST));
        used_ = 0;
    }

    std::size_t size() const { return used_; }

    /// The place of a key: its entry, or where it is to be put.
    Entry& at(std::uint64_t key) {
        const std::size_t from = key * 0x9e3779b97f4a7c15U >> shift_;
        for (std::size_t i = 0; i < REACH; ++i) {
            Entry& entry = entries_[from ^ i];
            if ((entry.bits ^ key) << (64 - KEY_BITS) == 0) return entry;
        }
        for (std::size_t i = 0; i < REACH; ++i)
            if (!entries_[from ^ i].bits) return entries_[from ^ i];
        return entries_[from ^ (key >> 7 & (REACH - 1))];
    }

    /// The entry of a key, or an empty one.
    Entry find(std::uint64_t key) const {
        const std::size_t from = key * 0x9e3779b97f4a7c15U >> shift_;
        for (std::size_t i = 0; i < REACH; ++i)
            if ((entries_[from ^ i].bits ^ key) << (64 - KEY_BITS) == 0) return entries_[from ^ i];
        return {};
    }

    void put(std::uint64_t key, unsigned low, unsigned high, unsigned lead) {
        if (used_ * 2 >= entries_.size() && entries_.size() < limit_) grow();
        Entry& place = at(key);
        used_ += !place.bits;
        place.bits = key | std::uint64_t{low} << 50 | std::uint64_t{high} << 55 |
                     std::uint64_t{lead} << 60;
    }

private:
    static constexpr std::size_t SMALLEST = std::size_t{1} << 12;
    static constexpr std::size_t REACH = 8;  // of a line of memory

    void grow() {
        std::vector<Entry> old(std::min(entries_.size() * 4, limit_));
        old.swap(entries_);
        shift_ = 64 - static_cast<unsigned>(std::countr_zero(entries_.size()));
        used_ = 0;
        constexpr std::uint64_t keys = (std::uint64_t{1} << KEY_BITS) - 1;
        for (const Entry& entry : old) {
            if (!entry.bits) continue;
            Entry& place = at(entry.bits & keys);
            used_ += !place.bits;
            place = entry;
        }
    }

    std::size_t limit_;
    std::size_t used_ = 0;
    unsigned shift_ = 0;
    std::vector<Entry> entries_;
};

/// Solves the play of two by tricks, or by tricks and honours; owns its table, which all deals by the
/// same duty to follow share. Not to be used by two threads at a time.
class SimpleSolver {
public:
    /// \param honour  what an honour counts: 2, a trick counting 1 (only tricks over half of them
    ///                mark, so a trick moves the difference by half a counter), or 0.
    /// \param endgame  what is known of few cards, for as many solvers and threads as one likes.
    explicit SimpleSolver(Follow follow, unsigned honour, std::size_t limit = std::size_t{1} << 22,
                          std::shared_ptr<const Endgame> endgame = nullptr)
        : follow_(follow), honour_(honour), table_(limit), endgame_(std::move(endgame)) {
        if (endgame_ && endgame_->follow() != follow)
            throw std::invalid_argument("the table of endings is for another duty to follow");
    }

    /// What each legal card wins of the rest of the play, own less the other's.
    std::vector<CardValue> values(const Rules& rules, const Position& root) {
        take(rules, root);
        std::vector<CardValue> all;
        if (root.over) return all;
        const unsigned seat = root.seat(rules);
        const Cards legal = root.legal(rules), held = root.hands[seat], other = root.hands[1 - seat];
        const Cards theirs = root.laid ? other | bit(root.trick[0]) : other;
        const auto total = static_cast<Value>(
            total_of(held | theirs, count(held)));
        std::array<Value, MOST_CARDS> found = {};
        const Cards tried = different(legal, theirs, honours_, 0);
        Value guess = total / 2;
        for (const Card card : Each{tried}) {
            if (root.laid) {
                guess = after_reply(other, held, root.trick[0], card);
            } else {
                guess = exact_lead(held, other, card, guess);
            }
            found[card] = 2 * guess - total;
        }
        for (const Card card : Each{legal}) {
            // cards stand for those above them in the run
            if (!(tried & bit(card))) found[card] = found[stand_in(tried, theirs, card)];
            all.push_back({card, found[card]});
        }
        return all;
    }

    std::uint64_t nodes() const { return nodes_; }
    std::size_t known() const { return table_.size(); }

private:
    void take(const Rules& rules, const Position& root) {
        if (rules.players != 2 || root.drawn != rules.stock_size)
            throw std::invalid_argument("only play for two with nothing to be drawn is solved so");
        if (rules.follow != follow_)
            throw std::invalid_argument("a solver goes on with the same duty to follow only");
        trump_ = rules.trump;
        trumps_ = of_suit(trump_);
        const Cards honours = honour_ ? rules.honours : 0;
        if (honours == honours_ && coded_ == trump_) return;
        honours_ = honours;
        coded_ = trump_;
        const unsigned marked = suit_bits(honours, trump_);
        for (unsigned bits = 0; bits < 512; ++bits)
            codes_[bits] = static_cast<std::uint16_t>(honour_ ? order_code(bits & ~marked, bits & marked) : 0);
    }

    unsigned total_of(Cards cards, unsigned tricks) const { return tricks + honour_ * count(cards & honours_); }

    Card stand_in(Cards tried, Cards theirs, Card card) const {
        for (const Card low : Each{tried & of_suit(suit_of(card))})
            if (different(bit(low) | bit(card), theirs, honours_, 0) == bit(low)) return low;
        throw std::logic_error("no card stands for a legal one");
    }

    std::uint64_t key(const Codes& codes, Cards trumps) const {
        return codes.trump | std::uint64_t{codes.a} << 10 | std::uint64_t{codes.b} << 20 |
               std::uint64_t{codes.c} << 30 | std::uint64_t{codes_[suit_bits(trumps, trump_)]} << 40;
    }

    Cards replies(Cards held, Card lead) const { return replies_to(follow_, held, lead, trumps_); }
    bool takes(Card lead, Card reply) const { return imperiale::takes(lead, reply, trumps_); }

    Value worth(const Cash& cash) const { return static_cast<Value>(cash.tricks + honour_ * cash.honours); }
    Value worth(Cards trick) const { return worth(Cash{1, count(trick & honours_)}); }

    Value exact_lead(Cards leader, Cards other, Card lead, Value guess) {
        Value low = 0, high = static_cast<Value>(total_of(leader | other, count(leader)));
        guess = std::clamp(guess, low, high);
        while (low < high) {
            const Value wanted = guess == low ? guess + 1 : guess;
            guess = after_lead(leader, other, lead, wanted);
            if (guess < wanted) high = guess; else low = guess;
        }
        return low;
    }

    /// What he who replies gains, reply given.
    Value after_reply(Cards leader, Cards other, Card lead, Card reply) {
        const Cards l = leader & ~bit(lead), o = other & ~bit(reply);
        const Value w = worth(bit(lead) | bit(reply));
        const auto rest = static_cast<Value>(total_of(l | o, count(o)));
        if (!o) return takes(lead, reply) ? w : 0;
        if (takes(lead, reply)) return w + exact(o, l, rest / 2);
        return rest - exact(l, o, rest / 2);
    }

    Value exact(Cards leader, Cards other, Value guess) {
        Value low = 0, high = static_cast<Value>(total_of(leader | other, count(leader)));
        while (low < high) {
            const Value wanted = guess == low ? guess + 1 : guess;
            guess = leads(leader, other, wanted);
            if (guess < wanted) high = guess; else low = guess;
        }
        return low;
    }

    /// A bound of what the leader gains: at least `wanted` if he gains that, else below it.
    Value leads(Cards leader, Cards other, Value wanted) {
        const unsigned left = count(leader);
        const auto total = static_cast<Value>(total_of(leader | other, left));
        const Value sure = worth(cashed(leader, other, trump_, honours_));
        const Value lost = worth(top_trumps(other, leader, trumps_, honours_));
        if (sure >= wanted) return sure;
        if (total - lost < wanted) return total - lost;
        if (left == 1) {
            const Card lead = first(leader), reply = first(other);
            return takes(lead, reply) ? 0 : total;
        }
        ++nodes_;
        const Codes codes = Codes::of(leader, other, trump_);
        if (endgame_ && total == static_cast<Value>(left) && endgame_->has(codes, left))
            return static_cast<Value>(endgame_->tricks(codes, left));
        const std::uint64_t place = key(codes, leader | other);
        const SimpleTable::Entry known = table_.find(place);
        unsigned low = 0, high = static_cast<unsigned>(total), lead_known = 15;
        if (known.bits) {
            low = known.low();
            high = known.high();
            if (static_cast<Value>(low) >= wanted) return static_cast<Value>(low);
            if (static_cast<Value>(high) < wanted) return static_cast<Value>(high);
            lead_known = known.lead();
        }
        const Cards all = different(leader, other, honours_, 0);
        Card hint = NO_CARD;
        if (lead_known < 15) {
            Cards rest = all;
            for (unsigned i = 0; i < lead_known && rest; ++i) rest &= rest - 1;
            if (rest) hint = first(rest);
        }
        Leads tried(all, other, trumps_, hint);
        Value best = 0;
        unsigned good = 15;
        for (Card card = tried.next(); card != NO_CARD; card = tried.next()) {
            const Value value = after_lead(leader, other, card, wanted);
            if (value > best) {
                best = value;
                good = count(all & ((Cards{1} << card) - 1));
            }
            if (best >= wanted) break;
        }
        (best >= wanted ? low : high) = static_cast<unsigned>(best);
        table_.put(place, low, high, good);
        return best;
    }

    /// leads() with a lead on the table.
    Value after_lead(Cards leader, Cards other, Card lead, Value wanted) {
        Cards tried = replies(other, lead);
        if (tried & (tried - 1)) tried = different(tried, leader, honours_, 0);
        Value best = BEST;
        const Cards l = leader & ~bit(lead);
        Cards takers = tried & of_suit(suit_of(lead)) & (~Cards{1} << lead);
        if (!(trumps_ >> lead & 1U)) takers |= tried & trumps_;
        for (const Card card : Each{takers}) {
            const Cards o = other & ~bit(card);
            const auto rest = static_cast<Value>(total_of(l | o, count(l)));
            const Value value = rest - (l ? leads(o, l, rest - wanted + 1) : 0);
            best = std::min(best, value);
            if (best < wanted) return best;
        }
        for (const Card card : Each{tried & ~takers}) {
            const Cards o = other & ~bit(card);
            const Value w = worth(bit(lead) | bit(card));
            const Value value = w + (l ? leads(l, o, wanted - w) : 0);
            best = std::min(best, value);
            if (best < wanted) return best;
        }
        return best;
    }

    Follow follow_;
    unsigned honour_;
    SimpleTable table_;
    std::shared_ptr<const Endgame> endgame_;
    unsigned trump_ = 0;
    Cards trumps_ = 0;
    Cards honours_ = 0;
    unsigned coded_ = 4;  ///< the trump whose codes_ stand ready
    std::array<std::uint16_t, 512> codes_ = {};
    std::uint64_t nodes_ = 0;
};

}  // namespace imperiale
