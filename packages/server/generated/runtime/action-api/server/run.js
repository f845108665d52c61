import { contextOf } from "./context.js";
import { nextOf, startOf } from "./continuation.js";
import { Failure } from "./failure.js";
import { demandHandlers, namesPages } from "./nobody.js";
import { take } from "./take.js";
import { resolved } from "./values.js";
import { pagesById } from "./version1.js";
import { say } from "./words.js";

/**
 * @typedef {import("./context.js").Query} Query
 * @typedef {import("./context.js").Handler} Handler
 * @typedef {import("./context.js").Decoded & Record<string, any>} Decoded
 * @typedef {import("./types.js").Page} Page
 * @typedef {object} State what comes of the modules of a request, while they run
 * @property {Decoded} request
 * @property {Record<string, number>} limits those that stand for as many as allowed
 * @property {Map<string, Record<string, string>>} modulesAt the parameters with which modules go on
 * @property {Record<string, string>} generatorAt
 * @property {readonly Page[]} pages
 * @property {Map<Page, Record<string, unknown>>} told what was told of each page
 * @property {Record<string, unknown>} result
 * @property {Record<string, unknown>} body what stands beside the result
 */

/** The group whose modules are run again for each batch of pages. */
const properties = "prop";

/** Runs the modules of a request. @param {Decoded} decoded @param {Query} query @returns {Promise<Record<string, unknown>>} */
export async function run(decoded, query) {
  const start = startOf(query.given);
  if (start === undefined) throw new Failure({ code: "badcontinue", module: "main", ...badContinue });
  demandHandlers(decoded, query);
  /** @type {State} */
  const state = { request: decoded, limits: {}, modulesAt: new Map(), generatorAt: {}, pages: [], told: new Map(), result: {}, body: {} };
  if (!start.generatorDone) await findPages(decoded, query, state);
  const names = Object.keys(decoded.modules);
  for (const name of names) if (!start.done.has(name)) await runModule({ name, parameters: decoded.modules[name] }, query, state);
  const next = nextOf(start, { ...state, modules: names, properties: names.filter((name) => isOf(query, properties, name)) });
  return answerOf(query, state, next, decoded.generator?.name);
}

const badContinue = say("apierror-badcontinue", "Invalid continue param. You should pass the original value returned by the previous query.");

/** The pages that the modules tell of: those that the request names, or those that a generator makes of them. @param {Decoded} decoded @param {Query} query @param {State} state */
async function findPages(decoded, query, state) {
  const { generator, [query.table.pageSet]: named } = decoded;
  if (query.handlers.pages !== undefined && namesPages(named)) {
    const { pages, ...others } = await query.handlers.pages(named, contextOf(query, { request: state.request, pages: [], next: {} }));
    state.pages = pages;
    Object.assign(state.result, others);
  }
  if (generator !== undefined) {
    const asked = await ask(generator, query.handlers.generators, query, state, state.generatorAt, true);
    state.pages = await take(asked.things, asked.limit, asked.goOn);
  }
  for (const page of state.pages) state.told.set(page, { ...page });
}

/** @param {import("./context.js").Use} use @param {Query} query @param {State} state */
async function runModule(use, query, state) {
  /** @type {Record<string, string>} */
  const next = {};
  const { things, limit, goOn } = await ask(use, query.handlers.modules, query, state, next, false);
  const form = query.table.forms[use.name];
  if (form === "items") state.result[use.name] = await take(things, limit, goOn);
  else if (form === "pages") for (const [page, members] of await take(things, limit, goOn)) tell(state.told.get(page), members);
  Object.assign(form === "body" ? state.body : state.result, form === "results" || form === "body" ? things : things.results);
  if (Object.keys(next).length > 0) state.modulesAt.set(use.name, next);
}

/**
 * @param {import("./context.js").Use} use @param {Readonly<Record<string, Handler | undefined>> | undefined} handlers @param {Query} query @param {State} state
 * @param {Record<string, string>} next @param {boolean} generator
 */
async function ask({ name, parameters }, handlers, query, state, next, generator) {
  const { values, limit } = resolved(query.table, query.table.modules[name], parameters, { high: query.high, namespaces: query.options.namespaces });
  if (limit !== undefined) state.limits[name] = limit;
  const context = contextOf(query, { request: state.request, name, generator, pages: state.pages, next });
  const things = await /** @type {Handler} */ (handlers?.[name])(values, context);
  return { things, limit: typeof values.limit === "number" && !things.limited ? values.limit : Infinity, goOn: context.continueWith };
}

/** Lists of one name are put together. @param {Record<string, unknown> | undefined} page @param {Readonly<Record<string, unknown>>} members */
function tell(page, members) {
  if (page === undefined) throw new TypeError("A handler tells of a page that is not among `context.pages`.");
  for (const [name, value] of Object.entries(members)) {
    const before = page[name];
    page[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
}

/** @param {Query} query @param {State} state @param {ReturnType<typeof nextOf>} next @param {string | undefined} generator */
function answerOf({ given, version }, state, next, generator) {
  const { limits, result, body, told } = state;
  const pages = [...told.values()];
  if (pages.length > 0) result.pages = version === "1" ? pagesById(pages) : pages;
  return {
    ...(given.has("rawcontinue") ? rawContinue(state, generator) : goingOn(next)),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...body,
    ...(Object.keys(result).length === 0 ? {} : { query: result }),
  };
}

/** @param {ReturnType<typeof nextOf>} next */
function goingOn({ next, complete }) {
  return { ...(complete ? { batchcomplete: true } : {}), ...(next === undefined ? {} : { continue: next }) };
}

/** The older form: by module, and not whether all is said. @param {Pick<State, "modulesAt" | "generatorAt">} state @param {string | undefined} generator */
function rawContinue({ modulesAt, generatorAt }, generator) {
  const raw = Object.fromEntries(modulesAt);
  if (generator !== undefined && Object.keys(generatorAt).length > 0) raw[generator] = { ...raw[generator], ...generatorAt };
  return Object.keys(raw).length === 0 ? {} : { "query-continue": raw };
}

/** @param {Query} query @param {string} group @param {string} name */
function isOf({ table }, group, name) {
  return (table.groups[group] ?? []).includes(name);
}
