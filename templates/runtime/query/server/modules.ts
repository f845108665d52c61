import type { ModuleInfo, Table } from "./table.js";
import type { DecodedRequest, Caller } from "./request.js";
import { Failure, type Message } from "./message.js";
import type { Context, Handlers, Page } from "./handlers.js";
import { SetupError } from "../../http/server/setup-error.js";

/**
 * Returns the module that a decoded request names. It always exists, because decoder and table are generated from the
 * same spec.
 */
export function moduleOf({ modules }: Table, name: string): ModuleInfo {
  const module = modules[name];
  if (module === undefined) throw new TypeError(`The table has no module ${name}.`);
  return module;
}

/** Returns the name of a module in messages: its path, or its own name if it has no path. */
export function pathOf({ name, path = name }: ModuleInfo): string {
  return path;
}

/** The context of a request in progress. */
export interface Query {
  readonly table: Table;
  readonly handlers: Handlers;
  /** The parameters of the request, by name. */
  readonly given: ReadonlyMap<string, string>;
  readonly caller: Caller;
  /** Called when a handler reads the caller. The response may then differ between callers. */
  readonly onCaller?: () => void;
  /** True if the higher limits apply to the caller. */
  readonly high: boolean;
  readonly warnings: Message[];
  /** The module name in messages about the whole request. */
  readonly root: string;
  /** The ids of the site's namespaces, if it has any. */
  readonly namespaces: readonly number[];
  /** True if a response may continue a previous one. */
  readonly continues: boolean;
}

export interface HandlerCall {
  readonly request: DecodedRequest;
  /** The name of the module; undefined during the lookup of the request's pages. */
  readonly name?: string;
  readonly generator?: boolean;
  readonly pages: readonly Page[];
  /** Collects the parameters that continue the request. */
  readonly next: Record<string, string>;
}

/** Creates the context that a handler receives in addition to its parameters. */
export function contextOf(
  { table, caller, onCaller, warnings, root }: Query,
  { request, name, generator = false, pages, next }: HandlerCall,
): Context {
  const module = name === undefined ? undefined : table.modules[name];
  const path = module === undefined ? root : pathOf(module);
  const start = `${generator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
  return {
    request,
    get caller() {
      onCaller?.();
      return caller;
    },
    generator,
    pages,
    continueWith: (value, parameter = "continue") =>
      void (next[start + parameter] = [value].flat().join(table.separators[0])),
    warn: (code, text) => void warnings.push({ ...text, code, module: path }),
    fail: (code, text, status) => {
      throw new Failure({ ...text, code, module: path }, status);
    },
  };
}

/** Rejects handlers that no request can reach, because a name is misspelled or the spec no longer has the module. */
export function refuseUnknownHandlers(table: Table, { modules = {}, generators = {} }: Handlers): void {
  const unknown = [
    ...Object.keys(modules)
      .filter((name) => !Object.hasOwn(table.modules, name))
      .map((name) => `modules.${name}`),
    ...Object.keys(generators)
      .filter((name) => !table.generators.includes(name))
      .map((name) => `generators.${name}`),
  ];
  if (unknown.length === 0) return;
  throw new SetupError(
    `These handlers belong to no module of the spec: ${unknown.join(", ")}; remove them, or give them the names of modules.`,
  );
}

/** The HTTP status of a request for which this server has no handler. */
export const notImplemented = 501;

const noHandler = { code: "nohandler", key: "apierror-nohandler", text: "This server has no handler for: $1." };

export function missingOf(table: Table, handlers: Handlers) {
  return {
    modules: Object.keys(table.modules).filter((name) => handlers.modules?.[name] === undefined),
    generators: table.generators.filter((name) => handlers.generators?.[name] === undefined),
    pages: handlers.pages === undefined,
  };
}

/** Rejects a request for which a handler is missing, before any handler runs. */
export function demandHandlers(request: DecodedRequest, { table, handlers, root }: Query) {
  const { generator, modules } = request;
  const missing = Object.keys(modules).filter((name) => handlers.modules?.[name] === undefined);
  if (generator !== undefined && handlers.generators?.[generator.name] === undefined)
    missing.push(`${table.generator[0]}=${generator.name}`);
  if (pageSetOf(request, table) !== undefined && handlers.pages === undefined) missing.push(table.pageSet);
  const [first] = missing;
  if (first === undefined) return;
  const module = Object.hasOwn(table.modules, first) ? pathOf(moduleOf(table, first)) : root;
  throw new Failure(
    { ...noHandler, parameters: [{ list: missing, type: "comma" }], module, data: { handlers: missing } },
    notImplemented,
  );
}

/** Returns the parameters that name pages, or undefined if the request names none. */
export function pageSetOf(request: DecodedRequest, { pageSet, pageParameters }: Table): object | undefined {
  const set = (request[pageSet] ?? {}) as Readonly<Record<string, unknown>>;
  const isNamed = (name: string): boolean =>
    Object.hasOwn(set, name) && set[name] !== undefined && [set[name]].flat().length > 0;
  return pageParameters.some(isNamed) ? set : undefined;
}
