import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { classic } from "./classic.ts";

const CATALOGUES = fileURLToPath(new URL("../src/imperiale/locales/", import.meta.url));
/** What only the command line says: whole files, and among what is shared. */
const TOOLS = /-(arena|bench|endings|equity|serve|simulate|speed)\.ftl$/;
/** What only some pages say, in files of their own; it is loaded when one of them is opened. */
const FURTHER = {
  rules: /-(course|lessons)\.ftl$/,
  study: /-(accounts|study|problems|mistakes|daily|review|chances|statistics)\.ftl$/,
};
type Part = "catalogue" | keyof typeof FURTHER;
const PARTS = ["catalogue", ...Object.keys(FURTHER)] as Part[];
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

function catalogue(language: string, part: Part): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(CATALOGUES).sort()) {
    if (!file.endsWith(".ftl") || TOOLS.test(file) || file.replace(/\.ftl$/, "").split("-")[0] !== language) continue;
    const of = PARTS.find((one) => one !== "catalogue" && FURTHER[one].test(file)) ?? "catalogue";
    const typed = !/-(page|table|again)\.ftl$/.test(file);
    for (const [name, message] of messages(readFileSync(CATALOGUES + file, "utf8"))) {
      // what is noted of a ruling is long, and read on the pages of the rules only
      const its = of === "catalogue" && name.startsWith("note-") ? "rules" : of;
      if (its === part && !(part === "catalogue" && typed && TYPED.test(name))) found.set(name, message);
    }
  }
  return found;
}

const languages = () =>
  [...new Set(readdirSync(CATALOGUES).filter((f) => f.endsWith(".ftl")).map((f) => f.split(/[-.]/)[0]!))].sort();

/**
 * `virtual:languages` lists them; `virtual:catalogue/fr` is one, English filling what it lacks, and
 * `virtual:rules/fr` and `virtual:study/fr` are what the pages of the rules and of study add to it.
 */
function fluent(): Plugin {
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:")) return undefined;
      if (id === "\0virtual:languages") {
        const loaders = (part: Part) => languages().map((l) => `${l}: () => import("virtual:${part}/${l}")`).join(", ");
        return PARTS.map((part) => `export const ${part} = { ${loaders(part)} };`).join("\n");
      }
      const [part, language] = id.slice("\0virtual:".length).split("/") as [Part, string];
      const all = new Map([...catalogue("en", part), ...catalogue(language, part)]);
      return `export default ${JSON.stringify([...all.values()].map((m) => m.trimEnd()).join("\n"))};`;
    },
  };
}

/** Pack what is text as small as it goes: the server sends it so to whoever can unpack it. */
function packed(): Plugin {
  return {
    name: "packed",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
        const file = join(dir!, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

/** What several pages use and is too small for a file, and a wait, of its own. */
const SMALL = /\/(parts\/(Ground|Trouble)\.svelte|lib\/(study_api|ruling)\.ts)$/;
const TABLE = /\/pages\/Play\.svelte$/;

/**
 * Tell in which file a module is: all that is there from the start is one, all further that the
 * table needs another, for each further file would be asked for by itself, and waited for.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const reached = (end: (module: string) => boolean): boolean => {
    const known = new Set<string>();
    const from = (module: string): boolean => {
      if (known.has(module)) return false;
      known.add(module);
      return end(module) || Boolean(graph.getModuleInfo(module)?.importers.some(from));
    };
    return from(id);
  };
  if (reached((module) => SMALL.test(module) || Boolean(graph.getModuleInfo(module)?.isEntry))) return "page";
  return reached((module) => TABLE.test(module)) ? "table" : null;
}

export default defineConfig({
  plugins: [svelte(), fluent(), classic(), packed()],
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
        codeSplitting: { groups: [{ name: fileOf }] },
        // the server names the file of a reader's language in the page, so that it comes with it
        chunkFileNames: ({ facadeModuleId: id }) => {
          const words = id?.match(/^\0virtual:(catalogue|rules|study)\/(\w+)$/);
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
