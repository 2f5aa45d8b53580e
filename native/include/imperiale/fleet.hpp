// How are many deals played at once, a card of each at a time?
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/sight.hpp"

namespace imperiale {

/// What a card did at a table.
enum class Outcome : std::uint8_t { goes_on, over, refused };

/// What is done at a table if a card is not legal.
enum class Otherwise : bool { nothing, first_legal };

/// Tables of as many players each, from the first lead to the end of their deals.
class Fleet {
public:
    Fleet(std::size_t tables, unsigned players) : tables_(tables), players_(players) {
        if (players < 2 || players > MOST_PLAYERS) throw std::invalid_argument("2 to 4 play at a table");
    }

    std::size_t size() const { return tables_.size(); }
    unsigned players() const { return players_; }
    const Table& at(std::size_t place) const { return tables_.at(place); }

    /// Begin another deal at a table.
    void put(std::size_t place, const Rules& rules, const Position& position, const Told& told) {
        if (rules.players != players_) throw std::invalid_argument("as many must play at every table");
        tables_.at(place) = {rules, position, told};
    }

    /// Play a card at every table; at one that is over every card is refused.
    void play(std::span<const std::int64_t> cards, std::span<std::uint8_t> outcomes, Otherwise otherwise) {
        if (cards.size() != size() || outcomes.size() != size())
            throw std::invalid_argument("there must be a card and an outcome for each table");
        for (std::size_t i = 0; i < size(); ++i)
            outcomes[i] = static_cast<std::uint8_t>(played(tables_[i], cards[i], otherwise));
    }

    /// Write what viewers see at some tables: a row of numbers each, and the cards that each may
    /// play as zeros and ones. A viewer below 0 is who is to act there, and is written back.
    void see(std::span<const std::int64_t> places, std::span<std::int8_t> viewers, std::span<float> rows,
             std::span<std::int8_t> masks) const {
        const std::size_t width = Table::width(players_);
        if (viewers.size() != places.size() || rows.size() != places.size() * width ||
            masks.size() != places.size() * MOST_CARDS)
            throw std::invalid_argument("there must be a viewer, a row and a mask for each place");
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Table& table = tables_.at(static_cast<std::size_t>(places[i]));
            const unsigned acts = table.position.seat(table.rules);
            if (viewers[i] < 0) viewers[i] = static_cast<std::int8_t>(acts);
            const unsigned viewer = static_cast<unsigned>(viewers[i]);
            if (viewer >= players_) throw std::invalid_argument("there is no such seat");
            table.see(viewer, rows.data() + i * width);
            const Cards legal = viewer == acts ? table.position.legal(table.rules) : 0;
            for (Card card = 0; card < MOST_CARDS; ++card)
                masks[i * MOST_CARDS + card] = static_cast<std::int8_t>(legal >> card & 1U);
        }
    }

private:
    static Outcome played(Table& table, std::int64_t card, Otherwise otherwise) {
        const Cards legal = table.position.legal(table.rules);
        if (card < 0 || card >= MOST_CARDS || !(legal & bit(static_cast<Card>(card)))) {
            if (!legal || otherwise == Otherwise::nothing) return Outcome::refused;
            card = first(legal);
        }
        table.play(static_cast<Card>(card));
        return table.position.over ? Outcome::over : Outcome::goes_on;
    }

    std::vector<Table> tables_;
    unsigned players_;
};

}  // namespace imperiale
