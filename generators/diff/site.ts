import type { Place } from "../model/place.ts";
import type { Bound } from "./bounds.ts";
import type { DecisionId } from "../model/fact.ts";
import type { EnumValue } from "../model/value-set.ts";
import type { Cause } from "../model/verdict.ts";

/** Where a comparison is: what is compared, and what is known around it. */
export interface Site {
  /** From the outside in: `service library`, `module books`, `parameter year`. */
  readonly path: readonly Step[];
  readonly direction: Direction;
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  /** `knowledge` where a claim rests, or rested, on a decision, or was unknown. */
  readonly cause: Cause;
  /** Where it is part of something that is shared, and is repeated wherever that is used. */
  readonly shared: Shared | undefined;
  /** New names by old ones, of what is around. */
  readonly renames: ReadonlyMap<string, string>;
  /** The fields and parameters that the new revision adds to the lists that rules refer to here. */
  readonly added: ReadonlySet<string>;
  /** Whether values are texts on the wire, whatever their types. */
  readonly isText: boolean;
  readonly resolve: Resolve;
  /** The decisions of both specs that are the project's own choice: a part of the API. */
  readonly ownChoices: OwnChoices;
  /** The day of the comparison, such as `2026-01-31`. */
  readonly today: string;
}

export interface Step {
  readonly kind: string;
  /** Empty where there is one of a kind. */
  readonly name: string;
}

/** Which way it goes: what belongs to a service as a whole goes both, and what is shared goes the ways of its uses. */
export type Direction = "request" | "answer" | "both" | { readonly of: string };

export interface Shared {
  readonly id: string;
  /** How many steps of the path lead to it. */
  readonly depth: number;
}

export interface OwnChoices {
  readonly before: ReadonlySet<DecisionId>;
  readonly after: ReadonlySet<DecisionId>;
}

/** What names lead to. */
export interface Resolve {
  readonly valuesBefore: (set: string) => readonly EnumValue[];
  readonly valuesAfter: (set: string) => readonly EnumValue[];
  /** The bounds that the service has for all parameters that have none of their own. */
  readonly limits: ReadonlyMap<Bound, BoundPair>;
  /** Whether a response states where its modules continue, by the names that parameters have in requests. */
  readonly continues: boolean;
  /** The id of a shape as something shared. */
  readonly shape: (name: string) => string;
}

export interface BoundPair {
  readonly before: number;
  readonly after: number;
}

export function step(site: Site, kind: string, name = ""): Site {
  return { ...site, path: [...site.path, { kind, name }] };
}

/** A step into something that is repeated wherever it is used. */
export function shared(site: Site, id: string): Site {
  return { ...site, shared: { id, depth: site.path.length } };
}

/** The id of something shared, in its service. */
export function sharedId({ path }: Site, ...names: readonly string[]): string {
  return [path[0]?.name ?? "", ...names].join("/");
}

export function pathText(path: readonly Step[]): string {
  return path.map(({ kind, name }) => (name === "" ? kind : `${kind} ${name}`)).join(" / ");
}
