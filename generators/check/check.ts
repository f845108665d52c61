import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/model.ts";
import { rules } from "./rules.ts";

/** Asks every rule; what they find, in the order of the rules. */
export function check(model: Model): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const rule of rules) rule.check(model, (diagnostic) => diagnostics.push(diagnostic));
  return diagnostics;
}
