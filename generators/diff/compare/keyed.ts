import type { ChangeId } from "../classes.ts";
import { difference, type Comparison, type Found } from "../found.ts";
import { plain } from "../plain.ts";
import { step, type Site } from "../site.ts";
import { within, type Renaming } from "./node.ts";
import { renamed } from "./same.ts";

/** How the items of a list are told apart, and what their coming and going is. */
export interface Keyed<Item> {
  /** What an item is called in a path. */
  readonly kind: string;
  readonly name: (item: Item) => string;
  readonly added: ChangeId | ((item: Item, site: Site) => ChangeId);
  readonly removed: ChangeId | ((item: Item, site: Site) => ChangeId);
  /** Undefined where items have no former names. */
  readonly renamed?: ChangeId | ((item: Item, before: Item) => ChangeId);
  readonly item: Comparison<Item>;
  /** What it is where items stay and are in another order; undefined where the order means nothing. */
  readonly reordered?: ChangeId;
  /** What an item shares with others. */
  readonly enter?: (site: Site, item: Item) => Site;
}

/** A list of named items: they come, go, are renamed, or change, and perhaps their order does. */
export function keyed<Item extends object>(how: Keyed<Item>): Comparison<readonly Item[]> & Renaming {
  const compare: Comparison<readonly Item[]> = (site, before, after) => {
    const newNamesOf = renames(how, before, after);
    const [old, now] = [byName(namedAs(how, site), before), byName(how, after)];
    const newNames = new Set(newNamesOf.values());
    return [
      ...[...old].flatMap(([name, item]) => fate(how, site, item, now, { name, next: newNamesOf.get(name) ?? name })),
      ...[...now].flatMap(([name, item]) => (old.has(name) || newNames.has(name) ? [] : [came(how, site, name, item)])),
      ...order(how, site, [...old.keys()].filter((name) => now.has(name)), [...now.keys()].filter((name) => old.has(name))),
    ];
  };
  return Object.assign(compare, { renames: (before: never, after: never) => [...renames(how, before, after)] });
}

interface Names {
  readonly name: string;
  readonly next: string;
}

function fate<Item extends object>(how: Keyed<Item>, site: Site, before: Item, now: ReadonlyMap<string, Item>, { name, next }: Names): readonly Found[] {
  const after = now.get(next);
  if (after === undefined) {
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

/** The names of those that are in both lists, in the order of each. */
function order<Item>({ reordered }: Keyed<Item>, site: Site, before: readonly string[], after: readonly string[]): readonly Found[] {
  const isSame = reordered === undefined || before.every((name, index) => name === after[index]);
  return isSame ? [] : [difference(reordered, site, before, after)];
}

function enter<Item>(how: Keyed<Item>, site: Site, item: Item): Site {
  return how.enter?.(site, item) ?? site;
}

function chosen<Item, Other>(id: ChangeId | ((item: Item, other: Other) => ChangeId), item: Item, other: Other): ChangeId {
  return typeof id === "function" ? id(item, other) : id;
}

/** New names by old ones: of what is not there under its old name, and is under another that says it had this one. */
function renames<Item extends object>(how: Keyed<Item>, before: readonly Item[], after: readonly Item[]): ReadonlyMap<string, string> {
  if (how.renamed === undefined) return new Map();
  const [old, now] = [byName(how, before), byName(how, after)];
  return new Map([...now].flatMap(([name, item]) => {
    const former = old.has(name) ? undefined : formerNames(item).find((one) => old.has(one) && !now.has(one));
    return former === undefined ? [] : [[former, name] as const];
  }));
}

function formerNames(item: object): readonly string[] {
  return (item as { readonly was?: readonly string[] }).was ?? [];
}

/** Items whose names are made of others' names go by the new ones. */
function namedAs<Item extends object>(how: Keyed<Item>, site: Site): Keyed<Item> {
  if (how.renamed !== undefined || site.renames.size === 0) return how;
  return { ...how, name: (item) => how.name(plain(item, renamed(site)) as Item) };
}

/** Of several with one name, the later ones are numbered. */
function byName<Item>({ name }: Keyed<Item>, items: readonly Item[]): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    let [key, number] = [name(item), 1];
    while (found.has(key)) key = `${name(item)} (${++number})`;
    found.set(key, item);
  }
  return found;
}
