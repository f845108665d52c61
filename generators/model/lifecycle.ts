import type { Fact, Origin } from "./fact.ts";

/** The lifecycle of a definition: the version that added it, its deprecation, and its former names. */
export interface Lifecycle {
  /** The first version of the service with this definition. */
  readonly since: Fact<string> | undefined;
  /** The deprecation, or `undefined` if it is not deprecated. */
  readonly deprecated: Deprecation | undefined;
  /** The day, such as `2027-01-31`, after which it may be removed. */
  readonly sunset: Fact<string> | undefined;
  /** Former names, the latest first. */
  readonly was: readonly string[];
}

/** A deprecation: its origin, the reason and the replacement. */
export type Deprecation = Origin & {
  readonly reason?: string | undefined;
  readonly replacement?: string | undefined;
  /** The day of the deprecation, such as `2026-01-31`. */
  readonly date?: string | undefined;
};

/** The lifecycle of a definition that has always existed and is not deprecated. */
export const noLifecycle: Lifecycle = { since: undefined, deprecated: undefined, sunset: undefined, was: [] };

/** Returns only the lifecycle members of an object. */
export function lifecycleOf({ since, deprecated, sunset, was }: Lifecycle): Lifecycle {
  return { since, deprecated, sunset, was };
}
