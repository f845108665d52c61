import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Locate } from "../../diagnostics/position.ts";
import { junitXml, type JunitSuite, type JunitTest } from "../../diagnostics/render/junit-xml.ts";
import type { Change } from "../change.ts";
import type { EmittedChange } from "../emitted/compare-emitted.ts";
import { fails, isEmittedFailing, type Report } from "../report.ts";
import { worstOf, worstFirst, audienceTitle, audiences, verdictKinds, type Audience } from "../../model/verdict.ts";
import { emittedChanges, emittedExplained, emittedSpot } from "./text.ts";
import { type Look, type Spot, approvalText, explained, spotOf, startOf, whereText } from "./sections.ts";
import { hardestHit } from "../judge.ts";

interface Suite extends Omit<JunitSuite, "tests"> {
  readonly tests: readonly Test[];
}

interface Test extends JunitTest {
  readonly spot?: Spot;
}

type Outcome = JunitTest["outcome"];

/**
 * Renders a suite for each audience with a test for each change, which fails if the change does. Problems with
 * approvals are another suite.
 */
export function renderJunit(report: Report, look: Look): string {
  return documentOf(suitesOf(report, look));
}

/** Renders the findings of a spec as a suite in which each error is a failure. */
export function findingsJunit(name: string, findings: readonly Diagnostic[], locate: Locate): string {
  return documentOf([{ name, tests: findings.map((finding) => problemTest(finding, finding.message, locate)) }]);
}

function documentOf(suites: readonly Suite[]): string {
  const placed = suites.map(({ name, tests }) => ({
    name,
    tests: tests.map(({ spot, ...test }) => ({ ...test, file: spot?.place?.file, line: spot && startOf(spot)?.line })),
  }));
  return junitXml("kiln diff", placed);
}

function suitesOf(report: Report, look: Look): readonly Suite[] {
  const { changes, problems, failOn } = report;
  const groups = byAudience(changes).map((group) => ({
    name: audienceTitle(group.audience),
    tests: group.changes.map((change) => changeTest(change, fails(change, failOn), look)),
  }));
  const approvals = {
    name: "Approvals and versions",
    tests: problems.map((one) => problemTest(one, `approval ${one.slots["fingerprint"]}`, look.after)),
  };
  const emitted = {
    name: "Emitted outputs",
    tests: emittedChanges(report).map((change) => emittedTest(change, isEmittedFailing(change, failOn))),
  };
  const suites = [...groups, emitted, approvals].filter(({ tests }) => tests.length > 0);
  return suites.length === 0 ? [unchanged] : suites;
}

/** A passing test, because some readers report a file without tests as an error. */
const unchanged: Suite = {
  name: "No changes",
  tests: [
    {
      classname: "kiln.diff",
      name: "No changes",
      outcome: { kind: "system-out", attributes: {}, lines: ["No changes."] },
    },
  ],
};

/** The name contains the fingerprint, which distinguishes changes of the same class and subject. */
function changeTest(change: Change, isFailing: boolean, look: Look): Test {
  const name = `${change.subject} (${change.fingerprint})`;
  const lines = [...explained(change), whereText(change, look)];
  return {
    classname: `kiln.diff.${change.id}`,
    name,
    spot: spotOf(change, look),
    outcome: outcomeOf(change, isFailing, lines),
  };
}

function outcomeOf(change: Change, isFailing: boolean, lines: readonly string[]): Outcome {
  if (isFailing) return { kind: "failure", attributes: { type: worstOf(change), message: change.sentence }, lines };
  if (change.approval !== undefined)
    return { kind: "skipped", attributes: { message: approvalText(change.approval) }, lines: [] };
  return { kind: "system-out", attributes: {}, lines };
}

function emittedTest(change: EmittedChange, isFailing: boolean): Test {
  const { id, file, subject, sentence } = change;
  const lines = emittedExplained(change);
  const outcome: Outcome = isFailing
    ? { kind: "failure", attributes: { type: worstOf(change), message: sentence }, lines }
    : { kind: "system-out", attributes: {}, lines };
  return {
    classname: `kiln.diff.${id}`,
    name: [file, subject].filter(Boolean).join(" / "),
    spot: emittedSpot(change),
    outcome,
  };
}

function problemTest({ code, severity, message, help, place }: Diagnostic, name: string, locate: Locate): Test {
  const outcome: Outcome =
    severity === "error"
      ? { kind: "failure", attributes: { type: code, message }, lines: [message, help] }
      : { kind: "system-out", attributes: {}, lines: [message, help] };
  return { classname: `kiln.diff.${code}`, name, spot: { place, locate }, outcome };
}

interface AudienceGroup {
  readonly audience: Audience;
  readonly changes: readonly Change[];
}

/** Groups changes by the audience that each affects most. The worst changes and their audiences come first. */
function byAudience(changes: readonly Change[]): readonly AudienceGroup[] {
  const sorted = worstFirst(changes);
  const groups = audiences.map((audience) => ({
    audience,
    changes: sorted.filter((change) => hardestHit(change) === audience),
  }));
  return verdictKinds.flatMap((kind) =>
    groups.filter((group) => group.changes[0] !== undefined && worstOf(group.changes[0]) === kind),
  );
}
