import { expect } from "vitest";
import type { QueryService } from "../../generators/model/query.ts";
import { expandParameters } from "../../generators/naming/wire-names.ts";
import { valueSetsById } from "../../generators/model/value-set.ts";
import { queryService } from "../validators/service.ts";
import type { Replay } from "./replay.ts";
import { report } from "./report.ts";
import type { Row } from "./row.ts";

/** The recorded verdicts that ours differ from, by the id of the row, and why. */
const known: Readonly<Record<number, string>> = {
  3315: "the document leaves out one scheme of links, and `bogus` may be it",
};

/**
 * The verdicts of the real system and ours are the same, except for known differences. Rows are ignored if they name a
 * parameter that a newer edition of the document has renamed or removed: `test/spec/statements.test.ts` compares the
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

/** All names that a request to the service may have. */
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

/** The names in a request, without what PHP reads as an array. */
function namesIn({ query }: Row): readonly string[] {
  return [...new URLSearchParams(query).keys()].map((name) => name.replace(/\[.*$/, ""));
}
