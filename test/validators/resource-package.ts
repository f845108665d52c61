import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll } from "vitest";
import { compile, filesOf } from "../../generators/compile.ts";
import type { Emitter } from "../../generators/emit/emitter.ts";
import { jsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import { resourceFiles } from "../../generators/emit/validators/resource.ts";
import type { LoadResult } from "../../generators/load/load.ts";
import { resourceServices } from "../../generators/model/queries.ts";
import { isOfFiles } from "./resource-objects.ts";
import { mutated } from "./mutation/mutant.ts";

export interface Finding {
  readonly code: string;
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  readonly received: string | undefined;
  readonly expected: string | undefined;
  readonly message: string;
}

export interface Decoded {
  readonly value?: unknown;
  readonly errors?: readonly Finding[];
  readonly warnings: readonly Finding[];
}

export type Options = {
  readonly all?: boolean;
  readonly unknownFields?: "refuse" | "ignore";
  readonly defaults?: boolean;
  readonly strict?: boolean;
};
export type Decode = (value: unknown, options?: Options) => Decoded;

interface Standard {
  readonly "~standard": {
    readonly version: number;
    readonly vendor: string;
    validate(value: unknown): { readonly value?: unknown; readonly issues?: readonly unknown[] };
  };
}

/** The functions for a part of a request. */
export interface Part {
  readonly validate: (value: unknown) => boolean;
  readonly decode: Decode;
  readonly standard: Standard;
}

/** The validated part of an operation: its body or its parameters. */
export interface Subject extends Part {
  /** The name: `createPagingGroup body`. */
  readonly name: string;
  readonly ajv: ValidateFunction;
  /** The JSON Schema and those that it refers to, as text. */
  readonly schemas: string;
}

/**
 * Writes the emitted code of a spec's resource services where it can be imported. Returns it together with ajv
 * validators for the emitted schemas. With `ownProperties`, ajv ignores inherited properties.
 */
export async function subjectsOf(
  loaded: LoadResult,
  { ownProperties = false } = {},
): Promise<ReadonlyMap<string, Subject>> {
  const { folder, files, schemas } = emit(loaded);
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ownProperties });
  ajv.addKeyword({ keyword: "isBlob", validate: (_: unknown, value: unknown) => value instanceof Blob });
  for (const schema of schemas.values()) ajv.addSchema(withFiles(schema));
  const subjects = new Map<string, Subject>();
  for (const path of files.filter((file) => file.endsWith(".js"))) {
    const module = (await import(pathToFileURL(join(folder, path)).href)) as Record<string, unknown>;
    for (const [kind, ending, schemaFolder] of [
      ["body", "", "requests"],
      ["parameters", "Parameters", "parameters"],
    ] as const) {
      if (module[`validate${ending}`] === undefined) continue;
      const schemaPath = path.replace("/", `/${schemaFolder}/`).replace(/\.js$/, ".json");
      const { $id } = JSON.parse(schemas.get(schemaPath)!) as { readonly $id: string };
      const service = [...schemas].filter(
        ([one]) =>
          one.startsWith(path.split("/")[0]!) && /\/(requests|parameters|fields|value-sets|shapes)\//.test(one),
      );
      const name = `${path.split("/")[1]!.replace(/\.js$/, "")} ${kind}`;
      subjects.set(name, {
        name,
        ...partOf(module, ending),
        ajv: ajv.getSchema($id)!,
        schemas: service.map(([, text]) => text).join("\n"),
      });
    }
  }
  return subjects;
}

/** Returns the schema with a custom keyword for files, which JSON Schema does not support. */
function withFiles(schema: string): object {
  return JSON.parse(schema, (_, value: unknown) =>
    typeof value === "object" && value !== null && isOfFiles(value as Record<string, unknown>)
      ? { isBlob: true }
      : value,
  ) as object;
}

/** Returns the validators of request header fields by operation. No JSON Schema describes these. */
export async function headersOf(loaded: LoadResult): Promise<ReadonlyMap<string, Part>> {
  const { folder, files } = emit(loaded);
  const parts = new Map<string, Part>();
  for (const path of files.filter((file) => file.endsWith(".js"))) {
    const module = (await import(pathToFileURL(join(folder, path)).href)) as Record<string, unknown>;
    if (module["validateHeaders"] !== undefined)
      parts.set(path.split("/")[1]!.replace(/\.js$/, ""), partOf(module, "Headers"));
  }
  return parts;
}

function partOf(module: Record<string, unknown>, ending: string): Part {
  return {
    validate: module[`validate${ending}`] as Part["validate"],
    decode: module[`decode${ending}`] as Decode,
    standard: module[`standard${ending}`] as Standard,
  };
}

function emit(loaded: LoadResult): {
  readonly folder: string;
  readonly files: readonly string[];
  readonly schemas: ReadonlyMap<string, string>;
} {
  const emitters: readonly Emitter[] = [jsonSchema];
  const { model, outputs, diagnostics } = compile(loaded, emitters);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const folder = mkdtempSync(join(tmpdir(), "kiln-resource-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const code = resourceServices(model).flatMap((service) =>
    resourceFiles(service).map(({ path, text }) => [path, text] as const),
  );
  for (const [path, text] of [...code, ["package.json", '{ "type": "module" }'] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), mutated(path, text));
  }
  const prefix = "packages/schemas/generated/";
  const schemaFiles = [...filesOf(outputs)].filter(({ path }) => path.startsWith(prefix) && path.endsWith(".json"));
  return {
    folder,
    files: code.map(([path]) => path).filter((path) => !path.startsWith("runtime/")),
    schemas: new Map(schemaFiles.map(({ path, text }) => [path.slice(prefix.length), text])),
  };
}
