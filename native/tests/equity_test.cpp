// Is a partie worth what a person can work out? Run by `make native-test`, under the sanitizers.
#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <vector>

#include "imperiale/equity.hpp"

using namespace imperiale;

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
    if (holds) return;
    ++failures;
    std::printf("FAILED: %s\n", what);
}

Rules partie(std::uint8_t players, std::uint8_t target) {
    Rules rules;
    rules.players = players;
    rules.target = target;
    return rules;
}

Sampled imperial_of(std::uint8_t place, std::vector<double> shares) {
    return {{{place, 1, 0, Gain::Kind::wipes}}, std::move(shares)};
}

bool near(double a, double b, double by = 1e-12) { return std::abs(a - b) < by; }

void coins() {
    const Equity found(partie(2, 2), Stakes::none,
                       {imperial_of(0, {0.6}), imperial_of(1, {0.4})});
    const auto at = [&](unsigned mine, unsigned theirs, unsigned place) {
        return found.values()[(mine * 12 + theirs) * 2 + place];
    };
    expect(near(at(6, 6, 0), 0.6) && near(at(6, 6, 1), 0.4), "one imperial each: the next decides");
    expect(near(at(6, 0, 0), 0.76), "ahead: the next deal he deals himself");
    expect(found.errors().empty(), "one batch tells no error");
}

void idle() {
    const Equity found(partie(2, 1), Stakes::none,
                       {imperial_of(0, {0.3}), imperial_of(1, {0.2}), {{}, {0.5}}});
    expect(near(found.values()[0], 0.8 / 1.5), "a deal that brings nothing passes the deal on");
}

void batches() {
    const Equity found(partie(2, 1), Stakes::none,
                       {imperial_of(0, {0.5, 0.7}), imperial_of(1, {0.5, 0.3})});
    expect(near(found.values()[0], 0.6), "batches count alike");
    expect(near(found.errors()[0], 0.1, 1e-6), "their spread is the standard error");
}

void payments() {
    const Equity three(partie(3, 3), Stakes::quadruple, {imperial_of(0, {1.0})});
    const auto& values = three.values();
    expect(near(values[0] + values[1] + values[2], 0), "what one gets the others pay");
    const std::size_t last = (12 * 18 + 5) * 18 + 8;  // elder needs one; 5 pay triple, 8 double
    expect(near(values[last * 3], 5) && near(values[last * 3 + 1], -3) && near(values[last * 3 + 2], -2),
           "each loser pays by his own marks");
}

void refused() {
    for (const auto& deals : {std::vector<Sampled>{}, {imperial_of(0, {0.9})}, {imperial_of(2, {1.0})},
                              {Sampled{{}, {1.0}}}})
        try {
            const Equity found(partie(2, 1), Stakes::none, deals);
            expect(false, "what is no sample must be refused");
        } catch (const std::invalid_argument&) {
        }
}

}  // namespace

int main() {
    coins();
    idle();
    batches();
    payments();
    refused();
    if (!failures) std::puts("equity: ok");
    return failures != 0;
}
