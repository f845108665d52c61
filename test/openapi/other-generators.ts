import { execFileSync } from "node:child_process";
import { join } from "node:path";
import ts from "typescript";
import { rootFolder } from "../support/emit.ts";

/* Third-party generators, and their output for a document. */

/** Writes the types that openapi-typescript generates. */
export function openapiTypescript(folder: string, document: string, output: string): void {
  run(folder, "openapi-typescript/bin/cli.js", [document, "-o", output]);
}

/** Writes the types that @hey-api/openapi-ts generates, as `types.gen.ts` in a folder. */
export function heyApi(folder: string, document: string, output: string): void {
  run(folder, "@hey-api/openapi-ts/bin/run.js", [
    "-i",
    document,
    "-o",
    output,
    "-p",
    "@hey-api/typescript",
    "--silent",
    "--no-log-file",
  ]);
}

/** Writes a whole client that sends requests with `fetch`. */
export function heyApiClient(folder: string, document: string, output: string): void {
  const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"];
  run(folder, "@hey-api/openapi-ts/bin/run.js", [
    "-i",
    document,
    "-o",
    output,
    "-p",
    ...plugins,
    "--silent",
    "--no-log-file",
  ]);
}

function run(folder: string, program: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(rootFolder, "node_modules", program), ...args], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** Returns the compiler errors of the file in the strictest settings. Its libraries are checked too. */
export function compilerErrors(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
