import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions, type Options } from "../../generators/cli/options.ts";
import { passOver } from "../../generators/cli/watch.ts";
import { readSpec } from "../../generators/load/read.ts";
import { editsOf, type Edit } from "./watch-edits.ts";
import { timesOf, type Row, type Times } from "./resident.ts";

/*
 * Runs the passes of `kiln generate --watch` in a folder and prints the times of each edit in milliseconds. It is a
 * separate program, so that it measures one resident process. `resident.ts` starts it.
 */
const [root, rounds] = [process.argv[2]!, Number(process.argv[3])];
const ignore = (): void => undefined;
const terminal = { out: ignore, error: ignore, color: false, folder: root, runner: "kiln", elapsed: () => 0 } as const;
const options = parseOptions(["--root", root], ["root"]) as Options;
const pass = passOver(root, options, terminal);

/** Writes or deletes the files of an edit, and measures the pass that follows. */
function timesOfPass(files: Edit["files"]): Promise<Times> {
  for (const [path, text] of files) {
    if (text === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), text);
  }
  return timesOf(pass);
}

function reverse(files: Edit["files"]): Edit["files"] {
  return new Map(Array.from(files.keys(), (path) => [path, sources.get(path)]));
}

const { sources } = readSpec(root);
const edits = editsOf(sources);
const rows: Row[] = [{ name: "the first pass", times: [await timesOfPass(new Map())] }];
// The first round reads what was just written, and compiles the code.
for (const { files } of edits) {
  await timesOfPass(files);
  await timesOfPass(reverse(files));
}
for (const { name, files } of edits) {
  const times: Times[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timesOfPass(files), await timesOfPass(reverse(files)));
  rows.push({ name, times });
}
process.stdout.write(JSON.stringify({ rows, memory: process.memoryUsage().rss }));
