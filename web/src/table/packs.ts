import type { Remembered } from "../fairness";
import type { Ask, Proof } from "../protocol";
import { newId, type Order } from "../socket";

/** How deep to cut, by lot. */
export function someDepth(most: number): number {
  return 1 + Math.floor(Math.random() * most);
}

/** What this page saw of each deal's pack before it was cut, and how it cut it itself. */
export class Packs {
  readonly #remembered = new Map<string, Remembered>();
  #cut = "";

  /** Keep what was shown before the cut: a proof is held against it. */
  see(proof: Proof | null): void {
    if (!proof || proof.secret || this.#remembered.has(proof.deal)) return;
    const { deal, commitment } = proof;
    this.#remembered.set(deal, { deal, commitment, mine: null });
  }

  /** What was seen of a deal's pack before it was cut; nothing if this page came later. */
  remembered(deal: string): Remembered | null {
    return this.#remembered.get(deal) ?? null;
  }

  /** How deep the page cuts for its reader, by lot; nought where it has nothing to cut. */
  byLot(ask: Ask | null, proof: Proof | null): number {
    if (ask?.cut == null || !proof || this.#cut === proof.deal) return 0;
    return someDepth(ask.cut);
  }

  /** Whether this page has cut that pack already, and the table has not heard of it yet. */
  hasCut(ask: Ask | null, proof: Proof | null): boolean {
    return ask?.cut != null && proof?.deal === this.#cut;
  }

  /** Cut the pack there, with a number of one's own. */
  cut({ deal, commitment }: Pick<Proof, "deal" | "commitment">, depth: number): Order {
    const number = newId();
    this.#cut = deal;
    this.#remembered.set(deal, { deal, commitment, mine: { depth, number } });
    return { t: "cut", depth, number };
  }
}
