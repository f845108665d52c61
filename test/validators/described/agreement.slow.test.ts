import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { atLeastOne } from "../../support/at-least-one.ts";
import { random } from "../../support/random.ts";
import { canBeSent, sampleOf } from "./samples.ts";
import { isTextForm, saidLess } from "./said-less.ts";
import { specFolders, subjectsOf, type Subject } from "./subjects.ts";

/*
 * The `input` schema of a validator accepts everything that the validator accepts, and its `output` schema accepts the
 * results. The schema rejects what the validator rejects, except for the reasons in a closed list.
 */

const seen = { accepted: 0, refused: 0, less: 0, asText: 0 };
const met = new Set<string>();

test.each(specFolders)("the validators of %s describe their input and output", async (spec) => {
  for (const subject of atLeastOne(await subjectsOf(spec), "validators")) holds(subject);
});

function holds(subject: Subject): void {
  const { name, kind, described, plain, validate: isValid } = subject;
  const { validate, jsonSchema } = described["~standard"];
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ownProperties: true });
  const schema = jsonSchema.input({ target: "draft-2020-12" });
  const takes = ajv.compile(schema);
  const gives = ajv.compile(jsonSchema.output({ target: "draft-2020-12" }));
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = random(seed);
      const sample = sampleOf(schema, chance);
      const value = (kind === "parameters" || kind === "headers") && chance.chance(0.2) ? asTexts(sample) : sample;
      if (!canBeSent(value)) return;
      const { issues, value: given } = validate(value);
      expect(JSON.stringify([issues, given]), name).toBe(JSON.stringify(pick(plain["~standard"].validate(value))));
      if (kind === "body" && !isForm(takes.schema)) expect(takes(value), name).toBe(isValid(value));
      if (issues !== undefined) return takes(value) ? expectReasons(name, issues) : void seen.refused++;
      expect(gives(given), `${name}: ${JSON.stringify(given)} ${ajv.errorsText(gives.errors)}`).toBe(true);
      if (takes(value)) return void seen.accepted++;
      seen.asText++;
      expect(["parameters", "headers"], `${name}: ${JSON.stringify(value)}`).toContain(kind);
      expect(isTextForm(takes.errors![0]!.keyword), ajv.errorsText(takes.errors)).toBe(true);
    }),
    { numRuns: 40, seed: 7 },
  );
}

/** Returns true for a form with files. A file is not JSON, so the schema accepts any value in its place. */
function isForm(schema: unknown): boolean {
  return JSON.stringify(schema).includes("media-types");
}

/** Converts values to their form in a URL or a header. */
function asTexts(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typeof one === "number" ? String(one) : (one as unknown)]),
  );
}

function pick({ issues, value }: { readonly issues?: unknown; readonly value?: unknown }): readonly unknown[] {
  return [issues, value];
}

function expectReasons(name: string, issues: readonly { readonly message: string }[]): void {
  seen.less++;
  for (const { message } of issues) {
    const reason = Object.keys(saidLess).find((one) => saidLess[one]!.test(message));
    expect(reason, `${name}: ${message}`).toBeDefined();
    met.add(reason!);
  }
}

test("there was enough of each, and each reason is needed", () => {
  console.log(seen);
  expect(Math.min(seen.accepted, seen.refused, seen.less)).toBeGreaterThan(500);
  expect(seen.asText).toBeGreaterThan(20);
  expect([...met].sort()).toEqual(Object.keys(saidLess).sort());
});
