import { type Json, type JsonObject, isObject } from "../codegen/json.ts";
import { parse } from "../load/parse.ts";
import { type MapEntry, type MapNode, type Node, lineEnd, lineStart } from "../load/tree.ts";
import { blockYaml, entryYaml, jsonOf, width } from "./yaml.ts";

/**
 * Adds members to the text of a spec file. Existing text, including comments, is unchanged, except that an `unknown`
 * may be replaced.
 */
export function addMembers(text: string, addition: Addition): string {
  const changed = changeText(text, addition);
  return text.includes("\r\n") ? changed.replace(/\r?\n/g, "\r\n") : changed;
}

function changeText(text: string, { target, members }: Addition): string {
  const { root } = parse(target.file, text);
  if (root === undefined) throw new Error(`${target.file} was read before and cannot be read now.`);
  const { map, missing } = nearest(root, target.path);
  const unknown = entryAt(root, target.path);
  if (unknown?.value.kind === "map" && unknown.value.entries.some(({ key }) => key === "unknown")) {
    return replaceEntry(text, unknown, members);
  }
  const [first, ...rest] = missing;
  const added =
    first === undefined
      ? members
      : { [first]: rest.reduceRight<JsonObject>((inner, key) => ({ [key]: inner }), members) };
  return insertEntries(text, map, added, map === root);
}

/** Returns the innermost existing mapping on the path, and the remaining keys. */
function nearest(
  root: MapNode,
  path: readonly string[],
): { readonly map: MapNode; readonly missing: readonly string[] } {
  let map = root;
  for (const [index, key] of path.entries()) {
    const next = map.entries.find((entry) => entry.key === key)?.value;
    if (next?.kind !== "map") return { map, missing: path.slice(index) };
    map = next;
  }
  return { map, missing: [] };
}

function entryAt(root: MapNode, path: readonly string[]): MapEntry | undefined {
  const { map, missing } = nearest(root, path.slice(0, -1));
  return missing.length > 0 ? undefined : map.entries.find(({ key }) => key === path.at(-1));
}

function replaceEntry(text: string, { key, keyPlace, value }: MapEntry, members: JsonObject): string {
  const indent = keyPlace.start - lineStart(text, keyPlace.start);
  return text.slice(0, keyPlace.start) + blockYaml(key, members, indent) + text.slice(value.place.end);
}

function insertEntries(text: string, map: MapNode, members: JsonObject, isRoot: boolean): string {
  const entries = Object.entries(members) as readonly (readonly [string, Json])[];
  if (text[map.place.start] === "{") return insertFlow(text, map, entries);
  const last = map.entries.findLast(({ key }) => !isRoot || key !== "facts") ?? map.entries.at(-1)!;
  const indent = map.entries[0]!.keyPlace.start - lineStart(text, map.entries[0]!.keyPlace.start);
  const at = contentEnd(text, trimmedEnd(text, last.value));
  const lines = entries.map(
    ([key, value]) =>
      `\n${" ".repeat(indent)}${isRoot && isObject(value) ? blockYaml(key, value, indent) : entryYaml(key, value, indent)}`,
  );
  return text.slice(0, at) + lines.join("") + text.slice(at);
}

/** Adds members on the line of a flow mapping. If the line becomes too long, each member gets its own line. */
function insertFlow(text: string, map: MapNode, entries: readonly (readonly [string, Json])[]): string {
  const at = map.entries.at(-1)!.value.place.end;
  const inline = entries.map(([key, value]) => `, ${entryYaml(key, value, -Infinity)}`).join("");
  const [from, to] = [lineStart(text, map.place.start), contentEnd(text, map.place.end)];
  const lead = text.slice(from, map.place.start);
  const isAlone =
    /^ *[^\s'"{[#:]+: $/.test(lead) && to === map.place.end && !text.slice(map.place.start, to).includes("\n");
  if (to - from + inline.length <= width || !isAlone) return text.slice(0, at) + inline + text.slice(at);
  const indent = lead.length - lead.trimStart().length + 2;
  const lines = [
    ...map.entries.map(
      ({ keyPlace, value }) =>
        `${text.slice(keyPlace.start, keyPlace.end)}: ${text.slice(value.place.start, value.place.end)}`,
    ),
    ...entries.map(([key, value]) => entryYaml(key, value, indent)),
  ];
  return (
    text.slice(0, map.place.start - 1) +
    lines.map((line) => `\n${" ".repeat(indent)}${line}`).join("") +
    text.slice(map.place.end)
  );
}

/** Returns the end of a line without its line break. */
function contentEnd(text: string, at: number): number {
  const stop = lineEnd(text, at);
  return text[stop - 1] === "\r" && stop > at ? stop - 1 : stop;
}

function trimmedEnd(text: string, { place }: Node): number {
  return place.start + text.slice(place.start, place.end).trimEnd().length;
}

/** Members to add to a mapping of the spec, with values as in YAML. If the mapping is `unknown`, they replace that. */
export interface Addition {
  readonly target: Target;
  readonly members: JsonObject;
}

/** The mapping with an object's members: the file, and the keys that lead to it. The mapping may not exist yet. */
export interface Target {
  readonly file: string;
  readonly path: readonly string[];
}

/**
 * Parses the text after `type:` in a spec, such as `integer` or `{ list: string }`. Returns `undefined` if the YAML is
 * invalid.
 */
export function readTypeExpression(text: string): Json | undefined {
  const { root, diagnostics } = parse("--type", `type: ${text}\n`);
  const [entry, ...others] = root?.entries ?? [];
  return entry === undefined || others.length > 0 || diagnostics.length > 0 ? undefined : jsonOf(entry.value);
}
