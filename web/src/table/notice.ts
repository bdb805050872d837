import { whenQuiet } from "../quiet";
import { settings } from "../settings.svelte";
import type { Scene } from "./scene";

/* Small dry sounds, made here: a card on oilcloth, a riffle, a pencil, a knuckle, and one spoon
   on a cup for one's own turn, the only one with a pitch. */

export type Sound = "card" | "riffle" | "pencil" | "knock" | "turn";

let context: AudioContext | null = null;

/** A browser lets a page sound only after its first touch. */
export function allowSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
}

/**
 * Make ready for sounds in a quiet moment, if the page was touched before: a browser takes its time
 * over that, and the tap that plays a card must not wait for it.
 */
export function readySound(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  whenQuiet(allowSound);
}

/** Noises by their length: each is made once. */
const made = new Map<number, AudioBuffer>();

function hiss(from: AudioContext, length: number): AudioBuffer {
  const known = made.get(length);
  if (known) return known;
  const buffer = from.createBuffer(1, Math.ceil(length * from.sampleRate), from.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  }
  made.set(length, buffer);
  return buffer;
}

function noise(from: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const source = new AudioBufferSourceNode(from, { buffer: hiss(from, length) });
  const filter = new BiquadFilterNode(from, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(filter).connect(new GainNode(from, { gain: loud })).connect(from.destination);
  source.start(at);
}

function tone(from: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const source = new OscillatorNode(from, { frequency: pitch });
  const gain = new GainNode(from, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(from.destination);
  source.start(at);
  source.stop(at + length);
}

const SOUNDS: Record<Sound, (from: AudioContext, at: number) => void> = {
  card: (from, at) => noise(from, at, 0.09, 900, 0.5),
  riffle: (from, at) => {
    for (let i = 0; i < 9; i += 1) noise(from, at + i * 0.035, 0.03, 1800, 0.25);
  },
  pencil: (from, at) => noise(from, at, 0.16, 4200, 0.12),
  knock: (from, at) => {
    tone(from, at, 130, 0.07, 0.3);
    noise(from, at, 0.05, 300, 0.4);
  },
  turn: (from, at) => {
    tone(from, at, 1760, 0.5, 0.12);
    tone(from, at, 2637, 0.35, 0.05);
  },
};

/** Let a sound be heard, if sounds are wanted; the eye goes first. */
export function sound(name: Sound): void {
  if (!settings().sound || !context) return;
  const from = context;
  setTimeout(() => {
    if (from.state === "closed") return;
    if (from.state === "suspended") void from.resume();
    SOUNDS[name](from, from.currentTime + 0.01);
  });
}

/** What happened in a scene, for the ear. */
export function soundOf({ kinds, seen }: Scene, me: number): void {
  const last = (kind: string) => seen.happened.filter((each) => each.kind === kind).at(-1);
  if (kinds.includes("CardsDealt")) sound("riffle");
  // One's own card was heard when it was let go.
  if (kinds.includes("Played") && last("Played")?.seat !== me) sound("card");
  if (kinds.includes("Said")) {
    const speaker = last("Said")?.seat;
    const word = seen.cards?.places.find(({ seat }) => seat === speaker)?.said ?? "";
    sound(/\d/.test(word) ? "pencil" : "knock");
  }
  if (kinds.includes("Settled")) sound("pencil");
}

/** It is one's own turn: a sound unlike the others, and the telephone shakes. */
export function myTurn(): void {
  sound("turn");
  if (typeof navigator === "undefined") return;
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings().vibration && touched && "vibrate" in navigator) navigator.vibrate(120);
}

let awake: { release: () => Promise<void> } | null = null;
let wanted = false;

/** Keep the screen lit while one plays, where a browser can do that. */
export async function stayAwake(wish: boolean): Promise<void> {
  wanted = wish;
  if (!wish) {
    await awake?.release().catch(() => undefined);
    awake = null;
    return;
  }
  if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
  awake = await navigator.wakeLock.request("screen").catch(() => null);
  if (!wanted) await stayAwake(false);
}
