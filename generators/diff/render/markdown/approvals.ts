import { inlineText } from "../../../codegen/markdown.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import type { Locate } from "../../../diagnostics/position.ts";
import { approvalEntries } from "../../approvals/approve.ts";
import type { Report } from "../../report.ts";
import { type Look, positionText } from "../sections.ts";
import { code, shortened } from "./text.ts";

/** Lists problems with approvals and with raised versions. */
export function wrongApprovals({ problems }: Report, { after }: Look): readonly string[] {
  return problems.length === 0 ? [] : [`### Approvals and versions\n\n${findingList(problems, after)}`];
}

/** Lists as many findings as there is space for. */
export function findingList(findings: readonly Diagnostic[], locate: Locate): string {
  return fitting(findings.map((finding) => item(finding, locate)));
}

function item({ severity, message, help, place }: Diagnostic, locate: Locate): string {
  const at = positionText({ place, locate });
  const where = at === undefined ? "" : ` ${code(at)}`;
  return `- **${severity}**: ${inlineText(shortened(message))}${where}<br>${inlineText(shortened(help))}\n`;
}

export function missingApprovals(report: Report): readonly string[] {
  const entries = approvalEntries(report);
  if (entries.length === 0) return [];
  const title = "To approve what fails: entries for spec/approvals.yaml, which <code>kiln diff --approve</code> prints";
  return [`<details><summary>${title}</summary>\n\n\`\`\`yaml\n${fitting(entries)}\`\`\`\n\n</details>\n`];
}

function fitting(texts: readonly string[]): string {
  let fitted = "";
  for (const text of texts) if (fitted.length + text.length <= ROOM) fitted += text;
  return fitted;
}

const ROOM = 8_000;
