import type ts from "typescript";
import { fits } from "./assignable.ts";
import type { Comparison, Types } from "./comparison.ts";
import type { Fault } from "./fault.ts";

/** A parameter of a function. */
interface Slot {
  readonly name: string;
  readonly type: ts.Type;
  readonly optional: boolean;
}

/**
 * Callers give the parameters; for functions that are called it is the other way round. What depends on the call is not
 * compared here.
 */
export function compareFunctions(comparison: Comparison, types: Types, trail: readonly string[]): readonly Fault[] {
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

/** The parameters, those of a list of a fixed form one by one. */
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
