import { visibleJson } from "../../diagnostics/visible.ts";
import type { Change } from "../change.ts";
import { fails, type Report } from "../report.ts";

/** How long an approval counts, unless its writer says otherwise. */
const DAYS = 90;

/**
 * The entries of `spec/approvals.yaml` that the changes of a report need which fail it. What they leave empty a person has to write: the
 * schema does not take an approval without a reason.
 */
export function approvalEntries({ changes, failOn, today }: Report): string {
  const expires = daysLater(today, DAYS);
  return changes.filter((change) => fails(change, failOn)).map((change) => approvalEntry(change, expires)).join("");
}

function approvalEntry({ fingerprint, id, subject }: Change, expires: string): string {
  const lines = [`'${fingerprint}':`, `  change: ${id}`, `  subject: ${visibleJson(JSON.stringify(subject))}`, "  reason: ''", "  notified: ''", `  expires: '${expires}'`];
  return lines.map((line) => `${line}\n`).join("");
}

function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
