import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

/** Folder of the bundlers and package managers. */
export const modules = join(import.meta.dirname, "node_modules");

/** Installs the tools of `package.json` unless they are installed as the lock file requires. */
export async function installTools(): Promise<void> {
  const [lock, done] = [join(import.meta.dirname, "package-lock.json"), join(modules, ".installed.json")];
  const wanted = readFileSync(lock, "utf8");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(done, wanted);
}
