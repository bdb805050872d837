import type { Frame, Room, Sheet, TrickOnTable } from "../protocol";
import { share } from "../share";

/** A frame with what an earlier one has told: the whole table as one seat knows it. */
export interface Seen extends Frame {
  room: Room;
  sheet: Sheet | null;
}

/**
 * What is shown at a time. A finished trick lies for a while before anything else is shown, and
 * the summary of a deal until somebody goes on.
 */
export interface Scene {
  kind: "table" | "trick" | "summary";
  seen: Seen;
  /** The trick on the cloth: the one that is played, or the one that was just taken. */
  trick: TrickOnTable;
  /** What is to be said aloud, once. */
  said: string[];
  /** What happened just now, for the ear. */
  kinds: string[];
}

/** The table after a frame; null if the frame tells nothing new. */
export function merged(before: Seen | null, frame: Frame): Seen | null {
  const room = frame.room ?? before?.room;
  if (!room || (before && frame.version < before.version)) return null;
  // A frame that comes twice is shown as it stands, and nothing is said twice.
  const happened = frame.version === before?.version ? [] : frame.happened;
  return share(before, { ...frame, happened, room, sheet: frame.sheet ?? before?.sheet ?? null });
}

const NO_TRICK: TrickOnTable = { plays: [], winner: null, points: 0 };

/** What a frame gives to look at, one thing after the other. */
export function scenes(seen: Seen): Scene[] {
  const { cards, happened } = seen;
  const taken = happened.map(({ kind }) => kind).lastIndexOf("TrickTaken");
  const settled = happened.some(({ kind }) => kind === "Settled");
  const parts = (from: number, to: number) => {
    const some = happened.slice(from, to);
    return {
      said: some.map(({ said }) => said).filter((said) => said !== ""),
      kinds: some.map(({ kind }) => kind),
    };
  };
  const found: Scene[] = [];
  const last = cards?.last ?? NO_TRICK;
  const lies = taken >= 0 && last.plays.length > 0;
  if (lies) {
    const resting = { ...seen, ask: null, wait: "" };
    found.push({ kind: "trick", seen: resting, trick: last, ...parts(0, taken + 1) });
  }
  const rest = parts(lies ? taken + 1 : 0, happened.length);
  const over = cards?.phase === "over";
  if (over && (settled || !seen.room.under_way)) found.push({ kind: "summary", seen, trick: last, ...rest });
  else found.push({ kind: "table", seen, trick: cards?.trick ?? NO_TRICK, ...rest });
  return found;
}

/** Something has gone back, the table is put away, or a game begins: what waited is void. */
const VOID = new Set(["tookback", "adjourned", "frozen", "began"]);

/** How long things stay, in milliseconds. */
export interface Pace {
  /** A finished trick; Infinity: until it is tapped. */
  hold: () => number;
  /** The cards of a trick go to the winner. */
  gather: () => number;
  /** Between two cards of others that have waited to be shown. */
  gap: () => number;
}

/** Shows one scene after the other; what comes meanwhile waits its turn, and a tap hurries it. */
export class Stage {
  #waiting: Scene[] = [];
  #now: Scene | null = null;
  #gathering = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (scene: Scene) => void;
  #gather: (going: boolean) => void;
  #pace: Pace;

  constructor(show: (scene: Scene) => void, gather: (going: boolean) => void, pace: Pace) {
    this.#show = show;
    this.#gather = gather;
    this.#pace = pace;
  }

  /** Whether something waits to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  add(seen: Seen): void {
    const added = scenes(seen);
    if (seen.happened.some(({ kind }) => VOID.has(kind))) {
      this.#waiting = [];
      this.#now = null;
    }
    const last = this.#waiting.at(-1);
    const only = added[0];
    if (last?.kind === "table" && only?.kind === "table" && seen.happened.length === 0) {
      this.#waiting[this.#waiting.length - 1] = { ...only, said: last.said, kinds: last.kinds };
      return;
    }
    if (this.#now?.kind === "summary" && seen.happened.length === 0 && !this.behind) {
      // Somebody came or went while the summary lies there; it is the same summary.
      if (seen.cards?.phase === "over") return;
    }
    this.#waiting.push(...added);
    if (!this.#timer && !this.#blocked()) this.#next();
  }

  /** Whether what is shown stays until somebody does something. */
  #blocked(): boolean {
    return this.#now?.kind === "summary" || this.#now?.kind === "trick";
  }

  /** A tap: on with it. */
  hurry(): void {
    if (this.#now?.kind === "summary" || !this.behind) return;
    this.#next();
  }

  /** The summary has been read. */
  goOn(): void {
    if (this.#now?.kind !== "summary") return;
    this.#now = null;
    if (this.behind) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#gathering) {
      this.#gathering = false;
      this.#gather(false);
    }
    const scene = this.#waiting.shift();
    if (!scene) return;
    this.#now = scene;
    this.#show(scene);
    if (scene.kind === "trick") this.#after(this.#pace.hold(), () => this.#clear());
    else if (scene.kind === "table") {
      const pause = scene.kinds.includes("Played") || scene.kinds.includes("Said");
      this.#after(pause ? this.#pace.gap() : 0, () => this.#next());
    }
  }

  /** The trick goes to its winner; before the summary it stays where it is. */
  #clear(): void {
    this.#timer = undefined;
    if (this.#waiting[0]?.kind === "summary") {
      this.#next();
      return;
    }
    this.#gathering = true;
    this.#gather(true);
    this.#after(this.#pace.gather(), () => this.#next());
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (wait === Infinity) return;
    if (wait <= 0) {
      if (this.behind || this.#now?.kind !== "table") then();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      then();
    }, wait);
  }
}
