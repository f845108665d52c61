import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import type { Node, ScalarNode } from "../../generators/load/tree.ts";
import { findUnreviewed } from "../../generators/review/compare.ts";
import { RECORD, addressOf, entriesOf, readRecord, writeRecord } from "../../generators/review/entries.ts";
import { baseFolder } from "../support/base.ts";
import { loadedSpec } from "../support/emit.ts";
import { runKiln as kiln } from "../support/run-kiln.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const room = "spec/office/resources/room.yaml";

/** A project with a record of its review. Each test uses a copy of it. */
const project = mkdtempSync(join(tmpdir(), "kiln-review-"));
beforeAll(async () => {
  cpSync(baseFolder, project, { recursive: true });
  expect((await kiln(project, "generate")).code).toBe(0);
  expect(await kiln(project, "review", "--accept")).toMatchObject({ code: 0, error: "" });
});
afterAll(() => rmSync(project, { recursive: true }));

function reviewed(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-review-"));
  folders.push(folder);
  cpSync(project, folder, { recursive: true });
  return folder;
}

function edit(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

describe("a project with a record", () => {
  test("has nothing to review until the spec changes", async () => {
    const folder = reviewed();
    expect(await kiln(folder, "review")).toMatchObject({ code: 0, error: "" });
    expect((await kiln(folder, "check")).code).toBe(0);
  });

  test.each([
    [
      "a text",
      "What people call it.",
      "The name on the door.",
      "“fields.ro_name” has not been reviewed: “description” changed.",
    ],
    [
      "a fact next to a text",
      "scope: tenant",
      "scope: global",
      "has not been reviewed: “scope” was tenant and is global.",
    ],
    [
      "a fact with a decision",
      "maxLength: { unknown: D-002 }",
      "maxLength: { decided: 9, by: D-001 }",
      "“type.maxLength” was ?(D-002) and is 9(D-001).",
    ],
    [
      "a new entry",
      "requiredOnCreate",
      "  ro_floor: { type: integer, description: The floor. }\nrequiredOnCreate",
      "“fields.ro_floor” has not been reviewed: it is new.",
    ],
    [
      "an entry that is gone",
      "  ro_seats: { aliases: [seats], type: integer, description: How many people it seats. }\n",
      "",
      "“office/resources/room.yaml: fields.ro_seats” has not been reviewed: it was removed.",
    ],
  ])("reports %s", async (_, from, to, message) => {
    const folder = reviewed();
    edit(folder, room, from, to);
    const { code, error } = await kiln(folder, "review");
    expect(code).toBe(1);
    expect(error).toContain(`error[unreviewed]: `);
    expect(error).toContain(message);
    await kiln(folder, "review", "--accept");
    expect((await kiln(folder, "review")).code).toBe(0);
  });

  test("shows the text, its facts, and the answer of the decision that a changed fact cites", async () => {
    const folder = reviewed();
    edit(folder, room, "maxLength: { unknown: D-002 }", "maxLength: { decided: 9, by: D-001 }");
    const { error } = await kiln(folder, "review");
    expect(error).toContain(
      "Text: description “What people call it.”. Facts: aliases [name], type.maxLength 9(D-001), type.type string.",
    );
    expect(error).toContain("D-001 answers: With GET, at one endpoint.");
  });

  test("shows the facts that cite a decision whose answer changed", async () => {
    const folder = reviewed();
    edit(folder, "spec/decisions.yaml", "With GET, at one endpoint.", "With POST, at one endpoint.");
    expect((await kiln(folder, "review")).error).toContain("“wire.endpoint” cites it: /find(D-001)");
  });

  test("fails its check until the change is accepted, and not its compilation", async () => {
    const folder = reviewed();
    edit(folder, room, "What people call it.", "The name on the door.");
    expect(await kiln(folder, "generate")).toMatchObject({ code: 0, error: "" });
    expect(JSON.parse((await kiln(folder, "review", "--json")).out) as object).toMatchObject({
      diagnostics: [{ code: "unreviewed" }],
    });
    const { code, out, error } = await kiln(folder, "check");
    expect(code).toBe(1);
    expect(error).toContain("error[unreviewed]");
    expect(out).toMatch(/^review +1 text to review/m);
    await kiln(folder, "review", "--accept");
    expect((await kiln(folder, "check")).code).toBe(0);
  });

  test("reports nothing for another form of the same values", async () => {
    const folder = reviewed();
    edit(
      folder,
      room,
      "description: What people call it.",
      "description: >-\n      What people\n      call it.\n    # A comment.",
    );
    edit(folder, room, "scope: tenant\nidField: ro_id", "idField: 'ro_id'\nscope: tenant");
    expect(await kiln(folder, "review")).toMatchObject({ code: 0, error: "" });
  });

  test("writes its record again after a merge conflict", async () => {
    const folder = reviewed();
    const record = readFileSync(join(folder, RECORD), "utf8");
    writeFileSync(
      join(folder, RECORD),
      record.replace("  fields.ro_name", "<<<<<<< ours\n=======\n>>>>>>> theirs\n  fields.ro_name"),
    );
    expect((await kiln(folder, "review")).code).toBe(0);
    await kiln(folder, "review", "--accept");
    expect(readFileSync(join(folder, RECORD), "utf8")).toBe(record);
  });
});

test("a section of a page is reviewed, and reported at its line", async () => {
  const folder = reviewed();
  mkdirSync(join(folder, "spec/docs"));
  writeFileSync(join(folder, "spec/docs/tasks.md"), "# Tasks\n\n## Book a room\n\nCall `createRoom` once.\n");
  await kiln(folder, "review", "--accept");
  expect((await kiln(folder, "review")).code).toBe(0);
  edit(folder, "spec/docs/tasks.md", "once", "twice");
  expect((await kiln(folder, "review")).error).toMatch(
    /“book-a-room” has not been reviewed[^]*spec\/docs\/tasks\.md:3:1/,
  );
});

test("a project without a record is checked without it", async () => {
  const folder = reviewed();
  rmSync(join(folder, RECORD));
  edit(folder, room, "What people call it.", "The name on the door.");
  await kiln(folder, "generate");
  expect((await kiln(folder, "check")).code).toBe(0);
});

describe("our own spec", () => {
  const { documents } = loadedSpec();
  const entries = entriesOf(documents, new Map());
  const recorded = readRecord(writeRecord(entries));

  it("has a record that reads as it was written, with one address for each entry", () => {
    expect([...recorded.keys()]).toEqual(entries.map(addressOf));
    expect(findUnreviewed(recorded, entries, "")).toEqual([]);
  });

  it("has no value outside of the record", () => {
    const lost = documents.flatMap((document) => {
      const written = writeRecord(entriesOf([document], new Map()));
      const scalars = scalarsIn(document.root).filter((_, index) => index % 60 === 0);
      const isLost = (scalar: ScalarNode): boolean =>
        writeRecord(entriesOf([{ ...document, root: withChange(document.root, scalar) }], new Map())) === written;
      return scalars.filter(isLost).map(({ place, value }) => `${place.file} ${place.start}: ${value}`);
    });
    expect(lost).toEqual([]);
  });
});

function scalarsIn(node: Node): readonly ScalarNode[] {
  if (node.kind === "scalar") return [node];
  return (node.kind === "list" ? node.items : node.entries.map(({ value }) => value)).flatMap(scalarsIn);
}

function withChange<N extends Node>(node: N, changed: ScalarNode): N {
  if (node.kind === "scalar") return node === (changed as Node) ? { ...node, value: `${node.value}x` } : node;
  if (node.kind === "list") return { ...node, items: node.items.map((item) => withChange(item, changed)) };
  return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: withChange(entry.value, changed) })) };
}
