import type { Approval } from "../model/approval.ts";
import type { Place } from "../model/place.ts";
import type { ChangeId } from "./classes.ts";
import type { Proofs } from "./prove/proof.ts";
import type { Cause, Verdicts } from "../model/verdict.ts";
import type { Bound } from "./bounds.ts";
import type { DecisionId } from "../model/fact.ts";
import type { EnumValue } from "../model/value-set.ts";

/** One change of a spec. */
export interface Change {
  readonly id: ChangeId;
  readonly cause: Cause;
  /** What changed, from the outside in: `service library / module books / parameter year`. */
  readonly subject: string;
  /** The same in steps, by the names that the new spec has. */
  readonly path: readonly Step[];
  /** The values as plain data; undefined where there was, or is, none. */
  readonly before: unknown;
  readonly after: unknown;
  /** What was and what is, in a sentence. */
  readonly sentence: string;
  readonly verdicts: Verdicts;
  /** Where it was in the old spec, or what it was part of. */
  readonly from: Place | undefined;
  /** Where it is in the new one, or what it was part of. */
  readonly to: Place | undefined;
  /** Where what changed is used, if it is shared. */
  readonly uses: readonly string[];
  /** What else has changed only because of this. */
  readonly follows: readonly string[];
  /** The same as long as the same changes in the same way, wherever it stands and however it is said. */
  readonly fingerprint: string;
  /** Undefined where it is not approved. */
  readonly approval: Approval | undefined;
  /** What the compiler of TypeScript says, where it was asked; `verdicts` follow it. */
  readonly proof?: Proofs;
}

/** What a comparison finds. */
export type Found = Difference | Use | OtherShape | Follows;

export interface Difference {
  readonly kind: "difference";
  readonly id: ChangeId;
  readonly site: Site;
  /** Undefined where there is none. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Something shared is used here, before and after. */
export interface Use {
  readonly kind: "use";
  readonly of: string;
  readonly site: Site;
}

/** Something has another shape than before, whose members remain to be compared. */
interface OtherShape {
  readonly kind: "other-shape";
  readonly site: Site;
  readonly before: string;
  readonly after: string;
}

/** Here something differs only because something else was renamed. */
export interface Follows {
  readonly kind: "follows";
  readonly site: Site;
}

/** Compares two values of one kind. */
export type Comparison<Value> = (site: Site, before: Value, after: Value) => readonly Found[];

export function difference(id: ChangeId, site: Site, before: unknown, after: unknown): Difference {
  return { kind: "difference", id, site, before, after };
}

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

interface Shared {
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

interface BoundPair {
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
