import type { Fact } from "../../../model/fact.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import type { Case, Claim, Expectation, Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { captureFirst, operationsBy, stepOf, type Changes, type ResourceScope } from "./requests.ts";

/** A case without the members that most cases of a resource service share. */
export interface Sketch {
  readonly key: string;
  readonly claim: Claim;
  readonly steps: readonly Step[];
  readonly expect: Expectation;
  readonly cleanup?: readonly Step[];
  readonly writes?: boolean;
  readonly base?: string | undefined;
}

export function resourceCase({ service }: ResourceScope, { id: part }: Resource, sketch: Sketch): Case {
  const { key, claim, steps, expect, cleanup = [], writes = false, base } = sketch;
  return {
    id: `${service.id}/${key}`,
    service: service.id,
    part,
    claim,
    steps,
    expect,
    cleanup,
    writes,
    base: base && `${service.id}/${base}`,
  };
}

/** Returns the codes of a fault of requests. Empty if the code is unknown, because any error is right then. */
export function codesOf(fact: Fact<string> | undefined): readonly string[] {
  const code = fact?.value;
  return code === undefined ? [] : [code];
}

/** Returns the claim that a fault of requests has a code. */
export function faultClaim(service: ResourceService, fault: keyof ResourceService["requestErrors"]): Claim | undefined {
  const fact = service.requestErrors[fault];
  return fact && factClaim(service.id, "requestErrors", fault, fact);
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

/** Returns the steps of a read request. A request about one object first finds the object in the list. */
export function readSteps(
  scope: ResourceScope,
  resource: Resource,
  operation: Operation,
  changes: Changes = {},
): readonly Step[] {
  const { list } = operationsBy(resource);
  const last = stepOf(scope, operation, changes);
  if (!last.path.includes("{id}") || list === undefined) return [last];
  const found = changes.tenant === undefined ? {} : { tenant: changes.tenant };
  return [stepOf(scope, list, { captures: [captureFirst(resource, list)], ...found }), last];
}

/** Returns the codes of an operation's errors with the status 404 that are not about the path or the tenant. */
export function notFoundCodes(service: ResourceService, { errors }: Operation): readonly string[] {
  const others = [service.requestErrors.unknownPath, service.requestErrors.unknownTenant].flatMap(codesOf);
  return errors
    .map(({ code }) => code)
    .filter((code) => {
      const error = service.errors.find((one) => one.code === code);
      return error?.httpStatus?.value === 404 && !others.includes(code);
    });
}
