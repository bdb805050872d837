import { FluentBundle, FluentNumber, type Scope } from "@fluent/bundle";
import loaders from "virtual:words";

/** What a sentence may be told: words or a number. */
export type Fact = string | number;

/** A number in figures without thousands, with a true minus. */
class Figure extends FluentNumber {
  override toString(scope: Scope): string {
    // A browser takes its time before it writes the first number in a language's own way.
    const plain = Number.isInteger(this.value);
    return (plain ? String(this.value) : super.toString(scope)).replace("-", "−");
  }
}

let bundle = $state.raw(new FluentBundle("en"));

/** The languages that there are words in. */
export const languages = Object.keys(loaders);

/** From now on, speak this language. */
export async function speak(language: string): Promise<void> {
  const load = loaders[language];
  if (!load) throw new Error(`no words in ${language}`);
  const { default: body } = await load();
  const spoken = new FluentBundle(language, { useIsolating: false });
  spoken.addResource({ body });
  said.clear();
  bundle = spoken;
}

/** The language that is spoken. */
export function spoken(): string {
  return bundle.locales[0] ?? "en";
}

/** Sentences that were made before: most are asked for again whenever something happens. */
const said = new Map<string, string>();
const MOST = 500;

/** The sentence of that key, with these facts filled in; it follows the language. */
export function say(key: string, facts?: Record<string, Fact>): string {
  const from = bundle;
  const whole = facts ? `${key} ${JSON.stringify(facts)}` : key;
  const known = said.get(whole);
  if (known !== undefined) return known;
  const made = make(from, key, facts ?? {});
  if (said.size >= MOST) said.clear();
  said.set(whole, made);
  return made;
}

function make(bundle: FluentBundle, key: string, facts: Record<string, Fact>): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for ${key}`);
    return key;
  }
  const told = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === "number" ? new Figure(fact, { useGrouping: false }) : fact,
  ]);
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(told), faults);
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return text.replace(/[ \t]*\n[ \t]*/g, " ");
}
