import { Editor } from "../lsp/editor.ts";
import { timesOf, type Row, type Times } from "./resident.ts";

/*
 * Types mistakes into an editor that is connected to the language server, corrects them, and prints the times from each
 * keystroke to the changed diagnostics. Client and server share the process, so the times include both.
 */
const [root, rounds] = [process.argv[2]!, Number(process.argv[3])];
const module = "spec/query/modules/allpages.yaml";
const set = "spec/query/value-sets/user-groups.yaml";

/** A keystroke that causes a mistake: part of a file, its replacement, and the file with the changed diagnostics. */
const keystrokes = [
  ["a misspelt name", module, "group: list", "group: lis"],
  ["a misspelt key", module, "prefix: ap", "prefi: ap"],
  ["a default that is not a value", module, "default: ascending", "default: ascendin"],
  ["a syntax error", module, "generator: true", "generator:true"],
  ["an example that violates a type", module, "{ pageid: 13,", "{ pageid: x13,"],
  ["a text that names nothing", module, "without `prtype`", "without `prtyp`"],
  ["a value twice in a shared set", set, "{ value: sysop,", "{ value: bot,"],
] as const;

const editor = await Editor.start(root);

async function react(file: string, from: string, to: string, isFaulty: boolean): Promise<void> {
  await editor.replace(file, from, to);
  await editor.findings(file, (found) => found.length > 0 === isFaulty);
}

const rows: Row[] = [];
for (const [name, file, from, to] of keystrokes) {
  const times: Times[] = [];
  // The first round compiles the code and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const both = [await timesOf(() => react(file, from, to, true)), await timesOf(() => react(file, to, from, false))];
    if (round > 0) times.push(...both);
  }
  rows.push({ name, times });
}
await editor.stop();
process.stdout.write(JSON.stringify({ rows, memory: process.memoryUsage().rss }));
process.exit();
