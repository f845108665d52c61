import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { baseFolder } from "../../test/support/base.ts";
import { runKiln as kiln } from "../../test/support/run-kiln.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-new-"));
  folders.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

const added = [
  ["resource", "meeting-room", "spec/office/resources/meeting-room.yaml", "listMeetingRooms"],
  ["operation", "room.archive", "spec/office/resources/room.yaml", "/rooms/{object_id}/archive"],
  ["field", "room.colour", "spec/office/resources/room.yaml", "{ type: string, description: Colour of the room. }"],
  ["module", "recent-loans", "spec/library/modules/recent-loans.yaml", "prefix: re"],
  ["value-set", "colours", "spec/office/value-sets/colours.yaml", "set: colours"],
  ["error", "room-taken", "spec/office/errors.yaml", "room-taken:"],
] as const;

test.each(added)("kiln new %s adds what compiles, in the form of all files", async (kind, name, file, text) => {
  const folder = workspace();
  const service = kind === "value-set" || kind === "error" ? ["--service", "office"] : [];
  const { code, out, error } = await kiln(folder, "new", kind, name, ...service);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toContain(file);
  expect(read(folder, file)).toContain(text);
  expect((await kiln(folder, "generate")).code).toBe(0);
  expect((await kiln(folder, "format", "--check", file)).code).toBe(0);
});

test("a field is in the resource, in the shapes that list its fields, and after generate in the packages", async () => {
  const folder = workspace();
  const { code, out } = await kiln(folder, "new", "field", "room", "tags", "--type", "{ list: { values: [a, b] } }");
  expect(code).toBe(0);
  expect(out).toContain("Requests of “create” take the field. Responses have it in “row”. Then run generate.\n");
  const spec = read(folder, "spec/office/resources/room.yaml");
  expect(spec).toContain("  tags: { type: { list: { values: [a, b] } }, description: Tags of the room. }\n");
  expect(spec).toContain("tags: { type: { list: { values: [a, b] } }, optional: true }");
  await kiln(folder, "generate");
  const declared = read(folder, "packages/client/generated/office/resources/room.d.ts").match(
    /readonly tags\?: readonly \("a" \| "b"\)\[\] \| undefined;/g,
  );
  expect(declared).toHaveLength(2);
  expect(await kiln(folder, "check")).toMatchObject({ code: 0, error: "" });
});

test("a field is added to the shape that others extend, and not to a confirmation", async () => {
  const folder = workspace();
  const file = join(folder, "spec/office/resources/room.yaml");
  const shapes =
    "  full: { title: All of a room, extends: row, fields: { note: string } }\n  gone: { title: A deleted room, fields: { ro_id: integer } }\noperations:\n";
  const remove =
    "  remove:\n    { operationId: removeRoom, summary: Remove, method: DELETE, path: '/rooms/{object_id}', keys: [full], tenant: required, response: { httpStatus: 200, body: { shape: gone } } }\n";
  const text = readFileSync(file, "utf8")
    .replace("operations:\n", shapes + remove)
    .replace(
      "response: { httpStatus: 201, body: { shape: row } }",
      "response: { httpStatus: 201, body: { shape: full } }",
    );
  writeFileSync(file, text);
  expect(await kiln(folder, "new", "field", "room", "colour")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Responses have it in “row”.") as string,
  });
  expect(readFileSync(file, "utf8").match(/^.*colour: .*$/gm)).toHaveLength(2);
});

const orders = [0, 3, 5];

test.each(orders)("one of each kind, beginning with another (%i): the spec compiles, and takes more", async (start) => {
  const folder = workspace();
  const all = [["decision", "May a room be double-booked?"], ...added, ["field", "room.size"]].map(([kind, name]) => [
    kind!,
    name!,
  ]);
  for (const [kind, name] of [...all.slice(start), ...all.slice(0, start)]) {
    const service = kind === "value-set" || kind === "error" ? ["--service", "office"] : [];
    expect(await kiln(folder, "new", kind!, name!, ...service)).toMatchObject({ code: 0, error: "" });
  }
  expect((await kiln(folder, "generate")).code).toBe(0);
  const { code, error } = await kiln(folder, "check");
  expect([code, error]).toEqual([
    0,
    expect.stringContaining("warning[unused-question]: Nothing cites the open decision “D-003”."),
  ]);
});

test("a decision gets the next free number, and compiles before anything cites it", async () => {
  const folder = workspace();
  expect((await kiln(folder, "new", "decision", "May a room be double-booked?")).out).toContain("{ unknown: D-003 }");
  expect(read(folder, "spec/decisions.yaml")).toContain(
    "D-003:\n  question: 'May a room be double-booked?'\n  answer: unknown\n",
  );
});

test("a new file names the schema that the others have", async () => {
  const folder = workspace();
  const project = read(folder, "spec/project.yaml");
  writeFileSync(
    join(folder, "spec/project.yaml"),
    `# yaml-language-server: $schema=../node_modules/kiln/spec/schema/project.json\n${project}`,
  );
  await kiln(folder, "new", "resource", "chair");
  expect(read(folder, "spec/office/resources/chair.yaml")).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/node_modules\/kiln\/spec\/schema\/resource\.json\n/,
  );
});

const refused = [
  [["new"], "The kind or the name is missing"],
  [["new", "resorce", "x"], "Did you mean “resource”?"],
  [["new", "resource", "../x"], "“../x” cannot be the name of the kind “resource”: names consist of lowercase letters"],
  [["new", "resource", "room"], "The file “spec/office/resources/room.yaml” already exists."],
  [["new", "field", "room"], "“room” cannot be the name of the kind “field”: write the resource and the field"],
  [["new", "field", "desk", "height"], "There is no resource “desk” in “office”. Known: room."],
  [["new", "field", "room", "seats"], "The resource “room” already has a field “seats”."],
  [["new", "field", "room", "size", "--type", "{"], "“{” is not a type such as integer or { list: string }."],
  [["new", "field", "room", "size", "--type", "integr"], "Nothing was added."],
  [["new", "error", "no-desk", "--service", "office", "--type", "string"], "--type is for a field"],
  [["new", "operation", "desk.move"], "There is no resource “desk” in “office”. Known: room."],
  [["new", "operation", "room.get"], "already has an operation “get”"],
  [["new", "module", "loans", "--group", "lists"], "There is no group “lists” in “library”. Known: list, prop."],
  [["new", "error", "no-room"], "Choose a service with --service: library, office."],
  [["new", "error", "no-room", "--service", "office"], "already has an error “no-room”"],
  [["new", "module", "loans", "--service", "office"], "There is no service “office” for the kind “module”."],
] as const;

test.each(refused)("kiln %s is refused", async (args, problem) => {
  const { code, error } = await kiln(workspace(), ...args);
  expect(code).toBe(2);
  expect(error).toContain(problem);
});

test("nothing is added to a spec with errors, or that would have others", async () => {
  const folder = workspace();
  writeFileSync(join(folder, "spec/office/errors.yaml"), "D-009: {}\n");
  const { code, error } = await kiln(folder, "new", "resource", "chair");
  expect(code).toBe(2);
  expect(error).toContain("error[");
  expect(error).toContain("Nothing was added.");
});
