import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile, emitters, loadSources } from "../../../generators/index.ts";
import { readDocument, type OpenApiDocument } from "../../../generators/import/openapi/import.ts";
import { updateOpenApi, type Updated } from "../../../generators/import/openapi/update.ts";
import { imported } from "./import-text.ts";

type Files = ReadonlyMap<string, string>;

function documentOf(text: string): OpenApiDocument {
  const document = readDocument("api.yaml", text);
  if ("problem" in document) throw new Error(document.problem);
  return document;
}

function errorsIn(files: Files) {
  return compile(loadSources(files), emitters).diagnostics.filter(({ severity }) => severity === "error");
}

function updated(files: Files, earlier: string, later: string): Updated & { readonly files: Files } {
  const update = updateOpenApi({
    document: documentOf(later),
    earlier: documentOf(earlier),
    service: "api",
    address: undefined,
    checksum: `sha256:${"0".repeat(64)}`,
    only: [],
    existing: files,
    errorsIn,
  });
  const merged = new Map(files);
  for (const [path, text] of update.changes) {
    if (text === undefined) merged.delete(path);
    else merged.set(path, text);
  }
  return { ...update, files: merged };
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const texts = names.map((name) => readFileSync(join(import.meta.dirname, name, "openapi.yaml"), "utf8"));

test.each(names)("an update of the unedited import of %s equals an import of the newer document", (name) => {
  const index = names.indexOf(name);
  const [earlier, later] = [texts[index]!, texts[(index + 1) % texts.length]!];
  const { files } = imported(earlier);
  const others = [...files].filter(([path]) => !path.startsWith("spec/api/"));
  const fresh = new Map([...others, ...imported(later, files).files]);
  const update = updated(files, earlier, later);
  expect(update.conflicts).toEqual([]);
  expect(inService(update.files)).toEqual(inService(fresh));
  expect(updated(update.files, later, later).changes.size).toBe(0);
});

function inService(files: Files): Readonly<Record<string, string>> {
  const own = [...files].filter(([path]) => /^spec\/(api\/|decisions|sources)/.test(path));
  return Object.fromEntries(own.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const schemas = `
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties: { name: { type: string }, age: { type: integer }, kind: { $ref: '#/components/schemas/Kind' } }
    Kind: { type: string, enum: [cat, dog, bird] }
    Error: { type: object, properties: { title: { type: string } } }
`;

const earlier = `openapi: 3.0.3
info: { title: Pets, version: 1.0.0 }
servers: [{ url: 'https://pets.example/v1' }]
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 100 } }]
      responses: { '200': { description: Pets., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } } }
  /pets/{petId}:
    get:
      operationId: getPet
      summary: Read a pet
      parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: A pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: None., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
    delete:
      operationId: deletePet
      summary: Remove a pet
      parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Removed. } }
${schemas}`;

/** Changes a file of the spec by hand. Each pattern must match. */
function edited(files: Files, path: string, ...edits: readonly (readonly [string, string])[]): Files {
  let text = files.get(path)!;
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return new Map([...files, [path, text] as const]);
}

const resource = "spec/api/resources/pets.yaml";
const shapes = "spec/api/shapes.yaml";

describe("an update keeps what people edited", () => {
  const { files } = imported(earlier);

  test("comments, descriptions and names", () => {
    const later = earlier
      .replace("maximum: 100", "maximum: 50")
      .replace("age: { type: integer }", "age: { type: integer, minimum: 0 }, color: { type: string }");
    let own = edited(
      files,
      resource,
      ["summary: List pets", "summary: Lists the pets # by Ada"],
      ["  get:\n", "  read:\n"],
    );
    own = edited(own, shapes, ["    age:", "    # In years.\n    age:"]);
    const update = updated(own, earlier, later);
    expect(update.conflicts).toEqual([]);
    expect(update.files.get(resource)).toBe(own.get(resource)!.replace("maximum: 100", "maximum: 50"));
    expect(errorsIn(update.files)).toEqual([]);
    expect(update.files.get(shapes)).toContain(
      [
        "    # In years.",
        "    age: { type: { type: integer, minimum: 0 }, optional: true }",
        "    color: { type: string, optional: true }",
        "    kind:",
      ].join("\n"),
    );
  });

  test("renamed resources, shapes and value sets", () => {
    const text = edited(
      files,
      resource,
      ["resource: pets", "resource: animals"],
      ["shape: pet }", "shape: animal }"],
    ).get(resource)!;
    let own: Files = new Map([...files].filter(([path]) => path !== resource));
    own = new Map([...own, ["spec/api/resources/animals.yaml", text]]);
    own = edited(own, shapes, ["\npet:\n", "\nanimal:\n"], ["values: kind", "values: species"]);
    const set = own.get("spec/api/value-sets/kind.yaml")!.replace("set: kind", "set: species");
    own = new Map([...own].filter(([path]) => !path.endsWith("kind.yaml")));
    own = new Map([...own, ["spec/api/value-sets/species.yaml", set]]);
    const later = earlier
      .replace("summary: Read a pet", "summary: Read one pet")
      .replace("age: { type: integer }", "age: { type: number }")
      .replace("[cat, dog, bird]", "[cat, fish, dog]");
    const update = updated(own, earlier, later);
    expect(update.conflicts).toEqual([]);
    expect([...update.changes.keys()].toSorted()).toEqual([
      "spec/api/resources/animals.yaml",
      shapes,
      "spec/api/value-sets/species.yaml",
    ]);
    expect(update.files.get("spec/api/value-sets/species.yaml")).toContain("values: [cat, fish, dog]");
    expect(update.files.get("spec/api/resources/animals.yaml")).toBe(text.replace("Read a pet", "Read one pet"));
    expect(update.files.get(shapes)).toContain("animal:");
    expect(update.files.get(shapes)).toContain("age: { type: number, optional: true }");
    expect(errorsIn(update.files)).toEqual([]);
  });

  test("what both changed, which is a finding", () => {
    const own = edited(
      files,
      resource,
      ["summary: Remove a pet", "summary: Removes it"],
      ["maximum: 100", "maximum: 20"],
    );
    const later = earlier.replace("maximum: 100", "maximum: 50").replace(/ {4}delete:[^]*?Removed. \} \}\n/, "");
    const { conflicts, files: merged } = updated(own, earlier, later);
    expect(conflicts.map(({ code, slots }) => [code, slots["path"], slots["own"]])).toEqual([
      ["import-conflict", "operations.list.query.limit.type.maximum", "20"],
      ["import-conflict", "operations.delete", expect.stringContaining("summary: Removes it")],
    ]);
    expect(conflicts[0]!.message).toBe(
      "The document changed “operations.list.query.limit.type.maximum” from 100 to 50. The spec keeps 20.",
    );
    expect(conflicts.map(({ place }) => merged.get(resource)!.slice(place!.start, place!.end))).toEqual([
      "maximum",
      "delete",
    ]);
    expect(merged.get(resource)).toBe(own.get(resource));
    expect(updated(merged, later, later).changes.size).toBe(0);
  });

  test("a removed shape that something made by hand uses", () => {
    const own = edited(files, resource, ["description: None.", "description: There is none."]);
    const later = earlier.replace(/ +'404'.*\n/, "").replace(/ {4}Error:.*\n/, "");
    const { conflicts, files: merged } = updated(own, earlier, later);
    expect(conflicts.map(({ slots }) => slots["path"])).toEqual(["error-object", "operations.get.errorResponses"]);
    expect(errorsIn(merged)).toEqual([]);
  });
});
