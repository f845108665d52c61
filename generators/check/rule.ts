import type { Code } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/model.ts";
import type { DeclaredName } from "../naming/declared-name.ts";
import type { Module, Parameter } from "../model/query.ts";
import type { Place } from "../model/place.ts";

/** A constraint on a model; its file is named after the code that it reports. */
export interface Rule {
  readonly code: Code;
  /** True if places decide whether the rule reports anything, and not only where. */
  readonly readsPlaces?: true;
  check(model: Model, report: Report, outputs: Outputs): void;
}

export interface Outputs {
  /** Returns the names that the outputs give to definitions of a model. */
  names(model: Model): readonly DeclaredName[];
}

export type Report = (diagnostic: Diagnostic) => void;

/**
 * Returns the place where a maintainer of the module finds the parameter: the `$include` for an included one, the
 * module's name for a borrowed one.
 */
export function placeIn(module: Module, parameter: Parameter): Place {
  if (module.sameParametersAs !== undefined) return module.place;
  return parameter.fromGroup?.place ?? parameter.place;
}

/** A definition in a namespace where each name must be unique. */
export interface Named {
  readonly name: string;
  readonly place: Place;
}

/** Calls `found` for each item whose name an earlier item already has, with the first such item. */
export function eachRepeated<T extends Named>(items: Iterable<T>, found: (again: T, first: T) => void): void {
  const seen = new Map<string, T>();
  for (const item of items) {
    const first = seen.get(item.name);
    if (first === undefined) seen.set(item.name, item);
    else found(item, first);
  }
}

/** An item whose name comes from its owner, in a scope that several owners share. */
export interface Owned extends Named {
  readonly owner: string;
}

/**
 * Calls `found` once for each pair of owners with a common name. If two modules share a prefix, all their names
 * collide, but one finding is enough. Repetitions within one owner are ignored.
 */
export function eachCollision<T extends Owned>(items: Iterable<T>, found: (again: T, first: T) => void): void {
  const reported = new Set<string>();
  eachRepeated(items, (again, first) => {
    const pair = JSON.stringify([first.owner, again.owner]);
    if (again.owner === first.owner || reported.has(pair)) return;
    reported.add(pair);
    found(again, first);
  });
}
