import type { ModuleInfo, Table } from "./table.js";

/**
 * Returns the module that a decoded request names. It always exists, because decoder and table are generated from the
 * same spec.
 */
export function moduleOf({ modules }: Table, name: string): ModuleInfo {
  const module = modules[name];
  if (module === undefined) throw new TypeError(`The table has no module ${name}.`);
  return module;
}

/** Returns the name of a module in messages: its path, or its own name if it has no path. */
export function pathOf({ name, path = name }: ModuleInfo): string {
  return path;
}
