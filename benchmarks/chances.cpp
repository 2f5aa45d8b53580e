// How often does what happen in deals drawn at random: two players, 32 cards, the Académie's rules?
//
// Written apart from the enumeration of imperiale.analysis.chances, to hold it to: a deal is shuffled
// and looked at card by card. Each line is something that may be, and how often it was. Run by
// `make chances-check`; docs/guide/chances.md has the figures.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <utility>

namespace {

constexpr unsigned SUITS = 4, RANKS = 8, HAND = 12;
constexpr char SUIT[] = "cdhs", RANK[] = "789TAJQK";  // low to high as they rank in the tricks
constexpr std::array<unsigned, RANKS> WORTH{7, 8, 9, 10, 11, 10, 10, 10};

struct Hand {
    std::array<std::array<bool, RANKS>, SUITS> has{};

    bool all_of_suit(unsigned suit) const {  // ace, jack, queen, king
        return has[suit][4] && has[suit][5] && has[suit][6] && has[suit][7];
    }
    bool all_of_rank(unsigned rank) const { return has[0][rank] && has[1][rank] && has[2][rank] && has[3][rank]; }
    bool court() const {
        for (unsigned suit = 0; suit < SUITS; ++suit)
            for (unsigned rank = 5; rank < RANKS; ++rank)
                if (has[suit][rank]) return true;
        return false;
    }
    /// The longest suit: its length, then its worth.
    std::pair<unsigned, unsigned> point() const {
        std::pair<unsigned, unsigned> best{0, 0};
        for (const auto& suit : has) {
            std::pair<unsigned, unsigned> own{0, 0};
            for (unsigned rank = 0; rank < RANKS; ++rank)
                if (suit[rank]) ++own.first, own.second += WORTH[rank];
            best = std::max(best, own);
        }
        return best;
    }
};

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t deals = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000'000;
    std::mt19937_64 chance(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1708);
    std::map<std::string, std::uint64_t> counts;
    std::array<unsigned, SUITS * RANKS> pack{};
    for (unsigned card = 0; card < pack.size(); ++card) pack[card] = card;
    constexpr std::array<unsigned, 5> fours{0, 4, 5, 6, 7};  // seven, ace, jack, queen, king; honours too

    for (std::uint64_t deal = 0; deal < deals; ++deal) {
        for (unsigned i = 0; i < 2 * HAND + 1; ++i)
            std::swap(pack[i], pack[std::uniform_int_distribution<unsigned>(i, pack.size() - 1)(chance)]);
        Hand elder, dealer;
        for (unsigned i = 0; i < HAND; ++i) {
            elder.has[pack[i] / RANKS][pack[i] % RANKS] = true;
            dealer.has[pack[HAND + i] / RANKS][pack[HAND + i] % RANKS] = true;
        }
        const unsigned trump = pack[2 * HAND] / RANKS, turned = pack[2 * HAND] % RANKS;
        if (turned == 0 || turned > 3) ++counts["turned-honour"];

        unsigned sequences = 0, of_rank = 0, honours = 0, worth = 0;
        for (unsigned suit = 0; suit < SUITS; ++suit) {
            if (!elder.all_of_suit(suit)) continue;
            ++sequences, worth += suit == trump ? 2 : 1;
            ++counts[std::string("sequence AKQJ") + SUIT[suit]];
        }
        for (const unsigned rank : fours) {
            honours += elder.has[trump][rank];
            if (!elder.all_of_rank(rank)) continue;
            ++of_rank, ++worth;
            ++counts[std::string("four ") + RANK[rank]];
        }
        if (!elder.court()) ++counts["carte_blanche"], worth += 2;
        if (sequences) ++counts["any-sequence"];
        if (of_rank) ++counts["any-four"];
        if (sequences && of_rank) ++counts["both"];
        ++counts["imperials " + std::to_string(worth)];
        ++counts["honours " + std::to_string(honours)];

        const auto mine = elder.point(), his = dealer.point();
        ++counts["point-length " + std::to_string(mine.first)];
        ++counts["point-worth " + std::to_string(mine.second)];
        if (mine >= his) ++counts["point-good"];
        if (mine > his) ++counts["point-better"];
        if (mine == his) ++counts["point-equal"];
    }
    for (const auto& [what, count] : counts) std::printf("%s %llu\n", what.c_str(), (unsigned long long)count);
}
