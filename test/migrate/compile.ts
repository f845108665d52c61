import { join, relative } from "node:path";
import ts from "typescript";

export function errorsOf(folder: string): readonly string[] {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options));
  return diagnostics.map(
    ({ file, messageText }) =>
      `${file === undefined ? "" : relative(folder, file.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
  );
}
