import type { Fact } from "../../../model/fact.ts";
import type { Operation, RequestFault, Resource, ResourceService } from "../../../model/resource.ts";
import { refused, type Case, type Claim, type Expectation, type Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { captureFirst, operationsBy, stepOf, type Changes, type ResourceScope } from "./requests.ts";

/** Builds a case of a resource. Without a base, its response alone decides. */
export type MakeCase = (key: string, claim: Claim, steps: readonly Step[], expect: Expectation, base?: string) => Case;

/** An operation of a resource, and functions that build its cases. */
export interface Subject extends ResourceScope {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly id: string;
  readonly make: MakeCase;
  /** Returns a claim whose basis is the origin of the operation. */
  readonly claim: (attribute: string, value: unknown) => Claim;
  readonly step: (changes?: Changes) => Step;
  /** Returns the steps of a read request. A request about one object first finds the object in the list. */
  readonly reading: (changes?: Changes) => readonly Step[];
}

export function subjectOf(scope: ResourceScope, resource: Resource, operation: Operation): Subject {
  return {
    ...scope,
    resource,
    operation,
    id: operation.operationId,
    make: casesOf(scope, resource),
    claim: (attribute, value) => operationClaim(scope.service, operation, attribute, value),
    step: (changes) => stepOf(scope, operation, changes),
    reading: (changes) => readSteps(scope, resource, operation, changes),
  };
}

/** Returns a function that builds the cases of a resource. Cases that write delete their object with `cleanup`. */
export function casesOf({ service }: ResourceScope, { id: part }: Resource, cleanup?: readonly Step[]): MakeCase {
  return (key, claim, steps, expect, base) => ({
    id: `${service.id}/${key}`,
    service: service.id,
    part,
    claim,
    steps,
    expect,
    cleanup: cleanup ?? [],
    writes: cleanup !== undefined,
    base: base && `${service.id}/${base}`,
  });
}

/** Returns the codes of a fault of requests. Empty if the code is unknown, because any error is right then. */
export function codesOf(fact: Fact<string> | undefined): readonly string[] {
  const code = fact?.value;
  return code === undefined ? [] : [code];
}

/** Returns the claim that a fault of requests has a code, and the expectation of it. Empty if the spec lacks the fault. */
export function faultOf(
  { id, requestErrors }: ResourceService,
  fault: RequestFault,
  subject = "requestErrors",
): readonly { readonly claim: Claim; readonly expect: Expectation }[] {
  const fact = requestErrors[fault];
  return fact === undefined ? [] : [{ claim: factClaim(id, subject, fault, fact), expect: refused(...codesOf(fact)) }];
}

/** Returns the codes that refute an accepted request. */
export function refusalsOf({
  requestErrors: { malformed, missing, invalid, unknownPath, methodNotAllowed, missingKey, invalidKey },
}: ResourceService): readonly string[] {
  return [malformed, missing, invalid, unknownPath, methodNotAllowed, missingKey, invalidKey].flatMap(codesOf);
}

export function accepted(service: ResourceService): Expectation {
  return { kind: "accepted", refusals: refusalsOf(service) };
}

export function operationClaim(
  { id }: ResourceService,
  operation: Operation,
  attribute: string,
  value: unknown,
): Claim {
  return originClaim(id, operation.operationId, attribute, value, operation);
}

function readSteps(
  scope: ResourceScope,
  resource: Resource,
  operation: Operation,
  changes: Changes = {},
): readonly Step[] {
  const { list } = operationsBy(resource);
  const last = stepOf(scope, operation, changes);
  return last.path.includes("{id}") && list !== undefined
    ? [stepOf(scope, list, { captures: [captureFirst(resource, list)] }), last]
    : [last];
}

/** Returns the codes of an operation's errors with the status 404 that are not about the path or the tenant. */
export function notFoundCodes(service: ResourceService, { errors }: Operation): readonly string[] {
  const others = [service.requestErrors.unknownPath, service.requestErrors.unknownTenant].flatMap(codesOf);
  const notFound = new Set(service.errors.flatMap(({ code, httpStatus }) => (httpStatus?.value === 404 ? [code] : [])));
  return errors.map(({ code }) => code).filter((code) => notFound.has(code) && !others.includes(code));
}
