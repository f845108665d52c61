import { contextOf, demandHandlers, pageSetOf, moduleOf } from "./modules.js";
const nothingSkipped = { generatorDone: false, done: new Set() };
export async function runModules(request, query, start = nothingSkipped) {
    demandHandlers(request, query);
    const answered = { members: new Map(), named: {}, result: {}, body: {} };
    const state = { request, limits: {}, modulesAt: new Map(), generatorAt: {}, pages: [], ...answered };
    if (!start.generatorDone)
        await findPages(request, query, state);
    const modules = Object.entries(request.modules);
    for (const [name, parameters] of modules)
        if (!start.done.has(name))
            await runModule({ name, parameters }, query, state);
    return state;
}
/** Builds the response body from the members that modules add to it and the results, including the pages. */
export function bodyOf({ members: [results, pages] }, { named, result, body }, pageList) {
    const all = { ...named };
    if (pages !== undefined && pageList !== undefined)
        all[pages] = pageList;
    Object.assign(all, result);
    if (results === undefined)
        return { ...body, ...all };
    return Object.keys(all).length === 0 ? body : { ...body, [results]: all };
}
/** Returns the pages of a response with all members that modules added, or undefined if there are none. */
export function pagesOf({ members }) {
    return members.size === 0 ? undefined : [...members.values()];
}
/**
 * Finds the pages to which modules add members: those that the request names, or those that the generator derives from
 * them.
 */
async function findPages(request, query, state) {
    const { generator } = request;
    const named = pageSetOf(request, query.table);
    if (query.handlers.pages !== undefined && named !== undefined) {
        const { pages, ...others } = await query.handlers.pages(named, contextOf(query, { request, pages: [], next: {} }));
        state.pages = pages;
        Object.assign(state.named, others);
    }
    if (generator !== undefined) {
        const { result, limit, continueWith } = await runHandler(generator, query, state, state.generatorAt, true);
        state.pages = await takeItems(result, limit, continueWith);
        Object.assign(state.named, result.results);
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
    const { table, high, namespaces } = query;
    const { values, limit } = resolveValues(table, moduleOf(table, name), parameters, { high, namespaces });
    if (limit !== undefined)
        state.limits[name] = limit;
    const context = contextOf(query, { request: state.request, name, generator, pages: state.pages, next });
    // `demandHandlers` has checked that the handler exists.
    const handler = (generator ? query.handlers.generators : query.handlers.modules)?.[name];
    const result = await handler(values, context);
    return {
        result,
        limit: result.limited ? Infinity : limitOf(moduleOf(table, name), values),
        continueWith: query.continues ? context.continueWith : undefined,
    };
}
/** Adds members to a page. Lists of the same name are combined. */
function addMembers(page, members) {
    if (page === undefined)
        throw new TypeError("A handler returned members of a page that is not in `context.pages`.");
    for (const [name, value] of Object.entries(members)) {
        const before = page[name];
        page[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
}
/** Returns the requested number of items, which is the value of the parameter of type `limit`. */
function limitOf({ parameters }, values) {
    const name = parameters.find(({ type }) => type === "limit")?.name;
    const value = name === undefined ? undefined : values[name];
    return typeof value === "number" ? value : Infinity;
}
const noContinueAt = "A handler returned more items than the limit, without the start of the next response (`continueAt`).";
/**
 * Returns the first items of a handler's result. `continueRequest` sets the start of the next request if there are
 * more.
 */
async function takeItems(result, limit, continueRequest) {
    const { items, continueAt, continueWith } = "items" in result ? result : { items: result };
    const taken = [];
    /** Takes an item. Returns false if it exceeds the limit. */
    const take = (item) => {
        if (taken.length < limit)
            return taken.push(item) > 0;
        if (continueRequest === undefined)
            return false;
        if (continueAt === undefined)
            throw new TypeError(noContinueAt);
        continueRequest(continueAt(item), continueWith);
        return false;
    };
    // `for await` would wait for each item of a list.
    if (Symbol.iterator in items) {
        for (const item of items)
            if (!take(item))
                break;
    }
    else {
        for await (const item of items)
            if (!take(item))
                break;
    }
    return taken;
}
/** Replaces the words for the maximum and for all values by the number and the list that a handler receives. */
function resolveValues(table, module, given, { high, namespaces }) {
    const values = { ...given };
    let limit;
    for (const info of module.parameters) {
        const value = values[info.name];
        if (info.type === "limit" && value === table.most)
            values[info.name] = limit = mostOf(info, high);
        else if (info.multi && value === table.all)
            values[info.name] = allOf(info, namespaces) ?? value;
    }
    return { values, limit };
}
function mostOf({ max = 0, highmax = max }, high) {
    return high ? highmax : max;
}
/** Returns all values, or undefined if they cannot be listed. */
function allOf({ type, extranamespaces = [] }, namespaces) {
    if (type === "namespace")
        return [...extranamespaces, ...namespaces];
    return typeof type === "string" ? undefined : type;
}
