import { bind, type BindResult } from "./bind/bind.ts";
import { check } from "./check/check.ts";
import { hasErrors, type Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Emitter, OutFile } from "./emit/emitter.ts";
import { load, type LoadResult } from "./load/load.ts";
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

/**
 * Runs the stages between reading and writing. It stops after a stage that finds errors. `bound` is the result of
 * binding the documents, if the caller has it.
 */
export function compile(
  loaded: Pick<LoadResult, "documents" | "diagnostics">,
  emitters: readonly Emitter[],
  bound?: BindResult,
): Compilation {
  if (hasErrors(loaded.diagnostics)) return failed(loaded.diagnostics);
  const { model, diagnostics: found } = bound ?? bind(loaded.documents);
  const sofar = [...loaded.diagnostics, ...found];
  if (model === undefined) return failed(sofar);
  const names = emitters.flatMap((emitter) => emitter.names(model));
  const diagnostics = [...sofar, ...check(model, { names })];
  if (hasErrors(diagnostics)) return failed(diagnostics);
  return { model, outputs: emitters.map((emitter) => outputOf(emitter, model)), diagnostics };
}

export function outputOf({ name, into, emit }: Emitter, model: Model): Output {
  return { emitter: name, into, files: { [Symbol.iterator]: () => emit(model)[Symbol.iterator]() } };
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
