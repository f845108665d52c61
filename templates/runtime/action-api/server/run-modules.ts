import { contextOf, type Query } from "./context.js";
import { nextOf, startOf, type Continuation } from "./continuation.js";
import type { DecodedRequest, ModuleUse } from "./decoded-request.js";
import { Failure } from "./failure.js";
import { pagesById } from "./format-version-1.js";
import type { Handler, Page } from "./handlers.js";
import { messageText } from "./message-texts.js";
import { demandHandlers, pageSetOf } from "./missing-handlers.js";
import { moduleOf } from "./modules.js";
import { resolveValues } from "./resolve-values.js";
import { takeItems } from "./take-items.js";

/** What the modules of a request have contributed so far, while they run. */
interface State {
  readonly request: DecodedRequest;
  /** The limits that stand for as many as allowed. */
  readonly limits: Record<string, number>;
  /** The parameters with which modules continue. */
  readonly modulesAt: Map<string, Record<string, string>>;
  readonly generatorAt: Record<string, string>;
  pages: readonly Page[];
  /** The members of each page so far. */
  readonly members: Map<Page, Record<string, unknown>>;
  readonly result: Record<string, unknown>;
  /** Members of the answer beside the result. */
  readonly body: Record<string, unknown>;
}

/** The group whose modules are run again for each batch of pages. */
const properties = "prop";

/** Runs the modules of a request. */
export async function runModules(request: DecodedRequest, query: Query): Promise<Record<string, unknown>> {
  const start = startOf(query.given);
  if (start === undefined) throw new Failure({ code: "badcontinue", module: "main", ...badContinue });
  demandHandlers(request, query);
  const state: State = { request, limits: {}, modulesAt: new Map(), generatorAt: {}, pages: [], members: new Map(), result: {}, body: {} };
  if (!start.generatorDone) await findPages(request, query, state);
  const modules = Object.entries(request.modules);
  for (const [name, parameters] of modules) if (!start.done.has(name)) await runModule({ name, parameters }, query, state);
  const names = modules.map(([name]) => name);
  const next = nextOf(start, { ...state, modules: names, properties: names.filter((name) => isOf(query, properties, name)) });
  return answerOf(query, state, next, request.generator?.name);
}

const badContinue = messageText(
  "apierror-badcontinue",
  "Invalid continue param. You should pass the original value returned by the previous query.",
);

/** The pages that the modules add members to: those that the request names, or those that a generator makes of them. */
async function findPages(request: DecodedRequest, query: Query, state: State): Promise<void> {
  const { generator } = request;
  const named = pageSetOf(request, query.table);
  if (query.handlers.pages !== undefined && named !== undefined) {
    const { pages, ...others } = await query.handlers.pages(named, contextOf(query, { request, pages: [], next: {} }));
    state.pages = pages;
    Object.assign(state.result, others);
  }
  if (generator !== undefined) {
    const { result, limit, continueWith } = await runHandler(generator, query, state, state.generatorAt, true);
    state.pages = await takeItems<Page>(result, limit, continueWith);
  }
  for (const page of state.pages) state.members.set(page, { ...page });
}

async function runModule(use: ModuleUse, query: Query, state: State): Promise<void> {
  const next: Record<string, string> = {};
  const { result, limit, continueWith } = await runHandler(use, query, state, next, false);
  const form = query.table.forms[use.name];
  if (form === "items") state.result[use.name] = await takeItems(result, limit, continueWith);
  else if (form === "pages") {
    for (const [page, members] of await takeItems<readonly [Page, object]>(result, limit, continueWith))
      addMembers(state.members.get(page), members);
  }
  Object.assign(form === "body" ? state.body : state.result, form === "results" || form === "body" ? result : result.results);
  if (Object.keys(next).length > 0) state.modulesAt.set(use.name, next);
}

async function runHandler({ name, parameters }: ModuleUse, query: Query, state: State, next: Record<string, string>, generator: boolean) {
  const { table, high, options } = query;
  const { values, limit } = resolveValues(table, moduleOf(table, name), parameters, { high, namespaces: options.namespaces });
  if (limit !== undefined) state.limits[name] = limit;
  const context = contextOf(query, { request: state.request, name, generator, pages: state.pages, next });
  // `demandHandlers` has seen that there is one.
  const handler = (generator ? query.handlers.generators : query.handlers.modules)?.[name] as Handler;
  const result = await handler(values, context);
  return {
    result,
    limit: typeof values["limit"] === "number" && !result.limited ? values["limit"] : Infinity,
    continueWith: context.continueWith,
  };
}

/** Lists of one name are put together. */
function addMembers(page: Record<string, unknown> | undefined, members: object): void {
  if (page === undefined) throw new TypeError("A handler has members of a page that is not among `context.pages`.");
  for (const [name, value] of Object.entries(members)) {
    const before = page[name];
    page[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
}

function answerOf({ given, version }: Query, state: State, next: Continuation, generator: string | undefined): Record<string, unknown> {
  const { limits, result, body, members } = state;
  const pages: readonly Page[] = [...members.values()];
  if (pages.length > 0) result["pages"] = version === "1" ? pagesById(pages) : pages;
  return {
    ...(given.has("rawcontinue") ? rawContinue(state, generator) : continuePart(next)),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...body,
    ...(Object.keys(result).length === 0 ? {} : { query: result }),
  };
}

function continuePart({ next, complete }: Continuation): object {
  return { ...(complete ? { batchcomplete: true } : {}), ...(next === undefined ? {} : { continue: next }) };
}

/** The older form: by module, and not whether the pages are complete. */
function rawContinue({ modulesAt, generatorAt }: Pick<State, "modulesAt" | "generatorAt">, generator: string | undefined): object {
  const raw = Object.fromEntries(modulesAt);
  if (generator !== undefined && Object.keys(generatorAt).length > 0) raw[generator] = { ...raw[generator], ...generatorAt };
  return Object.keys(raw).length === 0 ? {} : { "query-continue": raw };
}

function isOf({ table }: Query, group: string, name: string): boolean {
  return (table.groups[group] ?? []).includes(name);
}
