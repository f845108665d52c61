import { Ajv2020, type Options } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { buildSync } from "esbuild";
import { schemaOf, type Schema } from "../shape.ts";
import type { Check } from "./candidate.ts";

/** Returns the check as it would be shipped, with the parts of ajv's runtime that it requires bundled in. */
export async function make(module: string): Promise<Check> {
  return (await loaded(codeOf([module])))[module]!;
}

/** Returns the checks that standalone code exports. */
export async function loaded(code: string): Promise<Readonly<Record<string, Check>>> {
  const { default: checks } = (await import(
    `data:text/javascript;base64,${Buffer.from(bundled(code)).toString("base64")}`
  )) as { readonly default: Readonly<Record<string, Check>> };
  return checks;
}

/** Returns standalone code that exports the check of each module under the module's name. */
export function codeOf(
  modules: readonly string[],
  options: Options = {},
  change: (schema: Schema) => Schema = (schema) => schema,
): string {
  const schemas = modules.map((module) => ({ ...change(schemaOf(module)), $id: module }));
  const ajv = new Ajv2020({ strict: false, code: { source: true }, schemas, ...options });
  return standalone.default(ajv, Object.fromEntries(modules.map((module) => [module, module])));
}

export function bundled(code: string, minify = false): string {
  const stdin = { contents: code, resolveDir: import.meta.dirname };
  return buildSync({ stdin, bundle: true, minify, write: false, format: "esm", platform: "neutral" }).outputFiles[0]!
    .text;
}
