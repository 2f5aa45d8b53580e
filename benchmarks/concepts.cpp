// What is a value among three and four? Two answers played against each other, all cards seen.
//
// Alone: a seat takes what it can make sure of, whatever the others do (lone.hpp). Max-n: every seat
// takes the most for itself and holds the others to do so too (Luckhardt and Irani, 1986); of equal
// values the one that leaves the next seat least, then the one after it. One seat plays by the one
// answer and then by the other, on the same positions, against others who play by either or at
// random. Run by `make concepts`; decision 10 has the figures.
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>
#include <vector>

#include "../native/tests/deals.hpp"
#include "imperiale/lone.hpp"

using namespace imperiale;

namespace {

using Leads = std::array<Value, MOST_PLAYERS>;  // by seat, how far it leads the others

struct Hash {
    std::size_t operator()(const CompanyKey& key) const { return key.hash(); }
};

/// Max-n over every line; positions between two tricks are looked at once.
class MaxN {
public:
    explicit MaxN(const Rules& rules) : rules_(rules), play_(rules) {}

    std::vector<std::pair<Card, Leads>> values(const Position& root) {
        std::vector<std::pair<Card, Leads>> all;
        const Company company = play_.company(before(root));
        Laid laid;
        for (unsigned i = 0; i < root.laid; ++i) laid = laid.with(root.trick[i]);
        for (const Card card : Each{root.legal(rules_)}) all.emplace_back(card, follow(company, laid.with(card)));
        return all;
    }

    /// Whether a seat likes the one better.
    bool better(const Leads& one, const Leads& other, unsigned seat) const {
        if (one[seat] != other[seat]) return one[seat] > other[seat];
        for (unsigned i = 1; i < rules_.players; ++i) {
            const unsigned next = (seat + i) % rules_.players;
            if (one[next] != other[next]) return one[next] < other[next];
        }
        return false;
    }

    std::size_t nodes() const { return known_.size(); }

private:
    Position before(Position position) const {
        for (unsigned i = 0; i < position.laid; ++i)
            position.hands[(position.leader + i) % rules_.players] |= bit(position.trick[i]);
        position.laid = 0;
        return position;
    }

    Leads leads(const Company& company) {
        if (company.over()) {
            const Ledger ledger = play_.ledger(company);
            Leads all = {};
            for (unsigned s = 0; s < rules_.players; ++s) all[s] = shares_.of(ledger, rules_.players, s);
            return all;
        }
        const CompanyKey key = play_.key(company, 0);
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        const Leads all = follow(company, {});
        known_.emplace(key, all);
        return all;
    }

    Leads follow(const Company& company, const Laid& laid) {
        if (laid.size == rules_.players) {
            Company next = company;
            play_.play(next, laid);
            return leads(next);
        }
        const unsigned seat = play_.seat(company, laid);
        const Cards sequence = rules_.won_in_play_seats ? rules_.won_in_play : 0;
        const Cards tried = different(play_.legal(company, laid), company.all() & ~company.hands[seat],
                                      rules_.honours, sequence);
        Leads best = {};
        bool any = false;
        for (const Card card : Each{tried}) {
            const Leads found = follow(company, laid.with(card));
            if (!any || better(found, best, seat)) best = found;
            any = true;
        }
        return best;
    }

    Rules rules_;
    CompanyRules play_;
    Shares shares_;
    std::unordered_map<CompanyKey, Leads, Hash> known_;
};

enum class Way { alone, max_n, at_random };

/// The card of a seat that plays one way; of equal ones the lowest.
Card chosen(Way way, LoneSolver& alone, MaxN& max_n, const Rules& rules, const Position& position,
            Random& random) {
    if (way == Way::at_random) return any_of(position.legal(rules), random);
    if (way == Way::max_n) {
        auto all = max_n.values(position);
        auto best = all.front();
        for (const auto& one : all)
            if (max_n.better(one.second, best.second, position.seat(rules))) best = one;
        return best.first;
    }
    const auto all = alone.values(position);
    CardValue best = all.front();
    for (const CardValue& one : all)
        if (one.value > best.value) best = one;
    return best.card;
}

/// What a seat leads by in the end if it plays one way and all others another.
Value result(const Rules& rules, Position position, unsigned seat, Way own, Way others, LoneSolver& alone,
             MaxN& max_n, std::uint64_t seed) {
    Random random(seed);
    while (!position.over) {
        const Way way = position.seat(rules) == seat ? own : others;
        position.play(rules, chosen(way, alone, max_n, rules, position, random));
    }
    return Shares{}.of(position.ledger(rules), rules.players, seat);
}

struct Sample {
    double sum = 0, squares = 0;
    unsigned size = 0;
    void add(double value) {
        sum += value;
        squares += value * value;
        ++size;
    }
    double mean() const { return sum / size; }
    double error() const { return std::sqrt((squares / size - mean() * mean()) / (size - 1)); }
};

double milliseconds(std::chrono::steady_clock::time_point since) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
}

struct Named {
    const char* name;
    unsigned left;
    Kind kind;
};

constexpr std::array KINDS = {
    Named{"academie, three, 6 cards each", 18,
          {Follow::must_beat, FIGURES | SIX, false, TrickMarking::over, Capot::instead, 2, 0, 0, true, 5,
           FIGURES, false, false, false, 3, 4}},
    Named{"biblioteka, three, 6 cards each", 18,
          {Follow::follow, KING | QUEEN | JACK | SIX, true, TrickMarking::over, Capot::besides, 0, 2, 0,
           true, 5, FIGURES, true, true, false, 3, 4}},
    Named{"imperialas, three, 6 cards each", 18,
          {Follow::follow, 0, false, TrickMarking::most, Capot::none, 0, 0, 2, false, 6,
           KING | QUEEN | JACK | TEN, false, false, false, 3, 6}},
    Named{"pierer, three, 6 cards each", 18,
          {Follow::follow, FIGURES, true, TrickMarking::over, Capot::instead, 0, 12, 0, true, 3, FIGURES,
           true, true, false, 3, 4}},
    Named{"imperialas, four, 5 cards each", 20,
          {Follow::follow, 0, false, TrickMarking::most, Capot::none, 0, 0, 2, false, 6,
           KING | QUEEN | JACK | TEN, false, false, false, 4, 6}},
};

}  // namespace

int main(int argc, char** argv) {
    const unsigned times = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 400;
    Random random(31);
    for (const auto& [name, left, kind] : KINDS) {
        constexpr std::array others = {Way::alone, Way::max_n, Way::at_random};
        std::array<Sample, 3> gain;
        Sample alone_ms, max_n_ms, alone_nodes, max_n_nodes, short_of, apart;
        for (unsigned i = 0; i < times; ++i) {
            const RandomDeal deal = deal_of(kind, left, random);
            if (deal.position.over) continue;
            LoneSolver alone(deal.rules);
            MaxN max_n(deal.rules);
            auto begun = std::chrono::steady_clock::now();
            const auto sure = alone.values(deal.position);
            alone_ms.add(milliseconds(begun));
            alone_nodes.add(static_cast<double>(alone.nodes()));
            begun = std::chrono::steady_clock::now();
            const auto hoped = max_n.values(deal.position);
            max_n_ms.add(milliseconds(begun));
            max_n_nodes.add(static_cast<double>(max_n.nodes()));
            const unsigned seat = deal.position.seat(deal.rules);
            Value most_sure = WORST, most_hoped = WORST;
            for (std::size_t at = 0; at < sure.size(); ++at) {
                most_sure = std::max(most_sure, sure[at].value);
                most_hoped = std::max(most_hoped, hoped[at].second[seat]);
            }
            short_of.add(most_hoped - most_sure);
            const Card one = chosen(Way::alone, alone, max_n, deal.rules, deal.position, random);
            const Card other = chosen(Way::max_n, alone, max_n, deal.rules, deal.position, random);
            apart.add(one != other);
            const std::uint64_t seed = random.next();
            for (std::size_t at = 0; at < others.size(); ++at)
                gain[at].add(
                    result(deal.rules, deal.position, seat, Way::alone, others[at], alone, max_n, seed) -
                    result(deal.rules, deal.position, seat, Way::max_n, others[at], alone, max_n, seed));
        }
        std::printf("%s: %u positions\n", name, short_of.size);
        std::printf("  every card: alone %.3f ms, %.0f nodes; max-n %.3f ms, %.0f nodes\n", alone_ms.mean(),
                    alone_nodes.mean(), max_n_ms.mean(), max_n_nodes.mean());
        std::printf("  max-n promises %.2f +- %.2f more; another card in %.0f %%\n", short_of.mean(),
                    short_of.error(), 100 * apart.mean());
        std::printf("  playing alone gains, against others alone %+.3f +- %.3f, max-n %+.3f +- %.3f, "
                    "at random %+.3f +- %.3f\n",
                    gain[0].mean(), gain[0].error(), gain[1].mean(), gain[1].error(), gain[2].mean(),
                    gain[2].error());
    }
    return 0;
}
