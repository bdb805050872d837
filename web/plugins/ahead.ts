import type { Plugin, Rolldown } from "vite";
import { FIRST, NEXT, nameOf } from "../src/screens.ts";

const SCREEN = /\/screens\/\w+\.svelte$/;
const WORDS = /virtual:words\/(\w+)$/;

type Chunks = Map<string, Rolldown.OutputChunk>;

/** A chunk's file and whatever it imports, with their styles; nothing of what the entry brings. */
function needs(chunk: Rolldown.OutputChunk, chunks: Chunks, brought: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const look = (file: string): void => {
    const each = chunks.get(file);
    if (!each || found.has(file) || brought.has(file)) return;
    found.add(file);
    for (const style of each.viteMetadata?.importedCss ?? []) found.add(style);
    each.imports.forEach(look);
  };
  look(chunk.fileName);
  return [...found];
}

/**
 * Writes down which files each screen and each language needs: the server, which knows the address
 * and the reader's language, has the browser ask for all of them at once.
 */
export function ahead(): Plugin {
  return {
    name: "fortyfives:ahead",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const each of Object.values(bundle)) if (each.type === "chunk") chunks.set(each.fileName, each);
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      const brought = new Set(entry ? needs(entry, chunks, new Set()) : []);
      const screens: Record<string, string[]> = {};
      const words: Record<string, string[]> = {};
      for (const chunk of chunks.values()) {
        const id = chunk.facadeModuleId ?? "";
        const language = WORDS.exec(id)?.[1];
        if (language) words[language] = needs(chunk, chunks, brought);
        if (SCREEN.test(id)) screens[nameOf(id)] = needs(chunk, chunks, brought);
      }
      const source = JSON.stringify({ first: FIRST, next: NEXT, screens, words });
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
  };
}
