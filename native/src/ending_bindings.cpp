// What of the last tricks does Python see?
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "imperiale/ending.hpp"
#include "imperiale/equilibrium.hpp"
#include "imperiale/policy.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace imperiale;

namespace {

using Free = nb::call_guard<nb::gil_scoped_release>;

/// Numbers that came as bytes.
template <typename T>
std::vector<T> numbers(nb::bytes bytes) {
    std::vector<T> all(bytes.size() / sizeof(T));
    std::memcpy(all.data(), bytes.c_str(), all.size() * sizeof(T));
    return all;
}

nb::bytes as_bytes(const Policy& policy) {
    return nb::bytes(policy.data(), policy.size() * sizeof(double));
}

void make_ending(Ending* ending, PublicState state, nb::bytes hands, nb::bytes weights,
                 const Objective& objective, std::size_t limit) {
    const auto held = numbers<Cards>(hands);
    const auto chances = numbers<double>(weights);
    if (held.size() != 2 * chances.size())
        throw std::invalid_argument("not as many weights as pairs of hands");
    std::vector<Holding> holdings;
    for (std::size_t i = 0; i < chances.size(); ++i)
        holdings.push_back({{held[2 * i], held[2 * i + 1]}, chances[i]});
    const nb::gil_scoped_release free;
    new (ending) Ending(state, holdings, objective, limit);
}

/// What a policy comes to for seat 0, and the best that seats 0 and 1 can win against it.
std::array<double, 3> answers(const Ending& ending, nb::bytes bytes) {
    const auto policy = numbers<double>(bytes);
    if (policy.size() != ending.moves())
        throw std::invalid_argument("the policy has not a number for each move");
    const nb::gil_scoped_release free;
    const auto value = [&](unsigned seat, bool best) {
        return Answer(ending, policy, seat, best).value();
    };
    return {value(0, false), value(0, true), value(1, true)};
}

}  // namespace

void bind_endings(nb::module_& m) {
    nb::class_<PublicState>(m, "PublicState", "What all know where the last tricks begin.")
        .def(nb::init<Rules, Position, unsigned, Cards, std::array<Cards, 2>>(), "rules"_a,
             "position"_a, "completing"_a, "pair"_a, "played"_a);
    nb::class_<Ending>(m, "Ending", "The last tricks of two; not changed by what is asked of it.")
        .def("__init__", &make_ending, "state"_a, "hands"_a, "weights"_a, "objective"_a, "limit"_a)
        .def_prop_ro("nodes", &Ending::nodes)
        .def_prop_ro("moves", &Ending::moves)
        .def("moves_at", &Ending::moves_at, "cards"_a,
             "After these cards, by hand of the seat to play, its cards and the numbers of the moves.")
        .def("answers", &answers, "policy"_a,
             "What a policy comes to for seat 0, and the best answers of seats 0 and 1.")
        .def("even", [](const Ending& ending) {
                 return as_bytes(in_proportion(ending, std::vector<float>(ending.moves())));
             }, "The policy that plays each card alike.")
        .def("all_worlds", [](const Ending& ending) {
                 Policy policy;
                 {
                     const nb::gil_scoped_release free;
                     policy = AllWorlds(ending).policy();
                 }
                 return as_bytes(policy);
             }, "The policy that plays what is best on the mean of all worlds, each solved.");
    nb::class_<Equilibrium>(m, "Equilibrium", "Finds one; not for two threads at a time.")
        .def(nb::init<const Ending&>(), "ending"_a, nb::keep_alive<1, 2>())
        .def("run", &Equilibrium::run, "rounds"_a, Free(), "Improve it.")
        .def("policy", [](const Equilibrium& found) { return as_bytes(found.policy()); },
             "What was found so far.");
}
