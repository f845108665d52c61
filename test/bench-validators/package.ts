import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface Decoded {
  readonly value?: object;
  readonly errors?: readonly { readonly code: string }[];
}

export interface ModuleValidators {
  readonly validate: (value: unknown) => boolean;
  readonly decode: (wire: string, options?: { readonly maxLength?: number; readonly all?: boolean }) => Decoded;
}

/** The modules of the package that is measured: the one in packages/. */
export const moduleFolder = join(import.meta.dirname, "../../packages/validators/generated/query");

export function moduleFile(module: string): string {
  return join(moduleFolder, `${module}.js`);
}

export async function moduleOf(module: string): Promise<ModuleValidators> {
  return (await import(pathToFileURL(moduleFile(module)).href)) as ModuleValidators;
}

export function allModules(): readonly string[] {
  const files = readdirSync(moduleFolder).filter((file) => file.endsWith(".js") && file !== "index.js");
  return files.map((file) => file.slice(0, -".js".length)).sort();
}
