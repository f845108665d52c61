import type { Place } from "../model/place.ts";

/** A position, counted from 1. A column is a Unicode code point, so an emoji is one column. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place as line and column, with the text of its first line split at the place's start and end. */
export interface Location {
  readonly start: Position;
  /** The end, which is exclusive. */
  readonly end: Position;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** Returns the location of a place, or `undefined` if the file is unknown. */
export type Locate = (place: Place) => Location | undefined;

/** The starts of lines, and the characters of two UTF-16 code units, found in one pass. */
interface LineTable {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly pairs: readonly number[];
}

/** Finds places in the given files. The line table of a file is built once, on first use. */
export function locator(sources: ReadonlyMap<string, string>): Locate {
  const tables = new Map<string, LineTable>();
  return (place) => {
    const text = sources.get(place.file);
    if (text === undefined) return undefined;
    let table = tables.get(place.file);
    if (table === undefined) tables.set(place.file, (table = lineTable(text)));
    return locate(table, place.start, Math.max(place.start, place.end));
  };
}

/** Lines end with LF, CR LF or CR, as in YAML. */
function lineTable(text: string): LineTable {
  const lineStarts = [0];
  const pairs: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) lineStarts.push(at + 1);
    else if (text.codePointAt(at)! > 0xffff) pairs.push(at++);
  }
  return { text, lineStarts, pairs };
}

function locate(table: LineTable, from: number, to: number): Location {
  const line = countBelow(table.lineStarts, from + 1);
  const lineStart = table.lineStarts[line - 1]!;
  const lineEnd = endOfLine(table, line);
  const start = Math.min(from, lineEnd);
  const end = Math.min(to, lineEnd);
  return {
    start: { line, column: columnOf(table, lineStart, start) },
    end: positionOf(table, to),
    before: table.text.slice(lineStart, start),
    marked: table.text.slice(start, end),
    after: table.text.slice(end, lineEnd),
  };
}

function positionOf(table: LineTable, offset: number): Position {
  const line = countBelow(table.lineStarts, offset + 1);
  return { line, column: columnOf(table, table.lineStarts[line - 1]!, Math.min(offset, endOfLine(table, line))) };
}

function columnOf(table: LineTable, lineStart: number, offset: number): number {
  return offset - lineStart - (countBelow(table.pairs, offset) - countBelow(table.pairs, lineStart)) + 1;
}

function endOfLine(table: LineTable, line: number): number {
  const next = table.lineStarts[line];
  if (next === undefined) return table.text.length;
  return table.text.startsWith("\r\n", next - 2) ? next - 2 : next - 1;
}

/** Returns how many of the ascending numbers are below the limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const LF = 10;
const CR = 13;
