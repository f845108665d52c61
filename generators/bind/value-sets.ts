import type { SpecDocument } from "../load/document.ts";
import type { MapNode, Node } from "../load/tree.ts";
import type { Origin } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import type { EnumValue, MissingValues, ValueSet } from "../model/value-set.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/suggest.ts";
import { type Binding, indexBy } from "./binding.ts";
import { expandOnce, type Find } from "./expand.ts";
import { readOptionalFact, readOrigin, within } from "./fact.ts";
import { readLifecycle } from "./lifecycle.ts";
import { asMap, asNumber, asText, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { addReference, guess, resolve } from "./resolve.ts";

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
