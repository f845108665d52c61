import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/*
 * The query catalogue as it stands in the YAML, read without the compiler and flattened to what the source document says
 * of a parameter, so that the two can be laid side by side.
 */

const root = join(import.meta.dirname, "../../spec/query");

export interface FlatModule {
  readonly name: string;
  readonly group: string;
  readonly prefix: string;
  readonly generator: boolean;
  readonly deprecated: boolean;
  readonly parameters: readonly FlatParameter[];
}

export interface FlatParameter {
  readonly name: string;
  /** A type's name, or `enum`. */
  readonly type: string;
  /** Of an enum: the values, or the name that the document gives their set. */
  readonly values: readonly string[] | string | undefined;
  readonly multiple: boolean;
  readonly all: boolean;
  readonly duplicates: boolean;
  readonly minimum: number | undefined;
  readonly extra: readonly number[];
  readonly subtypes: readonly string[] | undefined;
  readonly required: boolean;
  /** As the document writes it: `a|b`, `(empty)`; `(omitted)` where the value is unknown. */
  readonly default: string | undefined;
  readonly deprecated: boolean;
  readonly deprecatedValues: readonly string[];
  readonly sensitive: boolean;
  readonly condition: string | undefined;
  readonly template: Readonly<Record<string, string>> | undefined;
}

export interface RawSet {
  readonly set: string;
  readonly documentName: string;
  readonly values?: readonly string[];
  readonly from?: string;
  readonly without?: readonly string[];
  readonly with?: readonly string[];
  readonly deprecatedValues?: readonly string[];
  readonly missing?: { readonly count: number; readonly pattern?: string };
}

type RawMap = Readonly<Record<string, unknown>>;

function readYaml(path: string): unknown {
  return parse(readFileSync(join(root, path), "utf8"));
}

function readFolder(folder: string): readonly unknown[] {
  return readdirSync(join(root, folder)).sort().map((file) => readYaml(`${folder}/${file}`));
}

export const sets = readFolder("value-sets") as readonly RawSet[];
const documentNames = new Map(sets.map((set) => [set.set, set.documentName]));
const groups = readYaml("parameter-groups.yaml") as Readonly<Record<string, { readonly parameters: RawMap }>>;
const rawModules = readFolder("modules") as readonly RawMap[];

export const rawParameterMaps: readonly RawMap[] = rawModules.flatMap((one) => {
  const own = one["parameters"] as RawMap | undefined;
  return own === undefined ? [] : [own];
});

export const modules: readonly FlatModule[] = rawModules.map((raw) => ({
  name: String(raw["module"]),
  group: String(raw["group"]),
  prefix: String(raw["prefix"]),
  generator: raw["generator"] === true,
  deprecated: raw["deprecated"] === true,
  parameters: parametersOf(raw).map(([name, value]) => flatten(name, value)),
}));

export const limits = (readYaml("service.yaml") as RawMap)["limits"];

/** The values of a set after its algebra. */
export function valuesOf(id: string): readonly string[] {
  const set = sets.find((one) => one.set === id);
  if (set === undefined) throw new Error(`There is no set ${id}.`);
  const inherited = set.from === undefined ? [] : valuesOf(set.from).filter((value) => !set.without?.includes(value));
  return [...inherited, ...(set.with ?? []), ...(set.values ?? [])];
}

function parametersOf(raw: RawMap): readonly (readonly [string, unknown])[] {
  const same = raw["sameParametersAs"];
  if (same === undefined) return expand(raw["parameters"] as RawMap);
  return parametersOf(rawModules.find((one) => one["module"] === same)!);
}

function expand(parameters: RawMap): readonly (readonly [string, unknown])[] {
  return Object.entries(parameters).flatMap(([name, value]) =>
    name === "$include" ? [value].flat().flatMap((id) => expand(groups[String(id)]!.parameters)) : [[name, value] as const],
  );
}

function flatten(name: string, value: unknown): FlatParameter {
  const map = (typeof value === "string" ? { type: value } : value) as RawMap;
  const values = map["values"] as string | readonly string[] | undefined;
  const multiple = map["multiple"] === true;
  return {
    name,
    type: values === undefined ? String(map["type"]) : "enum",
    values: typeof values === "string" ? documentNames.get(values) : values,
    multiple,
    all: map["all"] === true || (multiple && map["type"] === "namespace"),
    duplicates: map["duplicates"] === true,
    minimum: map["minimum"] as number | undefined,
    extra: (map["extra"] as readonly number[] | undefined) ?? [],
    subtypes: map["subtypes"] as readonly string[] | undefined,
    required: map["required"] === true,
    default: "default" in map ? defaultText(map["default"]) : undefined,
    deprecated: map["deprecated"] === true,
    deprecatedValues: (map["deprecatedValues"] as readonly string[] | undefined) ?? [],
    sensitive: map["sensitive"] === true,
    condition: conditionText(map["condition"]),
    template: map["template"] as Readonly<Record<string, string>> | undefined,
  };
}

function defaultText(value: unknown): string {
  if (typeof value === "object" && value !== null && "unknown" in value) return "(omitted)";
  const text = [value].flat().join("|");
  return text === "" ? "(empty)" : text;
}

function conditionText(condition: unknown): string | undefined {
  if (condition === undefined || typeof condition === "string") return condition;
  const { when: _, ...said } = condition as RawMap;
  return JSON.stringify(said);
}
