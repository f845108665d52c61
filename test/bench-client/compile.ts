import { join } from "node:path";
import ts from "typescript";

/** Path of a file that does not exist, in a folder from which installed packages can be resolved. */
const probe = join(import.meta.dirname, "probe.ts");

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ["node"],
};

/** Returns the indexes of the statements that do not compile. Throws if `head` does not compile. */
export function refusedPlaces(head: string, statements: readonly string[]): ReadonlySet<number> {
  const text = `${head}\n${statements.join("\n")}\n`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (path, target) =>
    path === probe ? ts.createSourceFile(path, text, target) : getSourceFile.call(host, path, target);
  host.fileExists = (path) => path === probe || fileExists.call(host, path);
  const program = ts.createProgram([probe], options, host);
  const source = program.getSourceFile(probe)!;
  const first = head.split("\n").length;
  const lines = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start, messageText }) => {
      const line = source.getLineAndCharacterOfPosition(start!).line - first;
      if (line < 0)
        throw new Error(`The probes do not begin well: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
      return line;
    },
  );
  return new Set(lines);
}

/** Returns the members that each type in some files declares, including inherited ones. Ignores index signatures. */
export function declaredMembers(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const statements = paths.flatMap((path) => [...program.getSourceFile(path)!.statements]);
  const types = statements.filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one));
  return new Map(
    types.map(({ name }) => [
      name.text,
      new Set(
        checker
          .getTypeAtLocation(name)
          .getProperties()
          .map((member) => member.name),
      ),
    ]),
  );
}
