import { visibleJson } from "../../diagnostics/visible.ts";
import { groupChanges, type ChangeGroup } from "../groups.ts";
import { fails, type Report } from "../report.ts";

/** How long an approval counts, unless its writer says otherwise. */
const DAYS = 90;

/**
 * The entries of `spec/approvals.yaml` that the failing changes of a report need, one for equal changes. What they leave empty a person has to write: the
 * schema does not take an approval without a reason.
 */
export function approvalEntries(report: Pick<Report, "changes" | "failOn" | "today">): readonly string[] {
  const expires = daysLater(report.today, DAYS);
  return failingGroups(report).map((group) => approvalEntry(group, expires));
}

/** How many entries the failing changes need. */
export function approvalCount(report: Pick<Report, "changes" | "failOn">): number {
  return failingGroups(report).length;
}

function failingGroups({ changes, failOn }: Pick<Report, "changes" | "failOn">): readonly ChangeGroup[] {
  return groupChanges(changes).filter((group) => group.changes.some((change) => fails(change, failOn)));
}

/** One entry for a change, or for a group of equal changes. */
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
