import { createClient, type UntypedClient } from "./client.js";
import type { QueryClientOptions } from "./options.js";
import type { ModuleConstant, ModuleEntry, Table, Wire } from "./table.js";

export type CoreOptions<Options extends QueryClientOptions = QueryClientOptions> = Options & {
  readonly modules: readonly ModuleConstant[];
};

/** Modules by group and name. */
export type Groups = Record<string, Record<string, ModuleEntry>>;

/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(wire: Wire, groups: Groups, { modules, ...options }: CoreOptions): UntypedClient {
  return createClient(chosenModules(wire, groups, modules), options);
}

export function chosenModules(wire: Wire, groups: Groups, modules: readonly ModuleConstant[]): Table {
  for (const [group, name, entry] of modules) groups[group]![name] = entry;
  return { ...wire, groups };
}
