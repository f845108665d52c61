import type { MapNode, Node, SpecDocument } from "../load/tree.ts";
import type { Origin } from "../model/fact.ts";
import { type Place, pointerTo } from "../model/place.ts";
import type { EnumValue, MissingValues, ValueSet } from "../model/type.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/suggest.ts";
import { type Binding, indexBy } from "./binding.ts";
import { plainData, readLifecycle, readOptionalFact, readOrigin, within } from "./fact.ts";
import { asMap, asNumber, asText, entriesOf, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { addReference, guess, resolve } from "./resolve.ts";
import type { Example } from "../model/example.ts";

/**
 * Reads the value sets of a service and computes their values: `from` another set, `without` some values, `with`
 * others.
 */
export function bindValueSets(binding: Binding, documents: readonly SpecDocument[]): ReadonlyMap<string, ValueSet> {
  const roots = indexBy(documents, (document) => asText(need(document.root, "set")));
  return expandOnce(
    binding,
    "The value set",
    roots,
    (document) => document.root.place,
    (document, find) => {
      const root = document.root;
      const base = baseOf(binding, root, roots, find);
      const here = within(binding, root);
      return {
        id: asText(need(root, "set")),
        title: asText(need(root, "title")),
        documentName: textOf(root, "documentName"),
        description: textOf(root, "description"),
        from: textOf(root, "from"),
        values: [...inheritedValues(here, root, base), ...readValues(here, root, "values")],
        missing: readMissing(here, root) ?? base?.missing,
        origin: here.origin,
        place: need(root, "set").place,
      };
    },
  );
}

/** Returns the value set that this one is based on. */
function baseOf(
  binding: Binding,
  root: MapNode,
  known: ReadonlyMap<string, unknown>,
  find: Find<ValueSet>,
): ValueSet | undefined {
  const from = valueOf(root, "from");
  if (from === undefined || resolve(binding, "value set", asText(from), known, from.place) === undefined)
    return undefined;
  return find(asText(from), from.place);
}

function inheritedValues(binding: Binding, root: MapNode, base: ValueSet | undefined): readonly EnumValue[] {
  if (base === undefined) return [];
  const known = indexBy(base.values, ({ value }) => value);
  const removed = new Set<string>();
  for (const item of itemsOf(valueOf(root, "without"))) {
    const value = asText(item);
    resolveListedValue(binding, base.id, value, known, item.place);
    removed.add(value);
  }
  return [...base.values.filter((one) => !removed.has(one.value)), ...readValues(binding, root, "with")];
}

/** Reads the values under a key. Those that `deprecatedValues` names are deprecated. */
export function readValues(binding: Binding, map: MapNode, key: string): readonly EnumValue[] {
  const items = itemsOf(valueOf(map, key));
  const oldValues = indexBy(
    itemsOf(valueOf(map, "deprecatedValues")).map((item) => readValue(binding, item)),
    ({ value }) => value,
  );
  const values = items.map((item): EnumValue => {
    const { value, description, by, place } = readValue(binding, item);
    const lifecycle = readLifecycle(binding, item.kind === "map" ? item : undefined);
    const old = oldValues.get(value);
    const deprecated = lifecycle.deprecated ?? (old && (old.by ?? binding.origin));
    return { value, description, ...lifecycle, deprecated, addedBy: by?.decision, place };
  });
  const known = indexBy(values, ({ value }) => value);
  for (const { value, place } of oldValues.values()) resolveListedValue(binding, "values", value, known, place);
  return values;
}

interface ListedValue {
  readonly value: string;
  readonly description: string | undefined;
  /** The origin that the item itself cites, if any. */
  readonly by: Origin | undefined;
  readonly place: Place;
}

/** Reads a value, or `{ value, by, … }`. */
function readValue(binding: Binding, item: Node): ListedValue {
  if (item.kind !== "map") return { value: asText(item), description: undefined, by: undefined, place: item.place };
  const [value, description] = [asText(need(item, "value")), textOf(item, "description")];
  return { value, description, by: readOrigin(binding, item), place: item.place };
}

/** Looks up a value of a set or parameter, and reports a missing one. */
export function resolveListedValue(
  binding: Binding,
  set: string,
  value: string,
  known: ReadonlyMap<string, EnumValue>,
  place: Place,
): void {
  const found = known.get(value);
  addReference(binding, { kind: "value", name: value, place, found, names: () => known.keys() });
  if (found !== undefined) return;
  const names = [...known.keys()];
  const suggestion = guess(binding, value, names);
  binding.diagnostics.push(
    diagnostic("value-not-in-set", place, { set, value, known: listNames(names) }, { suggestion }),
  );
}

function readMissing(binding: Binding, root: MapNode): MissingValues | undefined {
  const node = valueOf(root, "missing");
  if (node === undefined) return undefined;
  const map = asMap(node);
  const pattern = readOptionalFact(binding, map, "pattern", asText);
  return { count: asNumber(need(map, "count")), pattern, note: asText(need(map, "note")), place: map.place };
}

export function readExamples(node: Node | undefined): readonly Example[] {
  return itemsOf(node).map((item) => readExample(asMap(item)));
}

function readExample(map: MapNode): Example {
  const [parameters, request, response] = ["parameters", "request", "response"].map((key) => valueOf(map, key));
  const httpStatus = valueOf(map, "httpStatus");
  return {
    title: asText(need(map, "title")),
    parameters: Object.fromEntries(entriesOf(parameters).map(({ key, value }) => [key, plainData(value)])),
    request: request && plainData(request),
    response: response && plainData(response),
    httpStatus: httpStatus && asNumber(httpStatus),
    places: placesWithin(map),
  };
}

/**
 * Returns the places of a node and its descendants by JSON Pointer. The pointer of the node itself is the empty string.
 */
function placesWithin(node: Node): ReadonlyMap<string, Place> {
  const places = new Map([["", node.place]]);
  collect(node, "", places);
  return places;
}

function collect(node: Node, pointer: string, places: Map<string, Place>): void {
  for (const { step, place, value } of childrenOf(node)) {
    const inner = pointerTo(pointer, step);
    places.set(inner, place);
    collect(value, inner, places);
  }
}

interface Child {
  readonly step: string | number;
  readonly place: Place;
  readonly value: Node;
}

function childrenOf(node: Node): readonly Child[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.map((value, step) => ({ step, place: value.place, value }));
  return node.entries.map(({ key, value }) => ({ step: key, place: value.place, value }));
}

/** The maximum length of a chain of definitions that depend on each other. */
const LONGEST_CHAIN = 100;

/** Returns the expanded definition with a name. `from` is the place of the reference to it. */
export type Find<T> = (name: string, from: Place) => T | undefined;

/**
 * Expands named definitions that may refer to each other, each after those that it depends on. A definition that
 * depends on itself is reported once, at the reference that closes the cycle, and is `undefined` there. The same
 * applies to the end of a chain that is too long.
 */
export function expandOnce<Raw, T>(
  binding: Binding,
  kind: string,
  raw: ReadonlyMap<string, Raw>,
  placeOf: (item: Raw) => Place,
  expand: (item: Raw, find: Find<T>) => T,
): ReadonlyMap<string, T> {
  const done = new Map<string, T>();
  const path: string[] = [];
  const reported = new Set<string>();
  /** A reference may be followed twice, for example for the parameters of a group and for its rules. */
  const isFirst = ({ file, start }: Place): boolean => reported.size < reported.add(`${file} ${start}`).size;

  const find: Find<T> = (name, from) => {
    const item = raw.get(name);
    if (item === undefined || done.has(name)) return done.get(name);
    if (path.includes(name)) {
      if (!isFirst(from)) return undefined;
      const cycle = [...path.slice(path.indexOf(name)), name];
      return reportCycle(binding, kind, cycle, from, (one) => placeOf(raw.get(one)!));
    }
    if (path.length === LONGEST_CHAIN) return isFirst(from) ? reportChain(binding, kind, name, from) : undefined;
    path.push(name);
    const result = expand(item, find);
    path.pop();
    done.set(name, result);
    return result;
  };

  for (const [name, item] of raw) find(name, placeOf(item));
  return done;
}

function reportCycle(
  binding: Binding,
  kind: string,
  cycle: readonly string[],
  from: Place,
  placeOf: (name: string) => Place,
): undefined {
  const related = cycle.slice(0, -1).map((name) => ({ message: `“${name}” is defined here`, place: placeOf(name) }));
  binding.diagnostics.push(
    diagnostic("cyclic-reference", from, { kind, name: cycle.at(-1)!, path: cycle.join(" → ") }, { related }),
  );
}

function reportChain(binding: Binding, kind: string, name: string, from: Place): undefined {
  binding.diagnostics.push(diagnostic("long-chain", from, { kind, name, limit: LONGEST_CHAIN }));
}
