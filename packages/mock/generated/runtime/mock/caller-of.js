import { keysIn } from "../server/resource/query-string.js";
/** Whose key a request has; undefined of one that is unknown. Where no keys are given, any key may do anything. */
export function callerOf(table, known, operation, key, received) {
    if (known === undefined)
        return anyCaller(table, operation, received);
    const found = Object.hasOwn(known, key) ? known[key] : undefined;
    if (found === undefined)
        return undefined;
    const { kind, tenant, scopes } = typeof found === "string" ? { kind: found } : found;
    return { id: key, kind, tenant, addresses: [], scopes };
}
/**
 * A key that may do anything: of the first kind that the operation takes, preferring one that is not bound to a tenant.
 */
function anyCaller({ kinds, keys, tenant }, operation, { raw, query }) {
    const fits = (operation.keys ?? []).filter((id) => {
        const places = kinds[id]?.in;
        return (places === undefined ||
            places.some((place) => keys[place] !== undefined && keysIn({ [place]: keys[place] }, raw.rawHeaders, query).length > 0));
    });
    const kind = fits.find((id) => kinds[id]?.scope === "global") ?? fits[0];
    const named = tenant === undefined
        ? undefined
        : [query[tenant.name] ?? []].flat()[0];
    return kind === undefined
        ? undefined
        : { id: "any", kind, tenant: kinds[kind]?.scope === "tenant" ? named : undefined, addresses: [] };
}
