import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { rowsOf } from "../client/support/recorded.ts";
import type { AnswerRow } from "../oracle/answer-row.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";

const document = jsonOf(emittedFromSpec([openapi]), "packages/openapi/generated/query.json");
// Not strict: the keywords of OpenAPI are not ajv's.
const ajv = new Ajv2020({ strict: false, schemas: [{ $id: "https://document.invalid/", components: document["components"] }] });
const { sample } = rowsOf<AnswerRow>("responses");

test.each(sample)("the OpenAPI document describes recorded answer $id, of $module", ({ body }) => {
  const validate = ajv.getSchema("https://document.invalid/#/components/schemas/Answer.result")!;
  expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
});

const alone = sample.filter(({ query }) => !new URLSearchParams(query).has("generator"));

test.each(alone)("… and as that of its module: $id, of $module", ({ body, module }) => {
  const validate = ajv.getSchema(`https://document.invalid/#/components/schemas/Result.${module}`)!;
  expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ query: { [module]: "not a list", pages: "nor this" } })).toBe(false);
});
