import { ServiceError, methodNotAllowed } from "./errors.js";
import type { Found, Operation, Service } from "./service.js";
import type { ContractOptions, Compatibility } from "./handlers.js";
import { type QueryValues, parametersIn, textOf } from "./read-request.js";
import type { Refusals } from "./table.js";
import { escaped } from "../../core/values.js";

/** The parts of a request that determine its operation. */
export interface AskedPath {
  readonly method: string;
  /** The path below the service's base. */
  readonly path: string;
  readonly headers: SelectingParts["headers"];
}

/** Finds the operation of a request. Returns undefined for a request of the service's OpenAPI document. */
export function findOperation<O extends Operation>(
  { refusals }: Service,
  operations: readonly O[],
  router: Router<O>,
  { compatibility, documentAt = [] }: ContractOptions,
  { method, path, headers }: AskedPath,
  query: QueryValues,
): Found<O> | undefined {
  if (path === "" || path === "/") {
    const found = compatible(compatibility, refusals, operations, { method, query });
    if (found !== undefined) return found;
  }
  if (documentAt.includes(path) && (method === "GET" || method === "HEAD")) return undefined;
  const all = router(path);
  const ofMethod = all.filter(({ operation }) => operation.method === (method === "HEAD" ? "GET" : method));
  const found = ofMethod.find(({ route }) => isSelected(route, { headers, query }));
  if (found !== undefined)
    return byId(compatibility, operations, { operation: found.operation, path: found.path }, query);
  if (all.length === 0 || ofMethod.length > 0) throw new ServiceError(refusals.unknownPath);
  throw methodNotAllowed(
    refusals,
    all.map(({ operation }) => operation.method),
  );
}

/** Parses a query string. Repeated names become lists. */
export function queryOf(query: string): QueryValues {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, oneOrMany(parameters.getAll(name))]));
}

function oneOrMany(values: readonly string[]): string | readonly string[] {
  return values.length === 1 && values[0] !== undefined ? values[0] : values;
}

/** Returns the operation and the id of a request in the compatibility form, or undefined for any other request. */
export function compatible<O extends Operation>(
  compatibility: Compatibility | undefined,
  refusals: Refusals,
  operations: readonly O[],
  request: { readonly method: string; readonly query: unknown },
): Found<O> | undefined {
  if (compatibility === undefined) return undefined;
  const query = parametersIn(request.query).values;
  const [object, action] = [textOf(query, compatibility.object), textOf(query, compatibility.action)];
  if (object === undefined && action === undefined) return undefined;
  const name =
    action !== undefined && Object.hasOwn(compatibility.operations, action)
      ? compatibility.operations[action]
      : undefined;
  const operation = operations.find(
    (one) => one.shortName === name && one.object !== undefined && objectNames(one).includes(object),
  );
  if (operation === undefined) throw new ServiceError(refusals.unknownPath);
  const method = operation.method === "GET" ? "GET" : "POST";
  if (request.method !== method && !(request.method === "HEAD" && method === "GET"))
    throw methodNotAllowed(refusals, [method]);
  return {
    operation,
    path: operation.id === undefined ? {} : { [operation.id]: textOf(query, compatibility.id) ?? "" },
  };
}

/** Supports a deprecated form of reading one object: listing with an id selects the operation that reads the object. */
export function byId<O extends Operation>(
  compatibility: Compatibility | undefined,
  operations: readonly O[],
  found: Found<O>,
  query: unknown,
): Found<O> {
  const { operation } = found;
  if (
    compatibility === undefined ||
    operation.object === undefined ||
    operation.shortName !== compatibility.operations["list"]
  )
    return found;
  const id = textOf(parametersIn(query).values, compatibility.id);
  const { collection } = operation;
  const reader = operations.find(
    (one) => one.collection === collection && one.shortName === compatibility.operations["get"],
  );
  return id === undefined || reader?.id === undefined
    ? found
    : { operation: reader, path: { ...found.path, [reader.id]: id } };
}

/** Returns the names of an object in the compatibility form: its own name and those in its paths. */
function objectNames({ object, paths }: Operation): readonly (string | undefined)[] {
  return [object, ...paths.map((path) => path.split("/")[1])];
}

/** A path of the table, parsed for routing. */
export interface Route {
  /** The URL for Fastify, with parameters named `p1`, `p2` and so on. */
  readonly url: string;
  /** The names of the parameters in their order. */
  readonly names: readonly string[];
  readonly pattern: RegExp;
  /** The form shared by paths that differ only in parameter names. */
  readonly form: string;
  /** The header field or query parameter that selects the operation, if several have the path. */
  readonly selector: Selector | undefined;
}

/** The fragment of a path, such as `#X-Action=List`. It is not part of the URL. */
interface Selector {
  readonly name: string;
  readonly value: string;
}

/** The parts of a request that can select one of several operations at a path. */
export interface SelectingParts {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: unknown;
}

const parameter = /\{([^{}]+)\}/g;

export function routeOf(written: string): Route {
  let count = 0;
  const [path = "", fragment] = written.split("#");
  const [name = "", value = ""] = fragment?.split("=") ?? [];
  return {
    url: path.replaceAll(":", "::").replace(parameter, () => `:p${++count}`),
    names: [...path.matchAll(parameter)].map(([, name = ""]) => name),
    pattern: new RegExp(
      `^${path
        .split(/\{[^{}]+\}/)
        .map(escaped)
        .join("([^/]+)")}$`,
    ),
    form: path.replace(parameter, "{}"),
    selector: fragment === undefined ? undefined : { name, value },
  };
}

/** Returns true if a request matches a route, among those with the same path. */
export function isSelected({ selector }: Pick<Route, "selector">, { headers, query }: SelectingParts): boolean {
  if (selector === undefined) return true;
  const { name, value } = selector;
  return headers[name.toLowerCase()] === value || (query as Readonly<Record<string, unknown>>)[name] === value;
}

/**
 * Returns the values of a path's parameters from Fastify. Returns undefined if a value is empty, because the path then
 * has a redundant slash.
 */
export function valuesAt({ names }: Route, params: unknown): Readonly<Record<string, string>> | undefined {
  const values = names.map((_, index) => (params as Readonly<Record<string, string>>)[`p${index + 1}`] ?? "");
  return values.includes("") ? undefined : named(names, values);
}

function named(names: readonly string[], values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}

/** Finds the operations at a path below the base, one for each method, with the values in the path. */
export type Router<O extends Operation> = (path: string) => readonly (Found<O> & { readonly route: Route })[];

/** Creates a router. If several paths match, literal text takes precedence over parameters, from left to right. */
export function routerOf<O extends Operation>(operations: readonly O[]): Router<O> {
  const all = operations.flatMap((operation) => operation.paths.map((path) => ({ operation, route: routeOf(path) })));
  const sorted = all.toSorted((a, b) => compareForms(a.route.form, b.route.form) || compareSelectors(a.route, b.route));
  return (path) => {
    const first = sorted.find(({ route }) => route.pattern.test(path));
    return sorted
      .filter(({ route }) => route.form === first?.route.form)
      .map(({ operation, route }) => ({
        operation,
        route,
        path: named(route.names, (route.pattern.exec(path) ?? []).slice(1).map(decodedText)),
      }));
  };
}

/** Sorts routes with a selector before routes without one. */
export function compareSelectors(a: Route, b: Route): number {
  return Number(a.selector === undefined) - Number(b.selector === undefined);
}

/** Sorts text before a parameter, and a parameter followed by text before one without. */
function compareForms(a: string, b: string): number {
  const [first, second] = [a, b].map((form) => `${form.replaceAll("{}", "\uFFFE")}\uFFFF`) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Methods that a path rejects. They belong only to other paths that match some of the same URLs. */
export interface RefusedMethods {
  readonly route: Route;
  readonly methods: readonly string[];
  readonly allowed: readonly string[];
}

/**
 * Returns the methods that each path must reject. Otherwise a request whose method the best path does not support would
 * match a worse path.
 */
export function refusedMethods(operations: readonly Operation[]): readonly RefusedMethods[] {
  const methods = new Map<string, Set<string>>();
  for (const { method, paths } of operations) {
    for (const { form } of paths.map(routeOf)) methods.set(form, (methods.get(form) ?? new Set()).add(method));
  }
  return [...methods].flatMap(([form, own]) => {
    const others = [...methods].flatMap(([other, taken]) => (overlap(form, other) ? [...taken] : []));
    const refused = [...new Set(others)].filter((method) => !own.has(method));
    return refused.length === 0
      ? []
      : [{ route: routeOf(form.replaceAll("{}", "{p}")), methods: refused, allowed: [...own] }];
  });
}

/** Returns true if some URL matches both forms. */
function overlap(a: string, b: string): boolean {
  const [first, second] = [a.split("/"), b.split("/")];
  return (
    first.length === second.length &&
    first.every((part, at) => part === second[at] || `${part}${second[at]}`.includes("{}"))
  );
}
