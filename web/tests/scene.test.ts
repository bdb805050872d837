import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { merged, type Scene, scenes, type Seen, Stage } from "../src/table/scene";
import { cards, frame, happened, room, taken, takes } from "./frames";

const seen = (given: ReturnType<typeof frame>, before: Seen | null = null): Seen =>
  merged(before, given) as Seen;

let shown: Scene[];
let gathering: boolean;
let hold: number;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  gathering = false;
  hold = 1_500;
  stage = new Stage(
    (scene) => shown.push(scene),
    (going) => {
      gathering = going;
    },
    { hold: () => hold, gather: () => 320, gap: () => 450 },
  );
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

const kinds = (): string[] => shown.map(({ kind }) => kind);
const played = (version: number, said: string) =>
  frame(version, { happened: [happened("Played", said, 1)], cards: cards({ turn: 2 }) });

test("what a frame leaves out is as it was", () => {
  const first = seen(frame(1));
  const { room: _, sheet: __, ...bare } = frame(2);
  const next = seen(bare, first);
  expect(next.room).toBe(first.room);
  expect(next.sheet).toBe(first.sheet);
});

test("an old frame is no news, and one that comes twice says nothing twice", () => {
  const now = seen(played(5, "Luc plays 9♣."));
  expect(merged(now, frame(4))).toBeNull();
  expect(seen(played(5, "Luc plays 9♣."), now).happened).toEqual([]);
});

test("without a room there is nothing to show", () => {
  const { room: _, ...bare } = frame(1);
  expect(merged(null, bare)).toBeNull();
});

test("a finished trick lies there for its time, is gathered, and then comes what follows", () => {
  stage.add(seen(takes(2)));
  expect(kinds()).toEqual(["trick"]);
  expect(shown[0]?.trick).toEqual(taken);
  expect(shown[0]?.said).toEqual(["You play 2♠.", "Anne takes the trick."]);
  vi.advanceTimersByTime(1_499);
  expect(gathering).toBe(false);
  vi.advanceTimersByTime(1);
  expect(gathering).toBe(true);
  expect(kinds()).toEqual(["trick"]);
  vi.advanceTimersByTime(320);
  expect(gathering).toBe(false);
  expect(kinds()).toEqual(["trick", "table"]);
});

test("what comes while a trick lies there waits its turn", () => {
  stage.add(seen(takes(2)));
  stage.add(seen(played(3, "Anne leads K♦.")));
  expect(kinds()).toEqual(["trick"]);
  vi.advanceTimersByTime(1_820);
  expect(shown.flatMap(({ said }) => said)).toEqual([
    "You play 2♠.",
    "Anne takes the trick.",
    "Anne leads K♦.",
  ]);
});

test("cards that have waited are laid one by one", () => {
  hold = 10_000;
  stage.add(seen(takes(2)));
  stage.add(seen(played(3, "Anne leads K♦.")));
  stage.add(seen(played(4, "Ray plays 9♦.")));
  vi.advanceTimersByTime(10_320);
  expect(shown.at(-1)?.said).toEqual(["Anne leads K♦."]);
  vi.advanceTimersByTime(449);
  expect(shown.at(-1)?.said).toEqual(["Anne leads K♦."]);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)?.said).toEqual(["Ray plays 9♦."]);
});

test("a tap hurries the trick away, and the gathering too", () => {
  stage.add(seen(takes(2)));
  stage.hurry();
  expect(kinds()).toEqual(["trick", "table"]);
  stage.add(seen(takes(3)));
  vi.advanceTimersByTime(1_600);
  expect(gathering).toBe(true);
  stage.hurry();
  expect(gathering).toBe(false);
  expect(kinds()).toEqual(["trick", "table", "trick", "table"]);
});

test("with nothing to hurry a tap does nothing", () => {
  stage.add(seen(frame(1)));
  stage.hurry();
  expect(kinds()).toEqual(["table"]);
});

test("a trick that stays until it is tapped stays", () => {
  hold = Infinity;
  stage.add(seen(takes(2)));
  vi.advanceTimersByTime(3_600_000);
  expect(kinds()).toEqual(["trick"]);
  stage.hurry();
  expect(kinds()).toEqual(["trick", "table"]);
});

const settled = (version: number) =>
  takes(version, {
    cards: cards({ phase: "over", last: taken, turn: null }),
    happened: [
      happened("TrickTaken", "Anne takes the trick.", 2),
      happened("Settled", "Score: 20 and 0."),
    ],
  });

test("the last trick lies there before the summary, and the summary until it is read", () => {
  stage.add(seen(settled(9)));
  expect(kinds()).toEqual(["trick"]);
  vi.advanceTimersByTime(1_500);
  expect(gathering).toBe(false);
  expect(kinds()).toEqual(["trick", "summary"]);
  expect(shown[1]?.trick).toEqual(taken);
  expect(shown[1]?.said).toEqual(["Score: 20 and 0."]);
  stage.add(seen(frame(10, { happened: [happened("deal", "Deal 2.")] })));
  vi.advanceTimersByTime(60_000);
  stage.hurry();
  expect(kinds()).toEqual(["trick", "summary"]);
  stage.goOn();
  expect(kinds()).toEqual(["trick", "summary", "table"]);
  expect(shown.at(-1)?.said).toEqual(["Deal 2."]);
});

test("somebody who comes or goes does not disturb the summary", () => {
  const over = seen(settled(9));
  stage.add(over);
  vi.advanceTimersByTime(1_500);
  stage.add({ ...over, happened: [] });
  stage.goOn();
  expect(kinds()).toEqual(["trick", "summary"]);
});

test("whoever comes back after the end of a game sees its summary", () => {
  const ended = frame(9, {
    cards: cards({ phase: "over", last: taken }),
    room: { ...room, under_way: false },
  });
  expect(scenes(seen(ended)).map(({ kind }) => kind)).toEqual(["summary"]);
});

test("something taken back is shown at once, whatever waited", () => {
  hold = Infinity;
  stage.add(seen(takes(2)));
  stage.add(seen(played(3, "Anne leads K♦.")));
  stage.add(seen(frame(4, { happened: [happened("tookback", "It is taken back.")] })));
  expect(shown.at(-1)?.said).toEqual(["It is taken back."]);
  expect(shown.length).toBe(2);
});

test("nobody is asked anything while a trick lies there", () => {
  const ask = { question: "Your lead.", choices: [], throw: null, cut: null, left: null };
  stage.add(seen(takes(2, { ask, wait: "" })));
  expect(shown[0]?.seen.ask).toBeNull();
  vi.advanceTimersByTime(1_820);
  expect(shown[1]?.seen.ask).toEqual(ask);
});
