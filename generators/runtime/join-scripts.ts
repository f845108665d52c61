import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type esbuild from "esbuild";
import { BuildError } from "./build-error.ts";

/** The folder of the build whose own files become classic scripts; what is in its folders stays modules. */
const folder = "docs";

/**
 * Makes each file of the folder, with the modules that it imports, a classic script in its place: a page that is read
 * from a folder may not load modules. Of its names none is left in the page. What it imports with `import()`, the
 * `start.js` of a folder, stays a module.
 */
export function joinScripts(build: string): void {
  const scripts = existsSync(join(build, folder))
    ? readdirSync(join(build, folder)).filter((name) => name.endsWith(".js"))
    : [];
  if (scripts.length === 0) return;
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof esbuild;
  const { metafile } = buildSync({
    absWorkingDir: build,
    entryPoints: scripts.map((name) => `${folder}/${name}`),
    outdir: folder,
    allowOverwrite: true,
    bundle: true,
    // With the format `iife`, esbuild adds code for modules that a script leaves outside.
    format: "esm",
    banner: { js: '(() => {\n"use strict";' },
    footer: { js: "})();" },
    charset: "utf8",
    external: ["./*/start.js"],
    metafile: true,
    logLevel: "silent",
  });
  for (const [path, { exports }] of Object.entries(metafile.outputs)) {
    if (exports.length > 0)
      throw new BuildError(
        `templates/runtime/${path.replace(/\.js$/, ".ts")} becomes a classic script, and exports ${exports.join(", ")}: move that into a file of a folder.`,
      );
  }
}
