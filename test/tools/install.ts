import { cpSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { installBundles } from "./bundles.ts";

/**
 * Installs the tools of `package.json` here into a folder, by the lock file, and the bundles. No script of theirs is
 * run: one would report the install to somebody.
 */
export async function installTools(folder: string, signal?: AbortSignal): Promise<void> {
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(import.meta.dirname, file), join(folder, file));
  await command("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    ...(signal && { signal }),
  });
  await installBundles(folder, signal);
}
