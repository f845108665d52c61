import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { BuildError } from "./build-error.ts";
import { forgetBuilt } from "./built.ts";
import { hashFile, importsFile, runtimeFolders, type RuntimeFolders } from "./folders.ts";
import { importsBelow } from "./imports.ts";
import { joinScripts } from "./join-scripts.ts";
import { modulesFile } from "./modules.ts";
import { recordedModules } from "./record-modules.ts";
import { sourcePaths, sourcesHash } from "./sources.ts";
import { buildState } from "./state.ts";

/**
 * Compiles the runtime's sources. The build is made beside the old one and takes its place when it is whole, so that a
 * reader never sees a half of it, and a deleted source leaves nothing behind.
 */
export function buildRuntime(folders = runtimeFolders): void {
  const staging = `${folders.build}-${process.pid}`;
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
    fill(folders, staging);
    takePlace(folders, staging);
    forgetBuilt();
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Builds where the build is not what the sources say; returns whether it did. */
export function ensureBuild(folders = runtimeFolders): boolean {
  if (buildState(folders) === "fresh") return false;
  buildRuntime(folders);
  return true;
}

/** The hash is that of the sources as they were before: what is edited meanwhile makes the build stale. */
function fill(folders: RuntimeFolders, staging: string): void {
  const hash = sourcesHash(folders);
  if (hash === undefined) throw new BuildError(`There are no sources in ${folders.sources}.`);
  for (const config of configsOf(folders)) compile(join(folders.sources, config), staging);
  copyPlainFiles(folders, staging);
  joinScripts(staging);
  writeFileSync(join(staging, importsFile), `${JSON.stringify(importsBelow(staging), undefined, 1)}\n`);
  writeFileSync(join(staging, modulesFile), JSON.stringify(recordedModules(staging)));
  writeFileSync(join(staging, hashFile), `${hash}\n`);
}

/** `tsconfig.client.json` and the like: one for each environment. */
function configsOf({ sources }: RuntimeFolders): readonly string[] {
  return readdirSync(sources)
    .filter((name) => /^tsconfig\.[\w-]+\.json$/.test(name))
    .sort();
}

function compile(config: string, outDir: string): void {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const parameters = [tsc, "-p", config, "--outDir", outDir, "--pretty", "false"];
  const { status, stdout, error } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
  if (error !== undefined || status !== 0) throw new BuildError(error?.message ?? stdout.trim());
}

/** Sources that are JavaScript and declarations already. */
function copyPlainFiles(folders: RuntimeFolders, outDir: string): void {
  for (const path of sourcePaths(folders).filter((one) => /\.(?:js|hbs|d\.ts)$/.test(one))) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    cpSync(join(folders.sources, path), join(outDir, path));
  }
}

/** Another process may have been faster: its build is as good, if it is of the same sources. */
function takePlace(folders: RuntimeFolders, staging: string): void {
  try {
    rmSync(folders.build, { recursive: true, force: true });
    renameSync(staging, folders.build);
  } catch (error) {
    if (!existsSync(folders.build) || buildState(folders) !== "fresh") throw error;
  }
}
