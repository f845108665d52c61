import { createRequire } from "node:module";
import type ts from "typescript";

/** The TypeScript compiler as a library. */
export type TypeScript = typeof ts;

const REMEDY = "npm i -D typescript@5";

/**
 * Loads the project's compiler, because Kiln does not include one. Returns a problem if there is no suitable compiler.
 */
export function typescriptOf(root: string): TypeScript | { readonly problem: string } {
  const found = required(root);
  if (found === undefined) return { problem: `TypeScript is not installed here. To prove them: ${REMEDY}` };
  const { version = "" } = found;
  return canCompare(found)
    ? found
    : {
        problem: `TypeScript ${version} lacks the API to compare types, which 5.4 to 6 have. To prove them: ${REMEDY}`,
      };
}

function required(root: string): Partial<TypeScript> | undefined {
  try {
    return createRequire(`${root}/package.json`)("typescript") as Partial<TypeScript>;
  } catch {
    return undefined;
  }
}

/** Version 5.4 added a test for assignability to the checker. Version 7 has no checker that can be loaded. */
function canCompare(found: Partial<TypeScript>): found is TypeScript {
  const [major = 0, minor = 0] = (found.version ?? "").split(".").map(Number);
  return found.createProgram !== undefined && (major > 5 || (major === 5 && minor >= 4));
}
