// What is every card worth to a seat if all the others play against it, and all cards are seen?
// Exact, for any number of players, by the real scoring: what the seat can make sure of, whatever
// the others do. Alpha-beta over whole tricks with zero windows, as in solve.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/company.hpp"
#include "imperiale/objective.hpp"
#include "imperiale/position.hpp"
#include "imperiale/reach.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/runs.hpp"
#include "imperiale/shares.hpp"
#include "imperiale/solve.hpp"
#include "imperiale/table.hpp"

namespace imperiale {

/// The key of a position between two tricks while hands may still change: nothing is renamed.
struct OpenKey {
    std::array<Cards, MOST_PLAYERS> hands = {};
    std::array<std::uint64_t, 2> gathered = {};
    std::array<std::uint32_t, MOST_PLAYERS> shown = {};

    bool operator==(const OpenKey&) const = default;

    constexpr std::uint64_t hash() const {
        std::uint64_t h = Key{gathered[0], gathered[1]}.hash();
        for (unsigned s = 0; s < MOST_PLAYERS; ++s) h = Key{hands[s] ^ h, shown[s]}.hash();
        return h;
    }
};

/// Solves positions for one seat against all others; owns its tables. Not to be used by two threads
/// at a time.
class LoneSolver {
public:
    /// \param limit  entries of the table at the most; an entry takes 48 bytes.
    explicit LoneSolver(const Rules& rules, Shares shares = {}, std::size_t limit = std::size_t{1} << 22)
        : rules_(rules), play_(rules), shares_(std::move(shares)), table_(limit), open_(limit) {
        take(rules);
    }
    LoneSolver(const LoneSolver&) = delete;  // reach_ points into it

    /// Whether deal() takes these rules.
    bool plays(const Rules& rules) const { return comparable(rules) == comparable(rules_); }

    /// Go on with another deal by the same rules; what is known of positions stays known.
    void deal(const Rules& rules) {
        if (!plays(rules)) throw std::invalid_argument("a solver goes on with the same rules only");
        open_.clear();
        take(rules);
    }

    /// Forget everything; the next deal is then solved as by a new solver.
    void forget() {
        table_.freshen();
        open_.freshen();
    }

    /// The value of each legal card for the seat that is to play, all others playing against it.
    std::vector<CardValue> values(const Position& root) {
        std::vector<CardValue> all;
        if (root.over) return all;
        prepare(root, root.seat(rules_));
        const Cards legal = root.legal(rules_);
        Cards rest = legal;
        Value guess = shares_.of(root.ledger(rules_), rules_.players, lone_);
        while (rest) {
            // of a run of equal cards the lowest is tried for all
            const Card card = first(rest);
            Position next = root;
            next.play(rules_, card);
            guess = exact(next, guess);
            for (const Card other : Each{rest})
                if (other == card || same(root, card, other)) {
                    all.push_back({other, guess});
                    rest &= ~bit(other);
                }
        }
        std::ranges::sort(all, {}, &CardValue::card);
        return all;
    }

    /// The value of a position for a seat.
    Value value(const Position& root, unsigned seat) {
        prepare(root, seat);
        return exact(root, shares_.of(root.ledger(rules_), rules_.players, lone_));
    }

    /// Positions between two tricks that were looked at since the solver was made.
    std::uint64_t nodes() const { return nodes_; }

    /// Entries of the tables now.
    std::size_t known() const { return table_.size() + open_.size(); }

private:
    void take(const Rules& rules) {
        rules_ = rules;
        play_ = CompanyRules(rules);
        sequence_ = rules.won_in_play_seats ? rules.won_in_play : 0;
    }

    void prepare(const Position& root, unsigned seat) {
        if (seat != lone_) open_.clear();  // its keys do not tell whose values they hold
        lone_ = seat;
        settled_ = false;
        if (root.over || open(root)) return;
        const Company company = play_.company(whole(root));
        settled_ = !rules_.marked_when_won && !company.gathered.completing;
        if (settled_) reach_.fill(play_, shares_, company, lone_);
    }

    /// Whether cards are still to be drawn, or imperials may still be shown.
    bool open(const Position& position) const {
        if (position.drawn < rules_.stock_size) return true;
        for (unsigned i = 0; i < rules_.combinations_size; ++i)
            for (unsigned s = 0; s < rules_.players; ++s)
                if (has_all(position.hands[s], rules_.combinations[i].cards)) return true;
        return false;
    }

    Laid laid(const Position& position) const {
        Laid laid;
        for (unsigned place = 0; place < position.laid; ++place) laid = laid.with(position.trick[place]);
        return laid;
    }

    /// The position before the trick on the table.
    Position whole(const Position& position) const {
        Position before = position;
        for (unsigned place = 0; place < position.laid; ++place)
            before.hands[(position.leader + place) % rules_.players] |= bit(position.trick[place]);
        before.laid = 0;
        return before;
    }

    /// Whether a card is worth what a lower one is.
    bool same(const Position& root, Card low, Card high) const {
        if (open(root)) return false;
        Cards theirs = laid(root).set();
        for (unsigned s = 0; s < rules_.players; ++s)
            if (s != lone_) theirs |= root.hands[s];
        return different(bit(low) | bit(high), theirs, rules_.honours, sequence_) == bit(low);
    }

    Value exact(const Position& root, Value guess) {
        Value low = WORST, high = BEST;
        while (low < high) {
            const Value wanted = guess == low ? guess + 1 : guess;
            guess = proof(root, wanted);
            (guess < wanted ? high : low) = guess;
        }
        return guess;
    }

    /// A bound of the value of a position: at least `wanted` if the value is, else below it.
    Value proof(const Position& position, Value wanted) {
        if (position.over) return shares_.of(position.ledger(rules_), rules_.players, lone_);
        if (open(position)) return position.laid ? best_card(position, wanted) : drawing(position, wanted);
        const Company company = play_.company(whole(position));
        if (!position.laid) return leads(company, wanted);
        const Laid trick = laid(position);
        return follow(company, trick, wanted);
    }

    /// proof() between two tricks while hands may still change.
    Value drawing(const Position& position, Value wanted) {
        ++nodes_;
        Entry<OpenKey> entry{open_key(position)};
        if (const auto* known = open_.find(entry.key)) {
            if (known->low >= wanted) return known->low;
            if (known->high < wanted) return known->high;
            entry = *known;
        }
        entry.cards = static_cast<std::uint8_t>(rules_.deal_tricks - position.tricks_taken(rules_));
        const Value best = best_card(position, wanted);
        (best >= wanted ? entry.low : entry.high) = best;
        open_.put(entry);
        return best;
    }

    OpenKey open_key(const Position& position) const {
        OpenKey key;
        key.hands = position.hands;
        key.gathered =
            std::bit_cast<std::array<std::uint64_t, 2>>(play_.company(position).gathered);
        for (unsigned s = 0; s < rules_.players; ++s) {
            const Cards counted = position.taken[s] & (rules_.honours | rules_.won_in_play);
            key.shown[s] = position.shown[s] | suit_bits(counted, rules_.trump) << 16;
        }
        return key;
    }

    /// proof() by trying every card.
    Value best_card(const Position& position, Value wanted) {
        const bool maximises = position.seat(rules_) == lone_;
        Value best = maximises ? WORST : BEST;
        for (const Card card : Each{position.legal(rules_)}) {
            Position next = position;
            next.play(rules_, card);
            if (improves(best, proof(next, wanted), maximises, wanted)) break;
        }
        return best;
    }

    /// Take a value if it is better; tell whether it decides the question.
    static bool improves(Value& best, Value value, bool maximises, Value wanted) {
        if (maximises ? value > best : value < best) best = value;
        return maximises ? best >= wanted : best < wanted;
    }

    /// proof() between two tricks.
    Value leads(const Company& company, Value wanted) {
        ++nodes_;
        if (company.over()) return shares_.of(play_.ledger(company), rules_.players, lone_);
        if (settled_) {
            const auto [least, most] = reach_.limits(company);
            if (least >= wanted) return least;
            if (most < wanted) return most;
        }
        const unsigned leader = company.gathered.leader;
        const Cards held = company.hands[leader], theirs = company.all() & ~held;
        if (!(held & (held - 1))) return follow(company, Laid{}.with(first(held)), wanted);
        Entry<CompanyKey> entry{play_.key(company, lone_)};
        if (const auto* known = table_.find(entry.key)) {
            if (known->low >= wanted) return known->low;
            if (known->high < wanted) return known->high;
            entry = *known;
        }
        entry.cards = static_cast<std::uint8_t>(count(held));
        Leads tried(different(held, theirs, rules_.honours, sequence_), theirs, play_.trumps(), entry.lead);
        const bool maximises = leader == lone_;
        Value best = maximises ? WORST : BEST;
        for (Card card = tried.next(); card != NO_CARD; card = tried.next())
            if (improves(best, follow(company, Laid{}.with(card), wanted), maximises, wanted)) {
                entry.lead = card;
                break;
            }
        (best >= wanted ? entry.low : entry.high) = best;
        table_.put(entry);
        return best;
    }

    /// proof() with cards on the table: cards that take the trick, cheapest first, then the others.
    Value follow(const Company& company, const Laid& laid, Value wanted) {
        if (laid.size == rules_.players) {
            Company next = company;
            play_.play(next, laid);
            return leads(next, wanted);
        }
        const unsigned seat = play_.seat(company, laid);
        Cards tried = play_.legal(company, laid);
        if (tried & (tried - 1))
            tried = different(tried, company.all() & ~company.hands[seat], rules_.honours, sequence_);
        const bool maximises = seat == lone_;
        Value best = maximises ? WORST : BEST;
        const Card top = laid.cards[best_of(laid.trick(), rules_.trump)];
        Cards takes = tried & of_suit(suit_of(top)) & (~Cards{1} << top);
        if (suit_of(top) != rules_.trump) takes |= tried & play_.trumps();
        for (const Cards group : {takes, tried & ~takes})
            for (const Card card : Each{group})
                if (improves(best, follow(company, laid.with(card), wanted), maximises, wanted)) return best;
        return best;
    }

    Rules rules_;
    CompanyRules play_;
    Shares shares_;
    Reach reach_;
    unsigned lone_ = 0;
    bool settled_ = false;  ///< whether reach_ tells what the end comes to
    Cards sequence_ = 0;    ///< the sequence of trumps, if somebody may win it
    Table<CompanyKey> table_;
    Table<OpenKey> open_;
    std::uint64_t nodes_ = 0;
};

}  // namespace imperiale
