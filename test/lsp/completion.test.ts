import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Editor } from "./editor.ts";

const root = join(import.meta.dirname, "../services/bookings");
const ROOM = "spec/booking/resources/room.yaml";
const BOOKING = "spec/booking/resources/booking.yaml";
const SERVICE = "spec/booking/service.yaml";
const SET = "spec/booking/value-sets/equipment.yaml";
const DECISIONS = "spec/decisions.yaml";

let editor: Editor;
beforeAll(async () => void (editor = await Editor.start(root)));
afterEach(() => editor.discard());
afterAll(() => editor.stop());

/** A completion test: the original text of a file, the text typed instead, and the expected proposals. */
interface Situation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly proposes: readonly string[];
  readonly not?: readonly string[];
}

const names: Readonly<Record<string, Situation>> = {
  "a shape, without a letter": {
    file: ROOM,
    from: "layout: { type: { shape: layout }",
    to: "layout: { type: { shape: | }",
    proposes: ["layout", "table", "row", "detail"],
  },
  "a shape, after some letters": {
    file: ROOM,
    from: "{ list: { shape: table } }",
    to: "{ list: { shape: ta| } }",
    proposes: ["table"],
  },
  "the base of a shape": { file: ROOM, from: "extends: row", to: "extends: |", proposes: ["layout", "row"] },
  "an error in a list": {
    file: ROOM,
    from: "office_missing, not_found]",
    to: "office_missing, |]",
    proposes: ["overlap", "not_found"],
  },
  "an error in a mapping": {
    file: SERVICE,
    from: "malformed: malformed_body",
    to: "malformed: |",
    proposes: ["malformed_body", "too_many"],
  },
  "an error of a rule": { file: BOOKING, from: "error: overlap", to: "error: |", proposes: ["overlap"] },
  "a value set": {
    file: ROOM,
    from: "equipment: { type: { list: { values: equipment } }",
    to: "equipment: { type: { list: { values: | } }",
    proposes: ["equipment"],
  },
  "a decision for an unknown value": {
    file: SERVICE,
    from: "{ unknown: D-002 }",
    to: "{ unknown: | }",
    proposes: ["D-001", "D-002"],
  },
  "a decision for a value": { file: ROOM, from: "by: D-001", to: "by: D|", proposes: ["D-001"] },
  "a key kind": { file: ROOM, from: "keys: [desk, screen, operator]", to: "keys: [desk, |]", proposes: ["screen"] },
  "a field in a list": {
    file: ROOM,
    from: "requiredOnCreate: [name]",
    to: "requiredOnCreate: [|]",
    proposes: ["seats"],
  },
  "a field as a value": { file: ROOM, from: "labelField: name", to: "labelField: |", proposes: ["name", "door_code"] },
  "a section of a source": {
    file: DECISIONS,
    from: "source: bookings, Rooms",
    to: "source: bookings, R|",
    proposes: ["bookings, Rooms", "bookings, Open points"],
  },
};

const keys: Readonly<Record<string, Situation>> = {
  "keys of a resource": {
    file: ROOM,
    from: "idField: id",
    to: "idField: id\nr|",
    proposes: ["rules", "states", "pathParameters"],
    not: ["resource", "title"],
  },
  "keys of a field in flow style": {
    file: ROOM,
    from: "is_open: { type: boolean,",
    to: "is_open: { type: boolean, |,",
    proposes: ["default", "aliases", "deprecated"],
    not: ["type", "description"],
  },
  "keys of a field in block style": {
    file: ROOM,
    from: "    empty: missing",
    to: "    empty: missing\n    d|",
    proposes: ["default", "deprecated"],
    not: ["description", "aliases"],
  },
  "keys of an operation": {
    file: ROOM,
    from: "    summary: Read a room",
    to: "    summary: Read a room\n    |",
    proposes: ["description", "examples"],
    not: ["method"],
  },
  "keys of a decision": {
    file: DECISIONS,
    from: "  answer: At most",
    to: "  |\n  answer: At most",
    proposes: ["appliesTo"],
  },
  "keys of a value set": {
    file: SET,
    from: "values: [",
    to: "d|\nvalues: [",
    proposes: ["description", "deprecatedValues"],
  },
  "keys of the item of a list": {
    file: BOOKING,
    from: "  - { text: A room",
    to: "  - { |text: A room",
    proposes: ["text"],
  },
  "a key before its colon": {
    file: ROOM,
    from: "    summary: Read a room",
    to: "    sum|: Read a room",
    proposes: ["summary", "description"],
  },
};

const values: Readonly<Record<string, Situation>> = {
  "a type": {
    file: ROOM,
    from: "is_open: { type: boolean,",
    to: "is_open: { type: |,",
    proposes: ["boolean", "integer", "timestamp"],
  },
  "true and false": { file: ROOM, from: "secret: true", to: "secret: |", proposes: ["true", "false"] },
  "a method": { file: ROOM, from: "method: POST", to: "method: |", proposes: ["GET", "PUT", "DELETE"] },
  "the use of a field": {
    file: ROOM,
    from: "use: request, secret",
    to: "use: |, secret",
    proposes: ["request", "response"],
  },
  "a type in block style": {
    file: ROOM,
    from: "      id: integer\n      name: string",
    to: "      id: integer\n      name: |",
    proposes: ["string", "boolean"],
  },
};

for (const [group, situations] of Object.entries({ names, keys, values })) {
  describe(`proposes ${group}`, () => {
    test.each(Object.entries(situations))("%s", async (_, { file, from, to, proposes, not = [] }) => {
      const labels = (await editor.complete(file, from, to)).map(({ label }) => label);
      expect(labels).toEqual(expect.arrayContaining([...proposes]));
      for (const absent of not) expect(labels).not.toContain(absent);
      expect(labels.join()).not.toContain("kilnCompletion");
    });
  });
}

test("inserts a colon after a key, unless it has one", async () => {
  const added = await editor.complete(ROOM, "idField: id", "idField: id\nr|");
  expect(added.find(({ label }) => label === "rules")?.textEdit?.newText).toBe("rules: ");
  await editor.discard();
  const changed = await editor.complete(ROOM, "    summary: Read", "    sum|: Read");
  expect(changed.find(({ label }) => label === "summary")?.textEdit?.newText).toBe("summary");
});

test("replaces the whole name of a section", async () => {
  const items = await editor.complete(DECISIONS, "source: bookings, Rooms", "source: bookings, R|");
  const edit = items.find(({ label }) => label === "bookings, Rooms")!.textEdit! as { readonly range: unknown };
  expect(edit.range).toEqual({ start: { line: 2, character: 10 }, end: { line: 2, character: 21 } });
});

test("explains keys and decisions", async () => {
  const found = await editor.complete(ROOM, "secret: true", "s|: true");
  expect(found.find(({ label }) => label === "secret")?.documentation).toMatch(/secret/);
  await editor.discard();
  const decisions = await editor.complete(ROOM, "by: D-001", "by: |");
  expect(decisions.map(({ documentation }) => documentation)).toContain("How long may the name of a room be?");
});

test("proposes names while the rest of the file has errors", async () => {
  await editor.replace(ROOM, "title: Room\n", "");
  expect((await editor.complete(ROOM, "extends: row", "extends: |")).map(({ label }) => label)).toContain("row");
});

test("proposes names for an operation that is only begun", async () => {
  const items = await editor.complete(ROOM, "operations:\n", "operations:\n  remove:\n    errors: [|]\n");
  expect(items.map(({ label }) => label)).toContain("not_found");
});
