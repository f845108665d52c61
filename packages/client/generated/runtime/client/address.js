/**
 * Where the service is reached: the base may be given with the service's own path or without. User name and password are left out:
 * `fetch` refuses them, and shows them in its error. `path` is what stands before the path of every operation.
 */
export function rootOf(baseUrl, path) {
    const { origin, pathname } = new URL(baseUrl);
    const root = (origin + pathname).replace(/\/+$/, "");
    return root.endsWith(path) ? root : root + path;
}
/**
 * The path with its ids, each as one step: not nothing, which would name the whole collection, and not dots, which lead out of it.
 * The ids are taken out of the arguments.
 */
export function pathOf(path, given) {
    return path.replace(/\{[^{}]+\}/g, (name) => {
        const id = given.shift();
        if (!/[^.]/.test(String(id ?? "")))
            throw new TypeError(`No id: ${name} of ${path} is ${JSON.stringify(id)}`);
        return encodeURIComponent(String(id));
    });
}
