import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import type { Binding } from "./binding.ts";

/** How many definitions may need each other, one after the other. */
export const LONGEST_CHAIN = 100;

/**
 * Expands named definitions that may refer to each other, each once and those it needs first.
 * A definition that needs itself is reported once, at the reference that closes the circle, and left as undefined there;
 * so is one at the end of too long a chain.
 */
export function expandOnce<Raw, T>(
  binding: Binding,
  kind: string,
  raw: ReadonlyMap<string, Raw>,
  placeOf: (item: Raw) => Place,
  expand: (item: Raw, lookUp: (name: string, from: Place) => T | undefined) => T,
): ReadonlyMap<string, T> {
  const done = new Map<string, T>();
  const path: string[] = [];

  const visit = (name: string, from: Place): T | undefined => {
    const item = raw.get(name);
    if (item === undefined || done.has(name)) return done.get(name);
    if (path.includes(name)) {
      const circle = [...path.slice(path.indexOf(name)), name];
      const related = circle.slice(0, -1).map((one) => ({ message: `“${one}” is defined here`, place: placeOf(raw.get(one)!) }));
      binding.diagnostics.push(diagnostic("cyclic-reference", from, { kind, name, path: circle.join(" → ") }, { related }));
      return undefined;
    }
    if (path.length === LONGEST_CHAIN) {
      binding.diagnostics.push(diagnostic("long-chain", from, { kind, name, limit: LONGEST_CHAIN }));
      return undefined;
    }
    path.push(name);
    const result = expand(item, visit);
    path.pop();
    done.set(name, result);
    return result;
  };

  for (const [name, item] of raw) visit(name, placeOf(item));
  return done;
}
