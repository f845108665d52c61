import type ts from "typescript";
import type { TypeScript } from "./tree.ts";
import type { Proved } from "./proof.ts";

/**
 * Returns incompatibilities for users whose code was written for the type `before` when it becomes `after`. Values that
 * users pass must still be accepted, values that they receive must be unchanged, and all names that they may use must
 * still exist.
 */
export function compareTypes(
  comparing: Comparing,
  before: ts.Type,
  after: ts.Type,
  direction: Direction,
  compared: Compared = "values",
): readonly Fault[] {
  const inProgress = new Set<string>();
  const comparison: Comparison = {
    ...comparing,
    compared,
    compare: (types, trail) => {
      const isKnown = types.old === types.now || isSameName(comparing, types.old, types.now);
      return isKnown ? [] : compareInside(comparison, types, trail, inProgress);
    },
  };
  return compareInside(comparison, { old: before, now: after, way: direction }, [], inProgress);
}

function compareInside(
  comparison: Comparison,
  types: Types,
  trail: readonly string[],
  inProgress: Set<string>,
): readonly Fault[] {
  // Programs do not depend on a value that was always `undefined`.
  if (types.way === "out" && (types.old.flags & comparison.ts.TypeFlags.Undefined) !== 0) return [];
  const inner = compareParts(comparison, types, trail, inProgress);
  if (inner !== undefined) return inner;
  const lost = lostLiterals(comparison, types, trail);
  if (lost.length > 0 || fits(comparison, types)) return lost;
  return [{ trail, proved: isOneCaseMore(comparison, types) ? "risk" : "breaking", says: saysOf(comparison, types) }];
}

/** Returns the faults of the parts of both types, or `undefined` if the types must be compared as a whole. */
function compareParts(
  comparison: Comparison,
  types: Types,
  trail: readonly string[],
  inProgress: Set<string>,
): readonly Fault[] | undefined {
  const { old, now, way } = types;
  const [some, others] = [partsOf(comparison, old), partsOf(comparison, now)];
  const beside = (): readonly Fault[] => compareRest(comparison, some, others, types, trail);
  if (
    some.lists.length === 1 &&
    others.lists.length === 1 &&
    some.objects.length === 0 &&
    others.objects.length === 0
  ) {
    const [element, other] = [elementOf(comparison, some.lists[0]!), elementOf(comparison, others.lists[0]!)];
    return [...comparison.compare({ old: element, now: other, way }, trail), ...beside()];
  }
  const pairs = some.lists.length + others.lists.length === 0 ? paired(some.objects, others.objects) : undefined;
  if (pairs === undefined) return undefined;
  const own = pairs.flatMap(([one, other]) =>
    compareOnce(comparison, { old: one, now: other, way }, trail, inProgress),
  );
  return [...unique(own), ...beside()];
}

/** Compares the remaining members, such as `undefined`, of a union with an object or a list. */
function compareRest(
  comparison: Comparison,
  some: Parts,
  others: Parts,
  types: Types,
  trail: readonly string[],
): readonly Fault[] {
  const [given, taken] = types.way === "in" ? [some.rest, others.rest] : [others.rest, some.rest];
  const lost = lostLiterals(comparison, types, trail);
  if (lost.length > 0) return lost;
  const missing = given.filter((one) => !taken.some((other) => comparison.checker.isTypeAssignableTo(one, other)));
  if (missing.length === 0) return [];
  const isLiteral = types.way === "out" && missing.every((one) => one.isLiteral());
  return [{ trail, proved: isLiteral ? "risk" : "breaking", says: saysOf(comparison, types) }];
}

/** Compares recursive types only once. */
function compareOnce(
  comparison: Comparison,
  types: Types,
  trail: readonly string[],
  inProgress: Set<string>,
): readonly Fault[] {
  const pair = `${idOf(types.old)} ${idOf(types.now)} ${types.way}`;
  if (inProgress.has(pair)) return [];
  inProgress.add(pair);
  const faults = compareObjects(comparison, types, trail);
  inProgress.delete(pair);
  return faults;
}

function idOf(type: ts.Type): number {
  return (type as unknown as { readonly id: number }).id;
}

function unique(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.trail.join(".")} ${fault.says}`, fault])).values()];
}

interface Slot {
  readonly name: string;
  readonly type: ts.Type;
  readonly optional: boolean;
}

/**
 * Compares functions. Their parameters have the opposite direction of their result. Types that depend on the call are
 * not compared here.
 */
function compareFunctions(comparison: Comparison, types: Types, trail: readonly string[]): readonly Fault[] {
  const [olds, news] = [types.old.getCallSignatures(), types.now.getCallSignatures()];
  const [[before], [after]] = [olds, news];
  const isPlain =
    olds.length === 1 && news.length === 1 && [before, after].every((one) => (one!.typeParameters ?? []).length === 0);
  if (!isPlain)
    return fits(comparison, types)
      ? []
      : [{ trail, proved: "unproved", says: "accepts or returns something else, depending on the call" }];
  const [taken, takenNow] = [slotsOf(comparison, before!), slotsOf(comparison, after!)];
  const count = Math.max(taken.length, takenNow.length);
  const own = Array.from({ length: count }, (_, index) =>
    compareSlots(comparison, taken[index], takenNow[index], types.way, trail),
  ).flat();
  return [
    ...own,
    ...comparison.compare({ old: before!.getReturnType(), now: after!.getReturnType(), way: types.way }, trail),
  ];
}

function compareSlots(
  { compare }: Comparison,
  old: Slot | undefined,
  now: Slot | undefined,
  ofFunction: Types["way"],
  trail: readonly string[],
): readonly Fault[] {
  const way = ofFunction === "in" ? "out" : "in";
  if (now === undefined) return [{ trail, proved: "breaking", says: `no longer accepts ${old!.name}` }];
  if (way === "in" && !now.optional && (old === undefined || old.optional))
    return [{ trail, proved: "breaking", says: `needs ${now.name}` }];
  return old === undefined ? [] : compare({ old: old.type, now: now.type, way }, trail);
}

/** Returns the parameters of a function. A rest parameter with a tuple type is returned as separate parameters. */
function slotsOf({ ts: { isParameter }, checker }: Comparison, signature: ts.Signature): readonly Slot[] {
  return signature.parameters.flatMap((symbol): readonly Slot[] => {
    const { name, valueDeclaration: node } = symbol;
    const type = checker.getTypeOfSymbol(symbol);
    const parameter = node !== undefined && isParameter(node) ? node : undefined;
    if (parameter?.dotDotDotToken === undefined)
      return [{ name, type, optional: parameter?.questionToken !== undefined }];
    if (!checker.isTupleType(type)) return [{ name, type, optional: true }];
    const { minLength } = (type as ts.TupleTypeReference).target;
    return checker
      .getTypeArguments(type as ts.TupleTypeReference)
      .map((one, index) => ({ name, type: one, optional: index >= minLength }));
  });
}

function compareObjects(comparison: Comparison, types: Types, trail: readonly string[]): readonly Fault[] {
  const { old, now, way } = types;
  const [args, newArgs] = [libraryArguments(comparison, old), libraryArguments(comparison, now)];
  if (args !== undefined && newArgs?.length === args.length) {
    return args.flatMap((one, index) => comparison.compare({ old: one, now: newArgs[index]!, way }, trail));
  }
  if ([old, now].some((one) => one.getCallSignatures().length > 0)) return compareFunctions(comparison, types, trail);
  return [
    ...members(comparison, types, trail),
    ...newMembers(comparison, types, trail),
    ...indexes(comparison, types, trail),
  ];
}

function members(comparison: Comparison, { old, now, way }: Types, trail: readonly string[]): readonly Fault[] {
  const { checker, compare, compared } = comparison;
  const news = propertiesOf(comparison, now);
  const isOptional = ({ flags }: ts.Symbol): boolean => (flags & comparison.ts.SymbolFlags.Optional) !== 0;
  return [...propertiesOf(comparison, old)].flatMap(([name, property]): readonly Fault[] => {
    const at = [...trail, shownName(name)];
    const type = checker.getTypeOfSymbol(property);
    const other = news.get(name);
    if (other === undefined) {
      const index = checker.getIndexTypeOfType(now, comparison.ts.IndexKind.String);
      return index === undefined
        ? [{ trail: at, proved: "breaking", says: "is gone" }]
        : compare({ old: type, now: index, way }, at);
    }
    const isOfValues = compared === "values" || trail.length > 0;
    if (isOfValues && way === "in" && isOptional(property) && !isOptional(other))
      return [{ trail: at, proved: "breaking", says: "is required" }];
    if (isOfValues && way === "out" && !isOptional(property) && isOptional(other))
      return [{ trail: at, proved: "breaking", says: "may be missing" }];
    const next = checker.getTypeOfSymbol(other);
    // If every member is optional, it is irrelevant that this one becomes required.
    const isPart = !isOfValues && way === "in" && isOptional(property) && !isOptional(other);
    return compare(
      isPart
        ? { old: checker.getNonNullableType(type), now: checker.getNonNullableType(next), way }
        : { old: type, now: next, way },
      at,
    );
  });
}

function newMembers(comparison: Comparison, { old, now, way }: Types, trail: readonly string[]): readonly Fault[] {
  const olds = propertiesOf(comparison, old);
  const added = [...propertiesOf(comparison, now)].filter(([name]) => !olds.has(name));
  const at = (name: ts.__String): readonly string[] => [...trail, shownName(name)];
  const isOfLibrary = now.aliasSymbol !== undefined && !comparison.isOwn(now.aliasSymbol);
  // Members that are looked up may be grouped in types without values: `Pick<Handlers, "list">`.
  if (comparison.compared === "members" && isOfLibrary) return [];
  if (comparison.compared !== "values" && trail.length === 0) {
    return comparison.compared === "cases" && way === "out"
      ? added.map(([name]) => ({ trail: at(name), proved: "risk", says: "is an additional case" }))
      : [];
  }
  if (way === "out") return [];
  const needed = added.filter(([, { flags }]) => (flags & comparison.ts.SymbolFlags.Optional) === 0);
  return needed.map(([name]) => ({ trail: at(name), proved: "breaking", says: "is new, and required" }));
}

function indexes(
  { checker, compare }: Comparison,
  { old, now, way }: Types,
  trail: readonly string[],
): readonly Fault[] {
  return checker.getIndexInfosOfType(old).flatMap(({ keyType, type }): readonly Fault[] => {
    const other = checker.getIndexInfosOfType(now).find((one) => one.keyType === keyType);
    return other === undefined
      ? [{ trail, proved: "breaking", says: "has no other members" }]
      : compare({ old: type, now: other.type, way }, trail);
  });
}

function propertiesOf({ checker }: Comparison, type: ts.Type): ReadonlyMap<ts.__String, ts.Symbol> {
  return new Map(checker.getPropertiesOfType(type).map((one) => [one.escapedName, one]));
}

/** Returns the arguments of a type that these packages do not declare, such as `Promise`. */
function libraryArguments(
  { ts: { ObjectFlags }, checker, isOwn }: Comparison,
  type: ts.Type,
): readonly ts.Type[] | undefined {
  const isReference = ((type as ts.ObjectType).objectFlags & ObjectFlags.Reference) !== 0;
  return isReference && type.symbol !== undefined && !isOwn(type.symbol)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : undefined;
}

/** Returns a readable name: the compiler's name of a symbol is `__@iterator@27`, for example. */
function shownName(name: ts.__String): string {
  return String(name).replace(/^__@(\w+)@\d+$/, "[$1]");
}

/** Reports whether values are still assignable, according to the compiler. */
function fits({ checker }: Comparing, { old, now, way }: Types): boolean {
  return way === "in" ? checker.isTypeAssignableTo(old, now) : checker.isTypeAssignableTo(now, old);
}

/** Finds comparisons of a received value with a literal that is no longer possible. They do not compile. */
function lostLiterals({ checker }: Comparing, { old, now, way }: Types, trail: readonly string[]): readonly Fault[] {
  if (way === "in") return [];
  const lost = membersOf(old).filter((one) => one.isLiteral() && !checker.isTypeAssignableTo(one, now));
  return lost.length === 0
    ? []
    : [{ trail, proved: "breaking", says: `has no ${lost.map((one) => checker.typeToString(one)).join(", ")}` }];
}

/** An additional literal in received values breaks only programs that list all cases. */
function isOneCaseMore({ checker }: Comparing, { old, now, way }: Types): boolean {
  if (way === "in" || !membersOf(old).some((one) => one.isLiteral())) return false;
  const more = membersOf(now).filter((one) => !checker.isTypeAssignableTo(one, old));
  return more.every((one) => one.isLiteral());
}

function saysOf({ checker, ts: { TypeFormatFlags } }: Comparing, { old, now, way }: Types): string {
  const flags = TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias;
  const [was, is] = [old, now].map((one: ts.Type) => clipped(checker.typeToString(one, undefined, flags)));
  return way === "in" ? `accepted ${was}, and now accepts ${is}` : `was ${was}, and is now ${is}`;
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The maximum length of a type in a message. */
const LONGEST = 100;

/** The parts of a type: the members of a union, or the type itself. */
interface Parts {
  readonly lists: readonly ts.Type[];
  readonly objects: readonly ts.Type[];
  readonly rest: readonly ts.Type[];
}

function partsOf(comparing: Comparing, type: ts.Type): Parts {
  const all = membersOf(type);
  const lists = all.filter((one) => comparing.checker.isArrayType(one));
  const objects = all.filter((one) => !lists.includes(one) && isObject(comparing, one));
  return { lists, objects, rest: all.filter((one) => !lists.includes(one) && !objects.includes(one)) };
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function elementOf({ checker }: Comparing, list: ts.Type): ts.Type {
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
function paired(
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
function isSameName({ isDeclared }: Comparing, old: ts.Type, now: ts.Type): boolean {
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
type Direction = "in" | "out";

/**
 * The compared aspects of a type: `values`, `members` for only the types of its members, or `cases` for these and
 * additional members.
 */
type Compared = "values" | "members" | "cases";

/** A comparison in progress. `compare` compares the parts of types. */
interface Comparison extends Comparing {
  readonly compared: Compared;
  readonly compare: (types: Types, trail: readonly string[]) => readonly Fault[];
}

interface Types {
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
