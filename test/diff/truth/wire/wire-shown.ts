import type { Shown } from "../shown.ts";

/**
 * Results for the audiences that run programs. `taken` counts the requests that were valid under the old spec: without
 * any, the results show nothing.
 */
export interface WireShown {
  readonly taken: number;
  readonly sends: Shown;
  readonly reads: Shown;
  readonly serves: Shown;
}
