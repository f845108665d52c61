import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../support/emit.ts";

/** A generator of Zod schemas, with the location of its schema for a module's request. */
export interface ZodGenerator {
  readonly name: string;
  /** Reads `<module>.json` in the folder and writes one file next to it. */
  generate(folder: string, module: string): void;
  readonly file: (module: string) => string;
  readonly schema: (module: string) => string;
}

export const zodGeneratorsIn = (installed: string): readonly ZodGenerator[] => [
  heyApi("@hey-api/openapi-ts, zod", "4"),
  heyApi("@hey-api/openapi-ts, zod/mini", "mini"),
  {
    name: "orval, zod",
    generate: (folder, module) => {
      const config = { it: { input: `./${module}.json`, output: { target: `./orval-${module}.ts`, client: "zod" } } };
      writeFileSync(join(folder, `${module}.config.mjs`), `export default ${JSON.stringify(config)};`);
      run(installed, "orval/dist/bin/orval.js", folder, ["--config", `${module}.config.mjs`]);
    },
    file: (module) => `orval-${module}.ts`,
    schema: (module) => `query${capital(module)}QueryParams`,
  },
];

function heyApi(name: string, compatibilityVersion: string): ZodGenerator {
  const output = (module: string): string => `hey-${compatibilityVersion}-${module}`;
  return {
    name,
    generate: (folder, module) => {
      const config = {
        input: `./${module}.json`,
        output: output(module),
        plugins: [{ name: "zod", compatibilityVersion }],
        logs: { level: "silent", file: false },
      };
      writeFileSync(join(folder, `${output(module)}.config.mjs`), `export default ${JSON.stringify(config)};`);
      run(rootFolder, "@hey-api/openapi-ts/bin/run.js", folder, ["-f", `${output(module)}.config.mjs`]);
    },
    file: (module) => `${output(module)}/zod.gen.ts`,
    schema: (module) => `zQuery${capital(module)}Query`,
  };
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

function run(from: string, program: string, folder: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(from, "node_modules", program), ...args], { cwd: folder, stdio: "pipe" });
}
