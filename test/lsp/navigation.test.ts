import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DocumentSymbol, FoldingRange } from "vscode-languageserver/node";
import { Editor } from "./editor.ts";

const root = join(import.meta.dirname, "../services/bookings");
const ROOM = "spec/booking/resources/room.yaml";
const BOOKING = "spec/booking/resources/booking.yaml";
const SERVICE = "spec/booking/service.yaml";
const ERRORS = "spec/booking/errors.yaml";
const SET = "spec/booking/value-sets/equipment.yaml";
const DECISIONS = "spec/decisions.yaml";
const SOURCE = "spec/sources/bookings.yaml";

let editor: Editor;
beforeAll(async () => void (editor = await Editor.start(root)));
afterEach(() => editor.discard());
afterAll(() => editor.stop());

describe("finds the definition of", () => {
  test.each([
    ["a shape", ROOM, "{ list: { shape: ta|ble", `${ROOM}:31 table`],
    ["the base of a shape", ROOM, "extends: r|ow", `${ROOM}:37 row`],
    ["an error in another file", ROOM, "changed_mean|while", `${ERRORS}:15 changed_meanwhile`],
    ["an error of the service", SERVICE, "malformed: malformed_b|ody", `${ERRORS}:6 malformed_body`],
    ["a decision", ROOM, "by: D-0|01", `${DECISIONS}:1 D-001`],
    ["a decision that is open", SERVICE, "unknown: D-00|2", `${DECISIONS}:7 D-002`],
    ["a value set", ROOM, "{ list: { values: equip|ment", `${SET}:1 equipment`],
    ["a key kind", ROOM, "keys: [desk, scr|een", `${SERVICE}:18 screen`],
    ["a field", ROOM, "labelField: na|me", `${ROOM}:11 name`],
    ["a section of a source", DECISIONS, "source: bookings, Ro|oms", `${SOURCE}:6 Rooms`],
  ])("%s", async (_, file, at, expected) => {
    expect(await editor.definition(file, at)).toEqual([expected]);
  });

  test("nothing where there is no name", async () => {
    expect(await editor.definition(ROOM, "title: Ro|om")).toEqual([]);
  });
});

test("finds every use of a value set, from the set and from a use", async () => {
  const uses = [`${SET}:1 equipment`, `${ROOM}:20 equipment`, `${ROOM}:52 equipment`, `${ROOM}:63 equipment`];
  expect(await editor.references(SET, "set: equip|ment")).toEqual(uses);
  expect(await editor.references(ROOM, "{ list: { values: equip|ment")).toEqual(uses);
});

test("finds the operations that return an error", async () => {
  const found = await editor.references(ERRORS, "over|lap: {");
  expect(found).toHaveLength(4);
  expect(found.map((one) => one.split(":")[0])).toEqual([ERRORS, BOOKING, BOOKING, BOOKING]);
});

test("finds the facts that cite a decision", async () => {
  expect(await editor.references(DECISIONS, "D-00|1:")).toEqual([`${DECISIONS}:1 D-001`, `${ROOM}:13 D-001`]);
});

describe("renames", () => {
  test("a field, with its former name, and the list that names it", async () => {
    const edit = await editor.rename(ROOM, "labelField: na|me", "label");
    expect(editor.changedLines(edit!)).toEqual({
      [ROOM]: ["labelField: label", "  label:", "    was: name", "requiredOnCreate: [label]"],
    });
  });

  test("a shape in flow style", async () => {
    const edit = await editor.rename(BOOKING, "  gue|st:", "visitor");
    const lines = editor.changedLines(edit!)[BOOKING]!;
    expect(lines[0]).toContain("{ list: { shape: visitor } }");
    expect(lines).toContain("  visitor:");
    expect(lines).toContain("    was: guest");
  });

  test("an error in all files", async () => {
    const edit = await editor.rename(ERRORS, "over|lap: {", "occupied");
    const lines = editor.changedLines(edit!);
    expect(Object.keys(lines).sort()).toEqual([ERRORS, BOOKING].sort());
    expect(lines[ERRORS]).toEqual([
      "occupied: { condition: The room is booked at that time., httpStatus: 409, was: overlap }",
    ]);
  });

  test("a value set with its file", async () => {
    const edit = await editor.rename(SET, "set: equip|ment", "furniture");
    expect(edit!.documentChanges).toContainEqual({
      kind: "rename",
      oldUri: editor.uri(SET),
      newUri: editor.uri("spec/booking/value-sets/furniture.yaml"),
    });
    expect(editor.changedLines(edit!)[SET]).toContain("set: furniture");
  });

  test("a decision", async () => {
    const edit = await editor.rename(ROOM, "by: D-0|01", "D-007");
    expect(editor.changedLines(edit!)).toEqual({
      [DECISIONS]: ["D-007:"],
      [ROOM]: ["    type: { decided: { type: string, minLength: 1, maxLength: 80 }, by: D-007 }"],
    });
  });

  test("adds to the former names", async () => {
    await editor.replace(ROOM, "    empty: missing", "    was: title\n    empty: missing");
    const edit = await editor.rename(ROOM, "labelField: na|me", "label");
    expect(editor.changedLines(edit!)[ROOM]).toContain("    was: [name, title]");
  });

  test("nothing if the new name exists", async () => {
    await expect(editor.rename(ROOM, "labelField: na|me", "seats")).rejects.toThrow(/seats/);
  });
});

describe("describes", () => {
  test("a decision by its question, answer, reason and sources", async () => {
    const text = await editor.hover(ROOM, "by: D-0|01");
    for (const part of ["How long may the name", "At most 80", "show no more", "the project", "1 use"])
      expect(text).toContain(part);
  });

  test("an open question", async () => {
    expect(await editor.hover(SERVICE, "unknown: D-0|02")).toContain("**Unknown.**");
  });

  test("a name by its definition", async () => {
    const text = await editor.hover(ROOM, "{ list: { shape: ta|ble");
    expect(text).toContain("**shape table**");
    expect(text).toContain("note: { type: string, nullable: true }");
  });

  test("a key by what it means", async () => {
    expect(await editor.hover(ROOM, "se|cret: true")).toMatch(/^\*\*secret\*\*\n\n.*secret/);
  });
});

test("lists the mappings of a file as an outline", async () => {
  const outline = await editor.request<readonly DocumentSymbol[]>("textDocument/documentSymbol", ROOM);
  expect(outline.map(({ name }) => name)).toContain("operations");
  const operations = outline.find(({ name }) => name === "operations")!;
  expect(operations.children?.map(({ name }) => name)).toEqual(["list", "create", "get", "update"]);
});

test("finds definitions by a part of their name", async () => {
  expect(await editor.symbols("EQUIP")).toContainEqual(expect.objectContaining({ name: "equipment" }));
  expect(await editor.symbols("overlap")).toHaveLength(1);
});

test("folds every mapping of several lines", async () => {
  const folds = await editor.request<readonly FoldingRange[]>("textDocument/foldingRange", ROOM);
  expect(folds).toContainEqual({ startLine: 25, endLine: 29 });
});
