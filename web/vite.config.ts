import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { classic } from "./classic.ts";

const CATALOGUES = fileURLToPath(new URL("../src/imperiale/locales/", import.meta.url));
/** What only the command line says: whole files, and among what is shared. */
const TOOLS = /-(arena|endings|equity|serve|speed)\.ftl$/;
/** What only the pages of study say; it is loaded when one of them is opened. */
const STUDY = /-(accounts|study|problems|mistakes|daily|review|lessons|course|chances|statistics)\.ftl$/;
const TYPED =
  /^(arena|ask|help|keys|manner|meant|notation|note|plain|prompt|reason-(missing|folder|forbidden|closed)|resume|save|setup|solve|terms|typed)(-|$)/;

/** Split a catalogue into its messages, by name. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=-?[a-z][\w-]* *=)/m).slice(1)) {
    const lines = part.split("\n");
    const end = lines.findIndex((line, n) => n > 0 && /^[^\s}]/.test(line));
    found.set(part.slice(0, part.search(/[ =]/)), lines.slice(0, end < 0 ? undefined : end).join("\n"));
  }
  return found;
}

function catalogue(language: string, study: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(CATALOGUES).sort()) {
    if (!file.endsWith(".ftl") || TOOLS.test(file) || file.replace(/\.ftl$/, "").split("-")[0] !== language) continue;
    const own = STUDY.test(file);
    const typed = !/-(page|table|again)\.ftl$/.test(file);
    for (const [name, message] of messages(readFileSync(CATALOGUES + file, "utf8"))) {
      // what is noted of a ruling is long, and read on the pages of the rules only
      const wanted = study ? own || name.startsWith("note-") : !own && !(typed && TYPED.test(name));
      if (wanted) found.set(name, message);
    }
  }
  return found;
}

const languages = () =>
  [...new Set(readdirSync(CATALOGUES).filter((f) => f.endsWith(".ftl")).map((f) => f.split(/[-.]/)[0]!))].sort();

/**
 * `virtual:languages` lists them; `virtual:catalogue/fr` is one, English filling what it lacks, and
 * `virtual:study/fr` what the pages of study add to it.
 */
function fluent(): Plugin {
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:")) return undefined;
      if (id === "\0virtual:languages") {
        const loaders = (part: string) => languages().map((l) => `${l}: () => import("virtual:${part}/${l}")`).join(", ");
        return `export const study = { ${loaders("study")} };\nexport default { ${loaders("catalogue")} };`;
      }
      const study = id.startsWith("\0virtual:study/");
      const all = new Map([...catalogue("en", study), ...catalogue(id.split("/")[1]!, study)]);
      return `export default ${JSON.stringify([...all.values()].map((m) => m.trimEnd()).join("\n"))};`;
    },
  };
}

/**
 * Tell whether a module is there from the start: all of those are one file, for each further one
 * would be asked for by itself, and waited for.
 */
function fromTheStart(id: string, graph: Rolldown.ChunkingContext): boolean {
  const known = new Set<string>();
  const reached = (module: string): boolean => {
    if (known.has(module)) return false;
    known.add(module);
    const info = graph.getModuleInfo(module);
    return Boolean(info?.isEntry || info?.importers.some(reached));
  };
  return reached(id);
}

export default defineConfig({
  plugins: [svelte(), fluent(), classic()],
  base: "/",
  logLevel: "warn",
  build: {
    outDir: process.env.IMPERIALE_STATIC ?? "../src/imperiale/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the server allows no data: fonts
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ name: (id, graph) => (fromTheStart(id, graph) ? "page" : null) }] },
        // the server names the file of a reader's language in the page, so that it comes with it
        chunkFileNames: ({ facadeModuleId: id }) => {
          const words = id?.match(/^\0virtual:(catalogue|study)\/(\w+)$/);
          return words ? `assets/${words[1]}-${words[2]}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/ws"].map((path) => [path, { target: "http://127.0.0.1:8421", ws: true }]),
    ),
  },
  test: { include: ["tests/**/*.test.ts"] },
});
