import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Editor } from "./editor.ts";

const root = join(import.meta.dirname, "../services/bookings");
const ROOM = "spec/booking/resources/room.yaml";
const BOOKING = "spec/booking/resources/booking.yaml";
const SERVICE = "spec/booking/service.yaml";
const FORM = "spec/booking/value-sets/form.yaml";
const DECISIONS = "spec/decisions.yaml";

let editor: Editor;
beforeAll(async () => void (editor = await Editor.start(root)));
afterEach(async () => {
  await editor.discard();
  await editor.findings(ROOM, (found) => found.length === 0);
});
afterAll(() => editor.stop());

test("reports an error while it is typed, and withdraws it once it is corrected", async () => {
  await editor.replace(ROOM, "extends: row", "extends: rwo");
  const [found] = await editor.findings(ROOM, ({ length }) => length > 0);
  expect(found).toMatchObject({ code: "unknown-reference", source: "kiln", severity: 1 });
  expect(found!.message).toContain("Did you mean “row”?");
  expect(found!.range).toEqual({ start: { line: 46, character: 13 }, end: { line: 46, character: 16 } });
  await editor.replace(ROOM, "extends: rwo", "extends: row");
  expect(await editor.findings(ROOM, ({ length }) => length === 0)).toEqual([]);
});

test("reports a mistake in one file where it has an effect in another", async () => {
  await editor.replace(SERVICE, "    screen: {", "    display: {");
  const [found] = await editor.findings(BOOKING, ({ length }) => length > 0);
  expect(found).toMatchObject({ code: "unknown-reference" });
  expect(found!.relatedInformation!.map(({ location }) => location.uri)).toContain(editor.uri(ROOM));
});

test("reports an error of syntax", async () => {
  await editor.replace(ROOM, "idField: id", "idField: id: x");
  const found = await editor.findings(ROOM, ({ length }) => length > 0);
  expect(found).toHaveLength(1);
});

describe("offers", () => {
  test.each([
    ["the nearest name", "extends: row", "extends: r|wo", "extends: row"],
    ["the nearest key", "labelField: name", "labelFeild|: name", "labelField: name"],
    ["the nearest value", "method: POST", "method: P|OTS", "    method: POST"],
  ])("%s", async (_, from, to, line) => {
    await editor.replace(ROOM, from, to);
    await editor.findings(ROOM, ({ length }) => length > 0);
    const [action] = await editor.actions(ROOM, to);
    expect(action).toMatchObject({ kind: "quickfix", title: expect.stringContaining("Replace") });
    expect(editor.changedLines(action!.edit!)[ROOM]!.map((one) => one.trim())).toEqual([line.trim()]);
  });

  test.each([
    ["with a colon", "description: The com|pany: it built it. }", "description: 'The company: it built it.' }"],
    ["that begins with a backtick", "description: `comp|any` }", "description: '`company`' }"],
    ["that other parsers read as a boolean", "default: o|n }", "default: 'on' }"],
  ])("quotes for text %s", async (_, typed, expected) => {
    await editor.replace(ROOM, "description: The company that built the room. }", typed);
    await editor.findings(ROOM, ({ length }) => length > 0);
    const action = (await editor.actions(ROOM, typed)).find(({ kind }) => kind === "quickfix")!;
    expect(editor.changedLines(action.edit!)[ROOM]).toEqual([`  constructor: { type: string, ${expected}`]);
  });

  test("a missing key", async () => {
    await editor.replace(ROOM, "    title: A table\n", "");
    const found = await editor.findings(ROOM, ({ length }) => length > 0);
    expect(found[0]).toMatchObject({ code: "missing-key" });
    const [action] = await editor.actions(ROOM, "ta|ble:\n");
    expect(action).toMatchObject({ title: "Add “title”", kind: "quickfix" });
    expect(editor.changedLines(action!.edit!)[ROOM]).toEqual(["    title: "]);
  });

  test("to turn a documented value into a decision", async () => {
    const actions = await editor.actions(SERVICE, "version: 2.3|.0");
    const action = actions.find(({ title }) => title.startsWith("Cite"))!;
    expect(action.title).toBe("Cite a new decision, D-003");
    const lines = editor.changedLines(action.edit!);
    expect(lines[SERVICE]).toEqual(["version: { decided: 2.3.0, by: D-003 }"]);
    expect(lines[DECISIONS]).toEqual(["D-003:", "  question: TODO", "  answer: TODO", "  reason: TODO"]);
  });

  test.each([
    ["in flow style", "values: [ro|ws, circle, u]"],
    ["in block style", "- ci|rcle"],
  ])("to move values to a value set %s", async (style, at) => {
    const block =
      "      form:\n        type:\n          values:\n            - rows\n            - circle\n        description: X";
    const flow = "      form: { type: { values: [rows, circle, u] }, description: The form as a whole. }";
    if (style === "in block style") await editor.replace(ROOM, flow, block);
    const action = (await editor.actions(ROOM, at)).find(({ title }) => title.startsWith("Move"))!;
    expect(action.title).toBe("Move the values to a new value set, form");
    expect(action.edit!.documentChanges![0]).toMatchObject({ kind: "create", uri: editor.uri(FORM) });
    const { [ROOM]: room, [FORM]: form } = editor.changedLines(action.edit!);
    expect(room!.map((line) => line.trim())).toEqual([
      style === "in flow style"
        ? "form: { type: { values: form }, description: The form as a whole. }"
        : "values: form",
    ]);
    const values = style === "in flow style" ? ["values: [rows, circle, u]"] : ["values:", "  - rows", "  - circle"];
    expect(form).toEqual(["set: form", "title: TODO", ...values]);
  });

  test("to deprecate a definition", async () => {
    const [action] = await editor.actions(ROOM, "  se|ats: { type");
    expect(action!.title).toBe("Deprecate “seats” with a replacement");
    expect(editor.changedLines(action!.edit!)[ROOM]).toEqual([
      "  seats: { type: { type: integer, minimum: 1, maximum: 500 }, default: 4, description: How many people it seats., deprecated: { replacement: TODO } }",
    ]);
    const others = await editor.actions(ROOM, "shap|es:\n");
    expect(others.map(({ title }) => title)).toEqual([]);
  });
});
