import type ts from "typescript";
import type { Fault } from "./fault.ts";
import type { TypeScript } from "./typescript.ts";

/** Two types of one declaration: which way values go, and what is compared elsewhere. */
export interface Comparing {
  readonly ts: TypeScript;
  readonly checker: ts.TypeChecker;
  /** Whether a symbol is a declaration with a comparison of its own. */
  readonly isDeclared: (symbol: ts.Symbol) => boolean;
  /** Whether it is of these packages at all. */
  readonly isOwn: (symbol: ts.Symbol) => boolean;
}

type Direction = "in" | "out";

/** What is compared: values of a type; only what each member is; or that, and whether there is another member. */
export type Compared = "values" | "members" | "cases";

/**
 * What does not fit where users had the type `before` and now have `after`. What they give (`in`) has to be taken as before, what they are
 * given (`out`) has to be what it was; and each name that they may have written has to be there. A literal more in what they are given fits all but
 * programs that list all cases.
 */
export function compareTypes(comparing: Comparing, before: ts.Type, after: ts.Type, direction: Direction, compared: Compared = "values"): readonly Fault[] {
  const { checker, ts: { TypeFormatFlags } } = comparing;
  const formatFlags = TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias;
  const inProgress = new Set<string>();

  function compare(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    return old === now || isSameName(comparing, old, now) ? [] : compareInside(old, now, way, trail);
  }

  function compareInside(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    const inner = parts(old, now, way, trail);
    if (inner !== undefined) return inner;
    const lost = literalsLost(old, now, way);
    if (lost.length > 0) return [{ trail, proved: "breaking", says: `has no ${lost.map((one) => checker.typeToString(one)).join(", ")}` }];
    return fits(old, now, way) ? [] : [{ trail, proved: isOneCaseMore(old, now, way) ? "risk" : "breaking", says: saysOf(old, now, way) }];
  }

  /** The faults of what both are made of; undefined where they have to be compared as they are. */
  function parts(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] | undefined {
    const [some, others] = [split(old), split(now)];
    if (some.lists.length === 1 && others.lists.length === 1 && some.objects.length === 0 && others.objects.length === 0) {
      return [...compare(elementOf(some.lists[0]!), elementOf(others.lists[0]!), way, trail), ...besides(some, others, old, now, way, trail)];
    }
    const pairs = some.lists.length + others.lists.length === 0 ? paired(some.objects, others.objects) : undefined;
    if (pairs === undefined) return undefined;
    const own = pairs.flatMap(([one, other]) => objects(one, other, way, trail));
    return [...unique(own), ...besides(some, others, old, now, way, trail)];
  }

  /** What stands beside an object or a list, such as undefined. */
  function besides(some: Split, others: Split, old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    const [given, taken] = way === "in" ? [some.rest, others.rest] : [others.rest, some.rest];
    const lost = literalsLost(old, now, way);
    if (lost.length > 0) return [{ trail, proved: "breaking", says: `has no ${lost.map((one) => checker.typeToString(one)).join(", ")}` }];
    const missing = given.filter((one) => !taken.some((other) => checker.isTypeAssignableTo(one, other)));
    if (missing.length === 0) return [];
    const isLiteral = way === "out" && missing.every((one) => one.isLiteral());
    return [{ trail, proved: isLiteral ? "risk" : "breaking", says: saysOf(old, now, way) }];
  }

  /** Types that hold themselves are compared once. */
  function objects(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    const pair = `${idOf(old)} ${idOf(now)} ${way}`;
    if (inProgress.has(pair)) return [];
    inProgress.add(pair);
    const faults = objectParts(old, now, way, trail);
    inProgress.delete(pair);
    return faults;
  }

  function objectParts(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    const [args, newArgs] = [libraryArguments(old), libraryArguments(now)];
    if (args !== undefined && newArgs?.length === args.length) return args.flatMap((one, index) => compare(one, newArgs[index]!, way, trail));
    const [calls, newCalls] = [old.getCallSignatures(), now.getCallSignatures()];
    if (calls.length > 0 || newCalls.length > 0) return functions(calls, newCalls, old, now, way, trail);
    return [...members(old, now, way, trail), ...needed(old, now, way, trail), ...indexes(old, now, way, trail)];
  }

  function members(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    const news = propertiesOf(now);
    return [...propertiesOf(old)].flatMap(([name, property]): readonly Fault[] => {
      const at = [...trail, shownName(name)];
      const other = news.get(name);
      if (other === undefined) {
        const index = checker.getIndexInfoOfType(now, 0 as ts.IndexKind)?.type;
        return index === undefined ? [{ trail: at, proved: "breaking", says: "is gone" }] : compare(checker.getTypeOfSymbol(property), index, way, at);
      }
      if (compared !== "values" && trail.length === 0) return compare(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other), way, at);
      const [wasOptional, isOptional] = [property, other].map((one) => (one.flags & comparing.ts.SymbolFlags.Optional) !== 0);
      if (way === "in" && wasOptional && !isOptional) return [{ trail: at, proved: "breaking", says: "is required" }];
      if (way === "out" && !wasOptional && isOptional) return [{ trail: at, proved: "breaking", says: "may be missing" }];
      return compare(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other), way, at);
    });
  }

  function needed(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    const olds = propertiesOf(old);
    const added = [...propertiesOf(now)].filter(([name]) => !olds.has(name));
    const told = (proved: "breaking" | "risk", says: string, all = added): readonly Fault[] =>
      all.map(([name]) => ({ trail: [...trail, shownName(name)], proved, says }));
    if (compared !== "values" && trail.length === 0) return compared === "cases" && way === "out" ? told("risk", "is one case more") : [];
    return way === "out" ? [] : told("breaking", "is new, and required", added.filter(([, { flags }]) => (flags & comparing.ts.SymbolFlags.Optional) === 0));
  }

  function propertiesOf(type: ts.Type): ReadonlyMap<ts.__String, ts.Symbol> {
    return new Map(checker.getPropertiesOfType(type).map((one) => [one.escapedName, one]));
  }

  function indexes(old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[]): readonly Fault[] {
    return checker.getIndexInfosOfType(old).flatMap(({ keyType, type }): readonly Fault[] => {
      const other = checker.getIndexInfosOfType(now).find((one) => one.keyType === keyType);
      return other === undefined ? [{ trail, proved: "breaking", says: "has no other members" }] : compare(type, other.type, way, trail);
    });
  }

  /** Whoever calls gives the parameters; for whoever is called it is the other way round. What hangs on the call is not compared here. */
  function functions(
    olds: readonly ts.Signature[], news: readonly ts.Signature[], old: ts.Type, now: ts.Type, way: Direction, trail: readonly string[],
  ): readonly Fault[] {
    const [[before], [after]] = [olds, news];
    const isPlain = olds.length === 1 && news.length === 1 && [before, after].every((one) => (one!.typeParameters ?? []).length === 0);
    if (!isPlain) return fits(old, now, way) ? [] : [{ trail, proved: "unproved", says: "takes, or gives, something else, which hangs on the call" }];
    const [taken, takenNow] = [slotsOf(before!), slotsOf(after!)];
    const count = Math.max(taken.length, takenNow.length);
    const own = Array.from({ length: count }, (_, index) => slots(taken[index], takenNow[index], way === "in" ? "out" : "in", trail)).flat();
    return [...own, ...compare(before!.getReturnType(), after!.getReturnType(), way, trail)];
  }

  function slots(old: Slot | undefined, now: Slot | undefined, way: Direction, trail: readonly string[]): readonly Fault[] {
    if (now === undefined) return [{ trail, proved: "breaking", says: `takes no ${old!.name}` }];
    const isNeeded = way === "in" && !now.optional && (old === undefined || old.optional);
    if (isNeeded) return [{ trail, proved: "breaking", says: `needs ${now.name}` }];
    return old === undefined ? [] : compare(old.type, now.type, way, trail);
  }

  /** The parameters, those of a list of a fixed form one by one. */
  function slotsOf(signature: ts.Signature): readonly Slot[] {
    return signature.parameters.flatMap((symbol): readonly Slot[] => {
      const { name, valueDeclaration: node } = symbol;
      const type = checker.getTypeOfSymbol(symbol);
      const isParameter = node !== undefined && comparing.ts.isParameter(node);
      if (!isParameter || node.dotDotDotToken === undefined) return [{ name, type, optional: isParameter && node.questionToken !== undefined }];
      if (!checker.isTupleType(type)) return [{ name, type, optional: true }];
      const { minLength } = (type as ts.TupleTypeReference).target;
      return checker.getTypeArguments(type as ts.TupleTypeReference).map((one, index) => ({ name, type: one, optional: index >= minLength }));
    });
  }

  function fits(old: ts.Type, now: ts.Type, way: Direction): boolean {
    return way === "in" ? checker.isTypeAssignableTo(old, now) : checker.isTypeAssignableTo(now, old);
  }

  /** Programs that compare what they are given with a literal do not compile where it cannot be any more. */
  function literalsLost(old: ts.Type, now: ts.Type, way: Direction): readonly ts.Type[] {
    if (way === "in") return [];
    return membersOf(old).filter((one) => one.isLiteral() && !checker.isTypeAssignableTo(one, now));
  }

  function isOneCaseMore(old: ts.Type, now: ts.Type, way: Direction): boolean {
    if (way === "in" || !membersOf(old).some((one) => one.isLiteral())) return false;
    const more = membersOf(now).filter((one) => !checker.isTypeAssignableTo(one, old));
    return more.every((one) => one.isLiteral());
  }

  function saysOf(old: ts.Type, now: ts.Type, way: Direction): string {
    const [was, is] = [old, now].map((one) => clipped(checker.typeToString(one, undefined, formatFlags)));
    return way === "in" ? `took ${was}, and takes ${is}` : `was ${was}, and is ${is}`;
  }

  /** Of a type that these packages do not declare, such as `Promise`. */
  function libraryArguments(type: ts.Type): readonly ts.Type[] | undefined {
    const isReference = ((type as ts.ObjectType).objectFlags & comparing.ts.ObjectFlags.Reference) !== 0;
    return isReference && type.symbol !== undefined && !comparing.isOwn(type.symbol) ? checker.getTypeArguments(type as ts.TypeReference) : undefined;
  }

  function split(type: ts.Type): Split {
    const all = membersOf(type);
    const lists = all.filter((one) => checker.isArrayType(one));
    const objects = all.filter((one) => !lists.includes(one) && isObject(one));
    return { lists, objects, rest: all.filter((one) => !lists.includes(one) && !objects.includes(one)) };
  }

  function isObject(type: ts.Type): boolean {
    const { Object: object, Intersection } = comparing.ts.TypeFlags;
    if ((type.flags & Intersection) !== 0) return (type as ts.IntersectionType).types.every(isObject);
    return (type.flags & object) !== 0 && !checker.isTupleType(type);
  }

  function elementOf(list: ts.Type): ts.Type {
    return checker.getTypeArguments(list as ts.TypeReference)[0]!;
  }

  return compareInside(before, after, direction, []);
}

/** A parameter of a function. */
interface Slot {
  readonly name: string;
  readonly type: ts.Type;
  readonly optional: boolean;
}

interface Split {
  readonly lists: readonly ts.Type[];
  readonly objects: readonly ts.Type[];
  readonly rest: readonly ts.Type[];
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** `__@iterator@27` is the compiler's name of a symbol. */
function shownName(name: ts.__String): string {
  return String(name).replace(/^__@(\w+)@\d+$/, "[$1]");
}

/** Objects of both sides that have one name; those without one by their order. Undefined where one is left over. */
function paired(olds: readonly ts.Type[], news: readonly ts.Type[]): readonly (readonly [ts.Type, ts.Type])[] | undefined {
  if (olds.length === 0 || olds.length !== news.length) return undefined;
  const left = [...news];
  const pairs = olds.map((old) => {
    const index = left.findIndex((one) => writtenName(one) === writtenName(old));
    return index === -1 ? undefined : ([old, left.splice(index, 1)[0]!] as const);
  });
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}

function writtenName({ aliasSymbol, symbol }: ts.Type): string | undefined {
  return aliasSymbol?.name ?? symbol?.name;
}

function idOf(type: ts.Type): number {
  return (type as unknown as { readonly id: number }).id;
}

/** The same declaration of both sides, without arguments. It is compared by itself. */
function isSameName({ isDeclared }: Comparing, old: ts.Type, now: ts.Type): boolean {
  const [some, other] = [nameOf(old), nameOf(now)];
  return some !== undefined && other !== undefined && some.name === other.name && isDeclared(some) && isDeclared(other);
}

/** The name that a type is written with, if it takes no arguments. */
function nameOf(type: ts.Type): ts.Symbol | undefined {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments === undefined ? type.aliasSymbol : undefined;
  const isGeneric = ((type as ts.TypeReference).typeArguments?.length ?? 0) > 0;
  return isGeneric ? undefined : type.symbol;
}

function unique(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.trail.join(".")} ${fault.says}`, fault])).values()];
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Of a type in a message. */
const LONGEST = 100;
