import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, Refused } from "../src/protocol";
import { CLOSING, type Line, newId, pause, TableSocket } from "../src/socket";
import { FakeWire, frame } from "./frames";

let socket: TableSocket;
let frames: Frame[];
let refusals: Refused[];
let lines: [Line, number][];

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  frames = [];
  refusals = [];
  lines = [];
  socket = new TableSocket(
    () => new FakeWire(),
    { token: "t".repeat(22), language: () => "en", have: () => frames.at(-1)?.version ?? 0, build: () => "b" },
    {
      frame: (each) => frames.push(each),
      refused: (each) => refusals.push(each),
      told: () => undefined,
      restart: () => undefined,
      reload: () => undefined,
      line: (line, code) => lines.push([line, code]),
    },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function open(version = 1): void {
  FakeWire.last.answer();
  FakeWire.last.say(frame(version));
}

test("the first message says who it is and what it has seen", () => {
  socket.open();
  open(7);
  expect(FakeWire.last.sent[0]).toMatchObject({ t: "hello", have: 0, language: "en" });
  FakeWire.last.break();
  vi.advanceTimersByTime(1_001);
  FakeWire.last.answer();
  expect(FakeWire.last.sent[0]).toMatchObject({ t: "hello", have: 7 });
});

test("a command is sent again with the same id until it is accepted", () => {
  socket.open();
  open();
  const id = socket.command({ t: "start" }, 1);
  expect(FakeWire.last.ids).toEqual([id]);
  FakeWire.last.break();
  vi.advanceTimersByTime(1_001);
  open(1);
  expect(FakeWire.last.ids).toEqual([id]);
  FakeWire.last.say({ t: "accepted", id, version: 2 });
  FakeWire.last.break();
  vi.advanceTimersByTime(1_001);
  open(2);
  expect(FakeWire.last.ids).toEqual([]);
  expect(socket.unanswered).toBe(0);
});

test("a command that is given while the line is down is sent when it is up", () => {
  socket.open();
  const id = socket.command({ t: "start" }, 0);
  expect(FakeWire.last.ids).toEqual([]);
  open();
  expect(FakeWire.last.ids).toEqual([id]);
});

test("what waits follows the first message at once, and is sent once", () => {
  socket.open();
  const id = socket.command({ t: "cut", depth: 9, number: "0".repeat(32) }, 6);
  FakeWire.last.answer();
  expect(FakeWire.last.sent.map(({ t }) => t)).toEqual(["hello", "cut"]);
  FakeWire.last.say(frame(6));
  expect(FakeWire.last.ids).toEqual([id]);
});

test("an answer that comes twice is no answer to anything else", () => {
  socket.open();
  open();
  const first = socket.command({ t: "start" }, 1);
  FakeWire.last.say({ t: "accepted", id: first, version: 2 });
  const second = socket.command({ t: "take back" }, 2);
  FakeWire.last.say({ t: "accepted", id: first, version: 2 });
  expect(socket.unanswered).toBe(1);
  FakeWire.last.say({ t: "refused", id: second, code: "undo-off", said: "No." });
  expect(socket.unanswered).toBe(0);
  expect(refusals.map(({ id }) => id)).toEqual([second]);
});

test("a line on which nobody answers is dead, whatever it says", () => {
  socket.open();
  open();
  socket.command({ t: "start" }, 1);
  vi.advanceTimersByTime(7_000);
  expect(FakeWire.all.length).toBe(2);
  expect(FakeWire.all[0]?.closed).toBe(true);
});

test("a line that says nothing for long is asked, and dropped if it does not answer", () => {
  socket.open();
  open();
  vi.advanceTimersByTime(22_000);
  expect(FakeWire.last.sent.at(-1)).toEqual({ t: "ping" });
  FakeWire.last.say({ t: "pong", version: 1 });
  vi.advanceTimersByTime(8_000);
  expect(FakeWire.all.length).toBe(1);
  vi.advanceTimersByTime(22_000);
  expect(FakeWire.all.length).toBe(2);
});

test("a call that is not answered in five seconds is given up", () => {
  socket.open();
  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(1_001);
  expect(FakeWire.all.length).toBe(2);
});

test("a page that was away for long calls anew; one that was away for a moment asks first", () => {
  socket.open();
  open();
  socket.wake(1_000);
  expect(FakeWire.last.sent.at(-1)).toEqual({ t: "ping" });
  expect(FakeWire.all.length).toBe(1);
  FakeWire.last.say({ t: "pong", version: 1 });
  socket.wake(60_000);
  vi.advanceTimersByTime(751);
  expect(FakeWire.all.length).toBe(2);
});

test("when another window has the seat, the line rests until one wants it back", () => {
  socket.open();
  open();
  FakeWire.last.break(CLOSING.newer);
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all.length).toBe(1);
  expect(lines.at(-1)).toEqual(["closed", 4001]);
  socket.open();
  open();
  expect(lines.at(-1)).toEqual(["open", 0]);
});

test("a table that is not there is not asked for again", () => {
  socket.open();
  FakeWire.last.answer();
  FakeWire.last.break(CLOSING.nowhere);
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all.length).toBe(1);
  expect(lines.at(-1)).toEqual(["closed", 4004]);
});

test("a restart is waited for like any other break", () => {
  socket.open();
  open();
  FakeWire.last.break(1012);
  vi.advanceTimersByTime(1_001);
  expect(FakeWire.all.length).toBe(2);
});

test("what is no message does no harm", () => {
  socket.open();
  open();
  FakeWire.last.onmessage?.({ data: "{" });
  FakeWire.last.onmessage?.({ data: "[]" });
  FakeWire.last.say({ t: "something new" });
  expect(frames.length).toBe(1);
  expect(lines.at(-1)).toEqual(["open", 0]);
});

test("one tries again soon at first, later more rarely, and never all at once", () => {
  expect(pause(0, 0, 0)).toBe(200);
  expect(pause(0, 0, 1)).toBe(1_000);
  expect(pause(9, 10_000, 1)).toBe(3_000);
  expect(pause(9, 60_000, 1)).toBe(10_000);
  expect(pause(9, 60_000, 0)).toBe(5_000);
});

test("an id is as long as it must be, and of plain signs", () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
});
