import { byId, compatible } from "./compatible.js";
import { ServiceError } from "./error.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import { selectedOf } from "./routes.js";
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
    const hasOwn = all.some(({ operation }) => operation.method === method);
    const ofMethod = all.filter(({ operation }) => operation.method === (method === "HEAD" && !hasOwn ? "GET" : method));
    const found = selectedOf(ofMethod, { headers, query }, (one) => one.path);
    if (found !== undefined)
        return byId(compatibility, operations, { operation: found.operation, path: found.path }, query);
    if (all.length === 0 || ofMethod.length > 0)
        throw new ServiceError(refusals.pathUnknown);
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
