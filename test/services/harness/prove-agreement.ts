import { expect } from "vitest";
import { load } from "../../../generators/index.ts";
import { formBodyOf, operationsOf } from "../../../generators/model/operations.ts";
import { refusesUnknownFields, resourceServices } from "../../../generators/model/queries.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { random, type Random } from "../../support/random.ts";
import { anObject, hasNoInheritance } from "../../validators/resource-objects.ts";
import { subjectsOf } from "../../validators/resource-package.ts";
import { callsOf } from "./calls.ts";
import type { Values } from "./inputs.ts";
import { fileOf, withMedia } from "./program/media.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/** Number of objects for all bodies and parameters together. */
const objectsInAll = 10_000;

/**
 * Checks that ajv with the JSON Schemas and the generated validators agree about JSON objects, both valid and invalid.
 */
export async function proveAgreement(proof: Proof, { folder, model }: Stranger): Promise<void> {
  const calls = resourceServices(model).flatMap((service) => callsOf(service));
  const subjects = [...(await subjectsOf(load(folder), { ownProperties: true })).values()];
  const options = resourceServices(model).every(refusesUnknownFields) ? {} : ({ unknownFields: "ignore" } as const);
  const operations = resourceServices(model).flatMap(operationsOf);
  const forms = new Set(operations.filter(formBodyOf).map(({ operationId }) => `${operationId} body`));
  const seen = { valid: 0, invalid: 0 };
  for (const subject of atLeastOne(subjects, "validators")) {
    const chance = random(subject.name.length * 7919 + 1);
    const count = Math.ceil(objectsInAll / subjects.length);
    const isBody = subject.name.endsWith("body");
    const own = calls.filter(({ operationId }) => subject.name.startsWith(`${operationId} `));
    // Calls that omit an optional body are useless here.
    const right = own
      .map(({ expected, body }) => (isBody ? withMedia(body, fileOf) : expected.parameters))
      .filter((one) => one !== undefined);
    const made = Array.from({ length: count }, (_, index) => {
      const other = anObject(subject, chance);
      return index % 2 === 0 ? other : nearly(chance.pick(right), other, chance);
    });
    const objects = made.filter(hasNoInheritance);
    for (const object of objects) seen[subject.ajv(object) ? "valid" : "invalid"]++;

    proof.test(`${subject.name}: validate agrees with ajv`, () => {
      expect(objects.find((object) => subject.validate(object) !== subject.ajv(object))).toBeUndefined();
    });
    proof.test(`${subject.name}: what decode takes is valid, and stays so`, () => {
      let decoded = 0;
      for (const object of objects) {
        const { value } = subject.decode(object, { ...options, defaults: false });
        if (value === undefined) continue;
        decoded++;
        // Parameters and forms are converted from strings.
        if (isBody && !forms.has(subject.name)) expect(subject.ajv(object), JSON.stringify(object)).toBe(true);
        expect([subject.ajv(value), subject.validate(value)], JSON.stringify(value)).toEqual([true, true]);
        expect(subject.decode(value, { defaults: false }).value).toEqual(value);
      }
      expect(decoded).toBeGreaterThan(count / 20);
    });
    if (isBody && !forms.has(subject.name))
      proof.test(`${subject.name}: what is invalid does not decode`, () => {
        const invalid = atLeastOne(
          objects.filter((object) => !subject.ajv(object)),
          "invalid objects",
        );
        expect(invalid.find((object) => subject.decode(object).errors === undefined)).toBeUndefined();
      });
  }
  proof.test("there were enough objects of each kind", () => {
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(1_000);
  });
}

/**
 * Returns a valid object, unchanged or with one member added, removed, or replaced from another object. A valid list
 * stays unchanged.
 */
function nearly(right: unknown, other: unknown, chance: Random): unknown {
  if (typeof right !== "object" || Array.isArray(right)) return right;
  const entries = chance.shuffled(Object.entries(Object(right) as Values));
  // JSON has no undefined members. Decoders ignore them, but ajv does not.
  const others = Object.entries(other ?? {}).filter(([, value]) => value !== undefined);
  const more = others.length === 0 || chance.chance(0.4) ? [] : [chance.pick(others)];
  return Object.fromEntries([...(chance.chance(0.2) ? entries.slice(1) : entries), ...more]);
}
