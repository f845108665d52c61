import { existsSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

/** Folder of the tools that `kiln diff` is compared with. */
export const modules = join(import.meta.dirname, "node_modules");

/** Installs the tools from the lock file unless they are already installed. Does not run their install scripts. */
export async function installTools(): Promise<void> {
  if (existsSync(modules)) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
}
