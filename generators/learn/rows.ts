import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { type Json, type JsonObject, isObject } from "../codegen/json.ts";

/** One line of a recording. */
export interface Row {
  /** The row's own `id`, or the file and line. */
  readonly id: string;
  readonly query: string;
  readonly body: JsonObject;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** One diagnostic for each line that is not a row. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads JSON lines. Skips empty lines and lines with `text` instead of `body`. Ignores keys other than `id`, `query`
 * and `body`.
 */
export function readRows(file: string, text: string): Rows {
  const rows: Row[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (line.trim() === "") continue;
    const row = readRow(line, `${file}:${index + 1}`);
    if (typeof row === "string")
      diagnostics.push(diagnostic("invalid-recording", undefined, { file, line: index + 1, reason: row }));
    else if (row !== undefined) rows.push(row);
  }
  return { rows, diagnostics };
}

/** Maximum nesting depth of a response body. Spec files have the same limit. */
const DEEPEST = 100;

/** Returns whether a body has more nested levels than the maximum. */
export function isTooDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/**
 * Returns the row, or the reason why the line is not a row. Returns `undefined` for a `text` response, because only
 * JSON objects are used for learning.
 */
function readRow(line: string, where: string): Row | string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "it is not JSON";
  }
  if (!isObject(value)) return "it is not an object";
  const { id, query, body, text } = value;
  if (typeof query !== "string") return "“query” is not a string";
  if (body === undefined && typeof text === "string") return undefined;
  if (!isObject(body)) return "“body” is not an object";
  if (isTooDeep(body)) return `“body” is nested more than ${DEEPEST} levels deep`;
  return { id: typeof id === "string" || typeof id === "number" ? String(id) : where, query, body };
}

/** Returns an own member of an object of data, where `constructor` is an ordinary name. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
