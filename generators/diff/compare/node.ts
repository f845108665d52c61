import {
  type DecisionId,
  type Deprecation,
  type Fact,
  type Lifecycle,
  type Origin,
  type Status,
  isUnknown,
  matchFact,
} from "../../model/fact.ts";
import type { Place } from "../../model/place.ts";
import type { Cause } from "../../model/verdict.ts";
import { type Comparison, type Found, type Site, difference, plainText, step } from "../change.ts";
import type { LiteralValue } from "../../model/type.ts";
import type { ChangeId, GracedRemoval } from "../classes.ts";

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

/** Comparisons of properties that identify a node, or that are compared with it. */
export const [name, kind, place] = [
  ignored<unknown>("Its name."),
  ignored<unknown>("The kinds are the same."),
  ignored<unknown>("A place."),
];

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

/** Compares optional data as a whole. */
export function sameOptional<Value>(id: ChangeId): Comparison<Value | undefined> {
  return optional(id, id, same<Value>(id));
}

/** Compares optional facts as a whole. */
export function sameFact<Value>(id: ChangeId): Comparison<Fact<Value> | undefined> {
  return factOr<Value>(id, id, same(id));
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

interface Parts<Value> {
  readonly status: Status;
  readonly value: Value | undefined;
  readonly decision: DecisionId | undefined;
}

/**
 * Compares facts: their values and their origins. If a side is unknown or depends on a decision about an outside
 * system, the API is unchanged. Only the knowledge about it has changed.
 */
export function fact<Value>(compare: Comparison<Value>, learned: "fact" | "type" = "fact"): Comparison<Fact<Value>> {
  return (site, before, after) => {
    const [old, now] = [partsOf(before), partsOf(after)];
    const inside = within(site, before, after);
    if (old.value === undefined || now.value === undefined) return known(inside, old, now, learned);
    const values = compare(inside, old.value, now.value);
    return values.some(({ kind }) => kind === "difference") ? values : [...values, ...standing(inside, old, now)];
  };
}

/** Compares facts that may be missing. An open question of the project is treated as missing from its API. */
export function factOr<Value>(
  added: ChangeId,
  removed: ChangeId,
  compare: Comparison<Value>,
): Comparison<Fact<Value> | undefined> {
  const compareFacts = optional(added, removed, fact(compare));
  return (site, before, after) => {
    const isOpened =
      before !== undefined && isOwn(before, site.ownChoices.before) && after !== undefined && isUnknown(after);
    const isChosen =
      after !== undefined && isOwn(after, site.ownChoices.after) && before !== undefined && isUnknown(before);
    return compareFacts(site, isChosen ? undefined : before, isOpened ? undefined : after);
  };
}

function isOwn(claim: Fact<unknown>, choices: ReadonlySet<DecisionId>): boolean {
  return matchFact(claim, {
    documented: () => false,
    decided: (_, decision) => choices.has(decision),
    unknown: () => false,
  });
}

export const origin: Comparison<Origin> = (site, before, after) =>
  standing(site, { ...before, value: true }, { ...after, value: true });

function known(
  site: Site,
  before: Parts<unknown>,
  after: Parts<unknown>,
  learned: "fact" | "type",
): ReturnType<Comparison<never>> {
  if (before.status === "unknown" && after.status === "unknown") return standing(site, before, after);
  const id = after.status === "unknown" ? (`${learned}-forgotten` as const) : (`${learned}-learned` as const);
  return [difference(id, site, before.value, after.value)];
}

/** Compares the status and the decision of equal values. */
function standing(site: Site, before: Parts<unknown>, after: Parts<unknown>): ReturnType<Comparison<never>> {
  if (before.status !== after.status) {
    return [
      difference(
        after.status === "documented" ? "fact-confirmed" : "fact-withdrawn",
        { ...site, cause: "knowledge" },
        before.decision,
        after.decision,
      ),
    ];
  }
  return before.decision === after.decision
    ? []
    : [difference("decision-replaced", site, before.decision, after.decision)];
}

function partsOf<Value>(claim: Fact<Value>): Parts<Value> {
  return matchFact<Value, Parts<Value>>(claim, {
    documented: (value) => ({ status: "documented", value, decision: undefined }),
    decided: (value, decision) => ({ status: "decided", value, decision }),
    unknown: (decision) => ({ status: "unknown", value: undefined, decision }),
  });
}

/** Comparisons of the properties that all definitions with a lifecycle have. */
export const lifecycle: Properties<Lifecycle> = {
  since: at("since", sameFact("since-changed")),
  deprecated: at("deprecated", optional("deprecated", "deprecation-withdrawn", deprecation)),
  sunset: at("sunset", factOr("sunset-added", "sunset-withdrawn", sunset)),
  was: at("was", (site, before, after) =>
    formerNames(
      site,
      before,
      after.filter((name) => before.includes(name) || !site.renames.has(name)),
    ),
  ),
};

/** Compares dates such as `2026-01-31` as strings. */
function sunset(site: Site, before: string, after: string): readonly Found[] {
  return before === after
    ? []
    : [difference(before < after ? "sunset-postponed" : "sunset-changed", site, before, after)];
}

function deprecation(site: Site, before: Deprecation, after: Deprecation): readonly Found[] {
  return [...same("deprecation-changed")(site, words(before), words(after)), ...origin(site, before, after)];
}

function words({ reason, replacement, date }: Deprecation): unknown {
  return { reason, replacement, date };
}

const formerNames = same<readonly string[]>("former-names-changed");

/** Returns a function that selects the id of a removal: unannounced, before the sunset or after it. */
export function removal<Item extends Lifecycle>(
  id: GracedRemoval | ((item: Item) => GracedRemoval),
): (item: Item, site: Site) => ChangeId {
  return (item, { today }) => {
    const plain = typeof id === "string" ? id : id(item);
    if (item.deprecated === undefined) return plain;
    const day = item.sunset?.value;
    return day !== undefined && day < today ? `${plain}-after-sunset` : `${plain}-before-sunset`;
  };
}
