import { buildSync } from "esbuild";
import { gzipSync } from "node:zlib";
import { bundled, codeOf } from "./candidates/ajv-standalone.ts";
import { allModules, moduleFile } from "./package.ts";

/** Bytes of one import: bundled, minified, compressed by gzip. */
export interface Sizes {
  readonly modules: readonly ModuleSize[];
  readonly all: { readonly validate: number; readonly decode: number; readonly both: number };
  /** All modules, validation alone. */
  readonly ajvStandalone: number;
}

export interface ModuleSize {
  readonly module: string;
  readonly validate: number;
  /** With everything that the modules share. */
  readonly decode: number;
}

type Function = "validate" | "decode";

export function sizes(): Sizes {
  const modules = allModules();
  return {
    modules: modules.map((module) => ({ module, validate: sizeOf([module], ["validate"]), decode: sizeOf([module], ["decode"]) })),
    all: { validate: sizeOf(modules, ["validate"]), decode: sizeOf(modules, ["decode"]), both: sizeOf(modules, ["validate", "decode"]) },
    ajvStandalone: compressed(bundled(codeOf(modules), true)),
  };
}

function sizeOf(modules: readonly string[], functions: readonly Function[]): number {
  return compressed(bundle(modules, functions));
}

/** The text of one file that exports these functions of these modules. */
export function bundle(modules: readonly string[], functions: readonly Function[]): string {
  const contents = modules.map((module, index) => {
    const names = functions.map((name) => `${name} as ${name}${index}`).join(", ");
    return `export { ${names} } from ${JSON.stringify(moduleFile(module))};`;
  });
  const stdin = { contents: contents.join("\n"), resolveDir: import.meta.dirname };
  return buildSync({ stdin, bundle: true, minify: true, write: false, format: "esm" }).outputFiles[0]!.text;
}

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
