import { isAllowed } from "./allowed-addresses.js";
import { ServiceError } from "./error.js";
import { keysIn, parametersIn } from "./query-string.js";
/** The key of a request, as far as it can be checked by itself. */
export function parseKey(service, { refusals, isKey }, found, request) {
    const { values, conflict } = parametersIn(request.query);
    const [key, ...others] = keysIn(service.keys, request.raw.rawHeaders, request.query);
    if (key === undefined)
        throw new ServiceError(refusals.noKey, unauthorized);
    if (others.length > 0 || conflict)
        throw new ServiceError(service.invalid);
    if (!isKey(key))
        throw new ServiceError(refusals.unknownKey, unauthorized);
    return { ...found, key, query: values, request };
}
/**
 * Whether a request may be made, before its body is read: the first check that fails gives the code. The order is a
 * decision: which tenants there are is not shown before the key has passed.
 */
export async function authorize(service, options, keyed, unit) {
    const { refusals } = options;
    const { operation, key, query, request } = keyed;
    const caller = await options.authenticate(key, unit);
    if (caller === undefined)
        throw new ServiceError(refusals.unknownKey, unauthorized);
    const kind = service.kinds[caller.kind];
    if (kind === undefined)
        throw new TypeError(`The service has no kind of keys ${caller.kind}.`);
    const { scope, access } = kind;
    const name = tenantNamed(service, operation, query);
    const tenant = name === undefined ? undefined : await options.findTenant(name, unit);
    if (scope === "tenant" && name !== undefined && tenant?.id !== caller.tenant)
        throw new ServiceError(refusals.unknownKey, unauthorized);
    if (!isAllowed(caller.addresses, request.ip))
        throw new ServiceError(refusals.addressNotAllowed);
    if (!operation.keys.some((kind) => service.kinds[kind]?.scope === scope))
        throw new ServiceError(refusals.otherScopeNeeded);
    if (!operation.keys.includes(caller.kind))
        throw new ServiceError(access === "read-only" ? refusals.writableKeyNeeded : refusals.otherScopeNeeded);
    const isNeeded = operation.tenant === "required" || (operation.tenant === "optional" && scope === "tenant");
    if (isNeeded && name === undefined)
        throw new ServiceError(service.tenant.missing);
    if (name !== undefined && tenant === undefined)
        throw new ServiceError(refusals.tenantUnknown);
    return { ...keyed, caller, tenant };
}
const unauthorized = { headers: { "www-authenticate": "Bearer" } };
/** Empty is none. */
function tenantNamed({ tenant }, operation, query) {
    return operation.tenant === "none" ? undefined : query[tenant.name] || undefined;
}
