import { globSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const specFolder = join(import.meta.dirname, "../../spec");
const schemaFolder = join(specFolder, "schema");
const schemaNames = readdirSync(schemaFolder).sort();
const schemas = new Map(
  schemaNames.map((name) => [name, JSON.parse(readFileSync(join(schemaFolder, name), "utf8")) as Schema]),
);
const specFiles = globSync("**/*.yaml", { cwd: specFolder, exclude: ["sources/*/**"] }).sort();

type Schema = { readonly [key: string]: unknown };

/** Knows all schemas by their ids, and compiles each once. */
const ajv = new Ajv2020({ strict: true, allErrors: true });
for (const schema of schemas.values()) ajv.addSchema(schema);

function validator(name: string): ValidateFunction {
  return ajv.getSchema(name) ?? expect.fail(`There is no schema ${name}.`);
}

function faults(name: string, yaml: string): readonly string[] {
  const validate = validator(name);
  validate(parse(yaml));
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.keyword} ${Object.values(error.params).join(" ")}`,
  );
}

function describedIn(schema: unknown): readonly Schema[] {
  if (typeof schema !== "object" || schema === null) return [];
  const inner = Object.values(schema).flatMap(describedIn);
  return "description" in schema && typeof schema.description === "string" ? [schema as Schema, ...inner] : inner;
}

describe("every schema", () => {
  it("states the maximum length that it has", () => {
    const stated = [...schemas.values()].flatMap(describedIn).flatMap(({ description, maxLength }) => {
      const [, number] = /at most (\d+) characters/.exec(description as string) ?? [];
      return number === undefined ? [] : [{ description, stated: Number(number), maxLength }];
    });
    expect(stated.length).toBeGreaterThan(5);
    expect(stated.filter((one) => one.stated !== one.maxLength)).toEqual([]);
  });

  it.each(schemaNames)(
    "%s compiles in strict mode together with the others, and is identified by its file name",
    (name) => {
      expect(schemas.get(name)!["$id"]).toBe(name);
      expect(() => ajv.getSchema(name)).not.toThrow();
    },
  );

  it.each(schemaNames)("%s describes every key", (name) => {
    expect(keysWithoutDescription(name)).toEqual([]);
  });

  it.each(schemaNames)("%s is closed: a mapping either names its keys or describes them", (name) => {
    expect(openMappings(schemas.get(name)!, name)).toEqual([]);
  });
});

describe("every spec file", () => {
  it("is there", () => {
    expect(specFiles).toContain("project.yaml");
  });

  it.each(specFiles)("%s fits the schema that its modeline names", (file) => {
    const text = readFileSync(join(specFolder, file), "utf8");
    const named =
      /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? expect.fail("The first line is no modeline.");
    const path = join(specFolder, dirname(file), named);
    expect(relative(schemaFolder, path)).toBe(basename(path));
    const validate = validator(basename(path));
    expect(validate(parse(text)) || validate.errors).toBe(true);
  });
});

describe("the schemas refuse", () => {
  const module = (parameters: string): string =>
    `{ module: m, group: list, prefix: '', parameters: { ${parameters} } }`;

  it("takes a plain module", () => {
    expect(faults("module.json", module("limit: { type: limit, default: 10 }, dir: { values: [a, b] }"))).toEqual([]);
  });

  it.each([
    ["a mistyped key", module("a: { type: string, requierd: true }"), "additionalProperties requierd"],
    ["a key of another type", module("a: { type: string, minimum: 1 }"), "additionalProperties minimum"],
    ["a key that needs another", module("a: { type: string, all: true }"), "dependentRequired all multiple"],
    ["an unknown type", module("a: { type: strng }"), "enum"],
    ["an unknown condition", module("a: { type: string, condition: { onlyIf: b } }"), "additionalProperties onlyIf"],
    ["a syntax without an error", module("a: { type: string, syntax: { id: positive } }"), "required error"],
    ["a fact that cites no decision", module("a: { type: string, default: { decided: x } }"), "required by"],
    ["an invalid decision id", module("a: { type: string, default: { unknown: D-X } }"), "pattern"],
    ["a name with a space", module("'a b': string"), "propertyNames a b"],
    ["no parameters at all", "{ module: m, group: list, prefix: '' }", "required parameters"],
    [
      "its own parameters and those of another",
      "{ module: m, group: list, prefix: '', parameters: {}, sameParametersAs: n }",
      "additionalProperties parameters",
    ],
    ["a prefix with capitals", "{ module: m, group: list, prefix: A, parameters: {} }", "pattern"],
  ])("a module with %s", (_, yaml, fault) => {
    expect(faults("module.json", yaml).join("\n")).toContain(fault);
  });

  it.each([
    [
      "resource.json",
      "limit as the type of a field",
      "{ fields: { a: { type: limit, description: x } } }",
      "/fields/a/type enum",
    ],
    [
      "resource.json",
      "a transition without a trigger",
      "{ states: { transitions: [{ from: a, to: b }] } }",
      "/states/transitions/0 required operation",
    ],
    [
      "value-set.json",
      "values and a set to take them from",
      "{ set: a, title: A, values: [b], from: c }",
      "additionalProperties values",
    ],
    ["decisions.json", "an invalid ground", "{ D-001: { ground: because } }", "/D-001/ground pattern"],
    [
      "decisions.json",
      "one invalid ground of several",
      "{ D-001: { ground: [project, 'wire,6'] } }",
      "/D-001/ground/1 pattern",
    ],
    ["decisions.json", "a source without a section", "{ D-001: { source: library.md } }", "/D-001/source pattern"],
    ["source.json", "an unknown kind of source", "{ source: a, kind: rumour }", "/kind enum"],
    ["source.json", "a source without sections", "{ source: a, sections: {} }", "/sections minProperties"],
    ["source.json", "an invalid checksum", "{ source: a, checksum: 'sha256:12' }", "/checksum pattern"],
    [
      "errors.json",
      "a status that HTTP does not have",
      "{ a: { condition: b, httpStatus: 42 } }",
      "/a/httpStatus minimum",
    ],
  ])("%s: %s", (name, _, yaml, fault) => {
    expect(faults(name, yaml).join("\n")).toContain(fault);
  });
});

/** Returns the paths of keys without a description, either their own or at the target of their `$ref`. */
function keysWithoutDescription(file: string): readonly string[] {
  const missing: string[] = [];
  visit(schemas.get(file)!, file, (schema, path) => {
    const keys = Object.entries((schema["properties"] as Schema | undefined) ?? {});
    const values =
      typeof schema["additionalProperties"] === "object" ? [["*", schema["additionalProperties"]] as const] : [];
    for (const [key, value] of [...keys, ...values]) {
      if (isTest(path) || value === true || isDescribed(value as Schema, file)) continue;
      missing.push(`${path}/${key}`);
    }
  });
  return missing;
}

function isDescribed(schema: Schema, file: string): boolean {
  if (typeof schema["description"] === "string") return schema["description"].length > 10;
  const [target, name] = String(schema["$ref"] ?? "").split("#/$defs/");
  if (name === undefined) return false;
  const home = target || file;
  return isDescribed((schemas.get(home)!["$defs"] as Readonly<Record<string, Schema>>)[name]!, home);
}

function openMappings(root: Schema, name: string): readonly string[] {
  const open: string[] = [];
  visit(root, name, (schema, path) => {
    const isBranched = "if" in schema || "anyOf" in schema;
    if (schema["type"] !== "object" || isBranched) return;
    const isClosed =
      schema["additionalProperties"] === false ||
      (schema["additionalProperties"] !== undefined && "propertyNames" in schema);
    if (!isClosed) open.push(path);
  });
  return open;
}

/** Returns true if the path is inside an `if` or a dependency, which test keys and define none. */
function isTest(path: string): boolean {
  return /\/(if|dependentSchemas)(\/|$)/.test(path);
}

function visit(value: unknown, path: string, see: (schema: Schema, path: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) see(value as Schema, path);
  for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`, see);
}
