// Generated from the frames of the server by `make protocol`. Do not edit.

/** The version of the protocol that these types describe. */
export const PROTOCOL = 1;

/** Answer a proposal. */
export interface Accept {
  do: "accept";
  yes: boolean;
}

/** All that is kept of an account; the records of its games are at `/api/games/…/records`. */
export interface AccountTold {
  name: string;
  made: number;
  passkeys: PasskeyTold[];
  devices: DeviceTold[];
  games: HeldTold[];
  ratings: RatingTold[];
  notices: NoticeTold[];
}

/** What was wished is done and kept, under number `n`; also if it was so before. */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

/**
 * Do something: `id` is new for each wish and the same when it is sent again.
 *
 * `at` is the number of the view in which it was chosen.
 */
export interface Act {
  type: "act";
  id: string;
  at: number;
  do: Play | Show | Call | Claim | Done | DealNext | Undo | Rest | Rematch | Replace | Accept | Bet;
}

/** An agent that can be asked to the table. */
export interface AgentInfo {
  id: string;
  summary: string;
}

/** Ask for an account of a name. */
export interface AskAccount {
  name: string;
}

/** A wish of the seat that a token owns to know what it does best. */
export interface AskHint {
  token: string;
}

/**
 * A wish for a review: of a game that is over, or of a text.
 *
 * The text is a kept partie, a proof, or deals: records or notation, one a line.
 */
export interface AskReview {
  game?: string;
  text?: string;
}

/** Bet play chips, as an onlooker, that one seat beats another. */
export interface Bet {
  do: "bet";
  on: "imperials" | "tricks";
  seat: number;
  against: number;
  stake: number;
}

/** A bet of an onlooker: by name, on `seat` against `against`, and how it stands. */
export interface BetState {
  name: string;
  mine: boolean;
  on: "imperials" | "tricks";
  seat: number;
  against: number;
  stake: number;
  balance: number;
  open: boolean;
}

/** Say the number of one's point, by hand; `null` says nothing. */
export interface Call {
  do: "call";
  number: number | null;
}

/** Cards, which the reader's deck and language write. */
export interface CardsArg {
  is: "cards";
  cards: string[];
}

/**
 * What can be played, with whom, in which languages.
 *
 * `levels` are the agents for people to play against, from the weakest up.
 */
export interface Catalog {
  rulesets: RulesetInfo[];
  agents: AgentInfo[];
  levels: string[];
  keys: KeyInfo[];
  languages: string[];
  version: string;
}

/**
 * A deal in one line, a seat of it, and the cards that somebody has played there so far.
 *
 * The rest is as in :class:`DailyPlays`.
 */
export interface ChallengePlays {
  line: string;
  seat: number;
  plays?: string[];
  keep?: boolean;
  name?: string;
  mark?: string;
}

/**
 * How likely something is: `chance` exactly, as a fraction; `share` as a number.
 *
 * `about` is the turn-up, a hand or a point, that of a place, counted from 1, elder; the message
 * `chances-WHAT` says what is meant.
 */
export interface ChanceTold {
  about: string;
  place: number;
  what: string;
  facts: Record<string, string | number>;
  chance: string;
  share: number;
}

/** All chances of a deal; a hand has `size` cards. */
export interface ChancesTold {
  size: number;
  chances: ChanceTold[];
}

/**
 * One thing that could be done at a decision.
 *
 * Attributes:
 *     do: what: `play` a card, `show` an imperial, `call` the point, `claim` marks, or
 *         `done`, nothing more.
 *     cards: those played or shown, e.g. `"Kh"`; else empty.
 *     number: what is called or claimed; else nothing.
 *     value: what it leads to, the mean over all that the seat could think possible.
 *     error: the standard error of how far it is behind the best; 0 if nothing was left out.
 *     share: in which share of the possible hands no other choice is better.
 *     open: what it leads to with all cards seen; nothing where that is not solved.
 */
export interface Choice {
  do: "call" | "claim" | "done" | "play" | "show";
  cards: string;
  number: number | null;
  value: number;
  error: number;
  share: number;
  open: number | null;
}

/** Claim marks of the moment, by hand. */
export interface Claim {
  do: "claim";
  amount: number;
}

/** Seats that are to belong to an account from now on. */
export interface ClaimSeats {
  seats: SeatProof[];
}

/** The time of a seat: what is left in milliseconds, and when it runs out if it runs. */
export interface Clock {
  left: number;
  deadline: number | null;
}

/**
 * How long one may think, in seconds.
 *
 * `move` gives `seconds` to each move; `bank` gives `seconds` to the partie, and
 * `increment` more with each move; both take a day at most.  `days` gives `seconds` to each
 * move that are one to fourteen whole days.
 */
export interface ClockWish {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** The code to come back by. */
export interface Code {
  code: string;
}

/** A signature of a passkey. */
export interface Credential {
  credential: Record<string, unknown>;
}

/** The days that have a deal, at most fourteen, today's first. */
export interface DailyList {
  days: DayInfo[];
}

/**
 * The cards that somebody has played so far in the deal of a day, in order.
 *
 * With `keep`, and when the deal is over, his result is kept for others to see under `name`;
 * `mark` is a secret of his browser, by which he is kept once.
 */
export interface DailyPlays {
  plays?: string[];
  keep?: boolean;
  name?: string;
  mark?: string;
}

/**
 * The deal of a day, or any other, as it stands for who plays it: `over`, or it is his turn.
 *
 * `marks` are by seat what the deal has brought so far.
 */
export interface DailyPosed {
  day: string;
  view: View;
  happened: Happened[];
  over: boolean;
  opponent: string;
  marks: number[];
}

/**
 * How somebody played a deal: a level or a person, `you` who asks, or those at the table.
 *
 * `lead` is what the deal brought him more than the other; `cards` in the order of the play.
 */
export interface DailyResult {
  who: string;
  kind: "level" | "person" | "table" | "you";
  lead: number;
  marks: unknown[];
  tricks: unknown[];
  cards: Played[];
}

/** How all played it, the best first; `seat` is the one that each of them sat at. */
export interface DailyResults {
  day: string;
  seat: number;
  results: DailyResult[];
}

/** A day that has a deal, and what is played on it. */
export interface DayInfo {
  day: string;
  rules: string;
}

/** Be ready for the next deal; the nonce (hexadecimal, may be empty) goes into its shuffle. */
export interface DealNext {
  do: "deal";
  nonce?: string;
}

/**
 * One deal.
 *
 * Attributes:
 *     number: which, from 1.
 *     line: the deal in one line.
 *     dealer: who dealt.
 *     turn_up: the card that was turned up.
 *     start: the scores before it, by seat.
 *     end: the scores after it.
 *     chance: whether values are chances.
 *     luck: by seat, how much better the deal was than the mean of all deals.
 *     luck_error: the standard error of that.
 *     decisions: those that were not forced, in order.
 *     forced: by seat, how many were.
 *     course: how the chances went, with all cards seen; where that is not solved only before and
 *         after the deal; empty where no table tells chances.
 *     moves: what was done, in order (`play Kh`, `show KQJAs`, `call 41`, `claim 2`,
 *         `done`), where players marked by hand; else the line has it all.
 */
export interface DealReview {
  number: number;
  line: string;
  dealer: number;
  turn_up: string;
  start: string[];
  end: string[];
  chance: boolean;
  luck: number[];
  luck_error: number;
  decisions: Decision[];
  forced: number[];
  course: Point[];
  moves?: string[];
}

/**
 * What became of the pack of a deal.
 *
 * `places` tell, from the top of the pack, where each card went: to a seat, or to the talon
 * (-1), whose first card may be the one turned up.
 */
export interface DealtCards {
  hands: string[][];
  turn_up: string;
  talon: string[];
  places: number[];
}

/**
 * One decision that was not forced.
 *
 * Attributes:
 *     seat: whose.
 *     events: how many events of the deal came before it.
 *     trick: how many tricks had been taken.
 *     hand: what the seat held.
 *     table: the cards on the table, the leader's first.
 *     leader: who led them, or is to lead.
 *     hands: by seat, what everybody held.
 *     scores: by seat, the scores.
 *     tricks: by seat, how many tricks it had taken.
 *     choices: all that could be done.
 *     played: which of them was.
 *     best: which of them is worth most.
 *     loss: what the best is worth more than what was done, by what the seat could know.
 *     error: the standard error of that.
 *     open_loss: the same with all cards seen (double dummy); nothing where that is not solved.
 *     grade: how bad the error is.
 *     worlds: how many ways in which the unseen cards could lie were weighed.
 *     of: how many there were, or at the most.
 *     solved: whether they were solved, and not played out by chance.
 *     marks: of an error, the marks that what was done and the best lead to on the mean.
 */
export interface Decision {
  seat: number;
  events: number;
  trick: number;
  hand: string;
  table: string;
  leader: number;
  hands: string[];
  scores: string[];
  tricks: number[];
  choices: Choice[];
  played: number;
  best: number;
  loss: number;
  error: number;
  open_loss: number | null;
  grade: Grade;
  worlds: number;
  of: number;
  solved: boolean;
  marks?: unknown[] | null;
}

/** A device on which one is signed in. */
export interface DeviceTold {
  made: number;
  used: number;
  here: boolean;
}

/** Something that could be done, as a review has it. */
export interface Doing {
  do: "call" | "claim" | "done" | "play" | "show";
  cards: string;
  number: number | null;
}

/** Nothing more to show or to claim at this moment, by hand. */
export interface Done {
  do: "done";
}

/** Tell me nothing more at an address. */
export interface EndNotices {
  address: string;
}

/** A number of the game's log; empty where this viewer may not see what happened. */
export interface Entry {
  n: number;
  at: number;
  happened?: Happened[];
}

/**
 * The socket is about to be closed, and why; `code` is that of the close frame.
 *
 * A code of 1012 or 1013 asks to come again; 4400 and above that it is of no use.
 */
export interface Failed {
  type: "failed";
  code: number;
  reason: Message;
}

/**
 * How the deal can be checked: what the server bound itself to, and what it was bound to.
 *
 * `commitment` is the SHA-256 of the server's secret, in hexadecimal; `nonces` by seat what
 * the players added; `secret` is told when the deal is over.
 */
export interface Fair {
  deal: number;
  commitment: string;
  nonces?: string[];
  secret?: string;
}

/**
 * A game that one is in.
 *
 * The token is the right to the seat, or the name of an onlooker: it is to be kept, and shown to
 * nobody.  The code lets one take the seat up from another device.
 */
export interface GameMade {
  game: string;
  seat: number | null;
  token: string;
  code: string;
}

/** How bad an error is, from the least. */
export type Grade = "bad" | "doubtful" | "none" | "very_bad";

/** How an answer of a rule set rests on its source: stated, inferred, corrected. */
export interface Ground {
  status: string;
  source: string;
  note: string;
}

/**
 * One thing that happened, as this viewer may know it.
 *
 * `text` says it in sentences; the rest lets it be drawn.  `cards` are the cards it is about:
 * played, shown, turned up, or those that earned the marks.  `wiped` is by seat what an
 * imperial took from it.  `scores` are the scores after it, where it changed them.
 */
export interface Happened {
  what: "answered" | "bet" | "called" | "committed" | "dealt" | "drew" | "ended" | "forfeited" | "joined" | "marked" | "offered" | "opened" | "played" | "ready" | "rematch" | "replaced" | "rest" | "restored" | "returned" | "taken_back" | "timed_out" | "took" | "turned_up";
  text?: Message[];
  seat?: number | null;
  cards?: string[];
  step?: string;
  imperials?: number;
  counters?: number;
  scores?: Score[];
  wiped?: number[];
  answer?: string;
}

/** That the server is there; `away` if it can keep no games now. */
export interface Health {
  status: "away" | "ok";
  version: string;
}

/**
 * A seat of one's own; what cannot be played any more has no rules.
 *
 * `yours` says that something is waited for at that seat; `left` are the milliseconds that
 * whoever is waited for has left, if time passes.
 */
export interface HeldTold {
  game: string;
  seat: number;
  made: number;
  over: boolean;
  rules: string;
  rules_name: string;
  names: string[];
  yours: boolean;
  left?: number | null;
}

/**
 * The first frame of a socket: which game, who one is, and the last number one has.
 *
 * Without a token, or with one of an onlooker, the viewer looks on.
 */
export interface Hello {
  type: "hello";
  game: string;
  token?: string;
  have?: number;
  protocol?: number;
}

/**
 * What every choice at one moment is worth as far as the seat can know, the best first.
 *
 * `n` is the number of the fact after which it is asked for; `chance` tells whether values
 * are chances to win the partie, or else marks; `worlds` of `of` ways in which the unseen
 * cards can lie were weighed, and solved or else played out by chance.
 */
export interface Hint {
  n: number;
  chance: boolean;
  worlds: number;
  of: number;
  solved: boolean;
  choices: HintChoice[];
}

/** A choice, what it is worse than the best, and how an error of that size is graded. */
export interface HintChoice {
  choice: Choice;
  loss: number;
  grade: Grade;
}

/** A point on which rule sets differ: how it is asked, and which answers are allowed. */
export interface KeyInfo {
  name: string;
  question: Message;
  kind: "number" | "numbers" | "ranks" | "switch" | "words";
  words: string[];
  low: number;
  high: number;
}

/** Who is the strongest in a kind of partie. */
export interface Leaders {
  leaders: RatingTold[];
}

/** A lesson: its title, what it is about, by which rules it is played and who says so. */
export interface LessonInfo {
  name: string;
  rules: string;
  players: number;
  title: Message;
  about: Message;
  sources: string[];
}

/** The lessons, in the order in which they are best taken. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** The cards that a learner has played so far, from the beginning of the lesson. */
export interface LessonTaken {
  cards?: string[];
}

/**
 * What comes of the learner's cards.
 *
 * `views` are what he has to look at, one after the other: each trick that became full, then
 * the table as it is now.  `says` is to be read before he goes on; `asks` is what he is asked
 * then.  `cards` are those that stand: a card that is not right is taken back.  `done` says
 * that all that is asked in this lesson has been answered.
 */
export interface LessonTold {
  info: LessonInfo;
  views: View[];
  happened: Happened[];
  says: Message | null;
  asks: Message;
  cards: string[];
  wrong: boolean;
  done: boolean;
  summary: Message[];
}

/**
 * Several variables, written one after the other with "; " between them.
 *
 * `begins` says that they begin a sentence.
 */
export interface ListArg {
  is: "list";
  items: (number | string | SeatArg | CardsArg | RanksArg | ListArg | Message)[];
  begins?: boolean;
}

/** A game with an open seat, as the lobby shows it. */
export interface Listed {
  game: string;
  rules: string;
  rules_name: string;
  players: number;
  open: number;
  names: string[];
  bots: boolean[];
  options: Record<string, string>;
  by_hand: boolean;
  clock: ClockWish;
  made: number;
  rated: boolean;
}

/** The games that wait for somebody, the newest first. */
export interface Lobby {
  games: Listed[];
}

/** Look back over the deal under way, as the holder of a token sees it, or as an onlooker. */
export interface LookBack {
  token?: string;
}

/** Marks that a seat gained in this deal, the cards that earned them, and why. */
export interface Mark {
  seat: number;
  step: string;
  kind: string | null;
  imperials: number;
  counters: number;
  cards: string[];
  reason: Message;
  source: string;
}

/** A message of the Fluent catalogue and its variables. */
export interface Message {
  is: "message";
  key: string;
  args?: Record<string, number | string | SeatArg | CardsArg | RanksArg | ListArg | Message>;
}

/**
 * A decision to be made again, without its answer.
 *
 * `name` is the same in every review of the deal; `loss` is a chance to win, or marks where
 * `chance` is false.
 */
export interface MistakeInfo {
  name: string;
  review: string;
  deal: number;
  decision: number;
  seat: number;
  rules: string;
  players: number;
  trick: number;
  grade: Grade;
  loss: number;
  chance: boolean;
}

/** Decisions to be made again, as they came. */
export interface MistakeList {
  mistakes: MistakeInfo[];
}

/** A decision to be made again: the table as its seat saw it, and what could be done. */
export interface MistakePosed {
  info: MistakeInfo;
  view: View;
  happened: Happened[];
  choices: Doing[];
}

/**
 * What became of it: `right` if nothing worth a grade is lost.
 *
 * `box` is how well it is known now, `days` how long it waits; 0 is at once.
 */
export interface MistakeTold {
  right: boolean;
  loss: number;
  decision: Decision;
  box: number;
  days: number;
  learned: boolean;
}

/** Which of the choices is made now; `box` is how well it is known, 0 at first. */
export interface MistakeTry {
  choice: number;
  box?: number;
}

/** Of which seats in which reviews the errors are wanted. */
export interface MistakesAsked {
  reviews: ReviewSeat[];
}

/**
 * The deal as it went up to now, moment by moment, as one viewer may know it.
 *
 * `n` is the number of the log up to which it goes; `happened` tells what led to each of the
 * `views`, in which nothing can be done.
 */
export interface Moments {
  n: number;
  deal: number;
  happened: Happened[][];
  views: View[];
}

/** A new code to come back by; the old one counts no more. */
export interface NewCode {
  code: string;
}

/**
 * A game as it is wished.
 *
 * `options` are keys that are to be otherwise than the rule set has them, such as `target`,
 * `marking` or `deals`; `house` is a rule set of one's own, as a TOML text, in place of
 * `rules`.  A listed game stands in the lobby as long as a seat is open.  A program that plays
 * says so by `bot`, and is shown as one.  A `rated` game is one between accounts, or of
 * one against a level of the computer with a clock, by a rule set as it is; nothing can be taken
 * back in it.
 */
export interface NewGame {
  rules: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string | number[]>;
  house?: string;
  stake?: number;
  clock?: ClockWish;
  onlookers?: "late" | "none" | "public";
  listed?: boolean;
  name?: string;
  bot?: boolean;
  rated?: boolean;
}

/** A passkey that was made, and what its owner calls it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
}

/** A push service at which one is told that it is one's turn. */
export interface NoticeTold {
  host: string;
  language: string;
  made: number;
}

/** The key that a browser subscribes by, base64url; empty where no notices are sent. */
export interface NoticesOffered {
  key: string;
}

/**
 * A thing that this viewer may do now.
 *
 * Of `play` each card is its own offer.  `show` wants cards, `call` and `claim` a number;
 * the page lets him choose and the server judges.  `replace` names the seat it is about.
 */
export interface Offer {
  do: "accept" | "bet" | "call" | "claim" | "deal" | "done" | "play" | "rematch" | "replace" | "rest" | "show" | "undo";
  label: Message;
  card?: string | null;
  seat?: number | null;
}

/** A proposal that waits for the consent of others. */
export interface Offered {
  what: "rematch" | "replace" | "undo";
  by: number;
  seat: number;
  waits_for: number[];
  text: Message;
}

/** How many look on now; nothing else has changed. */
export interface Onlookers {
  type: "onlookers";
  onlookers: number;
}

/** What a passkey is asked. */
export interface PasskeyAsked {
  options: Record<string, unknown>;
}

/** A passkey of one's own. */
export interface PasskeyTold {
  id: string;
  label: string;
  made: number;
  used: number;
}

/** Are you there?  `t` comes back as it is. */
export interface Ping {
  type: "ping";
  t: number;
}

/** Lay a card on the table. */
export interface Play {
  do: "play";
  card: string;
}

/** A card on the table, and whose it is. */
export interface Played {
  seat: number;
  card: string;
}

/** The chance of every seat to win the partie after so many events of the deal. */
export interface Point {
  events: number;
  chances: number[];
}

/** I am here; from the server `now` is its clock. */
export interface Pong {
  type: "pong";
  t: number;
  now?: number;
}

/** Why a request was refused; `errors` hold one message for each fault. */
export interface Problem {
  status: number;
  detail: string;
  errors?: Message[];
}

/** A problem, without its answer. */
export interface ProblemInfo {
  name: string;
  rules: string;
  players: number;
  themes: string[];
  grade: number;
  rating: number;
}

/** All problems, and the themes in the order in which they are listed. */
export interface ProblemList {
  problems: ProblemInfo[];
  themes: string[];
}

/** A problem to be solved: the table as the seat that is to play sees it, and what happened. */
export interface ProblemPosed {
  info: ProblemInfo;
  view: View;
  happened: Happened[];
}

/**
 * What became of a try: `values` of every card, the best first.
 *
 * `found` is by level how many of its tries, of `tries`, found the card.
 */
export interface ProblemTold {
  right: boolean;
  answer: string;
  values: Weighed[];
  found: Record<string, number>;
  tries: number;
  strength: SolverStrength;
}

/**
 * A card for a problem; `first` if it is the first try, the only one that is rated.
 *
 * `mu` and `sigma` are how well the solver has solved so far.
 */
export interface ProblemTry {
  card: string;
  first: boolean;
  mu?: number;
  sigma?: number;
}

/** All that is needed to check the deals of a game that are over: `imperiale verify`. */
export interface Proof {
  format: "imperiale-proof";
  game: string;
  ruleset: Record<string, unknown>;
  players: number;
  options: Record<string, boolean | number | string | number[]>;
  deals: Fair[];
  lines: string[];
  dealt: DealtCards[];
}

/** Ranks by the letters of notation, which the reader's deck and language write. */
export interface RanksArg {
  is: "ranks";
  ranks: string;
}

/**
 * How strong somebody is in a kind of partie, and how far off that may be.
 *
 * `name` is empty for one's own, and for a `level` of the computer, whose strength stands
 * still.  `doubt` is a standard deviation.
 */
export interface RatingTold {
  name: string;
  rules: string;
  speed: "days" | "free" | "quick" | "slow";
  rating: number;
  doubt: number;
  parties: number;
  level?: string;
}

/** What was wished may not be done; nothing has changed.  Why, and how the table stands. */
export interface Refused {
  type: "refused";
  id: string;
  n: number;
  reason: Message;
  view: View;
}

/** Propose another partie at the same table. */
export interface Rematch {
  do: "rematch";
}

/** Propose that an agent plays for a seat whose player has been away too long. */
export interface Replace {
  do: "replace";
  seat: number;
}

/**
 * A deal that is over, moment by moment, with all hands open.
 *
 * `happened` tells what led to each of the `views`; `line` is the deal in one line, as
 * `imperiale deal` reads it.
 */
export interface Replay {
  game: string;
  deal: number;
  deals: number;
  line: string;
  happened: Happened[][];
  views: View[];
}

/** Claim all tricks that are left. */
export interface Rest {
  do: "rest";
}

/**
 * A review of a partie, or of some deals.
 *
 * Attributes:
 *     format, version, program: what this is, and what made it.
 *     rules: the rule set.
 *     options: what differs from it.
 *     players: how many.
 *     target: imperials that win.
 *     winner: who won the partie; nothing if these deals did not decide it.
 *     chance: whether values are chances.
 *     seats: how everybody played.
 *     turning: what turned the partie, the greatest first.
 *     deals: deal by deal.
 */
export interface Review {
  format: string;
  version: number;
  program: string;
  rules: string;
  options: Record<string, unknown>;
  players: number;
  target: number;
  winner: number | null;
  chance: boolean;
  seats: SeatReview[];
  turning: Turning[];
  deals: DealReview[];
}

/** A seat in a review that is kept. */
export interface ReviewSeat {
  review: string;
  seat: number;
}

/** How far a review is, of how many deals; the whole when it is done. */
export interface ReviewStand {
  key: string;
  state: "done" | "failed" | "stopped" | "waiting" | "working";
  deals: number;
  done: number;
  review: Review | null;
}

/** What is played. */
export interface RulesInfo {
  id: string;
  name: string;
  players: number;
  options: Record<string, string>;
  by_hand: boolean;
  points_win: boolean;
  target: number;
  deals: number;
  refill: boolean;
  deck: number;
  stake: number;
}

/**
 * A rule set in prose.
 *
 * `course` is by number of players how a deal goes, a paragraph a stage; `notes` are by key
 * the messages of what is noted beside an answer, where they are shipped.  `worked` is by number
 * of players a whole deal to look at, in one line.
 */
export interface RulesTold {
  id: string;
  course: Record<string, Message[][]>;
  notes: Record<string, string>;
  worked: Record<string, string>;
}

/**
 * A rule set; `values` are its answers by number of players, then by key.
 *
 * `grounds` are by key what the answer rests on.
 */
export interface RulesetInfo {
  id: string;
  name: string;
  summary: string;
  source: string;
  players: number[];
  values: Record<string, Record<string, boolean | number | string | number[]>>;
  grounds: Record<string, Ground>;
}

/** What a seat has marked: imperials, and fewer than six counters. */
export interface Score {
  imperials: number;
  counters: number;
}

/**
 * A seat as everybody sees it.
 *
 * `played_by` differs from `kind` where an agent plays for a person who is away.  A `bot` is
 * a program that somebody runs elsewhere and that plays as people do.
 * `shown` are cards it has shown in this deal and may still hold or not.
 */
export interface Seat {
  seat: number;
  kind: "agent" | "open" | "person";
  played_by: "agent" | "open" | "person";
  name: string;
  agent: string;
  bot: boolean;
  present: boolean;
  ready: boolean;
  score: Score;
  points: number;
  tricks: number;
  cards: number;
  shown: string[];
  said: Message | null;
  role: "" | "dealer" | "elder";
  clock: Clock | null;
}

/** The player of a seat: his name, or the word `you` where it is the reader's own. */
export interface SeatArg {
  is: "seat";
  seat: number;
}

/** A seat, and what proves that it is one's own. */
export interface SeatHeld {
  game: string;
  token: string;
}

/** A seat that was taken without an account. */
export interface SeatProof {
  game: string;
  token: string;
}

/**
 * How a seat played the partie.
 *
 * Attributes:
 *     seat: which.
 *     name: who sat there, where that is known.
 *     decisions: how many were not forced.
 *     forced: how many were.
 *     errors: by grade, how many.
 *     loss: what all decisions lost, together.
 *     rate: what a decision lost on the mean; nothing if there was none.
 *     player: the class of player that errs so much.
 *     luck: the luck of all deals and of the cut for the first deal, together.
 *     result: 1 for who won, 0 for the others; nothing of a partie that is not over.
 *     adjusted: the result less the luck.
 */
export interface SeatReview {
  seat: number;
  name: string;
  decisions: number;
  forced: number;
  errors: Record<string, number>;
  loss: number;
  rate: number | null;
  player: string;
  luck: number;
  result: number | null;
  adjusted: number | null;
}

/** Who is to sit at a seat: whoever makes the game, an agent, or whoever comes. */
export interface SeatWish {
  who: "agent" | "me" | "open";
  agent?: string;
}

/** How many came to belong to it. */
export interface SeatsClaimed {
  seats: number;
}

/** Show an imperial, by hand. */
export interface Show {
  do: "show";
  cards: string[];
}

/** A device was signed in; `code` is the new code to come back by, if there is a new one. */
export interface SignedInTold {
  token: string;
  name: string;
  code: string;
}

/** How well somebody solves: the model's mean and spread, and the numbers that are shown. */
export interface SolverStrength {
  mu: number;
  sigma: number;
  shown: number;
  doubt: number;
}

/** How one's games stand that are not over: those where one is waited for first. */
export interface Standing {
  games: HeldTold[];
}

/** Everything: the view, and the log from the last deal on. */
export interface State {
  type: "state";
  n: number;
  view: View;
  entries: Entry[];
}

/** Figures of parties that are over, so many of all of them; ask again for the rest. */
export interface Statistics {
  rows: StatisticsRow[];
  counted: number;
  games: number;
}

/** Of which seats the figures are wanted. */
export interface StatisticsAsked {
  seats: SeatHeld[];
}

/**
 * Sums over parties or deals of one rule set, opponent and place in the order of the deal.
 *
 * The place is `elder`, `between` or `dealer`; `partie` for what is of the partie as a
 * whole. `against` names agents, and `person` for people.
 */
export interface StatisticsRow {
  rules: string;
  players: number;
  against: string;
  place: string;
  sums: Record<string, number>;
}

/**
 * Tell me at an address, as the browser has it, when it is my turn.
 *
 * At these seats, and those of the account if one is signed in; in place of what the address was
 * told before.
 */
export interface Subscribe {
  address: string;
  key: string;
  secret: string;
  language: string;
  seats: SeatProof[];
}

/** Sit down at an open seat, the first one by default; a program says that it is one. */
export interface TakeSeat {
  name?: string;
  bot?: boolean;
  seat?: number | null;
}

/** Take one's seat up again from another device, by its code. */
export interface TakeUp {
  code: string;
}

/**
 * Something that turned the partie.
 *
 * Attributes:
 *     deal: in which deal.
 *     decision: the number of the decision in it, from 0; nothing if it was the deal itself.
 *     seat: who erred, or whom the cards favoured.
 *     size: how much it cost, or brought.
 */
export interface Turning {
  deal: number;
  decision: number | null;
  seat: number;
  size: number;
}

/** Take the last thing back that one did; among people it is proposed. */
export interface Undo {
  do: "undo";
}

/** Cards of the viewer's hand that may not be played now, and why. */
export interface Unplayable {
  cards: string[];
  reason: Message;
}

/** What happened, numbers `after + 1` to `n` without a gap, and the view after it. */
export interface Update {
  type: "update";
  after: number;
  n: number;
  entries: Entry[];
  view: View;
}

/**
 * The whole table as one viewer may see it; nothing else is needed to draw it.
 *
 * Times are milliseconds of the server's clock since 1970; `now` is when the view was made.
 * `turn` is the seat that is to act, `you` the viewer's own.  `hand` is in the order of
 * suits c d h s, low to high; it is the page that sorts.  `reasons` tell the rules of the
 * moment; `summary` tells a deal that is over, and who has won.  `dealt` are all hands as
 * dealt, by seat, once the deal is over.  `hands` are all hands as they are now, where the
 * viewer may see them: in a replay, and one deal late.  `fair` is of the last deal, then of the
 * one to come.
 */
export interface View {
  game: string;
  n: number;
  now: number;
  you: number | null;
  phase: "over" | "playing" | "ready" | "seating";
  rules: RulesInfo;
  title: Message[];
  seats: Seat[];
  deal: number;
  dealer: number | null;
  trump: string;
  turn_up: string;
  turn_up_lies: boolean;
  trumps: Message | null;
  talon: number;
  step: string;
  turn: number | null;
  hand: string[];
  hands: string[][];
  trick: Played[];
  last_trick: Played[];
  last_winner: number | null;
  marks: Mark[];
  offers: Offer[];
  unplayable: Unplayable[];
  prompt: Message | null;
  reasons: Message[];
  offered: Offered | null;
  summary: Message[];
  winner: number | null;
  payments: number[];
  dealt: string[][];
  fair: Fair[];
  bets: BetState[];
  purse: number | null;
  onlookers: number;
  next_game: string;
}

/** What a card leads to: the chance to win the partie, and marks less the others'. */
export interface Weighed {
  card: string;
  chance: number;
  marks: number;
}

/** A deal that was written down: in one line between bars, or as a record, a JSON object. */
export interface Written {
  text: string;
}

export type Arg = number | string | SeatArg | CardsArg | RanksArg | ListArg | Message;

export type Do = Play | Show | Call | Claim | Done | DealNext | Undo | Rest | Rematch | Replace | Accept | Bet;

export type ClientFrame = Hello | Act | Ping | Pong;

export type ServerFrame = State | Update | Onlookers | Ack | Refused | Failed | Ping | Pong;
