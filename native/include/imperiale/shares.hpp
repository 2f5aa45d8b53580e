// What is an ended deal worth to each of several seats?
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "imperiale/cards.hpp"
#include "imperiale/marking.hpp"
#include "imperiale/objective.hpp"
#include "imperiale/settle.hpp"

namespace imperiale {

/// For any number of players, what each of them plays for.
class Shares {
public:
    /// By seat, what an end is worth: given the marks, and the winner of the partie or NOBODY.
    using Ask = std::function<std::array<Value, MOST_PLAYERS>(const Marks&, std::int8_t)>;

    /// By how many marks a seat leads each of the others, added up; for two, the difference.
    Shares() = default;

    /// Whatever is answered; it is asked once for every end, of which a deal has not many. Copies
    /// share the answers, and may be used by several threads.
    explicit Shares(Ask ask) : asked_(std::make_shared<Asked>(std::move(ask))) {}

    Value of(const Ledger& ended, unsigned players, unsigned seat) const {
        return asked_ ? asked_->of(ended)[seat] : lead(ended, players, seat);
    }

private:
    class Asked {
    public:
        explicit Asked(Ask ask) : ask_(std::move(ask)) {}

        std::array<Value, MOST_PLAYERS> of(const Ledger& ended) {
            const std::pair key{std::bit_cast<std::uint64_t>(ended.marks), ended.winner};
            {
                const std::scoped_lock lock(guard_);
                if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
            }
            // unlocked, since whoever answers may wait for another thread that asks
            const auto answer = ask_(ended.marks, ended.winner);
            const std::scoped_lock lock(guard_);
            return answers_.emplace(key, answer).first->second;
        }

    private:
        struct Hash {
            std::size_t operator()(const std::pair<std::uint64_t, std::int8_t>& key) const {
                const auto winner = static_cast<std::uint64_t>(key.second + 1);
                const std::uint64_t mixed = (key.first ^ winner << 13) * 0x9e3779b97f4a7c15U;
                return mixed ^ mixed >> 32;
            }
        };

        Ask ask_;
        std::mutex guard_;
        std::unordered_map<std::pair<std::uint64_t, std::int8_t>, std::array<Value, MOST_PLAYERS>, Hash>
            answers_;
    };

    static Value lead(const Ledger& ended, unsigned players, unsigned seat) {
        Value sum = 0;
        for (unsigned s = 0; s < players; ++s) sum += Value{ended.marks[seat]} - Value{ended.marks[s]};
        return sum;
    }

    std::shared_ptr<Asked> asked_;
};

}  // namespace imperiale
