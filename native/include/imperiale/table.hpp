// What is already known of a position?
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "imperiale/cards.hpp"
#include "imperiale/objective.hpp"

namespace imperiale {

constexpr Card NO_CARD = 0xff;

/// What has been proven of a position: its value lies from low to high, both included.
template <typename Key>
struct Entry {
    Key key;
    Value low = WORST;
    Value high = BEST;
    Card lead = NO_CARD;     ///< the lead that proved most, as a place in its suit
    std::uint8_t cards = 0;  ///< cards left in each hand, at least 1; 0: nothing is known
};

/// Entries by key. It grows until the limit; then entries of fewer cards make room for others.
template <typename Key>
class Table {
public:
    using Entry = imperiale::Entry<Key>;

    /// \param limit  entries at the most, rounded down to a power of two.
    explicit Table(std::size_t limit) : limit_(std::bit_floor(std::max(limit, SMALLEST))) { clear(); }

    /// Forget everything.
    void clear() {
        entries_.assign(SMALLEST, Entry{});
        used_ = 0;
    }

    /// Forget everything, but only if much is known; the store for another deal is best small.
    void freshen() {
        if (entries_.size() > SMALLEST)
            clear();
        else if (used_) {
            std::ranges::fill(entries_, Entry{});
            used_ = 0;
        }
    }

    std::size_t size() const { return used_; }
    std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

    /// The entry of a key, or nothing.
    const Entry* find(const Key& key) const {
        const std::size_t from = key.hash() & (entries_.size() - 1);
        for (std::size_t i = 0; i < REACH; ++i) {
            const Entry& entry = entries_[from ^ i];
            if (entry.cards && entry.key == key) return &entry;
        }
        return nullptr;
    }

    void put(const Entry& entry) {
        if (used_ * 2 >= entries_.size() && entries_.size() < limit_) grow();
        Entry& place = place_for(entry.key);
        if (!place.cards) ++used_;
        place = entry;
    }

private:
    static constexpr std::size_t SMALLEST = std::size_t{1} << 12;
    static constexpr std::size_t REACH = 4;

    Entry& place_for(const Key& key) {
        const std::size_t from = key.hash() & (entries_.size() - 1);
        Entry* worst = &entries_[from];
        for (std::size_t i = 0; i < REACH; ++i) {
            Entry& entry = entries_[from ^ i];
            if (!entry.cards || entry.key == key) return entry;
            if (entry.cards < worst->cards) worst = &entry;
        }
        return *worst;
    }

    void grow() {
        std::vector<Entry> old(std::min(entries_.size() * 4, limit_));
        old.swap(entries_);
        used_ = 0;
        for (const Entry& entry : old) {
            if (!entry.cards) continue;
            Entry& place = place_for(entry.key);
            if (!place.cards) ++used_;
            place = entry;
        }
    }

    std::size_t limit_;
    std::size_t used_ = 0;
    std::vector<Entry> entries_;
};

}  // namespace imperiale
