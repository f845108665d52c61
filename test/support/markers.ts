import { firstGroups, writeTexts, type Group, type Refused, type Writing } from "./write-texts.ts";
import type { Position, PositionedSpec } from "./positions.ts";
import { source } from "./spec-tree.ts";

/** Texts that represent positions, so that outputs show where the text of a position is used. */
export interface Markers {
  readonly writing: Writing;
  /** Returns the marker of a position, or `undefined` if it accepts none. */
  of(position: Position): string | undefined;
}

/** Creates a form of text for a position: any text, even of one character, a name, a path, digits. */
type Form = (index: number) => string;
const anyText: Form = (index) => String.fromCharCode(0xe000 + index);
const aName: Form = (index) => `zq${letters(index)}q`;
const aPath: Form = (index) => `/zq${letters(index)}q`;
const digits: Form = (index) => `70${String(index).padStart(4, "0")}07`;

export interface Marked {
  /** Markers for any kind of text, and for texts that are names, which are processed differently. */
  readonly markers: { readonly text: Markers; readonly name: Markers };
  /** Positions that accept no marker. */
  readonly refused: readonly Refused[];
}

export function mark(spec: PositionedSpec): Marked {
  const index = new Map(spec.positions.map((position, at) => [position, at]));
  const [ofTexts, ofNames] = [new Map<Position, string>(), new Map<Position, string>()];
  let refused: readonly Refused[] = spec.positions.map((position) => ({ position, itself: true }));
  for (const form of [anyText, aName, aPath, digits]) {
    // A position whose text is valid but makes other parts of the spec invalid does so with any text.
    const [again, done] = [refused.filter(({ itself }) => itself), refused.filter(({ itself }) => !itself)];
    const found = take(
      again.map(({ position }) => position),
      form,
      ofTexts,
    );
    refused = [...done, ...found];
  }
  take([...ofTexts.keys()], aName, ofNames);
  return { markers: { text: markersOf(ofTexts), name: markersOf(new Map([...ofTexts, ...ofNames])) }, refused };

  function take(positions: Group, form: Form, into: Map<Position, string>): readonly Refused[] {
    const text = (position: Position): string => form(index.get(position)!);
    const { accepted, refused } = writeTexts(spec, firstGroups(positions), {
      source: (position) => source(text(position)),
      name: text,
    });
    for (const position of accepted.flatMap((one) => one.positions)) into.set(position, text(position));
    return refused;
  }
}

function markersOf(texts: ReadonlyMap<Position, string>): Markers {
  const of = (position: Position): string | undefined => texts.get(position);
  return { writing: { source: (position) => source(of(position) ?? ""), name: (position) => of(position) ?? "" }, of };
}

export function constantly(text: string): Writing {
  return { source: () => source(text), name: () => text };
}

/** Encodes a number in octal, with the letters a to h as digits. With `q` appended, the result is prefix-free. */
function letters(index: number): string {
  return [...index.toString(8)].map((digit) => "abcdefgh"[Number(digit)]!).join("");
}

/** The expected replacement of a marker, as a key and as a value. */
export interface Expected {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Compares a JSON value that contains a text with the same value that contains markers. Returns the first difference.
 */
export function misplaced(
  actual: unknown,
  marked: unknown,
  { text, value }: Expected,
  isMarker: Marker,
): string | undefined {
  return compare(actual, marked, "");

  function compare(one: unknown, other: unknown, path: string): string | undefined {
    if (typeof other === "string") return compareText(one, other, path);
    if (typeof other !== "object" || other === null)
      return Object.is(one, other) ? undefined : `${path}: ${String(one)} in place of ${String(other)}`;
    if (typeof one !== "object" || one === null || Array.isArray(one) !== Array.isArray(other))
      return `${path}: another kind of value`;
    const [ones, others] = [Object.entries(one), Object.entries(other)];
    if (ones.length !== others.length) return `${path}: ${ones.length} entries in place of ${others.length}`;
    for (const [index, [key, inner]] of others.entries()) {
      const [ownKey, ownInner] = ones[index]!;
      const fault = compareKey(ownKey, key, path) ?? compare(ownInner, inner, `${path}/${key}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  /** A key may be derived from a text, such as the key of an example from its title. It must then be a safe word. */
  function compareKey(one: string, other: string, path: string): string | undefined {
    if (isMarker.whole(other))
      return one === text || /^[\w.-]+$/.test(one) ? undefined : `${path}: the key ${JSON.stringify(one)}`;
    return one === other || isMarker.pieces(other).length > 1 || /^[\w.-]+$/.test(one)
      ? undefined
      : `${path}: the key ${JSON.stringify(one)}`;
  }

  function compareText(one: unknown, other: string, path: string): string | undefined {
    if (isMarker.whole(other))
      return Object.is(one, value) ? undefined : `${path}: ${JSON.stringify(one)} in place of ${JSON.stringify(value)}`;
    if (typeof one !== "string") return `${path}: ${String(one)} in place of a text`;
    if (other.startsWith(inComment) && one.startsWith(inComment)) {
      return compare(
        JSON.parse(one.slice(inComment.length)),
        JSON.parse(other.slice(inComment.length)),
        `${path}/marks`,
      );
    }
    return isAround(one, isMarker.pieces(other))
      ? undefined
      : `${path}: ${JSON.stringify(one)} in place of ${JSON.stringify(other)}`;
  }
}

const inComment = "x-kiln: ";

export interface Marker {
  whole(text: string): boolean;
  /** Returns the parts of the text between its markers. */
  pieces(text: string): readonly string[];
}

export function markerIn(markers: Markers, group: Group): Marker {
  const all = group.flatMap((position) => markers.of(position) ?? []).sort((a, b) => b.length - a.length);
  const set = new Set(all);
  // A marker may be part of an output's name, in which it is capitalized or escaped.
  const patterns = all
    .flatMap((marker) => [marker, `.${marker.codePointAt(0)!.toString(16)}.`])
    .map((one) => one.replace(/[/.]/g, "\\$&"));
  const pattern = new RegExp(patterns.join("|"), "i");
  return { whole: (text) => set.has(text), pieces: (text) => text.split(pattern) };
}

/**
 * Returns whether the text contains the pieces in order, with anything between them. A code span may have different
 * fences.
 */
function isAround(text: string, pieces: readonly string[]): boolean {
  if (pieces.length === 1) return text === pieces[0] || looksMade(text);
  const bare = withoutFences(text);
  let from = 0;
  for (const piece of pieces.map(withoutFences)) {
    const at = bare.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

function withoutFences(text: string): string {
  return text.replace(/[`\s]+/g, "");
}

/** Returns true for a reference or name that may be derived from the text without containing it. */
function looksMade(text: string): boolean {
  return /^[\w./#:-]+$/.test(text);
}
