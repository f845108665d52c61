import { decisionProse } from "../describe/decision.ts";
import type { Decision } from "../model/decision.ts";

/**
 * A decision for people, in lines: what was asked, what was answered and why, and where it is used. `uses` are places
 * such as `spec/a.yaml:3:5`.
 */
export function decisionText(decision: Decision, uses: readonly string[]): string {
  const { id, question, answer, appliesTo, reason, leftOpenBy, grounds } = decisionProse(decision);
  const parts = [
    `${id}: ${question}`,
    answer,
    ...(appliesTo === undefined ? [] : [`Applies to: ${appliesTo}`]),
    `Why: ${reason}`,
    ...(leftOpenBy === undefined ? [] : [listed("Left open by", [leftOpenBy])]),
    listed(
      "Ground",
      grounds.map(({ text }) => text),
    ),
    uses.length === 0 ? "Nothing cites it." : listed("Cited at", uses),
  ];
  return `${parts.join("\n\n")}\n`;
}

function listed(head: string, lines: readonly string[]): string {
  return `${head}:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
