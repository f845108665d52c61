import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/model.ts";
import type { Outputs } from "./rule.ts";
import { rules } from "./rules.ts";

/** Runs every rule and returns the diagnostics, in the order of the rules. */
export function check(model: Model, outputs: Outputs): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const rule of rules) rule.check(model, (diagnostic) => diagnostics.push(diagnostic), outputs);
  return diagnostics;
}
