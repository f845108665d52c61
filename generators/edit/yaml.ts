import { isObject, type Json, type JsonObject } from "../codegen/json.ts";
import { quote } from "../codegen/unsafe.ts";

/** Columns of a line of the spec. */
export const width = 120;

/** `key: value`, on one line where it fits, else a line for each member. The first line is not indented. */
export function entryYaml(key: string, value: Json, indent: number): string {
  const line = `${scalar(key)}: ${flow(value)}`;
  if (indent + line.length <= width) return line;
  if (Array.isArray(value) && value.some(isObject)) return itemsYaml(key, value, indent);
  return isObject(value) ? blockYaml(key, value, indent) : line;
}

/** `key:` and a line for each item. */
function itemsYaml(key: string, items: readonly Json[], indent: number): string {
  return [`${scalar(key)}:`, ...items.map((item) => `${" ".repeat(indent + 2)}- ${flow(item)}`)].join("\n");
}

/** `key:` and a line for each member. */
export function blockYaml(key: string, value: JsonObject, indent: number): string {
  const inner = indent + 2;
  return [
    `${scalar(key)}:`,
    ...entriesOf(value).map(([name, one]) => " ".repeat(inner) + entryYaml(name, one, inner)),
  ].join("\n");
}

/** On one line. */
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

/** Words without what means something in YAML, in braces too. */
const plain = /^[A-Za-z$_/](?:[\w$ ./-]*[\w$.])?$/;
/** Words that some reader takes for something else than text. */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** A text; in single quotes where it could be taken for something else. */
function scalar(text: string): string {
  if (plain.test(text) && !reserved.test(text)) return text;
  return /^[ -~]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : quote(text);
}
