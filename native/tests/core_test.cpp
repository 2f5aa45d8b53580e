// Does the core keep the rules, whatever is played? Run by `make native-test`, under the sanitizers.
#include <cstdio>
#include <initializer_list>

#include "imperiale/perft.hpp"
#include "imperiale/playouts.hpp"

using namespace imperiale;

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
    if (holds) return;
    ++failures;
    std::printf("FAILED: %s\n", what);
}

/// Cards as people write them: cards("KQh 7s").
constexpr Cards cards(const char* text) {
    constexpr const char *ranks = "6789TAJQK", *suits = "cdhs";
    const auto place = [](const char* among, char letter) {
        unsigned at = 0;
        while (among[at] && among[at] != letter) ++at;
        return at;
    };
    Cards held = 0;
    Cards of_one_suit = 0;
    for (; *text; ++text) {
        const unsigned rank = place(ranks, *text), suit = place(suits, *text);
        if (rank < RANKS) of_one_suit |= Cards{1} << rank;
        if (suit < 4) {
            held |= of_one_suit << (RANKS * suit);
            of_one_suit = 0;
        }
    }
    return held;
}

constexpr Card card(const char* text) { return first(cards(text)); }

/// Two players, spades trumps, seat 1 deals.
Rules two_players() {
    Rules rules;
    rules.dealer = 1;
    rules.trump = 3;
    rules.honours = cards("AKQJ7s");
    rules.won_in_play = cards("AKQJs");
    rules.target = 5;
    rules.hand_size = rules.deal_tricks = 2;
    rules.tricks_over = 1;
    return rules;
}

Position deal_of(const char* elder, const char* dealer) {
    Position position;
    position.hands = {cards(elder), cards(dealer)};
    return position;
}

Position played(const Rules& rules, Position position, std::initializer_list<const char*> play) {
    for (const char* one : play) {
        expect(position.legal(rules) & bit(card(one)), one);
        position.play(rules, card(one));
    }
    return position;
}

void honours_and_tricks() {
    const Rules rules = two_players();
    const Position end = played(rules, deal_of("Ks 7h", "7s 8h"), {"Ks", "7s", "7h", "8h"});
    expect(end.over && end.winner == NOBODY, "the deal is played out");
    expect(end.marks == Marks{2, 0}, "the king caught the seven: two honours");
    expect(end.tricks(rules) == Tricks{1, 1}, "a trick each");
}

void a_win_ends_the_deal_at_once() {
    Rules rules = two_players();
    rules.marked_when_won = true;
    Position start = deal_of("Ks 7h", "7s 8h");
    start.marks = {6 * 4 + 4, 6 * 4 + 5};
    const Position end = played(rules, start, {"Ks", "7s"});
    expect(end.over && end.winner == 0 && end.legal(rules) == 0, "the second honour wins");
    expect(end.marks == Marks{30, 29}, "a gain that wins wipes nobody");
    expect(perft(rules, end, 3) == 1, "a deal that is over counts once");
}

void capot() {
    Rules rules = two_players();
    rules.capot = Capot::instead;
    rules.capot_imperials = 2;
    Position start = deal_of("Kh Qh", "8h 7h");
    start.marks = {3, 3};
    const Position end = played(rules, start, {"Kh", "8h", "Qh", "7h"});
    expect(end.marks == Marks{15, 0}, "two imperials, no trick over the par, and the wipe");
}

void no_trick() {
    Rules rules = two_players();
    rules.no_trick_imperials = 2;
    rules.wipe = false;
    Position start = deal_of("Kh Qh", "8h 7h");
    start.marks = {0, 5};
    const Position end = played(rules, start, {"Kh", "8h", "Qh", "7h"});
    expect(end.marks == Marks{13, 0}, "the loser's counters go, the other gains two imperials");
}

void won_in_play() {
    Rules rules = two_players();
    rules.won_in_play_seats = 0b01;
    rules.honours = 0;
    const Position start = deal_of("KQs", "JAs");
    expect(played(rules, start, {"Ks", "As", "Qs", "Js"}).marks[0] == 6 + 1, "and a trick over one");
    rules.won_in_play_seats = 0b10;
    expect(played(rules, start, {"Ks", "As", "Qs", "Js"}).marks[0] == 1, "he may not mark it");
}

void refill() {
    Rules rules = two_players();
    rules.stock = {card("7c"), card("8c"), card("9c"), card("Ts")};
    rules.stock_size = 4;
    rules.deal_tricks = 4;
    const Position next = played(rules, deal_of("Kh Qh", "8h Ah"), {"Qh", "Ah"});
    expect(next.hands[0] == cards("Kh 7c") && next.hands[1] == cards("8h 8c"), "winner first");
    const Position last = played(rules, next, {"Kh", "8h"});
    expect(last.hands[1] == cards("8c Ts") && !last.turn_up_lies(rules), "the turn-up comes last");
    expect(!last.over, "two tricks are still to be played");
}

void shown_after_a_trick() {
    Rules rules = two_players();
    rules.hand_size = 4;
    rules.turn_up_stays = true;
    rules.combinations[0] = {cards("KQh"), 1, 2, 0b11, false};
    rules.combinations[1] = {cards("Kh"), 1, 4, 0b01, true};
    rules.combinations_size = 2;
    Position start = deal_of("KQJh 7c", "Th 98h Kc");
    start.marks = {0, 4};
    const Position next = played(rules, start, {"Jh", "Th"});
    expect(next.marks == Marks{12, 0}, "one in hand, one by the turn-up, and the wipe");
    const Position after_next = played(rules, next, {"7c", "Kc"});
    expect(after_next.marks == Marks{12, 0}, "the other has nothing to show");
    start.shown[0] = 1U << 2;
    expect(played(rules, start, {"Jh", "Th"}).marks[0] == 6, "never twice");
}

/// Deal at random and play at random: nothing is lost, and no score falls but by whole counters.
void random_deals() {
    Random random(1);
    for (unsigned round = 0; round < 20'000; ++round) {
        Rules rules;
        rules.players = static_cast<std::uint8_t>(2 + random.below(3));
        rules.dealer = static_cast<std::uint8_t>(random.below(rules.players));
        rules.trump = static_cast<std::uint8_t>(random.below(4));
        rules.hand_size = static_cast<std::uint8_t>(1 + random.below(36 / rules.players));
        rules.follow = random.below(2) ? Follow::must_beat : Follow::follow;
        rules.tricks = static_cast<TrickMarking>(random.below(3));
        rules.capot = static_cast<Capot>(random.below(3));
        rules.capot_counters = 12;
        rules.honours = of_suit(rules.trump);
        rules.marked_when_won = random.below(2);
        rules.won_in_play = Cards{0xf} << (RANKS * rules.trump + 5);
        rules.won_in_play_seats = 0xf;
        rules.no_trick_imperials = static_cast<std::uint8_t>(random.below(2));
        rules.wipe = random.below(2);
        rules.target = static_cast<std::uint8_t>(random.below(4));

        Position position;
        Cards pack = (Cards{1} << MOST_CARDS) - 1;
        const auto take_one = [&] {
            const Card taken = any_of(pack, random);
            pack ^= bit(taken);
            return taken;
        };
        for (unsigned seat = 0; seat < rules.players; ++seat)
            for (unsigned i = 0; i < rules.hand_size; ++i) position.hands[seat] |= bit(take_one());
        const unsigned left = count(pack) / rules.players * rules.players;
        if (random.below(2))
            while (rules.stock_size < left) rules.stock[rules.stock_size++] = take_one();
        rules.deal_tricks =
            static_cast<std::uint8_t>(rules.hand_size + rules.stock_size / rules.players);
        const Cards dealt = ((Cards{1} << MOST_CARDS) - 1) ^ pack;

        while (!position.over) {
            const Position before = position;
            const Cards legal = position.legal(rules);
            const unsigned seat = position.seat(rules);
            expect(legal && has_all(position.hands[seat], legal), "legal cards are his own");
            position.play(rules, any_of(legal, random));
            Cards all = 0;
            unsigned number = 0;
            const auto add = [&](Cards some) {
                all |= some;
                number += count(some);
            };
            for (const Cards hand : position.hands) add(hand);
            for (const Cards won : position.taken) add(won);
            for (unsigned i = 0; i < position.laid; ++i) add(bit(position.trick[i]));
            for (unsigned i = position.drawn; i < rules.stock_size; ++i) add(bit(rules.stock[i]));
            expect(all == dealt && number == count(dealt), "every card is in one place");
            for (unsigned s = 0; s < rules.players; ++s)
                expect(position.marks[s] / COUNTERS >= before.marks[s] / COUNTERS,
                       "imperials are never lost");
        }
        const bool won = position.winner != NOBODY;
        expect(!won || (rules.target && position.marks[static_cast<unsigned>(position.winner)] >=
                                            COUNTERS * rules.target),
               "who has won has reached the target");
        unsigned tricks = 0;
        for (const unsigned taken : position.tricks(rules)) tricks += taken;
        expect(won || tricks == rules.deal_tricks, "or every trick was played");
    }
}

void perft_and_tally_count_the_same_ways() {
    const Rules rules = two_players();
    const Position start = deal_of("Ks 7h", "7s 8h");
    Tally total;
    tally(rules, start, total);
    std::uint64_t ways = 0, divided = 0;
    for (const auto& [result, times] : total) ways += times;
    for (const auto& [one, times] : divide(rules, start, 4)) divided += times;
    expect(ways == 2 && perft(rules, start, 4) == ways && divided == ways, "two ways");
}

}  // namespace

int main() {
    honours_and_tricks();
    a_win_ends_the_deal_at_once();
    capot();
    no_trick();
    won_in_play();
    refill();
    shown_after_a_trick();
    random_deals();
    perft_and_tally_count_the_same_ways();
    if (failures) std::printf("%d failures\n", failures);
    return failures ? 1 : 0;
}
