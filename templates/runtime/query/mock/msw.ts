import { http, type HttpHandler } from "msw";
import type { OverrideOptions } from "../../http/mock/mock.js";
import type { Handler } from "../server/handlers.js";
import { eachModule, type AnyModuleOverrides } from "./overrides.js";
import type { QueryMock } from "./query-mock.js";

/** Returns handlers that pass every request to its mock. */
export function handlersOf({ internal: { addresses, answer } }: QueryMock): readonly HttpHandler[] {
  return [http.all(addresses, ({ request }) => answer(request))];
}

/**
 * Returns a handler for each module. Requests without that module continue to the next handler, because all modules
 * share one URL.
 */
export function overridesOf({ internal: { addresses, groups, answerBy } }: QueryMock): AnyModuleOverrides<HttpHandler> {
  return eachModule(groups, (group, name) => (handler: Handler, { once = false }: OverrideOptions = {}) => {
    const kept = { group, name, handler, once: false };
    let isUsed = false;
    return http.all(addresses, async ({ request }) => {
      if (isUsed) return undefined;
      const response = await answerBy(request.clone(), kept);
      isUsed = once && response !== undefined;
      return response;
    });
  });
}
