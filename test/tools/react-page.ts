import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { pack } from "../smoke/package.ts";
import { command } from "../support/command.ts";
import { rootFolder } from "../support/emit.ts";
import { folder as installed } from "./given.ts";

/* The folder of a team that has installed the packages as they are published, with one version of MSW. */

export const mswVersions = { 2: rootFolder, 3: installed } as const;

const libraries = ["react", "react-dom", "@tanstack", "@types"];

/** Makes the folder, with the program of `react-page/` in it. */
export async function teamFolder(folder: string, msw: keyof typeof mswVersions): Promise<string> {
  const team = join(folder, `msw-${msw}`);
  cpSync(join(import.meta.dirname, "react-page"), team, { recursive: true });
  for (const name of ["validators", "client", "tanstack-query", "mock"]) {
    const target = join(team, "node_modules/@kiln", name);
    mkdirSync(target, { recursive: true });
    await command("tar", ["-xzf", await packed(name, folder), "-C", target, "--strip-components=1"]);
  }
  for (const name of libraries) symlinkSync(join(installed, "node_modules", name), join(team, "node_modules", name));
  symlinkSync(mswFolder(msw), join(team, "node_modules/msw"));
  const files = ["main.tsx", "node.ts", ...placeReadme(team)];
  writeFileSync(join(team, "all.ts"), files.map((file) => `import "./${file}";\n`).join(""));
  return team;
}

/** The programs of the mock's README that use MSW. */
function placeReadme(team: string): readonly string[] {
  const text = readFileSync(join(team, "node_modules/@kiln/mock/README.md"), "utf8");
  const programs = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!).filter((code) => /from "msw/.test(code));
  if (programs.length < 2) throw new Error("The README of the mock shows no programs with MSW.");
  return programs.map((code, index) => {
    writeFileSync(join(team, `readme-${index}.ts`), code);
    return `readme-${index}.ts`;
  });
}

const tarballs = new Map<string, Promise<string>>();

function packed(name: string, folder: string): Promise<string> {
  const tarball = tarballs.get(name) ?? pack(name, folder);
  tarballs.set(name, tarball);
  return tarball;
}

function mswFolder(version: keyof typeof mswVersions): string {
  return join(mswVersions[version], "node_modules/msw");
}

export function mswRelease(version: keyof typeof mswVersions): string {
  return (JSON.parse(readFileSync(join(mswFolder(version), "package.json"), "utf8")) as { readonly version: string }).version;
}

/** The page as its files, by name. */
export async function pageFiles(team: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(team, "main.tsx")], bundle: true, write: false, format: "esm", platform: "browser", jsx: "automatic", logLevel: "silent", define: { "process.env.NODE_ENV": '"development"' },
  });
  return new Map([
    ["index.html", '<!doctype html><title>Groups</title><link rel="icon" href="data:,"><body><script type="module" src="main.js"></script>'],
    ["main.js", outputFiles[0]!.text],
    ["mockServiceWorker.js", readFileSync(join(team, "node_modules/msw/lib/mockServiceWorker.js"), "utf8")],
  ]);
}
