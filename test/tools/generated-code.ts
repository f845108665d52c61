import { execFile } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildSync } from "esbuild";
import ts from "typescript";

/** The generated code of a folder may import the library that it was made for. */
export function linkLibraries(folder: string, installed: string): void {
  rmSync(join(folder, "node_modules"), { force: true });
  symlinkSync(join(installed, "node_modules"), join(folder, "node_modules"));
}

/** In the settings of a new project with a bundler. The tools' own declarations are theirs. */
export function compilerErrors(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
    .slice(0, 5);
}

/** Runs a program in a process of its own, and reads what it prints: the status and the body of an answer. */
export async function responseTo(program: string): Promise<readonly [status: number, body: unknown]> {
  const outfile = program.replace(/\.ts$/, ".mjs");
  buildSync({ entryPoints: [program], outfile, bundle: true, format: "esm", platform: "node", logLevel: "silent" });
  const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
  return JSON.parse(stdout) as readonly [number, unknown];
}
