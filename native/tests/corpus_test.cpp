// What does the core find for the perft files? Prints it, to be compared with what they say.
#include <cstdio>

#include "corpus.hpp"
#include "imperiale/perft.hpp"

using namespace imperiale;

namespace {

void print(const Rules& rules, const Result& result, std::uint64_t times) {
    for (unsigned s = 0; s < rules.players; ++s) std::printf("%u ", unsigned{result.marks[s]});
    for (unsigned s = 0; s < rules.players; ++s) std::printf("%u ", unsigned{result.tricks[s]});
    std::printf("%d x %llu\n", result.winner, static_cast<unsigned long long>(times));
}

}  // namespace

int main() {
    for (const auto& [rules, start, play, plies, every] : CORPUS) {
        std::printf("deal\n");
        Position position = start;
        for (const Card card : play) {
            if (!(position.legal(rules) & bit(card))) return 1;
            position.play(rules, card);
        }
        for (const unsigned cards : plies)
            std::printf("perft %u %llu\n", cards,
                        static_cast<unsigned long long>(perft(rules, position, cards)));
        Tally total;
        if (every || position.over) tally(rules, position, total);
        for (const auto& [result, times] : total) print(rules, result, times);
    }
}
