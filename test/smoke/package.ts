import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

const root = join(import.meta.dirname, "../..");

/** The runtimes of `package.json`, where they are not there yet as the lock file wants them. */
export async function installRuntimes(): Promise<void> {
  const [lock, done] = [
    join(import.meta.dirname, "package-lock.json"),
    join(import.meta.dirname, "node_modules/.installed.json"),
  ];
  const wanted = readFileSync(lock, "utf8");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(done, wanted);
}

/** A package as it would be published; without a name, the compiler. */
export async function pack(name: string | undefined, folder: string): Promise<string> {
  const cwd = name === undefined ? root : join(root, "packages", name);
  const output = await command("npm", ["pack", "--silent", "--pack-destination", folder], { cwd });
  return join(folder, /\S+\.tgz/.exec(output)![0]);
}

/** A fresh folder of a user who has installed the packages, with the programs in it. */
export async function userFolder(folder: string, tarballs: readonly string[]): Promise<string> {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  await command("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], { cwd: folder });
  cpSync(join(import.meta.dirname, "program"), folder, { recursive: true });
  return folder;
}
