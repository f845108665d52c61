import { visibleJson } from "../../diagnostics/visible.ts";
import { groupChanges, type ChangeGroup } from "../groups.ts";
import { fails, type Report } from "../report.ts";

/** The number of days for which an approval is valid, unless its author changes the date. */
const DAYS = 90;

/**
 * Returns the entries for `spec/approvals.yaml` that approve the failing changes of a report, one for equal changes.
 * Their empty strings must be filled in, because the schema rejects an approval without a reason.
 */
export function approvalEntries(report: Pick<Report, "changes" | "failOn" | "today">): readonly string[] {
  const expires = daysLater(report.today, DAYS);
  return failingGroups(report).map((group) => approvalEntry(group, expires));
}

export function approvalCount(report: Pick<Report, "changes" | "failOn">): number {
  return failingGroups(report).length;
}

function failingGroups({ changes, failOn }: Pick<Report, "changes" | "failOn">): readonly ChangeGroup[] {
  return groupChanges(changes).filter((group) => group.changes.some((change) => fails(change, failOn)));
}

function approvalEntry({ fingerprint, subject, changes, uses }: ChangeGroup, expires: string): string {
  const lines = [
    `'${fingerprint}':`,
    `  change: ${changes[0]!.id}`,
    `  subject: ${quoted(subject)}`,
    ...(uses.length === 0 ? [] : ["  uses:", ...uses.map((use) => `    - ${quoted(use)}`)]),
    "  reason: ''",
    "  notified: ''",
    `  expires: '${expires}'`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function quoted(text: string): string {
  return visibleJson(JSON.stringify(text));
}

function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
