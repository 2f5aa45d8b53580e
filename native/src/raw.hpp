// How do many numbers cross the border at once? As raw bytes.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstring>
#include <vector>

namespace imperiale {

template <typename T>
std::vector<T> numbers_of(const nanobind::bytes& raw) {
    std::vector<T> numbers(raw.size() / sizeof(T));
    if (!numbers.empty()) std::memcpy(numbers.data(), raw.data(), numbers.size() * sizeof(T));
    return numbers;
}

template <typename T>
nanobind::bytes raw_of(const std::vector<T>& numbers) {
    return nanobind::bytes(numbers.data(), numbers.size() * sizeof(T));
}

}  // namespace imperiale
