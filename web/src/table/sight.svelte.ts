import { sayAloud } from "../aloud.svelte";
import type { Remembered } from "../fairness";
import type { Ask, Cards, HandCard, TrickOnTable } from "../protocol";
import { touchSeat } from "../seats";
import { settings } from "../settings.svelte";
import type { Line } from "../socket";
import { soundOf } from "./notice";
import { Packs } from "./packs";
import { type Scene, type Seen, Stage } from "./scene";

const GATHER = 320;
const GAP = 450;

/** Everything one seat sees of a table; made of frames and of nothing else. */
export abstract class Sight {
  readonly id: string;
  protected readonly stage: Stage;
  /** Whether the match is over, as this browser remembers it. */
  #over: boolean | undefined;
  protected readonly packs = new Packs();

  /** The newest that the table has told. */
  latest = $state.raw<Seen | null>(null);
  /** What is looked at now; it may lie behind the newest. */
  scene = $state.raw<Scene | null>(null);
  /** The trick is on its way to its winner. */
  gathering = $state(false);
  /** The summary was read, and nothing more has come yet. */
  read = $state(false);
  line = $state<Line>("connecting");
  /** Why the line was closed for good. */
  code = $state(0);
  restarting = $state(false);
  /** When the clock of the table runs out, by this page's own clock; 0 if nothing is counted. */
  until = $state(0);
  /** There is a newer page: it is loaded when the deal has been looked at. */
  stale = $state(false);
  /** A card on its way to the table: sent, and not in a frame yet. */
  sent = $state.raw<{ id: string; card: string } | null>(null);

  constructor(id: string) {
    this.id = id;
    this.stage = new Stage(
      (scene) => this.#show(scene),
      (going) => {
        this.gathering = going;
      },
      {
        hold: () => settings().hold,
        gather: () => (settings().motion === "none" ? 0 : GATHER),
        gap: () => Math.min(GAP, settings().hold),
      },
    );
  }

  /** What is shown has changed. */
  protected abstract shown(scene: Scene, before: Scene | null): void;

  /** Cut the pack that waits for it. */
  abstract cutPack(depth: number): void;

  /** The cards as they are shown, with one's own card already on the cloth while it is sent. */
  get cards(): Cards | null {
    return this.scene?.seen.cards ?? null;
  }

  get me(): number {
    return this.latest?.room.me ?? -1;
  }

  get hand(): HandCard[] {
    const hand = this.cards?.hand ?? [];
    return this.sent ? hand.filter(({ card }) => card !== this.sent?.card) : hand;
  }

  get trick(): TrickOnTable {
    const trick = this.scene?.trick ?? { plays: [], winner: null, points: 0 };
    if (!this.sent?.card || this.scene?.kind !== "table") return trick;
    // Who holds the trick with it, the table has not said yet.
    const plays = [...trick.plays, { seat: this.me, card: this.sent.card }];
    return { ...trick, plays, winner: null };
  }

  /** The question that may be answered now; none while an answer is on its way. */
  get ask(): Ask | null {
    if (this.sent || this.scene?.kind !== "table" || this.latest?.room.adjourned) return null;
    return this.scene.seen.ask;
  }

  /** One's own turn, as it is shown. */
  get mine(): boolean {
    return this.ask !== null && this.ask.question !== "";
  }

  /** Whether one cuts the pack oneself. */
  get cuts(): boolean {
    return settings().cut;
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return (this.latest?.version ?? 0) > (this.scene?.seen.version ?? 0);
  }

  protected take(seen: Seen): void {
    const left = seen.ask?.left ?? null;
    if (left === null) this.until = 0;
    else if (seen.version !== this.latest?.version) this.until = Date.now() + left * 1000;
    this.latest = seen;
    this.read = false;
    this.packs.see(seen.proof);
    // The page cuts for its reader, unless he would rather do it himself.
    const depth = this.cuts ? 0 : this.packs.byLot(seen.ask, seen.proof);
    if (depth > 0) this.cutPack(depth);
    const over = seen.sheet?.match_over ?? false;
    if (over !== this.#over) touchSeat(this.id, { over });
    this.#over = over;
    // Where the first pack is cut already, the first thing to look at are its cards.
    if (this.scene || !this.packs.hasCut(seen.ask, seen.proof)) this.stage.add(seen);
  }

  /** What this page saw of a deal's pack before it was cut; nothing if it came later. */
  remembered(deal: string): Remembered | null {
    return this.packs.remembered(deal);
  }

  #show(scene: Scene): void {
    const before = this.scene;
    this.scene = scene;
    if (this.sent && scene.seen.version > (before?.seen.version ?? 0)) this.sent = null;
    for (const said of scene.said) sayAloud(said);
    soundOf(scene, this.me);
    this.shown(scene, before);
  }
}
