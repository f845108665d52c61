import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { CORE_SCHEMA, load, YAMLException } from "js-yaml";
import { SeedError, type Fault, type Path } from "./fault.ts";
import type { RevisionSeed, Seed } from "./seed.ts";
import { didYouMean } from "../program/terminal.ts";
import { packageFolder } from "../package.ts";

/** A file with its parsed contents. */
export interface SeedFile {
  readonly name: string;
  readonly text: string;
  readonly seed: Seed;
}

/** The relative path is the same from the sources and from the build. */
const schemaFile = new URL("seed.schema.json", packageFolder);

/** Reads a file, or all YAML files in a folder. Throws a `SeedError` with all faults in their form. */
export async function readSeed(name: string): Promise<readonly SeedFile[]> {
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Schema;
  const files: SeedFile[] = [];
  const faults: Fault[] = [];
  for (const file of filesOf(name)) {
    const text = readFileSync(file, "utf8");
    const parsed = parse(text, file);
    const found =
      "fault" in parsed ? [parsed.fault] : checkShape(parsed.value, schema).map((fault) => ({ ...fault, file }));
    faults.push(...found);
    if (found.length === 0 && "value" in parsed) files.push({ name: file, text, seed: parsed.value as Seed });
  }
  await refuse(faults);
  await refuse(files.flatMap(missingTexts));
  return files;
}

/** Checks a seed that was passed as data. Faults are reported by their path. */
export async function seedFileOf(seed: Seed): Promise<SeedFile> {
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Schema;
  const file = { name: "seed", text: "", seed };
  await refuse([...checkShape(seed, schema).map((fault) => ({ ...fault, file: file.name }))]);
  return file;
}

/** Throws an error with all faults, each with its line and column. */
export async function refuse(faults: readonly Fault[]): Promise<void> {
  if (faults.length === 0) return;
  const { locate } = await import("./locate.ts");
  throw new SeedError(await locate(faults));
}

function filesOf(name: string): readonly string[] {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no seed “${name}”`);
  if (!found.isDirectory()) return [name];
  const files = readdirSync(name)
    .filter((one) => /\.ya?ml$/.test(one))
    .sort()
    .map((one) => join(name, one));
  if (files.length === 0) throw new Error(`There is no YAML file in the folder “${name}”`);
  return files;
}

function parse(text: string, file: string): { readonly value: unknown } | { readonly fault: Fault } {
  try {
    return { value: load(text, { schema: CORE_SCHEMA, filename: file }) ?? {} };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line = 0, column = 0 } = error.mark ?? {};
    return {
      fault: {
        file,
        path: [],
        message: `This is not YAML: ${error.reason}`,
        remedy: "Correct the line. Strings with brackets, braces or a colon need quotes.",
        at: { line: line + 1, column: column + 1 },
      },
    };
  }
}

/** Returns the text of a revision or page. It may be in a separate file. */
export function textIn({ text, file }: Pick<RevisionSeed, "text" | "file">, seed: string): string {
  return file === undefined
    ? (text ?? "")
    : readFileSync(join(dirname(seed), file), "utf8")
        .replaceAll("\r\n", "\n")
        .trimEnd();
}

function missingTexts({ name, seed }: SeedFile): readonly Fault[] {
  return (seed.wiki?.pages ?? []).flatMap((page, index) => {
    const all: readonly (readonly [string | undefined, Path])[] = [
      [page.file, ["wiki", "pages", index, "file"]],
      ...(page.revisions ?? []).map(
        (one, at) => [one.file, ["wiki", "pages", index, "revisions", at, "file"]] as const,
      ),
    ];
    return all.flatMap(([file, path]) => (file === undefined ? [] : faultsOfText(name, file, path)));
  });
}

function faultsOfText(seed: string, file: string, path: Path): readonly Fault[] {
  const [folder, whole] = [resolve(dirname(seed)), resolve(dirname(seed), file)];
  const way = relative(folder, whole);
  if (isAbsolute(file) || way.startsWith(".."))
    return [
      {
        file: seed,
        path,
        message: `“${file}” is outside the folder of the seed`,
        remedy: "Put the file next to the seed, or into a folder there.",
      },
    ];
  if (statSync(whole, { throwIfNoEntry: false })?.isFile() === true) return [];
  return [
    {
      file: seed,
      path,
      message: `There is no file “${file}”`,
      remedy: "Write the path of the file relative to the folder of the seed.",
    },
  ];
}

/** The subset of JSON Schema that the schema of seeds uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

interface ShapeFault {
  readonly path: Path;
  readonly message: string;
  readonly remedy: string;
}

export function checkShape(value: unknown, root: Schema): readonly ShapeFault[] {
  return check(value, root, [], root);
}

type Check = (value: unknown, schema: Schema, path: Path, root: Schema) => readonly ShapeFault[];

const check: Check = (value, schema, path, root) => {
  const { $ref, anyOf, type } = schema;
  if ($ref !== undefined) return check(value, root.$defs?.[$ref.slice("#/$defs/".length)] ?? {}, path, root);
  if (anyOf !== undefined) return fewest(anyOf.map((one) => check(value, one, path, root)));
  if (schema.enum !== undefined)
    return schema.enum.some((one) => one === value) ? [] : [notListed(value, schema.enum, path)];
  if (type !== undefined && !isOf[type](value))
    return [{ path, message: `${shown(value)} is not ${article[type]}`, remedy: remedyOf(schema, value) }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => check(item, schema.items ?? {}, [...path, index], root));
  if (typeof value === "object" && value !== null)
    return checkObject(value as Readonly<Record<string, unknown>>, schema, path, root);
  if (typeof value === "string") return checkText(value, schema, path);
  return typeof value === "number" ? checkNumber(value, schema, path) : [];
};

function checkObject(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  path: Path,
  root: Schema,
): readonly ShapeFault[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = Object.keys(properties);
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({
      path,
      message: `“${name}” is missing`,
      remedy: `Add it: ${properties[name]?.description ?? `a value for ${name}`}`,
    }));
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, one]) => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (inner !== undefined) return check(one, inner, [...path, name], root);
      if (additionalProperties !== false) return [];
      return [
        {
          path: [...path, name],
          message: `There is no “${name}” here`,
          remedy: didYouMean(name, known) ?? `Known: ${known.join(", ")}.`,
        },
      ];
    }),
  ];
}

function checkText(
  value: string,
  { pattern, minLength = 0, maxLength = Infinity, description = "" }: Schema,
  path: Path,
): readonly ShapeFault[] {
  const fault = (message: string): readonly ShapeFault[] => [
    { path, message, remedy: description === "" ? "Use another value." : description },
  ];
  if (value.length < minLength)
    return fault(minLength === 1 ? "The string is empty" : `The string has fewer than ${minLength} characters`);
  if (value.length > maxLength) return fault(`The string has more than ${maxLength} characters`);
  return pattern === undefined || new RegExp(pattern, "u").test(value)
    ? []
    : fault(`${shown(value)} has the wrong format`);
}

function checkNumber(
  value: number,
  { minimum = -Infinity, maximum = Infinity }: Schema,
  path: Path,
): readonly ShapeFault[] {
  if (value >= minimum && value <= maximum) return [];
  return [
    {
      path,
      message: `${value} is out of range`,
      remedy: `Write a number from ${minimum}${maximum === Infinity ? "" : ` to ${maximum}`}.`,
    },
  ];
}

const isOf: Readonly<Record<NonNullable<Schema["type"]>, (value: unknown) => boolean>> = {
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === "string",
  integer: Number.isSafeInteger,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
};

const article: Readonly<Record<NonNullable<Schema["type"]>, string>> = {
  object: "a mapping",
  array: "a list",
  string: "a string",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
};

function remedyOf({ type, description = "" }: Schema, value: unknown): string {
  if (type === "string" && ["number", "boolean"].includes(typeof value)) return "Put it in quotes.";
  return description === "" ? `Write ${article[type ?? "string"]}.` : description;
}

function notListed(value: unknown, known: readonly string[], path: Path): ShapeFault {
  const meant = typeof value === "string" ? didYouMean(value, known) : undefined;
  return { path, message: `${shown(value)} is not one of the values`, remedy: meant ?? `Known: ${known.join(", ")}.` };
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "Nothing";
  if (typeof value === "object") return Array.isArray(value) ? "A list" : "A mapping";
  return `“${String(value).slice(0, 60)}”`;
}

function fewest(all: readonly (readonly ShapeFault[])[]): readonly ShapeFault[] {
  return all.reduce((least, one) => (one.length < least.length ? one : least));
}
