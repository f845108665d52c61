import { join } from "node:path";
import ts from "typescript";
import { beforeEach, expect } from "vitest";

const root = join(import.meta.dirname, "../..");
const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path));
const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** Checks that the compiler reads a file with type tests. `npm run typecheck` evaluates the tests themselves. */
export function checkedByCompiler(file: string): void {
  beforeEach(() => expect(fileNames).toContain(file.replaceAll("\\", "/")));
}
