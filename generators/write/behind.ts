import type { Finding } from "./finding.ts";
import type { State } from "./state.ts";

/** States that result from a change of the spec, often for many files. A single run resolves all of them. */
const ofOneCause: ReadonlySet<State> = new Set<State>(["stale", "missing", "orphaned"]);

/** Returns whether the file is only out of date, so that no manual work is affected. */
export function isBehind({ state }: Finding): boolean {
  return ofOneCause.has(state);
}
