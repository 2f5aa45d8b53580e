// What can a deal still come to for one seat of several, where nothing is marked before the end?
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "imperiale/company.hpp"
#include "imperiale/runs.hpp"
#include "imperiale/shares.hpp"

namespace imperiale {

/// Numbers of things given out among seats so far, each way with an index of its own.
class Ways {
public:
    /// \param total  how many there are to give out.
    void fill(unsigned players, unsigned total) {
        total_ = total;
        base_ = total + 1;
        std::size_t size = 1;
        for (unsigned s = 0; s < players; ++s) size *= base_;
        index_.assign(size, 0);
        count_ = 0;
        for (std::size_t code = 0; code < size; ++code) {
            std::size_t given = 0;
            for (std::size_t rest = code; rest; rest /= base_) given += rest % base_;
            if (given <= total) index_[code] = static_cast<std::uint16_t>(count_++);
        }
    }

    std::size_t count() const { return count_; }
    unsigned total() const { return total_; }
    std::size_t operator[](std::size_t code) const { return index_[code]; }

private:
    unsigned total_ = 0, base_ = 1;
    std::size_t count_ = 0;
    std::vector<std::uint16_t> index_;
};

/// Between which limits the outcomes lie that can be reached: all that matters is how many honours
/// and how many tricks each seat takes. Computed as it is asked for.
class Reach {
public:
    /// \param from  the first position; all that is asked about must follow from it.
    void fill(const CompanyRules& rules, const Shares& shares, const Company& from, unsigned lone) {
        rules_ = &rules;
        shares_ = &shares;
        from_ = from;
        lone_ = lone;
        players_ = rules.rules().players;
        tricks_.fill(players_, imperiale::count(from.hands[from.gathered.leader]));
        honours_.fill(players_, imperiale::count(from.all() & rules.rules().honours));
        known_.assign(tricks_.count() * honours_.count(), {BEST, WORST});
    }

    /// The least and the most that the rest of the play can make of it. A trump above all that the
    /// others hold takes the trick in which it is played, and is his own if it is an honour.
    std::pair<Value, Value> limits(const Company& company) {
        Gained gained;
        for (unsigned s = 0; s < players_; ++s) {
            add(gained.tricks, s, company.gathered.tricks[s] - from_.gathered.tricks[s]);
            add(gained.honours, s,
                nibble(company.gathered.honours, s) - nibble(from_.gathered.honours, s));
        }
        const Cards trumps = company.all() & rules_->trumps();
        if (trumps)
            for (unsigned s = 0; s < players_; ++s) {
                const Cards mine = company.hands[s] & trumps;
                const Cards sure = mine & ~spread_down(trumps & ~mine);
                if (!sure) continue;
                add(gained.tricks, s, imperiale::count(sure));
                add(gained.honours, s, imperiale::count(sure & rules_->rules().honours));
            }
        return of(gained);
    }

private:
    struct Gained {
        std::array<std::uint8_t, MOST_PLAYERS + 1> tricks = {}, honours = {};  ///< by seat, and all
    };

    static void add(std::array<std::uint8_t, MOST_PLAYERS + 1>& to, unsigned seat, unsigned more) {
        to[seat] = static_cast<std::uint8_t>(to[seat] + more);
        to[MOST_PLAYERS] = static_cast<std::uint8_t>(to[MOST_PLAYERS] + more);
    }

    std::pair<Value, Value>& place(const Gained& gained) {
        std::size_t t = 0, h = 0;
        for (unsigned s = players_; s--;) {
            t = t * (tricks_.total() + 1) + gained.tricks[s];
            h = h * (honours_.total() + 1) + gained.honours[s];
        }
        return known_[tricks_[t] * honours_.count() + honours_[h]];
    }

    std::pair<Value, Value> of(const Gained& gained) {
        auto& known = place(gained);
        if (known.first <= known.second) return known;
        const bool honours = gained.honours[MOST_PLAYERS] < honours_.total();
        const bool tricks = gained.tricks[MOST_PLAYERS] < tricks_.total();
        if (!honours && !tricks) {
            const Value value = at_the_end(gained);
            return known = {value, value};
        }
        std::pair<Value, Value> all = {BEST, WORST};
        for (unsigned s = 0; s < players_; ++s) {
            Gained more = gained;
            add(honours ? more.honours : more.tricks, s, 1);
            const auto [least, most] = of(more);
            all = {std::min(all.first, least), std::max(all.second, most)};
        }
        return known = all;
    }

    Value at_the_end(const Gained& gained) const {
        Company company;
        company.gathered = from_.gathered;
        for (unsigned s = 0; s < players_; ++s) {
            company.gathered.tricks[s] =
                static_cast<std::uint8_t>(company.gathered.tricks[s] + gained.tricks[s]);
            company.gathered.honours = with_more(company.gathered.honours, s, gained.honours[s]);
        }
        return shares_->of(rules_->ledger(company), players_, lone_);
    }

    const CompanyRules* rules_ = nullptr;
    const Shares* shares_ = nullptr;
    Company from_;
    unsigned lone_ = 0;
    unsigned players_ = 0;
    Ways tricks_, honours_;
    std::vector<std::pair<Value, Value>> known_;
};

}  // namespace imperiale
