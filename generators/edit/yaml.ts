import { type Json, type JsonObject, isObject } from "../codegen/json.ts";
import { quote } from "../codegen/unsafe.ts";
import type { Node } from "../load/tree.ts";

/** The maximum line width of spec files in columns. */
export const width = 120;

/**
 * Writes `key: value` on one line if it fits, otherwise a line for each member. The first line is not indented.
 * Mappings in the first `levels` levels always have a line for each member.
 */
export function entryYaml(key: string, value: Json, indent: number, levels = 0): string {
  return scalar(key) + valueYaml(value, indent, levels, scalar(key).length);
}

/** Writes `key:` and a line for each member. */
export function blockYaml(key: string, value: JsonObject, indent: number, levels = 0): string {
  return `${scalar(key)}:${membersYaml(value, indent + 2, levels - 1)}`;
}

/** Writes the value of a key or a list item. `length` is the length of the text before it. */
function valueYaml(value: Json, indent: number, levels: number, length: number): string {
  const isBlock = levels > 0 && isObject(value) && entriesOf(value).length > 0;
  if (!isBlock && !hasLines(value)) {
    const line = `: ${flow(value)}`;
    if (indent + length + line.length <= width || !isCollection(value)) return line;
  }
  if (typeof value === "string") return isLiteral(value) ? literalYaml(value, indent + 2) : `: ${quote(value)}`;
  if (isObject(value)) return `:${membersYaml(value, indent + 2, levels - 1)}`;
  return `:${itemsYaml(value as readonly Json[], indent + 2)}`;
}

function membersYaml(value: JsonObject, indent: number, levels: number): string {
  return entriesOf(value)
    .map(([name, one]) => `\n${" ".repeat(indent)}${entryYaml(name, one, indent, levels)}`)
    .join("");
}

/** Writes one or more lines for each item. The first member of a mapping follows the dash. */
function itemsYaml(items: readonly Json[], indent: number): string {
  return items
    .map((item) => {
      const isLine =
        (!hasLines(item) && indent + 2 + flow(item).length <= width) || !isObject(item) || entriesOf(item).length === 0;
      const text = isLine ? flow(item) : membersYaml(item, indent + 2, 0).trimStart();
      return `\n${" ".repeat(indent)}- ${text}`;
    })
    .join("");
}

function isCollection(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** Returns whether the value contains a string with several lines. */
function hasLines(value: Json): boolean {
  if (typeof value === "string") return value.includes("\n");
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasLines);
  return isObject(value) && entriesOf(value).some(([, one]) => hasLines(one));
}

/**
 * Returns whether a string can be a block scalar: without leading or trailing whitespace, and without invisible
 * characters.
 */
function isLiteral(text: string): boolean {
  return (
    /^[^\s][^]*[^\s]$/.test(text) && !/[ \t]\n|[^\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/.test(text)
  );
}

function literalYaml(text: string, indent: number): string {
  const lines = text.split("\n").map((line) => (line === "" ? "" : " ".repeat(indent) + line));
  return `: |-\n${lines.join("\n")}`;
}

/** Writes a value on one line. */
export function flow(value: Json): string {
  if (isObject(value)) {
    const entries = entriesOf(value).map(([key, one]) => `${scalar(key)}: ${flow(one)}`);
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  return typeof value === "string" ? scalar(value) : JSON.stringify(value);
}

function entriesOf(map: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(map).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}

/** Strings without characters that have a special meaning in YAML, including in flow mappings. */
const plain = /^[A-Za-z$_/](?:[\w$ ./-]*[\w$.])?$/;
/** Words that some YAML parsers do not read as strings. */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** Writes a string. It is quoted like Prettier does if it could be read as another value. */
function scalar(text: string): string {
  if (plain.test(text) && !reserved.test(text)) return text;
  if (text.includes("'") && !/["\\]/.test(text)) return quote(text);
  return /^[ -~]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : quote(text);
}

/** Returns the data of a node without its places. */
export function jsonOf(node: Node): Json {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(jsonOf);
    case "map":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, jsonOf(value)]));
  }
}

/** Returns whether two values are equal. The order of members does not matter, and an undefined member is missing. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    const others = other as readonly Json[];
    return one.length === others.length && one.every((item: Json, index) => isEqual(item, others[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
}
