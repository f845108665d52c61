import type ts from "typescript";
import { compareFunctions } from "./compare-functions.ts";
import type { Comparison, Types } from "./comparison.ts";
import type { Fault } from "./fault.ts";

/** What does not fit of two objects, functions or types of libraries. */
export function compareObjects(comparison: Comparison, types: Types, trail: readonly string[]): readonly Fault[] {
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
    // Whether it may be missing does not matter where each may.
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
  // Members that are looked up may be in groups, which no value has either: `Pick<Handlers, "list">`.
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

/** Of a type that these packages do not declare, such as `Promise`. */
function libraryArguments(
  { ts: { ObjectFlags }, checker, isOwn }: Comparison,
  type: ts.Type,
): readonly ts.Type[] | undefined {
  const isReference = ((type as ts.ObjectType).objectFlags & ObjectFlags.Reference) !== 0;
  return isReference && type.symbol !== undefined && !isOwn(type.symbol)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : undefined;
}

/** `__@iterator@27` is the compiler's name of a symbol. */
function shownName(name: ts.__String): string {
  return String(name).replace(/^__@(\w+)@\d+$/, "[$1]");
}
