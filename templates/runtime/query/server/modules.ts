import type { ModuleInfo, ParameterInfo, Table } from "./table.js";
import type { Caller, DecodedRequest, ModuleUse } from "./request.js";
import { Failure, type Message } from "./message.js";
import type { Context, Handler, Handlers, ItemList, Items, Page } from "./handlers.js";
import { SetupError } from "../../http/server/messages.js";

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

interface HandlerCall {
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
function demandHandlers(request: DecodedRequest, { table, handlers, root }: Query) {
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

/** The combined contributions of the modules that have run. */
export interface Ran {
  readonly request: DecodedRequest;
  /** The limits for parameters whose value is the word for the maximum. */
  readonly limits: Record<string, number>;
  /** The continuation parameters of each module. */
  readonly modulesAt: Map<string, Record<string, string>>;
  readonly generatorAt: Record<string, string>;
  pages: readonly Page[];
  /** The members collected for each page. */
  readonly members: Map<Page, Record<string, unknown>>;
  /** Result members that describe how the pages of the request were found. */
  readonly named: Record<string, unknown>;
  readonly result: Record<string, unknown>;
  /** Response members other than the results. */
  readonly body: Record<string, unknown>;
}

/** The parts of a request to skip, because earlier requests completed them. */
interface Skipped {
  /** True if no module that adds members to pages has to run. */
  readonly generatorDone: boolean;
  /** The modules that are complete. */
  readonly done: ReadonlySet<string>;
}

const nothingSkipped: Skipped = { generatorDone: false, done: new Set() };

export async function runModules(request: DecodedRequest, query: Query, start: Skipped = nothingSkipped): Promise<Ran> {
  demandHandlers(request, query);
  const answered = { members: new Map(), named: {}, result: {}, body: {} };
  const state: Ran = { request, limits: {}, modulesAt: new Map(), generatorAt: {}, pages: [], ...answered };
  if (!start.generatorDone) await findPages(request, query, state);
  const modules = Object.entries(request.modules);
  for (const [name, parameters] of modules)
    if (!start.done.has(name)) await runModule({ name, parameters }, query, state);
  return state;
}

/** Builds the response body from the members that modules add to it and the results, including the pages. */
export function bodyOf(
  { members: [results, pages] }: Table,
  { named, result, body }: Pick<Ran, "named" | "result" | "body">,
  pageList: unknown,
): Record<string, unknown> {
  const all = { ...named };
  if (pages !== undefined && pageList !== undefined) all[pages] = pageList;
  Object.assign(all, result);
  if (results === undefined) return { ...body, ...all };
  return Object.keys(all).length === 0 ? body : { ...body, [results]: all };
}

/** Returns the pages of a response with all members that modules added, or undefined if there are none. */
export function pagesOf({ members }: Ran): readonly Page[] | undefined {
  return members.size === 0 ? undefined : [...members.values()];
}

/**
 * Finds the pages to which modules add members: those that the request names, or those that the generator derives from
 * them.
 */
async function findPages(request: DecodedRequest, query: Query, state: Ran): Promise<void> {
  const { generator } = request;
  const named = pageSetOf(request, query.table);
  if (query.handlers.pages !== undefined && named !== undefined) {
    const { pages, ...others } = await query.handlers.pages(named, contextOf(query, { request, pages: [], next: {} }));
    state.pages = pages;
    Object.assign(state.named, others);
  }
  if (generator !== undefined) {
    const { result, limit, continueWith } = await runHandler(generator, query, state, state.generatorAt, true);
    state.pages = await takeItems<Page>(result, limit, continueWith);
    Object.assign(state.named, result.results);
  }
  for (const page of state.pages) state.members.set(page, { ...page });
}

async function runModule(use: ModuleUse, query: Query, state: Ran): Promise<void> {
  const next: Record<string, string> = {};
  const { result, limit, continueWith } = await runHandler(use, query, state, next, false);
  const form = query.table.forms[use.name];
  if (form === "items") state.result[use.name] = await takeItems(result, limit, continueWith);
  else if (form === "pages") {
    for (const [page, members] of await takeItems<readonly [Page, object]>(result, limit, continueWith))
      addMembers(state.members.get(page), members);
  }
  Object.assign(
    form === "body" ? state.body : state.result,
    form === "results" || form === "body" ? result : result.results,
  );
  if (Object.keys(next).length > 0) state.modulesAt.set(use.name, next);
}

async function runHandler(
  { name, parameters }: ModuleUse,
  query: Query,
  state: Ran,
  next: Record<string, string>,
  generator: boolean,
) {
  const { table, high, namespaces } = query;
  const { values, limit } = resolveValues(table, moduleOf(table, name), parameters, { high, namespaces });
  if (limit !== undefined) state.limits[name] = limit;
  const context = contextOf(query, { request: state.request, name, generator, pages: state.pages, next });
  // `demandHandlers` has checked that the handler exists.
  const handler = (generator ? query.handlers.generators : query.handlers.modules)?.[name] as Handler;
  const result = await handler(values, context);
  return {
    result,
    limit: result.limited ? Infinity : limitOf(moduleOf(table, name), values),
    continueWith: query.continues ? context.continueWith : undefined,
  };
}

/** Adds members to a page. Lists of the same name are combined. */
function addMembers(page: Record<string, unknown> | undefined, members: object): void {
  if (page === undefined) throw new TypeError("A handler returned members of a page that is not in `context.pages`.");
  for (const [name, value] of Object.entries(members)) {
    const before = page[name];
    page[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
}

/** Returns the requested number of items, which is the value of the parameter of type `limit`. */
function limitOf({ parameters }: ModuleInfo, values: Readonly<Record<string, unknown>>): number {
  const name = parameters.find(({ type }) => type === "limit")?.name;
  const value = name === undefined ? undefined : values[name];
  return typeof value === "number" ? value : Infinity;
}

const noContinueAt =
  "A handler returned more items than the limit, without the start of the next response (`continueAt`).";

/**
 * Returns the first items of a handler's result. `continueRequest` sets the start of the next request if there are
 * more.
 */
async function takeItems<T>(result: Items<T>, limit: number, continueRequest?: Context["continueWith"]): Promise<T[]> {
  const { items, continueAt, continueWith }: ItemList<T> = "items" in result ? result : { items: result };
  const taken: T[] = [];
  /** Takes an item. Returns false if it exceeds the limit. */
  const take = (item: T): boolean => {
    if (taken.length < limit) return taken.push(item) > 0;
    if (continueRequest === undefined) return false;
    if (continueAt === undefined) throw new TypeError(noContinueAt);
    continueRequest(continueAt(item), continueWith);
    return false;
  };
  // `for await` would wait for each item of a list.
  if (Symbol.iterator in items) {
    for (const item of items) if (!take(item)) break;
  } else {
    for await (const item of items) if (!take(item)) break;
  }
  return taken;
}

interface ResolvedValues {
  readonly values: Readonly<Record<string, unknown>>;
  /** The limit that replaces the word for the maximum. */
  readonly limit: number | undefined;
}

/** Replaces the words for the maximum and for all values by the number and the list that a handler receives. */
function resolveValues(
  table: Table,
  module: ModuleInfo,
  given: Readonly<Record<string, unknown>>,
  { high, namespaces }: { readonly high: boolean; readonly namespaces: readonly number[] },
): ResolvedValues {
  const values: Record<string, unknown> = { ...given };
  let limit: number | undefined;
  for (const info of module.parameters) {
    const value = values[info.name];
    if (info.type === "limit" && value === table.most) values[info.name] = limit = mostOf(info, high);
    else if (info.multi && value === table.all) values[info.name] = allOf(info, namespaces) ?? value;
  }
  return { values, limit };
}

function mostOf({ max = 0, highmax = max }: ParameterInfo, high: boolean): number {
  return high ? highmax : max;
}

/** Returns all values, or undefined if they cannot be listed. */
function allOf(
  { type, extranamespaces = [] }: ParameterInfo,
  namespaces: readonly number[],
): readonly unknown[] | undefined {
  if (type === "namespace") return [...extranamespaces, ...namespaces];
  return typeof type === "string" ? undefined : type;
}
