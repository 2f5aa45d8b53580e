// How can the last tricks of two go on, as somebody sees them who sees no hand?
// The public tree: a node for every row of cards that can be played, and in it the hands with which
// each seat can have come there. Nothing more may be drawn or shown.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/follow.hpp"
#include "imperiale/objective.hpp"
#include "imperiale/position.hpp"
#include "imperiale/rules.hpp"

namespace imperiale {

/// Hands that the two may hold together, and how likely that is; the weights need not sum to 1.
struct Holding {
    std::array<Cards, 2> hands = {};
    double weight = 0;
};

/// What is known to all where the last tricks begin.
struct PublicState {
    Rules rules;
    Position position;  ///< its hands are not looked at
    /// The seats that may win the sequence of trumps in play, if they themselves have played `pair`.
    unsigned completing = 0;
    Cards pair = 0;
    std::array<Cards, 2> played = {};  ///< by seat, what it has played in the deal
};

class Ending {
public:
    /// A hand, as its place among those with which a seat can have come to a node.
    using Place = std::uint16_t;

    struct Node {
        std::uint32_t children = 0;  ///< the first; they stand one after the other
        std::uint8_t width = 0;      ///< how many; 0: nothing more is to be decided
        std::uint8_t seat = 0;       ///< who is to play
        Card card = 0;               ///< what was played last
        std::array<std::uint32_t, 2> size = {};  ///< by seat, with how many hands it can be here
        std::array<std::size_t, 2> from = {};    ///< in origins(): these hands in the node before
        std::size_t moves = 0;  ///< the first of as many moves as hands can have played the card
        std::size_t worths = 0; ///< in worths(), where nothing more is to be decided
    };

    /// \param holdings  every pair of hands once, all of the size that the position asks for.
    /// \param limit     worths at the most.
    Ending(PublicState state, const std::vector<Holding>& holdings, Objective objective,
           std::size_t limit)
        : state_(std::move(state)), objective_(std::move(objective)), limit_(limit) {
        if (state_.rules.players != 2) throw std::invalid_argument("an ending is played by two");
        if (state_.position.over) throw std::invalid_argument("the deal is over");
        if (state_.position.drawn < state_.rules.stock_size)
            throw std::invalid_argument("cards are still to be drawn");
        take(holdings);
        for (unsigned s = 0; s < 2; ++s) roots_[s] = range_of(hands_[s].size());
        nodes_.emplace_back();
        nodes_[0].seat = static_cast<std::uint8_t>(state_.position.seat(state_.rules));
        nodes_[0].size = {static_cast<std::uint32_t>(roots_[0].size()),
                          static_cast<std::uint32_t>(roots_[1].size())};
        grow(0, state_.position, state_.played, {hands_[0], hands_[1]}, roots_);
    }

    const Node& node(std::size_t index) const { return nodes_[index]; }
    std::size_t nodes() const { return nodes_.size(); }
    /// A move is a hand and a card that it may play at a node.
    std::size_t moves() const { return moves_; }
    /// The hands of a seat at the first node.
    const std::vector<Cards>& hands(unsigned seat) const { return hands_[seat]; }
    /// How likely two of these are together; all pairs make 1.
    double weight(std::size_t zero, std::size_t one) const {
        return weights_[zero * hands_[1].size() + one];
    }
    /// For each hand of a seat at a node, its place among the hands at the node before.
    const Place* origins(unsigned seat, const Node& node) const {
        return origins_[seat].data() + node.from[seat];
    }
    /// Where nothing more is to be decided: for every pair of hands, those of seat 0 in rows, its
    /// weight times what it comes to for seat 0; 0 for hands that cannot be held together.
    const float* worths(const Node& node) const { return worths_.data() + node.worths; }
    std::size_t worths() const { return worths_.size(); }
    std::size_t moves_of(const Node& node) const {
        std::size_t sum = 0;
        for (unsigned c = 0; c < node.width; ++c) sum += nodes_[node.children + c].size[node.seat];
        return sum;
    }

    /// The hands at a child of a node, from those at the node.
    std::vector<Cards> hands_at(const Node& child, unsigned seat, const std::vector<Cards>& before) const {
        std::vector<Cards> held(child.size[seat]);
        for (std::size_t k = 0; k < held.size(); ++k)
            held[k] = before[origins(seat, child)[k]] & ~bit(child.card);
        return held;
    }

    /// What each pair of hands comes to for seat 0 in a position in which nothing is to be decided.
    Value worth(const Position& position, const std::array<Cards, 2>& played, Cards zero, Cards one) const {
        Position end = position;
        if (!end.over) end.hands = {zero, one};
        std::array<Cards, 2> all = played;
        while (!end.over) play(end, all, first(end.hands[end.seat(state_.rules)]));
        return objective_.of(end.ledger(state_.rules));
    }

    /// Play a card before the eyes of all; hands stay as good as unknown.
    void play_unseen(Position& position, std::array<Cards, 2>& played, Card card) const {
        position.hands = {HELD, HELD};
        position.hands[position.seat(state_.rules)] |= bit(card);
        play(position, played, card);
    }

    /// The node after a card, or nothing if it cannot be played.
    const Node* after(const Node& node, Card card) const {
        for (unsigned c = 0; c < node.width; ++c)
            if (nodes_[node.children + c].card == card) return &nodes_[node.children + c];
        return nullptr;
    }

    /// What a hand may play at a node: each card, with the number of the move.
    using Moves = std::pair<Cards, std::vector<std::pair<Card, std::size_t>>>;

    /// By hand of the seat that is to play after these cards; nothing where nothing is to be decided.
    std::vector<Moves> moves_at(const std::vector<Card>& cards) const {
        const Node* node = &nodes_[0];
        std::array<std::vector<Cards>, 2> held = hands_;
        for (const Card card : cards) {
            node = after(*node, card);
            if (!node) throw std::invalid_argument("these cards cannot be played from here");
            for (unsigned s = 0; s < 2; ++s) held[s] = hands_at(*node, s, held[s]);
        }
        std::vector<Moves> all;
        if (!node->width) return all;
        for (const Cards hand : held[node->seat]) all.emplace_back(hand, Moves::second_type{});
        for (unsigned c = 0; c < node->width; ++c) {
            const Node& child = nodes_[node->children + c];
            for (std::uint32_t k = 0; k < child.size[node->seat]; ++k)
                all[origins(node->seat, child)[k]].second.emplace_back(child.card, child.moves + k);
        }
        return all;
    }

    const PublicState& state() const { return state_; }

private:
    /// Stands for the cards still held where they are not known: no card of the pack.
    static constexpr Cards HELD = Cards{1} << 63;

    using Range = std::vector<std::uint32_t>;

    static Range range_of(std::size_t size) {
        Range all(size);
        for (std::size_t i = 0; i < size; ++i) all[i] = static_cast<std::uint32_t>(i);
        return all;
    }

    void take(const std::vector<Holding>& holdings) {
        std::array<std::map<Cards, std::size_t>, 2> places;
        double total = 0;
        for (const Holding& holding : holdings) {
            if (!(holding.weight > 0)) continue;
            check(holding.hands);
            total += holding.weight;
            for (unsigned s = 0; s < 2; ++s) places[s].emplace(holding.hands[s], 0);
        }
        if (!(total > 0)) throw std::invalid_argument("no pair of hands has a weight");
        for (unsigned s = 0; s < 2; ++s) {
            for (auto& [held, place] : places[s]) {
                place = hands_[s].size();
                hands_[s].push_back(held);
            }
            if (hands_[s].size() > MOST_HANDS) throw std::length_error("more hands than an ending can have");
        }
        weights_.assign(hands_[0].size() * hands_[1].size(), 0);
        for (const auto& [hands, weight] : holdings)
            if (weight > 0)
                weights_[places[0][hands[0]] * hands_[1].size() + places[1][hands[1]]] = weight / total;
    }

    void check(const std::array<Cards, 2>& hands) const {
        if (hands[0] & hands[1]) throw std::invalid_argument("two hands hold the same card");
        const unsigned seat = state_.position.seat(state_.rules);
        if (!hands[seat] || count(hands[1 - seat]) + state_.position.laid != count(hands[seat]))
            throw std::invalid_argument("the hands are not of the size that the position asks for");
        for (unsigned i = 0; i < state_.rules.combinations_size; ++i)
            for (const Cards held : hands)
                if (has_all(held, state_.rules.combinations[i].cards))
                    throw std::invalid_argument("an imperial may still be shown");
    }

    bool together(std::uint32_t zero, std::uint32_t one) const { return weight(zero, one) > 0; }

    void play(Position& position, std::array<Cards, 2>& played, Card card) const {
        const unsigned seat = position.seat(state_.rules);
        played[seat] |= bit(card);
        if (!state_.completing) {
            position.play(state_.rules, card);
            return;
        }
        Rules rules = state_.rules;
        rules.won_in_play_seats = 0;
        for (unsigned s = 0; s < 2; ++s)
            if (state_.completing >> s & 1U && has_all(played[s], state_.pair))
                rules.won_in_play_seats = static_cast<std::uint8_t>(rules.won_in_play_seats | 1U << s);
        position.play(rules, card);
    }

    void grow(std::uint32_t at, const Position& position, const std::array<Cards, 2>& played,
              const std::array<std::vector<Cards>, 2>& held, const std::array<Range, 2>& roots) {
        const unsigned seat = nodes_[at].seat;
        if (position.over || !(held[seat][0] & (held[seat][0] - 1))) {
            end(at, position, played, held, roots);
            return;
        }
        std::vector<Cards> may(held[seat].size());
        Cards cards = 0;
        for (std::size_t i = 0; i < may.size(); ++i) {
            may[i] = may_play(state_.rules.follow, held[seat][i], {position.trick.data(), position.laid},
                              state_.rules.trump);
            cards |= may[i];
        }
        const auto children = static_cast<std::uint32_t>(nodes_.size());
        const auto width = static_cast<std::uint8_t>(count(cards));
        nodes_[at].children = children;
        nodes_[at].width = width;
        nodes_.resize(nodes_.size() + width);
        std::uint32_t child = children;
        for (const Card card : Each{cards}) {
            std::array<Range, 2> places;
            for (std::size_t i = 0; i < may.size(); ++i)
                if (may[i] & bit(card)) places[seat].push_back(static_cast<std::uint32_t>(i));
            for (std::size_t i = 0; i < held[1 - seat].size(); ++i)
                if (meets(roots, seat, places[seat], i)) places[1 - seat].push_back(static_cast<std::uint32_t>(i));
            std::array<std::vector<Cards>, 2> next;
            std::array<Range, 2> next_roots;
            Node& node = nodes_[child];
            node.card = card;
            node.moves = moves_;
            moves_ += places[seat].size();
            for (unsigned s = 0; s < 2; ++s) {
                node.size[s] = static_cast<std::uint32_t>(places[s].size());
                node.from[s] = origins_[s].size();
                for (const std::uint32_t place : places[s]) {
                    origins_[s].push_back(static_cast<Place>(place));
                    next[s].push_back(held[s][place] & ~bit(card));
                    next_roots[s].push_back(roots[s][place]);
                }
            }
            Position then = position;
            std::array<Cards, 2> all = played;
            play_unseen(then, all, card);
            node.seat = static_cast<std::uint8_t>(then.over ? seat : then.seat(state_.rules));
            grow(child, then, all, next, next_roots);
            ++child;
        }
    }

    /// Whether a hand of the other seat can be held beside one of some hands of a seat.
    bool meets(const std::array<Range, 2>& roots, unsigned seat, const Range& places, std::size_t i) const {
        for (const std::uint32_t place : places)
            if (seat == 0 ? together(roots[0][place], roots[1][i]) : together(roots[0][i], roots[1][place]))
                return true;
        return false;
    }

    void end(std::uint32_t at, const Position& position, const std::array<Cards, 2>& played,
             const std::array<std::vector<Cards>, 2>& held, const std::array<Range, 2>& roots) {
        nodes_[at].worths = worths_.size();
        if (worths_.size() + held[0].size() * held[1].size() > limit_)
            throw std::length_error("the ending is larger than the limit");
        for (std::size_t i = 0; i < held[0].size(); ++i)
            for (std::size_t j = 0; j < held[1].size(); ++j) {
                const double weight = this->weight(roots[0][i], roots[1][j]);
                worths_.push_back(
                    weight > 0 ? static_cast<float>(weight * worth(position, played, held[0][i], held[1][j]))
                               : 0.F);
            }
    }

    static constexpr std::size_t MOST_HANDS = std::size_t{1} << 16;

    PublicState state_;
    Objective objective_;
    std::size_t limit_;
    std::array<std::vector<Cards>, 2> hands_;
    std::array<Range, 2> roots_;
    std::vector<double> weights_;
    std::vector<Node> nodes_;
    std::array<std::vector<Place>, 2> origins_;
    std::vector<float> worths_;
    std::size_t moves_ = 0;
};

}  // namespace imperiale
