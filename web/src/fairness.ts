import type { Proof } from "./protocol";
import { fromHex, hmac, joined, sha256, toHex } from "./sha256";

/* The scheme fortyfives-cards/1, as docs/fairness.md has it for other programs. */

const SCHEME = "fortyfives-cards/1";
const NEW_PACK = [..."CDHS"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const JOKERS = ["RJ", "BJ"];
const ORDER = [...NEW_PACK, ...JOKERS];
const NOBODYS_DEPTH = 26;

/** How a pack was cut: the letter of the seat, how many cards were lifted, and a number in hex. */
export interface Cut {
  cutter: string;
  depth: number;
  number: string;
}

/** What may be wrong with a proof. */
export type Fault = "commitment" | "deck" | "depth" | "order" | "shown" | "cut";

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Fields, each behind a byte that tells its length. */
export function row(...fields: Uint8Array[]): Uint8Array {
  return joined(...fields.flatMap((field) => [Uint8Array.of(field.length), field]));
}

/** What is shown before the cut. */
export function commitment(deal: string, secret: string): string {
  return toHex(sha256(row(ascii(SCHEME), ascii(deal), fromHex(secret))));
}

export function keyOf(stream: string, deal: string, secret: string, cut: Cut): Uint8Array {
  const message = row(
    ascii(SCHEME),
    ascii(stream),
    ascii(deal),
    ascii(cut.cutter),
    Uint8Array.of(cut.depth),
    fromHex(cut.number),
  );
  return hmac(fromHex(secret), message);
}

/** Numbers drawn from a key, one after the other. */
export function drawer(key: Uint8Array): (below: number) => number {
  let block = 0;
  let bytes: number[] = [];
  const byte = (): number => {
    if (bytes.length === 0) {
      const counter = new Uint8Array(4);
      new DataView(counter.buffer).setUint32(0, block++);
      bytes = [...hmac(key, counter)];
    }
    return bytes.shift() as number;
  };
  return (below) => {
    const end = 256 - (256 % below);
    let drawn = byte();
    while (drawn >= end) drawn = byte();
    return drawn % below;
  };
}

/** The order of some cards, the top one first, as the key shuffles them; not cut yet. */
export function shuffled(cards: readonly string[], key: Uint8Array): string[] {
  const draw = drawer(key);
  const pack = [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  for (let place = 0; place < pack.length - 1; place += 1) {
    const other = place + draw(pack.length - place);
    [pack[place], pack[other]] = [pack[other] as string, pack[place] as string];
  }
  return pack;
}

/** Whether these cards are a whole pack, with no joker, one or two. */
function whole(cards: readonly string[]): boolean {
  const wanted = ORDER.slice(0, cards.length);
  return (
    cards.length >= NEW_PACK.length &&
    cards.length <= ORDER.length &&
    wanted.every((card) => cards.includes(card))
  );
}

/** The cut of a proof; when nobody cut, 26 cards are lifted and there is no number. */
export function cutOf(proof: Proof): Cut {
  return proof.by
    ? { cutter: proof.by, depth: proof.depth, number: proof.number }
    : { cutter: "", depth: NOBODYS_DEPTH, number: "" };
}

/** What does not fit in a proof; nothing if it holds. */
export function fault(proof: Proof): Fault | null {
  const cut = cutOf(proof);
  const deck = proof.deck["deck"] ?? [];
  if (commitment(proof.deal, proof.secret) !== proof.commitment) return "commitment";
  if (!whole(deck)) return "deck";
  if (cut.depth < 1 || cut.depth >= deck.length) return "depth";
  const streams = ["deck", ...Object.keys(proof.deck).filter((stream) => stream !== "deck")];
  for (const [place, stream] of streams.entries()) {
    if (place > 0 && !(`reshuffle/${place}` in proof.deck)) return "order";
    const name = place > 0 ? `reshuffle/${place}` : stream;
    const shown = proof.deck[name] ?? [];
    const made = shuffled(shown, keyOf(name, proof.deal, proof.secret, cut));
    if (made.some((card, i) => card !== shown[i])) return "order";
  }
  return null;
}

/**
 * What one's own device remembers of a deal: the commitment that was shown before the cut, and
 * what it gave itself when it cut.
 */
export interface Remembered {
  deal: string;
  commitment: string;
  mine: { depth: number; number: string } | null;
}

/** What is wrong with a proof, seen by one who was there. */
export function faultSeen(proof: Proof, seen: Remembered | null): Fault | null {
  if (seen?.deal === proof.deal) {
    if (seen.commitment !== proof.commitment) return "shown";
    const { mine } = seen;
    if (mine && (mine.depth !== proof.depth || mine.number !== proof.number)) return "cut";
  }
  return fault(proof);
}
