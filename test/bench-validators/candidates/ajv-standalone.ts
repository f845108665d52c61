import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { buildSync } from "esbuild";
import { schemaOf } from "../shape.ts";
import type { Check } from "./candidate.ts";

/** The code as one would ship it: its `require`s of ajv's runtime bundled in. */
export async function make(module: string): Promise<Check> {
  const { default: check } = (await import(`data:text/javascript;base64,${Buffer.from(bundled(codeOf([module]))).toString("base64")}`)) as { readonly default: { readonly [name: string]: Check } };
  return check[module]!;
}

/** Standalone code that exports the check of each module by its name. */
export function codeOf(modules: readonly string[]): string {
  const schemas = modules.map((module) => ({ ...schemaOf(module), $id: module }));
  const ajv = new Ajv2020({ strict: false, code: { source: true }, schemas });
  return standalone.default(ajv, Object.fromEntries(modules.map((module) => [module, module])));
}

export function bundled(code: string, minify = false): string {
  const stdin = { contents: code, resolveDir: import.meta.dirname };
  return buildSync({ stdin, bundle: true, minify, write: false, format: "esm", platform: "neutral" }).outputFiles[0]!.text;
}
