import { shownValue } from "../http/shown-value.js";
/**
 * Where the service is reached: the base may be given with the service's own path or without. User name and password
 * are left out: `fetch` refuses them, and shows them in its error. `path` is what stands before the path of every
 * operation.
 */
export function rootOf(baseUrl, path) {
    const { origin, pathname } = new URL(baseUrl);
    const root = (origin + pathname).replace(/\/+$/, "");
    return root.endsWith(path) ? root : root + path;
}
/**
 * The path with its ids, each as one segment. An empty id would name the whole collection, and dots lead out of it. The
 * ids are taken out of the arguments.
 */
export function pathOf(path, given) {
    return path.replace(/\{[^{}]+\}/g, (name) => {
        const id = given.shift();
        if (!/^[snb]/.test(typeof id) || Number.isNaN(id) || !/[^.]/.test(String(id))) {
            throw new TypeError(`Missing ID: ${name} of ${path} is ${shownValue(id)}; pass the IDs first, then the request and the options`);
        }
        return encodeURIComponent(String(id));
    });
}
/** The ids among the arguments, by their names in the path. */
export function namedIds(path, given) {
    return Object.fromEntries([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name], index) => [name, String(given[index])]));
}
