import { type CitedSection, type Decision, citedSections } from "../../generators/model/decision.ts";
import type { SourceAudit } from "./audit-source.ts";
import type { StatementsAudit } from "./audit-statements.ts";
import type { SpecText } from "./spec-texts.ts";

export interface AuditReport {
  readonly text: string;
  readonly holds: boolean;
}

export function auditReport(
  decisions: readonly Decision[],
  sources: readonly SourceAudit[],
  statements: readonly StatementsAudit[],
  repeated: readonly SpecText[],
): AuditReport {
  const cited = decisions.flatMap(citedSections);
  const lines = [
    ...sources.flatMap((one) => sourceLines(one, cited.filter(({ source }) => source === one.source).length)),
    ...statements.flatMap((one) => serviceLines(one, cited, sources)),
    `repeated word for word: ${repeated.length}`,
    ...repeated.map(({ at, text }) => `  ${at} ${text}`),
  ];
  const audited = [...sources, ...statements, ...statements.flatMap(({ placed }) => placed)];
  const faults = [
    ...audited.flatMap((one) => one.faults),
    ...statements.flatMap(({ surplus }) => surplus),
    ...repeated,
  ];
  return { text: `${lines.join("\n")}\n`, holds: faults.length === 0 };
}

function sourceLines({ source, held, codes, faults }: SourceAudit, citations: number): readonly string[] {
  const counts = `${source.sections.length} sections, ${codes} codes, cited ${citations} times`;
  if (!held) return [`${source.id}: not looked at, its text is not here; cited ${citations} times`];
  return [
    `${source.id}: ${counts}; ${faults.length === 0 ? "all hold" : `${faults.length} do not hold`}`,
    ...faults.map((fault) => `  ${fault}`),
  ];
}

/**
 * Reports on a service: the number of statements that the spec covers, the number of our statements that occur in the
 * document, and the number of correct citations.
 */
function serviceLines(
  audit: StatementsAudit,
  cited: readonly CitedSection[],
  sources: readonly SourceAudit[],
): readonly string[] {
  const { service, document, count, faults, surplus, placed } = audit;
  const missed = placed.filter((one) => one.faults.length > 0);
  const own = cited.filter(({ source }) => source.id === document);
  const broken = sources.find(({ source }) => source.id === document)?.faults ?? [];
  const held = own.filter(({ section }) => !broken.some((fault) => fault.includes(`“${section.name}”`)));
  return [
    `${service}: ${placed.length - missed.length} of ${placed.length} statements of ${document} have their place in the spec,`,
    `  ${count - faults.length} of ${count} parts of statements/${service}.yaml are in the document, ` +
      `${held.length} of ${own.length} citations of it hold`,
    ...[...missed.flatMap((one) => one.faults), ...faults, ...surplus].map((fault) => `  ${fault}`),
  ];
}

/** Lists each statement by its number, in the words of the spec and not of the document. */
export function statementList(statements: readonly StatementsAudit[]): string {
  const lines = statements.flatMap(({ service, placed }) =>
    placed.map(
      ({ unit, places }) => `${service} ${unit.number} (${unit.section}): ${places.join("; ") || "about the document"}`,
    ),
  );
  return lines.map((line) => `${line}\n`).join("");
}
