import { languages } from "./words/words.svelte";

/** How this page looks and sounds to one person; it stays in this browser. */
export interface Settings {
  /** The tag of a language that there are words in. */
  language: string;
  theme: "light" | "dark" | "contrast";
  /** Two or four colours for the suits. */
  suits: "two" | "four";
  /** The letters on court cards: K Q J, or R D V. */
  letters: "english" | "french";
  /** Whether cards slide and pencil lines are drawn. */
  motion: "full" | "none";
  /** How many milliseconds a finished trick stays; Infinity: until it is tapped. */
  hold: number;
  sound: boolean;
  vibration: boolean;
  /** A card is played by one tap, without being chosen first. */
  oneTap: boolean;
  /** The only card that may be played plays itself. */
  forced: boolean;
  /** One cuts the pack oneself; otherwise this page does it at once. */
  cut: boolean;
  /** The card that holds the trick is ringed. */
  winning: boolean;
}

const PLACE = "fortyfives.settings";
const HOLD = 1500;

/** What a browser tells of its owner's wishes. */
export interface Wishes {
  languages: readonly string[];
  prefers: (query: string) => boolean;
}

/** What holds until somebody chooses otherwise. */
export function defaults(wishes: Wishes, known: readonly string[]): Settings {
  const tags = wishes.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const language = tags.find((tag) => known.includes(tag)) ?? "en";
  const dark = wishes.prefers("(prefers-color-scheme: dark)");
  return {
    language,
    theme: wishes.prefers("(prefers-contrast: more)") ? "contrast" : dark ? "dark" : "light",
    suits: "two",
    letters: language === "fr" ? "french" : "english",
    motion: wishes.prefers("(prefers-reduced-motion: reduce)") ? "none" : "full",
    hold: HOLD,
    sound: true,
    vibration: true,
    oneTap: false,
    forced: false,
    cut: false,
    winning: true,
  };
}

/** What was chosen here before; nothing if that cannot be read. */
export function remembered(text: string | null): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(text ?? "{}", (_, value: unknown) =>
      value === "until tapped" ? Infinity : value,
    );
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** What was chosen, as `remembered` reads it. */
export function written(chosen: Partial<Settings>): string {
  return JSON.stringify(chosen, (_, value: unknown) =>
    value === Infinity ? "until tapped" : value,
  );
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser may forbid a page to keep anything
  }
}

let chosen = $state<Partial<Settings>>({});
let base = $state.raw(defaults({ languages: [], prefers: () => false }, languages));

// Every card asks for them: they are put together once for all.
const all = $derived.by((): Settings => {
  const language = chosen.language ?? base.language;
  return { ...base, letters: language === "fr" ? "french" : "english", ...chosen, language };
});

/** All settings as they hold now. */
export function settings(): Settings {
  return all;
}

/** Choose one thing, for this browser. */
export function choose<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  chosen[key] = value;
  try {
    localStorage.setItem(PLACE, written(chosen));
  } catch {
    // it then holds until the page is left
  }
}

/** Take what this browser remembers, and what it tells of its owner's wishes. */
export function openSettings(): void {
  const prefers = (query: string) => matchMedia(query).matches;
  base = defaults({ languages: navigator.languages, prefers }, languages);
  chosen = remembered(kept());
}

/** Dress the page as the settings say: theme, suits and motion are attributes of its root. */
export function dress(root: HTMLElement): void {
  const { language, theme, suits, motion } = settings();
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.suits = suits;
  root.dataset.motion = motion;
}
