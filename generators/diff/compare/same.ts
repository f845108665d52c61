import type { LiteralValue } from "../../model/type.ts";
import type { ChangeId } from "../classes.ts";
import { difference, type Comparison, type Found, step, type Site } from "../change.ts";
import { plainText } from "../plain.ts";
import { within } from "./node.ts";

/** Compares data as a whole. Names in it follow renames. */
export function same<Value>(id: ChangeId): Comparison<Value> {
  return (site, before, after) => {
    if (before === after) return [];
    const text = plainText(after);
    if (plainText(before) === text) return [];
    return plainText(before, renamed(site)) === text ? [follows(site)] : [difference(id, site, before, after)];
  };
}

/** Ignores places in the spec and data that is compared elsewhere. The reason is for readers of the code. */
export function ignored<Value>(_reason: string): Comparison<Value> {
  return () => [];
}

export const text: Comparison<unknown> = same("text-changed");

export function flag(on: ChangeId, off: ChangeId): Comparison<boolean | undefined> {
  return (site, before = false, after = false) =>
    before === after ? [] : [difference(after ? on : off, site, before, after)];
}

/**
 * Compares lists of strings or literals regardless of their order, and reports each added and removed one. If there is
 * a `kind`, each has its own step in the path.
 */
export function members(
  added: ChangeId,
  removed: ChangeId,
  kind?: string,
): Comparison<readonly (string | LiteralValue)[]> {
  return (site, before, after) => {
    const now = before.map((one) => (typeof one === "string" ? newName(site, one, after.includes(one)) : one));
    const inside = (one: string | LiteralValue): Site => (kind === undefined ? site : step(site, kind, String(one)));
    return [
      ...before.flatMap((one, at) => memberGone(removed, inside(one), one, now[at]!, after)),
      // The new name of a renamed definition is not an addition.
      ...after
        .filter((one) => !now.includes(one) && !(typeof one === "string" && site.renames.has(one)))
        .map((one) => difference(added, inside(one), undefined, one)),
    ];
  };
}

function memberGone(
  removed: ChangeId,
  site: Site,
  before: string | LiteralValue,
  now: string | LiteralValue,
  after: readonly unknown[],
): readonly Found[] {
  if (!after.includes(now)) return [difference(removed, site, before, undefined)];
  return now === before ? [] : [follows(site)];
}

export function optional<Value>(
  added: ChangeId,
  removed: ChangeId,
  compare: Comparison<Value>,
): Comparison<Value | undefined> {
  return (site, before, after) => {
    if (before !== undefined && after !== undefined) return compare(site, before, after);
    if (before === after) return [];
    return [difference(before === undefined ? added : removed, within(site, before, after), before, after)];
  };
}

export function renamed({ renames }: Site): (name: string) => string {
  return (name) => renames.get(name) ?? name;
}

/**
 * Returns the new name of a reference's target. If the old name is kept, it refers to a definition of another kind,
 * unless names were exchanged.
 */
export function newName(site: Site, name: string, isKept: boolean): string {
  return isKept && !areExchanged(site) ? name : renamed(site)(name);
}

/** Returns whether a definition now has the former name of another one. */
export function areExchanged({ renames }: Site): boolean {
  return [...renames.values()].some((name) => renames.has(name));
}

function follows(site: Site): Found {
  return { kind: "follows", site };
}
