import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { incremental } from "../model/memo.ts";
import type { Model } from "../model/model.ts";
import type { Outputs, Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/** Runs every rule and returns the diagnostics, in the order of the rules. */
export function check(model: Model, outputs: Outputs): readonly Diagnostic[] {
  return rules.flatMap((rule) => findings(rule, model, outputs));
}

const findings = incremental((rule: Rule, model: Model, outputs: Outputs): readonly Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  rule.check(model, (diagnostic) => diagnostics.push(diagnostic), outputs);
  return diagnostics;
});
