import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/suggest.ts";
import { schemaOfFile } from "../load/load.ts";
import type { Place } from "../model/place.ts";
import { type MapEntry, type MapNode, type Node, columnOf } from "../load/tree.ts";
import type { Analysis } from "./analysis.ts";
import { type Trees, replaceName } from "./navigation.ts";
import { type Action, refactoringsAt } from "./refactorings.ts";
import { keysFor, parentOf, pathAt, schemasAt, valuesFor } from "./tree-path.ts";
import { findMistakes } from "../load/check-shape.ts";
import type { Schema } from "../load/schema.ts";

/** Returns the actions for a part of a file: fixes for its findings, and changes of the values there. */
export function actionsAt(analysis: Analysis, trees: Trees, at: Place): readonly Action[] {
  const found = analysis.diagnostics.filter(({ place }) => place !== undefined && overlap(place, at));
  return [...found.flatMap((one) => remedies(one, analysis, trees)), ...refactoringsAt(analysis, trees, at)];
}

function overlap(one: Place, other: Place): boolean {
  return one.file === other.file && one.start <= other.end && other.start <= one.end;
}

function remedies(found: Diagnostic, analysis: Analysis, trees: Trees): readonly Action[] {
  const place = found.place!;
  const text = analysis.sources.get(place.file) ?? "";
  const { written, allowed } = alternatives(found, analysis, trees);
  const meant = written === undefined ? undefined : nearest(written, allowed);
  if (written === undefined || meant === undefined) return [...putInQuotes(found), ...missingKey(found, text, trees)];
  const change = replaceName(text, place, written, meant);
  return change === undefined
    ? []
    : [{ title: `Replace “${written}” with “${meant}”`, remedies: found, changes: [change] }];
}

interface Alternatives {
  readonly written: string | undefined;
  readonly allowed: readonly string[];
}

/** Returns the word that a finding refuses, and the words that are allowed in its place. */
function alternatives({ code, place, slots }: Diagnostic, analysis: Analysis, trees: Trees): Alternatives {
  const { file, start } = place!;
  const reference = analysis.references.find((one) => one.place.file === file && one.place.start === start);
  if (reference !== undefined && reference.definition === undefined)
    return { written: reference.name, allowed: [...reference.names()] };
  const root = trees(file);
  const schema = root && schemaOfFile(file, root);
  if (root === undefined || schema === undefined) return { written: undefined, allowed: [] };
  const path = pathAt(root, start);
  if (code === "unknown-key" && path.isKey) {
    const parent = parentOf(path);
    const map = parent.nodes.at(-1)!;
    const keys = map.kind === "map" ? keysFor(schemasAt(schema, parent), map) : [];
    return { written: String(slots["key"]), allowed: keys.map((one) => one.text) };
  }
  const node = path.nodes.at(-1)!;
  if (code !== "wrong-value" || node.kind !== "scalar") return { written: undefined, allowed: [] };
  return { written: String(node.value), allowed: valuesFor(schemasAt(schema, path)).map((one) => one.text) };
}

/** Puts the text at the place of a finding into the quotes that its help shows, unless the help shortens the text. */
function putInQuotes(found: Diagnostic): readonly Action[] {
  const quoted = /\bin quotes: (['"].*['"])\./.exec(found.help)?.[1];
  if (quoted === undefined || quoted.includes("…")) return [];
  return [{ title: `Write ${quoted}`, remedies: found, changes: [{ place: found.place!, text: quoted }] }];
}

/** Adds a missing key with an empty value, as the first entry of its mapping. */
function missingKey(found: Diagnostic, text: string, trees: Trees): readonly Action[] {
  const { code, slots, place } = found;
  const key = slots["key"];
  const root = trees(place!.file);
  if (code !== "missing-key" || typeof key !== "string" || !/^\w+$/.test(key) || root === undefined) return [];
  const map = pathAt(root, place!.start).nodes.at(-1)!;
  const start = map.kind === "map" ? (map.entries[0]?.keyPlace.start ?? map.place.start + 1) : undefined;
  if (start === undefined) return [];
  const isFlow = text[map.place.start] === "{";
  const indent = " ".repeat(columnOf(text, start));
  const added = isFlow ? `${key}: , ` : `${key}: \n${indent}`;
  const at = { file: place!.file, start, end: start };
  return [{ title: `Add “${key}”`, remedies: found, changes: [{ place: at, text: added }] }];
}

/** Maximum number of rounds. An added mapping may itself lack keys, so a file may remain incomplete. */
const MAXIMUM_ROUNDS = 5;

/**
 * Adds missing required keys to an unfinished file, with values that its schema allows. The binder can then resolve the
 * names in the rest of the file.
 */
export function repaired(file: string, root: MapNode): MapNode {
  const schema = schemaOfFile(file, root);
  if (schema === undefined) return root;
  let tree = root;
  for (let round = 0; round < MAXIMUM_ROUNDS; round++) {
    const missing = new Map<Node, readonly string[]>();
    for (const found of findMistakes(schema, tree))
      if (found.kind === "missing-key") missing.set(found.spot.node, found.keys.slice(0, 1));
    if (missing.size === 0) return tree;
    tree = withKeys(tree, [schema], missing) as MapNode;
  }
  return tree;
}

/** Copies a tree and adds the missing keys of its mappings. */
function withKeys(node: Node, schemas: readonly Schema[], missing: ReadonlyMap<Node, readonly string[]>): Node {
  const inside = (step: MapEntry | number, inner: Node): Node => {
    const found = schemas.flatMap((schema) => schemasAt(schema, { nodes: [node, inner], steps: [step], isKey: false }));
    return withKeys(inner, found, missing);
  };
  if (node.kind === "list") return { ...node, items: node.items.map((item, index) => inside(index, item)) };
  if (node.kind === "scalar") return node;
  const entries = node.entries.map((entry) => ({ ...entry, value: inside(entry, entry.value) }));
  const added = (missing.get(node) ?? []).map((key): MapEntry => {
    const property = schemas
      .flatMap((schema) => schemasAt(schema, { nodes: [node], steps: [], isKey: false }))
      .flatMap(({ properties }) => properties.get(key) ?? [])[0];
    return { key, keyPlace: node.place, value: sample(property, node.place) };
  });
  return { ...node, entries: [...entries, ...added] };
}

/** Returns a minimal value of a schema, with the required keys. Strings may be shorter than allowed. */
function sample(schema: Schema | undefined, place: Place): Node {
  const value = (one: string | number | boolean | null): Node => ({ kind: "scalar", value: one, place });
  if (schema === undefined) return value("");
  if (schema.values !== undefined) return value(schema.values[0]!);
  if (schema.anyOf.length > 0) return sample(schema.anyOf[0], place);
  if (schema.ref !== undefined) return sample(schema.ref, place);
  switch (schema.types[0]) {
    case "object": {
      const entries = schema.required.map((key): MapEntry => {
        return { key, keyPlace: place, value: sample(schema.properties.get(key), place) };
      });
      return { kind: "map", entries, place };
    }
    case "array":
      return { kind: "list", items: [], place };
    case "integer":
    case "number":
      return value(Math.max(0, schema.minimum));
    case "boolean":
      return value(false);
    default:
      return value("");
  }
}
