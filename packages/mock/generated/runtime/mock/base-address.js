import { escaped } from "../common/escaped.js";
/** The base may be given with the service's own path or without, as to its client. */
export function baseAddressOf(baseUrl, base) {
    if (baseUrl === undefined)
        return {
            prefix: base,
            pattern: `[a-z]+://[^/]+${escaped(base)}`,
            origin: undefined,
            path: base,
            shown: `${base || "/"} of any host`,
        };
    const { origin, pathname } = new URL(baseUrl);
    const given = pathname.replace(/\/+$/, "");
    const path = given.endsWith(base) ? given : given + base;
    return { prefix: origin + path, pattern: escaped(origin + path), origin, path, shown: origin + path };
}
/** The path of an address below the service; undefined of one elsewhere. */
export function pathBelow({ origin, path }, url) {
    const asked = new URL(url);
    const isHere = (origin === undefined || asked.origin === origin) &&
        (asked.pathname === path || asked.pathname.startsWith(`${path}/`));
    return isHere ? asked.pathname.slice(path.length) : undefined;
}
