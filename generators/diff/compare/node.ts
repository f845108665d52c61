import type { DecisionId, Origin } from "../../model/fact.ts";
import type { Place } from "../../model/place.ts";
import type { Cause } from "../../model/verdict.ts";
import { type Comparison, type Found, step, type Site } from "../change.ts";

/** A comparison for every property, so that a new property of the model is a compile error here. */
export type Properties<Node> = { readonly [Key in keyof Node]-?: Comparison<Node[Key]> };

/** A comparison of lists that knows the names that changed in them. */
export interface Renaming {
  readonly renames?: (before: never, after: never) => readonly (readonly [string, string])[];
  /** Returns the added names. `undefined` if rules do not refer to the items. */
  readonly added?: ((before: never, after: never) => readonly string[]) | undefined;
}

/** Compares nodes property by property. A rename in one list applies to references in the others. */
export function node<Node extends object>(properties: Properties<Node>): Comparison<Node> {
  const keys = keysOf(properties);
  const renaming = keys.filter((key) => (properties[key] as Renaming).renames !== undefined);
  return (site, before, after) => {
    const inside = withRenames(within(site, before, after), properties, renaming, before, after);
    return keys.flatMap((key): readonly Found[] => properties[key](inside, before[key], after[key]));
  };
}

function keysOf<Node>(properties: Properties<Node>): readonly (keyof Node)[] {
  return Object.keys(properties) as unknown as readonly (keyof Node)[];
}

/** Compares one step deeper in the path. */
export function at<Value>(kind: string, compare: Comparison<Value>): Comparison<Value> {
  return keepingRenames(compare, (site, before, after) => compare(step(site, kind), before, after));
}

/** Compares with a fixed direction. */
export function going<Value>(direction: Site["direction"], compare: Comparison<Value>): Comparison<Value> {
  return keepingRenames(compare, (site, before, after) => compare({ ...site, direction }, before, after));
}

function keepingRenames<Value>(inner: Comparison<Value> & Renaming, outer: Comparison<Value>): Comparison<Value> {
  return inner.renames === undefined ? outer : Object.assign(outer, { renames: inner.renames, added: inner.added });
}

/** Returns the site inside two nodes, with their places and the cause of their differences. */
export function within(site: Site, before: unknown, after: unknown): Site {
  const [old, now] = [before, after] as readonly (Claim | undefined)[];
  const cause = causeOf(site, decisionsOf(old), decisionsOf(now));
  return { ...site, cause, from: old?.place ?? site.from, to: now?.place ?? site.to };
}

/**
 * Returns the cause of a difference between claims with these decisions. A choice of the project is part of the API,
 * like a documented fact. Any other decision concerns an outside system, which is unchanged.
 */
function causeOf({ cause, ownChoices }: Site, before: readonly DecisionId[], after: readonly DecisionId[]): Cause {
  const isOwn = before.some((one) => ownChoices.before.has(one)) || after.some((one) => ownChoices.after.has(one));
  if (isOwn) return "api";
  return before.length + after.length === 0 ? cause : "knowledge";
}

interface Claim {
  readonly origin?: Origin;
  readonly decision?: string | undefined;
  readonly addedBy?: string | undefined;
  readonly place?: Place;
}

function decisionsOf(claim: Claim | undefined): readonly DecisionId[] {
  return [claim?.origin?.decision, claim?.decision, claim?.addedBy].filter((one) => one !== undefined);
}

function withRenames<Node>(
  site: Site,
  properties: Properties<Node>,
  renaming: readonly (keyof Node)[],
  before: Node,
  after: Node,
): Site {
  const found = renaming.flatMap((key) =>
    (properties[key] as Renaming).renames!(before[key] as never, after[key] as never),
  );
  const added = renaming.flatMap(
    (key) => (properties[key] as Renaming).added?.(before[key] as never, after[key] as never) ?? [],
  );
  // Rules refer to fields and parameters of the same node, never to those of an outer node.
  return found.length + added.length + site.added.size === 0
    ? site
    : { ...site, renames: new Map([...site.renames, ...found]), added: new Set(added) };
}
