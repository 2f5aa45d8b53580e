// What of the core does Python see? The only file that knows both.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string_view.h>

#include "imperiale/version.hpp"

namespace nb = nanobind;

NB_MODULE(_native, m) {
    m.doc() = "The C++ core. Import it through `imperiale.engine.native` only.";
    m.def("version", &imperiale::version, "The release that this core was compiled from.");
}
