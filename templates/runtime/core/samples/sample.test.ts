import { expect, test } from "vitest";
import { misfits } from "./misfits.ts";
import { sample } from "./sample.ts";
import type { SampleType } from "./type.ts";

const place = { name: "value", number: 1, depth: 0 };

test("a list without duplicates has as many items as there are values", () => {
  const list: SampleType = { kind: "list", items: { kind: "boolean" }, minItems: 3, uniqueItems: true };
  expect(sample(list, place)).toEqual([true, false]);
  const days: SampleType = { kind: "enum", values: ["mon", "mon", "tue", "wed"] };
  const week: SampleType = { kind: "list", items: days, minItems: 3, uniqueItems: true };
  expect(sample(week, place)).toEqual(["mon", "tue", "wed"]);
  expect(misfits(week, ["mon", "mon"])).toEqual([{ place: "", says: "must be a list without duplicates" }]);
});

test("a value of an exclusive union matches one member, also if objects may have other members", () => {
  const shape = (name: string, ...fields: readonly string[]): SampleType => ({
    kind: "shape",
    shape: () => ({ name, fields: Object.fromEntries(fields.map((field) => [field, { type: { kind: "text" } }])) }),
  });
  const union: SampleType = {
    kind: "union",
    members: [shape("Issue", "title", "state"), shape("Draft", "title")],
    exclusive: true,
  };
  expect(sample(union, place)).toEqual({ title: expect.any(String) });
});
