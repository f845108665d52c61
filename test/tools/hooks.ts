import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { rootFolder } from "../support/emit.ts";
import { linkLibraries } from "./generated-code.ts";

const sources = join(import.meta.dirname, "hooks");

/**
 * Places a program of the folder `hooks` where it finds the packages as users have them: a copy of each, not a link.
 */
export function placeProgram(folder: string, name: string, text = sourceOf(name)): string {
  const file = join(folder, `${name}.tsx`);
  writeFileSync(file, text);
  return file;
}

export function sourceOf(name: string): string {
  return readFileSync(join(sources, `${name}.txt`), "utf8");
}

/** Returns the number of non-empty lines of a program. */
export function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

export function copyPackages(folder: string, installed: string): void {
  linkLibraries(folder, installed);
  for (const name of ["client", "tanstack-query"]) {
    const target = join(installed, "node_modules/@kiln", name);
    mkdirSync(target, { recursive: true });
    cpSync(join(rootFolder, "packages", name), target, { recursive: true });
  }
}

const compilers = { "TypeScript 5.9": "typescript", "TypeScript 7": "typescript-7" } as const;
export const compilerNames = Object.keys(compilers) as (keyof typeof compilers)[];

/** Returns the compiler errors in a program, in strict settings. */
export function errorsBy(
  compiler: keyof typeof compilers,
  file: string,
  ...more: readonly string[]
): readonly string[] {
  const tsc = createRequire(import.meta.url)
    .resolve(`${compilers[compiler]}/package.json`)
    .replace(/package\.json$/, "bin/tsc");
  const strict = ["--noEmit", "--strict", "--noUncheckedIndexedAccess", "--skipLibCheck", ...more];
  const platform = [
    "--target",
    "es2023",
    "--lib",
    "es2023,dom,dom.iterable,dom.asynciterable",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--jsx",
    "react-jsx",
    "--types",
    "node,react",
  ];
  const typeRoots = [
    "--typeRoots",
    `${join(rootFolder, "node_modules/@types")},${join(file, "../node_modules/@types")}`,
  ];
  const { stdout } = spawnSync(process.execPath, [tsc, ...strict, ...platform, ...typeRoots, file], {
    cwd: join(file, ".."),
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line !== "");
}

/** Returns the size of a program's bundle in bytes, minified and compressed, without React and TanStack Query. */
export function bytesOf(file: string): number {
  const {
    outputFiles: [bundle],
  } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    logLevel: "silent",
    external: ["react", "react/*", "@tanstack/*"],
  });
  return gzipSync(bundle!.contents).length;
}

export function printedBy(file: string, ...args: readonly string[]): Promise<unknown> {
  const outfile = file.replace(/\.tsx$/, ".mjs");
  buildSync({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    logLevel: "silent",
    external: ["react", "react/*", "react-dom/*", "vue", "@tanstack/*"],
  });
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [outfile, ...args], { timeout: 60_000 }, (error, out) =>
      error ? reject(error) : resolve(JSON.parse(out)),
    );
  });
}
