import type { Plugin } from "vite";
import { sprite } from "../deck/sprite.ts";

const DECK = "virtual:deck";

/** Draws the deck while the page is built: `virtual:deck` is the text of its symbols. */
export function deck(): Plugin {
  return {
    name: "fortyfives:deck",
    resolveId: (id) => (id === DECK ? `\0${DECK}` : null),
    load: (id) => (id === `\0${DECK}` ? `export default ${JSON.stringify(sprite())};` : null),
  };
}
