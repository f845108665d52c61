import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import type { Binding } from "./binding.ts";

/** The maximum length of a chain of definitions that depend on each other. */
export const LONGEST_CHAIN = 100;

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
