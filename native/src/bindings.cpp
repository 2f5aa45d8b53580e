// What of the core does Python see? Only this file and those it calls know both.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "imperiale/batch.hpp"
#include "imperiale/equity.hpp"
#include "imperiale/lone.hpp"
#include "imperiale/naive.hpp"
#include "imperiale/perft.hpp"
#include "imperiale/playouts.hpp"
#include "imperiale/shares.hpp"
#include "imperiale/simple.hpp"
#include "imperiale/solve.hpp"
#include "imperiale/version.hpp"
#include "raw.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace imperiale;

void bind_endings(nb::module_& m);  // ending_bindings.cpp
void bind_thoughts(nb::module_& m);  // thought_bindings.cpp
void bind_fleet(nb::module_& m);  // fleet_bindings.cpp

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

using Row = std::vector<std::pair<Card, Value>>;

Row row_of(const std::vector<CardValue>& values) {
    Row row;
    for (const CardValue& found : values) row.emplace_back(found.card, found.value);
    return row;
}

std::vector<Row> rows_of(const std::vector<std::vector<CardValue>>& solved) {
    std::vector<Row> rows;
    for (const auto& values : solved) rows.push_back(row_of(values));
    return rows;
}

std::vector<Row> solved_apart(const std::vector<Deal>& deals, const Objective& two, const Shares& more,
                              std::size_t limit, unsigned threads) {
    return rows_of(solve_apart(deals, {two, more}, limit, threads));
}

std::vector<Row> tried_apart(const std::vector<Deal>& deals, const Objective& two, const Shares& more) {
    std::vector<Row> rows;
    for (const auto& [rules, position] : deals) {
        const auto worth = [&, seat = position.seat(rules)](const Ledger& end) {
            if (rules.players > 2) return more.of(end, rules.players, seat);
            return seat == 0 ? two.of(end) : -two.of(end);
        };
        rows.push_back(row_of(by_every_line(rules, position, worth)));
    }
    return rows;
}

std::vector<Row> solved_together(const std::vector<Deal>& deals, const Objective& two,
                                 const Shares& more, std::size_t limit) {
    return rows_of(solve_together(deals, {two, more}, limit));
}

/// The values of each legal card in every world: a row of 32-bit numbers a world. The worlds are
/// 64-bit masks of what the other seat holds.
nb::bytes rows_by_chance(const std::vector<Deal>& deals, const Objective& two, const Shares& more,
                         unsigned times, std::uint64_t seed) {
    std::vector<Value> rows;
    {
        const nb::gil_scoped_release free;
        rows = by_chance(deals, {two, more}, times, seed);
    }
    return raw_of(rows);
}

nb::bytes solved_worlds(Solver& solver, const Position& position, unsigned other, const nb::bytes& worlds) {
    const auto hands = numbers_of<Cards>(worlds);
    std::vector<Value> rows;
    {
        const nb::gil_scoped_release free;
        rows = solver.worlds(position, other, hands);
    }
    return raw_of(rows);
}

nb::bytes alike_worlds(const Solver& solver, const Position& position, unsigned other, const nb::bytes& worlds) {
    return raw_of(solver.alike(position, other, numbers_of<Cards>(worlds)));
}

nb::bytes simple_worlds(SimpleSolver& solver, const Rules& rules, const Position& position,
                        unsigned other, const nb::bytes& worlds) {
    const auto hands = numbers_of<Cards>(worlds);
    std::vector<Value> rows;
    {
        const nb::gil_scoped_release free;
        for (const Cards held : hands) {
            Position world = position;
            world.hands[other & 1U] = held;
            for (const CardValue& found : solver.values(rules, world)) rows.push_back(found.value);
        }
    }
    return raw_of(rows);
}

/// A gain as numbers: place, imperials, counters, and 0 tame, 1 wipes or 2 forfeit.
using GainRow = std::array<std::uint8_t, 4>;

std::vector<Gain> gains_of(const std::vector<GainRow>& rows) {
    std::vector<Gain> gains;
    for (const auto& [place, imperials, counters, kind] : rows) {
        if (kind > 2) throw std::invalid_argument("there is no such kind of gain");
        gains.push_back({place, imperials, counters, static_cast<Gain::Kind>(kind)});
    }
    return gains;
}

std::pair<Marks, int> taken(const Rules& rules, Marks marks, const std::vector<GainRow>& rows) {
    const std::vector<Gain> gains = gains_of(rows);
    for (const Gain& gain : gains)
        if (gain.place >= rules.players) throw std::invalid_argument("there is no such place");
    const int winner = take(rules, marks, gains);
    return {marks, winner};
}

/// Values and standard errors, 64-bit numbers, by start score and channel.
std::pair<nb::bytes, nb::bytes> equity(
    const Rules& rules, Stakes stakes,
    const std::vector<std::pair<std::vector<GainRow>, std::vector<double>>>& deals) {
    std::vector<double> values, errors;
    {
        const nb::gil_scoped_release free;
        std::vector<Sampled> sampled;
        for (const auto& [rows, shares] : deals) sampled.push_back({gains_of(rows), shares});
        const Equity found(rules, stakes, sampled);
        values = found.values();
        errors = found.errors();
    }
    return {raw_of(values), raw_of(errors)};
}

using Answer = std::array<Value, MOST_PLAYERS>;

/// Shares that ask a function of Python; its reference is given back by who holds the lock.
void shares_asking(Shares* shares, nb::typed<nb::callable, Answer(Marks, int)> ask) {
    auto held = std::shared_ptr<nb::callable>(new nb::callable(std::move(ask)), [](nb::callable* function) {
        const nb::gil_scoped_acquire lock;
        delete function;
    });
    new (shares) Shares([held](const Marks& marks, std::int8_t winner) {
        const nb::gil_scoped_acquire lock;
        return nb::cast<Answer>((*held)(marks, static_cast<int>(winner)));
    });
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

    nb::class_<Objective>(m, "Objective", "What is played for: the difference of marks, or a table.")
        .def(nb::init<>())
        .def(nb::init<std::vector<Value>, std::array<std::vector<Value>, 2>, unsigned>(), "going_on"_a,
             "won"_a, "width"_a);
    nb::class_<Solver>(m, "Solver", "Solves positions for two; not for two threads at a time.")
        .def(nb::init<const Rules&, Objective, std::size_t, std::int8_t>(), "rules"_a, "objective"_a,
             "limit"_a, "both_for"_a = NOBODY)
        .def("plays", &Solver::plays, "rules"_a, "Whether deal() takes these rules.")
        .def("deal", &Solver::deal, "rules"_a, "Go on with another deal by the same rules.")
        .def("forget", &Solver::forget, "Forget everything that is known.")
        .def("values", [](Solver& solver, const Position& root) { return row_of(solver.values(root)); },
             "root"_a, Free(), "The value of each legal card for the seat to play.")
        .def("value", &Solver::value, "root"_a, Free(), "The value of a position for seat 0.")
        .def("worlds", &solved_worlds, "position"_a, "other"_a, "worlds"_a,
             "The values of each legal card if the other seat holds each of these hands.")
        .def("alike", &alike_worlds, "position"_a, "other"_a, "worlds"_a,
             "For each of these hands the first that leads to the same values.")
        .def_prop_ro("nodes", &Solver::nodes)
        .def_prop_ro("known", &Solver::known);
    nb::class_<Shares>(m, "Shares", "What each of several plays for: how far it leads, or what it is told.")
        .def(nb::init<>())
        .def("__init__", &shares_asking, "ask"_a);
    nb::class_<LoneSolver>(m, "LoneSolver", "Solves for one seat against all others, of any number.")
        .def(nb::init<const Rules&, Shares, std::size_t>(), "rules"_a, "shares"_a, "limit"_a)
        .def("plays", &LoneSolver::plays, "rules"_a, "Whether deal() takes these rules.")
        .def("deal", &LoneSolver::deal, "rules"_a, "Go on with another deal by the same rules.")
        .def("forget", &LoneSolver::forget, "Forget everything that is known.")
        .def("values", [](LoneSolver& solver, const Position& root) { return row_of(solver.values(root)); },
             "root"_a, Free(), "What each legal card makes sure of for the seat to play.")
        .def_prop_ro("nodes", &LoneSolver::nodes)
        .def_prop_ro("known", &LoneSolver::known);
    m.def("solve_apart", &solved_apart, "deals"_a, "objective"_a, "shares"_a, "limit"_a, "threads"_a,
          Free(), "The values of each legal card of every deal.");
    nb::class_<Endgame>(m, "Endgame", "The tricks that the leader takes of the last few.")
        .def(nb::init<Follow, unsigned>(), "follow"_a, "cards"_a, Free())
        .def_prop_ro("size", &Endgame::size, "How many positions.");
    nb::class_<SimpleSolver>(m, "SimpleSolver",
                             "Solves by tricks, or tricks and honours; not for two threads at a time.")
        .def(nb::init<Follow, unsigned, std::size_t, std::shared_ptr<Endgame>>(), "follow"_a, "honour"_a,
             "limit"_a, "endgame"_a.none())
        .def("values",
             [](SimpleSolver& solver, const Rules& rules, const Position& root) {
                 return row_of(solver.values(rules, root));
             },
             "rules"_a, "root"_a, Free(), "What each legal card still wins, own less the other's.")
        .def("worlds", &simple_worlds, "rules"_a, "position"_a, "other"_a, "worlds"_a,
             "values() if the other seat holds each of these hands.")
        .def_prop_ro("nodes", &SimpleSolver::nodes)
        .def_prop_ro("known", &SimpleSolver::known);
    m.def("by_chance", &rows_by_chance, "deals"_a, "objective"_a, "shares"_a, "times"_a, "seed"_a,
          "What each legal card of every deal comes to if chance plays the rest, added up over times.");
    m.def("try_every_line", &tried_apart, "deals"_a, "objective"_a, "shares"_a, Free(),
          "What solve_apart() says, by trying every line to the end.");
    m.def("solve_together", &solved_together, "deals"_a, "objective"_a, "shares"_a, "limit"_a, Free(),
          "The values of each legal card of every deal, by one table for all.");

    nb::enum_<Stakes>(m, "Stakes", "What the losers of a partie pay.")
        .value("none", Stakes::none)
        .value("quadruple", Stakes::quadruple)
        .value("difference", Stakes::difference);
    m.def("taken", &taken, "rules"_a, "marks"_a, "gains"_a,
          "Marks by place and the winner or -1, after the gains of a deal.");
    m.def("equity", &equity, "rules"_a, "stakes"_a, "deals"_a,
          "What every score before a deal is worth, and of several batches the standard error: doubles.");

    bind_endings(m);
    bind_thoughts(m);
    bind_fleet(m);

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
