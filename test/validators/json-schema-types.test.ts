import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadSources } from "../../generators/load/load.ts";
import { casesFolder, overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { subjectsOf } from "./resource-package.ts";

/*
 * Types that only JSON Schema has: the values that `decode` accepts, and the errors that it reports. The test compares
 * them with ajv.
 */
const files = readFiles(join(casesFolder, "compile/json-schema-types"));
const spec = new Map([...files].filter(([file]) => file.startsWith("spec/")));
const subjects = await subjectsOf(loadSources(overBase(spec)));
const body = subjects.get("createRoom body")!;
const parameters = subjects.get("listRooms parameters")!;

test.each([
  ["ro_level", 2],
  ["ro_active", true],
  ["ro_mixed", "auto"],
  ["ro_mixed", false],
  ["ro_codes", [1, 7]],
  ["ro_parts", [{ size: 1 }, { size: 1, lit: true }]],
  ["ro_notes", ["a", null]],
  ["ro_labels", { a: 1, b: null }],
  ["ro_price", 0.5],
  ["ro_seats", 98],
  ["ro_step", 0.75],
  ["ro_either", 4],
  ["ro_owner", { name: "Ada" }],
  ["ro_owner", { members: [] }],
  ["ro_owner", "nobody"],
])("%s of %j is read as it is", (name, value) => {
  const object = { ro_name: "Blue", [name]: value };
  expect(body.ajv(object)).toBe(true);
  expect(body.decode(object, { defaults: false }).value).toEqual({
    name: "Blue",
    [name.replace("ro_seats", "seats")]: value,
  });
});

describe("errors", () => {
  test.each([
    ["ro_level", 3, "ro_level must be one of 1, 2, -0.5"],
    ["ro_active", false, "ro_active must be true"],
    ["ro_codes", [1, 1], "ro_codes must be a list without duplicates, each item one of 1, 2, 3, 4, 5, 6, 7"],
    ["ro_parts", [{ size: 1, lit: "no" }], 'ro_parts.0.lit must be a whole number or true or false, not "no"'],
    ["ro_notes", [1], "ro_notes.0 must be text or null"],
    ["ro_price", 0, "ro_price must be a number, more than 0, less than 100"],
    ["ro_seats", 7, "ro_seats must be a whole number of at least 0, less than 99, a multiple of 2"],
    ["ro_either", 7, "ro_either must be a number of at most 10 or a number of at least 5, and only one of these"],
    ["ro_owner", { name: "Ada", members: [] }, "only one of these"],
  ])("%s of %j", (name, value, message) => {
    const object = { ro_name: "Blue", [name]: value };
    expect(body.ajv(object)).toBe(false);
    const { errors } = body.decode(object);
    expect(errors).toHaveLength(1);
    expect(errors![0]!.message).toContain(message);
  });
});

test.each([
  ["level", "2", 2],
  ["level", "true", true],
  ["codes", ["1", "2"], [1, 2]],
])("%s=%j in a query string is %j", (name, text, value) => {
  expect(parameters.decode({ tenant: "t", [name]: text }, { defaults: false }).value).toEqual({
    tenant: "t",
    [name]: value,
  });
});

test("numbers that are equal once they are read are duplicates", () => {
  expect(parameters.decode({ tenant: "t", codes: ["1", "01"] }).errors).toHaveLength(1);
});
