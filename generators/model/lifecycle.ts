import type { Fact, Origin } from "./fact.ts";

/** Since when a named thing is there, whether it is on its way out, and what it was called before. */
export interface Lifecycle {
  /** The version of the service that has it first. */
  readonly since: Fact<string> | undefined;
  /** Undefined where it is not deprecated. */
  readonly deprecated: Deprecation | undefined;
  /** The day, such as `2027-01-31`, after which it may be gone. */
  readonly sunset: Fact<string> | undefined;
  /** Names that it had before, the latest first. */
  readonly was: readonly string[];
}

/** Who says that something is deprecated, why, and what to use. */
export type Deprecation = Origin & {
  readonly reason?: string | undefined;
  /** What to use in its place. */
  readonly replacement?: string | undefined;
  /** The day on which it was deprecated, such as `2026-01-31`. */
  readonly date?: string | undefined;
};

/** Of what has always been there, and stays. */
export const noLifecycle: Lifecycle = { since: undefined, deprecated: undefined, sunset: undefined, was: [] };

/** Of something that has more, what is its lifecycle. */
export function lifecycleOf({ since, deprecated, sunset, was }: Lifecycle): Lifecycle {
  return { since, deprecated, sunset, was };
}
