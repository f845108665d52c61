import { defineAction, table, type Action } from "@kiln/server/query";
import { isRightToken, madeAt, tokenEnding } from "../../accounts/tokens.ts";
import type { Site } from "../site.ts";
import { callerOf } from "./session-caller.ts";

/** The ending of a token that was encoded once too often. */
const encodedEnding = encodeURIComponent(tokenEnding);

/** `action=checktoken`: whether a token is one of the session. */
export function checktoken(site: Site): Action {
  return defineAction({
    name: "checktoken",
    description: "Tells whether a token from `meta=tokens` is valid.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Checktoken"],
    parameters: {
      type: { type: tokenTypes(), required: true, description: "The type of the token." },
      token: { type: "string", required: true, sensitive: true, description: "The token." },
      maxtokenage: { type: "integer", description: "How old it may be, in seconds." },
    },
    run: ({ type, token, maxtokenage }, context) => {
      if (token.endsWith(encodedEnding)) {
        const text = 'Check that symbols such as "+" in the token are properly percent-encoded in the URL.';
        context.warn("checktoken-percentencoding", { key: "apiwarn-checktoken-percentencoding", text });
      }
      const made = madeAt(token);
      const isRight = isRightToken({ type, token, key: callerOf(context)?.key, isLoggedIn: context.caller.name !== undefined });
      const isOld = maxtokenage !== undefined && made !== undefined && site.now() - made > maxtokenage * 1000;
      const result = !isRight ? "invalid" : isOld ? "expired" : "valid";
      return { checktoken: { result, ...(made === undefined ? {} : { generated: `${new Date(made).toISOString().slice(0, 19)}Z` }) } };
    },
  });
}

/** The types of tokens, as the spec lists them. */
function tokenTypes(): readonly string[] {
  const type = table.modules["tokens"]?.parameters.find(({ name }) => name === "type")?.type;
  return typeof type === "object" ? type : [];
}
