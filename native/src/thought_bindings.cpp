// What of the thoughts of others does Python see?
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "imperiale/simple.hpp"
#include "imperiale/solve.hpp"
#include "imperiale/thought.hpp"
#include "raw.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace imperiale;

namespace {

BySuit by_suit(const nb::bytes& raw) {
    BySuit table = {};
    if (raw.size() != table.size()) throw std::invalid_argument("a table by suit has 512 numbers");
    std::ranges::copy(numbers_of<std::uint8_t>(raw), table.begin());
    return table;
}

void facts_of(Facts* facts, Cards must, Cards never, std::vector<Cards> lacking, std::vector<Cards> touching,
              const std::vector<nb::bytes>& no_suit, const std::vector<nb::bytes>& a_suit, Cards counted,
              const nb::bytes& counts, unsigned total) {
    new (facts) Facts{must, never, std::move(lacking), std::move(touching), {}, {}, counted, by_suit(counts), total};
    for (const nb::bytes& one : no_suit) facts->no_suit.push_back(by_suit(one));
    for (const nb::bytes& one : a_suit) facts->a_suit.push_back(by_suit(one));
}

template <typename AnySolver>
nb::bytes likely(AnySolver& solver, const Rules& rules, const Position& root, Card played,
                 const nb::bytes& hands, const Opposite& opposite, unsigned size, Cards pack,
                 const Mind& mind, std::uint64_t seed) {
    const auto values = [&](const Position& position) {
        if constexpr (std::is_same_v<AnySolver, Solver>)
            return solver.values(position);
        else
            return solver.values(rules, position);
    };
    const auto held = numbers_of<Cards>(hands);
    std::vector<double> found;
    {
        const nb::gil_scoped_release free;
        found = likelihoods(values, rules, root, played, held, opposite, size, pack, mind, seed);
    }
    return raw_of(found);
}

std::pair<std::vector<double>, std::vector<double>> weighed_rows(const nb::bytes& rows, const nb::bytes& weights) {
    const Weighed all = weighed(numbers_of<std::int32_t>(rows), numbers_of<double>(weights));
    return {all.sums, all.bests};
}

template <typename AnySolver>
void bind_likelihoods(nb::module_& m) {
    m.def("likelihoods", &likely<AnySolver>, "solver"_a, "rules"_a, "root"_a, "played"_a, "hands"_a,
          "opposite"_a, "size"_a, "pack"_a, "mind"_a, "seed"_a,
          "How likely the seat to play would have played a card with each of several hands.");
}

}  // namespace

void bind_thoughts(nb::module_& m) {
    nb::class_<Facts>(m, "Facts", "What is known of a hand as dealt.")
        .def("__init__", &facts_of, "must"_a, "never"_a, "lacking"_a, "touching"_a, "no_suit"_a,
             "a_suit"_a, "counted"_a, "counts"_a, "total"_a)
        .def("allow", &Facts::allow, "held"_a, "Whether it is true of a hand.");
    nb::class_<Opposite>(m, "Opposite", "What he who played a card knew of the hand opposite.")
        .def(nb::init<std::vector<Facts>, Cards, Cards>(), "opening"_a, "seen"_a, "never"_a);
    nb::class_<Mind>(m, "Mind", "How somebody is taken to think.")
        .def(nb::init<unsigned, unsigned, double, double>(), "imagined"_a, "tries"_a, "doubt"_a, "blind"_a);
    bind_likelihoods<Solver>(m);
    bind_likelihoods<SimpleSolver>(m);
    m.def("weighed", &weighed_rows, "rows"_a, "weights"_a,
          "By card, the weighed sum of its values, and the weight of the worlds in which none is better.");
}
