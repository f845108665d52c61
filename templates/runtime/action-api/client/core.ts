import { createClient, type UntypedClient } from "./client.js";
import type { QueryClientOptions } from "./options.js";
import type { ModuleConstant, ModuleEntry, Wire } from "./table.js";

export interface CoreOptions extends QueryClientOptions {
  readonly modules: readonly ModuleConstant[];
}

/** Modules by group and name. */
type Groups = Record<string, Record<string, ModuleEntry>>;

/** A client that knows no modules but those of its options. They go into the empty `groups`. */
export function createCoreClient(wire: Wire, groups: Groups, { modules, ...options }: CoreOptions): UntypedClient {
  for (const [group, name, entry] of modules) groups[group]![name] = entry;
  return createClient({ ...wire, groups }, options);
}
