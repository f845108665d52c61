import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Entry } from "./entry.ts";
import { readWork } from "./work.ts";

/**
 * Prints milliseconds of processor time. `load` measures loading a bundle; `work` measures its setup and doing the work
 * once.
 */
const [phase, file] = process.argv.slice(2) as ["load" | "work", string];

const milliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const work = phase === "work" ? readWork(join(import.meta.dirname, "../..")) : undefined;
const start = milliseconds();
const { entry } = (await import(pathToFileURL(file).href)) as { readonly entry: Entry };
const loaded = milliseconds();
const run = work && entry(work);
const prepared = milliseconds();
const found = run?.() ?? "";
const done = milliseconds();
process.stdout.write(JSON.stringify({ load: loaded - start, prepare: prepared - loaded, run: done - prepared, found }));
