// Which deals does corpus_test.cpp play? Python writes the list (tests/native/test_mutants.py).
#pragma once

#include <vector>

#include "imperiale/position.hpp"

namespace imperiale {

struct Case {
    Rules rules;
    Position position;
    std::vector<Card> play;       ///< the cards to be played first
    std::vector<unsigned> plies;  ///< for which to count perft()
    bool tally = false;
};

extern const std::vector<Case> CORPUS;

}  // namespace imperiale
