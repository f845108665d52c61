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

test("a decision gets the next free number", async () => {
  const folder = workspace();
  expect((await kiln(folder, "new", "decision", "May a room be double-booked?")).out).toContain("{ unknown: D-003 }");
  expect(read(folder, "spec/decisions.yaml")).toContain("D-003:\n  question: 'May a room be double-booked?'\n  answer: unknown\n");
});

test("a new file names the schema that the others have", async () => {
  const folder = workspace();
  const project = read(folder, "spec/project.yaml");
  writeFileSync(join(folder, "spec/project.yaml"), `# yaml-language-server: $schema=../node_modules/kiln/spec/schema/project.json\n${project}`);
  await kiln(folder, "new", "resource", "chair");
  expect(read(folder, "spec/office/resources/chair.yaml")).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/node_modules\/kiln\/spec\/schema\/resource\.json\n/);
});

const refused = [
  [["new"], "Say what is new and its name"],
  [["new", "resorce", "x"], "Did you mean “resource”?"],
  [["new", "resource", "../x"], "“../x” is no name for the kind “resource”: names are small letters"],
  [["new", "resource", "room"], "There is a file “spec/office/resources/room.yaml” already."],
  [["new", "operation", "desk.move"], "There is no resource “desk” in “office”. Known: room."],
  [["new", "operation", "room.get"], "has an operation “get” already"],
  [["new", "module", "loans", "--group", "lists"], "There is no group “lists” in “library”. Known: list, prop."],
  [["new", "error", "no-room"], "Say which service with --service: library, office."],
  [["new", "error", "no-room", "--service", "office"], "has an error “no-room” already"],
  [["new", "module", "loans", "--service", "office"], "There is no service “office” for the kind “module”."],
] as const;

test.each(refused)("kiln %s is refused", async (args, problem) => {
  const { code, error } = await kiln(workspace(), ...args);
  expect(code).toBe(2);
  expect(error).toContain(problem);
});

test("nothing is added to a spec with errors, or that would have others", async () => {
  const folder = workspace();
  await kiln(folder, "new", "decision", "Why?");
  const { code, error } = await kiln(folder, "new", "resource", "chair");
  expect(code).toBe(2);
  expect(error).toContain("error[unused-decision]");
  expect(error).toContain("Nothing was added.");
});
