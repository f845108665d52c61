import { junitXml, type JunitTest } from "../../diagnostics/render/junit-xml.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Place } from "../../model/place.ts";
import { findingOf, type ClaimReport } from "./claims.ts";

/**
 * Renders a suite for each service with a test for each claim. Claims that are not testable are skipped. `folder` is the
 * prefix of file names.
 */
export function claimsJunit(
  reports: readonly ClaimReport[],
  folder: string,
  lineOf: (place: Place) => number | undefined,
): string {
  const suites = [...groupBy(reports, ({ claim }) => claim.service)];
  return junitXml(
    "kiln verify",
    suites.map(([name, all]) => ({ name, tests: all.map((one) => testOf(one, folder, lineOf(one.claim.place))) })),
  );
}

function testOf(report: ClaimReport, folder: string, line: number | undefined): JunitTest {
  const { claim, kind, deciding } = report;
  const finding = findingOf(report);
  const outcome: JunitTest["outcome"] =
    finding !== undefined
      ? {
          kind: "failure",
          attributes: { type: finding.code, message: finding.message },
          lines: [finding.message, finding.help],
        }
      : kind === "untestable"
        ? { kind: "skipped", attributes: { message: deciding.observed }, lines: [] }
        : { kind: "system-out", attributes: {}, lines: [deciding.request] };
  const { service, subject, attribute, value, place } = claim;
  return {
    classname: `kiln.verify.${service}`,
    name: `${subject} ${attribute} ${value}`.trim(),
    file: folder + place.file,
    line,
    outcome,
  };
}
