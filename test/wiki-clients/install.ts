import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import type { Client } from "./client-table.ts";
import { mwclientVersion, unpackClients, type DebianPaths } from "./debian.ts";

/** Installs all clients next to their programs. */
export async function installClients(folder: string, signal: AbortSignal): Promise<DebianPaths> {
  const files = ["package.json", "package-lock.json", "flows.ts", "clients", "steps"];
  for (const file of files) cpSync(join(import.meta.dirname, file), join(folder, file), { recursive: true });
  // No package has an install script now. `--ignore-scripts` prevents running future ones.
  await command("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, signal });
  const debian = join(folder, "debian");
  mkdirSync(debian);
  return unpackClients(debian, signal);
}

export function versionOf({ name, language }: Client, folder: string, pythonPath: string): string {
  if (language === "python") return mwclientVersion(pythonPath);
  return (
    JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")) as { readonly version: string }
  ).version;
}
