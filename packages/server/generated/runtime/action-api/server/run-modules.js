import { contextOf } from "./context.js";
import { nextOf, startOf } from "./continuation.js";
import { Failure } from "./failure.js";
import { pagesById } from "./format-version-1.js";
import { messageText } from "./message-texts.js";
import { demandHandlers, pageSetOf } from "./missing-handlers.js";
import { moduleOf } from "./modules.js";
import { resolveValues } from "./resolve-values.js";
import { takeItems } from "./take-items.js";
/** The group whose modules are run again for each batch of pages. */
const properties = "prop";
/** Runs the modules of a request. */
export async function runModules(request, query) {
    const start = startOf(query.given);
    if (start === undefined)
        throw new Failure({ code: "badcontinue", module: "main", ...badContinue });
    demandHandlers(request, query);
    const state = { request, limits: {}, modulesAt: new Map(), generatorAt: {}, pages: [], members: new Map(), result: {}, body: {} };
    if (!start.generatorDone)
        await findPages(request, query, state);
    const modules = Object.entries(request.modules);
    for (const [name, parameters] of modules)
        if (!start.done.has(name))
            await runModule({ name, parameters }, query, state);
    const names = modules.map(([name]) => name);
    const next = nextOf(start, { ...state, modules: names, properties: names.filter((name) => isOf(query, properties, name)) });
    return answerOf(query, state, next, request.generator?.name);
}
const badContinue = messageText("apierror-badcontinue", "Invalid continue param. You should pass the original value returned by the previous query.");
/** The pages that the modules add members to: those that the request names, or those that a generator makes of them. */
async function findPages(request, query, state) {
    const { generator } = request;
    const named = pageSetOf(request, query.table);
    if (query.handlers.pages !== undefined && named !== undefined) {
        const { pages, ...others } = await query.handlers.pages(named, contextOf(query, { request, pages: [], next: {} }));
        state.pages = pages;
        Object.assign(state.result, others);
    }
    if (generator !== undefined) {
        const { result, limit, continueWith } = await runHandler(generator, query, state, state.generatorAt, true);
        state.pages = await takeItems(result, limit, continueWith);
    }
    for (const page of state.pages)
        state.members.set(page, { ...page });
}
async function runModule(use, query, state) {
    const next = {};
    const { result, limit, continueWith } = await runHandler(use, query, state, next, false);
    const form = query.table.forms[use.name];
    if (form === "items")
        state.result[use.name] = await takeItems(result, limit, continueWith);
    else if (form === "pages") {
        for (const [page, members] of await takeItems(result, limit, continueWith))
            addMembers(state.members.get(page), members);
    }
    Object.assign(form === "body" ? state.body : state.result, form === "results" || form === "body" ? result : result.results);
    if (Object.keys(next).length > 0)
        state.modulesAt.set(use.name, next);
}
async function runHandler({ name, parameters }, query, state, next, generator) {
    const { table, high, options } = query;
    const { values, limit } = resolveValues(table, moduleOf(table, name), parameters, { high, namespaces: options.namespaces });
    if (limit !== undefined)
        state.limits[name] = limit;
    const context = contextOf(query, { request: state.request, name, generator, pages: state.pages, next });
    // `demandHandlers` has seen that there is one.
    const handler = (generator ? query.handlers.generators : query.handlers.modules)?.[name];
    const result = await handler(values, context);
    return {
        result,
        limit: typeof values["limit"] === "number" && !result.limited ? values["limit"] : Infinity,
        continueWith: context.continueWith,
    };
}
/** Lists of one name are put together. */
function addMembers(page, members) {
    if (page === undefined)
        throw new TypeError("A handler has members of a page that is not among `context.pages`.");
    for (const [name, value] of Object.entries(members)) {
        const before = page[name];
        page[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
}
function answerOf({ given, version }, state, next, generator) {
    const { limits, result, body, members } = state;
    const pages = [...members.values()];
    if (pages.length > 0)
        result["pages"] = version === "1" ? pagesById(pages) : pages;
    return {
        ...(given.has("rawcontinue") ? rawContinue(state, generator) : continuePart(next)),
        ...(Object.keys(limits).length === 0 ? {} : { limits }),
        ...body,
        ...(Object.keys(result).length === 0 ? {} : { query: result }),
    };
}
function continuePart({ next, complete }) {
    return { ...(complete ? { batchcomplete: true } : {}), ...(next === undefined ? {} : { continue: next }) };
}
/** The older form: by module, and not whether the pages are complete. */
function rawContinue({ modulesAt, generatorAt }, generator) {
    const raw = Object.fromEntries(modulesAt);
    if (generator !== undefined && Object.keys(generatorAt).length > 0)
        raw[generator] = { ...raw[generator], ...generatorAt };
    return Object.keys(raw).length === 0 ? {} : { "query-continue": raw };
}
function isOf({ table }, group, name) {
    return (table.groups[group] ?? []).includes(name);
}
