import type { ActionContext } from "@kiln/server/query";
import { siteCaller, type SiteCaller } from "../../accounts/site-caller.ts";

/** The session of an action's caller; undefined where scripts of any site read the answer. */
export function callerOf({ caller }: ActionContext): SiteCaller | undefined {
  return siteCaller(caller);
}
