import { operationsOf } from "../../model/operations.ts";
import type { ResourceService } from "../../model/resource.ts";
import { defaultUrl } from "../../naming/paths.ts";

/** The origin of a local server, so that examples run unchanged. */
export const localOrigin = "http://127.0.0.1:8080";

/** Returns the options that a user passes to a client. The tenant is in the calls of examples instead. */
export function exampleOptions(service: ResourceService): { readonly baseUrl?: string; readonly key?: string } {
  const needsKey = operationsOf(service).some(({ access }) => access.kind === "keys");
  return {
    ...(defaultUrl(service) === undefined ? { baseUrl: localOrigin } : {}),
    ...(needsKey ? { key: "your key" } : {}),
  };
}
