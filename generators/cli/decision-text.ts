import type { Decision, Ground } from "../model/decision.ts";
import type { CitedSection } from "../model/source.ts";

/** A decision for people, in lines: what was asked, what was answered and why, and where it is used. `uses` are places such as `spec/a.yaml:3:5`. */
export function decisionText({ id, question, source, answer, reason, grounds }: Decision, uses: readonly string[]): string {
  const parts = [
    `${id}: ${question}`,
    answer.kind === "unknown" ? "Not known yet." : answer.text,
    `Why: ${reason}`,
    ...(source === undefined ? [] : [listed("Left open by", [citedText(source)])]),
    listed("Ground", grounds.map(groundText)),
    uses.length === 0 ? "Nothing cites it." : listed("Cited at", uses),
  ];
  return `${parts.join("\n\n")}\n`;
}

function listed(head: string, lines: readonly string[]): string {
  return `${head}:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

function groundText(ground: Ground): string {
  return ground.kind === "project" ? "the project's own choice" : citedText(ground.cited);
}

/** Such as `RFC 9110 (June 2022), section “15.5.6”: Method not allowed. https://…`. */
function citedText({ source, section }: CitedSection): string {
  const address = section.address ?? source.address;
  return `${source.title} (${source.edition}), section “${section.name}”: ${section.title}.${address === undefined ? "" : ` ${address}`}`;
}
