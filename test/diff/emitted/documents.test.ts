import { expect, test } from "vitest";
import { emitters } from "../../../generators/index.ts";
import { emittedIds, type EmittedId } from "../../../generators/diff/emitted/classes.ts";
import {
  type EmittedChange,
  type Texts,
  compareEmitted,
  isCompared,
} from "../../../generators/diff/emitted/compare-emitted.ts";
import { emitted } from "../../support/emit.ts";

/* Simulates a changed emitter: one committed document is edited, and the current compiler emits its normal output. */
const today: Texts = new Map([...emitted(emitters)].filter(([path]) => isCompared(path)));
const office = "packages/openapi/generated/office.json";
const create = ["paths", "/rooms", "post"];
const response = [...create, "responses", "201", "content"];
const row = ["components", "schemas", "RoomRow"];
const fields = ["components", "schemas", "RoomFields", "properties"];

/** Sets the value at the path. Removing values is not supported. */
type Edit = readonly [path: readonly string[], value: unknown];

interface Case {
  readonly id: EmittedId;
  /** The edit that produces the committed version. */
  readonly was: Edit;
  readonly subject: string;
  readonly sends: string;
  readonly reads: string;
}

const text = { type: "string" };

const cases: readonly Case[] = [
  {
    id: "emitted-address-changed",
    was: [["servers"], [{ url: "https://old.invalid" }]],
    subject: "",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-operation-added",
    was: [create, undefined],
    subject: "POST /rooms",
    sends: "compatible",
    reads: "compatible",
  },
  {
    id: "emitted-operation-removed",
    was: [["paths", "/old"], { get: {} }],
    subject: "GET /old",
    sends: "breaking",
    reads: "breaking",
  },
  {
    id: "emitted-access-changed",
    was: [[...create, "security"], [{}]],
    subject: "POST /rooms",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-required-parameter-added",
    was: [[...create, "parameters"], []],
    subject: "POST /rooms / query tenant",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-parameter-removed",
    was: [["paths", "/rooms", "parameters"], [{ in: "query", name: "old" }]],
    subject: "POST /rooms / query old",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-requirement-added",
    was: [["components", "parameters", "Tenant.required", "required"], false],
    subject: "POST /rooms / query tenant",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-form-changed",
    was: [["components", "parameters", "Tenant.required", "explode"], false],
    subject: "POST /rooms / query tenant",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-body-removed",
    was: [["paths", "/rooms/{object_id}", "get", "requestBody"], { content: {} }],
    subject: "GET /rooms/{object_id} / body",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-status-added",
    was: [[...create, "responses", "201"], undefined],
    subject: "POST /rooms / 201",
    sends: "none",
    reads: "risk",
  },
  {
    id: "emitted-status-removed",
    was: [[...create, "responses", "202"], {}],
    subject: "POST /rooms / 202",
    sends: "none",
    reads: "breaking",
  },
  {
    id: "emitted-media-type-added",
    was: [[...response, "application/json"], undefined],
    subject: "POST /rooms / 201 / application/json",
    sends: "none",
    reads: "compatible",
  },
  {
    id: "emitted-media-type-removed",
    was: [[...response, "text/csv"], {}],
    subject: "POST /rooms / 201 / text/csv",
    sends: "none",
    reads: "breaking",
  },
  {
    id: "emitted-header-removed",
    was: [[...create, "responses", "201", "headers"], { Link: {} }],
    subject: "POST /rooms / 201 / Link",
    sends: "none",
    reads: "breaking",
  },
  {
    id: "emitted-member-added",
    was: [[...row, "properties", "ro_seats"], undefined],
    subject: "GET /rooms/{object_id} / 200 / application/json / ro_seats",
    sends: "none",
    reads: "compatible",
  },
  {
    id: "emitted-member-removed",
    was: [[...fields, "colour"], text],
    subject: "POST /rooms / body / application/json / colour",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-schema-narrowed",
    was: [[...fields, "seats"], {}],
    subject: "POST /rooms / body / application/json / seats",
    sends: "breaking",
    reads: "none",
  },
  {
    id: "emitted-schema-narrowed",
    was: [[...row, "required"], []],
    subject: "GET /rooms/{object_id} / 200 / application/json",
    sends: "none",
    reads: "compatible",
  },
  {
    id: "emitted-schema-widened",
    was: [[...fields, "seats", "minimum"], 1],
    subject: "POST /rooms / body / application/json / seats",
    sends: "compatible",
    reads: "none",
  },
  {
    id: "emitted-schema-widened",
    was: [[...row, "properties", "ro_id", "enum"], [1]],
    subject: "GET /rooms/{object_id} / 200 / application/json / ro_id",
    sends: "none",
    reads: "breaking",
  },
  {
    id: "emitted-schema-changed",
    was: [[...row, "properties", "ro_id", "type"], "string"],
    subject: "GET /rooms/{object_id} / 200 / application/json / ro_id",
    sends: "none",
    reads: "breaking",
  },
];

function changesOf(...edits: readonly Edit[]): readonly EmittedChange[] {
  return compareEmitted({
    committed: new Map([...today, [office, edited(...edits)]]),
    emitted: today,
    declarations: [],
  });
}

function edited(...edits: readonly Edit[]): string {
  const document = JSON.parse(today.get(office)!) as object;
  for (const [path, value] of edits) set(document, path, value);
  return JSON.stringify(document);
}

function set(document: object, path: readonly string[], value: unknown): void {
  const [last, ...before] = path.toReversed();
  const parent = before
    .toReversed()
    .reduce<Record<string, unknown>>(
      (inner, key) => (inner[key] ??= {}) as Record<string, unknown>,
      document as Record<string, unknown>,
    );
  if (value === undefined) delete parent[last!];
  else parent[last!] = value;
}

test("each class of documents is shown by an edit, or by its opposite", () => {
  const opposites = cases.flatMap(({ was }) =>
    compareEmitted({ committed: today, emitted: new Map([...today, [office, edited(was)]]), declarations: [] }),
  );
  const shown = new Set([...cases, ...opposites].map(({ id }) => id));
  const elsewhere: readonly EmittedId[] = [
    "emitted-document-added",
    "emitted-document-removed",
    "emitted-declaration-changed",
    "emitted-code-changed",
  ];
  expect(emittedIds.filter((id) => !shown.has(id) && !elsewhere.includes(id))).toEqual([]);
});

test("a document that is gone, or new, is one change", () => {
  const less = new Map([...today].filter(([path]) => path !== office));
  expect(compareEmitted({ committed: today, emitted: less, declarations: [] }).map(({ id }) => id)).toEqual([
    "emitted-document-removed",
  ]);
  expect(compareEmitted({ committed: less, emitted: today, declarations: [] }).map(({ id }) => id)).toEqual([
    "emitted-document-added",
  ]);
});

test("equal files, and other words in them, are no change", () => {
  expect(changesOf()).toEqual([]);
  expect(
    changesOf(
      [["info", "description"], "Another."],
      [[...row, "title"], "Another."],
      [[...row, "x-kiln-status"], "decided"],
    ),
  ).toEqual([]);
});

test.each(cases)("$id at $was.0", ({ id, was, subject, sends, reads }) => {
  const found = changesOf(was);
  const own = found.find((one) => one.id === id && one.subject === subject);
  expect(own, found.map((one) => `${one.id} ${one.subject}`).join("\n")).toMatchObject({
    file: office,
    verdicts: { sends, reads },
  });
});
