import type { Shown } from "../shown.ts";

/**
 * Results for the audiences that run programs. `taken` counts the requests that were valid under the old spec. If it is
 * 0, the results show nothing.
 */
export interface WireShown {
  readonly taken: number;
  readonly sends: Shown;
  readonly reads: Shown;
  readonly serves: Shown;
}
