import { diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../diagnostics/suggest.ts";
import type { Place } from "../model/place.ts";
import type { MapEntry, MapNode, SpecDocument } from "../load/tree.ts";
import type { Binding } from "./binding.ts";
import { asText, itemsOf, valueOf } from "./read-node.ts";

/** Looks up a name. Reports a missing one and returns `undefined`. */
export function resolve<T>(
  binding: Binding,
  kind: string,
  name: string,
  known: ReadonlyMap<string, T>,
  place: Place,
): T | undefined {
  const found = known.get(name);
  addReference(binding, { kind, name, place, found, names: () => known.keys() });
  if (found === undefined) unknownReference(binding, kind, name, known.keys(), place);
  return found;
}

interface Use {
  readonly kind: string;
  readonly name: string;
  readonly place: Place;
  readonly found: unknown;
  readonly names: () => Iterable<string>;
}

export function addReference({ references }: Pick<Binding, "references">, { found, ...use }: Use): void {
  references.push({ ...use, definition: placeOf(found) });
}

/** Returns the place of a definition, which may be a part of the model, an entry of a mapping or a whole document. */
function placeOf(definition: unknown): Place | undefined {
  if (typeof definition !== "object" || definition === null) return undefined;
  const { keyPlace, place, root } = definition as Partial<MapEntry & Placed & SpecDocument>;
  return keyPlace ?? place ?? root?.place;
}

interface Placed {
  readonly place: Place;
}

function unknownReference(binding: Binding, kind: string, name: string, known: Iterable<string>, place: Place): void {
  const names = [...known];
  binding.diagnostics.push(
    diagnostic(
      "unknown-reference",
      place,
      { kind, name, known: listNames(names) },
      { suggestion: guess(binding, name, names) },
    ),
  );
}

/** A guess compares every name. After this number of faults it is not worth the cost. */
const MOST_GUESSES = 100;

/** Returns `Did you mean “…”?`, as long as there are few faults. */
export function guess(
  binding: Pick<Binding, "diagnostics">,
  name: string,
  names: Iterable<string>,
): string | undefined {
  return binding.diagnostics.length < MOST_GUESSES ? didYouMean(name, names) : undefined;
}

/** Resolves the names in a list under a key, and reports unknown ones. */
export function references(
  binding: Binding,
  map: MapNode,
  key: string,
  kind: string,
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const items = itemsOf(valueOf(map, key));
  for (const item of items) resolve(binding, kind, asText(item), known, item.place);
  return items.map(asText);
}
