import type { Code } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/model.ts";
import type { DeclaredName } from "../naming/declared-name.ts";
import type { Module, Parameter } from "../model/query.ts";
import type { Place } from "../model/place.ts";

/** A constraint on a model; its file is named after the code that it reports. */
export interface Rule {
  readonly code: Code;
  check(model: Model, report: Report, outputs: Outputs): void;
}

export interface Outputs {
  readonly names: readonly DeclaredName[];
}

export type Report = (diagnostic: Diagnostic) => void;

/**
 * Returns the place where a maintainer of the module finds the parameter: the `$include` for an included one, the
 * module's name for a borrowed one.
 */
export function placeIn(module: Module, parameter: Parameter): Place {
  if (module.sameParametersAs !== undefined) return module.place;
  return parameter.fromGroup?.place ?? parameter.place;
}
