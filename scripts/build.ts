import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { BuildError, ensureBuild } from "../generators/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "packages/reference-server");
const build = join(folder, "build");

/** Hash of the sources that the current build was made from. */
const hashFile = join(build, "sources.sha256");

/**
 * Builds the reference server if its sources have changed: declarations, and a bundle without other packages. Few large
 * modules load faster than many small ones. Deletes the old build first, so that no output of deleted sources remains.
 */
async function buildReferenceServer(): Promise<void> {
  const hash = sourcesHash();
  if (existsSync(hashFile) && readFileSync(hashFile, "utf8") === hash) return;
  rmSync(build, { recursive: true, force: true });
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-p", folder], { stdio: "inherit" });
  if (status !== 0) {
    process.exitCode = 1;
    return;
  }
  await bundle({
    // All files are in one folder, so that `import.meta.url` of each has the same depth.
    entryPoints: ["index.ts", "program/main.ts", "storage/sqlite/reader-worker.ts"].map((path) =>
      join(folder, "src", path),
    ),
    outdir: build,
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node22.13",
    logLevel: "warning",
  });
  writeFileSync(hashFile, hash);
}

function sourcesHash(): string {
  const sources = globSync("packages/reference-server/src/**/*.ts", { cwd: root }).sort();
  const hash = createHash("sha256");
  for (const path of ["package-lock.json", "tsconfig.json", "packages/reference-server/tsconfig.json", ...sources]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

// `prepare` of npm: builds everything that must be JavaScript, if it is out of date.
try {
  ensureBuild();
  await buildReferenceServer();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
