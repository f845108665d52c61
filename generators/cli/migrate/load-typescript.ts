import { createRequire } from "node:module";
import { join } from "node:path";
import type { Ts } from "../../migrate/apply/typescript.ts";

/** Names under which a project may have installed TypeScript with a compiler API. */
const names = ["typescript", "typescript-5"] as const;

/** Loads the project's TypeScript compiler, or names the package to install. */
export function loadTypeScript(folder: string): Ts | { readonly problem: string } {
  const require = createRequire(join(folder, "package.json"));
  const found = names.map((name) => tryRequire(require, name)).filter((one) => one !== undefined);
  const usable = found.find((one) => typeof one.createProgram === "function" && Number.parseInt(one.version, 10) >= 5);
  if (usable !== undefined) return usable;
  const [other] = found;
  if (other === undefined)
    return {
      problem: `TypeScript is not installed in ${folder}. kiln migrate needs it to read code. Run: npm install --save-dev typescript@5`,
    };
  return {
    problem: `TypeScript ${other.version ?? ""} has no compiler API, which kiln migrate needs. Install version 5 as well: npm install --save-dev typescript-5@npm:typescript@5`,
  };
}

function tryRequire(require: NodeJS.Require, name: string): Ts | undefined {
  try {
    return require(name) as Ts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return undefined;
    if ((error as NodeJS.ErrnoException).code === "ERR_PACKAGE_PATH_NOT_EXPORTED") return {} as Ts;
    throw error;
  }
}
