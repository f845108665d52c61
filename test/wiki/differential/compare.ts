import { isDeepStrictEqual } from "node:util";

/**
 * A difference between two responses. List indexes and keys that are ids are replaced by `[]`:
 * `query.pages[].links[].title`.
 */
export interface Difference {
  readonly member: string;
  readonly kind: "missing" | "added" | "value" | "order" | "count";
  readonly real: unknown;
  readonly ours: unknown;
}

/** Compares two values member by member. `real` is the expected value. */
export function compare(real: unknown, ours: unknown, member = ""): readonly Difference[] {
  if (isDeepStrictEqual(real, ours)) return [];
  if (Array.isArray(real) && Array.isArray(ours)) return compareLists(real, ours, `${member}[]`);
  if (isObject(real) && isObject(ours)) return compareObjects(real, ours, member);
  return [{ member, kind: real === undefined ? "added" : ours === undefined ? "missing" : "value", real, ours }];
}

function compareObjects(real: Members, ours: Members, member: string): readonly Difference[] {
  const names = [...new Set([...Object.keys(real), ...Object.keys(ours)])];
  return names.flatMap((name) => {
    const path = /^-?\d+$/.test(name) ? `${member}[]` : member === "" ? name : `${member}.${name}`;
    return compare(real[name], ours[name], path);
  });
}

/**
 * Compares two lists. If their lengths differ, equal items are paired first, so that one missing item does not cause
 * many differences.
 */
function compareLists(real: readonly unknown[], ours: readonly unknown[], member: string): readonly Difference[] {
  const [keysReal, keysOurs] = [real.map(identityOf), ours.map(identityOf)];
  if (isDeepStrictEqual(keysReal, keysOurs) || (real.length === ours.length && [...real, ...ours].every(isNameless)))
    return real.flatMap((item, index) => compare(item, ours[index], member));
  const [inReal, inOurs] = [indexed(keysReal), indexed(keysOurs)];
  const missing = keysReal.flatMap((key, index) =>
    inOurs.has(key) ? [] : [{ member, kind: "missing", real: real[index], ours: undefined } as const],
  );
  const added = keysOurs.flatMap((key, index) =>
    inReal.has(key) ? [] : [{ member, kind: "added", real: undefined, ours: ours[index] } as const],
  );
  if (
    missing.length > 0 &&
    missing.length === added.length &&
    real.length === ours.length &&
    missing.length === real.length
  ) {
    return real.flatMap((item, index) => compare(item, ours[index], member));
  }
  const common = [...inReal].flatMap(([key, index]) =>
    inOurs.has(key) ? compare(real[index], ours[inOurs.get(key)!], member) : [],
  );
  const orders =
    missing.length + added.length === 0 ||
    !isDeepStrictEqual(
      keysReal.filter((key) => inOurs.has(key)),
      keysOurs.filter((key) => inReal.has(key)),
    );
  return [
    ...missing,
    ...added,
    ...common,
    ...(orders ? [{ member, kind: "order", real: keysReal, ours: keysOurs } as const] : []),
  ];
}

type Members = Readonly<Record<string, unknown>>;

/** Members that identify an item. Items with the same identity are compared member by member. */
const identities = [
  "revid",
  "pageid",
  "userid",
  "id",
  "title",
  "name",
  "code",
  "prefix",
  "url",
  "timestamp",
  "*",
  "from",
] as const;

/** Returns whether an item has no identity. Such items are compared by their indexes. */
function isNameless(item: unknown): boolean {
  return isObject(item) && identityOf(item) === JSON.stringify(item);
}

function identityOf(item: unknown): string {
  if (!isObject(item)) return JSON.stringify(item);
  for (const name of ["logid", "rcid"])
    if (item[name] !== undefined && item[name] !== 0) return JSON.stringify([name, item[name]]);
  const told = identities.filter((name) => name in item && item[name] !== 0).map((name) => [name, item[name]]);
  return told.length === 0 ? JSON.stringify(item) : JSON.stringify(told.slice(0, 2));
}

function indexed(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, index) => [key, index]));
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
