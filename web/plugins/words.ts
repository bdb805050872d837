import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import {
  type BaseNode,
  FluentParser,
  FluentSerializer,
  Junk,
  Message,
  type MessageReference,
  Term,
  type TermReference,
  Visitor,
} from "@fluent/syntax";
import type { Plugin } from "vite";

/** The sentences of the page begin so; the others are for the terminal and the rule sheets. */
const OURS = "web-";
/** A whole key between quotes, as in say("web-title"). */
const KEY = /(["'`])(web-[a-z0-9-]*[a-z0-9])\1/g;
const ROOT = "virtual:words";

class References extends Visitor {
  readonly found = new Set<string>();

  override visitMessageReference(node: MessageReference): void {
    this.found.add(node.id.name);
  }

  override visitTermReference(node: TermReference): void {
    this.found.add(`-${node.id.name}`);
    this.genericVisit(node);
  }
}

/** What a sentence refers to. */
function references(pattern: BaseNode | null): Set<string> {
  const visitor = new References();
  if (pattern) visitor.visit(pattern);
  return visitor.found;
}

/** One language's sentences for the page, and those that they refer to, in Fluent's own notation. */
export function pick(text: string, name: string): { keys: string[]; text: string } {
  const entries = new Map<string, Message | Term>();
  for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
    if (entry instanceof Junk) throw new Error(`${name}, not Fluent: ${entry.content}`);
    if (entry instanceof Message) entries.set(entry.id.name, entry);
    if (entry instanceof Term) entries.set(`-${entry.id.name}`, entry);
  }
  const keys = [...entries.keys()].filter((key) => key.startsWith(OURS));
  const wanted = new Set(keys);
  for (const key of wanted) {
    const entry = entries.get(key);
    if (!entry) throw new Error(`${name} lacks ${key}, which another sentence refers to`);
    for (const other of references(entry.value)) wanted.add(other);
  }
  const picked = [...entries].filter(([key]) => wanted.has(key));
  const bare = picked.map(([, entry]) => {
    entry.comment = null;
    return new FluentSerializer().serializeEntry(entry);
  });
  return { keys, text: bare.join("") };
}

/** Sentences as code: they are read while the page is built, and not by every telephone. */
function compiled(text: string): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text).body))})`;
}

/** The keys that the page's own code names. */
export function named(code: string): string[] {
  return [...code.matchAll(KEY)].map((match) => match[2] as string);
}

/** What one language or the code has and another lacks, in words; empty if all agree. */
export function lacking(languages: Map<string, string[]>, inCode: string[]): string[] {
  const all = new Set([...[...languages.values()].flat(), ...inCode]);
  return [...languages].flatMap(([name, keys]) =>
    [...all].filter((key) => !keys.includes(key)).map((key) => `${name} lacks ${key}`),
  );
}

function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

/**
 * Makes one module of each language's .ftl file, loaded when somebody reads that language:
 * `virtual:words` holds the loaders by language. A sentence that is missing stops the build.
 */
export function words(wording: string, code: string): Plugin {
  const files = (): Map<string, string> => {
    const names = readdirSync(wording).filter((name) => name.endsWith(".ftl"));
    return new Map(names.sort().map((name) => [name.replace(".ftl", ""), join(wording, name)]));
  };
  const read = (language: string, file: string) =>
    pick(readFileSync(file, "utf-8"), `${language}.ftl`);

  return {
    name: "fortyfives:words",
    buildStart() {
      const languages = new Map<string, string[]>();
      for (const [language, file] of files()) {
        this.addWatchFile(file);
        languages.set(`${language}.ftl`, read(language, file).keys);
      }
      const faults = lacking(languages, codeIn(code).flatMap(named));
      if (faults.length > 0) this.error(faults.join("\n"));
    },
    resolveId(id) {
      return id.startsWith(ROOT) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${ROOT}`)) return null;
      const language = id.slice(ROOT.length + 2);
      if (language) {
        const file = files().get(language);
        return file ? `export default ${compiled(read(language, file).text)};` : null;
      }
      const loaders = [...files().keys()].map((key) => `${key}: () => import("${ROOT}/${key}")`);
      return `export default { ${loaders.join(", ")} };`;
    },
  };
}
