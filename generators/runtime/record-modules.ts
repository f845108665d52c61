import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type typescript from "typescript";
import type { BuiltModule, BuiltModules, ModuleImport, ModuleStatement } from "./modules.ts";

/** The folders of the build whose modules are composed into one file for each service. */
const folders = ["validators", "validators/json-schema", "query/validators", "action-api/validators"];

/** Takes the modules of a build apart, once, so that nothing has to be found in their text afterwards. */
export function recordedModules(build: string): BuiltModules {
  const paths = folders
    .filter((folder) => existsSync(join(build, folder)))
    .flatMap((folder) => modulesIn(build, folder));
  const textOf = (path: string): string => readFileSync(join(build, path), "utf8").replaceAll("\r\n", "\n");
  return Object.fromEntries(paths.sort().map((path) => [path, recordedModule(path, textOf(path))]));
}

function modulesIn(build: string, folder: string): readonly string[] {
  return readdirSync(join(build, folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${folder}/${name}`);
}

/** The path is that in the build: imports are named by theirs. */
export function recordedModule(path: string, text: string): BuiltModule {
  const ts = createRequire(import.meta.url)("typescript") as typeof typescript;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const imports: ModuleImport[] = [];
  const reexports: ModuleImport[] = [];
  const statements: ModuleStatement[] = [];
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) imports.push({ from: pathOf(node.moduleSpecifier), names: importedNames(node) });
    else if (!ts.isExportDeclaration(node)) statements.push(statementOf(node));
    else if (node.moduleSpecifier !== undefined)
      reexports.push({ from: pathOf(node.moduleSpecifier), names: exportedNames(node) });
    else if (exportedNames(node).length > 0) throw refusal(node);
  }
  return { imports, reexports, statements };

  function pathOf(specifier: typescript.Expression): string {
    const to = ts.isStringLiteral(specifier) ? specifier.text : "";
    if (!/^\.\.?\//.test(to)) throw refusal(specifier);
    return new URL(to, `file:///${path}`).pathname.slice(1);
  }

  function importedNames(node: typescript.ImportDeclaration): readonly string[] {
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings) || node.importClause?.name !== undefined)
      throw refusal(node);
    return bindings.elements.map(plainName);
  }

  function exportedNames(node: typescript.ExportDeclaration): readonly string[] {
    if (node.exportClause === undefined || !ts.isNamedExports(node.exportClause)) throw refusal(node);
    return node.exportClause.elements.map(plainName);
  }

  /** In one file a name has one meaning: another name for it would be a second. */
  function plainName(node: typescript.ImportSpecifier | typescript.ExportSpecifier): string {
    if (node.propertyName !== undefined) throw refusal(node);
    return node.name.text;
  }

  function statementOf(node: typescript.Statement): ModuleStatement {
    const names = declaredNames(node);
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    const modifier = modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const start = modifier === undefined ? node.getStart(source) : modifier.end + 1;
    return {
      comment: text.slice(node.getFullStart(), node.getStart(source)).trim(),
      text: text.slice(start, node.end),
      names,
    };
  }

  function declaredNames(node: typescript.Statement): readonly string[] {
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined)
      return [node.name.text];
    if (!ts.isVariableStatement(node)) throw refusal(node);
    return node.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : fail(name)));
  }

  function fail(node: typescript.Node): never {
    throw refusal(node);
  }

  function refusal(node: typescript.Node): Error {
    return new Error(
      `${path} has a statement that cannot be in a file with statements of other modules: ${node.getText(source)}`,
    );
  }
}
