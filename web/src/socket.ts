import type { Frame, Hello, Refused, Restart, Told, ToPlayer, ToTable } from "./protocol";
import { PROTOCOL } from "./protocol";

/** What a socket has to be able to do; the browser's own can. */
export interface Wire {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** How the line to the table is. */
export type Line = "connecting" | "open" | "lost" | "closed";

/** Who is told what comes over the line. */
export interface Ears {
  frame: (frame: Frame) => void;
  refused: (refused: Refused) => void;
  told: (told: Told) => void;
  restart: (restart: Restart) => void;
  /** There is a newer page. */
  reload: () => void;
  /** The line has changed; `code` says why it was closed for good. */
  line: (line: Line, code: number) => void;
}

export interface Hearing {
  token: string;
  language: () => "en" | "fr";
  /** The last version that was seen. */
  have: () => number;
  /** Which page this is; empty if it does not know. */
  build: () => string;
}

type Command = Extract<ToTable, { id: string }>;
type Question = Exclude<ToTable, { id: string } | Hello>;
type Without<Kind> = Kind extends Command ? Omit<Kind, "id" | "at"> : never;
/** A command as its sender writes it: its id and version are put in when it is sent. */
export type Order = Without<Command>;

/** Closed for good: it is of no use to try again. */
export const CLOSING = {
  newer: 4001,
  token: 4002,
  junk: 4003,
  nowhere: 4004,
  protocol: 4010,
} as const;
const FINAL: ReadonlySet<number> = new Set(Object.values(CLOSING));

const CONNECT = 5_000;
const SILENCE = 5_000;
const PROBE = 2_000;
const IDLE = 20_000;
const TICK = 1_000;
const SLEPT = 6_000;
const SETTLE = 750;
const IMPATIENT = 30_000;

/** How long to wait before trying again: at first not long, later not often, and never all at once. */
export function pause(tries: number, since: number, random: number): number {
  if (tries === 0) return 200 + 800 * random;
  const most = since < IMPATIENT ? 3_000 : 10_000;
  const wait = Math.min(most, 500 * 2 ** tries);
  return wait * (0.5 + random / 2);
}

/** An id that nobody else has; it needs no safe connection, unlike crypto.randomUUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The line to one seat at a table. It connects again by itself, and a command is sent again, with
 * the same id, until the table has accepted or refused it.
 */
export class TableSocket {
  #make: () => Wire;
  #hearing: Hearing;
  #ears: Ears;
  #wire: Wire | null = null;
  #waiting = new Map<string, Command>();
  #tries = 0;
  #lostAt = 0;
  #heard = 0;
  #expecting = 0;
  #ticked = 0;
  #line: Line = "connecting";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(make: () => Wire, hearing: Hearing, ears: Ears) {
    this.#make = make;
    this.#hearing = hearing;
    this.#ears = ears;
  }

  /** Begin, or begin again after the line was closed for good. */
  open(): void {
    this.#tries = 0;
    this.#lostAt = Date.now();
    this.#ticked = Date.now();
    this.#clock ??= setInterval(() => this.#tick(), TICK);
    this.#connect();
  }

  /** Leave the line for good. */
  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#clock);
    this.#clock = undefined;
    this.#drop();
  }

  /** Have something decided; it is sent until there is an answer. Its id. */
  command(order: Order, at: number): string {
    const command = { ...order, id: newId(), at } as Command;
    this.#waiting.set(command.id, command);
    this.#send(command);
    return command.id;
  }

  /** Ask something; if the line is down it is not asked later. */
  ask(question: Question): void {
    if (this.#line === "open") this.#send(question);
  }

  /** The commands that have not been answered. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** The page was away, or the network has changed: see whether anybody is still there. */
  wake(away: number): void {
    if (this.#line === "closed" || !this.#clock) return;
    if (this.#wire?.readyState === 1 && away < SLEPT) {
      this.#expect(PROBE);
      this.#send({ t: "ping" });
      return;
    }
    this.#tries = 0;
    this.#lostAt = Date.now();
    this.#again(away < SLEPT ? 0 : SETTLE);
  }

  #tick(): void {
    const now = Date.now();
    const slept = now - this.#ticked;
    this.#ticked = now;
    if (this.#line === "closed") return;
    if (slept > SLEPT) this.wake(slept);
    else if (this.#expecting && now > this.#expecting) this.#again(0);
    else if (this.#line === "open" && now - this.#heard > IDLE && !this.#expecting) {
      this.#expect(SILENCE);
      this.#send({ t: "ping" });
    }
  }

  /** An answer is due; without one the line is dead, whatever it says. */
  #expect(within: number): void {
    this.#expecting = Date.now() + within;
  }

  #send(message: ToTable): void {
    if (this.#wire?.readyState !== 1) return;
    if ("id" in message && !this.#expecting) this.#expect(SILENCE);
    this.#wire.send(JSON.stringify(message));
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#expecting = 0;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    wire.close();
  }

  #again(wait: number): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#say("lost", 0);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #lost(): void {
    if (this.#line === "open") {
      this.#tries = 0;
      this.#lostAt = Date.now();
    }
    const wait = pause(this.#tries, Date.now() - this.#lostAt, Math.random());
    this.#tries += 1;
    this.#again(wait);
  }

  #say(line: Line, code: number): void {
    if (line === this.#line && line !== "closed") return;
    this.#line = line;
    this.#ears.line(line, code);
  }

  #connect(): void {
    this.#drop();
    clearTimeout(this.#retry);
    if (this.#line === "closed") this.#say("connecting", 0);
    const wire = this.#make();
    this.#wire = wire;
    this.#retry = setTimeout(() => this.#lost(), CONNECT);
    wire.onopen = () => {
      const hello: Hello = {
        t: "hello",
        protocol: PROTOCOL,
        token: this.#hearing.token,
        language: this.#hearing.language(),
        have: this.#hearing.have(),
        build: this.#hearing.build(),
      };
      wire.send(JSON.stringify(hello));
      this.#expect(SILENCE);
      // What waited follows at once: it need not know what the table answers.
      for (const command of this.#waiting.values()) this.#send(command);
    };
    wire.onmessage = ({ data }) => this.#hear(data);
    wire.onclose = ({ code }) => this.#closed(code);
    wire.onerror = () => undefined; // a close follows, and says why
  }

  #closed(code: number): void {
    this.#wire = null;
    this.#expecting = 0;
    clearTimeout(this.#retry);
    if (FINAL.has(code)) {
      if (code !== CLOSING.newer) this.#waiting.clear();
      this.#say("closed", code);
    } else this.#lost();
  }

  /** The table has spoken on this line: it is open. */
  #opened(): void {
    if (this.#line === "open") return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#say("open", 0);
  }

  #hear(data: unknown): void {
    this.#heard = Date.now();
    this.#expecting = 0;
    const message = read(data);
    if (!message) return;
    this.#opened();
    if (message.t === "frame") this.#ears.frame(message);
    else if (message.t === "accepted") this.#waiting.delete(message.id);
    else if (message.t === "refused") {
      this.#waiting.delete(message.id);
      this.#ears.refused(message);
    } else if (message.t === "told") this.#ears.told(message);
    else if (message.t === "restart") this.#ears.restart(message);
    else if (message.t === "reload") this.#ears.reload();
  }
}

function read(data: unknown): ToPlayer | null {
  try {
    const found: unknown = JSON.parse(String(data));
    return typeof found === "object" && found !== null && "t" in found ? (found as ToPlayer) : null;
  } catch {
    return null;
  }
}

/** The line of this page's own site to a table. */
export function wireTo(table: string): () => Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  return () => new WebSocket(address) as unknown as Wire;
}
