import { join } from "node:path";
import ts from "typescript";
import { beforeEach, expect } from "vitest";

const root = join(import.meta.dirname, "../..");
const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path));
const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/**
 * For a file with tests of types: the compiler judges them in `npm run typecheck`, and what is to hold here is that it
 * reads the file.
 */
export function checkedByCompiler(file: string): void {
  beforeEach(() => expect(fileNames).toContain(file.replaceAll("\\", "/")));
}
