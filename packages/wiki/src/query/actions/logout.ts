import { defineAction, type Action } from "@kiln/server/query";
import type { Site } from "../site.ts";
import { callerOf } from "./session-caller.ts";

/** `action=logout`: ends the session, and deletes the token for automatic logins. */
export function logout(site: Site): Action {
  return defineAction({
    name: "logout",
    description: "Logs out and ends the session.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Logout"],
    mustbeposted: true,
    token: "csrf",
    parameters: {},
    run: async (_, context) => {
      const caller = callerOf(context);
      if (caller?.kind === "bearer") {
        const text = "Logging out is not possible when using $1.";
        context.fail("cannotlogout", { key: "cannotlogoutnow-text", text, parameters: ["a bearer token"] });
      }
      if (caller !== undefined) await site.sessions.leave(caller, context.request);
      return {};
    },
  });
}
