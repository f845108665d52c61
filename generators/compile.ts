import { bind } from "./bind/bind.ts";
import { check } from "./check/check.ts";
import { hasErrors, type Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Emitter, OutFile } from "./emit/emitter.ts";
import type { LoadResult } from "./load/load.ts";
import type { Model } from "./model/model.ts";

export interface Compilation {
  /** Undefined where the spec has errors. */
  readonly model: Model | undefined;
  /** What each emitter made; nothing where the spec has errors. */
  readonly outputs: readonly Output[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface Output {
  readonly emitter: string;
  readonly into: string;
  readonly files: readonly OutFile[];
}

/** Everything between reading and writing. A stage that finds errors is the last one that runs. */
export function compile(loaded: Pick<LoadResult, "documents" | "diagnostics">, emitters: readonly Emitter[]): Compilation {
  if (hasErrors(loaded.diagnostics)) return failed(loaded.diagnostics);
  const bound = bind(loaded.documents);
  const sofar = [...loaded.diagnostics, ...bound.diagnostics];
  if (bound.model === undefined) return failed(sofar);
  const diagnostics = [...sofar, ...check(bound.model)];
  if (hasErrors(diagnostics)) return failed(diagnostics);
  const { model } = bound;
  return { model, outputs: emitters.map(({ name, into, emit }) => ({ emitter: name, into, files: emit(model) })), diagnostics };
}

function failed(diagnostics: readonly Diagnostic[]): Compilation {
  return { model: undefined, outputs: [], diagnostics };
}
