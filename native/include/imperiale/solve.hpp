// What is every card worth if all cards are seen and both play for it?
// Exact, for two players, by the real scoring: alpha-beta over whole tricks with zero windows
// (MTD(f): Plaat, Schaeffer, Pijls and de Bruin, 1996) and a table of what has been proven.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/duel.hpp"
#include "imperiale/key.hpp"
#include "imperiale/leads.hpp"
#include "imperiale/objective.hpp"
#include "imperiale/outcomes.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"
#include "imperiale/runs.hpp"
#include "imperiale/table.hpp"

namespace imperiale {

/// A card and what it is worth to the seat that is to play it.
struct CardValue {
    Card card;
    Value value;
};

/// Rules without what is told by the key of a position.
inline Rules comparable(Rules rules) {
    rules.trump = rules.dealer = rules.won_in_play_seats = 0;
    rules.honours = rules.won_in_play = 0;
    rules.stock = {};
    rules.combinations = {};
    rules.stock_size = rules.combinations_size = 0;
    return rules;
}

/// Solves positions for two players; owns its tables. Not to be used by two threads at a time.
class Solver {
public:
    /// \param limit     entries of the table at the most; an entry takes 32 bytes.
    /// \param both_for  the seat that both play for, 0 or 1: what it gets out of the best of all lines;
    ///                  or NOBODY, and each plays for itself.
    explicit Solver(const Rules& rules, Objective objective = {},
                    std::size_t limit = std::size_t{1} << 22, std::int8_t both_for = NOBODY)
        : rules_(rules), play_(rules), objective_(std::move(objective)), both_for_(both_for),
          table_(limit), drawing_(limit) {
        if (rules.players != 2) throw std::invalid_argument("only play for two is solved exactly");
        take(rules);
    }

    /// Whether deal() takes these rules.
    bool plays(const Rules& rules) const { return comparable(rules) == comparable(rules_); }

    /// Go on with another deal by the same rules; what is known of positions stays known.
    void deal(const Rules& rules) {
        if (!plays(rules)) throw std::invalid_argument("a solver goes on with the same rules only");
        drawing_.clear();
        play_ = DuelRules(rules);
        take(rules);
    }

    /// Forget everything; the next deal is then solved as by a new solver.
    void forget() {
        table_.freshen();
        drawing_.freshen();
    }

    /// The value of each legal card for the seat that is to play, best play following.
    std::vector<CardValue> values(const Position& root) {
        std::vector<CardValue> tried;
        if (root.over) return tried;
        prepare(root);
        const unsigned seat = root.seat(rules_);
        const Cards legal = root.legal(rules_);
        Value guess = objective_.of(root.ledger(rules_));
        for (const Card card : Each{worth_trying(root, legal)}) {
            Position next = root;
            next.play(rules_, card);
            guess = exact(next, guess);
            tried.push_back({card, seat == 0 ? guess : -guess});
        }
        std::vector<CardValue> all;
        for (const Card card : Each{legal}) all.push_back({card, like(root, card, tried)});
        return all;
    }

    /// For each world, the first of them that shares its values: the seat to play has the same cards,
    /// and those of the other lie to them in the same order.
    /// \param root   one of the worlds.
    /// \param other  the seat that does not play now; its hand differs, and nothing else.
    /// \param hands  its hand in each world.
    std::vector<std::uint32_t> alike(Position root, unsigned other, const std::vector<Cards>& hands) const {
        std::vector<std::uint32_t> firsts;
        std::unordered_map<Key, std::uint32_t, KeyHash> known;
        for (const Cards held : hands) {
            root.hands[other & 1U] = held;
            const auto at = static_cast<std::uint32_t>(firsts.size());
            const bool exact = root.over || open(root);
            firsts.push_back(exact ? at : known.try_emplace(order(root), at).first->second);
        }
        return firsts;
    }

    /// The values of each legal card in every world: a row a world. What is given is as for alike().
    std::vector<Value> worlds(Position root, unsigned other, const std::vector<Cards>& hands) {
        std::vector<Value> rows;
        const std::vector<std::uint32_t> firsts = alike(root, other, hands);
        const std::size_t wide = count(root.legal(rules_));
        rows.reserve(wide * hands.size());
        for (std::size_t world = 0; world < hands.size(); ++world) {
            root.hands[other & 1U] = hands[world];
            if (firsts[world] == world)
                for (const CardValue& one : values(root)) rows.push_back(one.value);
            else
                for (std::size_t i = 0; i < wide; ++i) rows.push_back(rows[firsts[world] * wide + i]);
        }
        return rows;
    }

    /// The value of a position for seat 0.
    Value value(const Position& root) {
        prepare(root);
        return exact(root, objective_.of(root.ledger(rules_)));
    }

    /// Positions between two tricks that were looked at since the solver was made.
    std::uint64_t nodes() const { return nodes_; }

    /// Entries of the tables now.
    std::size_t known() const { return table_.size() + drawing_.size(); }

private:
    void take(const Rules& rules) {
        rules_ = rules;
        sequence_ = rules.won_in_play_seats ? rules.won_in_play : 0;
    }

    void prepare(const Position& root) {
        settled_ = false;
        if (root.over || open(root)) return;
        const Duel duel = play_.duel(whole(root));
        settled_ = !rules_.marked_when_won && !duel.standing.completing;
        if (settled_) outcomes_.fill(play_, objective_, duel);
    }

    /// Whether cards are still to be drawn, or imperials may still be shown.
    bool open(const Position& position) const {
        if (position.drawn < rules_.stock_size) return true;
        for (unsigned i = 0; i < rules_.combinations_size; ++i)
            for (unsigned s = 0; s < 2; ++s)
                if (has_all(position.hands[s], rules_.combinations[i].cards)) return true;
        return false;
    }

    /// The position before the trick on the table.
    static Position whole(const Position& position) {
        Position before = position;
        if (position.laid) before.hands[position.leader] |= bit(position.trick[0]);
        before.laid = 0;
        return before;
    }

    /// In which order the cards of both lie, and what was taken.
    Key order(const Position& root) const {
        const Duel duel = play_.duel(whole(root));
        Key key = play_.key_by_suit(duel);
        if (!root.laid) return key;
        // the card on the table is known by how many of its suit are in play below it
        const Cards below = of_suit(suit_of(root.trick[0])) & (bit(root.trick[0]) - 1);
        const std::uint64_t lower = count((duel.hands[0] | duel.hands[1]) & below);
        key.cards ^= (lower ^ rules_.dealer) << 60;
        return key;
    }

    /// The cards that make a difference between those of the seat to play.
    Cards seen_between(const Position& position) const {
        const Cards other = position.hands[1 - position.seat(rules_)];
        return position.laid ? other | bit(position.trick[0]) : other;
    }

    /// The value of a card: its own, or that of the one that was tried for it.
    Value like(const Position& root, Card card, const std::vector<CardValue>& tried) const {
        for (const CardValue& found : tried)
            if (found.card == card || worth_trying(root, bit(found.card) | bit(card)) == bit(found.card))
                return found.value;
        throw std::logic_error("no card stands for a legal one");
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
        if (position.over) return objective_.of(position.ledger(rules_));
        if (!open(position)) {
            const Duel duel = play_.duel(whole(position));
            return position.laid ? replies(duel, position.trick[0], wanted) : leads(duel, wanted);
        }
        return position.laid ? answers(position, wanted) : drawing(position, wanted);
    }

    /// proof() between two tricks while hands may still change.
    Value drawing(const Position& position, Value wanted) {
        ++nodes_;
        Entry<ExactKey> entry{exact_key(rules_, position)};
        if (const auto* known = drawing_.find(entry.key)) {
            if (known->low >= wanted) return known->low;
            if (known->high < wanted) return known->high;
            entry = *known;
        }
        entry.cards = static_cast<std::uint8_t>(rules_.deal_tricks - position.tricks_taken(rules_));
        const unsigned seat = position.leader;
        Leads tried(worth_trying(position, position.hands[seat]), position.hands[1 - seat], play_.trumps(),
                    entry.lead);
        const bool maximises = for_zero(seat);
        Value best = maximises ? WORST : BEST;
        for (Card card = tried.next(); card != NO_CARD; card = tried.next())
            if (after(position, card, best, wanted)) {
                entry.lead = card;
                break;
            }
        (best >= wanted ? entry.low : entry.high) = best;
        drawing_.put(entry);
        return best;
    }

    /// proof() with a lead on the table while hands may still change.
    Value answers(const Position& position, Value wanted) {
        const bool maximises = for_zero(position.seat(rules_));
        Value best = maximises ? WORST : BEST;
        const Cards tried = worth_trying(position, position.legal(rules_));
        const Cards takes = takers(tried, position.trick[0]);
        for (const Cards group : {takes, tried & ~takes})
            for (const Card card : Each{group})
                if (after(position, card, best, wanted)) return best;
        return best;
    }

    /// Try a card; tell whether it decides the question.
    bool after(const Position& position, Card card, Value& best, Value wanted) {
        Position next = position;
        next.play(rules_, card);
        return improves(best, proof(next, wanted), for_zero(position.seat(rules_)), wanted);
    }

    /// The cards of a legal set that differ: of those that count the same, serve in the same imperials
    /// that may still be shown, and have no card between that is the other's or may be, the lowest.
    Cards worth_trying(const Position& position, Cards legal) const {
        if (!(legal & (legal - 1))) return legal;
        if (!open(position)) return different(legal, seen_between(position), rules_.honours, sequence_);
        Cards coming = 0;
        for (unsigned i = position.drawn; i < rules_.stock_size; ++i) coming |= bit(rules_.stock[i]);
        const Cards theirs = coming | seen_between(position);
        const Cards all = coming | position.hands[0] | position.hands[1];
        std::array<Cards, MOST_CARDS> kinds = {legal};
        std::size_t size = 1;
        const auto part = [&](Cards by) {
            for (std::size_t i = 0, were = size; i < were; ++i)
                if (const Cards some = kinds[i] & by; some && some != kinds[i]) {
                    kinds[size++] = some;
                    kinds[i] &= ~by;
                }
        };
        part(rules_.honours);
        part(sequence_);
        if (rules_.blank_value) part(rules_.blank_without);
        for (unsigned i = 0; i < rules_.combinations_size; ++i)
            if (has_all(all, rules_.combinations[i].cards)) part(rules_.combinations[i].cards);
        Cards kept = 0;
        for (std::size_t i = 0; i < size; ++i) kept |= lowest_of_runs(kinds[i], theirs);
        return kept;
    }

    /// Those replies that take the trick.
    Cards takers(Cards tried, Card lead) const {
        Cards takes = tried & of_suit(suit_of(lead)) & (~Cards{1} << lead);
        if (!(play_.trumps() >> lead & 1U)) takes |= tried & play_.trumps();
        return takes;
    }

    bool for_zero(unsigned seat) const { return both_for_ == NOBODY ? seat == 0 : both_for_ == 0; }

    /// Take a value if it is better; tell whether it decides the question.
    static bool improves(Value& best, Value value, bool maximises, Value wanted) {
        if (maximises ? value > best : value < best) best = value;
        return maximises ? best >= wanted : best < wanted;
    }

    /// proof() between two tricks.
    Value leads(const Duel& duel, Value wanted) {
        ++nodes_;
        if (settled_) {
            const auto [least, most] = outcomes_.limits(duel, rules_.trump, rules_.honours, both_for_ == NOBODY);
            if (least >= wanted) return least;
            if (most < wanted) return most;
        } else if (duel.over()) {
            return objective_.of(play_.ledger(duel));
        }
        const unsigned leader = duel.standing.leader;
        const Cards held = duel.hands[leader], theirs = duel.hands[1 - leader];
        if (!(held & (held - 1))) return last_trick(duel, first(held), first(theirs));
        Entry<Key> entry{play_.key(duel)};
        if (const auto* known = table_.find(entry.key)) {
            if (known->low >= wanted) return known->low;
            if (known->high < wanted) return known->high;
            entry = *known;
        }
        entry.cards = static_cast<std::uint8_t>(count(held));
        Leads tried(different(held, theirs, rules_.honours, sequence_), theirs, play_.trumps(), entry.lead);
        const bool maximises = for_zero(leader);
        Value best = maximises ? WORST : BEST;
        for (Card card = tried.next(); card != NO_CARD; card = tried.next())
            if (improves(best, replies(duel, card, wanted), maximises, wanted)) {
                entry.lead = card;
                break;
            }
        (best >= wanted ? entry.low : entry.high) = best;
        table_.put(entry);
        return best;
    }

    /// proof() with a lead on the table: cards that take it, cheapest first, then the others.
    Value replies(const Duel& duel, Card lead, Value wanted) {
        const unsigned seat = 1 - duel.standing.leader;
        Cards tried = play_.replies(duel.hands[seat], lead);
        if (tried & (tried - 1))
            tried = different(tried, duel.hands[1 - seat], rules_.honours, sequence_);
        const bool maximises = for_zero(seat);
        Value best = maximises ? WORST : BEST;
        const Cards takes = takers(tried, lead);
        for (const Cards group : {takes, tried & ~takes})
            for (const Card card : Each{group}) {
                Duel next = duel;
                play_.play(next, lead, card);
                if (improves(best, leads(next, wanted), maximises, wanted)) return best;
            }
        return best;
    }

    Value last_trick(Duel duel, Card lead, Card reply) const {
        play_.play(duel, lead, reply);
        return settled_ ? outcomes_.value(duel.standing) : objective_.of(play_.ledger(duel));
    }

    Rules rules_;
    DuelRules play_;
    Objective objective_;
    std::int8_t both_for_;
    Outcomes outcomes_;
    bool settled_ = false;   ///< whether outcomes_ tells what the end comes to
    Cards sequence_ = 0;     ///< the sequence of trumps, if somebody may win it
    Table<Key> table_;
    Table<ExactKey> drawing_;
    std::uint64_t nodes_ = 0;
};

}  // namespace imperiale
