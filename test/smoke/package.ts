import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

const root = join(import.meta.dirname, "../..");

/** The runtimes of `package.json`, where they are not there yet as the lock file wants them. */
export async function installRuntimes(): Promise<void> {
  const [lock, done] = [join(import.meta.dirname, "package-lock.json"), join(import.meta.dirname, "node_modules/.installed.json")];
  const wanted = readFileSync(lock, "utf8");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(done, wanted);
}

/** The client as it would be published. */
export async function pack(folder: string): Promise<string> {
  await command("npm", ["pack", "--pack-destination", folder], { cwd: join(root, "packages/client") });
  return join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz"))!);
}

/** A fresh folder of a user who has installed it, with the program in it. */
export async function userFolder(folder: string, tarball: string): Promise<string> {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  await command("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
  cpSync(join(import.meta.dirname, "program"), folder, { recursive: true });
  return folder;
}
