import { compiles, type Group, type Writing } from "./settle.ts";
import type { Position, PositionedSpec } from "./positions.ts";
import { source } from "./spec-tree.ts";

/** Texts that stand for a position, so that outputs tell where its text goes. */
export interface Markers {
  readonly writing: Writing;
  /** Undefined where the position takes none. */
  of(position: Position): string | undefined;
}

/** What a position may take: any text, even if it has to be one character; a name; a path; digits. */
const forms: readonly ((index: number) => string)[] = [
  (index) => String.fromCharCode(0xe000 + index),
  (index) => `zq${letters(index)}q`,
  (index) => `/zq${letters(index)}q`,
  (index) => `70${String(index).padStart(4, "0")}07`,
];

/** Names first where the texts to come are names: these take other ways than texts do. */
export function markersFor(spec: PositionedSpec, likeNames: boolean): Markers {
  const order = likeNames ? [forms[1]!, forms[0]!, forms[2]!, forms[3]!] : forms;
  const markers = new Map<Position, string>();
  spec.positions.forEach((position, index) => {
    const marker = order.map((form) => form(index)).find((text) => compiles(spec, [position], constantly(text)));
    if (marker !== undefined) markers.set(position, marker);
  });
  return { writing: { source: (position) => source(markers.get(position) ?? ""), name: (position) => markers.get(position) ?? "" }, of: (position) => markers.get(position) };
}

export function constantly(text: string): Writing {
  return { source: () => source(text), name: () => text };
}

/** Eight letters of the alphabet as digits; prefix-free with the `q` at the end. */
function letters(index: number): string {
  return [...index.toString(8)].map((digit) => "abcdefgh"[Number(digit)]!).join("");
}

/** What is not as it should be in a JSON value with a text in it, by the same value with markers in its place. */
export function misplaced(actual: unknown, marked: unknown, text: unknown, isMarker: Marker): string | undefined {
  return compare(actual, marked, "");

  function compare(one: unknown, other: unknown, path: string): string | undefined {
    if (typeof other === "string") return compareText(one, other, path);
    if (typeof other !== "object" || other === null) return Object.is(one, other) ? undefined : `${path}: ${String(one)} in place of ${String(other)}`;
    if (typeof one !== "object" || one === null || Array.isArray(one) !== Array.isArray(other)) return `${path}: another kind of value`;
    const [ones, others] = [Object.entries(one), Object.entries(other)];
    if (ones.length !== others.length) return `${path}: ${ones.length} entries in place of ${others.length}`;
    for (const [index, [key, value]] of others.entries()) {
      const [ownKey, ownValue] = ones[index]!;
      const fault = compareKey(ownKey, key, path) ?? compare(ownValue, value, `${path}/${key}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  /** Keys may be made of a text, such as the key of an example of its title: then they are safe words. */
  function compareKey(one: string, other: string, path: string): string | undefined {
    if (isMarker.whole(other)) return one === text || /^[\w.-]+$/.test(one) ? undefined : `${path}: the key ${JSON.stringify(one)}`;
    return one === other || isMarker.pieces(other).length > 1 || /^[\w.-]+$/.test(one) ? undefined : `${path}: the key ${JSON.stringify(one)}`;
  }

  function compareText(one: unknown, other: string, path: string): string | undefined {
    if (isMarker.whole(other)) return Object.is(one, text) ? undefined : `${path}: ${JSON.stringify(one)} in place of ${JSON.stringify(text)}`;
    if (typeof one !== "string") return `${path}: ${String(one)} in place of a text`;
    if (other.startsWith(inComment) && one.startsWith(inComment)) {
      return compare(JSON.parse(one.slice(inComment.length)), JSON.parse(other.slice(inComment.length)), `${path}/marks`);
    }
    return isAround(one, isMarker.pieces(other)) ? undefined : `${path}: ${JSON.stringify(one)} in place of ${JSON.stringify(other)}`;
  }
}

const inComment = "x-kiln: ";

export interface Marker {
  whole(text: string): boolean;
  /** The text without its markers. */
  pieces(text: string): readonly string[];
}

export function markerIn(markers: Markers, group: Group): Marker {
  const all = group.flatMap((position) => markers.of(position) ?? []).sort((a, b) => b.length - a.length);
  const set = new Set(all);
  // A marker may be part of an output's name, where it begins with a capital or is escaped.
  const patterns = all.flatMap((marker) => [marker, `.${marker.codePointAt(0)!.toString(16)}.`]).map((one) => one.replace(/[/.]/g, "\\$&"));
  const pattern = new RegExp(patterns.join("|"), "i");
  return { whole: (text) => set.has(text), pieces: (text) => text.split(pattern) };
}

/** Whether the pieces stand in the text in their order, whatever is between them. A code span may have widened its fence. */
function isAround(text: string, pieces: readonly string[]): boolean {
  if (pieces.length === 1) return text === pieces[0] || looksMade(text);
  let from = 0;
  for (const piece of pieces) {
    const bare = piece.replace(/^[`\s]+|[`\s]+$/g, "");
    const at = text.indexOf(bare, from);
    if (at < 0) return false;
    from = at + bare.length;
  }
  return true;
}

/** A reference or a name may be made of the text without showing it. */
function looksMade(text: string): boolean {
  return /^[\w./#:-]+$/.test(text);
}
