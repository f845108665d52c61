import { bind, type BindResult } from "./bind/bind.ts";
import type { Outputs } from "./check/rule.ts";
import { check } from "./check/rules.ts";
import { hasErrors, type Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Emitter, OutFile } from "./emit/emitter.ts";
import { load, type LoadResult } from "./load/load.ts";
import type { SpecDocument } from "./load/tree.ts";
import { incremental, remembered } from "./model/memo.ts";
import type { Model } from "./model/model.ts";

export interface Compilation {
  /** `undefined` if the spec has errors. */
  readonly model: Model | undefined;
  /** The output of each emitter. It is empty if the spec has errors. */
  readonly outputs: readonly Output[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface Output {
  readonly emitter: string;
  readonly into: string;
  /** The files, which are created lazily and again for each iteration. */
  readonly files: Iterable<OutFile>;
}

export interface FolderCompilation extends Compilation {
  /** The contents of the spec files by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Compiles the spec of a folder. Intermediate results are released, because they are large for a large spec. */
export function compileFolder(root: string, emitters: readonly Emitter[]): FolderCompilation {
  const loaded = load(root);
  return { ...compile(loaded, emitters), sources: loaded.sources };
}

/** The stages between loading and writing. */
export interface Stages {
  bind(documents: readonly SpecDocument[]): BindResult;
  check(model: Model, emitters: readonly Emitter[]): readonly Diagnostic[];
  emit(model: Model, emitter: Emitter): Iterable<OutFile>;
}

/** The stages of a single run. What an emitter remembers for the copy of the model is released with it. */
const singleRun: Stages = { bind, check: checkModel, emit: (model, emitter) => emitter.emit({ ...model }) };

/** Runs the stages between loading and writing. It stops after a stage that finds errors. */
export function compile(
  loaded: Pick<LoadResult, "documents" | "diagnostics">,
  emitters: readonly Emitter[],
  stages: Stages = singleRun,
): Compilation {
  if (hasErrors(loaded.diagnostics)) return failed(loaded.diagnostics);
  const { model, diagnostics: found } = stages.bind(loaded.documents);
  const sofar = [...loaded.diagnostics, ...found];
  if (model === undefined) return failed(sofar);
  const diagnostics = [...sofar, ...stages.check(model, emitters)];
  if (hasErrors(diagnostics)) return failed(diagnostics);
  return { model, outputs: emitters.map((emitter) => outputOf(emitter, model, stages)), diagnostics };
}

/** See `check` for `moved`. */
export function checkModel(model: Model, emitters: readonly Emitter[], moved = model): readonly Diagnostic[] {
  return check(model, outputsOf(emitters), moved);
}

const outputsOf = remembered(
  (emitters: readonly Emitter[]): Outputs => ({
    names: (model) => emitters.flatMap((emitter) => namesOf(emitter, model)),
  }),
);

const namesOf = incremental((emitter: Emitter, model: Model) => emitter.names(model));

export function outputOf(emitter: Emitter, model: Model, stages: Pick<Stages, "emit"> = singleRun): Output {
  const files = { [Symbol.iterator]: () => stages.emit(model, emitter)[Symbol.iterator]() };
  return { emitter: emitter.name, into: emitter.into, files };
}

/** Yields the files of all outputs. `counts` is updated with the number of files of each emitter. */
export function* filesOf(outputs: readonly Output[], counts = new Map<string, number>()): Generator<OutFile> {
  for (const { emitter, files } of outputs) {
    for (const file of files) {
      counts.set(emitter, (counts.get(emitter) ?? 0) + 1);
      yield file;
    }
  }
}

function failed(diagnostics: readonly Diagnostic[]): Compilation {
  return { model: undefined, outputs: [], diagnostics };
}
