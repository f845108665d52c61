import type { Fact, Origin } from "../../generators/model/fact.ts";

/*
 * A description of a service as a tree of names with values at the leaves. The statements of the documents and the spec
 * are compared in this form.
 */
export interface Claim {
  /** A plain value as JSON, or `undefined` for a claim that only has members. */
  readonly value: string | undefined;
  /** The decision that the claim depends on, or `undefined` for a claim of the document. */
  readonly by: string | undefined;
  /** True for text in our own words, which needs neither a source nor a statement of the document. */
  readonly wording?: boolean;
  readonly members: ReadonlyMap<string, Claim>;
}

export type Members = Readonly<Record<string, Claim | undefined>>;

/** A statement with this value matches any decided value: the document mentions the object but omits the value. */
export const OMITTED = JSON.stringify("(omitted)");

/** Returns a claim that an object exists or does not exist: a module, a parameter, a field. */
export function thing(origin: Origin, members: Members = {}): Claim {
  return { value: "true", by: origin.decision, members: known(members) };
}

/** Returns claims under one name that has no value. */
export function section(members: Members): Claim {
  return { value: undefined, by: undefined, members: known(members) };
}

/** Returns a claim for each item, keyed by its name. */
export function each<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  claimOf: (item: T) => Claim | undefined,
): Claim {
  return {
    value: undefined,
    by: undefined,
    members: knownOf(items.map((item) => [nameOf(item), claimOf(item)] as const)),
  };
}

export function leaf(value: unknown, origin: Origin): Claim {
  return { value: JSON.stringify(value), by: origin.decision, members: new Map() };
}

/** Returns a claim if a flag is set, or `undefined`. */
export function flag(holds: boolean | undefined, origin: Origin): Claim | undefined {
  return holds === true ? leaf(true, origin) : undefined;
}

/**
 * Returns a claim for a title or a description in our words. If the document has this text, the statements contain it
 * verbatim.
 */
export function wording(text: string | undefined): Claim | undefined {
  return text === undefined ? undefined : { ...leaf(text, documented), wording: true };
}

export function factClaim<T>(
  fact: Fact<T> | undefined,
  show: (value: T) => unknown = (value) => value,
): Claim | undefined {
  if (fact === undefined) return undefined;
  if (fact.status === "unknown") return { value: OMITTED, by: fact.decision, members: new Map() };
  return dataClaim(
    show(fact.value),
    fact.status === "decided" ? { status: fact.status, decision: fact.decision } : documented,
  );
}

/** Returns plain data as claims. The keys of a mapping and the items of a list are names. */
export function dataClaim(data: unknown, origin: Origin): Claim {
  if (typeof data !== "object" || data === null) return leaf(data, origin);
  const members = Array.isArray(data)
    ? each(data as readonly unknown[], nameOf, (item) => dataOrThing(item, origin))
    : each(
        Object.entries(data),
        ([name]) => name,
        ([, value]) => dataClaim(value, origin),
      );
  return { ...members, by: origin.decision };
}

export const documented: Origin = { status: "documented", decision: undefined };

function dataOrThing(item: unknown, origin: Origin): Claim {
  return typeof item === "object" ? dataClaim(item, origin) : thing(origin);
}

function nameOf(item: unknown): string {
  return typeof item === "object" ? JSON.stringify(item) : String(item);
}

function known(members: Members): ReadonlyMap<string, Claim> {
  return knownOf(Object.entries(members));
}

function knownOf(members: readonly (readonly [string, Claim | undefined])[]): ReadonlyMap<string, Claim> {
  return new Map(members.flatMap(([name, claim]) => (claim === undefined ? [] : [[name, claim] as const])));
}
