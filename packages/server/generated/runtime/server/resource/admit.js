import { ServiceError } from "./error.js";
import { isAllowed } from "./addresses.js";
import { keysIn, parametersIn } from "./query.js";

/** @typedef {import("./types.js").Operation} Operation @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Options} Options */

/**
 * The key of a request, as far as it can be judged by itself.
 * @param {Service} service @param {Options} options @param {{ readonly operation: Operation, readonly id: string }} found @param {import("fastify").FastifyRequest} request
 * @returns {import("./types.js").Keyed}
 */
export function keyed(service, { refusals, isKey }, found, request) {
  const { values, conflict } = parametersIn(request.query);
  const [key, ...others] = keysIn(service.keys, request.raw.rawHeaders, request.query);
  if (key === undefined) throw new ServiceError(refusals.noKey, unauthorized);
  if (others.length > 0 || conflict) throw new ServiceError(service.invalid);
  if (!isKey(key)) throw new ServiceError(refusals.unknownKey, unauthorized);
  return { ...found, key, query: values, request };
}

/**
 * Whether a request may be made, before its body is read: the first check that fails gives the code. The order is a decision; nobody learns of
 * tenants before the key has passed.
 * @param {Service} service @param {Options} options @param {import("./types.js").Keyed} asked @param {import("./types.js").Unit} unit
 * @returns {Promise<import("./types.js").Admitted>}
 */
export async function admit(service, options, asked, unit) {
  const { refusals } = options;
  const { operation, key, query, request } = asked;
  const caller = await options.authenticate(key, unit);
  if (caller === undefined) throw new ServiceError(refusals.unknownKey, unauthorized);
  const { scope, access } = service.kinds[caller.kind];
  const name = tenantNamed(service, operation, query);
  const tenant = name === undefined ? undefined : await options.findTenant(name, unit);
  if (scope === "tenant" && name !== undefined && tenant?.id !== caller.tenant) throw new ServiceError(refusals.unknownKey, unauthorized);
  if (!isAllowed(caller.addresses, request.ip)) throw new ServiceError(refusals.addressNotAllowed);

  if (!operation.keys.some((kind) => service.kinds[kind].scope === scope)) throw new ServiceError(refusals.otherScopeNeeded);
  if (!operation.keys.includes(caller.kind)) throw new ServiceError(access === "read-only" ? refusals.writableKeyNeeded : refusals.otherScopeNeeded);

  const isNeeded = operation.tenant === "required" || (operation.tenant === "optional" && scope === "tenant");
  if (isNeeded && name === undefined) throw new ServiceError(service.tenant.missing);
  if (name !== undefined && tenant === undefined) throw new ServiceError(refusals.tenantUnknown);
  return { ...asked, caller, tenant };
}

const unauthorized = { headers: { "www-authenticate": "Bearer" } };

/** Empty is none. @param {Service} service @param {Operation} operation @param {Record<string, string>} query */
function tenantNamed({ tenant }, operation, query) {
  return operation.tenant === "none" ? undefined : query[tenant.name] || undefined;
}
