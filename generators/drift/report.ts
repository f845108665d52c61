import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { visible } from "../diagnostics/visible.ts";
import type { Difference } from "./compare.ts";

/**
 * Returns the finding for a difference. If the live API contradicts a decision, it does not contradict a documented
 * fact.
 */
export function findingOf({
  kind,
  subject,
  attribute = "",
  spec = "none",
  live = "none",
  decision,
  place,
}: Difference): Diagnostic {
  const basis = decision === undefined ? "documented" : `decided by ${decision}`;
  switch (kind) {
    case "undescribed":
      return diagnostic("live-undescribed", place, { subject });
    case "missing":
      return diagnostic("live-missing", place, { subject, basis });
    case "answer":
      return diagnostic("live-answer", place, { subject, attribute, live, decision: decision ?? "" });
    case "different":
      return decision === undefined
        ? diagnostic("live-different", place, { subject, attribute, spec, live })
        : diagnostic("live-refuted", place, { subject, attribute, spec, live, decision });
  }
}

/** Returns the line of a difference in a baseline. It stays the same as long as both sides are unchanged. */
export function lineOf({ kind, subject, attribute, spec = "none", live = "none" }: Difference): string {
  const what = attribute === undefined ? "" : ` ${attribute}: ${spec} → ${live}`;
  return visible(`${kind} ${subject}${what}`);
}

/** Returns the differences that a baseline does not accept, and its lines that no longer match a difference. */
export function withoutAccepted(
  differences: readonly Difference[],
  baseline: readonly string[],
): { readonly open: readonly Difference[]; readonly obsolete: readonly string[] } {
  const [accepted, found] = [new Set(baseline), new Set(differences.map(lineOf))];
  return {
    open: differences.filter((one) => !accepted.has(lineOf(one))),
    obsolete: baseline.filter((line) => !found.has(line)),
  };
}
