import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { compile } from "../../generators/compile.ts";
import { emitters } from "../../generators/emit/emitters.ts";
import { loadSources } from "../../generators/load/load.ts";
import { readSpec } from "../../generators/load/read.ts";
import { edit, edited, type Sources } from "../support/random-edits.ts";
import { Editor } from "./editor.ts";

const root = join(import.meta.dirname, "../services/bookings");

/** The number of edits. `KILN_EDITS=10000` runs a long session. */
const count = Number(process.env["KILN_EDITS"] ?? 80);

/** Maximum growth of the heap during the second half of a session, in bytes. */
const MOST_GROWTH = 32 * 2 ** 20;

/** Returns the diagnostics of the compiler as the editor shows them, sorted. */
function expectedFindings(sources: Sources): readonly string[] {
  return compile(loadSources(sources), emitters)
    .diagnostics.map(({ code, message, help, place }) => {
      const { file, start } = place ?? { file: "spec/project.yaml", start: 0 };
      const { line, character } = TextDocument.create(file, "yaml", 0, sources.get(file) ?? "").positionAt(start);
      return `${file}:${line}:${character} ${code} ${message}\n${help}`;
    })
    .sort();
}

test("a session of random edits has the diagnostics of the compiler, and keeps no earlier states", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const editor = await Editor.start(root);
  let sources: Sources = readSpec(root).sources;
  let [half, published] = [0, 0];
  const show = async (next: Sources): Promise<void> => {
    const expected = expectedFindings(next);
    for (const [file, text] of next) if (text !== editor.text(file)) await editor.type(file, text);
    await editor.allFindings((all) => {
      const shown = [...all].flatMap(([file, found]) =>
        found.map(
          ({ range: { start }, code, message }) => `${file}:${start.line}:${start.character} ${code} ${message}`,
        ),
      );
      return JSON.stringify(shown.sort()) === JSON.stringify(expected);
    });
    published += expected.length;
  };
  for (const [index, one] of fc.sample(edit, { numRuns: count, seed: 35 }).entries()) {
    const next = edited(sources, one);
    await show(next);
    if (compile(loadSources(next), []).model === undefined) await show(sources);
    else sources = next;
    if (index !== Math.floor(count / 2)) continue;
    collect();
    half = process.memoryUsage().heapUsed;
  }
  collect();
  expect(process.memoryUsage().heapUsed - half).toBeLessThan(MOST_GROWTH);
  expect(published).toBeGreaterThan(count / 4);
  await editor.stop();
}, 3_600_000);
