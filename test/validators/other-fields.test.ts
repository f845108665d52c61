import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { afterAll, describe, expect, it } from "vitest";
import { jsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { baseFolder } from "../support/base.ts";
import { filesBelow } from "../../generators/runtime/folders.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";

/*
 * Fields that a shape does not list, in requests and in responses: validators, JSON Schemas and OpenAPI agree. The
 * shape `part` is nested in others, so that its result does not follow from the body alone.
 */

const states = [
  { closed: undefined, response: true, request: false },
  { closed: true, response: false, request: false },
  { closed: false, response: true, request: true },
] as const;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe.each(states)("a shape with closed: $closed", async ({ closed, response, request }) => {
  const folder = specWith(closed);
  const project = generatedProject(folder, [validators, jsonSchema, openapi]);
  folders.push(folder, project);
  const body = { ro_id: 1, part: { name: "a", other: 1 } };

  it(`is ${response ? "open" : "closed"} in responses`, async () => {
    const { checkAnswer } = await importGenerated<{
      readonly checkAnswer: (operation: string, value: unknown) => readonly unknown[];
    }>(project, "validators/generated/office/answers.js");
    expect(checkAnswer("GET /rooms/{object_id}", body).length === 0).toBe(response);
    expect(schemaOf(project, "responses/getRoom")(body)).toBe(response);
    expect(openapiSchemaOf(project, "GetRoomAnswer")(body)).toBe(response);
  });

  it(`is ${request ? "open" : "closed"} in requests`, async () => {
    const { decode, validate } = await importGenerated<{
      readonly decode: Decode;
      readonly validate: (value: unknown) => boolean;
    }>(project, "validators/generated/office/createRoom.js");
    expect((decode(body).errors ?? []).length === 0).toBe(request);
    expect(validate(body)).toBe(request);
    expect(schemaOf(project, "requests/createRoom")(body)).toBe(request);
    expect(openapiSchemaOf(project, "CreateRoomRequest")(body)).toBe(request);
    const given = { ro_id: 1, part: { name: "a" } };
    expect([decode(given).errors, validate(given)]).toEqual([undefined, true]);
  });

  it("has a separate schema for requests only if they differ from responses", () => {
    const { components } = openapiOf(project);
    expect("RoomPartInput" in components.schemas).toBe(closed === undefined);
  });
});

type Decode = (value: unknown) => { readonly errors?: readonly unknown[] };

/** Creates the base spec with an operation whose request and response both contain an object with the nested shape. */
function specWith(closed: boolean | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-other-fields-"));
  cpSync(baseFolder, folder, { recursive: true });
  const file = join(folder, "spec/office/resources/room.yaml");
  const key = closed === undefined ? "" : ` closed: ${closed},`;
  const text = readFileSync(file, "utf8")
    .replace(
      /^shapes:\n[^]*?^operations:\n/m,
      `shapes:\n  row: { title: A room, fields: { ro_id: integer, part: { type: { shape: part } } } }\n  part: { title: A part,${key} fields: { name: string } }\noperations:\n`,
    )
    .replace("    request: create\n", "    request: { body: { shape: row } }\n");
  writeFileSync(file, text);
  return folder;
}

function schemaOf(project: string, path: string): (value: unknown) => boolean {
  const folder = join(project, "packages/schemas/generated");
  const schemas = filesBelow(folder)
    .filter((file) => file.startsWith("office/") && file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as AnySchemaObject);
  const validate = new Ajv2020({ strict: true, schemas }).getSchema(
    `https://example.invalid/schemas/office/${path}.json`,
  )!;
  return (value) => validate(value) as boolean;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

function openapiOf(project: string): Document {
  return JSON.parse(readFileSync(join(project, "packages/openapi/generated/office.json"), "utf8")) as Document;
}

function openapiSchemaOf(project: string, name: string): (value: unknown) => boolean {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
    ...openapiOf(project),
    $ref: `#/components/schemas/${name}`,
  });
  return (value) => validate(value);
}
