import { ServiceError, methodNotAllowed } from "./errors.js";
import { parametersIn, textOf } from "./read-request.js";
import { escaped } from "../../core/values.js";
/** Finds the operation of a request. Returns undefined for a request of the service's OpenAPI document. */
export function findOperation({ refusals }, operations, router, { compatibility, documentAt = [] }, { method, path, headers }, query) {
    if (path === "" || path === "/") {
        const found = compatible(compatibility, refusals, operations, { method, query });
        if (found !== undefined)
            return found;
    }
    if (documentAt.includes(path) && (method === "GET" || method === "HEAD"))
        return undefined;
    const all = router(path);
    const ofMethod = all.filter(({ operation }) => operation.method === (method === "HEAD" ? "GET" : method));
    const found = ofMethod.find(({ route }) => isSelected(route, { headers, query }));
    if (found !== undefined)
        return byId(compatibility, operations, { operation: found.operation, path: found.path }, query);
    if (all.length === 0 || ofMethod.length > 0)
        throw new ServiceError(refusals.unknownPath);
    throw methodNotAllowed(refusals, all.map(({ operation }) => operation.method));
}
/** Parses a query string. Repeated names become lists. */
export function queryOf(query) {
    const parameters = new URLSearchParams(query);
    return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, oneOrMany(parameters.getAll(name))]));
}
function oneOrMany(values) {
    return values.length === 1 && values[0] !== undefined ? values[0] : values;
}
/** Returns the operation and the id of a request in the compatibility form, or undefined for any other request. */
export function compatible(compatibility, refusals, operations, request) {
    if (compatibility === undefined)
        return undefined;
    const query = parametersIn(request.query).values;
    const [object, action] = [textOf(query, compatibility.object), textOf(query, compatibility.action)];
    if (object === undefined && action === undefined)
        return undefined;
    const name = action !== undefined && Object.hasOwn(compatibility.operations, action)
        ? compatibility.operations[action]
        : undefined;
    const operation = operations.find((one) => one.shortName === name && one.object !== undefined && objectNames(one).includes(object));
    if (operation === undefined)
        throw new ServiceError(refusals.unknownPath);
    const method = operation.method === "GET" ? "GET" : "POST";
    if (request.method !== method && !(request.method === "HEAD" && method === "GET"))
        throw methodNotAllowed(refusals, [method]);
    return {
        operation,
        path: operation.id === undefined ? {} : { [operation.id]: textOf(query, compatibility.id) ?? "" },
    };
}
/** Supports a deprecated form of reading one object: listing with an id selects the operation that reads the object. */
export function byId(compatibility, operations, found, query) {
    const { operation } = found;
    if (compatibility === undefined ||
        operation.object === undefined ||
        operation.shortName !== compatibility.operations["list"])
        return found;
    const id = textOf(parametersIn(query).values, compatibility.id);
    const { collection } = operation;
    const reader = operations.find((one) => one.collection === collection && one.shortName === compatibility.operations["get"]);
    return id === undefined || reader?.id === undefined
        ? found
        : { operation: reader, path: { ...found.path, [reader.id]: id } };
}
/** Returns the names of an object in the compatibility form: its own name and those in its paths. */
function objectNames({ object, paths }) {
    return [object, ...paths.map((path) => path.split("/")[1])];
}
const parameter = /\{([^{}]+)\}/g;
export function routeOf(written) {
    let count = 0;
    const [path = "", fragment] = written.split("#");
    const [name = "", value = ""] = fragment?.split("=") ?? [];
    return {
        url: path.replaceAll(":", "::").replace(parameter, () => `:p${++count}`),
        names: [...path.matchAll(parameter)].map(([, name = ""]) => name),
        pattern: new RegExp(`^${path
            .split(/\{[^{}]+\}/)
            .map(escaped)
            .join("([^/]+)")}$`),
        form: path.replace(parameter, "{}"),
        selector: fragment === undefined ? undefined : { name, value },
    };
}
/** Returns true if a request matches a route, among those with the same path. */
export function isSelected({ selector }, { headers, query }) {
    if (selector === undefined)
        return true;
    const { name, value } = selector;
    return headers[name.toLowerCase()] === value || query[name] === value;
}
/**
 * Returns the values of a path's parameters from Fastify. Returns undefined if a value is empty, because the path then
 * has a redundant slash.
 */
export function valuesAt({ names }, params) {
    const values = names.map((_, index) => params[`p${index + 1}`] ?? "");
    return values.includes("") ? undefined : named(names, values);
}
function named(names, values) {
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}
/** Creates a router. If several paths match, literal text takes precedence over parameters, from left to right. */
export function routerOf(operations) {
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
export function compareSelectors(a, b) {
    return Number(a.selector === undefined) - Number(b.selector === undefined);
}
/** Sorts text before a parameter, and a parameter followed by text before one without. */
function compareForms(a, b) {
    const [first, second] = [a, b].map((form) => `${form.replaceAll("{}", "\uFFFE")}\uFFFF`);
    return first < second ? -1 : first > second ? 1 : 0;
}
function decodedText(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/**
 * Returns the methods that each path must reject. Otherwise a request whose method the best path does not support would
 * match a worse path.
 */
export function refusedMethods(operations) {
    const methods = new Map();
    for (const { method, paths } of operations) {
        for (const { form } of paths.map(routeOf))
            methods.set(form, (methods.get(form) ?? new Set()).add(method));
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
function overlap(a, b) {
    const [first, second] = [a.split("/"), b.split("/")];
    return (first.length === second.length &&
        first.every((part, at) => part === second[at] || `${part}${second[at]}`.includes("{}")));
}
