import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadSources } from "../../generators/load/load.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { overBase } from "../support/base.ts";
import { loadedSpec, rootFolder } from "../support/emit.ts";
import { readFiles } from "../support/files.ts";
import { random } from "../support/random.ts";
import { anObject, hasNoInheritance } from "./resource-objects.ts";
import { subjectsOf } from "./resource-package.ts";

/*
 * Compares `validate` with ajv and the emitted JSON Schemas. `validate` accepts everything that `decode` accepts, both
 * the input and the result. Tests four specs: the real one, one with every key, one with error-prone wire forms, and
 * one with types that only JSON Schema has.
 */
const spec = (path: string) =>
  new Map([...readFiles(join(rootFolder, path))].filter(([file]) => file.startsWith("spec/")));
const specs = {
  "the real spec": await subjectsOf(loadedSpec()),
  "the spec with every key": await subjectsOf(loadSources(spec("test/fixtures/complete"))),
  "objects of an exchange": await subjectsOf(loadSources(overBase(spec("test/cases/compile/exchange-objects")))),
  "types of JSON Schema": await subjectsOf(loadSources(overBase(spec("test/cases/compile/json-schema-types")))),
};

const each = Object.entries(specs).flatMap(([name, subjects]) =>
  [...subjects.values()].map((subject) => [`${name}: ${subject.name}`, subject] as const),
);
const count = Math.ceil(15_000 / each.length);
const seen = { valid: 0, invalid: 0, decoded: 0 };

describe.each(each)("%s", (name, subject) => {
  const chance = random(name.length * 7919 + 1);
  const objects = Array.from({ length: count }, () => anObject(subject, chance));

  test("validate agrees with ajv", () => {
    const disagreement = objects.find((object) => subject.validate(object) !== subject.ajv(object));
    expect(disagreement).toBeUndefined();
    for (const object of objects) seen[subject.ajv(object) ? "valid" : "invalid"]++;
  });

  test("input accepted by decode is valid, and its result is valid and decodes to itself", () => {
    for (const object of objects.filter(hasNoInheritance)) {
      const { value } = subject.decode(object, { unknownFields: "ignore", defaults: false });
      if (value === undefined) continue;
      seen.decoded++;
      // The parts that only `decode` converts: digits in a query string.
      if (subject.name.endsWith("body")) expect(subject.ajv(object), JSON.stringify(object)).toBe(true);
      expect(subject.ajv(value), JSON.stringify(value)).toBe(true);
      expect(subject.decode(value, { defaults: false }).value).toEqual(value);
    }
  });

  if (!subject.name.endsWith("body")) return;
  test("what is invalid does not decode", () => {
    // JSON has no undefined value. It represents an omitted body, which some operations allow.
    const invalid = atLeastOne(
      objects.filter((object) => object !== undefined && hasNoInheritance(object) && !subject.ajv(object)),
      "invalid objects",
    );
    for (const object of invalid) expect(subject.decode(object).errors, JSON.stringify(object)).toHaveLength(1);
  });
});

test("there was enough of each", () => {
  console.log(seen);
  expect(Math.min(seen.valid, seen.invalid, seen.decoded)).toBeGreaterThan(1_000);
});
