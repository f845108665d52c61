import type { UntypedClient } from "../../query/client/client.js";
import { chosenModules, type CoreOptions, type Groups } from "../../query/client/core.js";
import type { Wire } from "../../query/client/table.js";
import { createClient } from "./client.js";
import type { QueryClientOptions } from "./options.js";

/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(
  wire: Wire,
  groups: Groups,
  { modules, ...options }: CoreOptions<QueryClientOptions>,
): UntypedClient {
  return createClient(chosenModules(wire, groups, modules), options);
}
