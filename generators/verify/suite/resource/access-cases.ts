import { keysOf, needsKey } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { keyPlaces } from "../../../naming/paths.ts";
import { refused, type Step, type Cases } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { captureFirst, credentialOf, idNames, itemsOf, operationsBy, tenantOf, stepOf } from "./requests.ts";
import type { ResourceScope } from "./requests.ts";
import { accepted, casesOf, codesOf, faultOf, notFoundCodes, type Subject } from "./resource-case.ts";

/** Yields cases without a key, with an unknown key, and with a key in each place. */
export function* accessCases({ service, operation, id, make, claim, step, reading }: Subject): Cases {
  if (operation.access.kind === "open" || !needsKey(service)) return;
  const faults = [
    ["no key", "missingKey", "none"],
    ["unknown key", "invalidKey", "unknown"],
  ] as const;
  for (const [key, fault, kind] of faults) {
    const [known] = faultOf(service, fault, id);
    const about = known?.claim ?? { ...claim("access", "a key is required"), attribute: fault };
    yield make(`${id}/${key}`, about, [step({ credential: { kind }, id: "1" })], known?.expect ?? refused());
  }
  if (operation.method !== "GET") return;
  const { keys } = operation.access;
  const usable = (service.authentication?.keyKinds ?? []).filter((kind) => keys.includes(kind.id));
  for (const [index, { in: place, name, nameFact }] of keyPlaces(service).entries()) {
    if (index === 0) continue;
    const about =
      nameFact === undefined
        ? claim("key place", place)
        : { ...factClaim(service.id, id, "key place", nameFact), value: `${place} ${name}` };
    const keyKinds = usable.filter((kind) => kind.in?.includes(place) ?? true).map((kind) => kind.id);
    const credential = { kind: "key", keyKinds, transport: index } as const;
    yield make(`${id}/key in ${place}`, about, reading({ credential }), accepted(service));
  }
  for (const kind of usable) {
    const about = originClaim(service.id, id, "keys", kind.id, kind);
    yield make(`${id}/key ${kind.id}`, about, reading({ credential: keyOf([kind.id]) }), accepted(service));
  }
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

/** Yields cases without a tenant, with an unknown one, and with that of another key. */
export function* tenantCases(subject: Subject): Cases {
  const { service, operation, id, make, claim, step } = subject;
  const { tenant } = service;
  if (tenant === undefined || operation.tenant === "none" || tenantOf(subject, operation) === undefined) return;
  const isRequired = operation.tenant === "required";
  const [own, global] = [keysOfScope(service, operation, "tenant"), keysOfScope(service, operation, "global")];
  if (tenant.missing !== undefined && (own.length > 0 || isRequired)) {
    const about = factClaim(service.id, id, "tenant missing", tenant.missing);
    const credential = isRequired ? credentialOf(operation) : keyOf(own);
    const steps = [step({ id: "1", tenant: undefined, credential })];
    yield make(`${id}/tenant missing`, about, steps, refused(...codesOf(tenant.missing)), id);
  }
  for (const { claim: about, expect } of global.length > 0 ? faultOf(service, "unknownTenant", id) : [])
    yield make(
      `${id}/tenant unknown`,
      about,
      [step({ id: "1", tenant: "NO-SUCH-TENANT", credential: keyOf(global) })],
      expect,
      id,
    );
  const other = subject.given.get(tenant.name)?.[1];
  if (own.length > 0 && other !== undefined) {
    const [known] = faultOf(service, "invalidKey", id);
    const about = { ...(known?.claim ?? claim("tenant", "a key of one tenant")), attribute: "key of another tenant" };
    const steps = [step({ id: "1", tenant: other, credential: keyOf(own) })];
    yield make(`${id}/other tenant`, about, steps, known?.expect ?? refused(), id);
  }
}

/** Yields cases for an unknown path, and for a method that the path does not have. */
export function* pathCases(scope: ResourceScope, resource: Resource): Cases {
  const { service } = scope;
  const { id, path, operations } = resource;
  const [operation] = operations;
  if (operation === undefined) return;
  const make = casesOf(scope, resource);
  const common = { ...stepOf(scope, operation, { id: "1" }), method: "GET", template: undefined };
  for (const { claim, expect } of faultOf(service, "unknownPath", id))
    yield make(`${id}/unknown path`, claim, [{ ...common, path: `${common.path}/kiln-verify/1` }], expect);
  const hasGet = service.resources.some(({ operations: all }) =>
    all.some((one) => one.method === "GET" && one.path === path),
  );
  if (hasGet || path.includes("{")) return;
  for (const { claim, expect } of faultOf(service, "methodNotAllowed", id))
    yield make(`${id}/other method`, claim, [{ ...common, path }], expect);
}

/** Yields cases with two tenants: their objects differ, and neither sees an object of the other. */
export function* isolationCases(scope: ResourceScope, resource: Resource): Cases {
  const { service, given } = scope;
  const { list, get } = operationsBy(resource);
  const tenants = given.get(service.tenant?.name ?? "") ?? [];
  const items = list && itemsOf(resource, list);
  if (list === undefined || items === undefined || tenants[1] === undefined || resource.scope?.value?.kind !== "tenant")
    return;
  const make = casesOf(scope, resource);
  const credential = keyOf(keysOfScope(service, list, "global"));
  const claim = (attribute: string) => factClaim(service.id, resource.id, attribute, resource.scope);
  const lists = tenants.slice(0, 2).map((tenant) => stepOf(scope, list, { tenant, credential }));
  yield make(
    `${resource.id}/tenants`,
    claim("lists of tenants"),
    lists,
    { kind: "disjoint", items, field: idNames(resource)[0]! },
    list.operationId,
  );
  if (get === undefined) return;
  for (const [index, step] of lists.entries())
    yield make(
      `${resource.id}/object of tenant ${index + 1}`,
      claim("objects of another tenant"),
      [
        { ...step, captures: [captureFirst(resource, list)] },
        stepOf(scope, get, { tenant: tenants[1 - index]!, credential }),
      ],
      refused(...notFoundCodes(service, get)),
      list.operationId,
    );
}

/** Yields cases of requests without a header field that is required. */
export function* headerCases({ service, operation, id, make, step }: Subject): Cases {
  for (const { name, required, place } of operation.headers) {
    if (!required) continue;
    const { origin } = operation;
    const claim = originClaim(service.id, id, `header ${name}`, "required", { origin, place });
    const one = step({ id: "999999999" });
    const without = { ...one, headers: one.headers.filter(([other]) => other !== name) };
    yield make(`${id}/without ${name}`, claim, [without], refused(...codesOf(service.requestErrors.missing)));
  }
}
