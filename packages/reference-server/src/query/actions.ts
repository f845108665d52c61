import type { Action } from "@kiln/server/query";
import { checktoken } from "./actions/checktoken.ts";
import { clientlogin } from "./actions/clientlogin.ts";
import { login } from "./actions/login.ts";
import { logout } from "./actions/logout.ts";
import type { Site } from "./site.ts";

/** The actions beside `query`, `paraminfo` and `help`. */
export function actionsOn(site: Site): readonly Action[] {
  return [checktoken(site), clientlogin(site), login(site), logout(site)];
}
