import type { Place } from "../model/place.ts";

/** A name that an output gives to something of the spec: to a type, a function, a member, a file. */
export interface DeclaredName {
  readonly name: string;
  /**
   * Where the name may be given once, such as the types of a service in one package. Compared as it is, and shown to no
   * one.
   */
  readonly scope: string;
  /** What has the name, in words: `the module “books”`. */
  readonly owner: string;
  readonly place: Place;
}

/** Something of the spec that gets names. */
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
