import { expect } from "vitest";
import type { QueryService } from "../../generators/model/query.ts";
import { expandParameters } from "../../generators/naming/wire-names.ts";
import { valueSetsById } from "../../generators/model/type.ts";
import { queryService } from "../validators/service.ts";
import type { Replay } from "./replay.ts";
import { report } from "./report.ts";
import type { Row } from "./row.ts";

/** Recorded verdicts with which Kiln disagrees, by the id of the row, with the reason. */
const known: Readonly<Record<number, string>> = {
  3315: "the document leaves out one scheme of links, and `bogus` may be it",
};

/**
 * Checks that the verdicts of the real system and Kiln are the same, except for known differences. Ignores rows with a
 * parameter that a newer edition of the document has renamed or removed. `test/spec/statements.test.ts` compares the
 * spec with its document.
 */
export function expectAgreement(one: Replay): void {
  expect(one.agreed).toBeGreaterThan(1000);
  const names = namesOf(queryService());
  const found = one.disagreements.filter(({ row }) => namesIn(row).every((name) => names.has(name)));
  expect(
    found.map(({ row }) => row.id),
    report(one),
  ).toEqual(Object.keys(known).map(Number));
}

function namesOf(service: QueryService): ReadonlySet<string> {
  const sets = valueSetsById(service.valueSets);
  const own = service.requestParameters.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  const ofModules = service.modules.flatMap(({ prefix, parameters }) =>
    expandParameters(parameters, sets).map(({ name }) => prefix + name),
  );
  return new Set([
    ...own,
    ...ofModules,
    ...ofModules.map((name) => `g${name}`),
    ...service.groups.map(({ name }) => name),
    "generator",
    "action",
  ]);
}

/** Returns the names in a request, except those that PHP parses as an array. */
function namesIn({ query }: Row): readonly string[] {
  return [...new URLSearchParams(query).keys()].map((name) => name.replace(/\[.*$/, ""));
}
