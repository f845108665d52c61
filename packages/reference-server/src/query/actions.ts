import type { Action } from "@kiln/server/query";
import { checktoken } from "./actions/checktoken.ts";
import { clientlogin } from "./actions/clientlogin.ts";
import { edit } from "./actions/edit.ts";
import { expandtemplates } from "./actions/expandtemplates.ts";
import { login } from "./actions/login.ts";
import { logout } from "./actions/logout.ts";
import { opensearch } from "./actions/opensearch.ts";
import { parse } from "./actions/parse.ts";
import { purge } from "./actions/purge.ts";
import type { AskPages } from "./ask-pages.ts";
import type { Site } from "./site.ts";

/** The actions beside `query`, `paraminfo` and `help`. */
export function actionsOn(site: Site, askPages: AskPages): readonly Action[] {
  return [
    checktoken(site), clientlogin(site), edit(site), expandtemplates(site), login(site), logout(site), opensearch(site, askPages), parse(site, askPages),
    purge(askPages),
  ];
}
