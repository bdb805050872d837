// Made from src/fortyfives/server/protocol/ and replayed.py by
// `python -m fortyfives.server.typescript > web/src/protocol.ts`.
// Never edited by hand: a test fails when it is stale.

export const PROTOCOL = 1;

/** A command was carried out and is kept for good; `version` is the first thing it led to.

    It always comes before the frame that shows that version, or a later one. */
export interface Accepted {
  t: "accepted";
  id: string;
  version: number;
}
/** Do something in the deal: an action as `Choice.action` has it, without a seat. */
export interface Act {
  t: "act";
  id: string;
  at: number;
  action: Record<string, unknown>;
}
/** The host leaves the game for another day. */
export interface Adjourn {
  t: "adjourn";
  id: string;
  at: number;
}
/** Say whether another may take back what he did. */
export interface Agree {
  t: "agree";
  id: string;
  at: number;
  yes: boolean;
}
/** What one is asked: a question, and the answers that are allowed.

    `cut` is how many cards may be lifted at most; `left` the seconds one has, if they are counted. */
export interface Ask {
  question: string;
  choices: Choice[];
  throw: Throwing | null;
  cut: number | null;
  left: number | null;
}
/** Ask what the best computer player would do, and why. */
export interface AskHint {
  t: "hint";
}
/** Ask which rule is in force now. */
export interface AskRule {
  t: "rule";
}
/** Somebody would like to take back what he did; `mine` if one's own answer is awaited. */
export interface Back {
  seat: number;
  said: string;
  mine: boolean;
}
/** The deal as one seat sees it.

    `bid` and `bidder` are the bid that stands; `to_go` is what its side still needs, in points.
    `would_hold` counts the trumps one would have in each suit, until it is named. */
export interface Cards {
  number: number;
  phase: string;
  turn: number | null;
  dealer: number;
  trump: "C" | "D" | "H" | "S" | null;
  bid: string;
  bidder: number | null;
  to_go: number | null;
  partner: number | null;
  turned: string | null;
  called: string | null;
  stock: number;
  kitty: number;
  hand: HandCard[];
  kitty_cards: string[];
  places: Place[];
  trick: TrickOnTable;
  last: TrickOnTable | null;
  tricks: TrickOnTable[];
  said: Spoken[];
  would_hold: Record<string, number> | null;
  points: number[];
  best: string | null;
  shown: string[];
}
/** Be told everything in another language from now on. */
export interface ChangeLanguage {
  t: "language";
  language: "en" | "fr";
}
/** Something one may do now: the action to send, and what stands on the button. */
export interface Choice {
  action: Record<string, unknown>;
  label: string;
  kind: string;
  card: string | null;
  number: number | null;
}
/** Cut the pack: how many cards are lifted, and a number of one's own, 16 bytes in hex. */
export interface CutPack {
  t: "cut";
  id: string;
  at: number;
  depth: number;
  number?: string;
}
/** The host empties a seat before the game. */
export interface Empty {
  t: "empty";
  id: string;
  at: number;
  seat: number;
}
/** The host puts a computer player into an empty seat, or into all of them (no seat). */
export interface Engage {
  t: "engage";
  id: string;
  at: number;
  player: string;
  seat?: number | null;
}
/** The table at a version, and what has happened since the last frame.

    `room` and `sheet` are left out when they are as they were in the last frame on this socket.
    `time_left` has the seconds that are left of a timed game. */
export interface Frame {
  t: "frame";
  version: number;
  happened: Happened[];
  cards: Cards | null;
  ask: Ask | null;
  wait: string;
  back: Back | null;
  proof: Proof | null;
  room?: Room | null;
  sheet?: Sheet | null;
  time_left?: number | null;
}
/** A card in one's hand; `may` only tells something in one's own turn. */
export interface HandCard {
  card: string;
  trump: boolean;
  may: boolean;
  kitty: boolean;
  name: string;
}
/** Something that happened, for the eye and the ear; `said` is empty if nothing need be said. */
export interface Happened {
  kind: string;
  seat: number | null;
  cards: string[];
  count: number | null;
  said: string;
}
/** The first message on a socket: who it is, and the last version it has seen (0 for none).

    `build` is what the lobby said of the page when it was loaded; a page of another build is told
    to `Reload`. */
export interface Hello {
  t: "hello";
  protocol: number;
  token: string;
  language: "en" | "fr";
  have?: number;
  build?: string;
}
/** Give the seat to a computer player; one may come back at any time. */
export interface Leave {
  t: "leave";
  id: string;
  at: number;
}
/** Who sits in a seat.

    `face` is the key of a face; `stands_in` tells that a computer player plays for a person. */
export interface Person {
  seat: number;
  name: string;
  kind: "computer" | "nobody" | "person";
  face: string;
  character: string;
  here: boolean;
  stands_in: boolean;
  host: boolean;
  side: number;
}
/** Ask whether anybody is there. */
export interface Ping {
  t: "ping";
}
/** What lies before a seat: cards in hand, what it has said, its tricks, and its part. */
export interface Place {
  seat: number;
  cards: number;
  said: string;
  tricks: number;
  drew: number | null;
  out: boolean;
}
/** A card on the table, and who played it. */
export interface Played {
  seat: number;
  card: string;
}
/** Somebody is there; `version` is the table's. */
export interface Pong {
  t: "pong";
  version: number;
}
/** What is known of the cards of a deal: the commitment, the cut, and afterwards the secret.

    `by` is the letter of the seat that cut, empty if no person did; `deck` has the shuffles by
    their streams, once the deal is over. */
export interface Proof {
  deal: string;
  commitment: string;
  secret: string;
  by: string;
  depth: number;
  number: string;
  deck: Record<string, string[]>;
}
/** A command was not carried out: a code, why in words, and the rule of the catalogue if any. */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  said: string;
  rule?: string;
  cards?: string[];
}
/** There is a newer page; this is said between deals, and the page may be loaded anew now. */
export interface Reload {
  t: "reload";
}
/** A finished game of a table, its people as they sat at its end.

    There is a proof for each commitment that was told, also for one that came to no cards. */
export interface Replay {
  room: Room;
  sheet: Sheet;
  deals: ReplayDeal[];
  proofs: Proof[];
}
/** A deal from the cut on, without what was taken back; no `score` if the bell rang in it. */
export interface ReplayDeal {
  number: number;
  dealer: number;
  steps: ReplayStep[];
  score: Row | null;
}
/** The table after something was done: `seat` did it, None if nobody at the table did.

    `cards` is what everybody could see, `hands` what each seat held, and `kitty` the kitty while
    it lies there. */
export interface ReplayStep {
  seat: number | null;
  said: string;
  cards: Cards;
  hands: HandCard[][];
  kitty: string[];
}
/** The server will be away for some seconds; nothing is lost. */
export interface Restart {
  t: "restart";
  seconds: number;
}
/** Go on with a game that was left for another day. */
export interface Resume {
  t: "resume";
  id: string;
  at: number;
}
/** Take one's seat back from the computer player. */
export interface Return {
  t: "return";
  id: string;
  at: number;
}
/** The table itself: what is played there, and who sits there.

    `bidding` tells whether its game has an auction; `time_limit` is in minutes. */
export interface Room {
  id: string;
  game: string;
  game_name: string;
  house_rules: string[];
  bidding: boolean;
  me: number;
  people: Person[];
  sides: string[];
  side_names: string[];
  target: string;
  clock: string;
  undo: boolean;
  under_way: boolean;
  adjourned: boolean;
  frozen: string;
  time_limit?: number | null;
}
/** A line of the score sheet: one deal. */
export interface Row {
  bidder: string;
  bid: string;
  suit: "C" | "D" | "H" | "S" | null;
  made: boolean | null;
  points: number[];
  totals: number[];
}
/** The score sheet: a column for each side, a row for each deal; `games` counts games won.

    `replay` is where the game can be seen again, once it is over. */
export interface Sheet {
  scores: number[];
  target: number;
  rows: Row[];
  games: number[];
  winners: number[];
  over: boolean;
  match_over: boolean;
  replay: string;
  summary: string[];
}
/** Ask for one thing in words, as one who listens does by a key. */
export interface Speak {
  t: "speak";
  what: "bids" | "hand" | "last" | "legal" | "score" | "trick" | "turn";
}
/** What a seat said in the auction; `number` is what it bids or holds, if it is a number. */
export interface Spoken {
  seat: number;
  said: string;
  number: number | null;
}
/** The host begins the game, or the next one. */
export interface Start {
  t: "start";
  id: string;
  at: number;
}
/** Ask to take back what one did last; if nobody else has to agree, it is taken back at once. */
export interface TakeBack {
  t: "take back";
  id: string;
  at: number;
}
/** So many cards may be thrown; `plain` are those that are no trumps. */
export interface Throwing {
  least: number;
  most: number;
  plain: string[];
}
/** An answer to a question, in words; a hint also names the action that it speaks of.

    Why a card may not be played also names the card, and the rule of the catalogue if any. */
export interface Told {
  t: "told";
  what: string;
  said: string;
  action?: Record<string, unknown> | null;
  card?: string | null;
  rule?: string;
}
/** The cards of a trick in the order played; `winner` holds it, or has taken it.

    `points` is what a trick brings that is over, the bonus for the best card among it as it stands. */
export interface TrickOnTable {
  plays: Played[];
  winner: number | null;
  points: number;
}
/** Ask why a card may not be played, now or when one's turn comes. */
export interface Why {
  t: "why";
  card: string;
}
export type ToTable = Hello | Act | CutPack | Engage | Empty | Start | TakeBack | Agree | Leave | Return | Adjourn | Resume | Why | AskHint | AskRule | Speak | ChangeLanguage | Ping;
export type ToPlayer = Frame | Accepted | Refused | Told | Restart | Reload | Pong;
