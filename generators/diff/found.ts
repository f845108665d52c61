import type { ChangeId } from "./classes.ts";
import type { Site } from "./site.ts";

/** What a comparison finds. */
export type Found = Difference | Use | Follows;

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
