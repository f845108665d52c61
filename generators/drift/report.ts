import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { visible } from "../diagnostics/visible.ts";
import type { Difference } from "./compare.ts";

/** The finding of a difference. A decision that the live API refutes is not a documented fact that it contradicts. */
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

/** The line of a difference in a baseline: the same as long as both sides state the same. */
export function lineOf({ kind, subject, attribute, spec = "none", live = "none" }: Difference): string {
  const what = attribute === undefined ? "" : ` ${attribute}: ${spec} → ${live}`;
  return visible(`${kind} ${subject}${what}`);
}

/** The differences that a baseline does not accept, and its lines that no longer match one. */
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
