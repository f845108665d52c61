import { isObject } from "../../core/values.js";
import type { Context, Page } from "../server/handlers.js";
import { itemType } from "../server/results/mock-call.js";
import { kindOf } from "../server/results/check.js";
import { type ModuleRequest, comes, requestOf } from "../server/results/request.js";
import { type Field, type ModuleResult, type ResultTable, type Type, shapeNamed } from "../server/results/table.js";
import type { AnswerForm } from "../server/table.js";
import { misfitOf } from "./misfit.js";
import { type Spot, sampleObject } from "../server/results/sample.js";

/** A module of a request that has an override. */
export interface OverriddenModule {
  /** Undefined if the spec describes no results. */
  readonly results: ResultTable | undefined;
  readonly name: string;
  readonly form: ResultForm;
}

/** The form of a handler's result, by its location in the response. */
export type ResultForm = AnswerForm | "generator";

/** The members that a module may add to a response, and the request that selects some of them. */
export interface RequestedPart {
  readonly results: ResultTable;
  readonly result: ModuleResult;
  readonly asked: ModuleRequest;
}

/** Returns `undefined` for a module whose result is unknown. */
export function requestedPart(
  { results, name, form }: OverriddenModule,
  { request }: Context,
): RequestedPart | undefined {
  if (results === undefined) return undefined;
  const role = form === "generator" ? "generator" : "module";
  const use = requestOf(results, request).uses.find(({ module, asked }) => module === name && asked.role === role);
  return use?.result && { results, result: use.result, asked: use.asked };
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the type of an item, of the members of a page, or of the result. */
export function typeOf({ name, form }: OverriddenModule, { results: { pages }, result }: RequestedPart): Type {
  const types: Readonly<Record<ResultForm, () => Type>> = {
    items: () => itemType(name, result),
    pages: () => objectOf(result.page),
    generator: () => objectOf([...(pages?.kinds[0]?.fields ?? []), ...(result.generated ?? [])]),
    results: () => objectOf(result.results),
    body: () => objectOf(result.body),
  };
  return types[form]();
}

function objectOf(fields: readonly Field[] = []): Type {
  return { kind: "object", fields };
}

/**
 * Removes members that the request did not select from the result of an override. The service does not send them
 * either.
 */
export function requestedOnly(module: OverriddenModule, given: unknown, context: Context): unknown {
  const part = requestedPart(module, context);
  if (part === undefined) return given;
  const kinds = part.results.pages?.kinds ?? [];
  const type = typeOf(module, part);
  const requested = (value: unknown): unknown => requestedValue(part, type, value);
  const ofPage = ([page, value]: readonly [Page, unknown]) =>
    [page, requestedValue(part, type, value, kindOf(page, kinds))] as const;
  if (module.form === "results" || module.form === "body") return requested(given);
  return eachItem(
    given,
    module.form === "pages" ? (item) => ofPage(item as readonly [Page, unknown]) : requested,
    (others) => requestedValue(part, objectOf(part.result.results), others),
  );
}

/** Distinguishes lists of any kind from objects of members. */
export function isMany(value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
}

/** Maps each item of a handler's result lazily, and keeps the members next to the items. */
function eachItem(
  given: unknown,
  change: (item: unknown) => unknown,
  changeOthers: (others: unknown) => unknown,
): unknown {
  if (isMany(given)) return changed(given, change);
  if (!isObject(given) || !isMany(given["items"])) return given;
  const { items, results } = given;
  return {
    ...given,
    items: changed(items as Iterable<unknown>, change),
    ...(results !== undefined && { results: changeOthers(results) }),
  };
}

async function* changed(
  items: Iterable<unknown> | AsyncIterable<unknown>,
  change: (item: unknown) => unknown,
): AsyncGenerator<unknown> {
  for await (const item of items) yield change(item);
}

/**
 * Returns the requested members. Unknown members are kept, so that the response check reports them. `kind` is the kind
 * of page to which the members belong.
 */
function requestedMembers(part: RequestedPart, fields: readonly Field[], value: Values, kind?: string): Values {
  const entries = Object.entries(value).flatMap(([name, inner]): readonly (readonly [string, unknown])[] => {
    const known = fields.filter((field) => field.name === name);
    const coming = known.filter(
      (field) =>
        comes(field, part.asked) && (kind === undefined || field.pages === undefined || field.pages.includes(kind)),
    );
    if (known.length > 0 && coming.length === 0) return [];
    const field = coming.find(({ type }) => isLike(part, type, inner)) ?? coming[0];
    return [[name, field === undefined ? inner : requestedValue(part, field.type, inner)]];
  });
  return Object.fromEntries(entries);
}

function isLike({ results }: RequestedPart, type: Type, value: unknown): boolean {
  return misfitOf(results, type, value, { at: "", object: "" }, true) === undefined;
}

function requestedValue(part: RequestedPart, type: Type, value: unknown, kind?: string): unknown {
  switch (type.kind) {
    case "list":
      return Array.isArray(value) ? value.map((item) => requestedValue(part, type.items, item)) : value;
    case "map":
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, item]) => [name, requestedValue(part, type.values, item)]),
          )
        : value;
    case "object":
      return isObject(value) ? requestedMembers(part, type.fields, value, kind) : value;
    case "shape":
      return isObject(value) ? requestedMembers(part, shapeNamed(part.results, type.shape).fields, value) : value;
    case "union": {
      const member = type.members.find((one) => isLike(part, one, value));
      return member === undefined ? value : requestedValue(part, member, value);
    }
    default:
      return value;
  }
}

/** Returns an object with the given members, each completed, and samples of the others. */
export function completedObject(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown> {
  return { ...sampleObject(fields, spot), ...completedMembers(fields, given, spot) };
}

/** Returns only the given members, each completed. Members that the type does not describe stay unchanged. */
export function completedMembers(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown> {
  const entries = Object.entries(given).map(([name, value]) => {
    const known = fields.filter((field) => field.name === name);
    const field = known.find((one) => comes(one, spot.asked)) ?? known[0];
    return [name, field === undefined ? value : completed(field.type, value, spot)] as const;
  });
  return Object.fromEntries(entries);
}

function completed(type: Type, given: unknown, spot: Spot): unknown {
  switch (type.kind) {
    case "list":
      return Array.isArray(given)
        ? given.map((item, index) => completed(type.items, item, { ...spot, number: spot.number + index }))
        : given;
    case "map":
      return isObject(given)
        ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, completed(type.values, value, spot)]))
        : given;
    case "object":
      return isObject(given) ? completedInside(type.fields, given, spot) : given;
    case "shape":
      return isObject(given) ? completedInside(shapeNamed(spot.results, type.shape).fields, given, spot) : given;
    case "union": {
      const member = type.members.find(
        (one) => misfitOf(spot.results, one, given, { at: "", object: "" }, true) === undefined,
      );
      return member === undefined ? given : completed(member, given, spot);
    }
    default:
      return given;
  }
}

/** Adds the required members of nested objects. */
function completedInside(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown> {
  return completedObject(
    fields.filter(({ name, optional }) => !optional || Object.hasOwn(given, name)),
    given,
    spot,
  );
}

/** Returns the members of the first object type that matches the given members, or else of the first object type. */
export function fieldsFor(results: ResultTable, type: Type, given: object): readonly Field[] {
  const objects = objectsOf(results, type);
  const isLike = (fields: readonly Field[]): boolean =>
    misfitOf(results, { kind: "object", fields }, given, { at: "", object: "" }, true) === undefined;
  return objects.find(isLike) ?? objects[0] ?? [];
}

function objectsOf(results: ResultTable, type: Type): readonly (readonly Field[])[] {
  if (type.kind === "shape") return [shapeNamed(results, type.shape).fields];
  if (type.kind === "union") return type.members.flatMap((member) => objectsOf(results, member));
  return type.kind === "object" ? [type.fields] : [];
}
