import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../diagnostics/suggest.ts";
import {
  clip,
  describeNode,
  alternativesOf,
  expectedTypes,
  expectedValues,
  type Spot,
  type BadName,
  type Duplicate,
  type Finding,
  type Mismatch,
  type MissingKey,
  type UnknownKey,
  type Unrecognized,
  phrase,
} from "./finding.ts";
import { type Schema, keyWithin } from "./schema.ts";
import { insteadOfKey, insteadOfValue, pathMeant } from "./other-languages.ts";
import type { MapEntry, MapNode } from "./tree.ts";
import type { Place } from "../model/place.ts";

interface File {
  readonly text: string;
  /** The key that contains the name of the file, if any. */
  readonly identity: string | undefined;
}

export function shapeDiagnostic(finding: Finding, file: File): Diagnostic {
  switch (finding.kind) {
    case "type":
      return wrongType(finding, file);
    case "value":
      return isIdentity(finding.spot, file) ? invalidIdentity(finding, file) : wrongValue(finding);
    case "name":
      return invalidKey(finding);
    case "missing-key":
      return missingKey(finding);
    case "unknown-key":
      return unknownKey(finding);
    case "unrecognized":
      return unrecognized(finding);
    case "duplicate":
      return duplicate(finding);
  }
}

function isIdentity({ parent, step }: Spot, { identity }: File): boolean {
  return typeof step === "object" && step.key === identity && parent?.parent === undefined;
}

function invalidIdentity({ spot, schemas }: Mismatch, { identity }: File): Diagnostic {
  const name = spot.node.kind === "scalar" ? String(spot.node.value) : "";
  return diagnostic("invalid-name", spot.node.place, {
    name: clip(name),
    kind: `a ${identity}`,
    ...nameRule(schemas[0]!, name),
  });
}

/** Maximum length of a remedy, in characters. A longer one is not repeated, because the message already contains it. */
const LONGEST_REMEDY = 80;

function wrongType({ spot, schemas }: Mismatch, { text }: File): Diagnostic {
  const { node } = spot;
  const expected = expectedTypes(schemas);
  const source = text.slice(node.place.start, node.place.end);
  const suggestion =
    expected === "a list" && node.kind === "map"
      ? "Begin each item with “- ”, or write the items between “[” and “]”."
      : node.kind === "map"
        ? suggestInside(node, schemas, source)
        : suggestType(spot, schemas, expected, source);
  const short = suggestion === undefined ? "one of these" : "that, or one of the others listed";
  const remedy = expected.length > LONGEST_REMEDY ? short : expected;
  const slots = {
    where: whereOf(spot, "The"),
    expected,
    actual: node.kind === "map" && expected.startsWith("a mapping") ? "another mapping" : describeNode(node),
    remedy,
  };
  return diagnostic("wrong-type", node.place, slots, { suggestion });
}

/** Suggests the key whose value the mapping should be: `{ values: [a] }` in place of `{ type: { values: [a] } }`. */
function suggestInside({ entries }: MapNode, schemas: readonly Schema[], source: string): string | undefined {
  const keys = entries.map((entry) => entry.key);
  const inside = schemas.flatMap(alternativesOf).flatMap((schema) => keyWithin(schema, keys) ?? [])[0];
  if (inside !== undefined)
    return `Write it as the value of “${inside}”: { ${inside}: ${isOneLine(source) ? clip(source) : "…"} }.`;
  const known = schemas.flatMap(alternativesOf).flatMap(({ properties }) => [...properties.keys()]);
  return keys.flatMap((key) => insteadOfKey(key, known) ?? [])[0];
}

function isOneLine(source: string): boolean {
  return source.startsWith("{") && !source.includes("\n");
}

/**
 * Suggests a quoted or unquoted scalar, or a mapping. A number or a boolean may be meant as a string or vice versa, or
 * a value as that of the only key that a mapping requires.
 */
function suggestType(
  { node, parent, step }: Spot,
  schemas: readonly Schema[],
  expected: string,
  source: string,
): string | undefined {
  const key = typeof step === "object" ? step.key : undefined;
  if (node.kind === "list")
    return key === "type"
      ? "Use nullable: true, next to “type”, to allow null, and { anyOf: [string, integer] } for one of several types."
      : undefined;
  if (node.kind !== "scalar" || node.value === null) return undefined;
  const [mapping] = schemas
    .flatMap(alternativesOf)
    .filter(({ types, properties }) => types[0] === "object" && properties.size > 0);
  if (key === "response" && typeof node.value === "number")
    return `Write it as the value of “httpStatus”: { httpStatus: ${clip(source)} }.`;
  if (typeof node.value === "number" && typeof parent?.step === "object" && parent.step.key === "errors")
    return "List errors by their codes in errors.yaml, which have a status.";
  if (typeof node.value === "string" && expected.startsWith("a mapping with “type”"))
    return `Write the type with the other required keys: { ${(mapping?.required ?? []).map((name) => `${name}: ${name === "type" ? clip(source) : "…"}`).join(", ")} }.`;
  if (/^-\S/.test(source) && expected === "a list") return "Write a space after each dash.";
  if (typeof node.value !== "string")
    return expected.startsWith("text") ? `Write it with quotes: '${clip(source)}'.` : undefined;
  const number = /^a (?:whole )?number/.test(expected) ? numberIn(node.value) : undefined;
  const meant = expected.startsWith("true or false") ? BOOLEAN_WORDS.get(node.value.toLowerCase()) : number;
  return meant && `Did you mean “${meant}”?`;
}

/** Returns the number in a text with quotes, separators or a unit, such as `1_000` or `10 rows`. */
function numberIn(text: string): string | undefined {
  return /^(-?\d[\d_,]*(?:\.\d+)?)(?:\s*[A-Za-z%]+)?$/.exec(text.trim())?.[1]?.replace(/[_,]/g, "");
}

const BOOLEAN_WORDS: ReadonlyMap<string, string> = new Map([
  ...["yes", "on", "y", "true"].map((word) => [word, "true"] as const),
  ...["no", "off", "n", "false"].map((word) => [word, "false"] as const),
]);

function wrongValue({ spot, schemas, orList = false }: Mismatch): Diagnostic {
  const { node } = spot;
  const actual = node.kind === "scalar" ? clip(String(node.value)) : describeNode(node);
  const values = schemas.flatMap((schema) => schema.values ?? []).filter((value) => typeof value === "string");
  const suggestion =
    insteadOfValue(actual, values) ??
    meantPath(spot, schemas) ??
    didYouMean(actual, values) ??
    wordMeant(spot, schemas) ??
    (orList ? `Write a list with brackets: [${actual}].` : undefined);
  return diagnostic(
    "wrong-value",
    node.place,
    { actual, where: whereOf(spot, "the"), expected: expectedValues(schemas) },
    { suggestion },
  );
}

/** Suggests a name of the right form: several items of a list without commas, or an ID such as `D-014` for `d014`. */
function wordMeant({ node, parent }: Spot, schemas: readonly Schema[]): string | undefined {
  if (node.kind !== "scalar" || typeof node.value !== "string") return undefined;
  const text = node.value;
  const fits = (word: string): boolean => schemas.some(({ pattern }) => pattern?.test(word));
  const words = text.split(" ");
  if (parent?.node.kind === "list" && words.length > 1 && words.every(fits))
    return `Separate the items with commas: [${clip(words.join(", "))}].`;
  const meant = [text.toUpperCase().replace(/^([A-Z])-?(\d)/, "$1-$2"), text.toLowerCase()].find(fits);
  return meant && `Did you mean “${clip(meant)}”?`;
}

/** Suggests the correct form of a path that is written in the syntax of another language. */
function meantPath({ node, step }: Spot, schemas: readonly Schema[]): string | undefined {
  if (typeof step !== "object" || step.key !== "path" || node.kind !== "scalar" || typeof node.value !== "string")
    return undefined;
  const meant = pathMeant(node.value);
  return meant !== node.value && schemas.some(({ pattern }) => pattern?.test(meant))
    ? `Did you mean “${clip(meant)}”?`
    : undefined;
}

function invalidKey({ spot, entry, schema, guess }: BadName): Diagnostic {
  const slots = { name: clip(entry.key), kind: `a key of ${whereOf(spot, "the")}`, ...nameRule(schema, entry.key) };
  const meant = guess ?? nameMeant(entry.key, schema);
  return diagnostic("invalid-name", entry.keyPlace, slots, { suggestion: meant && `Did you mean “${meant}”?` });
}

/** Suggests a key in lower case with hyphens, for keys such as `putCover` and `put_cover`, if that is a valid name. */
function nameMeant(key: string, schema: Schema): string | undefined {
  const hyphens = key
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
  const { pattern } = schema.ref ?? schema;
  const guess = [hyphens, key.trim().replaceAll(" ", "-")].find((name) => pattern?.test(name));
  return guess && clip(guess);
}

function missingKey({ spot, keys, meaning }: MissingKey): Diagnostic {
  const slots = {
    where: whereOf(spot, "The"),
    key: keys.map(clip).join("” or “"),
    meaning: meaning === undefined ? "" : `: ${phrase(meaning)}`,
  };
  return diagnostic("missing-key", placeOfKey(spot), slots);
}

function unknownKey({ spot, entry, known, guess, inside, excludedBy }: UnknownKey): Diagnostic {
  const meant =
    insteadOfKey(entry.key, known) ??
    (guess === undefined ? (partOfText(entry) ?? inInside(entry, inside)) : `Did you mean “${guess}”?`);
  const suggestion = excludedBy === undefined ? meant : `It cannot be combined with “${clip(excludedBy)}”.`;
  const slots = { where: whereOf(spot, "The"), key: clip(entry.key), known: listNames(known, 20) };
  return diagnostic("unknown-key", entry.keyPlace, slots, { suggestion });
}

function inInside({ key }: MapEntry, inside: string | undefined): string | undefined {
  return inside && `It belongs to the value of “${inside}”: ${inside}: { …, ${clip(key)}: … }.`;
}

/**
 * Suggests quotes for text with a comma: `{ description: One, or several. }` has a key “or several.” without a value.
 */
function partOfText({ key, value }: MapEntry): string | undefined {
  const isText = key.includes(" ") && value.kind === "scalar" && value.value === null;
  return isText ? "Between “{” and “}”, text with a comma needs quotes." : undefined;
}

function duplicate({ spot, first }: Duplicate): Diagnostic {
  const { node } = spot;
  const value = node.kind === "scalar" ? clip(String(node.value)) : describeNode(node);
  const related = [{ message: "the first", place: first.place }];
  return diagnostic("duplicate-value", node.place, { value }, { related });
}

function unrecognized({ spot, keys, distinguishing }: Unrecognized): Diagnostic {
  const has = keys.length === 0 ? "no keys" : `the key${keys.length === 1 ? "" : "s"} ${listNames(keys.map(clip), 8)}`;
  return diagnostic("unrecognized-mapping", spot.node.place, {
    where: whereOf(spot, "The"),
    has,
    keys: listNames(distinguishing, 20),
  });
}

/** Returns the reason why a name is invalid, and the rule that it breaks: the slots of `invalid-name`. */
function nameRule(schema: Schema, name: string): { readonly reason: string; readonly rule: string } {
  const names = schema.ref ?? schema;
  const pattern = names.pattern?.source ?? "";
  const reason =
    (names.pattern?.test(name) ?? true)
      ? `it has more than ${names.maxLength} characters`
      : `it does not match ${pattern}`;
  return {
    reason,
    rule: names.description === undefined ? `matches ${pattern}` : `follows the rule: ${phrase(names.description)}`,
  };
}

/** Describes the location of a node in a sentence: `“parameters.limit”`, or the file for the root. */
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

/**
 * Returns the place to report for a missing key of a mapping: its own key, or its first entry.
 */
function placeOfKey({ node, step }: Spot): Place {
  if (typeof step === "object") return step.keyPlace;
  return node.kind === "map" ? (node.entries[0]?.keyPlace ?? node.place) : node.place;
}
