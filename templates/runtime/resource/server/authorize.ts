import { refusal, ServiceError } from "./errors.js";
import type { Options, Caller, TenantReference, Unit, HandledOperation } from "./handlers.js";
import type { Found, Operation, Service } from "./service.js";
import { keysIn, parametersIn, textOf, type QueryValues, type Received } from "./read-request.js";
import type { KeyPlace, ResourceTable } from "./table.js";

/** A request with the key that its operation requires, before the key is authenticated. */
export interface RequestWithKey extends Found<HandledOperation> {
  /** Undefined if the operation does not require a key. */
  readonly key: string | undefined;
  readonly query: QueryValues;
  readonly request: Received;
}

/** A request that its caller is allowed to make. */
export interface AuthorizedRequest extends RequestWithKey {
  readonly caller: Caller | undefined;
  readonly tenant: TenantReference | undefined;
}

/** Parses the key of a request and checks its form. */
export function parseKey(
  service: Service,
  { isKey }: Options,
  found: Found<HandledOperation>,
  request: Received,
): RequestWithKey {
  const { refusals } = service;
  const { values: query, conflict } = parametersIn(request.query, found.operation);
  const key = keyOf(service, found.operation, request.raw.rawHeaders, request.query);
  if (conflict !== undefined)
    throw refusal(
      refusals.invalid,
      "a query parameter occurs twice with different values: send it once",
      shortName(conflict),
    );
  if (key !== undefined && !isKey(key)) throw new ServiceError(refusals.invalidKey, unauthorized(service));
  return { ...found, key, query, request };
}

/** Returns the key of a request, or undefined if the operation requires none. More than one key is an error. */
export function keyOf(
  { refusals, keys }: Service,
  operation: Operation,
  rawHeaders: readonly string[],
  query: unknown,
): string | undefined {
  if (operation.keys === undefined) return undefined;
  const [key, ...others] = keysIn(keys, rawHeaders, query);
  if (key === undefined) throw new ServiceError(refusals.missingKey, unauthorized({ keys }));
  if (others.length > 0) throw refusal(refusals.invalid, "the request has two different keys: send one");
  return key;
}

/**
 * Authorizes a request before its body is read. The first check that fails determines the code. The order is a
 * decision: a caller without a valid key does not learn which tenants exist.
 */
export async function authorize(
  service: Service,
  options: Options,
  keyed: RequestWithKey,
  unit: Unit,
): Promise<AuthorizedRequest> {
  const { refusals } = service;
  const { operation, key, query } = keyed;
  const caller = key === undefined ? undefined : await callerOf(service, options, key, unit);
  const name = tenantNamed(service, operation, query);
  const tenant = name === undefined ? undefined : await options.findTenant(name, unit);
  if (caller !== undefined)
    checkCaller(service, options, keyed, caller, name === undefined || tenant?.id === caller.tenant);

  const isTenants = caller !== undefined && service.kinds[caller.kind]?.scope === "tenant";
  if (name === undefined && (operation.tenant === "required" || (operation.tenant === "optional" && isTenants)))
    throw tenantMissing(service);
  if (name !== undefined && tenant === undefined)
    throw refusal(refusals.unknownTenant, "no tenant has this code or name", service.tenant?.name);
  return { ...keyed, caller, tenant };
}

function shortName(name: string): string {
  return name.length <= 100 ? name : `${name.slice(0, 99)}…`;
}

async function callerOf(service: Service, options: Options, key: string, unit: Unit): Promise<Caller> {
  const caller = await options.authenticate(key, unit);
  if (caller === undefined) throw new ServiceError(service.refusals.invalidKey, unauthorized(service));
  return caller;
}

/** Throws an error if the caller may not request the operation. */
function checkCaller(
  service: Service,
  { environment }: Options,
  { operation, request }: RequestWithKey,
  caller: Caller,
  isOwnTenant: boolean,
): void {
  const { refusals, kinds } = service;
  const kind = kinds[caller.kind];
  if (kind === undefined) throw new TypeError(`The service has no kind of key “${caller.kind}”.`);
  const { scope, access } = kind;
  const { keys = [] } = operation;
  if (kind.in !== undefined && !kind.in.some((place) => isAt(service, place, request)))
    throw new ServiceError(refusals.invalidKey, unauthorized(service));
  if (scope === "tenant" && !isOwnTenant) throw new ServiceError(refusals.invalidKey, unauthorized(service));
  if (!environment.isAllowed(caller.addresses, request.ip)) throw new ServiceError(refusals.addressNotAllowed);
  if (!keys.some((one) => kinds[one]?.scope === scope)) throw new ServiceError(refusals.wrongKeyScope);
  if (!keys.includes(caller.kind))
    throw new ServiceError(access === "read-only" ? refusals.readOnlyKey : refusals.wrongKeyScope);
  checkScopes(service, operation, caller);
}

/** Returns true if the request has a key in this place. */
function isAt({ keys }: Service, place: KeyPlace, { raw, query }: Received): boolean {
  const name = keys[place];
  return name !== undefined && keysIn({ [place]: name }, raw.rawHeaders, query).length > 0;
}

/**
 * Checks the scopes. The challenge lists all required scopes, so that a client knows which ones to request (RFC 6750).
 */
function checkScopes({ refusals }: Service, { scopes: needed = [] }: Operation, { scopes }: Caller): void {
  const missing = scopes === undefined ? [] : needed.filter((one) => !scopes.includes(one));
  if (missing.length === 0) return;
  const challenge = `Bearer error="insufficient_scope", scope="${needed.join(" ")}"`;
  throw refusal(refusals.insufficientScope, `the key does not have the scope ${missing.join(", ")}`, undefined, {
    "www-authenticate": challenge,
  });
}

function tenantMissing({ tenant, refusals }: Service): ServiceError {
  const { name, missing } = tenant ?? { name: "tenant", missing: refusals.invalid };
  return refusal(missing, `the query parameter ${name} is missing`, name);
}

/** Returns the headers with the challenge of a 401 response. */
function unauthorized({ keys }: Pick<ResourceTable, "keys">): { readonly headers: Readonly<Record<string, string>> } {
  const basic = keys.basic === undefined ? [] : ['Basic realm="api", charset="UTF-8"'];
  const bearer = basic.length > 0 && keys.bearer === undefined ? [] : ["Bearer"];
  return { headers: { "www-authenticate": [...bearer, ...basic].join(", ") } };
}

/** Returns the name of the tenant in the request. An empty name counts as missing. */
function tenantNamed({ tenant }: ResourceTable, operation: Operation, query: QueryValues): string | undefined {
  return tenant === undefined || operation.tenant === "none" ? undefined : textOf(query, tenant.name) || undefined;
}
