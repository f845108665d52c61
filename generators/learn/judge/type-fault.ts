import { byKind, type ByKind } from "../../model/group-by.ts";
import { choicesOf } from "../../model/queries.ts";
import type { ResultLeaf } from "../../model/result.ts";
import type { EnumType, ValueSet } from "../../model/type.ts";
import type { Json } from "../../codegen/json.ts";

/** The format of UTC timestamps in responses. */
export const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Returns a description of a valid value, or `undefined` if the value is valid. */
export function leafFault(type: ResultLeaf, value: Json, sets: ReadonlyMap<string, ValueSet>): string | undefined {
  return byKind(faults, type, value, sets);
}

const faults: ByKind<ResultLeaf, [value: Json, sets: ReadonlyMap<string, ValueSet>], string | undefined> = {
  any: () => undefined,
  boolean: (_, value) => (typeof value === "boolean" ? undefined : "true or false"),
  const: (type, value) => (value === type.value ? undefined : JSON.stringify(type.value)),
  namespace: (_, value) => (Number.isInteger(value) ? undefined : "the id of a namespace"),
  number: ({ whole, minimum, maximum }, value) => numberFault(whole, minimum, maximum, value),
  enum: (type, value, sets) =>
    typeof value === "string" && isListed(type, value, sets) ? undefined : "one of the listed values",
  timestamp: (_, value) => (typeof value === "string" && utcTime.test(value) ? undefined : "a time in UTC"),
  text: ({ pattern }, value) =>
    typeof value === "string" && new RegExp(pattern ?? "", "u").test(value) ? undefined : textNamed(pattern),
  title: (_, value) => (typeof value === "string" ? undefined : "a string"),
  user: (_, value) => (typeof value === "string" ? undefined : "a string"),
};

function numberFault(whole: boolean, minimum = -Infinity, maximum = Infinity, value: Json): string | undefined {
  const fits = typeof value === "number" && (!whole || Number.isInteger(value)) && value >= minimum && value <= maximum;
  if (fits) return undefined;
  const bounds = [
    minimum === -Infinity ? "" : ` of at least ${minimum}`,
    maximum === Infinity ? "" : ` of at most ${maximum}`,
  ].filter(Boolean);
  return `a ${whole ? "whole " : ""}number${bounds.join(" and")}`;
}

function textNamed(pattern: string | undefined): string {
  return pattern === undefined ? "a string" : `a string that matches ${pattern}`;
}

function isListed(type: EnumType, value: string, sets: ReadonlyMap<string, ValueSet>): boolean {
  const { values, missing } = choicesOf(type, sets);
  if (values.some((one) => one.value === value)) return true;
  return missing !== undefined && new RegExp(missing.pattern?.value ?? "", "u").test(value);
}
