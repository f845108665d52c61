import { ServiceError } from "./error.js";
import { isAllowed } from "./addresses.js";
import { keysIn, parametersIn } from "./query.js";

/** @typedef {import("./types.js").Operation} Operation @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Options} Options */

/**
 * Whether a request may be made, before its body is read: the first check that fails gives the code. The order is a decision; nobody learns of
 * tenants before the key has passed.
 * @param {Service} service @param {Options} options @param {Operation} operation @param {import("fastify").FastifyRequest} request
 */
export async function admit(service, options, operation, request) {
  const { refusals } = options;
  const query = parametersIn(request.query);
  const [key, ...others] = keysIn(service.keys, request.raw.rawHeaders, request.query);
  if (key === undefined) throw new ServiceError(refusals.noKey, unauthorized);
  if (others.length > 0 || query.conflict) throw new ServiceError(service.invalid);

  const caller = await options.authenticate(key);
  if (caller === undefined) throw new ServiceError(refusals.unknownKey, unauthorized);
  const { scope, access } = service.kinds[caller.kind];
  const name = tenantNamed(service, operation, query.values);
  const tenant = name === undefined ? undefined : await options.findTenant(name);
  if (scope === "tenant" && name !== undefined && tenant?.id !== caller.tenant) throw new ServiceError(refusals.unknownKey, unauthorized);
  if (!isAllowed(caller.addresses, request.ip)) throw new ServiceError(refusals.addressNotAllowed);

  if (!operation.keys.some((kind) => service.kinds[kind].scope === scope)) throw new ServiceError(refusals.otherScopeNeeded);
  if (!operation.keys.includes(caller.kind)) throw new ServiceError(access === "read-only" ? refusals.writableKeyNeeded : refusals.otherScopeNeeded);

  const isNeeded = operation.tenant === "required" || (operation.tenant === "optional" && scope === "tenant");
  if (isNeeded && name === undefined) throw new ServiceError(service.tenant.missing);
  if (name !== undefined && tenant === undefined) throw new ServiceError(refusals.tenantUnknown);
  return { caller, tenant, query: query.values };
}

const unauthorized = { headers: { "www-authenticate": "Bearer" } };

/** Empty is none. @param {Service} service @param {Operation} operation @param {Record<string, string>} query */
function tenantNamed({ tenant }, operation, query) {
  return operation.tenant === "none" ? undefined : query[tenant.name] || undefined;
}
