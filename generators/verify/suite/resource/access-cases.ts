import { keysOf, needsKey } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { keyPlaces } from "../../../naming/paths.ts";
import { refused, type Case, type Claim, type Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import {
  captureFirst,
  credentialOf,
  idNames,
  itemsOf,
  operationsBy,
  stepOf,
  tenantOf,
  type Changes,
  type ResourceScope,
} from "./requests.ts";
import {
  accepted,
  codesOf,
  faultClaim,
  notFoundCodes,
  operationClaim,
  readSteps,
  resourceCase,
} from "./resource-case.ts";

/** Returns cases without a key, with an unknown key, and with a key in each place. */
export function accessCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const { service } = scope;
  const id = operation.operationId;
  if (operation.access.kind === "open" || !needsKey(service)) return [];
  const withCredential = (
    key: string,
    fault: "missingKey" | "invalidKey",
    credential: Step["credential"],
  ): readonly Case[] => {
    const claim = faultClaim(service, fault) ?? operationClaim(service, operation, "access", "a key is required");
    const step = stepOf(scope, operation, { credential, id: "1" });
    const expect = refused(...codesOf(service.requestErrors[fault]));
    return [
      resourceCase(scope, resource, {
        key: `${id}/${key}`,
        claim: { ...claim, subject: id, attribute: fault },
        steps: [step],
        expect,
      }),
    ];
  };
  const { keys } = operation.access;
  const transports = operation.method === "GET" ? keyPlaces(service).slice(1) : [];
  const kinds = (service.authentication?.keyKinds ?? []).filter(() => operation.method === "GET");
  return [
    ...withCredential("no key", "missingKey", { kind: "none" }),
    ...withCredential("unknown key", "invalidKey", { kind: "unknown" }),
    ...transports.map(({ in: place, name, nameFact }, index) => {
      const claim =
        nameFact === undefined
          ? operationClaim(service, operation, "key place", place)
          : { ...factClaim(service.id, id, "key place", nameFact), value: `${place} ${name}` };
      const usable = (service.authentication?.keyKinds ?? [])
        .filter((kind) => keys.includes(kind.id) && (kind.in === undefined || kind.in.includes(place)))
        .map((kind) => kind.id);
      const credential = { kind: "key", keyKinds: usable, transport: index + 1 } as const;
      return resourceCase(scope, resource, {
        key: `${id}/key in ${place}`,
        claim,
        steps: readSteps(scope, resource, operation, { credential }),
        expect: accepted(service),
      });
    }),
    ...kinds
      .filter((kind) => keys.includes(kind.id))
      .map((kind) => {
        const claim = originClaim(service.id, id, "keys", kind.id, kind);
        return resourceCase(scope, resource, {
          key: `${id}/key ${kind.id}`,
          claim,
          steps: readSteps(scope, resource, operation, { credential: keyOf([kind.id]) }),
          expect: accepted(service),
        });
      }),
  ];
}

/** Returns the kinds of key with a scope that may call an operation. */
export function keysOfScope(
  { authentication }: ResourceService,
  operation: Operation,
  wanted: "tenant" | "global",
): readonly string[] {
  const kinds = (authentication?.keyKinds ?? []).filter(({ scope }) => scope?.value === wanted);
  return kinds.map(({ id }) => id).filter((id) => keysOf(operation).includes(id));
}

export function keyOf(keyKinds: readonly string[]): Step["credential"] {
  return { kind: "key", keyKinds, transport: 0 };
}

export function tenantCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const { service } = scope;
  const { tenant } = service;
  const id = operation.operationId;
  if (tenant === undefined || operation.tenant === "none" || tenantOf(scope, operation) === undefined) return [];
  const made: Case[] = [];
  const add = (name: string, claim: Claim, changes: Changes, codes: readonly string[]): void => {
    const step = stepOf(scope, operation, { id: "1", ...changes });
    made.push(
      resourceCase(scope, resource, {
        key: `${id}/${name}`,
        claim,
        steps: [step],
        expect: refused(...codes),
        base: id,
      }),
    );
  };
  const [own, global] = [keysOfScope(service, operation, "tenant"), keysOfScope(service, operation, "global")];
  const missing = tenant.missing && { ...factClaim(service.id, id, "tenant missing", tenant.missing) };
  if (missing !== undefined && (own.length > 0 || operation.tenant === "required"))
    add(
      "tenant missing",
      missing,
      { tenant: undefined, credential: operation.tenant === "required" ? credentialOf(operation) : keyOf(own) },
      codesOf(tenant.missing),
    );
  const unknown = service.requestErrors.unknownTenant;
  if (unknown !== undefined && global.length > 0)
    add(
      "tenant unknown",
      factClaim(service.id, id, "unknownTenant", unknown),
      { tenant: "NO-SUCH-TENANT", credential: keyOf(global) },
      codesOf(unknown),
    );
  const other = scope.given.get(tenant.name)?.[1];
  if (own.length > 0 && other !== undefined) {
    const claim =
      faultClaim(service, "invalidKey") ?? operationClaim(service, operation, "tenant", "a key of one tenant");
    add(
      "other tenant",
      { ...claim, subject: id, attribute: "key of another tenant" },
      { tenant: other, credential: keyOf(own) },
      codesOf(service.requestErrors.invalidKey),
    );
  }
  return made;
}

/** Returns cases for an unknown path, and for a method that the path does not have. */
export function pathCases(scope: ResourceScope, resource: Resource): readonly Case[] {
  const { service } = scope;
  const [unknown, method] = [faultClaim(service, "unknownPath"), faultClaim(service, "methodNotAllowed")];
  const operation = resource.operations[0];
  if (operation === undefined) return [];
  const common = { ...stepOf(scope, operation, { id: "1" }), method: "GET" };
  const hasGet = service.resources.some(({ operations }) =>
    operations.some((one) => one.method === "GET" && one.path === resource.path),
  );
  return [
    ...(unknown === undefined
      ? []
      : [
          resourceCase(scope, resource, {
            key: `${resource.id}/unknown path`,
            claim: { ...unknown, subject: resource.id },
            steps: [{ ...common, path: `${common.path}/kiln-verify/1`, template: undefined }],
            expect: refused(...codesOf(service.requestErrors.unknownPath)),
          }),
        ]),
    ...(method === undefined || hasGet || resource.path.includes("{")
      ? []
      : [
          resourceCase(scope, resource, {
            key: `${resource.id}/other method`,
            claim: { ...method, subject: resource.id },
            steps: [{ ...common, path: resource.path, template: undefined }],
            expect: refused(...codesOf(service.requestErrors.methodNotAllowed)),
          }),
        ]),
  ];
}

/** Returns cases with two tenants: their objects differ, and neither sees an object of the other. */
export function isolationCases(scope: ResourceScope, resource: Resource): readonly Case[] {
  const { service, given } = scope;
  const { list, get } = operationsBy(resource);
  const [one, other] = given.get(service.tenant?.name ?? "") ?? [];
  const items = list && itemsOf(resource, list);
  if (list === undefined || items === undefined || other === undefined || resource.scope?.value?.kind !== "tenant")
    return [];
  const credential = keyOf(keysOfScope(service, list, "global"));
  const claim = factClaim(service.id, resource.id, "scope", resource.scope);
  const [first, second] = [one, other].map((tenant) => stepOf(scope, list, { tenant, credential }));
  const separate = resourceCase(scope, resource, {
    key: `${resource.id}/tenants`,
    claim: { ...claim, attribute: "lists of tenants" },
    steps: [first!, second!],
    expect: { kind: "disjoint", items, field: idNames(resource)[0]! },
    base: list.operationId,
  });
  const capturing = (step: Step): Step => ({ ...step, captures: [captureFirst(resource, list)] });
  if (get === undefined) return [separate];
  const foreign = [
    [first!, other],
    [second!, one],
  ] as const;
  return [
    separate,
    ...foreign.map(([step, tenant], index) =>
      resourceCase(scope, resource, {
        key: `${resource.id}/object of tenant ${index + 1}`,
        claim: { ...claim, attribute: "objects of another tenant" },
        steps: [capturing(step), stepOf(scope, get, { tenant, credential })],
        expect: refused(...notFoundCodes(service, get)),
        base: list.operationId,
      }),
    ),
  ];
}
