import { buildSync } from "esbuild";
import { gzipSync } from "node:zlib";
import { bundled, codeOf } from "./candidates/ajv-standalone.ts";
import { allModules, allParts, moduleFile } from "./package.ts";

/** Size of each import: bundled, minified, and compressed by gzip, in bytes. */
export interface Sizes {
  readonly modules: readonly NamedSize[];
  readonly all: { readonly validate: number; readonly decode: number; readonly both: number };
  /** Sizes for the exchange service: the body and the parameters of each operation, and everything together. */
  readonly exchange: { readonly parts: readonly NamedSize[]; readonly validate: number; readonly decode: number };
  /** All modules, only validation. */
  readonly ajvStandalone: number;
}

export interface NamedSize {
  readonly name: string;
  readonly validate: number;
  /** Includes everything that the modules share. */
  readonly decode: number;
}

type Function = "validate" | "decode";

/** A file to bundle. The function is `validateParameters` if the ending is `Parameters`. */
interface Wanted {
  readonly file: string;
  readonly ending: string;
}

export function sizes(): Sizes {
  const modules = allModules().map((name) => ({ name, ...wantedOf(name) }));
  const parts = allParts();
  return {
    modules: modules.map(namedSize),
    all: {
      validate: sizeOf(modules, ["validate"]),
      decode: sizeOf(modules, ["decode"]),
      both: sizeOf(modules, ["validate", "decode"]),
    },
    exchange: { parts: parts.map(namedSize), validate: sizeOf(parts, ["validate"]), decode: sizeOf(parts, ["decode"]) },
    ajvStandalone: compressed(bundled(codeOf(allModules()), true)),
  };
}

function wantedOf(module: string): Wanted {
  return { file: moduleFile(module), ending: "" };
}

function namedSize({ name, ...wanted }: Wanted & { readonly name: string }): NamedSize {
  return { name, validate: sizeOf([wanted], ["validate"]), decode: sizeOf([wanted], ["decode"]) };
}

function sizeOf(wanted: readonly Wanted[], functions: readonly Function[]): number {
  return compressed(bundle(wanted, functions));
}

/** Returns the source of one file that exports `validate` and `decode` of these modules. */
export function bundleOfModules(modules: readonly string[]): string {
  return bundle(modules.map(wantedOf), ["validate", "decode"]);
}

function bundle(wanted: readonly Wanted[], functions: readonly Function[]): string {
  const contents = wanted.map(({ file, ending }, index) => {
    const names = functions.map((name) => `${name}${ending} as ${name}${index}`).join(", ");
    return `export { ${names} } from ${JSON.stringify(file)};`;
  });
  const stdin = { contents: contents.join("\n"), resolveDir: import.meta.dirname };
  return buildSync({ stdin, bundle: true, minify: true, write: false, format: "esm" }).outputFiles[0]!.text;
}

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
