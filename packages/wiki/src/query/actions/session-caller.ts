import type { ActionContext } from "@kiln/server/query";
import { siteCaller, type SiteCaller } from "../../accounts/site-caller.ts";

/**
 * Returns the caller of an action as a caller of this site; `undefined` if scripts of any site may read the response.
 */
export function callerOf({ caller }: ActionContext): SiteCaller | undefined {
  return siteCaller(caller);
}
