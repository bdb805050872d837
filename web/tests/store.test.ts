import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spokenAloud } from "../src/aloud.svelte";
import { sitDown } from "../src/seats";
import { choose } from "../src/settings.svelte";
import { Table } from "../src/table/store.svelte";
import { speak } from "../src/words/words.svelte";
import { cards, FakeWire, frame, happened, takes, toPlay } from "./frames";

let table: Table;
let version: number;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  FakeWire.all = [];
  version = 0;
  choose("oneTap", false);
  choose("forced", false);
  choose("cut", false);
  choose("hold", 1500);
  table = new Table("t", "t".repeat(22), () => new FakeWire(), () => "en");
  table.socket.open();
  FakeWire.last.answer();
});

afterEach(() => {
  table.socket.close();
  vi.useRealTimers();
});

const say = (some: Parameters<typeof frame>[1] = {}): void => {
  version += 1;
  FakeWire.last.say(frame(version, some));
};
const sent = (kind: string): Record<string, unknown>[] =>
  FakeWire.last.sent.filter(({ t }) => t === kind);
const heard = (): string[] => spokenAloud().map(({ text }) => text);
const played = (some: Parameters<typeof frame>[1] = {}) => ({
  happened: [happened("Played", "Luc plays 9♣.", 1)],
  ...some,
});

test("a card is chosen by one tap and played by the next", () => {
  say({ ask: toPlay("5S", "AH") });
  table.tap("5S");
  expect(table.chosen).toBe("5S");
  expect(sent("act")).toEqual([]);
  table.tap("5S");
  expect(sent("act")).toMatchObject([{ at: 1, action: { is: "Play", card: "5S" } }]);
});

test("where that is wished one tap plays a card", () => {
  choose("oneTap", true);
  say({ ask: toPlay("5S") });
  table.tap("5S");
  expect(sent("act").length).toBe(1);
});

test("a card that was sent lies on the cloth until a frame shows it, and is not sent twice", () => {
  say({ ask: toPlay("5S", "AH") });
  table.tap("5S");
  table.tap("5S");
  expect(table.hand.map(({ card }) => card)).toEqual(["AH", "8C"]);
  expect(table.trick.plays).toEqual([{ seat: 0, card: "5S" }]);
  expect(table.ask).toBeNull();
  table.tap("AH");
  expect(sent("act").length).toBe(1);
  say({ cards: cards({ hand: [] }), wait: "Luc is choosing a card." });
  expect(table.sent).toBeNull();
});

test("a card that is refused comes back, and the reason stands by it", () => {
  say({ ask: toPlay("5S") });
  table.tap("5S");
  table.tap("5S");
  const { id } = sent("act")[0] ?? {};
  FakeWire.last.say({ t: "refused", id, code: "stale", said: "Look again." });
  expect(table.hand.length).toBe(3);
  expect(table.why).toEqual({ card: "5S", said: "Look again." });
  expect(heard().at(-1)).toBe("Look again.");
});

test("a refusal is shown and spoken with the id of its rule", () => {
  FakeWire.last.say({ t: "refused", id: "x", code: "not-your-cut", said: "Not you.", rule: "TNS-04" });
  expect(table.told?.said).toBe("Not you. (rule TNS-04)");
  expect(heard().at(-1)).toBe("Not you. (rule TNS-04)");
});

test("a card that may not be played is asked about", () => {
  say({ ask: toPlay("5S") });
  table.tap("8C");
  expect(sent("why")).toEqual([{ t: "why", card: "8C" }]);
  const why = { said: "You hold a trump.", rule: "GEN-17" };
  FakeWire.last.say({ t: "told", what: "why", card: "8C", ...why });
  expect(table.why).toEqual({ card: "8C", said: "You hold a trump. (rule GEN-17)" });
  expect(heard().at(-1)).toBe("You hold a trump. (rule GEN-17)");
  expect(table.told).toBeNull();
});

test("a card that is queued is played as soon as it is one's turn", () => {
  say({ wait: "Luc is choosing a card." });
  table.tap("AH");
  expect(table.queued).toBe("AH");
  say(played({ ask: toPlay("5S", "AH") }));
  vi.advanceTimersByTime(1_000);
  expect(sent("act")).toMatchObject([{ at: 2, action: { card: "AH" } }]);
});

test("a second tap takes the queued card back", () => {
  say({ wait: "Luc is choosing a card." });
  table.tap("AH");
  table.tap("AH");
  say(played({ ask: toPlay("5S", "AH") }));
  vi.advanceTimersByTime(1_000);
  expect(sent("act")).toEqual([]);
});

test("a queued card that may not be played after all is not sent, and one is told why", () => {
  say({ wait: "Luc is choosing a card." });
  table.tap("8C");
  say(played({ ask: toPlay("5S", "AH") }));
  vi.advanceTimersByTime(1_000);
  expect(sent("act")).toEqual([]);
  expect(sent("why")).toEqual([{ t: "why", card: "8C" }]);
});

test("the only card plays itself after a while, where that is wished", () => {
  choose("forced", true);
  say({ ask: toPlay("5S") });
  vi.advanceTimersByTime(1_000);
  expect(sent("act")).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(sent("act").length).toBe(1);
});

test("a tap on a card while the trick lies there hurries it, and chooses the card", () => {
  version += 1;
  FakeWire.last.say(takes(version, { ask: toPlay("5S", "AH"), wait: "" }));
  expect(table.scene?.kind).toBe("trick");
  table.tap("5S");
  expect(table.scene?.kind).toBe("table");
  expect(table.chosen).toBe("5S");
});

test("everything that is said is said aloud once, also if its frame comes twice", () => {
  say(played({ ask: toPlay("5S") }));
  const before = heard().length;
  FakeWire.last.say(frame(version, played({ ask: toPlay("5S") })));
  vi.advanceTimersByTime(5_000);
  expect(heard().length).toBe(before);
  expect(heard().slice(-2)).toEqual(["Luc plays 9♣.", "Your card."]);
});

test("a late frame that is older than what is shown is passed over", () => {
  say();
  say({ wait: "Luc is choosing a card." });
  FakeWire.last.say(frame(1, { wait: "Old." }));
  expect(table.latest?.wait).toBe("Luc is choosing a card.");
});

const pack = (most: number, deal = "d/1") => ({
  ask: { question: "Cut the pack.", choices: [], throw: null, cut: most, left: 8 },
  proof: { deal, commitment: "ab", secret: "", by: "", depth: 0, number: "", deck: {} },
});

test("the pack is cut at once and by lot, with a number of one's own, and once only", () => {
  say(pack(51));
  say(pack(51));
  const cuts = sent("cut");
  expect(cuts.length).toBe(1);
  expect(cuts[0]?.["depth"]).toBeGreaterThanOrEqual(1);
  expect(cuts[0]?.["depth"]).toBeLessThanOrEqual(51);
  expect(cuts[0]?.["number"]).toMatch(/^[0-9a-f]{32}$/);
  expect(table.remembered("d/1")?.mine?.number).toBe(cuts[0]?.["number"]);
});

const seated = {
  table: "new",
  seat: 0,
  token: "t".repeat(22),
  join: "",
  pack: { at: 4, most: 51, deal: "new/1/1/0", commitment: "ab" },
};
const sit = (): Table => {
  sitDown(seated, "irish_45");
  const made = new Table("new", seated.token, () => new FakeWire(), () => "en");
  made.socket.open();
  FakeWire.last.answer();
  return made;
};

test("a pack that was told of beforehand is cut by the first message, and not again", () => {
  const made = sit();
  expect(sent("cut")).toMatchObject([{ at: 4 }]);
  FakeWire.last.say(frame(4, { ...pack(51, "new/1/1/0"), cards: null }));
  expect(sent("cut").length).toBe(1);
  expect(made.scene).toBeNull();
  FakeWire.last.say(frame(5));
  expect(made.scene?.seen.version).toBe(5);
  expect(made.remembered("new/1/1/0")).toMatchObject({ commitment: "ab", mine: {} });
  made.socket.close();
  const again = new Table("new", seated.token, () => new FakeWire(), () => "en");
  again.socket.open();
  FakeWire.last.answer();
  expect(sent("cut")).toEqual([]);
  again.socket.close();
});

test("where that cut is refused the table is shown as it stands", () => {
  const made = sit();
  FakeWire.last.say(frame(4, { ...pack(51, "new/1/1/0"), cards: null }));
  const [id] = FakeWire.last.ids;
  FakeWire.last.say({ t: "refused", id, code: "away", said: "Somebody plays for you." });
  expect(made.scene?.seen.version).toBe(4);
  made.socket.close();
});

test("whoever cuts the cards himself cuts that pack, too", () => {
  choose("cut", true);
  const made = sit();
  expect(sent("cut")).toEqual([]);
  made.socket.close();
});

test("whoever cuts the cards himself is asked", () => {
  choose("cut", true);
  say(pack(51));
  expect(sent("cut")).toEqual([]);
  table.cutPack(17);
  expect(sent("cut")).toMatchObject([{ depth: 17 }]);
});

test("of robbing and playing the usual one comes first, and the other when it is wished", () => {
  const ask = toPlay("5S", "AH");
  const rob = { action: { is: "Rob", discard: "8C" }, label: "Rob", kind: "rob", card: "8C", number: null };
  say({ ask: { ...ask, choices: [...ask.choices, rob] } });
  expect(table.way).toBe("play");
  table.wished = "rob";
  expect(table.picks).toEqual([rob]);
  table.tap("8C");
  expect(sent("act")).toEqual([]);
  table.tap("8C");
  expect(sent("act")).toMatchObject([{ action: { is: "Rob", discard: "8C" } }]);
});

test("a newer page is loaded when the summary has been read, and not before", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  FakeWire.last.say({ t: "reload" });
  say({ cards: cards({ phase: "over" }) });
  expect(reload).not.toHaveBeenCalled();
  table.goOn();
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
