import type { Action } from "@kiln/server/query";
import { clientlogin } from "./actions/clientlogin.ts";
import { edit } from "./actions/edit.ts";
import { login } from "./actions/login.ts";
import { logout } from "./actions/logout.ts";
import type { Site } from "./site.ts";

/** Returns the actions other than `query`, `paraminfo` and `help`. */
export function actionsOn(site: Site): readonly Action[] {
  return [clientlogin(site), edit(site), login(site), logout(site)];
}
