import { http } from "msw";
import { eachOperation } from "./overrides.js";
/** Returns handlers that pass every request to its mock. */
export function handlersOf({ internal: { addresses, answer } }) {
    return [http.all(addresses, ({ request }) => answer(request))];
}
/** Creates a function for each operation that returns a handler for all its paths. */
export function overridesOf({ internal: { table, requestsOf, answer } }) {
    return eachOperation(table.resources, (collection, name) => {
        const { addresses, method } = requestsOf(collection, name);
        const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
        const register = methods[method];
        return (handler, options = {}) => register(addresses, ({ request }) => answer(request, { operation: `${collection}.${name}`, handler }), {
            once: options.once ?? false,
        });
    });
}
