import { escaped } from "../../core/values.js";
/** Returns the place of a service. Without an address, the endpoint is at the end of any path on any host. */
export function placeOf(given, { endpoint, modules }) {
    const paths = Object.values(modules).flatMap(({ name, path }) => (path === undefined ? [] : [[path, name]]));
    const forms = paths.flatMap(([path]) => [path, encodeURIComponent(path)]).map((path) => `/${escaped(path)}`);
    const moduleAt = (pathname) => paths.find(([path]) => decodeURIComponent(pathname).endsWith(`/${path}`))?.[1];
    const { start, path, prefix, shown } = startOf(given, endpoint);
    return {
        addresses: new RegExp(`^${start}(?:${[path, ...forms.map((form) => prefix + form)].join("|")})$`),
        shown,
        moduleAt,
    };
}
function startOf(given, endpoint) {
    if (given === undefined)
        return {
            start: "[a-z]+://[^/?#]+(?:/[^?#]*)?",
            path: escaped(endpoint),
            prefix: "",
            shown: `${endpoint} of any host`,
        };
    const { origin, pathname } = new URL(given);
    const end = pathname.endsWith(endpoint) ? pathname.length - endpoint.length : pathname.lastIndexOf("/");
    return {
        start: escaped(origin),
        path: escaped(pathname),
        prefix: escaped(pathname.slice(0, end)),
        shown: origin + pathname,
    };
}
/** Converts the request to the form that a server receives. Throws a TypeError if the request has another address. */
export async function receivedAt({ addresses, shown, moduleAt }, request) {
    const { origin, pathname, search, protocol } = new URL(request.url);
    if (!addresses.test(origin + pathname))
        throw new TypeError(`The request is not to the address of the mock: ${request.url} is not ${shown}`);
    return {
        method: request.method,
        query: search.slice(1),
        headers: Object.fromEntries(request.headers),
        body: new Uint8Array(await request.arrayBuffer()),
        address: "127.0.0.1",
        isSecure: protocol === "https:",
        module: moduleAt(pathname),
    };
}
