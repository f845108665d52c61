import type { ChangeId } from "./classes.ts";
import type { Site } from "./site.ts";

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
export interface OtherShape {
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
