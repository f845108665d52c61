import type { Outputs, Rule } from "./rule.ts";
import { ambiguousPath } from "./rules/ambiguous-path.ts";
import { codeNotInGround } from "./rules/code-not-in-ground.ts";
import { contradictedText } from "./rules/contradicted-text.ts";
import { cursorNotTaken } from "./rules/cursor-not-taken.ts";
import { duplicateAlias } from "./rules/duplicate-alias.ts";
import { duplicateName } from "./rules/duplicate-name.ts";
import { duplicateValue } from "./rules/duplicate-value.ts";
import { fieldNotReturned } from "./rules/field-not-returned.ts";
import { inconsistentExample } from "./rules/inconsistent-example.ts";
import { indistinctResponses } from "./rules/indistinct-responses.ts";
import { invalidConstant } from "./rules/invalid-constant.ts";
import { invalidDefault } from "./rules/invalid-default.ts";
import { invalidDiscriminator } from "./rules/invalid-discriminator.ts";
import { invalidExample } from "./rules/invalid-example.ts";
import { invalidName } from "./rules/invalid-name.ts";
import { invalidPath } from "./rules/invalid-path.ts";
import { invalidPattern } from "./rules/invalid-pattern.ts";
import { invalidPoll } from "./rules/invalid-poll.ts";
import { invalidRange } from "./rules/invalid-range.ts";
import { invalidRelease } from "./rules/invalid-release.ts";
import { invalidTemplate } from "./rules/invalid-template.ts";
import { misspeltName } from "./rules/misspelt-name.ts";
import { misspeltState } from "./rules/misspelt-state.ts";
import { needsProfile } from "./rules/needs-profile.ts";
import { notAsText } from "./rules/not-as-text.ts";
import { valueNotDecided } from "./rules/value-not-decided.ts";
import { outputCollision } from "./rules/output-collision.ts";
import { readOnlyWrite } from "./rules/read-only-write.ts";
import { slowPattern } from "./rules/slow-pattern.ts";
import { tooManyMembers } from "./rules/too-many-members.ts";
import { undefinedState } from "./rules/undefined-state.ts";
import { unexpectedBody } from "./rules/unexpected-body.ts";
import { unreachableState } from "./rules/unreachable-state.ts";
import { unreachableRule } from "./rules/unreachable-rule.ts";
import { unsatisfiableRule } from "./rules/unsatisfiable-rule.ts";
import { unsatisfiableShape } from "./rules/unsatisfiable-shape.ts";
import { unusableParameter } from "./rules/unusable-parameter.ts";
import { unusedDecision } from "./rules/unused-decision.ts";
import { unusedDefault } from "./rules/unused-default.ts";
import { unusedDefinition } from "./rules/unused-definition.ts";
import { unusedQuestion } from "./rules/unused-question.ts";
import { versionNotRaised } from "./rules/version-not-raised.ts";
import { wireNameCollision } from "./rules/wire-name-collision.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { incremental } from "../model/memo.ts";
import type { Model } from "../model/model.ts";

/** The rules in reading order. Names come first, because other faults may result from them. */
const rules: readonly Rule[] = [
  invalidName,
  duplicateName,
  duplicateAlias,
  duplicateValue,
  wireNameCollision,
  outputCollision,
  needsProfile,
  invalidTemplate,
  invalidPath,
  ambiguousPath,
  unexpectedBody,
  notAsText,
  indistinctResponses,
  invalidPoll,
  readOnlyWrite,
  invalidConstant,
  invalidDefault,
  unusedDefault,
  invalidDiscriminator,
  invalidExample,
  inconsistentExample,
  invalidRange,
  invalidPattern,
  slowPattern,
  unsatisfiableShape,
  unsatisfiableRule,
  unreachableRule,
  unusableParameter,
  tooManyMembers,
  undefinedState,
  unreachableState,
  misspeltState,
  fieldNotReturned,
  cursorNotTaken,
  contradictedText,
  misspeltName,
  unusedDecision,
  valueNotDecided,
  unusedQuestion,
  codeNotInGround,
  unusedDefinition,
  invalidRelease,
  versionNotRaised,
];

/**
 * Runs every rule and returns the diagnostics, in the order of the rules. `moved` is the same model, except that the
 * offsets of its places may be outdated. Most changes only move places, so most rules need not run again on `moved`,
 * and those that report nothing there need not run on `model`.
 */
export function check(model: Model, outputs: Outputs, moved = model): readonly Diagnostic[] {
  return rules.flatMap((rule) => {
    const isSilent = rule.readsPlaces !== true && findings(rule, moved, outputs).length === 0;
    return isSilent ? [] : findings(rule, model, outputs);
  });
}

const findings = incremental((rule: Rule, model: Model, outputs: Outputs): readonly Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  rule.check(model, (diagnostic) => diagnostics.push(diagnostic), outputs);
  return diagnostics;
});
