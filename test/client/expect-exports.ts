import { Node, Project } from "ts-morph";
import { expect } from "vitest";
import { compile } from "../../generators/compile.ts";
import type { PrintedFile } from "../../generators/codegen/generated-file.ts";
import { queryFiles } from "../../generators/emit/client/query.ts";
import { resourceFiles } from "../../generators/emit/client/resource.ts";
import type { LoadResult } from "../../generators/load/load.ts";

const packages = { client: "@kiln/client", validators: "@kiln/validators" };

function clientFiles(loaded: LoadResult): readonly PrintedFile[] {
  const services = compile(loaded, []).model?.services ?? [];
  return services.flatMap((service) =>
    service.kind === "query" ? queryFiles(service, packages) : resourceFiles(service, packages),
  );
}

/** Checks that the metadata of each generated file matches its text: the exported names and the imported modules. */
export function expectExports(loaded: LoadResult): void {
  const files = clientFiles(loaded);
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } });
  expect(files.length).toBeGreaterThan(10);
  for (const { path, text, exports, imports } of files) {
    const source = project.createSourceFile(path, text);
    const declared = source
      .getStatements()
      .filter((one) => Node.isExportable(one) && one.isExported())
      .flatMap(namesOf);
    const taken = source.getExportDeclarations().flatMap((one) => one.getNamedExports().map((name) => name.getName()));
    expect([...new Set([...declared, ...taken])].sort(), path).toEqual([...exports].sort());
    const modules = [...source.getImportDeclarations(), ...source.getExportDeclarations()].flatMap(
      (one) => one.getModuleSpecifierValue() ?? [],
    );
    expect([...new Set(modules)].sort(), path).toEqual(imports);
  }
}

function namesOf(statement: Node): readonly string[] {
  if (Node.isVariableStatement(statement)) return statement.getDeclarations().map((one) => one.getName());
  return Node.hasName(statement) || Node.isFunctionDeclaration(statement) || Node.isClassDeclaration(statement)
    ? [statement.getName() ?? ""]
    : [];
}
