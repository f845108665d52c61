import { http, type HttpHandler } from "msw";
import type { OverrideOptions } from "../../mock/overrides.js";
import type { Handler } from "../server/handlers.js";
import { eachModule, type AnyModuleOverrides } from "./overrides.js";
import type { QueryMock } from "./query-mock.js";

/** Every request to a service is answered by its mock. */
export function handlersOf({ internal: { addresses, answer } }: QueryMock): readonly HttpHandler[] {
  return [http.all(addresses, ({ request }) => answer(request))];
}

/**
 * A handler for each module. A request that does not ask for it continues to the next handler: all modules have one
 * address.
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
