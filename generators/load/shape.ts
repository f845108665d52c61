import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../diagnostics/suggest.ts";
import type { Place } from "../model/place.ts";
import { blame, type BadName, type Blame, type Mismatch, type UnknownKey, type Unrecognized } from "./blame.ts";
import type { Schema } from "./schema.ts";
import type { MapNode, Node } from "./tree.ts";
import { validate, type Spot } from "./validate.ts";
import { ruleOf, typesOf, valuesOf } from "./wanted.ts";
import { clip, describe } from "./words.ts";

interface File {
  readonly text: string;
  /** The key that holds the name of the file, if one does. */
  readonly identity: string | undefined;
}

/** Checks a file against the JSON Schema of its kind. */
export function checkShape(schema: Schema, root: MapNode, text: string, identity?: string): readonly Diagnostic[] {
  const faults = validate(schema, { node: root, parent: undefined, step: undefined });
  if (faults.length === 0) return [];
  const found = blame(faults).map((one) => say(one, { text, identity }));
  return distinct(found).sort((a, b) => a.place!.start - b.place!.start);
}

function say(one: Blame, file: File): Diagnostic {
  switch (one.kind) {
    case "type":
      return sayType(one, file);
    case "value":
      return isIdentity(one.spot, file) ? sayIdentity(one, file) : sayValue(one);
    case "name":
      return sayName(one);
    case "missing-key":
      return diagnostic("missing-key", placeOfKey(one.spot), { where: whereOf(one.spot, "The"), key: one.keys.map(clip).join("” or “") });
    case "unknown-key":
      return sayUnknownKey(one);
    case "unrecognized":
      return sayUnrecognized(one);
  }
}

function isIdentity({ parent, step }: Spot, { identity }: File): boolean {
  return typeof step === "object" && step.key === identity && parent?.parent === undefined;
}

function sayIdentity({ spot, schemas }: Mismatch, { identity }: File): Diagnostic {
  const name = spot.node.kind === "scalar" ? String(spot.node.value) : "";
  return diagnostic("invalid-name", spot.node.place, { name: clip(name), kind: `a ${identity}`, ...ruleOf(schemas[0]!, name) });
}

/** What is longer is not said twice. */
const LONGEST_REMEDY = 80;

function sayType({ spot, schemas }: Mismatch, { text }: File): Diagnostic {
  const { node } = spot;
  const expected = typesOf(schemas);
  const remedy = expected.length > LONGEST_REMEDY ? "that instead" : expected;
  const slots = { where: whereOf(spot, "The"), expected, actual: describe(node), remedy };
  return diagnostic("wrong-type", node.place, slots, { suggestion: suggestType(node, expected, text.slice(node.place.start, node.place.end)) });
}

/** What looks like a number or a boolean may have been meant as text, and the other way round. */
function suggestType(node: Node, expected: string, source: string): string | undefined {
  if (node.kind !== "scalar" || node.value === null) return undefined;
  if (typeof node.value !== "string") return expected.startsWith("text") ? `Write it with quotes: '${clip(source)}'.` : undefined;
  const meant = expected === "true or false" ? BOOLEAN_WORDS.get(node.value.toLowerCase()) : undefined;
  return meant && `Did you mean “${meant}”?`;
}

const BOOLEAN_WORDS: ReadonlyMap<string, string> = new Map([
  ...["yes", "on", "y", "true"].map((word) => [word, "true"] as const),
  ...["no", "off", "n", "false"].map((word) => [word, "false"] as const),
]);

function sayValue({ spot, schemas }: Mismatch): Diagnostic {
  const { node } = spot;
  const actual = node.kind === "scalar" ? clip(String(node.value)) : describe(node);
  const values = schemas.flatMap((schema) => schema.values ?? []).filter((value) => typeof value === "string");
  const suggestion = didYouMean(actual, values);
  return diagnostic("wrong-value", node.place, { actual, where: whereOf(spot, "the"), expected: valuesOf(schemas) }, { suggestion });
}

function sayName({ spot, entry, schema, guess }: BadName): Diagnostic {
  const slots = { name: clip(entry.key), kind: `a key of ${whereOf(spot, "the")}`, ...ruleOf(schema, entry.key) };
  return diagnostic("invalid-name", entry.keyPlace, slots, { suggestion: guess && `Did you mean “${guess}”?` });
}

function sayUnknownKey({ spot, entry, known, guess, beside }: UnknownKey): Diagnostic {
  const suggestion = beside === undefined ? guess && `Did you mean “${guess}”?` : `It cannot stand beside “${clip(beside)}”.`;
  return diagnostic("unknown-key", entry.keyPlace, { where: whereOf(spot, "The"), key: clip(entry.key), known: listNames(known, 20) }, { suggestion });
}

function sayUnrecognized({ spot, keys, telling }: Unrecognized): Diagnostic {
  const has = keys.length === 0 ? "no keys" : `the key${keys.length === 1 ? "" : "s"} ${listNames(keys.map(clip), 8)}`;
  return diagnostic("unrecognized-mapping", spot.node.place, { where: whereOf(spot, "The"), has, telling: listNames(telling, 20) });
}

/** `“parameters.limit”`; the root is the file. */
function whereOf(spot: Spot, article: "The" | "the"): string {
  const path = pathOf(spot);
  return path === "" ? `${article} file` : `“${clip(path)}”`;
}

function pathOf({ parent, step }: Spot): string {
  if (parent === undefined || step === undefined) return "";
  const before = pathOf(parent);
  if (typeof step === "number") return `${before}[${step}]`;
  return before === "" ? step.key : `${before}.${step.key}`;
}

/** Where to point when something is missing in a mapping: at its key, or at its first entry, or at the start of the file. */
function placeOfKey({ node, step }: Spot): Place {
  if (typeof step === "object") return step.keyPlace;
  if (step === undefined) return { file: node.place.file, start: 0, end: 0 };
  return node.kind === "map" ? (node.entries[0]?.keyPlace ?? node.place) : node.place;
}

/** Two branches of a schema may find the same fault. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [`${one.place!.start} ${one.place!.end} ${one.message}`, one])).values()];
}
