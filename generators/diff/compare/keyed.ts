import type { ChangeId } from "../classes.ts";
import { type Comparison, type Found, type Site, difference, plain, step } from "../change.ts";
import { type Renaming, areExchanged, renamed, within } from "./node.ts";

/** The identification of the items of a list, and the ids of their changes. */
export interface Keyed<Item> {
  /** The kind of an item in a path. */
  readonly kind: string;
  readonly name: (item: Item) => string;
  readonly added: ChangeId | ((item: Item, site: Site) => ChangeId);
  readonly removed: ChangeId | ((item: Item, site: Site) => ChangeId);
  /** `undefined` if items have no former names. */
  readonly renamed?: ChangeId | ((item: Item, before: Item) => ChangeId);
  /** Detects a rename without `was`: a removed and an added item that differ only in their names. */
  readonly agrees?: (before: Item, after: Item) => boolean;
  readonly item: Comparison<Item>;
  /** The id for a different order of the same items, or `undefined` if the order is irrelevant. */
  readonly reordered?: ChangeId;
  /** Marks an item as shared if it is a shared definition. */
  readonly enter?: (site: Site, item: Item) => Site;
}

/**
 * Compares lists of named items, which may be added, removed, renamed, changed and, depending on the options,
 * reordered.
 */
export function keyed<Item extends object>(how: Keyed<Item>): Comparison<readonly Item[]> & Renaming {
  const compare: Comparison<readonly Item[]> = (outside, before, after) => {
    const newNamesOf = renames(how, before, after);
    const site =
      newNamesOf.size === 0 ? outside : { ...outside, renames: new Map([...outside.renames, ...newNamesOf]) };
    const [old, now] = [byName(namedAs(how, site, after), before), byName(how, after)];
    const newNames = new Set(newNamesOf.values());
    const nextName = (name: string): string | undefined =>
      newNamesOf.get(name) ?? (newNames.has(name) ? undefined : name);
    const isExchanged = (name: string): boolean => old.has(newNamesOf.get(name) ?? "");
    return [
      ...[...old].flatMap(([name, item]) => fate(how, site, item, now, { name, next: nextName(name) })),
      ...[...now].flatMap(([name, item]) => (old.has(name) || newNames.has(name) ? [] : [came(how, site, name, item)])),
      // If items exchange names, that is the only change.
      ...order(how, site, [...old.keys()].filter((name) => !isExchanged(name)).map(nextName), [...now.keys()]),
    ];
  };
  const hasParameters = how.kind === "field" || how.kind === "parameter";
  return Object.assign(compare, {
    renames: (before: never, after: never) => [...renames(how, before, after)],
    added: hasParameters ? (before: never, after: never) => addedNames(how, before, after) : undefined,
  });
}

function addedNames<Item extends object>(
  how: Keyed<Item>,
  before: readonly Item[],
  after: readonly Item[],
): readonly string[] {
  const known = [...before.map(how.name), ...renames(how, before, after).values()];
  return after.map(how.name).filter((name) => !known.includes(name));
}

interface Names {
  readonly name: string;
  /** The new name, or `undefined` if another item has the name now. */
  readonly next: string | undefined;
}

function fate<Item extends object>(
  how: Keyed<Item>,
  site: Site,
  before: Item,
  now: ReadonlyMap<string, Item>,
  { name, next }: Names,
): readonly Found[] {
  const after = next === undefined ? undefined : now.get(next);
  if (after === undefined || next === undefined) {
    const here = enter(how, within(step(site, how.kind, name), before, undefined), before);
    return [difference(chosen(how.removed, before, here), here, before, undefined)];
  }
  const here = enter(how, step(site, how.kind, next), after);
  const inside = how.item(here, before, after);
  if (next === name) return inside;
  return [difference(chosen(how.renamed!, after, before), within(here, before, after), name, next), ...inside];
}

function came<Item extends object>(how: Keyed<Item>, site: Site, name: string, item: Item): Found {
  const here = enter(how, within(step(site, how.kind, name), undefined, item), item);
  return difference(chosen(how.added, item, here), here, undefined, item);
}

/** Compares the order of the items that are in both lists, under their new names. */
function order<Item>(
  { reordered }: Keyed<Item>,
  site: Site,
  old: readonly (string | undefined)[],
  now: readonly string[],
): readonly Found[] {
  if (reordered === undefined) return [];
  const [before, after] = [
    old.filter((name) => name !== undefined && now.includes(name)),
    now.filter((name) => old.includes(name)),
  ];
  return before.every((name, index) => name === after[index]) ? [] : [difference(reordered, site, before, after)];
}

function enter<Item>(how: Keyed<Item>, site: Site, item: Item): Site {
  return how.enter?.(site, item) ?? site;
}

function chosen<Item, Other>(
  id: ChangeId | ((item: Item, other: Other) => ChangeId),
  item: Item,
  other: Other,
): ChangeId {
  return typeof id === "function" ? id(item, other) : id;
}

/**
 * Returns the new names by old ones, from the former names of items. An old name counts if no item has it now, or if
 * its present owner was itself renamed. Two items may therefore exchange their names, and several may rotate them.
 */
function renames<Item extends object>(
  how: Keyed<Item>,
  before: readonly Item[],
  after: readonly Item[],
): ReadonlyMap<string, string> {
  if (how.renamed === undefined) return new Map();
  const [old, now] = [byName(how, before), byName(how, after)];
  const formerOf = new Map<string, string>();
  for (const [name, item] of now) {
    const known = formerNames(old.get(name));
    const taken = [...formerOf.values(), ...known];
    const former = formerNames(item).find((one) => old.has(one) && !taken.includes(one));
    if (former !== undefined) formerOf.set(name, former);
  }
  for (let count = -1; count !== formerOf.size; ) {
    count = formerOf.size;
    for (const [name, former] of formerOf) if (now.has(former) && !formerOf.has(former)) formerOf.delete(name);
  }
  for (const [name, former] of unstatedRenames(how, old, now, formerOf)) formerOf.set(name, former);
  return new Map([...formerOf].map(([name, former]) => [former, name]));
}

/** Returns the former names by new ones, for each removed item that matches exactly one added item and vice versa. */
function unstatedRenames<Item>(
  { agrees }: Keyed<Item>,
  old: ReadonlyMap<string, Item>,
  now: ReadonlyMap<string, Item>,
  stated: ReadonlyMap<string, string>,
) {
  if (agrees === undefined) return [];
  const taken = new Set(stated.values());
  const gone = [...old].filter(([name]) => !now.has(name) && !taken.has(name));
  const added = [...now].filter(([name]) => !old.has(name) && !stated.has(name));
  return added.flatMap(([name, item]): (readonly [string, string])[] => {
    const [match, ...others] = gone.filter(([, before]) => agrees(before, item));
    const isAlone =
      match !== undefined && others.length === 0 && added.filter(([, after]) => agrees(match[1], after)).length === 1;
    return isAlone ? [[name, match[0]]] : [];
  });
}

function formerNames(item: object | undefined): readonly string[] {
  return (item as { readonly was?: readonly string[] } | undefined)?.was ?? [];
}

/** Uses the new names for items whose names contain names of other items, unless an item still has the old name. */
function namedAs<Item extends object>(how: Keyed<Item>, site: Site, after: readonly Item[]): Keyed<Item> {
  if (how.renamed !== undefined || site.renames.size === 0) return how;
  const kept = areExchanged(site) ? new Set<string>() : new Set(after.map(how.name));
  return {
    ...how,
    name: (item) => (kept.has(how.name(item)) ? how.name(item) : how.name(plain(item, renamed(site)) as Item)),
  };
}

/** Adds numbers to repeated names. */
function byName<Item>({ name }: Keyed<Item>, items: readonly Item[]): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    let [key, number] = [name(item), 1];
    while (found.has(key)) key = `${name(item)} (${++number})`;
    found.set(key, item);
  }
  return found;
}
