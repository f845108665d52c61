import type { Module, ModuleGroup, RequestParameters } from "../model/query.ts";
import type { Operation, Resource, Shape } from "../model/resource.ts";
import type { ResultShape } from "../model/result.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/value-set.ts";
import type { NameOwner } from "./declared-name.ts";

/* What gets names in outputs, as messages call it. */

export function ownerService(
  { id, place }: { readonly id: string; readonly place: NameOwner["place"] },
  part: string,
): NameOwner {
  return { owner: `the ${part} of “${id}”`, place };
}

export function ownerValueSet({ id, place }: ValueSet): NameOwner {
  return { owner: `the value set “${id}”`, place };
}

export function ownerGroup({ name, place }: ModuleGroup): NameOwner {
  return { owner: `the group “${name}”`, place };
}

export function ownerModule({ name, place }: Module): NameOwner {
  return { owner: `the module “${name}”`, place };
}

export function ownerRequestParameters({ id, place }: RequestParameters): NameOwner {
  return { owner: `the request parameters “${id}”`, place };
}

export function ownerResultShape({ name, place }: ResultShape): NameOwner {
  return { owner: `the response shape “${name}”`, place };
}

export function ownerResource({ id, place }: Resource): NameOwner {
  return { owner: `the resource “${id}”`, place };
}

export function ownerCollection({ id, place }: Resource): NameOwner {
  return { owner: `the collection of “${id}”`, place };
}

/** A shape of a resource. One that the service shares is the same in each of its resources. */
export function ownerShape({ id }: { readonly id: string }, { name, shared, place }: Shape): NameOwner {
  return { owner: shared ? `the shared shape “${name}”` : `the shape “${name}” of “${id}”`, place };
}

export function ownerOperation({ operationId, place }: Operation): NameOwner {
  return { owner: `the operation “${operationId}”`, place };
}

export function ownerError({ code, place }: ErrorCode): NameOwner {
  return { owner: `the error “${code}”`, place };
}
