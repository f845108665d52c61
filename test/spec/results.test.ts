import { expect, it } from "vitest";
import { fieldsWithin, knownResult } from "../../generators/model/result-parts.ts";
import { decisionOf } from "../../generators/model/fact.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Module } from "../../generators/model/query.ts";
import type { ResultField } from "../../generators/model/result.ts";
import type { Test } from "../../generators/model/rules.ts";
import type { EnumType } from "../../generators/model/type.ts";
import { compiledSpec } from "../support/emit.ts";
import { queryService } from "../validators/service.ts";

const service = queryService();
const { decisions } = compiledSpec().model!;
const sets = new Map(service.valueSets.map((set) => [set.id, set]));

/** Values that a request may contain, but for which the real system returns no data. */
const mute: Readonly<Record<string, readonly string[]>> = {
  allimages: ["badfile"],
  search: ["hasrelated", "score"],
  stashimageinfo: ["badfile"],
};

it.each(service.modules)("describes the result of $name, or declares it unknown", ({ result }) => {
  expect(result).toBeDefined();
});

it.each(service.modules.filter((module) => knownResult(module) !== undefined))(
  "bases the result of $name on recorded responses if its decision does",
  (module) => {
    const decision = decisionOf(module.result!);
    const { grounds } = decisions.find(({ id }) => id === decision) ?? expect.fail("The result cites no decision.");
    expect(knownResult(module)!.answers > 0).toBe(
      grounds.some((ground) => ground.kind === "section" && ground.cited.source.kind === "recording"),
    );
  },
);

it.each(service.modules.filter((module) => documentedProp(module) !== undefined))(
  "describes the members for each value of prop: $name",
  (module) => {
    const asked = choicesOf(documentedProp(module)!, sets).values.flatMap(({ value, addedBy }) =>
      addedBy === undefined ? [value] : [],
    );
    const answered = new Set(membersOf(module).flatMap(({ when }) => when.flatMap(valuesOfProp)));
    expect(asked.filter((value) => !answered.has(value))).toEqual(mute[module.name] ?? []);
  },
);

/** Returns the documented parameter with which a request selects the members of the result. */
function documentedProp(module: Module): EnumType | undefined {
  const prop = module.parameters.find(({ name }) => name === "prop");
  return prop?.type.kind === "enum" && prop.origin.status === "documented" && knownResult(module) !== undefined
    ? prop.type
    : undefined;
}

function valuesOfProp(test: Test): readonly string[] {
  if (test.kind === "all") return test.tests.flatMap(valuesOfProp);
  return test.kind === "holds" && test.parameter === "prop" ? test.values : [];
}

function membersOf(module: Module): readonly ResultField[] {
  const { items = [], results, page, generated, body } = knownResult(module)!;
  const fields = [...items, ...results, ...page, ...generated, ...body];
  return [...fieldsWithin(service, { kind: "object", fields, emptyList: false })];
}
