import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";

/** A built page: `index.html` and one file with its code. */
export interface Page {
  readonly folder: string;
  readonly file: string;
  readonly text: string;
  /** Size of the compressed code. */
  readonly bytes: number;
}

export interface Bundler {
  readonly name: string;
  /** Builds the page of an entry for production, with the packages that are installed in its folder. */
  build(entry: string, into: string): Promise<Page>;
}

const require = createRequire(import.meta.url);

export const bundlers: readonly Bundler[] = [
  {
    name: "Vite",
    async build(entry, into) {
      const { build } = (await import(
        pathToFileURL(join(import.meta.dirname, "node_modules/vite/dist/node/index.js")).href
      )) as { build(options: object): Promise<unknown> };
      const output = { entryFileNames: "page.js" };
      await build({
        root: join(entry, ".."),
        configFile: false,
        logLevel: "warn",
        build: { outDir: into, emptyOutDir: true, modulePreload: false, rollupOptions: { input: entry, output } },
      });
      return pageIn(into);
    },
  },
  {
    name: "webpack",
    async build(entry, into) {
      const webpack = require("webpack") as (
        options: object,
        done: (error: Error | null, stats: Stats) => void,
      ) => void;
      const options = {
        mode: "production",
        target: "web",
        context: join(entry, ".."),
        entry,
        output: { path: into, filename: "page.js" },
        performance: { hints: false },
      };
      await new Promise<void>((resolve, reject) =>
        webpack(options, (error, stats) => {
          const said = error?.message ?? stats.toString({ all: false, errors: true, warnings: true });
          return said === "" ? resolve() : reject(new Error(said));
        }),
      );
      return pageIn(into);
    },
  },
];

interface Stats {
  toString(options: object): string;
}

function pageIn(folder: string): Page {
  mkdirSync(folder, { recursive: true });
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  if (scripts.join() !== "page.js") throw new Error(`One file was expected, not ${scripts.join(", ")}`);
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html>\n<title>install</title>\n<body></body>\n<script type="module" src="/page.js"></script>\n',
  );
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const text = readFileSync(join(folder, "page.js"), "utf8");
  return { folder, file: join(folder, "page.js"), text, bytes: gzipSync(text, { level: 9 }).length };
}
