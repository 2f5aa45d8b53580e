// What of the core does Python see? The only file that knows both.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/perft.hpp"
#include "imperiale/playouts.hpp"
#include "imperiale/version.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace imperiale;

namespace {

using Free = nb::call_guard<nb::gil_scoped_release>;

/// An array of which only the first so many places are in use, as a list.
template <typename T, std::size_t N>
auto listed(std::array<T, N> Rules::*items, std::uint8_t Rules::*size) {
    return [=](const Rules& rules) {
        const auto begin = (rules.*items).begin();
        return std::vector<T>(begin, begin + rules.*size);
    };
}

template <typename T, std::size_t N>
auto filled(std::array<T, N> Rules::*items, std::uint8_t Rules::*size) {
    return [=](Rules& rules, const std::vector<T>& values) {
        if (values.size() > N) throw std::invalid_argument("more items than the core has room for");
        std::ranges::copy(values, (rules.*items).begin());
        rules.*size = static_cast<std::uint8_t>(values.size());
    };
}

/// A result as numbers: by seat the marks, by seat the tricks, and the winner or -1.
template <typename Number>
void append(std::vector<Number>& row, const Rules& rules, const Result& result) {
    for (unsigned s = 0; s < rules.players; ++s) row.push_back(static_cast<Number>(result.marks[s]));
    for (unsigned s = 0; s < rules.players; ++s) row.push_back(result.tricks[s]);
    row.push_back(result.winner);
}

std::vector<std::pair<std::vector<int>, std::uint64_t>> tally_rows(
    const Rules& rules, const Position& position) {
    Tally total;
    tally(rules, position, total);
    std::vector<std::pair<std::vector<int>, std::uint64_t>> rows;
    for (const auto& [result, times] : total) {
        rows.emplace_back(std::vector<int>{}, times);
        append(rows.back().first, rules, result);
    }
    return rows;
}

nb::bytes playout_rows(
    const Rules& rules, const Position& position, std::size_t times, std::uint64_t seed) {
    std::vector<std::int16_t> rows;
    {
        const nb::gil_scoped_release free;
        Random random(seed);
        rows.reserve(times * (2 * rules.players + 1));
        for (std::size_t i = 0; i < times; ++i)
            append(rows, rules, Result(rules, playout(rules, position, random)));
    }
    return nb::bytes(rows.data(), rows.size() * sizeof(std::int16_t));
}

Position checked_after(const Rules& rules, const Position& position, Card card) {
    if (card >= MOST_CARDS || !(position.legal(rules) & bit(card)))
        throw std::invalid_argument("the card is not legal in this position");
    return after(rules, position, card);
}

}  // namespace

NB_MODULE(_native, m) {
    m.doc() = "The C++ core. Import it through `imperiale.engine.native` only.";
    m.def("version", &imperiale::version, "The release that this core was compiled from.");

    nb::enum_<Follow>(m, "Follow", "What a follower must play.")
        .value("must_beat", Follow::must_beat)
        .value("follow", Follow::follow);
    nb::enum_<TrickMarking>(m, "TrickMarking", "How tricks are marked.")
        .value("over", TrickMarking::over)
        .value("difference", TrickMarking::difference)
        .value("most", TrickMarking::most);
    nb::enum_<Capot>(m, "Capot", "How taking every trick is marked.")
        .value("none", Capot::none)
        .value("instead", Capot::instead)
        .value("besides", Capot::besides);

    nb::class_<Combination>(m, "Combination", "Imperials that are shown after tricks.")
        .def(nb::init<Cards, std::uint8_t, std::uint8_t, std::uint8_t, bool>(), "cards"_a,
             "imperials"_a, "shown_bit"_a, "seats"_a, "by_turn_up"_a)
        .def_rw("cards", &Combination::cards)
        .def_rw("imperials", &Combination::imperials)
        .def_rw("shown_bit", &Combination::shown_bit)
        .def_rw("seats", &Combination::seats)
        .def_rw("by_turn_up", &Combination::by_turn_up);

    nb::class_<Rules>(m, "Rules", "What a deal is played by.")
        .def(nb::init<>())
        .def_rw("players", &Rules::players)
        .def_rw("dealer", &Rules::dealer)
        .def_rw("trump", &Rules::trump)
        .def_rw("hand_size", &Rules::hand_size)
        .def_rw("deal_tricks", &Rules::deal_tricks)
        .def_prop_rw("stock", listed(&Rules::stock, &Rules::stock_size),
                     filled(&Rules::stock, &Rules::stock_size))
        .def_rw("follow", &Rules::follow)
        .def_rw("tricks", &Rules::tricks)
        .def_rw("tricks_over", &Rules::tricks_over)
        .def_rw("capot", &Rules::capot)
        .def_rw("capot_imperials", &Rules::capot_imperials)
        .def_rw("capot_counters", &Rules::capot_counters)
        .def_rw("no_trick_imperials", &Rules::no_trick_imperials)
        .def_rw("honours", &Rules::honours)
        .def_rw("marked_when_won", &Rules::marked_when_won)
        .def_rw("won_in_play", &Rules::won_in_play)
        .def_rw("won_in_play_seats", &Rules::won_in_play_seats)
        .def_rw("won_in_play_value", &Rules::won_in_play_value)
        .def_prop_rw("combinations", listed(&Rules::combinations, &Rules::combinations_size),
                     filled(&Rules::combinations, &Rules::combinations_size))
        .def_rw("turn_up_stays", &Rules::turn_up_stays)
        .def_rw("turn_up_imperial_most", &Rules::turn_up_imperial_most)
        .def_rw("shown_wipes", &Rules::shown_wipes)
        .def_rw("blank_value", &Rules::blank_value)
        .def_rw("blank_without", &Rules::blank_without)
        .def_rw("blank_wipes", &Rules::blank_wipes)
        .def_rw("wipe", &Rules::wipe)
        .def_rw("target", &Rules::target);

    nb::class_<Position>(m, "Position", "The play at one moment.")
        .def(nb::init<>())
        .def_rw("hands", &Position::hands)
        .def_rw("taken", &Position::taken)
        .def_rw("marks", &Position::marks)
        .def_rw("shown", &Position::shown)
        .def_rw("trick", &Position::trick)
        .def_rw("laid", &Position::laid)
        .def_rw("leader", &Position::leader)
        .def_rw("drawn", &Position::drawn)
        .def_rw("winner", &Position::winner)
        .def_rw("over", &Position::over)
        .def("seat", &Position::seat, "rules"_a, "Who is to play.")
        .def("legal", &Position::legal, "rules"_a, "The cards that he may play.")
        .def("tricks", &Position::tricks, "rules"_a, "By seat, how many tricks it has taken.");

    m.attr("BLANK_SHOWN_BIT") = BLANK_SHOWN_BIT;
    m.attr("TURN_UP_SHOWN_BIT") = TURN_UP_SHOWN_BIT;
    m.def("after", &checked_after, "rules"_a, "position"_a, "card"_a,
          "The position after a card; ValueError if it is not legal.");
    m.def("perft", &perft, "rules"_a, "position"_a, "cards"_a, Free(),
          "In how many ways the next cards can be played.");
    m.def("divide", &divide, "rules"_a, "position"_a, "cards"_a, Free(),
          "perft() for each card that may be played first.");
    m.def("tally", &tally_rows, "rules"_a, "position"_a, Free(),
          "How often each result comes out: by seat marks, by seat tricks, winner or -1.");
    m.def("playouts", &playout_rows, "rules"_a, "position"_a, "times"_a, "seed"_a,
          "Results of random play as rows of 16-bit numbers, in the order of tally().");
}
