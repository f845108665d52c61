import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buildFolder, hashFile, sourceFolder } from "./folders.ts";
import { modulesFile } from "./modules.ts";
import { recordedModules } from "./record-modules.ts";
import { sourcePaths, sourcesHash } from "./sources.ts";

/** The sources have a type error, or `tsc` could not run; its output is the message. */
export class BuildError extends Error {}

/**
 * Compiles the runtime's sources. The build is made beside the old one and takes its place when it is whole, so that a reader
 * never sees a half of it, and a deleted source leaves nothing behind.
 */
export function buildRuntime(): void {
  const staging = `${buildFolder.replace(/[/\\]$/, "")}-${process.pid}`;
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    for (const config of readdirSync(sourceFolder).filter((name) => /^tsconfig\.\w+\.json$/.test(name))) compile(config, staging);
    copyPlainFiles(staging);
    writeFileSync(join(staging, modulesFile), JSON.stringify(recordedModules(staging)));
    writeFileSync(join(staging, hashFile), `${sourcesHash()}\n`);
    rmSync(buildFolder, { recursive: true, force: true });
    renameSync(staging, buildFolder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function compile(config: string, outDir: string): void {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { status, stdout, error } = spawnSync(process.execPath, [tsc, "-p", join(sourceFolder, config), "--outDir", outDir], { encoding: "utf8" });
  if (error !== undefined || status !== 0) throw new BuildError(`${config}: ${error?.message ?? stdout.trim()}`);
}

/** Sources that are JavaScript and declarations already. */
function copyPlainFiles(outDir: string): void {
  for (const path of sourcePaths().filter((one) => /\.(?:js|hbs|d\.ts)$/.test(one))) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    cpSync(join(sourceFolder, path), join(outDir, path));
  }
}

