import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";

const root = join(import.meta.dirname, "../..");

/** Installs the runtimes of `package.json` unless they are installed as the lock file requires. */
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

/** Packs a package as for publishing. Without a name, packs the compiler. */
export async function pack(name: string | undefined, folder: string): Promise<string> {
  const cwd = name === undefined ? root : join(root, "packages", name);
  const output = await command("npm", ["pack", "--silent", "--pack-destination", folder], { cwd });
  return join(folder, /\S+\.tgz/.exec(output)![0]);
}

/** Creates a user's folder that contains the programs and has the packages installed. */
export async function userFolder(folder: string, tarballs: readonly string[]): Promise<string> {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  await command("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], { cwd: folder });
  cpSync(join(import.meta.dirname, "program"), folder, { recursive: true });
  return folder;
}
