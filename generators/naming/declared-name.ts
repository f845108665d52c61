import type { Place } from "../model/place.ts";
import type { Module, ModuleGroup, RequestParameters } from "../model/query.ts";
import type { Operation, Resource, Shape } from "../model/resource.ts";
import type { ResultShape } from "../model/result.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/type.ts";

/** A name that an output gives to a definition of the spec, such as a type, a function, a member or a file. */
export interface DeclaredName {
  readonly name: string;
  /**
   * The scope in which the name must be unique, such as the types of a service in one package. An internal key that is
   * only compared and never shown.
   */
  readonly scope: string;
  /** The owner of the name for messages: `the module “books”`. */
  readonly owner: string;
  readonly place: Place;
}

/** A definition of the spec that gets names. */
export interface NameOwner {
  readonly owner: string;
  readonly place: Place;
}

export function declared(
  scope: string,
  { owner, place }: NameOwner,
  names: readonly string[],
): readonly DeclaredName[] {
  return names.map((name) => ({ name, scope, owner, place }));
}

/**
 * Returns a name that is safe in paths, URLs and as a key of an OpenAPI component. Letters, digits, `_` and `-` are
 * kept. Any other character becomes `.` and its hexadecimal number, so that distinct names stay distinct. The second
 * letter of a Windows device name is escaped in the same way.
 */
export function outputName(name: string): string {
  if (devices.test(name)) return name[0] + escaped(name[1]!) + name.slice(2);
  return /^[\w-]+$/.test(name) ? name : name.replace(/[^\w-]/gu, escaped);
}

const devices = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i;

function escaped(character: string): string {
  return `.${character.codePointAt(0)!.toString(16)}.`;
}

/* Kinds of named declarations, as messages call them. */

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

/** Describes the owner of a shape's name. A shape that the service shares is the same in each of its resources. */
export function ownerShape({ id }: { readonly id: string }, { name, shared, place }: Shape): NameOwner {
  return { owner: shared ? `the shared shape “${name}”` : `the shape “${name}” of “${id}”`, place };
}

export function ownerOperation({ operationId, place }: Operation): NameOwner {
  return { owner: `the operation “${operationId}”`, place };
}

export function ownerError({ code, place }: ErrorCode): NameOwner {
  return { owner: `the error “${code}”`, place };
}
