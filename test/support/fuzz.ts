import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { load as loadFolder } from "../../generators/index.ts";
import { readFiles } from "./files.ts";
import { loadAgain, type Load } from "./load-again.ts";
import { mutate, vocabularyOf, type Mutant, type Sources } from "./mutate.ts";
import { outcomeOf } from "./outcome.ts";
import { random } from "./random.ts";

const only = process.env["FUZZ_SEED"];
const more = process.env["FUZZ_MUTANTS"];

/** Number of mutants of each spec: of the small complete one, and of the real one. */
export interface Counts {
  readonly small: number;
  readonly real: number;
}

/**
 * Tests that the compiler ends with diagnostics and never with a stack trace, for any input. Seeds start at `first`.
 * FUZZ_MUTANTS=50000 creates more mutants of each spec. FUZZ_SEED=123 creates only that mutant and prints the files
 * that it changed.
 */
export function fuzz(first: number, counts: Counts): void {
  const specs: readonly (readonly [name: string, sources: Sources, mutants: number])[] = [
    [
      "the small spec with everything in it",
      readFiles(join(import.meta.dirname, "../fixtures/complete")),
      counts.small,
    ],
    ["the real spec", loadFolder(join(import.meta.dirname, "../..")).sources, counts.real],
  ];

  describe.each(specs)("mutants of %s", (name, sources, count) => {
    const vocabulary = vocabularyOf(sources);
    const load = loadAgain(sources);
    const mutantOf = (seed: number): Mutant => mutate(sources, vocabulary, random(seed));

    test.runIf(only === undefined)("end with files or with located errors", () => {
      const total = more === undefined ? count : Number(more);
      let compiled = 0;
      const crashes: string[] = [];
      for (let seed = first; seed < first + total; seed++) {
        const fault = faultOf(mutantOf(seed), load, () => compiled++);
        if (fault !== undefined)
          crashes.push(
            `seed ${seed}: ${fault}\n  FUZZ_SEED=${seed} npx vitest run --project fast test/fuzz.test.ts -t "${name}"`,
          );
      }
      console.log(`${total} mutants of ${name}: ${compiled} compile, ${total - compiled} are refused`);
      expect(crashes.slice(0, 10).join("\n"), `${crashes.length} mutants`).toBe("");
      expect(compiled / total).toBeGreaterThan(0.05);
      expect(compiled / total).toBeLessThan(0.6);
    });

    test.runIf(only !== undefined)(`seed ${only}`, () => {
      const mutant = mutantOf(Number(only));
      for (const [file, text] of mutant.sources) if (text !== sources.get(file)) console.log(`${file}\n${text}`);
      console.log(mutant.story.join("\n"));
      expect(outcomeOf(mutant.sources)).toBeDefined();
    });
  });
}

function faultOf({ sources, story }: Mutant, load: Load, onValid: () => void): string | undefined {
  try {
    if (outcomeOf(sources, { load }).isValid) onValid();
    return undefined;
  } catch (error) {
    const { message, stack = "" } = error as Error;
    return `${message} ${/generators\/[^)]*/.exec(stack)?.[0] ?? ""}\n  ${story.join("; ")}`;
  }
}
