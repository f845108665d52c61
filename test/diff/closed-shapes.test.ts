import { join } from "node:path";
import { expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { changesBetween, modelOf } from "./support.ts";

const file = "spec/office/resources/room.yaml";
const spec = new Map([...readFiles(join(baseFolder))].filter(([path]) => path.startsWith("spec/")));

/** Returns a model of the base spec, whose responses have a shape that extends `row`. */
function modelWith(closed: string, field = "") {
  const full = `  full: { title: All of a room, extends: row,${closed} fields: { note: string } }\noperations:\n`;
  const text = spec
    .get(file)!
    .replace("operations:\n", full)
    .replace("ro_seats: integer }", `ro_seats: integer${field} }`)
    .replace("{ httpStatus: 200, body: { shape: row } }", "{ httpStatus: 200, body: { shape: full } }");
  return modelOf(new Map([...spec, [file, text]]));
}

test.each([
  ["open", "", "member-added", "compatible"],
  ["closed", " closed: true,", "member-added-to-closed", "breaking"],
])("a field added to a shape that %s shapes extend", (_, closed, id, reads) => {
  const size = ", size: { type: string, optional: true }";
  const changes = changesBetween(modelWith(closed), modelWith(closed, size));
  expect(changes.map((change) => [change.id, change.verdicts.reads])).toEqual([[id, reads]]);
});
