import { undocumented, valueOr, type Fact } from "../model/fact.ts";
import { typesWithin } from "../model/queries.ts";
import type { Type } from "../model/type.ts";
import { statusRemark } from "./marks.ts";

/**
 * Which of a type and of its bounds no document states, for outputs that have no other place for it. A sentence each.
 */
export function typeRemarks(type: Fact<Type>): readonly string[] {
  const own = undocumented(type) === undefined ? [] : [`Type${statusRemark(type)}.`];
  const known = valueOr(type, undefined, "marked-beside");
  return known === undefined ? own : [...own, ...boundRemarks(known)];
}

/** The same of the bounds alone. */
export function boundRemarks(type: Type): readonly string[] {
  return [...typesWithin(type)].flatMap(ownBounds);
}

function ownBounds(type: Type): readonly string[] {
  // The range of a limit is the service's, and plain.
  if (type.kind === "limit") return [];
  const bounds = type as { readonly [Bound in keyof typeof boundLabels]?: Fact<unknown> | undefined };
  return (Object.keys(boundLabels) as (keyof typeof boundLabels)[]).flatMap((bound) => {
    const fact = bounds[bound];
    return fact === undefined || undocumented(fact) === undefined
      ? []
      : [`${boundLabels[bound]}${boundValue(bound, fact)}${statusRemark(fact)}.`];
  });
}

const boundLabels = {
  minLength: "Least length",
  maxLength: "Greatest length",
  pattern: "Pattern",
  format: "Format",
  minimum: "Minimum",
  maximum: "Maximum",
  scale: "Maximum number of digits after the decimal point",
  maxBytes: "Maximum number of bytes",
  minItems: "Minimum number of items",
  maxItems: "Maximum number of items",
  maxKeyLength: "Maximum length of a key",
} as const;

/** A pattern is for programs. */
function boundValue(bound: keyof typeof boundLabels, fact: Fact<unknown>): string {
  const value = valueOr(fact, undefined, "marked-beside");
  return value === undefined || bound === "pattern" ? "" : `: ${String(value)}`;
}
