import type { Lifecycle, Origin } from "../../generators/model/fact.ts";
import { dataClaim, factClaim, leaf, type Members } from "./claim.ts";

/** Returns claims about the version that added an object, and about its deprecation and removal. */
export function lifecycleClaims({ deprecated, since, sunset, was }: Lifecycle, origin: Origin): Members {
  return {
    deprecated: deprecated && leaf(true, deprecated),
    since: factClaim(since),
    sunset: factClaim(sunset),
    was: was.length === 0 ? undefined : dataClaim(was, origin),
  };
}
