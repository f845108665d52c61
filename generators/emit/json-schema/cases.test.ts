import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { compile } from "../../../test/support/compile.ts";
import { compileCases } from "../../../test/support/compile-cases.ts";
import { jsonSchema } from "./emitter.ts";

const cases = compileCases();

function schemasOf(topic: string): readonly AnySchemaObject[] {
  const files = compile(cases.get(topic)!, [jsonSchema]).filesIn(new Set([jsonSchema.into]));
  const texts = files.filter(
    ({ path }) => path.startsWith("packages/schemas/generated/office/") && path.endsWith(".json"),
  );
  return texts.map(({ text }) => JSON.parse(text) as AnySchemaObject);
}

function ajvOf(schemas: readonly AnySchemaObject[]): Ajv2020 {
  return new Ajv2020({ strict: true, schemas: [...schemas] });
}

function accepts(topic: string, path: string): (value: unknown) => boolean {
  const validate = ajvOf(schemasOf(topic)).getSchema(`https://example.invalid/schemas/office/${path}.json`)!;
  return (value) => validate(value) as boolean;
}

const topics = [...cases.keys()].filter((topic) => topic !== "exchange-objects");

it.each(topics)(
  "the schemas of the golden case %s compile in ajv's strict mode, without a library of formats",
  (topic) => {
    const schemas = schemasOf(topic);
    const ajv = ajvOf(schemas);
    expect(schemas.length).toBeGreaterThan(0);
    for (const { $id } of schemas) expect(ajv.getSchema($id!), $id).toBeTypeOf("function");
  },
);

describe("null", () => {
  const room = { name: "Hall", ro_seats: 2, ro_open: true };

  it("is a value of the fields that may have it", () => {
    const update = accepts("null-defaults-and-dates", "requests/updateRoom");
    const bodies = [
      { name: null, ro_seats: null, ro_built: null, ro_more: null },
      { ro_days: null },
      { ro_open: null },
    ];
    expect(bodies.map(update)).toEqual([true, false, false]);
  });

  it("is no value where a create needs one", () => {
    const create = accepts("null-defaults-and-dates", "requests/createRoom");
    const without = [
      { ...room, name: null },
      { ...room, ro_seats: null },
      { ...room, ro_seats: null, ro_days: [] },
    ];
    expect([room, ...without].map(create)).toEqual([true, false, false, true]);
  });
});

it("a body with its own type is a value of that type", () => {
  const place = accepts("own-bodies", "requests/placeDesks");
  expect([[{ floor: 1, since: null }], [], {}, [{ since: null }]].map(place)).toEqual([true, false, false, false]);
});

it("a shared shape is the same in each resource", () => {
  const span = { days: ["mon"], from: "08:00", until: "09:00" };
  const [update, plan] = [
    accepts("shared-shapes", "requests/updateRoom"),
    accepts("shared-shapes", "requests/planDesk"),
  ];
  expect([{ open: [span] }, { open: [{}] }].map(update)).toEqual([true, false]);
  expect(
    [
      { ...span, more: [span] },
      { ...span, more: [{}] },
    ].map(plan),
  ).toEqual([true, false]);
});

it("header fields are typed values by the names of the spec", () => {
  const order = accepts("header-fields", "headers/orderDesks");
  expect([{ "Idempotency-Key": "a", "X-Floors": [1] }, {}, { "Idempotency-Key": "" }].map(order)).toEqual([
    true,
    false,
    false,
  ]);
});
