import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { changesBetween, modelOf } from "./support.ts";

/* Edits that look like restrictions but break no existing client. */

const room = "spec/office/resources/room.yaml";
const books = "spec/library/modules/books.yaml";
const spec = new Map([...readFiles(join(baseFolder))].filter(([path]) => path.startsWith("spec/")));

type Edits = Readonly<Record<string, string>>;

function edited(file: string, edits: Edits) {
  const text = Object.entries(edits).reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, spec.get(file)!);
  return modelOf(new Map([...spec, [file, text]]));
}

function changes(file: string, before: Edits, after: Edits) {
  return changesBetween(edited(file, before), edited(file, after)).map(
    ({ id, verdicts: { sends, reads } }) => `${id}: sends ${sends}, reads ${reads}`,
  );
}

const seats = "  ro_seats: { aliases: [seats], type: integer, description: How many people it seats. }\n";
const floor = "  ro_floor: { type: integer, use: request, description: The floor. }\n";
const required = "requiredOnCreate: [ro_name]\n";
const row = "  row:\n    title: A room\n    fields: { ro_id: integer, ro_name: string, ro_seats: integer }\n";
const rule = (text: string): Edits => ({ [required]: `${required}rules: [${text}]\n` });

describe("a rule that names a new field", () => {
  const withFloor = { [seats]: seats + floor };
  test.each([
    ["{ atMostOneOf: [ro_seats, ro_floor] }"],
    ["{ each: [ro_floor], needs: [ro_seats] }"],
    ["{ each: [ro_seats], excludes: [ro_floor] }"],
    ["{ lessThan: [ro_floor, ro_seats] }"],
  ])("%s restricts only requests with the field", (text) => {
    expect(changes(room, {}, { ...withFloor, ...rule(text) })).toContain(
      "rule-for-new-parameter: sends compatible, reads none",
    );
  });

  test("that every request needs now breaks senders", () => {
    expect(changes(room, {}, { ...withFloor, ...rule("{ each: [ro_seats], needs: [ro_floor] }") })).toContain(
      "rule-added: sends breaking, reads none",
    );
    expect(changes(room, {}, { ...withFloor, ...rule("{ exactlyOneOf: [ro_seats, ro_floor] }") })).toContain(
      "rule-added: sends breaking, reads none",
    );
  });

  test("joins an existing rule", () => {
    const before = rule("{ exactlyOneOf: [ro_name, ro_seats] }");
    expect(changes(room, before, { ...withFloor, ...rule("{ exactlyOneOf: [ro_name, ro_seats, ro_floor] }") })).toEqual(
      ["parameter-added: sends compatible, reads none", "rule-for-new-parameter: sends compatible, reads none"],
    );
  });

  test("of the same name as an old parameter elsewhere is judged by the list that the rule belongs to", () => {
    const query = "    path: /rooms/{object_id}\n    keys: [full]\n    tenant: required\n";
    const parameters =
      "    query: { ro_floor: { type: integer, description: The floor. }, wing: { type: integer, description: The wing. } }\n";
    const before = { [query]: query + parameters };
    const after = { ...withFloor, [query]: `${query}${parameters}    rules: [{ atMostOneOf: [ro_floor, wing] }]\n` };
    expect(changes(room, before, after)).toContain("rule-added: sends breaking, reads none");
  });

  test("or a new parameter of a module", () => {
    const from = "  from: string\n";
    const paging = "  $include: paging\n";
    const after = {
      [from]: `${from}  shelf: string\n`,
      [paging]: `${paging}rules: [{ atMostOneOf: [from, shelf], error: bad-value }]\n`,
    };
    expect(changes(books, {}, after)).toEqual([
      "parameter-added: sends compatible, reads none",
      "rule-for-new-parameter: sends compatible, reads none",
    ]);
  });
});

test("a requirement that an old one contains", () => {
  const either = { [required]: "requiredOnCreate: [{ anyOf: [ro_name, ro_seats] }]\n" };
  expect(changes(room, {}, either)).toEqual(["requirement-removed: sends compatible, reads none"]);
  expect(changes(room, either, {})).toContain("requirement-added: sends breaking, reads none");
});

test("a member that moves to an extended shape, and back", () => {
  const response = "{ httpStatus: 200, body: { shape: row } }";
  const full = (own: string): string => `${row}  full: { title: All of a room, extends: row, fields: { ${own} } }\n`;
  const below = { [row]: full("note: string"), [response]: "{ httpStatus: 200, body: { shape: full } }" };
  const above = {
    ...below,
    [row]: full("")
      .replace("ro_seats: integer }", "ro_seats: integer, note: string }")
      .replace(", fields: {  }", ", fields: {}"),
  };
  expect(changes(room, below, above)).toEqual(["required-member-added: sends none, reads compatible"]);
  expect(changes(room, above, below)).toEqual(["member-removed: sends none, reads breaking"]);
});

test("a default that becomes a list of the same value", () => {
  const year = "  year: { type: integer, minimum: 1450 }\n";
  const single = { [year]: "  year: { type: integer, minimum: 1450, default: 1500 }\n" };
  const several = { [year]: "  year: { type: integer, minimum: 1450, multiple: true, default: [1500] }\n" };
  expect(changes(books, single, several).map((one) => one.split(":")[0])).toEqual(["became-multiple"]);
});
