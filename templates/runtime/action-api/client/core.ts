import { createClient, type UntypedClient } from "./client.js";
import type { QueryClientOptions } from "./options.js";
import type { ModuleConstant, ModuleEntry, Wire } from "./table.js";

export interface CoreOptions extends QueryClientOptions {
  readonly modules: readonly ModuleConstant[];
}

/** A client that knows no modules but those of its options. `groups` has the empty groups that these go into, and is the client's from then on. */
export function createCoreClient(wire: Wire, groups: Record<string, Record<string, ModuleEntry>>, { modules, ...options }: CoreOptions): UntypedClient {
  for (const [group, name, entry] of modules) groups[group]![name] = entry;
  return createClient({ ...wire, groups }, options);
}
