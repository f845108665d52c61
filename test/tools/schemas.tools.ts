import { createRequire } from "node:module";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { atLeastOne } from "../support/at-least-one.ts";
import { command } from "../support/command.ts";
import { recordedRows } from "../support/recorded-rows.ts";
import { rootFolder } from "../support/emit.ts";
import { base, open } from "../server/exchange/support.ts";
import type { ResponseRow } from "../oracle/response-row.ts";
import { folder } from "./given.ts";
import { fieldNames, openNames } from "./schema-fields.ts";
import { schemas, type Schema, type SchemaFile } from "./schema-files.ts";

/* Type and form generators accept the JSON Schemas of every service. */

const require = createRequire(join(folder, "package.json"));

interface TypeGenerator {
  compile(schema: Schema, name: string, options: { readonly cwd: string; readonly format: boolean }): Promise<string>;
}

const { compile } = (await import(pathToFileURL(require.resolve("json-schema-to-typescript")).href)) as TypeGenerator;

/** Excludes schemas made of conditions, which only validators read. */
const typed = new Set([
  "requests",
  "responses",
  "parameters",
  "modules",
  "results",
  "request-parameters",
  "shapes",
  "fields",
  "errors",
]);
const kinds = ({ kind }: SchemaFile): boolean => typed.has(kind);

/** Returns the types for a schema. The main type is `Root` in its module, whatever the schema's title. */
async function typesOf({ schema, path }: SchemaFile): Promise<string> {
  return compile({ ...schema, title: "Root" }, "Root", { cwd: `${dirname(path)}/`, format: false });
}

/** Returns the members without a specific type. The effect of `additionalProperties` does not count. */
function untypedMembers(text: string): readonly string[] {
  const members = [...text.matchAll(/^\s*(?:"([^"]+)"|([\w$]+))\??: (.*)$/gm)];
  const saysNothing = (type: string): boolean => /\b(unknown|any)\b/.test(type.replaceAll(/"[^"]*"/g, ""));
  return members.flatMap(([, quoted, plain, type]) => (saysNothing(type!) ? [quoted ?? plain!] : []));
}

const target = mkdtempSync(join(tmpdir(), "kiln-schema-types-"));
const moduleOf = (id: string): string => id.replaceAll(/[^\w-]/g, "_");

async function expectToCompile(): Promise<void> {
  const options = { strict: true, noEmit: true, target: "es2023", module: "nodenext", skipLibCheck: false, types: [] };
  writeFileSync(join(target, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["**/*.ts"] }));
  await command(process.execPath, [join(rootFolder, "node_modules/typescript-7/bin/tsc"), "-p", target], {
    cwd: target,
  });
}

describe("json-schema-to-typescript", () => {
  test.each(schemas)("knows the type of every field: %s", async (spec, { model, files }) => {
    const open = openNames(model);
    const untyped: string[] = [];
    for (const file of atLeastOne(files.filter(kinds), "schemas")) {
      const text = await typesOf(file);
      writeFileSync(join(target, `${moduleOf(`${spec}_${file.id}`)}.ts`), text);
      untyped.push(
        ...untypedMembers(text)
          .filter((name) => !open.has(name))
          .map((name) => `${file.id}: ${name}`),
      );
    }
    expect(untyped).toEqual([]);
  });

  test("accepts the responses of the services as values of its types, and nothing else", async () => {
    const lines = [...(await exchanged()), ...answered()].map(
      ([id, value], index) =>
        `import type { Root as Root${index} } from "./${moduleOf(`the project_${id}`)}.ts";\nexport const value${index}: Root${index} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(join(target, "values.ts"), atLeastOne(lines, "values").join(""));
    const wrong = [
      ["exchange/requests/createPagingGroup", { name: 7, number: "1" }],
      ["exchange/requests/generateLoginToken", {}],
    ] as const;
    const refused = wrong.map(
      ([id, value], index) =>
        `import type { Root as Wrong${index} } from "./${moduleOf(`the project_${id}`)}.ts";\n// @ts-expect-error\nexport const wrong${index}: Wrong${index} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(join(target, "wrong.ts"), refused.join(""));
    await expectToCompile();
  });
});

/** Returns requests that the server accepts, and its responses. */
async function exchanged(): Promise<readonly (readonly [id: string, value: unknown])[]> {
  const place = await open();
  try {
    const address = `${await place.listen()}${base}/paginggroups`;
    const headers = { "x-api-key": place.keys["global-full"], "content-type": "application/json" };
    const body = {
      name: "new",
      pa_number: "1",
      pin: "12",
      bidirectional: "yes",
      mediafile_id: 7,
      extensions: ["EXT-1", 101],
      manualheader: "a",
    };
    const created = await fetch(`${address}?tenant=A`, { method: "POST", headers, body: JSON.stringify(body) });
    expect(created.status).toBe(201);
    const listed = await fetch(`${address}?tenant=A`, { headers });
    return [
      ["exchange/requests/createPagingGroup", body],
      ["exchange/responses/createPagingGroup", await created.json()],
      ["exchange/responses/listPagingGroups", await listed.json()],
    ];
  } finally {
    await place.close();
  }
}

function answered(): readonly (readonly [id: string, value: unknown])[] {
  const rows = recordedRows<ResponseRow>("responses").filter(({ query }) => isForOneModule(new URLSearchParams(query)));
  const known = new Set(schemas[0]![1].files.map(({ id }) => id));
  return rows.map(({ module, body }) => [`query/results/${module}`, body] as const).filter(([id]) => known.has(id));
}

function isForOneModule(query: URLSearchParams): boolean {
  const asked = ["prop", "list", "meta", "generator"].flatMap((name) => query.get(name)?.split("|") ?? []);
  return asked.length === 1 && query.get("generator") === null;
}

describe("react-jsonschema-form", () => {
  const { createElement } = require("react") as { createElement(type: unknown, properties: object): unknown };
  const { renderToString } = require("react-dom/server") as { renderToString(element: unknown): string };
  const { default: Form } = require("@rjsf/core") as { default: unknown };
  const { customizeValidator } = require("@rjsf/validator-ajv8") as { customizeValidator(options: object): unknown };
  const validator = customizeValidator({ AjvClass: Ajv2020 });

  test.each(schemas)("shows each property of what a request holds: %s", (_, { model, files }) => {
    // The generator reports that it has no field for a value of any type.
    const open = openNames(model);
    const forms = files.filter(
      ({ kind, schema }) => (kind === "requests" || kind === "modules") && fieldNames(schema).length > 0,
    );
    const missing = atLeastOne(forms, "forms").flatMap(({ id, schema }) => {
      const html = renderToString(createElement(Form, { schema, validator }));
      const shown = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, found]) => found));
      const isShown = (name: string): boolean =>
        ["", "__title", "__anyof_select", "__description"].some((end) => shown.has(`root_${name}${end}`));
      const unsupported = [...html.matchAll(/Unsupported field schema[^]*?root_([\w-]+)/g)].map(([, name]) => name!);
      return [
        ...fieldNames(schema).filter((name) => !isShown(name)),
        ...unsupported.filter((name) => !open.has(name)),
      ].map((name) => `${id}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
