import { existsSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

/** The folder of the tools that `kiln diff` is compared with. */
export const modules = join(import.meta.dirname, "node_modules");

/** Installs them by the lock file, where they are not there yet. No script of theirs is run. */
export async function installTools(): Promise<void> {
  if (existsSync(modules)) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
}
