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

type Placed = Pick<NameOwner, "place">;
type Identified = Placed & { readonly id: string };

export function ownerService({ id, place }: Identified, part: string): NameOwner {
  return { owner: `the ${part} of “${id}”`, place };
}

function owned(kind: string, name: string, { place }: Placed): NameOwner {
  return { owner: `the ${kind} “${name}”`, place };
}

export const ownerValueSet = (set: ValueSet): NameOwner => owned("value set", set.id, set);
export const ownerGroup = (group: ModuleGroup): NameOwner => owned("group", group.name, group);
export const ownerModule = (module: Module): NameOwner => owned("module", module.name, module);
export const ownerRequestParameters = (set: RequestParameters): NameOwner => owned("request parameters", set.id, set);
export const ownerResultShape = (shape: ResultShape): NameOwner => owned("response shape", shape.name, shape);
export const ownerResource = (resource: Resource): NameOwner => owned("resource", resource.id, resource);
export const ownerCollection = (resource: Resource): NameOwner => ownerService(resource, "collection");
export const ownerOperation = (operation: Operation): NameOwner => owned("operation", operation.operationId, operation);
export const ownerError = (error: ErrorCode): NameOwner => owned("error", error.code, error);

/** Describes the owner of a shape's name. A shape that the service shares is the same in each of its resources. */
export function ownerShape({ id }: { readonly id: string }, shape: Shape): NameOwner {
  return shape.shared
    ? owned("shared shape", shape.name, shape)
    : { owner: `the shape “${shape.name}” of “${id}”`, place: shape.place };
}
