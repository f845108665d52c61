import { expect, it } from "vitest";
import { fieldsWithin } from "../../generators/model/result-fields.ts";
import { decisionOf } from "../../generators/model/fact.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Module } from "../../generators/model/query.ts";
import type { ResultField } from "../../generators/model/result.ts";
import type { Test } from "../../generators/model/rules.ts";
import type { EnumType } from "../../generators/model/type.ts";
import { knownResult } from "../../generators/model/results.ts";
import { queryService } from "../validators/service.ts";

const service = queryService();
const sets = new Map(service.valueSets.map((set) => [set.id, set]));

const unrecorded = ["categories", "codexicons", "filerepoinfo", "tokens", "watchlistraw"];

/** Values that a request may ask for in vain: the real system has nothing to say of them. */
const mute: Readonly<Record<string, readonly string[]>> = { allimages: ["badfile"], search: ["hasrelated", "score"], stashimageinfo: ["badfile"] };

it("holds a result of all 64 modules", () => {
  expect(service.modules.filter((module) => knownResult(module) !== undefined)).toHaveLength(64);
});

it("rests on 313 recorded answers, of 59 modules; the others cite a decision of their own", () => {
  const answers = service.modules.map((module) => knownResult(module)!.answers);
  expect(answers.reduce((sum, count) => sum + count, 0)).toBe(313);
  expect(service.answer!.answers).toBe(313);
  expect(answers.filter((count) => count > 0)).toHaveLength(59);
  expect(service.modules.filter(({ result }) => decisionOf(result!) === "D-220").map(({ name }) => name)).toEqual(unrecorded);
});

it.each(service.modules.filter((module) => propOf(module) !== undefined))("says what comes with each value of prop: $name", (module) => {
  const asked = choicesOf(propOf(module)!, sets).values.map(({ value }) => value);
  const told = new Set(membersOf(module).flatMap(({ when }) => when.flatMap(valuesOfProp)));
  expect(asked.filter((value) => !told.has(value))).toEqual(mute[module.name] ?? []);
});

function propOf({ parameters }: Module): EnumType | undefined {
  const type = parameters.find(({ name }) => name === "prop")?.type;
  return type?.kind === "enum" ? type : undefined;
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
