import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pack } from "../smoke/package.ts";
import { command } from "../support/command.ts";
import { rootFolder } from "../support/emit.ts";
import { folder as installed } from "./given.ts";

/* The folder of a team that has installed the published packages and one version of MSW. */

const mswFolders = { 2: join(rootFolder, "node_modules/msw"), 3: join(installed, "node_modules/msw") } as const;
export type MswVersion = keyof typeof mswFolders;

const libraries = ["react", "react-dom", "@tanstack", "@types", "@faker-js"];

/** Creates the folder within another one, which contains the tarballs. */
export async function teamFolder(folder: string, msw: MswVersion): Promise<string> {
  const team = join(folder, `msw-${msw}`);
  for (const name of ["validators", "client", "tanstack-query", "mock"]) {
    const target = join(team, "node_modules/@kiln", name);
    mkdirSync(target, { recursive: true });
    await command("tar", ["-xzf", await packed(name, folder), "-C", target, "--strip-components=1"]);
  }
  for (const name of libraries) symlinkSync(join(installed, "node_modules", name), join(team, "node_modules", name));
  symlinkSync(mswFolders[msw], join(team, "node_modules/msw"));
  return team;
}

const tarballs = new Map<string, Promise<string>>();

function packed(name: string, folder: string): Promise<string> {
  const tarball = tarballs.get(name) ?? pack(name, folder);
  tarballs.set(name, tarball);
  return tarball;
}

export function mswRelease(msw: MswVersion): string {
  return (JSON.parse(readFileSync(join(mswFolders[msw], "package.json"), "utf8")) as { readonly version: string })
    .version;
}
