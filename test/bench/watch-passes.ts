import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions, type Options } from "../../generators/cli/options.ts";
import { passOver } from "../../generators/cli/watch/watch.ts";
import { readSpec } from "../../generators/load/read.ts";
import { editsOf, type Edit } from "./watch-edits.ts";
import { median } from "./rounds.ts";

/*
 * Runs the passes of `kiln generate --watch` in a folder and prints the times of each edit in milliseconds. It is a
 * separate program, so that it measures one resident process. `watch.ts` starts it.
 */
const [root, rounds] = [process.argv[2]!, Number(process.argv[3])];
const ignore = (): void => undefined;
const terminal = { out: ignore, error: ignore, color: false, folder: root, runner: "kiln", elapsed: () => 0 } as const;
const options = parseOptions(["--root", root], ["root"]) as Options;
const pass = passOver(root, options, terminal);

interface Times {
  readonly wall: number;
  readonly cpu: number;
}

/** Writes or deletes the files of an edit, and measures the pass that follows. */
async function timesOf(files: Edit["files"]): Promise<Times> {
  for (const [path, text] of files) {
    if (text === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), text);
  }
  const [start, before] = [performance.now(), process.cpuUsage()];
  await pass();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
}

function reverse(files: Edit["files"]): Edit["files"] {
  return new Map(Array.from(files.keys(), (path) => [path, sources.get(path)]));
}

const { sources } = readSpec(root);
const edits = editsOf(sources);
const first = await timesOf(new Map());
// The first round reads what was just written, and compiles the code.
for (const { files } of edits) {
  await timesOf(files);
  await timesOf(reverse(files));
}
const rows = [];
for (const { name, files } of edits) {
  const times: Times[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timesOf(files), await timesOf(reverse(files)));
  rows.push({ name, wall: median(times.map(({ wall }) => wall)), cpu: median(times.map(({ cpu }) => cpu)) });
}
process.stdout.write(
  JSON.stringify({ rows: [{ name: "the first pass", ...first }, ...rows], memory: process.memoryUsage().rss }),
);
