import type { Code } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/model.ts";

/** One thing that has to hold of a model; its file is named after the code it reports. */
export interface Rule {
  readonly code: Code;
  check(model: Model, report: Report): void;
}

export type Report = (diagnostic: Diagnostic) => void;
