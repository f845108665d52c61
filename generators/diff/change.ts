import type { Approval } from "../model/release.ts";
import type { Place } from "../model/place.ts";
import type { ChangeId } from "./classes.ts";
import type { Proofs } from "./prove/proof.ts";
import type { Cause, Verdicts } from "../model/verdict.ts";
import type { Bound } from "./class.ts";
import type { DecisionId } from "../model/fact.ts";
import type { EnumValue } from "../model/type.ts";

/** One change of a spec. */
export interface Change {
  readonly id: ChangeId;
  readonly cause: Cause;
  /** The changed definition, outermost first: `service library / module books / parameter year`. */
  readonly subject: string;
  /** The subject as steps, with the names of the new spec. */
  readonly path: readonly Step[];
  /** The values as plain data. `undefined` if there is no value. */
  readonly before: unknown;
  readonly after: unknown;
  readonly sentence: string;
  readonly verdicts: Verdicts;
  /** The place in the old spec, or the place of the containing definition. */
  readonly from: Place | undefined;
  /** The place in the new spec, or the place of the containing definition. */
  readonly to: Place | undefined;
  /** Uses of the changed definition, if it is shared. */
  readonly uses: readonly string[];
  /** Other definitions that changed only because of this change. */
  readonly follows: readonly string[];
  /** An identifier that depends on the change itself, not on its place or wording. */
  readonly fingerprint: string;
  /** `undefined` if the change is not approved. */
  readonly approval: Approval | undefined;
  /** The results of the TypeScript compiler, if a proof was requested. `verdicts` are derived from them. */
  readonly proof?: Proofs;
  /** An example that shows a breaking change, if one was found. */
  readonly witness?: Witness;
}

/**
 * A request that the old revision accepts and the new one refuses. With a response, a request that both accept, and a
 * response of the new revision that the old one refuses.
 */
export interface Witness {
  readonly request: WitnessRequest;
  readonly response?: WitnessResponse;
  /** The reason: an error code of the service, or a sentence. */
  readonly refusal: string;
}

export interface WitnessResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request as it is sent. Keys are the names of their kinds. */
export interface WitnessRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `undefined` if the request has no body. */
  readonly body: string | undefined;
}

export type Found = Difference | Use | OtherShape | Follows;

export interface Difference {
  readonly kind: "difference";
  readonly id: ChangeId;
  readonly site: Site;
  /** The old value, or `undefined` if it did not exist. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A use of a shared definition, before and after. */
export interface Use {
  readonly kind: "use";
  readonly of: string;
  readonly site: Site;
}

/** A reference to a different shape, whose members are not compared yet. */
interface OtherShape {
  readonly kind: "other-shape";
  readonly site: Site;
  readonly before: string;
  readonly after: string;
}

/** A difference that exists only because another definition was renamed. */
export interface Follows {
  readonly kind: "follows";
  readonly site: Site;
}

/** Compares two values of one kind. */
export type Comparison<Value> = (site: Site, before: Value, after: Value) => readonly Found[];

export function difference(id: ChangeId, site: Site, before: unknown, after: unknown): Difference {
  return { kind: "difference", id, site, before, after };
}

/** The context of a comparison: the path of the compared definitions, and data about their surroundings. */
export interface Site {
  /** The path, outermost first: `service library`, `module books`, `parameter year`. */
  readonly path: readonly Step[];
  readonly direction: Direction;
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  /** `knowledge` if a claim was or is unknown, or depended or depends on a decision. */
  readonly cause: Cause;
  /** The shared definition that contains this one, if any. The comparison is repeated for each use of it. */
  readonly shared: Shared | undefined;
  /** New names of the surrounding definitions by their old names. */
  readonly renames: ReadonlyMap<string, string>;
  /** The fields and parameters that the new revision adds to lists that rules here refer to. */
  readonly added: ReadonlySet<string>;
  /** True if values are strings on the wire, regardless of their types. */
  readonly isText: boolean;
  readonly resolve: Resolve;
  /** The decisions of both specs that are the project's own choice, and therefore part of the API. */
  readonly ownChoices: OwnChoices;
  /** The date of the comparison, such as `2026-01-31`. */
  readonly today: string;
}

export interface Step {
  readonly kind: string;
  /** The name, which is empty if there is only one definition of this kind. */
  readonly name: string;
}

/**
 * The direction of a value. Definitions that belong to a service as a whole have both. Shared definitions have the
 * directions of their uses.
 */
export type Direction = "request" | "answer" | "both" | { readonly of: string };

interface Shared {
  readonly id: string;
  /** The number of path steps to the shared definition. */
  readonly depth: number;
}

export interface OwnChoices {
  readonly before: ReadonlySet<DecisionId>;
  readonly after: ReadonlySet<DecisionId>;
}

/** Resolves the names of value sets, bounds and shapes. */
export interface Resolve {
  readonly valuesBefore: (set: string) => readonly EnumValue[];
  readonly valuesAfter: (set: string) => readonly EnumValue[];
  /** The service's limits for parameters without their own limits. */
  readonly limits: ReadonlyMap<Bound, BoundPair>;
  /** True if a response states where its modules continue, using the request names of parameters. */
  readonly continues: boolean;
  /** Returns the id of a shape as a shared definition. */
  readonly shape: (name: string) => string;
}

interface BoundPair {
  readonly before: number;
  readonly after: number;
}

export function step(site: Site, kind: string, name = ""): Site {
  return { ...site, path: [...site.path, { kind, name }] };
}

/** Enters a shared definition, whose changes are repeated wherever it is used. */
export function shared(site: Site, id: string): Site {
  return { ...site, shared: { id, depth: site.path.length } };
}

/** Returns the id of a shared definition within its service. */
export function sharedId({ path }: Site, ...names: readonly string[]): string {
  return [path[0]?.name ?? "", ...names].join("/");
}

export function pathText(path: readonly Step[]): string {
  return path.map(({ kind, name }) => (name === "" ? kind : `${kind} ${name}`)).join(" / ");
}

/** The keys of the model that contain places. */
const places: ReadonlySet<string> = new Set([
  "place",
  "places",
  "pathPlace",
  "operationIdPlace",
  "pathPlaces",
  "groundsPlace",
]);

/** Returns the data without places and `undefined` values, with sorted keys. `change` converts the strings. */
export function plain(data: unknown, change: (text: string) => string = (text) => text): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((item) => plain(item, change));
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).filter(([key, value]) => !places.has(key) && value !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, plain(value, change)]),
  );
}

/** Returns a string that is the same for equal data, regardless of its place. */
export function plainText(data: unknown, change?: (text: string) => string): string {
  return JSON.stringify(plain(data, change)) ?? "";
}
