import type { Replay, Room } from "./protocol";
import { byRule } from "./words/rule";
import { spoken, say } from "./words/words.svelte";

/** A request was refused, or did not get through; `message` says why. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, said: string) {
    super(said);
    this.code = code;
  }
}

export interface GameInfo {
  key: string;
  name: string;
  region: string;
  players: number[];
  usual: number;
}

export interface CastMember {
  key: string;
  name: string;
  character: string;
}

export interface LobbyInfo {
  games: GameInfo[];
  cast: CastMember[];
  best: string;
  build: string;
}

export interface HouseRule {
  key: string;
  value: string;
  name: string;
  now: string;
  text: string;
  what: string;
  /** What it can be, in an order that no choice changes. */
  named: [value: string, meaning: string][];
  others: [value: string, meaning: string][];
}

export type Block =
  | { text: string }
  | { items: string[] }
  | { head: string[]; rows: string[][] }
  | { title: string; choices: HouseRule[]; otherwise: string };

export interface Section {
  key: string;
  title: string;
  blocks: Block[];
}

export interface RuleSheet {
  title: string;
  subtitle: string;
  sections: Section[];
}

export interface RulesInfo {
  wrong: string;
  rule: string;
  sheet: RuleSheet;
  differs: RuleSheet | null;
}

/** A pack that one may cut: at which version, and at most how deep. */
export interface Uncut {
  at: number;
  most: number;
  deal: string;
  commitment: string;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
  join: string;
  /** Where the game has begun already, and one's own cut is awaited. */
  pack?: Uncut;
}

export interface Wanted {
  game: string;
  options?: Record<string, string>;
  players?: number;
  name: string;
  company?: string;
  clock?: "none" | "relaxed" | "normal";
  undo?: boolean;
  start?: boolean;
}

async function call<Found>(path: string, init: RequestInit = {}): Promise<Found> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("offline", say("web-no-connection"));
  }
  const body: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return body as Found;
  const refused = body as { code?: string; said?: string; rule?: string };
  const said = byRule(refused.said || say("web-went-wrong"), refused.rule);
  throw new Refusal(refused.code ?? String(answer.status), said);
}

function post<Found>(path: string, body: object): Promise<Found> {
  return call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, language: spoken() }),
  });
}

const query = (facts: Record<string, string>): string => new URLSearchParams(facts).toString();

let known = "";

/** Which build of the page this is, as far as the site has said so. */
export const build = (): string => known;

/** The games and the cast. */
export async function lobby(): Promise<LobbyInfo> {
  const found = await call<LobbyInfo>(`/api/lobby?${query({ language: spoken() })}`);
  // The first that is heard is the page's own: a later one may be of a newer page.
  known ||= found.build;
  return found;
}

/** The rules of a game with house rules, and in what they differ. */
export const rules = (
  game: string,
  options: Record<string, string> = {},
  players?: number,
): Promise<RulesInfo> => {
  const facts = { game, language: spoken(), options: JSON.stringify(options) };
  return call(`/api/rules?${query(players ? { ...facts, players: String(players) } : facts)}`);
};

/** Open a table and sit down at it. */
export const open = (wanted: Wanted): Promise<Seated> => post("/api/tables", wanted);

/** A table, seen by one who is invited and has not sat down. */
export const look = (table: string, join: string): Promise<{ room: Room }> =>
  post(`/api/tables/${encodeURIComponent(table)}/look`, { join });

/** Sit down where one is invited; without a seat, anywhere. */
export const sit = (
  table: string,
  join: string,
  name: string,
  seat: number | null,
): Promise<Seated> =>
  post(`/api/tables/${encodeURIComponent(table)}/seats`, { join, name, seat });

/** Delete a table with all that was played there, as one who sits at it. */
export const deleted = (table: string, token: string): Promise<{ deleted: string }> =>
  call(`/api/tables/${encodeURIComponent(table)}?${query({ language: spoken() })}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  });

/** A game that is over, with all hands open. */
export const replay = (id: string): Promise<Replay> =>
  call(`/api/replays/${encodeURIComponent(id)}?${query({ language: spoken() })}`);

/** Where the record of a finished game is, to be kept and proved. */
export const recordOf = (id: string): string =>
  `/api/replays/${encodeURIComponent(id)}/record.toml`;

/** Where a face of the cast is drawn. */
export const faceOf = (key: string): string => `/api/faces/${encodeURIComponent(key)}.svg`;

/** A link as a picture that a telephone can read; the link holds a secret, and goes in the body. */
export async function pictureOfLink(link: string): Promise<string> {
  const answer = await fetch("/api/qr", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: link }),
  });
  if (!answer.ok) throw new Refusal(String(answer.status), "");
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}
