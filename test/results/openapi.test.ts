import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import type { ResponseRow } from "../oracle/response-row.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { emittedFromSpec, jsonOf } from "../support/emit.ts";
import { recordedRows } from "../support/recorded-rows.ts";

const files = emittedFromSpec([openapi]);
const modules = schemasOf("query");
const combined = schemasOf("query-combined");
const rows = recordedRows<ResponseRow>("responses");

type Validate = NonNullable<ReturnType<Ajv2020["getSchema"]>>;

function schemasOf(document: string): (name: string) => Validate {
  const { components } = jsonOf(files, `packages/openapi/generated/${document}.json`);
  // Strict mode is off, because ajv does not know the keywords of OpenAPI.
  const ajv = new Ajv2020({ strict: false, schemas: [{ $id: "https://document.invalid/", components }] });
  return (name) => ajv.getSchema(`https://document.invalid/#/components/schemas/${name}`)!;
}

/** Returns the responses that their schema rejects, with the reason. */
function refused(some: readonly ResponseRow[], schemaOf: (row: ResponseRow) => Validate): readonly string[] {
  return some.flatMap((row) => {
    const validate = schemaOf(row);
    return validate(row.body) ? [] : [`#${row.id} ${row.query}: ${JSON.stringify(validate.errors)}`];
  });
}

test("the OpenAPI document of combined requests describes every recorded response", () => {
  expect(refused(rows, () => combined("Answer.result"))).toEqual([]);
});

const alone = rows.filter(({ query }) => !new URLSearchParams(query).has("generator"));

test("… and as that of its module, where no generator is in the request", () => {
  expect(
    refused(atLeastOne(alone, "responses without a generator"), ({ module }) => modules(`Result.${module}`)),
  ).toEqual([]);
});

test("a result that the module does not return is rejected", () => {
  const names = [...new Set(alone.map(({ module }) => module))];
  expect(
    names.filter((module) => modules(`Result.${module}`)({ query: { [module]: "not a list", pages: "nor this" } })),
  ).toEqual([]);
});
