import SwaggerParser from "@apidevtools/swagger-parser";
import { Ajv, type ValidateFunction } from "ajv";
import AjvDraft04 from "ajv-draft-04";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { random } from "../../support/random.ts";
import { canBeSent, sampleOf } from "./samples.ts";
import { specFolders, subjectsOf, type JsonSchema, type Subject } from "./subjects.ts";

/* The keywords of each target are those of its standard, and have the same meaning. */

const sides = ["input", "output"] as const;
const subjects = (await Promise.all(specFolders.map(subjectsOf))).flat();
const asked = subjects.flatMap((subject) => sides.map((side) => ({ subject, side, name: `${subject.name} ${side}` })));

function schemaOf({ described }: Subject, side: (typeof sides)[number], target: string): JsonSchema {
  return described["~standard"].jsonSchema[side]({ target });
}

/** Returns the OpenAPI schema, or `undefined` if the target cannot express it. */
function inOpenApi(subject: Subject, side: (typeof sides)[number]): JsonSchema | undefined {
  try {
    return schemaOf(subject, side, "openapi-3.0");
  } catch (error) {
    expect((error as Error).message).toMatch(
      /^openapi-3\.0 cannot describe it: "[\w.-]+" contains itself; use draft-2020-12 or draft-07$/,
    );
    return undefined;
  }
}

const options = { strict: true, allowUnionTypes: true, ownProperties: true };
const judges: Readonly<Record<string, (schema: JsonSchema) => ValidateFunction>> = {
  "draft-2020-12": (schema) => new Ajv2020(options).compile(schema),
  "draft-07": (schema) => new Ajv(options).compile(schema),
  // OpenAPI 3.0 adds its own keywords, such as `example`, to draft 04. The other test checks that they are valid there.
  "openapi-3.0": (schema) =>
    new AjvDraft04.default({ ...options, strict: false, validateFormats: false }).compile(schema),
};

test("each target takes the same values", () => {
  let [same, wider, recursive] = [0, 0, 0];
  const verdicts = { true: 0, false: 0 };
  // Compiling takes nearly all of the time, so only some of the many similar modules are compiled.
  for (const { subject, side, name } of asked.filter(
    ({ subject: { kind } }, index) => kind !== "module" || index % 8 < 2,
  )) {
    const schema = schemaOf(subject, side, "draft-2020-12");
    const [takes, takesIn07] = ["draft-2020-12", "draft-07"].map((target) =>
      judges[target]!(schemaOf(subject, side, target)),
    );
    const inWords = inOpenApi(subject, side);
    const takesIn30 = inWords && judges["openapi-3.0"]!(inWords);
    recursive += inWords === undefined ? 1 : 0;
    const isWider = /"x-(?:patternProperties|propertyNames)"/.test(JSON.stringify(inWords));
    const chance = random(name.length);
    for (const value of Array.from({ length: 30 }, () => sampleOf(schema, chance)).filter(canBeSent)) {
      const verdict = takes!(value);
      verdicts[`${verdict}`]++;
      expect(takesIn07!(value), `${name} ${JSON.stringify(value)}`).toBe(verdict);
      if (takesIn30 === undefined) continue;
      const inThis = takesIn30(value);
      if (inThis !== verdict) expect([isWider, inThis], `${name} ${JSON.stringify(value)}`).toEqual([true, true]);
      if (inThis === verdict) same++;
      else wider++;
    }
  }
  console.log({ ...verdicts, same, wider, recursive });
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(1_000);
  // Recursive shapes occur in the spec with every key; names with a format occur in that and in the real one.
  expect(recursive).toBeGreaterThan(0);
});

test("parameters are closed, except next to a possible key", () => {
  const ofParameters = subjects
    .filter(({ kind }) => kind === "parameters")
    .map((subject) => schemaOf(subject, "input", "draft-2020-12")["additionalProperties"]);
  expect(new Set(ofParameters)).toEqual(new Set([false, undefined]));
});

test("draft-07 has only its own words", () => {
  for (const { subject, side, name } of asked) {
    const text = JSON.stringify(schemaOf(subject, side, "draft-07"));
    expect(text, name).not.toMatch(/"\$defs"|#\/\$defs\/|"deprecated":/);
    expect(text, name).toMatch(/^\{"\$schema":"http:\/\/json-schema\.org\/draft-07\/schema#"/);
  }
});

test("openapi-3.0 is valid within an OpenAPI document", async () => {
  const schemas = asked.flatMap(({ subject, side }, index) => {
    const schema = inOpenApi(subject, side);
    return schema === undefined ? [] : [[`schema${index}`, schema] as const];
  });
  expect(schemas.length).toBeGreaterThan(100);
  const document = {
    openapi: "3.0.3",
    info: { title: "Schemas", version: "1" },
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  };
  await SwaggerParser.validate(structuredClone(document) as never);
  const broken = { ...document, components: { schemas: { a: { const: 1 } } } };
  await expect(SwaggerParser.validate(broken as never)).rejects.toThrow(/const|additional/);
});
