import type { Ask, Cards, Frame, Happened, Person, Room, Sheet, TrickOnTable } from "../src/protocol";

/** A table of four, seen by the player in seat 0; what a test is about is written over it. */
export const person = (seat: number, name: string): Person => ({
  seat,
  name,
  kind: seat === 0 ? "person" : "computer",
  face: "",
  character: "",
  here: true,
  stands_in: false,
  host: seat === 0,
  side: seat % 2,
});

export const room: Room = {
  id: "t",
  game: "general_120",
  game_name: "The general game",
  house_rules: [],
  bidding: true,
  me: 0,
  people: ["Nora", "Luc", "Anne", "Ray"].map((name, seat) => person(seat, name)),
  sides: ["you and Anne", "Luc and Ray"],
  side_names: ["Us", "Them"],
  target: "The first to reach 120 points wins.",
  clock: "none",
  undo: true,
  under_way: true,
  adjourned: false,
  frozen: "",
};

export const sheet: Sheet = {
  target: 120,
  scores: [0, 0],
  rows: [],
  games: [0, 0],
  winners: [],
  over: false,
  match_over: false,
  replay: "",
  summary: [],
};

const none: TrickOnTable = { plays: [], winner: null, points: 0 };

export function cards(some: Partial<Cards> = {}): Cards {
  return {
    number: 1,
    phase: "play",
    turn: 0,
    dealer: 3,
    trump: "S",
    bid: "20",
    bidder: 1,
    to_go: 20,
    partner: null,
    turned: null,
    called: null,
    stock: 0,
    kitty: 0,
    hand: ["5S", "AH", "8C"].map((card) => ({
      card,
      trump: card !== "8C",
      may: true,
      kitty: false,
      name: card,
    })),
    kitty_cards: [],
    places: [0, 1, 2, 3].map((seat) => ({
      seat,
      cards: 3,
      said: "",
      tricks: 0,
      drew: null,
      out: false,
    })),
    trick: none,
    last: null,
    tricks: [],
    said: [],
    would_hold: null,
    points: [0, 0],
    best: null,
    shown: [],
    ...some,
  };
}

export const happened = (kind: string, said = "", seat: number | null = null): Happened => ({
  kind,
  seat,
  cards: [],
  count: null,
  said,
});

/** To play one of these cards. */
export const toPlay = (...some: string[]): Ask => ({
  question: "Your card.",
  choices: some.map((card) => ({
    action: { is: "Play", card },
    label: `Play ${card}`,
    kind: "play",
    card,
    number: null,
  })),
  throw: null,
  cut: null,
  left: null,
});

export function frame(version: number, some: Partial<Frame> = {}): Frame {
  return {
    t: "frame",
    version,
    happened: [],
    cards: cards(),
    ask: null,
    wait: "",
    back: null,
    proof: null,
    room,
    sheet,
    ...some,
  };
}

/** Four cards that seat 2 has taken. */
export const taken: TrickOnTable = {
  plays: ["QD", "7D", "3S", "2S"].map((card, i) => ({ seat: (i + 1) % 4, card })),
  winner: 2,
  points: 5,
};

/** The frame in which a trick was taken. */
export const takes = (version: number, some: Partial<Frame> = {}): Frame =>
  frame(version, {
    happened: [happened("Played", "You play 2♠.", 0), happened("TrickTaken", "Anne takes the trick.", 2)],
    cards: cards({ last: taken, turn: 2 }),
    wait: "Anne is about to lead.",
    ...some,
  });

/** A wire whose other end is the test. */
export class FakeWire {
  static all: FakeWire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWire.all.push(this);
  }

  static get last(): FakeWire {
    return FakeWire.all.at(-1) as FakeWire;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  /** The site answers the call. */
  answer(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The commands that came over this wire, as their ids. */
  get ids(): unknown[] {
    return this.sent.filter(({ id }) => id !== undefined).map(({ id }) => id);
  }
}
