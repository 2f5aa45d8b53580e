// Do many tables play what one does, refuse what is not legal, and write where they may?
// Run by `make native-test`; that what is seen is what the domain shows, tests/envs/test_fleet.py tells.
#undef NDEBUG
#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "deals.hpp"
#include "imperiale/fleet.hpp"

using namespace imperiale;

namespace {

constexpr std::array KINDS = {
    Kind{Follow::must_beat, FIGURES | SEVEN, false, TrickMarking::over, Capot::instead, 0, 12, 0, true, 5,
         FIGURES, false, true, false},
    Kind{Follow::follow, FIGURES, true, TrickMarking::most, Capot::besides, 1, 0, 1, true, 5, FIGURES, false,
         false, true, 2, 6, 4},
    Kind{Follow::follow, FIGURES, true, TrickMarking::over, Capot::none, 0, 0, 0, true, 3, FIGURES, true, true,
         false, 4, 2},
};

void play(const Kind& kind, Random& random) {
    constexpr std::size_t TABLES = 9;
    Fleet fleet(TABLES, kind.players);
    std::vector<RandomDeal> each;
    for (std::size_t i = 0; i < TABLES; ++i) {
        each.push_back(deal_of(kind, MOST_CARDS, random));
        fleet.put(i, each[i].rules, each[i].position, {});
    }
    const std::size_t width = Table::width(kind.players);
    std::array<std::int64_t, TABLES> places, cards;
    std::array<std::uint8_t, TABLES> outcomes;
    std::array<std::int8_t, TABLES> viewers;
    std::vector<float> rows(TABLES * width);
    std::vector<std::int8_t> masks(TABLES * MOST_CARDS);
    std::iota(places.begin(), places.end(), 0);
    for (std::size_t over = 0; over < TABLES;) {
        viewers.fill(-1);
        fleet.see(places, viewers, rows, masks);
        for (std::size_t i = 0; i < TABLES; ++i) {
            const auto& [rules, position] = each[i];
            const Cards legal = position.legal(rules), own = position.hands[position.seat(rules)];
            assert(viewers[i] == static_cast<int>(position.seat(rules)));
            for (Card card = 0; card < MOST_CARDS; ++card) {
                assert(masks[i * MOST_CARDS + card] == static_cast<int>(legal >> card & 1U));
                assert((rows[i * width + card] != 0) == (own >> card & 1U));
            }
            cards[i] = legal && random.below(8) ? any_of(legal, random) : random.below(2) ? 1000 : -1;
        }
        fleet.play(cards, outcomes, Otherwise::nothing);
        over = 0;
        for (std::size_t i = 0; i < TABLES; ++i) {
            auto& [rules, position] = each[i];
            const bool legal = cards[i] >= 0 && cards[i] < 1000;
            if (legal) position.play(rules, static_cast<Card>(cards[i]));
            assert(fleet.at(i).position == position);
            const Outcome played = position.over ? Outcome::over : Outcome::goes_on;
            assert(outcomes[i] == static_cast<int>(legal ? played : Outcome::refused));
            over += position.over;
        }
    }
    fleet.play(cards, outcomes, Otherwise::first_legal);
    assert(std::ranges::count(outcomes, static_cast<int>(Outcome::refused)) == TABLES);
}

void refuse() {
    Fleet fleet(2, 2);
    const auto refused = [](auto act) {
        try {
            act();
        } catch (const std::exception&) {
            return true;
        }
        return false;
    };
    std::vector<std::int64_t> places = {2}, cards = {0};
    std::vector<std::int8_t> viewers = {0}, masks(MOST_CARDS);
    std::vector<std::uint8_t> outcomes = {0};
    std::vector<float> rows(Table::width(2));
    assert(refused([&] { fleet.see(places, viewers, rows, masks); }));
    places = {0};
    viewers = {2};
    assert(refused([&] { fleet.see(places, viewers, rows, masks); }));
    viewers = {0};
    rows.pop_back();
    assert(refused([&] { fleet.see(places, viewers, rows, masks); }));
    assert(refused([&] { fleet.play(cards, outcomes, Otherwise::nothing); }));
    assert(refused([&] { Fleet(1, 5); }));
    Rules three;
    three.players = 3;
    assert(refused([&] { fleet.put(0, three, {}, {}); }));
}

}  // namespace

int main() {
    Random random(20);
    for (const Kind& kind : KINDS)
        for (int i = 0; i < 40; ++i) play(kind, random);
    refuse();
    std::puts("fleet_test: many tables are as many tables");
}
