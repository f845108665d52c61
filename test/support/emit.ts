import { join } from "node:path";
import { compile, type Compilation } from "../../generators/compile.ts";
import type { Emitter } from "../../generators/emit/emitter.ts";
import { load, loadSources, type LoadResult } from "../../generators/load/load.ts";
import { overBase } from "./base.ts";
import type { SpecFiles } from "./expect-errors.ts";

/** Output texts of emitters, keyed by the path from the root. */
export type Texts = ReadonlyMap<string, string>;

export const rootFolder = join(import.meta.dirname, "../..");

/** Returns the emitters' outputs for the base spec with some files replaced. Throws if the spec has errors. */
export function emitted(emitters: readonly Emitter[], spec: SpecFiles = {}): Texts {
  return texts(loadSources(overBase(new Map(Object.entries(spec)))), emitters);
}

let loaded: LoadResult | undefined;
let compiled: Compilation | undefined;

/** Returns the real spec, which no test changes. It is loaded once per process. */
export function loadedSpec(): LoadResult {
  return (loaded ??= load(rootFolder));
}

/** Returns the model of the real spec, with its diagnostics. It is compiled once per process. */
export function compiledSpec(): Compilation {
  return (compiled ??= compile(loadedSpec(), []));
}

const fromSpec = new Map<Emitter, Texts>();

/** Returns the emitters' outputs for the real spec. Each emitter runs once per process, on its first use. */
export function emittedFromSpec(emitters: readonly Emitter[]): Texts {
  const missing = emitters.filter((emitter) => !fromSpec.has(emitter));
  if (missing.length > 0)
    for (const [emitter, files] of textsOfEach(loadedSpec(), missing)) fromSpec.set(emitter, files);
  return new Map(emitters.flatMap((emitter) => [...fromSpec.get(emitter)!]));
}

function texts(loaded: LoadResult, emitters: readonly Emitter[]): Texts {
  return new Map([...textsOfEach(loaded, emitters).values()].flatMap((files) => [...files]));
}

function textsOfEach(loaded: LoadResult, emitters: readonly Emitter[]): ReadonlyMap<Emitter, Texts> {
  const { model, outputs, diagnostics } = compile(loaded, emitters);
  if (model === undefined)
    throw new Error(diagnostics.map(({ code, message, place }) => `${place?.file} ${code}: ${message}`).join("\n"));
  return new Map(
    emitters.map((emitter, index) => [
      emitter,
      new Map(Array.from(outputs[index]!.files, ({ path, text }) => [path, text] as const)),
    ]),
  );
}

export function jsonOf(files: Texts, path: string): Record<string, unknown> {
  const text = files.get(path);
  if (text === undefined) throw new Error(`No ${path} among ${[...files.keys()].join(", ")}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Returns a nested value in a JSON value by its keys. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}
