import type { DecodedRequest } from "../request.js";
import type { Context } from "../handlers.js";
import { moduleOf } from "../modules.js";
import type { MockModule } from "../options.js";
import type { ParameterInfo, Table } from "../table.js";
import { placeOf, valueAt } from "./continue-value.js";
import { requestOf, type ModuleRequest } from "./request.js";
import { numberNamed, type Spot } from "./sample.js";
import type { Site } from "./site.js";
import type { ModuleResult, ResultTable } from "./table.js";

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
