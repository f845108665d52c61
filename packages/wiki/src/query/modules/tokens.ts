import type { HandlersByModule } from "@kiln/server/query";
import { hasTokens, makeToken, siteCaller, tokenEnding } from "../../accounts/tokens.ts";

const sameOrigin = {
  key: "apiwarn-tokens-origin",
  text: "Tokens may not be obtained when the same-origin policy is not applied.",
};

/** Returns tokens of the caller's session. Requesting a token type for logging in starts a session. */
export const tokens: NonNullable<HandlersByModule["tokens"]> = async ({ type }, context) => {
  const caller = siteCaller(context.caller);
  if (caller === undefined) {
    context.warn("tokens-origin", sameOrigin);
    return {};
  }
  const isLoggedIn = caller.name !== undefined;
  if (!isLoggedIn && type.some((one) => hasTokens(one, false))) await caller.begin();
  const { key = "", now } = caller;
  const shown = type.map(
    (one) => [`${one}token`, hasTokens(one, isLoggedIn) ? makeToken(key, one, now) : tokenEnding] as const,
  );
  return { tokens: Object.fromEntries(shown) };
};
