import { citedSections, type Decision } from "../../generators/model/decision.ts";
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
    ...statements.flatMap(statementLines),
    `repeated word for word: ${repeated.length}`,
    ...repeated.map(({ at, text }) => `  ${at} ${text}`),
  ];
  const faults = [...sources, ...statements].flatMap((one) => one.faults).length + repeated.length;
  return { text: `${lines.join("\n")}\n`, holds: faults === 0 };
}

function sourceLines({ source, held, codes, faults }: SourceAudit, citations: number): readonly string[] {
  const counts = `${source.sections.length} sections, ${codes} codes, cited ${citations} times`;
  if (!held) return [`${source.id}: not looked at, its text is not here; cited ${citations} times`];
  return [`${source.id}: ${counts}; ${faults.length === 0 ? "all hold" : `${faults.length} do not hold`}`, ...faults.map((fault) => `  ${fault}`)];
}

function statementLines({ service, count, faults }: StatementsAudit): readonly string[] {
  return [`statements/${service}.yaml: ${count - faults.length} of ${count} are in the document`, ...faults.map((fault) => `  ${fault}`)];
}
