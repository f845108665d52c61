import { matchFact, valueOr, type Fact } from "../../model/fact.ts";
import { fieldsOfBody, needsOfBody } from "../../model/body-fields.ts";
import { fieldsBodyOf, keysOf } from "../../model/operations.ts";
import type {
  KeyKind,
  Operation,
  OperationError,
  RequestFault,
  Resource,
  ResourceService,
} from "../../model/resource.ts";
import { isVersioned } from "../shared/server/resource-facts.ts";

/**
 * The errors that an operation may be answered with: its own, then those of any request that may occur in one of its
 * requests.
 */
export function errorsOfOperation(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly OperationError[] {
  const faults = faultsOf(service, resource, operation).map((fault) => service.requestErrors[fault]);
  const missingTenant = mayLackTenant(service, operation) ? [service.tenant?.missing] : [];
  const byCode = new Map<string, OperationError>();
  const general = [...missingTenant, ...faults].flatMap((code) => (code === undefined ? [] : answeredCode(code)));
  for (const error of [...operation.errors, ...general]) if (!byCode.has(error.code)) byCode.set(error.code, error);
  return [...byCode.values()];
}

function answeredCode(fact: Fact<string>): readonly OperationError[] {
  return matchFact<string, readonly OperationError[]>(fact, {
    documented: (code) => [{ code, origin: { status: "documented", decision: undefined } }],
    decided: (code, decision) => [{ code, origin: { status: "decided", decision } }],
    unknown: () => [],
  });
}

/**
 * The faults of requests that can occur in a request of the operation. An unknown path or method belongs to no
 * operation.
 */
function faultsOf(service: ResourceService, resource: Resource, operation: Operation): readonly RequestFault[] {
  return [
    ...keyFaults(service, operation),
    ...inputFaults(service, resource, operation),
    "tooMany",
    "failed",
    "unavailable",
  ];
}

function keyFaults({ authentication }: ResourceService, operation: Operation): readonly RequestFault[] {
  const { access } = operation;
  if (authentication === undefined || access.kind === "open") return [];
  const others = authentication.keyKinds.filter(({ id }) => !access.keys.includes(id));
  const callers = authentication.keyKinds.filter(({ id }) => access.keys.includes(id));
  // A server checks the scope of a key first, then whether the key may write.
  const [sameScope, otherScope] = [
    others.filter((kind) => sharesScope(kind, callers)),
    others.filter((kind) => !sharesScope(kind, callers)),
  ];
  const isReader = ({ access: allowed }: KeyKind): boolean => allowed === "read-only";
  return [
    "noKey",
    "unknownKey",
    "addressNotAllowed",
    ...faultIf("otherScopeNeeded", otherScope.length > 0 || !sameScope.every(isReader)),
    ...faultIf("writableKeyNeeded", sameScope.some(isReader)),
    ...faultIf("scopeNeeded", access.scopes.length > 0),
  ];
}

function sharesScope({ scope }: KeyKind, kinds: readonly KeyKind[]): boolean {
  const known = scopeOf(scope);
  return kinds.some((kind) => scopeOf(kind.scope) === known);
}

/** A kind of unknown scope has the narrower one, as in the server. */
function scopeOf(scope: KeyKind["scope"]): "global" | "tenant" {
  return valueOr(scope, "tenant", "marked-beside");
}

function inputFaults(service: ResourceService, resource: Resource, operation: Operation): readonly RequestFault[] {
  const { request, query, headers, pathParameters, responses, tenant } = operation;
  const names = new Set(headers.map(({ name }) => name.toLowerCase()));
  const hasBody = request !== undefined;
  const hasInput = hasBody || tenant !== "none" || [...query, ...headers, ...pathParameters].length > 0;
  const isRepeatable = names.has("idempotency-key");
  return [
    ...faultIf("tenantUnknown", service.tenant !== undefined && tenant !== "none"),
    ...faultIf("malformed", hasBody && request.kind !== "media"),
    ...faultIf("otherMediaType", hasBody),
    ...faultIf("tooLarge", hasBody),
    ...faultIf(
      "missing",
      [...query, ...headers].some(({ required }) => required) || bodyMayLackField(resource, operation),
    ),
    ...faultIf("invalid", hasInput || keysOf(operation).length > 0),
    ...faultIf("preconditionFailed", names.has("if-match")),
    ...faultIf("idempotencyKeyReused", isRepeatable),
    ...faultIf("answerNotKept", isRepeatable && !responses.every((response) => isVersioned(resource, response))),
  ];
}

/** Whether the body needs a field that has no error of its own for its absence. */
function bodyMayLackField(resource: Resource, operation: Operation): boolean {
  const body = fieldsBodyOf(operation);
  if (body === undefined) return operation.request?.kind === "own";
  const fields = new Map(fieldsOfBody(resource, body).map((field) => [field.name, field]));
  const named = needsOfBody(resource, body).flatMap((need) => (need.kind === "field" ? [need.field] : need.fields));
  return named.some((name) => fields.get(name)?.errors.missing === undefined);
}

function mayLackTenant({ authentication }: ResourceService, operation: Operation): boolean {
  const keys = keysOf(operation);
  const isTenants = (authentication?.keyKinds ?? []).some(
    ({ id, scope }) => keys.includes(id) && scopeOf(scope) === "tenant",
  );
  return operation.tenant === "required" || (operation.tenant === "optional" && isTenants);
}

function faultIf(fault: RequestFault, holds: boolean): readonly RequestFault[] {
  return holds ? [fault] : [];
}
