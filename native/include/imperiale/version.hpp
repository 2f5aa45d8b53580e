// Of which release is this core? Python asks, to notice one that was compiled from older sources.
#pragma once

#include <string_view>

namespace imperiale {

constexpr std::string_view version() { return IMPERIALE_VERSION; }

}  // namespace imperiale
