export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * Prints a YAML file in block style, with keys in the given order. A string is plain only if YAML 1.1 and 1.2 both read
 * it as that string. Otherwise it is a JSON string, or a literal block if it has several ordinary lines.
 */
export function printYaml(value: Json): string {
  const out: string[] = [];
  writeNode(value, 0, "", out);
  return `${out.join("")}\n`;
}

/** Writes a value. `lead` is the text before it on its line: an empty string, `- ` or `: `. */
function writeNode(value: Json, depth: number, lead: string, out: string[]): void {
  if (typeof value !== "object" || value === null) out.push(lead, scalar(value, depth));
  else if (isList(value)) writeList(value, depth, lead, out);
  else writeMap(value, depth, lead, out);
}

function writeList(items: readonly Json[], depth: number, lead: string, out: string[]): void {
  if (items.length === 0) out.push(lead, "[]");
  let start = opening(depth, lead);
  for (const item of items) {
    out.push(start);
    writeNode(item, depth + 1, "- ", out);
    start = newline(depth);
  }
}

function writeMap(map: JsonObject, depth: number, lead: string, out: string[]): void {
  let start = opening(depth, lead);
  let isEmpty = true;
  for (const [name, value] of Object.entries(map)) {
    out.push(start, key(name, depth));
    writeNode(value, depth + 1, ": ", out);
    start = newline(depth);
    isEmpty = false;
  }
  if (isEmpty) out.push(lead, "{}");
}

/**
 * Returns the text before a block. It starts on a new line after a key, and on the same line after a dash or at the
 * top.
 */
function opening(depth: number, lead: string): string {
  return lead === ": " ? `:${newline(depth)}` : lead;
}

const newlines: string[] = [];

function newline(depth: number): string {
  return (newlines[depth] ??= `\n${"  ".repeat(depth)}`);
}

/** Returns a key. YAML parsers reject implicit keys of more than 1,024 characters. */
function key(name: string, depth: number): string {
  const text = inline(name);
  return text.length <= 1000 ? text : `? ${text}${newline(depth)}`;
}

function scalar(value: null | boolean | number | string, depth: number): string {
  if (typeof value === "string") return isOrdinaryLines(value) ? literalBlock(value, depth) : inline(value);
  return typeof value === "number" ? number(value) : String(value);
}

/** Returns a number with a decimal point. YAML 1.1 would read `1e+21` as a string. */
function number(value: number): string {
  const text = JSON.stringify(value);
  return text.includes("e") && !text.includes(".") ? text.replace("e", ".0e") : text;
}

/** A cache of short keys and values, most of which recur. */
const known = new Map<string, string>();

function inline(text: string): string {
  if (text.length > 40) return isPlain(text) ? text : quote(text);
  let printed = known.get(text);
  if (printed === undefined) {
    printed = isPlain(text) ? text : quote(text);
    if (known.size < 50_000) known.set(text, printed);
  }
  return printed;
}

/**
 * Matches strings that need no quotes. They start with a letter, so they are not numbers, dates or indicators. They
 * contain no `: ` or ` #` and do not end with a space.
 */
const plain = /^[A-Za-z/$_](?:[\w ./+,;()'"*=!?%^~|[\]{}`$@<>-]*[\w./+,;()'"*=!?%^~|[\]{}`$@<>-])?$/;
/** Words that some parsers do not read as strings. For example, one parser reads `e0` as a number. */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null|e[-+]?\d+)$/i;

function isPlain(text: string): boolean {
  return plain.test(text) && !reserved.test(text);
}

/** Matches several lines of printable characters. The first is not indented, and the last has no line break. */
const ordinaryLines = /^[!-~](?:[ -~\u00a1-\u00ac\u00ae-\u05ff\u2010-\u2027\u2030-\u205e]|\n(?!$))*$/;

function isOrdinaryLines(text: string): boolean {
  return text.includes("\n") && ordinaryLines.test(text) && !/\n[ \n]*$/.test(text);
}

function literalBlock(text: string, depth: number): string {
  const start = newline(Math.max(depth, 1));
  return `|-${text
    .split("\n")
    .map((line) => (line === "" ? "\n" : start + line))
    .join("")}`;
}

/**
 * Characters that are not text for a parser, or that change how the surrounding text is read: control characters
 * including C1 with NEL, line and paragraph separators, directional marks, zero-width characters, the byte-order mark,
 * noncharacters and lone surrogates.
 */
const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a double-quoted string in which unsafe characters are written as `\uXXXX`. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
