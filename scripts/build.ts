import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { BuildError, ensureBuild } from "../generators/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The hand-written packages, after those that they depend on, and their entry points. */
const packages = {
  "packages/wiki": ["index.ts"],
  "packages/reference-server": ["index.ts", "program/main.ts", "storage/sqlite/reader-worker.ts"],
} as const;

/**
 * Builds each package if its sources or those of the packages before it have changed: declarations, and a bundle without
 * other packages. Few large modules load faster than many small ones. Deletes the old build first, so that no output of
 * deleted sources remains.
 */
async function buildPackages(): Promise<void> {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  for (const [index, [folder, entryPoints]] of Object.entries(packages).entries()) {
    const hash = sourcesHash(Object.keys(packages).slice(0, index + 1));
    const build = join(root, folder, "build");
    const hashFile = join(build, "sources.sha256");
    if (existsSync(hashFile) && readFileSync(hashFile, "utf8") === hash) continue;
    rmSync(build, { recursive: true, force: true });
    const { status } = spawnSync(process.execPath, [tsc, "-p", join(root, folder)], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
    else {
      await bundle({
        entryPoints: entryPoints.map((path) => join(root, folder, "src", path)),
        outdir: build,
        // All files are in one folder, so that `import.meta.url` of each has the same depth.
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
  }
}

function sourcesHash(folders: readonly string[]): string {
  const sources = folders.flatMap((folder) => [
    `${folder}/tsconfig.json`,
    ...globSync(`${folder}/src/**/*.ts`, { cwd: root }).sort(),
  ]);
  const hash = createHash("sha256");
  for (const path of ["package-lock.json", "tsconfig.json", ...sources]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

// `prepare` of npm: builds everything that must be JavaScript, if it is out of date.
try {
  ensureBuild();
  await buildPackages();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
