import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { whyNotLoaded } from "./server-program.ts";

/** Code of the server that cannot be loaded: the message is for people. */
export class Unloadable extends Error {}

/**
 * The handlers that a module of a server has, as paths of names: `modules`, `modules.allpages`. None where there is no such module.
 * Throws `Unloadable` where the module cannot be loaded.
 */
export async function handlersIn(file: string): Promise<ReadonlySet<string>> {
  if (!existsSync(file)) return new Set();
  const exported = await load(file);
  return new Set(Object.entries(exported).flatMap(([name, value]) => (typeof value === "function" ? [name] : [name, ...Object.keys(value as object).map((member) => `${name}.${member}`)])));
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Unloadable(whyNotLoaded(error as Error), { cause: error });
  }
}
