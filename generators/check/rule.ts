import type { Code } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/model.ts";
import type { DeclaredName } from "../naming/declared-name.ts";

/** A constraint on a model; its file is named after the code that it reports. */
export interface Rule {
  readonly code: Code;
  check(model: Model, report: Report, outputs: Outputs): void;
}

export interface Outputs {
  readonly names: readonly DeclaredName[];
}

export type Report = (diagnostic: Diagnostic) => void;
