import { cpSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { installBundles } from "./bundles.ts";

/**
 * Installs the tools of `package.json` in this folder with the lock file, and the bundles, into another folder. Their
 * scripts do not run, because one of them would report the install to a third party.
 */
export async function installTools(folder: string, signal?: AbortSignal): Promise<void> {
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(import.meta.dirname, file), join(folder, file));
  await command("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    ...(signal && { signal }),
  });
  await installBundles(folder, signal);
}
