import type { Shown } from "../shown.ts";

/**
 * What was shown to those whose programs run; and how many requests were right by the old spec, since none would show
 * nothing.
 */
export interface WireShown {
  readonly taken: number;
  readonly sends: Shown;
  readonly reads: Shown;
  readonly serves: Shown;
}
