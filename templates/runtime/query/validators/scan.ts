import { find, type StringIndex } from "../../core/validators/string-index.js";
import { isObject } from "../../core/validators/check.js";

const percent = 37;
const ampersand = 38;
const plus = 43;
const equals = 61;

/** Flags of a value: it contains `%`, it contains `+`, or its name is that of an array. */
export const percented = 1;
export const plussed = 2;
export const array = 4;

/** The position of the last value of each name in the query. Entries of names that were not found are outdated. */
export const starts: number[] = [];
export const ends: number[] = [];
export const marks: number[] = [];
/** A bit for each name that was found. */
export const found: number[] = [];

/** Returns true if the request contains the name, but not as an array. */
export function isNamed(index: number): boolean {
  return ((found[index >> 5]! >> index) & 1) === 1 && marks[index]! < array;
}

/** Marks a missing name as present, with a position below 0. */
export function demand(index: number): void {
  if (((found[index >> 5]! >> index) & 1) === 0) note(index, -1, -1, array);
}

/**
 * Characters that end a name, or that make it differ from its decoded form: `%`, `+`, `.`, `[`, space and control
 * characters.
 */
const stops = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const isStop = code < 33 || "&=%+.[".includes(String.fromCharCode(code));
  return isStop ? 1 : 0;
});

/** Clears the positions of the previous request, for this number of names. */
function forget(count: number): void {
  for (let index = starts.length; index < count; index++) starts[index] = ends[index] = marks[index] = 0;
  for (let word = 0; word <= count >> 5; word++) found[word] = 0;
}

function note(index: number, start: number, end: number, mark: number): void {
  starts[index] = start;
  ends[index] = end;
  marks[index] = mark;
  found[index >> 5]! |= 1 << index;
}

/** The last query string that was scanned. All modules of a request share one scan. */
let scannedQuery: string | undefined;
/** The number of parameters, and the positions of their names and values. */
let scannedCount = 0;
const nameStarts: number[] = [];
const nameEnds: number[] = [];
const valueStarts: number[] = [];
const valueEnds: number[] = [];
const valueMarks: number[] = [];
/** Names that differ from their decoded form. */
const decodedNames: (DecodedName | undefined)[] = [];

/** The maximum number of parameters whose positions stay allocated between requests. */
const keptPlaces = 4096;

/** Releases the query string, which may contain secrets, and the memory used by a very long one. */
export function release(): void {
  scannedQuery = undefined;
  if (nameStarts.length > keptPlaces)
    for (const places of [nameStarts, nameEnds, valueStarts, valueEnds, valueMarks, decodedNames]) places.length = 0;
}

/** Scans the query string once and stores the positions of its parameters. */
function readQuery(query: string): void {
  if (query === scannedQuery) return;
  scannedQuery = query;
  scannedCount = 0;
  for (let at = startOf(query); at < query.length; scannedCount++) {
    nameStarts[scannedCount] = at;
    let end = plainEnd(query, at);
    const stop = end === query.length ? ampersand : query.charCodeAt(end);
    decodedNames[scannedCount] = undefined;
    if (stop !== equals && stop !== ampersand) {
      const written = writtenName(query, at);
      end = at + written.length;
      decodedNames[scannedCount] = decodedName(written);
    }
    nameEnds[scannedCount] = end;
    at = noteValue(query, query.charCodeAt(end) === equals ? end + 1 : end) + 1;
  }
}

/** Stores the position of the last value of each name. */
export function scan(query: string, names: StringIndex): void {
  readQuery(query);
  forget(names.list.length);
  for (let at = 0; at < scannedCount; at++) {
    const name = decodedNames[at];
    const index =
      name === undefined ? find(names, query, nameStarts[at]!, nameEnds[at]!) : names.list.indexOf(name.text);
    if (index >= 0)
      note(index, valueStarts[at]!, valueEnds[at]!, valueMarks[at]! | (name?.isArray === true ? array : 0));
  }
}

/** Returns all names in the query without duplicates. Names of arrays are returned without their brackets. */
export function namesIn(query: string): string[] {
  readQuery(query);
  const names = new Set<string>();
  for (let at = 0; at < scannedCount; at++)
    names.add(decodedNames[at]?.text ?? query.slice(nameStarts[at], nameEnds[at]));
  names.delete("");
  return [...names];
}

function startOf(query: string): number {
  return query[0] === "?" ? 1 : 0;
}

/** Returns the end of a plain name, or the position of the first character in it that is not plain. */
function plainEnd(query: string, at: number): number {
  while (at < query.length && stops[query.charCodeAt(at)] !== 1) at++;
  return at;
}

function writtenName(query: string, start: number): string {
  return query.slice(start, placeIn(query, "&", start, query.length)).split("=", 1)[0]!;
}

/**
 * Stores the position of a value and returns its end. Beyond the first few characters, the engine's own search is
 * faster.
 */
function noteValue(query: string, start: number): number {
  const far = Math.min(start + 24, query.length);
  let end = start;
  let mark = 0;
  for (; end < far; end++) {
    const code = query.charCodeAt(end);
    if (code === ampersand) break;
    if (code === percent) mark |= percented;
    else if (code === plus) mark |= plussed;
  }
  if (end === far) {
    end = placeIn(query, "&", far, query.length);
    if (placeIn(query, "%", far, end) < end) mark |= percented;
    if (placeIn(query, "+", far, end) < end) mark |= plussed;
  }
  valueStarts[scannedCount] = start;
  valueEnds[scannedCount] = end;
  valueMarks[scannedCount] = mark;
  return end;
}

/** Returns the next position of the character, or `end` if there is none. */
export function placeIn(text: string, character: string, from: number, end: number): number {
  const place = text.indexOf(character, from);
  return place < 0 || place > end ? end : place;
}

interface DecodedName {
  readonly text: string;
  readonly isArray: boolean;
}

/**
 * Converts a name as PHP does. It is decoded if the result is valid text, leading spaces are removed, and `.` and
 * spaces become `_`. A name followed by `[…]` is that of an array.
 */
function decodedName(text: string): DecodedName {
  const decoded = (unescaped(text.replaceAll("+", " ")) ?? text).replace(/\0.*$|^ +/gs, "");
  const bracket = decoded.indexOf("[");
  const isArray = bracket > 0 && decoded.indexOf("]", bracket) > 0;
  const plain = isArray ? decoded.slice(0, bracket) : decoded;
  return { text: bracket === 0 ? "" : plain.replace(/[ .]/g, "_").replace("[", "_"), isArray };
}

/** Decodes a string. Returns undefined if its bytes are not UTF-8 or a `%` is literal. */
export function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export const noRequest = { verb: "a request must be a query string, URLSearchParams or an object of strings" };

/**
 * Returns the query string of a request: a string with or without `?`, URLSearchParams, or an object of strings by
 * name. Returns undefined for any other value.
 */
export function queryOf(wire: unknown): string | undefined {
  if (typeof wire === "string") return wire;
  if (wire instanceof URLSearchParams) return wire.toString();
  if (!isObject(wire)) return undefined;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (typeof value === "string" || typeof value === "number") search.append(name, String(value));
    else if (value === true) search.append(name, "");
    else if (Array.isArray(value)) search.append(`${name}[]`, "");
  }
  return search.toString();
}
