import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../../generators/compile.ts";
import { emitters } from "../../generators/emit/emitters.ts";
import { loadSources } from "../../generators/load/load.ts";
import { readSpec } from "../../generators/load/read.ts";
import { actionsAt } from "../../generators/lsp/actions.ts";
import { Analyser, type Sources } from "../../generators/lsp/analysis.ts";
import { complete } from "../../generators/lsp/completion.ts";
import { hoverAt } from "../../generators/lsp/hover.ts";
import { rename, symbolAt, treesOf } from "../../generators/lsp/navigation.ts";
import { outlineOf } from "../../generators/lsp/symbols.ts";
import { seeds } from "../support/random.ts";

const { sources: saved } = readSpec(join(import.meta.dirname, "../services/bookings"));
const files = [...saved.keys()];

/** Replaces a part of a file with another text. Numbers from 0 to 1 select both. */
interface Edit {
  readonly file: number;
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

const edits = fc.array(
  fc.record({
    file: fc.double({ min: 0, max: 0.999, noNaN: true }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    text: fc.oneof(
      fc.constantFrom(
        "",
        "x",
        ":",
        ": ",
        "\n",
        "  ",
        "{",
        "}",
        "[",
        "]",
        "- ",
        "'",
        "row",
        "name",
        "D-002",
        "was: x\n",
      ),
      fc.string({ maxLength: 6 }),
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

function edited(
  sources: Sources,
  { file, at, length, text }: Edit,
): { sources: Sources; file: string; offset: number } {
  const name = files[Math.floor(file * files.length)]!;
  const before = sources.get(name)!;
  const offset = Math.floor(at * before.length);
  const after = before.slice(0, offset) + text + before.slice(offset + length);
  return { sources: new Map(sources).set(name, after), file: name, offset: offset + text.length };
}

test("survives random edits, with the same diagnostics as the compiler", () => {
  const analyser = new Analyser(emitters);
  let states = 0;
  fc.assert(
    fc.property(edits, (list) => {
      let sources: Sources = saved;
      for (const edit of list) {
        const state = edited(sources, edit);
        sources = state.sources;
        states++;
        const analysis = analyser.analyse(sources);
        expect(analysis.diagnostics).toEqual(compile(loadSources(sources), emitters).diagnostics);
        const trees = treesOf(analyser, analysis);
        const { file, offset } = state;
        complete(analysis, file, offset);
        hoverAt(analysis, trees, file, offset);
        actionsAt(analysis, trees, { file, start: offset, end: offset });
        const root = trees(file);
        if (root !== undefined) outlineOf(root);
        const symbol = symbolAt(analysis, trees, file, offset);
        if (symbol !== undefined) rename(analyser, analysis, symbol, "renamed");
      }
    }),
    { numRuns: 100 * seeds },
  );
  expect(states).toBeGreaterThan(200 * seeds);
});
