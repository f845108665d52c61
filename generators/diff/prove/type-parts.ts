import type ts from "typescript";
import type { TypeScript } from "./typescript.ts";
import type { Proved } from "./proof.ts";

/** The parts of a type: the members of a union, or the type itself. */
export interface Parts {
  readonly lists: readonly ts.Type[];
  readonly objects: readonly ts.Type[];
  readonly rest: readonly ts.Type[];
}

export function partsOf(comparing: Comparing, type: ts.Type): Parts {
  const all = membersOf(type);
  const lists = all.filter((one) => comparing.checker.isArrayType(one));
  const objects = all.filter((one) => !lists.includes(one) && isObject(comparing, one));
  return { lists, objects, rest: all.filter((one) => !lists.includes(one) && !objects.includes(one)) };
}

export function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

export function elementOf({ checker }: Comparing, list: ts.Type): ts.Type {
  return checker.getTypeArguments(list as ts.TypeReference)[0]!;
}

function isObject(comparing: Comparing, type: ts.Type): boolean {
  const { Object: object, Intersection } = comparing.ts.TypeFlags;
  if ((type.flags & Intersection) !== 0)
    return (type as ts.IntersectionType).types.every((one) => isObject(comparing, one));
  return (type.flags & object) !== 0 && !comparing.checker.isTupleType(type);
}

/**
 * Pairs the objects of both sides by name. If one is left over on each side, these are also a pair. Returns `undefined`
 * if more are left over.
 */
export function paired(
  olds: readonly ts.Type[],
  news: readonly ts.Type[],
): readonly (readonly [ts.Type, ts.Type])[] | undefined {
  if (olds.length === 0 || olds.length !== news.length) return undefined;
  const left = [...news];
  const pairs = olds.map((old) => {
    const index = left.findIndex((one) => writtenName(one) === writtenName(old));
    return [old, index === -1 ? undefined : left.splice(index, 1)[0]!] as const;
  });
  return left.length > 1 ? undefined : pairs.map(([old, now]) => [old, now ?? left[0]!]);
}

function writtenName({ aliasSymbol, symbol }: ts.Type): string | undefined {
  return aliasSymbol?.name ?? symbol?.name;
}

/** Returns whether both types are the same declaration without type arguments, which is compared separately. */
export function isSameName({ isDeclared }: Comparing, old: ts.Type, now: ts.Type): boolean {
  const [some, other] = [nameOf(old), nameOf(now)];
  return some !== undefined && other !== undefined && some.name === other.name && isDeclared(some) && isDeclared(other);
}

/** Returns the name of a type without type arguments. */
function nameOf(type: ts.Type): ts.Symbol | undefined {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments === undefined ? type.aliasSymbol : undefined;
  const isGeneric = ((type as ts.TypeReference).typeArguments?.length ?? 0) > 0;
  return isGeneric ? undefined : type.symbol;
}

/**
 * The context of comparing two types of one declaration: the direction of values, and the declarations that are
 * compared separately.
 */
export interface Comparing {
  readonly ts: TypeScript;
  readonly checker: ts.TypeChecker;
  /** Returns whether a symbol is a declaration that is compared separately. */
  readonly isDeclared: (symbol: ts.Symbol) => boolean;
  /** Returns whether a symbol is declared in these packages. */
  readonly isOwn: (symbol: ts.Symbol) => boolean;
}

/**
 * The direction of values. Values that users pass (`in`) must still be accepted. Values that they receive (`out`) must
 * be unchanged.
 */
export type Direction = "in" | "out";

/**
 * The compared aspects of a type: `values`, `members` for only the types of its members, or `cases` for these and
 * additional members.
 */
export type Compared = "values" | "members" | "cases";

/** A comparison in progress. `compare` compares the parts of types. */
export interface Comparison extends Comparing {
  readonly compared: Compared;
  readonly compare: (types: Types, trail: readonly string[]) => readonly Fault[];
}

export interface Types {
  readonly old: ts.Type;
  readonly now: ts.Type;
  readonly way: Direction;
}

/** An incompatibility in a declaration. */
export interface Fault {
  /** The members that lead to it, outermost first. */
  readonly trail: readonly string[];
  readonly proved: Exclude<Proved, "compatible">;
  /** The predicate that follows the name of the declaration: “is gone”. */
  readonly says: string;
  /** True if the types now reject calls. Calls that use new names do not count, because they were impossible before. */
  readonly isRefusal?: true;
}
