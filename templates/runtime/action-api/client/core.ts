import type { UntypedClient } from "../../query/client/client.js";
import { chosenModules, type CoreOptions, type Groups } from "../../query/client/core.js";
import type { Wire } from "../../query/client/table.js";
import { createClient } from "./client.js";
import type { QueryClientOptions } from "./options.js";

/** A client that knows no modules but those of its options. They go into the empty `groups`. */
export function createCoreClient(
  wire: Wire,
  groups: Groups,
  { modules, ...options }: CoreOptions<QueryClientOptions>,
): UntypedClient {
  return createClient(chosenModules(wire, groups, modules), options);
}
