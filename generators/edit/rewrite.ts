import { isObject, type JsonObject } from "../codegen/json.ts";
import { parse } from "../load/parse.ts";
import { columnOf, lineEnd, lineStart, type MapEntry, type MapNode, type Node } from "../load/tree.ts";
import { entryYaml, isEqual, jsonOf } from "./yaml.ts";

/** Returns the number of nested levels below a path that are written with one line per member. */
export type LevelsAt = (path: readonly string[]) => number;

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Rewriting {
  readonly text: string;
  readonly splices: Splice[];
  readonly levelsAt: LevelsAt;
}

/**
 * Changes the text of a spec file so that it has the given members. The lines of everything that stays equal are
 * preserved, with comments. A new member follows the one that precedes it in `members`.
 */
export function rewriteMembers(file: string, text: string, members: JsonObject, levelsAt: LevelsAt = () => 0): string {
  const { root } = parse(file, text);
  if (root === undefined) throw new Error(`${file} was read before and cannot be read now.`);
  const rewriting: Rewriting = { text, splices: [], levelsAt };
  rewriteMap(rewriting, root, members, []);
  const ordered = rewriting.splices.toReversed().toSorted((a, b) => b.start - a.start || b.end - a.end);
  const changed = ordered.reduce((rest, { start, end, text: by }) => rest.slice(0, start) + by + rest.slice(end), text);
  return text.includes("\r\n") ? changed.replace(/\r?\n/g, "\r\n") : changed;
}

function rewriteMap(rewriting: Rewriting, map: MapNode, members: JsonObject, path: readonly string[]): void {
  const { text, splices, levelsAt } = rewriting;
  const indent = columnOf(text, map.entries[0]!.keyPlace.start);
  const keys = Object.keys(members).filter((key) => members[key] !== undefined);
  const written = (key: string): string => entryYaml(key, members[key]!, indent, levelsAt([...path, key]));
  const kept = map.entries.filter(({ key }) => keys.includes(key));
  const [first] = kept;
  if (first === undefined) {
    const all = keys.map(written).join(`\n${" ".repeat(indent)}`);
    splices.push({ start: map.entries[0]!.keyPlace.start, end: lineEnd(text, endOf(text, map)), text: all });
    return;
  }
  for (const entry of map.entries) {
    const { key, value } = entry;
    const member = members[key];
    if (member === undefined) splices.push(lineOf(text, entry));
    else if (isEqual(jsonOf(value), member)) continue;
    else if (isObject(member) && canRewrite(text, value, member)) rewriteMap(rewriting, value, member, [...path, key]);
    else splices.push(replacement(text, entry, written(key), indent));
  }
  for (const [index, key] of keys.entries()) {
    if (kept.some((entry) => entry.key === key)) continue;
    const before = kept.findLast((entry) => keys.slice(0, index).includes(entry.key));
    const at = before === undefined ? first.keyPlace.start : lineEnd(text, endOf(text, before.value));
    const lineBreak = `\n${" ".repeat(indent)}`;
    splices.push({
      start: at,
      end: at,
      text: before === undefined ? written(key) + lineBreak : lineBreak + written(key),
    });
  }
}

/** Returns whether a mapping with a line for each member can be changed line by line. */
function canRewrite(text: string, node: Node, members: JsonObject): node is MapNode {
  if (node.kind !== "map" || text[node.place.start] === "{") return false;
  return node.entries.some(({ key }) => members[key] !== undefined);
}

/** Returns the replacement of an entry. A comment after the entry precedes a new one of several lines. */
function replacement(text: string, { keyPlace, value }: MapEntry, written: string, indent: number): Splice {
  const end = endOf(text, value);
  const comment = text.slice(end, lineEnd(text, end)).trim();
  if (comment === "" || !written.includes("\n")) return { start: keyPlace.start, end, text: written };
  return {
    start: keyPlace.start,
    end: lineEnd(text, end),
    text: `${comment}\n${" ".repeat(indent)}${written}`,
  };
}

/** Returns the removal of an entry with the rest of its last line. */
function lineOf(text: string, { keyPlace, value }: MapEntry): Splice {
  const start = lineStart(text, keyPlace.start);
  return { start, end: Math.min(lineEnd(text, endOf(text, value)) + 1, text.length), text: "" };
}

/** Returns the end of a node's last line of data. A block mapping may be followed by comments. */
function endOf(text: string, node: Node): number {
  const { start, end } = node.place;
  const last = node.kind === "map" ? node.entries.at(-1)?.value : node.kind === "list" ? node.items.at(-1) : undefined;
  if (last !== undefined && text[start] !== "{" && text[start] !== "[") return endOf(text, last);
  return start + text.slice(start, end).trimEnd().length;
}
