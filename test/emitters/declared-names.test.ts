import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { compile, emitters, loadSources, type Emitter, type Model } from "../../generators/index.ts";
import { readFiles } from "../support/files.ts";
import { loadedSpec, rootFolder } from "../support/emit.ts";

/*
 * The names that emitters declare, compared with the generated files. Each exported name that may collide with a name
 * from the spec must be declared, or the collision goes unnoticed. Names in the hand-written runtime files are
 * excluded.
 */
const specs: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  "the real spec": loadedSpec().sources,
  "the small spec with everything in it": readFiles(join(rootFolder, "test/fixtures/complete")),
};

/** Names that are the same for every service, in files without names from the spec. */
const fixed: Readonly<Record<string, RegExp>> = {
  client:
    /^(?:nothing|ClientBase|validate|check|each|page|fieldMessages|Finding|ValidationError|AskPage|ListPage|PageStart|first|logTo|requestsPerMinute|withResponse|wait|waitFor|Log|LogTarget|RateLimit|Wait(?:Call|Error|ErrorCode|Options)|WithResponse|AnswerError|AnswerFinding|CheckedAnswer)$/,
  validators: /^(?:nothing|checkAnswer|standardAnswer|(?:validate|decode|encode|standard)(?:Parameters|Headers)?)$/,
  "tanstack-query": /^nothing$/,
  server:
    /^(?:nothing|Failure|HandlersByModule|HandlersByGenerator|table|Answer|GeneratorHandler|ListHandler|Message|Options|PageSetHandler|Plugin|PropertyHandler|Resolved|ResultHandler|Table|load\w+|mock\w+|create\w+Answer)$/,
  mcp: /^(?:McpServices|McpServerOptions|createMcpServer|servicesFromEnvironment|Server|ServeOptions)$/,
  mock: /^(?:nothing|HttpHandler|ResultTable|results)$/,
  openapi: /^(?:DocumentEntry|documents|OpenApiDocument|document)$/,
  "json-schema": /^(?:SchemaEntry|schemas|JsonSchema|schema)$/,
};

describe.each(Object.entries(specs))("with %s", (_, sources) => {
  const { model, outputs } = compile(loadSources(sources), emitters);

  test.each(emitters.map((emitter) => [emitter.name, emitter] as const))(
    "%s declares the names that its files declare, import and export",
    (name, emitter) => {
      const declarations = [...outputs.find((output) => output.emitter === name)!.files].filter(
        ({ path }) => path.endsWith(".d.ts") && !path.includes("/runtime/"),
      );
      const found = new Set(declarations.flatMap(({ path, text }) => namesIn(path, text)));
      const known = namesOf(emitter, model!);
      expect([...found].filter((one) => !known.has(one) && !fixed[name]?.test(one)).sort()).toEqual([]);
      expect(found.size).toBeGreaterThan(1);
    },
  );
});

function namesOf(emitter: Emitter, model: Model): ReadonlySet<string> {
  const own = emitter.names(model).map(({ name }) => name);
  return new Set([...own, ...model.services.flatMap(({ id }) => [id])]);
}

function namesIn(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return named(statement.importClause?.namedBindings);
    if (ts.isExportDeclaration(statement)) {
      return statement.exportClause !== undefined && ts.isNamedExports(statement.exportClause)
        ? named(statement.exportClause)
        : [];
    }
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement as unknown as { readonly name?: ts.Identifier };
    return name === undefined ? [] : [name.text];
  });
}

function named(bindings: ts.NamedImportBindings | ts.NamedExports | undefined): readonly string[] {
  return bindings === undefined || ts.isNamespaceImport(bindings) ? [] : bindings.elements.map(({ name }) => name.text);
}
