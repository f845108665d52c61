import type { Reference } from "../bind/binding.ts";
import { fileRoleOf } from "../load/file-kinds.ts";
import { schemaOfFile } from "../load/load.ts";
import { columnOf, lineEnd, type MapEntry, type MapNode, type Node } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { Analyser, Analysis } from "./analysis.ts";
import { holds, parentOf, pathAt, schemasAt, visitEntries } from "./tree-path.ts";

/** A definition and the places that refer to it. */
export interface SpecSymbol {
  readonly name: string;
  /** The kind as written in messages, or `undefined` if nothing refers to it. */
  readonly kind: string | undefined;
  /** The name in the definition, such as a key. */
  readonly token: Place;
  readonly uses: readonly Reference[];
}

/** Finds the symbol that is defined or referred to at an offset. */
export function symbolAt(analysis: Analysis, trees: Trees, file: string, offset: number): SpecSymbol | undefined {
  const used = analysis.references
    .filter(({ place }) => place.file === file && holds(place, offset))
    .sort((one, other) => one.place.end - one.place.start - (other.place.end - other.place.start));
  for (const { definition, name, kind } of used) {
    const token = definition && tokenOf(trees, definition, name);
    if (token !== undefined) return symbolOf(analysis, trees, { name: lastName(name), kind, token });
  }
  return definedAt(analysis, trees, file, offset);
}

/** Returns the tree of a file, or `undefined` if its syntax has errors. */
export type Trees = (file: string) => MapNode | undefined;

export function treesOf(analyser: Analyser, { sources }: Analysis): Trees {
  return (file) => {
    const text = sources.get(file);
    return text === undefined ? undefined : analyser.treeOf(file, text);
  };
}

function symbolOf(
  { references }: Analysis,
  trees: Trees,
  found: Pick<SpecSymbol, "name" | "kind" | "token">,
): SpecSymbol {
  const { name, token } = found;
  const uses = references.filter((one) => lastName(one.name) === name && isDefinedBy(one, trees, token));
  return { ...found, kind: found.kind ?? uses[0]?.kind, uses };
}

/**
 * Returns the definition at an offset. A definition is a key of a mapping with arbitrary keys, or the name that a file
 * repeats from its path.
 */
function definedAt(analysis: Analysis, trees: Trees, file: string, offset: number): SpecSymbol | undefined {
  const root = trees(file);
  if (root === undefined) return undefined;
  const path = pathAt(root, offset);
  const [entry, node] = [path.steps.at(-1), path.nodes.at(-1)!];
  if (typeof entry !== "object") return undefined;
  if (!path.isKey) {
    const isIdentity = path.steps.length === 1 && entry.key === fileRoleOf(file)?.identity?.key;
    const isNamed = isIdentity || analysis.references.some((one) => isDefinedBy(one, trees, node.place));
    if (node.kind !== "scalar" || !isNamed) return undefined;
    return symbolOf(analysis, trees, { name: String(node.value), kind: undefined, token: node.place });
  }
  const schema = schemaOfFile(file, root);
  const parent = parentOf(path);
  const schemas = schema === undefined ? [] : schemasAt(schema, parent);
  const isDefinition = schemas.some(
    ({ properties, others }) => typeof others === "object" && !properties.has(entry.key),
  );
  return isDefinition
    ? symbolOf(analysis, trees, { name: entry.key, kind: undefined, token: entry.keyPlace })
    : undefined;
}

function isDefinedBy({ definition, name }: Reference, trees: Trees, { file, start }: Place): boolean {
  return definition?.file === file && tokenOf(trees, definition, name)?.start === start;
}

/** Returns the name of a section without its source; other names are unchanged. */
function lastName(name: string): string {
  return name.slice(name.lastIndexOf(SEPARATOR) + 1).trimStart();
}

const SEPARATOR = ",";

/** Returns the place of the name in a definition: its key, or a value in it. */
function tokenOf(trees: Trees, { file, start }: Place, reference: string): Place | undefined {
  const root = trees(file);
  if (root === undefined) return undefined;
  const path = pathAt(root, start);
  const name = lastName(reference);
  for (const [index, step] of path.steps.entries()) {
    const value = path.nodes[index + 1]!;
    const isHere = typeof step === "object" && (step.keyPlace.start === start || value.place.start === start);
    if (isHere && step.key === name) return step.keyPlace;
  }
  const inner = path.nodes.filter((node) => node.place.start === start);
  for (const node of inner) {
    if (node.kind === "scalar" && String(node.value) === name) return node.place;
    const named = node.kind === "map" ? node.entries.find(({ value }) => isScalar(value, name)) : undefined;
    if (named !== undefined) return named.value.place;
  }
  // Some definitions are placed at the name in them.
  const at = path.nodes.at(-1)!;
  return isScalar(at, name) ? at.place : undefined;
}

function isScalar(node: Node, text: string): boolean {
  return node.kind === "scalar" && String(node.value) === text;
}

/** Returns the entry that a symbol names, with its value, or the root of a file that is named after the symbol. */
export function definitionOf({ token }: SpecSymbol, trees: Trees): MapEntry | MapNode | undefined {
  const root = trees(token.file);
  if (root === undefined) return undefined;
  let found: MapEntry | undefined;
  visitEntries(root, (entry) => {
    if (entry.keyPlace.start === token.start) found = entry;
  });
  if (found !== undefined) return found;
  const { nodes } = pathAt(root, token.start);
  const map = nodes.findLast((node) => node.kind === "map");
  return map?.kind === "map" ? map : undefined;
}

export interface TextChange {
  readonly place: Place;
  readonly text: string;
}

export interface Rename {
  readonly changes: readonly TextChange[];
  /** The rename of the file that is named after the symbol. */
  readonly file: { readonly from: string; readonly to: string } | undefined;
}

/**
 * Renames a symbol everywhere and adds its former name to `was`, which `kiln diff` and `kiln migrate` read. Returns an
 * error message if the new name would clash or could not be resolved.
 */
export function rename(analyser: Analyser, analysis: Analysis, symbol: SpecSymbol, name: string): Rename | string {
  const trees = treesOf(analyser, analysis);
  const text = (file: string): string => analysis.sources.get(file) ?? "";
  if (symbol.kind === "value")
    return "Values of a set are strings on the wire. Add the new value and deprecate the old one.";
  const places = [symbol.token, ...symbol.uses.map(({ place }) => place)];
  const changes: TextChange[] = [];
  for (const place of distinctPlaces(places)) {
    const change = replaceName(text(place.file), place, symbol.name, name);
    if (change === undefined) return `The name “${symbol.name}” was not found in ${place.file}.`;
    changes.push(change);
  }
  const former = formerName(symbol, trees, text(symbol.token.file));
  if (former !== undefined) changes.push(former);
  const { file } = symbol.token;
  const identity = fileRoleOf(file)?.identity;
  const isFile =
    identity !== undefined && identity.expected === symbol.name && isIdentity(trees(file), identity.key, symbol);
  const to = isFile ? identity.pathFor(name) : file;
  if (analysis.sources.has(to) && to !== file) return `The file ${to} exists.`;
  const after = analyser.analyse(applied(analysis.sources, changes, { from: file, to }));
  // Errors in examples and texts are left to the user. They show where prose uses the former name.
  const isBroken = after.model === undefined && analysis.model !== undefined;
  const fault = after.diagnostics.find(({ severity }) => severity === "error");
  if (isBroken && fault !== undefined) return fault.message;
  return { changes, file: isFile ? { from: file, to } : undefined };
}

function isIdentity(root: MapNode | undefined, key: string, { token }: SpecSymbol): boolean {
  return root?.entries.some((entry) => entry.key === key && entry.value.place.start === token.start) === true;
}

function distinctPlaces(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.start}`, place])).values()];
}

/** Replaces the only occurrence of a name in a place. The name may be quoted, or part of a longer string. */
export function replaceName(
  text: string,
  { file, start, end }: Place,
  from: string,
  to: string,
): TextChange | undefined {
  const part = text.slice(start, end);
  const escaped = from.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const found = [...part.matchAll(new RegExp(`(?<![\\w$-])${escaped}(?![\\w$-])`, "g"))];
  if (found.length !== 1) return undefined;
  const at = start + found[0]!.index;
  return { place: { file, start: at, end: at + from.length }, text: to };
}

/** Adds the name to `was` of the definition, if definitions of this kind have that key. */
function formerName(symbol: SpecSymbol, trees: Trees, text: string): TextChange | undefined {
  const { token, name } = symbol;
  const root = trees(token.file);
  const schema = root && schemaOfFile(token.file, root);
  const definition = definitionOf(symbol, trees);
  const map = definition === undefined || "entries" in definition ? definition : definition.value;
  if (root === undefined || schema === undefined || map?.kind !== "map") return undefined;
  const inside = map === root ? { nodes: [root], steps: [], isKey: false } : pathInto(root, map);
  if (!schemasAt(schema, inside).some(({ properties }) => properties.has("was"))) return undefined;
  const place = (start: number, end = start): Place => ({ file: token.file, start, end });
  const was = map.entries.find(({ key }) => key === "was")?.value;
  if (was?.kind === "list") return { place: place(was.place.start + 1), text: `${name}, ` };
  if (was !== undefined) {
    const former = text.slice(was.place.start, was.place.end);
    return { place: was.place, text: `[${name}, ${former}]` };
  }
  return addEntry(text, root, map, `was: ${name}`);
}

/** Adds an entry to a mapping: last in flow style, after the first entry of a file, and otherwise before the first. */
export function addEntry(text: string, root: MapNode, map: MapNode, entry: string): TextChange {
  const place = (start: number): Place => ({ file: root.place.file, start, end: start });
  const first = map.entries[0];
  if (text[map.place.start] === "{" || first === undefined) {
    const end = map.entries.at(-1)?.value.place.end ?? map.place.start + 1;
    return { place: place(end), text: `${first === undefined ? "" : ","} ${entry}` };
  }
  if (map === root) return { place: place(lineEnd(text, first.value.place.end)), text: `\n${entry}` };
  const start = first.keyPlace.start;
  const indent = " ".repeat(columnOf(text, start));
  return { place: place(start), text: `${entry}\n${indent}` };
}

function pathInto(root: MapNode, map: MapNode): ReturnType<typeof pathAt> {
  const path = pathAt(root, map.entries[0]?.keyPlace.start ?? map.place.start);
  const end = path.nodes.indexOf(map);
  return { nodes: path.nodes.slice(0, end + 1), steps: path.steps.slice(0, end), isKey: false };
}

/** Returns the sources after the changes and the rename of a file. */
function applied(
  sources: ReadonlyMap<string, string>,
  changes: readonly TextChange[],
  { from, to }: { readonly from: string; readonly to: string },
): ReadonlyMap<string, string> {
  const after = new Map(sources);
  const last = [...changes].sort((one, other) => other.place.start - one.place.start);
  for (const { place, text } of last) {
    const before = after.get(place.file) ?? "";
    after.set(place.file, before.slice(0, place.start) + text + before.slice(place.end));
  }
  if (from === to) return after;
  after.set(to, after.get(from) ?? "");
  after.delete(from);
  return after;
}
