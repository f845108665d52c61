import type { Condition } from "../../storage/select.ts";

/** Reports whether a parameter has values. A filter without values filters nothing. */
export function isSet<T>(values: readonly T[] | undefined): values is readonly T[] {
  return values !== undefined && values.length > 0;
}

/** Returns the condition of a parameter that is set. An empty list of values filters nothing. */
export function given<T>(value: T | undefined, condition: (value: T) => Condition): readonly Condition[] {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [condition(value)];
}
