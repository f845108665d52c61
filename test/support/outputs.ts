import { expect } from "vitest";
import { emitters } from "../../generators/index.ts";
import { compile } from "./compile.ts";
import { loadedSpec } from "./emit.ts";
import { lineChanges } from "./line-changes.ts";
import { random } from "./random.ts";
import { shuffled } from "./shuffle-keys.ts";

export type Texts = ReadonlyMap<string, string>;

/** The spec of this project, and its outputs. */
export const real = loadedSpec().sources;
export const outputs = outputsOf(real);

export function outputsOf(sources: Texts): Texts {
  const { filesIn, diagnostics } = compile(sources, emitters);
  expect(
    diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ place, message }) => `${place?.file}: ${message}`),
  ).toEqual([]);
  const files = filesIn(new Set(emitters.map(({ into }) => into)));
  return new Map(files.map(({ path, text }) => [path, text]));
}

export function shuffle(sources: Texts, seed: number): Texts {
  const chance = random(seed);
  return new Map([...sources].map(([file, text]) => [file, shuffled(file, text, chance)]));
}

/** Expects the same files in the same order, with identical bytes. Reports differences by line. */
export function expectSame(actual: Texts, wanted = outputs): void {
  expect([...actual.keys()]).toEqual([...wanted.keys()]);
  expect(changesTo(actual, wanted)).toEqual([]);
  for (const [path, text] of actual) expect(text === wanted.get(path), path).toBe(true);
}

export interface Change {
  readonly path: string;
  readonly kind: "added" | "removed";
  readonly line: string;
  readonly context: string;
}

export function changesTo(actual: Texts, before = outputs): readonly Change[] {
  return [...actual]
    .filter(([path, text]) => text !== before.get(path))
    .flatMap(([path, text]) => {
      const { added, removed } = lineChanges(before.get(path) ?? "", text);
      return [
        ...added.map((line): Change => ({ path, kind: "added", ...line })),
        ...removed.map((line): Change => ({ path, kind: "removed", line, context: line })),
      ];
    });
}
