import type { Seated, Uncut } from "./api";
import { keep, recall } from "./kept";

/** A seat that somebody has at a table, as this browser remembers it. */
export interface Kept {
  table: string;
  token: string;
  /** The secret of the invitation; empty for one who did not open the table. */
  join: string;
  game: string;
  /** When it was last played at, in milliseconds. */
  at: number;
  /** The match is over: nobody is reminded of it. */
  over: boolean;
  /** Somebody else opened the table, and looks after it. */
  guest?: boolean;
}

const SEATS = "fortyfives.seats";
const NAME = "fortyfives.name";
const GAME = "fortyfives.game";
const MOST = 20;
const WEEK = 7 * 24 * 60 * 60 * 1000;

const all = (): Kept[] => recall<Kept[]>(SEATS, []);

/** The seat at that table. */
export function seatAt(table: string): Kept | null {
  return all().find((kept) => kept.table === table) ?? null;
}

function keepSeat(seat: Kept): void {
  const others = all().filter(({ table }) => table !== seat.table);
  keep(SEATS, [seat, ...others].slice(0, MOST));
}

const packs = new Map<string, Uncut>();

/** Remember the seat that one has just taken at a table of that game. */
export function sitDown({ table, token, join, pack }: Seated, game: string): void {
  if (pack) packs.set(table, pack);
  keepSeat({ table, token, join, game, at: Date.now(), over: false });
}

/** The pack that waited for one's cut when one sat down there; it is told of once. */
export function takePack(table: string): Uncut | undefined {
  const pack = packs.get(table);
  packs.delete(table);
  return pack;
}

/** Something is known anew of a seat. */
export function touchSeat(table: string, news: Partial<Kept>): void {
  const seat = seatAt(table);
  if (seat) keepSeat({ ...seat, ...news });
}

export function forgetSeat(table: string): void {
  keep(
    SEATS,
    all().filter((kept) => kept.table !== table),
  );
}

/** Games that go on: begun in the last week, and not over. */
export function openSeats(now: number): Kept[] {
  return all().filter(({ over, at }) => !over && now - at < WEEK);
}

/** The name one gave oneself last. */
export const myName = (): string => recall(NAME, "");
export const keepName = (name: string): void => keep(NAME, name);

/** The game one plays; empty if nobody has said yet. */
export const myGame = (): string => recall(GAME, "");
export const keepGame = (game: string): void => keep(GAME, game);
