import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { deck } from "./plugins/deck.ts";
import { words } from "./plugins/words.ts";

const repository = fileURLToPath(new URL("../", import.meta.url));

export default defineConfig({
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    deck(),
    words(`${repository}src/fortyfives/wording`, `${repository}web/src`),
  ],
  build: {
    outDir: `${repository}src/fortyfives/server/static`,
    emptyOutDir: true,
    // The page may load only what comes from its own site as a file: nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
    // What others wrote and the page brings along keeps its licence beside it.
    license: { fileName: "licences.md" },
  },
  test: { include: ["tests/**/*.test.ts"], isolate: false, maxWorkers: 1 },
});
