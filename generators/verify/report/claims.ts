import { diagnostic, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import { visible } from "../../diagnostics/visible.ts";
import type { Model } from "../../model/model.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Claim } from "../suite/case.ts";
import { claimKey } from "../suite/claim.ts";

/** The verdict about a claim, from all of its cases. */
export interface ClaimReport {
  readonly claim: Claim;
  readonly kind: Verdict["kind"];
  /** The verdict that decides: the first that refutes or answers, otherwise the first that confirms. */
  readonly deciding: Verdict;
  /** The ids of all cases. */
  readonly cases: readonly string[];
}

/** The kinds of verdicts, the strongest first: one refutation outweighs all confirmations. */
const kinds = ["refuted", "answered", "confirmed", "untestable"] as const satisfies readonly Verdict["kind"][];

/** Groups verdicts by claim, in the order of the spec. */
export function reportClaims(verdicts: readonly Verdict[]): readonly ClaimReport[] {
  const groups = [...groupBy(verdicts, ({ claim }) => claimKey(claim)).values()];
  const reports = groups.map((all): ClaimReport => {
    const ordered = all.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
    const kind = kinds.find((one) => ordered.some((verdict) => verdict.kind === one))!;
    const deciding = ordered.find((verdict) => verdict.kind === kind)!;
    return { claim: deciding.claim, kind, deciding, cases: [...new Set(ordered.map(({ id }) => id))] };
  });
  return inOrder(reports);
}

/** Returns reports in the order of the spec. */
export function inOrder<Report extends ClaimReport>(reports: readonly Report[]): readonly Report[] {
  const place = ({ claim }: ClaimReport): string =>
    `${claim.place.file}\u0000${String(claim.place.start).padStart(9, "0")}\u0000${claim.subject} ${claim.attribute}`;
  return reports.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** Returns a verdict for each open question of a model that no response has answered. */
export function openQuestions({ decisions }: Model, verdicts: readonly Verdict[]): readonly Verdict[] {
  const seen = new Set(verdicts.map(({ claim }) => claim.decision));
  const open = decisions.filter(({ id, answer }) => answer.kind === "unknown" && !seen.has(id));
  return open.map(({ id, question, place }) => ({
    claim: { service: "", subject: id, attribute: question, value: "", status: "unknown", decision: id, place },
    kind: "untestable",
    observed: "no request of the suite shows it",
    value: undefined,
    request: "",
    id: `decisions/${id}`,
  }));
}

/**
 * Returns the diagnostic for a claim that the service refutes or answers, or undefined for other claims. `evidence` is a
 * sentence about the response that shows it.
 */
export function findingOf(
  { claim, kind, deciding }: ClaimReport,
  evidence = `Repeat the case with --only ${deciding.id}.`,
): Diagnostic | undefined {
  const { place, subject, attribute, value, decision = "" } = claim;
  const slots = {
    subject,
    attribute,
    value: visible(value),
    observed: visible(deciding.observed),
    request: visible(deciding.request),
    evidence,
  };
  if (kind === "answered" && claim.decision === undefined) return diagnostic("undescribed-field", place, slots);
  if (kind === "answered") return diagnostic("question-answered", place, { ...slots, decision });
  if (kind !== "refuted") return undefined;
  return claim.status === "documented"
    ? diagnostic("claim-refuted", place, slots)
    : diagnostic("decision-refuted", place, { ...slots, decision });
}
