import type { Finding } from "./finding.ts";
import type { State } from "./state.ts";

/**
 * What one change of the spec does to many files, and one run settles: their cause is that nothing was generated since.
 */
const ofOneCause: ReadonlySet<State> = new Set<State>(["stale", "missing", "orphaned"]);

/** Returns whether the file is only behind the spec, so that no work of a person is in question. */
export function isBehind({ state }: Finding): boolean {
  return ofOneCause.has(state);
}
