import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  commitment,
  type Cut,
  drawer,
  fault,
  faultSeen,
  keyOf,
  shuffled,
} from "../src/fairness";
import type { Proof } from "../src/protocol";
import { fromHex, hmac, sha256, toHex } from "../src/sha256";

interface Written {
  deal: string;
  commitment: string;
  secret: string;
  cutter: string;
  depth?: number;
  number?: string;
  shuffles: Record<string, string>;
  wrong?: string;
}

interface Vectors {
  sha256: { message: string; hash: string }[];
  hmac_sha256: { key: string; message: string; code: string }[];
  commitments: { deal: string; secret: string; commitment: string }[];
  keys: (Omit<Written, "shuffles"> & { stream: string; key: string; bytes: string })[];
  proofs: Written[];
  wrong: Written[];
}

const file = new URL("../../tests/fairness/vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf-8")) as Vectors;

const cutIn = ({ cutter, depth, number }: Partial<Written>): Cut =>
  cutter === "nobody"
    ? { cutter: "", depth: 26, number: "" }
    : { cutter: cutter ?? "", depth: depth ?? 0, number: number ?? "" };

function proofOf(written: Written): Proof {
  const { cutter, depth, number } = cutIn(written);
  const decks = Object.entries(written.shuffles).map(([name, cards]) => [name, cards.split(" ")]);
  return {
    deal: written.deal,
    commitment: written.commitment,
    secret: written.secret,
    by: cutter,
    depth,
    number,
    deck: Object.fromEntries(decks) as Record<string, string[]>,
  };
}

test("the page's own SHA-256 and HMAC are the ones that everybody has", () => {
  for (const { message, hash } of vectors.sha256) {
    expect(toHex(sha256(fromHex(message)))).toBe(hash);
  }
  for (const { key, message, code } of vectors.hmac_sha256) {
    expect(toHex(hmac(fromHex(key), fromHex(message)))).toBe(code);
  }
});

test("a commitment is the hash of the deal's name and its secret", () => {
  for (const each of vectors.commitments) {
    expect(commitment(each.deal, each.secret)).toBe(each.commitment);
  }
});

test("a key is made of the secret and the cut", () => {
  for (const each of vectors.keys) {
    expect(toHex(keyOf(each.stream, each.deal, each.secret, cutIn(each)))).toBe(each.key);
  }
});

test("no number that is drawn is as large as its bound, and each comes up", () => {
  const draw = drawer(fromHex("01".repeat(32)));
  const drawn = Array.from({ length: 400 }, () => draw(5));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test("every proof of the catalogue holds", () => {
  expect(vectors.proofs.length).toBeGreaterThan(3);
  for (const written of vectors.proofs) expect(fault(proofOf(written)), written.deal).toBeNull();
});

test("every wrong proof of the catalogue is found out", () => {
  expect(vectors.wrong.length).toBeGreaterThan(3);
  for (const written of vectors.wrong) {
    expect(fault(proofOf(written)), `${written.deal} ${written.wrong}`).not.toBeNull();
  }
});

test("whoever saw another seal before the cut, or cut otherwise, is told so", () => {
  const written = vectors.proofs.find(({ cutter }) => cutter !== "nobody") as Written;
  const proof = proofOf(written);
  const seen = { deal: proof.deal, commitment: proof.commitment, mine: null };
  expect(faultSeen(proof, seen)).toBeNull();
  expect(faultSeen(proof, { ...seen, commitment: "00" })).toBe("shown");
  const mine = { depth: proof.depth + 1, number: proof.number };
  expect(faultSeen(proof, { ...seen, mine })).toBe("cut");
  expect(faultSeen(proof, { ...seen, mine: { depth: proof.depth, number: proof.number } })).toBeNull();
});

test("a shuffle has every card once", () => {
  const cards = ["AC", "5H", "TD", "KS"];
  const order = shuffled(cards, fromHex("02".repeat(32)));
  expect([...order].sort()).toEqual([...cards].sort());
});
