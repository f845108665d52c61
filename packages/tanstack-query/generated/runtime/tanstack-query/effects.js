import { pathKey } from "./calls.js";
export function effectsOf(service, entry, call, { scope }) {
    const keys = (isGone) => (entry.affects ?? [])
        .filter(([, , , gone]) => (gone ?? false) === isGone)
        .flatMap(([resource, operation, path]) => {
        const read = service.resources[resource][operation];
        const all = pathKey(entry.path ?? [], call.ids);
        const shared = path && { path: Object.fromEntries(path.map((name) => [name, all[name]])) };
        return tenantsOf(read, entry, call).map((tenant) => {
            const members = { ...shared, ...tenant, ...(scope !== undefined && { scope }) };
            return [service.name, resource, operation, ...(Object.keys(members).length === 0 ? [] : [members])];
        });
    });
    return { stale: keys(false), gone: keys(true) };
}
/** Returns the tenants whose queries a change affects: the changed tenant, and queries across all tenants. */
function tenantsOf(read, change, { tenant, own }) {
    return read.tenant && change.tenant && tenant !== undefined && !own.shared ? [{ tenant }, { tenant: null }] : [{}];
}
/** Applies the effects to a cache. The promise resolves when active queries have been fetched again. */
export async function apply({ stale, gone }, cache) {
    for (const queryKey of gone)
        cache.removeQueries({ queryKey });
    await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
