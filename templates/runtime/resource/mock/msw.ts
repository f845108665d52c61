import { http, type HttpHandler } from "msw";
import type { AnyHandler } from "../server/handlers.js";
import type { ResourceMock } from "./mock.js";
import { eachOperation, type AnyOverrides } from "./overrides.js";
import type { OverrideOptions } from "../../http/mock/mock.js";

/** Returns handlers that pass every request to its mock. */
export function handlersOf({ internal: { addresses, answer } }: ResourceMock): readonly HttpHandler[] {
  return [http.all(addresses, ({ request }) => answer(request))];
}

/** Creates a function for each operation that returns a handler for all its paths. */
export function overridesOf({ internal: { table, requestsOf, answer } }: ResourceMock): AnyOverrides<HttpHandler> {
  return eachOperation(table.resources, (collection, name) => {
    const { addresses, method } = requestsOf(collection, name);
    const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;
    const register = methods[method as keyof typeof methods];
    return (handler: AnyHandler, options: OverrideOptions = {}) =>
      register(addresses, ({ request }) => answer(request, { operation: `${collection}.${name}`, handler }), {
        once: options.once ?? false,
      });
  });
}
