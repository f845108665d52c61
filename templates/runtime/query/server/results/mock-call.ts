import type { DecodedRequest } from "../request.js";
import type { Context, Handler, Page } from "../handlers.js";
import { moduleOf } from "../modules.js";
import type { MockModule } from "../options.js";
import type { ParameterInfo, Table } from "../table.js";
import { type ModuleRequest, comes, placeOf, requestOf, valueAt } from "./request.js";
import { type Site, type Spot, numberNamed, sample, sampleObject } from "./sample.js";
import type { Field, ModuleResult, ResultTable, Type } from "./table.js";
import { kindOf } from "./check.js";
import { sum } from "../../../core/samples/type.js";

export interface Mock {
  readonly table: Table;
  readonly results: ResultTable;
  readonly site: Site | undefined;
  readonly seed: number;
  readonly name: string;
  readonly special: MockModule;
}

/** A request to a mocked module. */
export interface Call {
  readonly result: ModuleResult;
  readonly asked: ModuleRequest;
  /** The position at which the result begins, from 0. */
  readonly start: number;
  readonly limit: number;
  readonly total: number;
  /** Returns the spot of an object at a position in a list. */
  readonly spotAt: (place: number) => Spot;
  /** Returns the spot of an object by its own number. */
  readonly spotOf: (number: number, kind?: string) => Spot;
  readonly isDownwards: boolean;
  /** Returns the value of the continuation parameter for a position. */
  readonly valueAt: (place: number) => string | number | undefined;
}

/** The default number of objects of any kind. It exceeds the default limit, so that requests have to continue. */
const totalOfAll = 25;
/** Directions that list the last item first. */
const downwards = ["descending", "older"];
/** The namespaces of items if the request does not restrict them. */
const someNamespaces = [0, 1, 2, 4, 6, 10, 12, 14];

export function callOf(
  { table, results, site, seed, name, special }: Mock,
  parameters: Readonly<Record<string, unknown>>,
  { request, generator }: Context,
): Call {
  const result = results.modules[name] ?? { defaults: {} };
  const asked = askedFor(results, name, generator, request);
  const { parameters: infos } = moduleOf(table, name);
  const hasLimit = infos.some(({ type }) => type === "limit");
  const named = hasLimit ? undefined : namedOnes(infos, parameters);
  const total = named?.values.length ?? totalOfAll;
  const isDownwards = downwards.includes(String(parameters["dir"]));
  const namespaces = namespacesOf(infos, parameters, special.namespaces ?? someNamespaces);
  const echoes = echoesOf(infos, parameters);
  const spotOf: Call["spotOf"] = (number, kind) => ({ results, site, seed, asked, number, namespaces, echoes, kind });
  return {
    result,
    asked,
    start: placeOf(result.next, asked),
    limit: limitOf(infos, parameters),
    total,
    spotAt: (place) =>
      named === undefined ? spotOf(isDownwards ? total - place : place + 1) : spotNamed(named, place, spotOf),
    spotOf,
    isDownwards,
    valueAt: (place) => valueAt(result.next, asked, place),
  };
}

/** Returns the requested number of objects, which is the value of the parameter of type `limit`. */
function limitOf(infos: readonly ParameterInfo[], parameters: Readonly<Record<string, unknown>>): number {
  const name = infos.find(({ type }) => type === "limit")?.name;
  const value = name === undefined ? undefined : parameters[name];
  return typeof value === "number" ? value : Infinity;
}

function askedFor(results: ResultTable, name: string, generator: boolean, request: DecodedRequest): ModuleRequest {
  const role = generator ? "generator" : "module";
  const use = requestOf(results, request).uses.find(({ module, asked }) => module === name && asked.role === role);
  if (use === undefined) throw new TypeError(`The request does not name the module ${name}.`);
  return use.asked;
}

/** Returns the spot of a requested value, with its own number. */
function spotNamed({ name, values }: Named, place: number, spotOf: Call["spotOf"]): Spot {
  const value = values[place];
  const spot = spotOf(numberNamed(value) ?? place + 1);
  const own = { [name.replace(/s$/, "")]: [value], ...(typeof value === "string" ? { name: [value] } : {}) };
  return { ...spot, echoes: { ...spot.echoes, ...own } };
}

interface Named {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Returns values that are requested individually from a module without a limit, such as user names. */
function namedOnes(infos: readonly ParameterInfo[], parameters: Readonly<Record<string, unknown>>): Named | undefined {
  for (const { name, multi, type } of infos) {
    const values = parameters[name];
    if (multi && typeof type === "string" && type !== "namespace" && Array.isArray(values) && values.length > 0)
      return { name, values };
  }
  return undefined;
}

function namespacesOf(
  infos: readonly ParameterInfo[],
  parameters: Readonly<Record<string, unknown>>,
  fallback: readonly number[],
): readonly number[] {
  const info = infos.find(({ type }) => type === "namespace");
  const values = info === undefined ? undefined : parameters[info.name];
  const ids = [values ?? []].flat().filter((id): id is number => typeof id === "number" && id >= 0);
  return ids.length > 0 ? ids : fallback;
}

/**
 * Returns requested values by the name of the result member that repeats them. It is the name of the parameter, or its
 * singular for a list of users. Titles are excluded: the results relate to the requested title but do not contain it.
 */
function echoesOf(infos: readonly ParameterInfo[], parameters: Readonly<Record<string, unknown>>) {
  const echoes: Record<string, readonly unknown[]> = {};
  for (const { name, multi, type } of infos) {
    const values = [parameters[name] ?? []].flat();
    if (
      values.length > 0 &&
      values[0] !== "" &&
      (type === "user" || Array.isArray(type) || (type === "string" && !isAbout(name)))
    )
      echoes[multi && type === "user" ? name.replace(/s$/, "") : name] = values;
  }
  return echoes;
}

/** Returns true for names of parameters that select the start of a list or a relation of its items. */
function isAbout(name: string): boolean {
  return ["title", "from", "to", "continue"].includes(name);
}

interface PageOfRequest {
  readonly page: Page;
  readonly kind: string;
  readonly number: number;
}

/** The number of objects per page in a list. */
const perPage = 5;
/** The number of pages with different members. Further pages repeat them. */
const different = 1000;

/**
 * Returns the members that a module adds to pages. The limit applies to the first list among them. It applies per page
 * if every page must have the list or if `limitPerPage` is set, and otherwise to all pages together.
 */
export const mockPages =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const call = callOf(mock, parameters, context);
    const { pagesIn, limitPerPage = false } = mock.special;
    const fields = call.result.page ?? [];
    const counted = fields.find((field) => field.type.kind === "list" && comes(field, call.asked));
    const kinds = mock.results.pages?.kinds ?? [];
    const about = context.pages.filter(({ ns }) => pagesIn === undefined || (ns !== undefined && pagesIn.includes(ns)));
    const pages = about.map((page) => ({
      page,
      kind: kindOf(page, kinds),
      number: (page.pageid ?? sum(page.title ?? "")) % different,
    }));
    if (counted === undefined)
      return { items: pages.map((one) => [one.page, plainMembers(call, fields, one)]), limited: true };
    const having = pages.filter(({ kind }) => isOn(counted, kind));
    const { next, placesOf } = windowOf(
      call,
      { ...counted, optional: counted.optional === true && !limitPerPage },
      having.length,
    );
    if (next !== undefined && having.length > 0 && !(limitPerPage && having.length > 1))
      context.continueWith(next, call.result.next?.parameter);
    const others = fields.filter((field) => field !== counted);
    const membersOf = (one: PageOfRequest) => ({
      ...plainMembers(call, others, one),
      ...listed(call, counted, one, placesOf(having.indexOf(one))),
    });
    return { items: pages.map((one) => [one.page, membersOf(one)]), limited: true };
  };

/** Returns the members that occur only in the first response. */
function plainMembers(
  { start, spotOf }: Call,
  fields: readonly Field[],
  { kind, number }: PageOfRequest,
): Record<string, unknown> {
  return start > 0 ? {} : sampleObject(fields, { ...spotOf(number + 1, kind), last: (number + 1) * perPage });
}

/** Returns the part of the list that this response contains. */
function listed(
  { spotOf, isDownwards }: Call,
  counted: Field,
  { kind, number }: PageOfRequest,
  places: readonly number[],
): object {
  const { name, type, optional } = counted;
  if (type.kind !== "list" || !isOn(counted, kind) || (optional && places.length === 0)) return {};
  return {
    [name]: places.map((place) =>
      sample(type.items, name, spotOf(number * perPage + (isDownwards ? perPage - place : place + 1))),
    ),
  };
}

/**
 * Returns the objects of each page in this response, and the next continuation value. Without a limit, each page has
 * only its first object.
 */
function windowOf({ start, limit, valueAt }: Call, { optional }: Field, pages: number) {
  const total = optional ? pages * perPage : perPage;
  const end = Math.min(total, start + limit);
  const placesOf = (index: number) => {
    if (limit === Infinity) return [0];
    const first = optional ? index * perPage : 0;
    return Array.from({ length: perPage }, (_, place) => place).filter(
      (place) => first + place >= start && first + place < end,
    );
  };
  return { next: limit !== Infinity && end < total ? valueAt(end) : undefined, placesOf };
}

function isOn({ pages }: Pick<Field, "pages">, kind: string): boolean {
  return pages === undefined || pages.includes(kind);
}

/** Returns the remaining items of a list, up to the limit. */
export const mockItems =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const { result, start, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const type = itemType(mock.name, result);
    const others = (result.results ?? []).filter(({ name }) => name !== mock.name);
    let at = start;
    function* items(): Iterable<unknown> {
      for (; at < total; at++) yield sample(type, mock.name, spotAt(at));
    }
    return {
      items: items(),
      continueAt: () => valueAt(at) ?? at,
      continueWith: result.next?.parameter,
      results: sampleObject(others, spotAt(0)),
    };
  };

/** Returns the type of the items in the list under a module's name. */
export function itemType(name: string, { items, results = [] }: ModuleResult): Type {
  if (items !== undefined) return { kind: "object", fields: items };
  const own = results.find((field) => field.name === name)?.type;
  return own?.kind === "list" ? own.items : { kind: "any" };
}
