import { buildSync } from "esbuild";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSchemas } from "../../generators/load/read.ts";
import type { Candidate } from "./candidates.ts";

export interface Bundle {
  readonly candidate: Candidate;
  readonly file: string;
  readonly bytes: number;
}

/** Bundles a candidate with everything that it loads into one minified file. */
export function bundle(candidate: Candidate, folder: string, modules: readonly string[]): Bundle | undefined {
  if (candidate.needs !== undefined && !modules.some((one) => existsSync(join(one, candidate.needs!))))
    return undefined;
  const file = join(folder, `${candidate.entry}.mjs`);
  buildSync({
    entryPoints: [join(import.meta.dirname, "entries", candidate.entry)],
    outfile: file,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    nodePaths: [...modules],
    logLevel: "error",
    alias: {
      "ajv-standalone": join(folder, "ajv-standalone.cjs"),
      // The rest of the wiki is no part of what is compared.
      "@kiln/wiki": join(import.meta.dirname, "../../packages/wiki/src/storage/tables.ts"),
    },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
  return { candidate, file, bytes: statSync(file).size };
}

/** Writes the validators that ajv generates ahead of time, keyed by the name of the schema. */
export function writeStandalone(folder: string): void {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, code: { source: true } });
  const names = [...readSchemas()].map(([name, text]) => {
    ajv.addSchema({ ...(JSON.parse(text) as object), $id: name });
    return name;
  });
  const code = standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name.replace(/\W/g, "_"), name])));
  const exported = names.map(
    (name) => `module.exports[${JSON.stringify(name)}] = module.exports.${name.replace(/\W/g, "_")};`,
  );
  writeFileSync(join(folder, "ajv-standalone.cjs"), `${code}\n${exported.join("\n")}\n`);
}
