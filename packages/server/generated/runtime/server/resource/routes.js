import { escaped } from "../../common/escaped.js";
import { parametersIn } from "./query-string.js";
const parameter = /\{([^{}]+)\}/g;
export function routeOf(written) {
    let count = 0;
    const [path = "", fragment] = written.split("#");
    const [name = "", value] = fragment?.split("=") ?? [];
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
/**
 * Selects one of the operations with the same path, by the value of a parameter or by its valid parameters. If none
 * fits, the last one without a value reports the errors.
 */
export function selectedOf(candidates, request, valuesOf) {
    return (candidates.find((one) => isSelected(one, request, valuesOf(one))) ??
        candidates.findLast(({ route }) => route.selector?.value === undefined));
}
function isSelected({ operation, route: { selector } }, { headers, query }, path) {
    if (selector === undefined)
        return true;
    const { name, value } = selector;
    if (value !== undefined)
        return headers[name.toLowerCase()] === value || query[name] === value;
    const { values } = parametersIn(query, operation);
    const result = operation.parameters?.({ ...values, ...path }, { strict: true, all: true, unknownFields: "ignore" });
    return result?.errors === undefined;
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
/** Sorts routes with a value first, and routes without a fragment last. */
export function compareSelectors(a, b) {
    return rankOf(a) - rankOf(b);
}
function rankOf({ selector }) {
    return selector === undefined ? 2 : selector.value === undefined ? 1 : 0;
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
