import type { DeepObject } from "../model/resource.ts";

/** A pair of a query string or a form. The value is not encoded. */
export type WrittenPair = readonly [name: string, value: unknown];

/** Returns the pairs of a parameter or a form field, as clients write them. */
export function writtenPairs(
  name: string,
  value: unknown,
  deepObject: DeepObject | undefined,
  separator?: string,
): readonly WrittenPair[] {
  if (deepObject !== undefined) return deepPairs(name, value, deepObject);
  if (Array.isArray(value) && separator !== undefined) return [[name, value.join(separator)]];
  return [value].flat().map((one: unknown) => [name, typeof one === "object" ? JSON.stringify(one) : one]);
}

function deepPairs(name: string, value: unknown, deepObject: DeepObject): readonly WrittenPair[] {
  if (typeof value !== "object" || value === null) return [[name, value]];
  const isEmpty = (member: unknown): boolean =>
    Array.isArray(value) && deepObject === "brackets" && typeof member !== "object";
  return Object.entries(value).flatMap(([key, member]) =>
    deepPairs(`${name}[${isEmpty(member) ? "" : key}]`, member, deepObject),
  );
}
