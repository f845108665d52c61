import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { compareDecimals } from "../../model/decimal.ts";
import type { Fact } from "../../model/fact.ts";
import { queryServices } from "../../model/queries.ts";
import type { Model } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { maximumsOf, type Type } from "../../model/type.ts";
import { knownTypes } from "../known.ts";
import type { Rule } from "../rule.ts";

/** A range must contain at least one value. Otherwise, every request is rejected. */
export const invalidRange: Rule = {
  code: "invalid-range",
  check(model, report) {
    for (const { low, high, place } of ranges(model)) {
      if (isAbove(low, high)) report(diagnostic("invalid-range", place, { low, high }));
    }
  },
};

interface Range {
  readonly low: number | string;
  readonly high: number | string;
  readonly place: Place;
}

function* ranges(model: Model): Generator<Range> {
  for (const { limits } of queryServices(model)) {
    const { limit, multiple } = limits;
    yield { low: limit.minimum, high: limit.maximum, place: limit.place };
    yield { ...maximumsOf(limit), place: limit.place };
    yield { low: multiple.low, high: multiple.high, place: multiple.place };
  }
  for (const type of knownTypes(model)) yield* rangeOf(type);
}

/** Strings are decimal numbers. */
function isAbove(low: number | string, high: number | string): boolean {
  return typeof low === "string" && typeof high === "string" ? compareDecimals(low, high) > 0 : low > high;
}

function rangeOf(type: Type): readonly Range[] {
  if (type.kind === "integer" || type.kind === "number" || type.kind === "decimal")
    return rangeBetween(type.minimum, type.maximum);
  if (type.kind === "string") return rangeBetween(type.minLength, type.maxLength);
  if (type.kind === "list" || type.kind === "map") return rangeBetween(type.minItems, type.maxItems);
  return [];
}

function rangeBetween(
  low: Fact<number | string> | undefined,
  high: Fact<number | string> | undefined,
): readonly Range[] {
  const [from, to] = [low?.value, high?.value];
  return low === undefined || from === undefined || to === undefined ? [] : [{ low: from, high: to, place: low.place }];
}
