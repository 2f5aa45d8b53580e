// What of many tables at once does Python see?
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "imperiale/fleet.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace imperiale;

namespace {

template <typename T, int Dimensions>
using Array = nb::ndarray<T, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

template <typename... Kind>
auto all_of(const nb::ndarray<Kind...>& array) {
    return std::span(array.data(), array.size());
}

void play(Fleet& fleet, const Array<const std::int64_t, 1>& cards, const Array<std::uint8_t, 1>& outcomes,
          bool otherwise) {
    const nb::gil_scoped_release free;
    fleet.play(all_of(cards), all_of(outcomes), Otherwise{otherwise});
}

void see(const Fleet& fleet, const Array<const std::int64_t, 1>& places, const Array<std::int8_t, 1>& viewers,
         const Array<float, 2>& rows, const Array<std::int8_t, 2>& masks) {
    const nb::gil_scoped_release free;
    fleet.see(all_of(places), all_of(viewers), all_of(rows), all_of(masks));
}

}  // namespace

void bind_fleet(nb::module_& m) {
    using BySeat = std::array<std::uint8_t, MOST_PLAYERS>;
    using Answers = std::array<std::int8_t, MOST_PLAYERS>;
    using Shown = std::array<Cards, MOST_PLAYERS>;
    nb::class_<Told>(m, "Told", "What everybody was told before the first lead.")
        .def(nb::init<Card, bool, std::uint8_t, std::uint8_t, BySeat, Answers, Shown>(), "turn_up"_a,
             "lies"_a, "talon"_a, "worth"_a, "lengths"_a, "answers"_a, "shown"_a);
    nb::class_<Fleet>(m, "Fleet", "Tables at which deals are played, a card of each at a time.")
        .def(nb::init<std::size_t, unsigned>(), "tables"_a, "players"_a)
        .def("put", &Fleet::put, "place"_a, "rules"_a, "position"_a, "told"_a, "Begin another deal at a table.")
        .def("position", [](const Fleet& fleet, std::size_t place) { return fleet.at(place).position; },
             "place"_a, "The play at a table.")
        .def("play", &play, "cards"_a, "outcomes"_a, "otherwise"_a,
             "Play a card at every table; 0 it goes on, 1 it is over, 2 the card was refused.")
        .def("see", &see, "places"_a, "viewers"_a, "rows"_a, "masks"_a,
             "Write what viewers see at some tables, and what they may do.");
}
