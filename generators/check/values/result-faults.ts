import { didYouMean } from "../../diagnostics/suggest.ts";
import { type ByKind, byKind, groupBy } from "../../model/group-by.ts";
import type { QueryService } from "../../model/query.ts";
import type { NumberType, ResultField, ResultType } from "../../model/result.ts";
import { shapeNamed } from "../../model/result-parts.ts";
import { holdsFor, type Asked } from "./asked.ts";
import { type Given, type JsonObject, type Path, type ValueFault, isObject, matches, mismatch } from "./text-fault.ts";
import { enumFaults } from "./type-faults.ts";

/** A member that an object in a response may have, and the request that determines whether it is present. */
export interface Member {
  readonly field: ResultField;
  readonly asked: Asked;
  /** True if the member may be missing even if its conditions are met. */
  readonly optional: boolean;
}

interface ResultScope {
  readonly service: QueryService;
  readonly asked: Asked;
}

export function memberFaults(
  service: QueryService,
  value: JsonObject,
  members: readonly Member[],
  path: Path,
): readonly ValueFault[] {
  const coming = members.filter(({ field, asked }) => holdsFor(field, asked));
  const byName = groupBy(coming, ({ field }) => field.name);
  const isThere = (name: string): boolean => Object.hasOwn(value, name);
  const missing = coming.filter(({ field, optional }) => !isThere(field.name) && isNeeded(field, optional, isThere));
  return [
    ...missing.map(({ field }) => ({
      path,
      reason: `has no “${field.name}”, which is in the response to this request`,
    })),
    ...Object.entries(value).flatMap(([name, inner]): readonly ValueFault[] => {
      const found = byName.get(name);
      const given = { value: inner, path: [...path, name] };
      if (found !== undefined) return anyFaults(service, found, given);
      return [
        {
          path: given.path,
          reason: "is not in the response to this request",
          suggestion: didYouMean(name, byName.keys()),
        },
      ];
    }),
  ];
}

function isNeeded({ substitutes }: ResultField, optional: boolean, isThere: (name: string) => boolean): boolean {
  return substitutes.length > 0 ? !substitutes.some(isThere) : !optional;
}

/** Several members may have the same name. The value needs to match only one of them. */
function anyFaults(service: QueryService, members: readonly Member[], given: Given): readonly ValueFault[] {
  const tried = members.map(({ field, asked }) =>
    given.value === null && field.nullable ? [] : byKind(faults, field.type, { service, asked }, given),
  );
  return tried.find((found) => found.length === 0) ?? tried[0] ?? [];
}

type Fault = readonly ValueFault[];

const text = (_type: ResultType, _scope: ResultScope, { value, path }: Given): Fault =>
  typeof value === "string" ? [] : mismatch(path, "a string", value);

const momentForm = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$";

const faults: ByKind<ResultType, [scope: ResultScope, given: Given], Fault> = {
  any: () => [],
  boolean: (_type, _scope, { value, path }) =>
    typeof value === "boolean" ? [] : mismatch(path, "true or false", value),
  namespace: (_type, _scope, { value, path }) =>
    Number.isSafeInteger(value) ? [] : mismatch(path, "a whole number", value),
  title: text,
  user: text,
  timestamp: (_type, _scope, { value, path }) =>
    typeof value === "string" && matches(momentForm, value)
      ? []
      : mismatch(path, "a date/time such as 2026-06-30T23:59:59Z", value),
  text({ pattern }, _scope, { value, path }) {
    if (typeof value !== "string") return mismatch(path, "a string", value);
    return pattern === undefined || matches(pattern, value)
      ? []
      : mismatch(path, `a string that matches ${pattern}`, value);
  },
  number: numberFaults,
  const: ({ value: only }, _scope, { value, path }) =>
    value === only ? [] : mismatch(path, typeof only === "string" ? `“${only}”` : String(only), value),
  enum: (type, { service }, given) => enumFaults(type, service, given),
  list({ items }, scope, { value, path }) {
    if (!Array.isArray(value)) return mismatch(path, "a list", value);
    return value.flatMap((item: unknown, index) =>
      byKind(faults, items, scope, { value: item, path: [...path, index] }),
    );
  },
  map({ values, emptyList }, scope, { value, path }) {
    if (emptyList && isEmptyList(value)) return [];
    if (!isObject(value)) return mismatch(path, "an object", value);
    return Object.entries(value).flatMap(([key, inner]) =>
      byKind(faults, values, scope, { value: inner, path: [...path, key] }),
    );
  },
  object: (type, scope, given) => objectFaults(type, scope, given),
  shape: ({ shape }, scope, given) => objectFaults(shapeNamed(scope.service, shape), scope, given),
  union({ members }, scope, given) {
    return fewest(members.map((member) => byKind(faults, member, scope, given)));
  },
};

/** Returns the shortest list of faults, or an empty list if there are no candidates. */
export function fewest(tried: readonly Fault[]): Fault {
  const [first = [], ...others] = tried;
  return others.reduce((best, one) => (one.length < best.length ? one : best), first);
}

interface Members {
  readonly fields: readonly ResultField[];
  readonly emptyList: boolean;
}

function objectFaults({ fields, emptyList }: Members, { service, asked }: ResultScope, { value, path }: Given): Fault {
  const object = emptyList && isEmptyList(value) ? {} : value;
  if (!isObject(object)) return mismatch(path, "an object", value);
  return memberFaults(
    service,
    object,
    fields.map((field) => ({ field, asked, optional: field.optional })),
    path,
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function numberFaults(
  { whole, minimum = -Infinity, maximum = Infinity }: NumberType,
  _scope: ResultScope,
  { value, path }: Given,
): Fault {
  const noun = whole ? "a whole number" : "a number";
  if (typeof value !== "number" || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return mismatch(path, noun, value);
  if (value < minimum) return mismatch(path, `at least ${minimum}`, value);
  return value > maximum ? mismatch(path, `at most ${maximum}`, value) : [];
}
