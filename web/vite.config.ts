import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./plugins/ahead.ts";
import { deck } from "./plugins/deck.ts";
import { words } from "./plugins/words.ts";


/**
 * Which modules make one file together: a browser asks for few files at a time. `shared` is what
 * the first screen needs and most others too.
 */
const groups = [
  {
    name: "shared",
    test: /node_modules|virtual:deck|\/src\/(cards|words|look\/(?!RuleSheet|HouseRules)|App|(?!main|fairness|sha256|socket)[\w.]+\.ts$)/,
    priority: 1,
  },
  { name: "table", test: /\/src\/(table\/|fairness|sha256)/, minShareCount: 2 },
];
const repository = fileURLToPath(new URL("../", import.meta.url));

export default defineConfig({
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    deck(),
    ahead(),
    words(`${repository}src/fortyfives/wording`, `${repository}web/src`),
  ],
  build: {
    outDir: `${repository}src/fortyfives/server/static`,
    emptyOutDir: true,
    // The page may load only what comes from its own site as a file: nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
    // What others wrote and the page brings along keeps its licence beside it.
    license: { fileName: "licences.md" },
  },
  test: { include: ["tests/**/*.test.ts"], isolate: false, maxWorkers: 1 },
});
