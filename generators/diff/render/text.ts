import type { Locate } from "../../diagnostics/position.ts";
import { visible } from "../../diagnostics/visible.ts";
import type { Place } from "../../model/place.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Approval } from "../../model/approval.ts";
import type { Change } from "../change.ts";
import { hardestHit } from "../hardest-hit.ts";
import { fails, type Report } from "../report.ts";
import { audiences, verdictKinds, worst, type Audience } from "../verdict.ts";
import type { Look } from "./look.ts";

const titles: { readonly [One in Audience]: string } = {
  sends: "Who sends requests",
  reads: "Who reads answers",
  compiles: "Who compiles TypeScript",
  serves: "Who implements the server",
  documentation: "Who reads the documentation",
};

/** For people: by audience, the worst first. A change stands once, under the audience that it hits hardest. */
export function renderText(report: Report, look: Look): string {
  const { changes, problems } = report;
  if (changes.length + problems.length === 0) return "No changes.\n";
  const groups = audiences.flatMap((audience) => {
    const own = changes.filter((change) => hardestHit(change) === audience);
    return own.length === 0 ? [] : [group(audience, own, look)];
  });
  return [...groups, ...problems.map((problem) => problemEntry(problem, look)), summary(report)].join("\n");
}

function group(audience: Audience, changes: readonly Change[], look: Look): string {
  const sorted = verdictKinds.flatMap((kind) => changes.filter(({ verdicts }) => verdicts[audience] === kind));
  return `${titles[audience]}\n\n${sorted.map((change) => entry(audience, change, look)).join("")}`;
}

function entry(audience: Audience, change: Change, { before, after }: Look): string {
  const { id, cause, verdicts, sentence, from, to, uses, follows, approval } = change;
  const others = audiences.filter((one) => one !== audience && verdicts[one] !== "none").map((one) => `${one} ${verdicts[one]}`);
  const lines = [
    `${verdicts[audience].padEnd(WIDTH)}[${id}] ${visible(sentence)}`,
    `${indent}${[position(from, before), position(to, after)].join(" → ")}`,
    `${indent}${[cause === "knowledge" ? "what is known, not the API" : "the API", ...others].join("; ")}`,
    ...listed("used in", uses),
    ...listed("with it", follows),
    ...(approval === undefined ? [] : [`${indent}${visible(approved(approval))}`]),
  ];
  return lines.map((line) => `  ${line}\n`).join("");
}

function approved({ reason, notified, expires }: Approval): string {
  return `approved until ${expires}: ${reason} (told: ${notified.join(", ")})`;
}

function problemEntry({ severity, code, message, help, place }: Diagnostic, { after }: Look): string {
  return [`${severity}[${code}]: ${visible(message)}`, `  ${position(place, after)}`, `  ${visible(help)}`].map((line) => `${line}\n`).join("");
}

function listed(word: string, all: readonly string[]): readonly string[] {
  if (all.length === 0) return [];
  const more = all.length > MOST ? [`${indent}${word}: ${all.length - MOST} more`] : [];
  return [...all.slice(0, MOST).map((one) => `${indent}${word}: ${visible(one)}`), ...more];
}

function position(place: Place | undefined, locate: Locate): string {
  const found = place && locate(place);
  return found === undefined ? "nowhere" : `${visible(place!.file)}:${found.start.line}:${found.start.column}`;
}

function summary({ changes, failOn }: Report): string {
  const all = changes.map(({ verdicts }) => worst(Object.values(verdicts)));
  const counts = verdictKinds.map((kind) => [kind, all.filter((one) => one === kind).length] as const).filter(([, count]) => count > 0);
  const failing = changes.filter((change) => fails(change, failOn)).length;
  const total = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const lines = [
    [total, counts.map(([kind, count]) => `${count} ${kind}`).join(", ")].filter(Boolean).join(": "),
    ...(failing === 0 ? [] : [`${failing} not approved; the entries to approve them: kiln diff --approve`]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

const WIDTH = 12;
const indent = " ".repeat(WIDTH);

/** How many uses of one thing are named. */
const MOST = 5;
