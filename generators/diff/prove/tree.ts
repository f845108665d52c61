import type ts from "typescript";
import { createRequire } from "node:module";

/** The declarations of a revision's packages by file and name. */
export interface Tree {
  /** The folder in the program: `/before/` or `/after/`. */
  readonly folder: string;
  readonly texts: Texts;
  readonly entries: readonly Entry[];
  readonly resolve: Resolve;
  readonly files: ReadonlyMap<string, DeclarationFile>;
}

export interface DeclarationFile {
  readonly source: ts.SourceFile;
  readonly own: ReadonlyMap<string, Declaration>;
  /** Names in the file that refer to other files, and names that it exports. An empty name means the whole module. */
  readonly imports: ReadonlyMap<string, Target>;
  readonly exports: ReadonlyMap<string, Target>;
  /** The files that it re-exports completely. */
  readonly exportsAllOf: readonly string[];
}

export interface Declaration extends Target {
  /** The nodes. A function has several if it is overloaded. */
  readonly nodes: readonly DeclarationNode[];
}

type DeclarationNode =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration
  | ts.EnumDeclaration;

/** A declaration, identified by its file and name. */
export interface Target {
  readonly path: string;
  readonly name: string;
}

export function idOf({ path, name }: Target): string {
  return `${path}#${name}`;
}

export function treeOf(ts: TypeScript, texts: Texts, folder: string): Tree {
  const resolve = resolver(texts);
  const declarations = [...texts].filter(([path]) => path.endsWith(".d.ts"));
  const files = new Map(
    declarations.map(
      ([path, text]) => [path, fileOf(ts, path, sourceOf(ts, `${folder}${path}`, text), resolve)] as const,
    ),
  );
  return { folder, texts, entries: entriesOf(texts), resolve, files };
}

export function sourceOf(ts: TypeScript, name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
}

function fileOf(ts: TypeScript, path: string, source: ts.SourceFile, resolve: Resolve): DeclarationFile {
  const [own, imports, exports] = [
    new Map<string, Declaration>(),
    new Map<string, Target>(),
    new Map<string, Target>(),
  ];
  const exportsAllOf: string[] = [];
  const declare = (node: DeclarationNode): void => {
    const name = node.name?.getText() ?? "default";
    own.set(name, { path, name, nodes: [...(own.get(name)?.nodes ?? []), node] });
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      exports.set(name, { path, name });
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) statement.declarationList.declarations.forEach(declare);
    else if (isDeclared(ts, statement)) declare(statement);
    else if (ts.isImportDeclaration(statement)) readImport(ts, statement, path, resolve, imports);
    else if (ts.isExportDeclaration(statement)) readExport(ts, statement, path, resolve, exports, exportsAllOf);
  }
  return { source, own, imports, exports, exportsAllOf };
}

function isDeclared(ts: TypeScript, node: ts.Statement): node is Exclude<DeclarationNode, ts.VariableDeclaration> {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

function readImport(
  ts: TypeScript,
  { moduleSpecifier, importClause }: ts.ImportDeclaration,
  from: string,
  resolve: Resolve,
  imports: Map<string, Target>,
): void {
  const path = resolve((moduleSpecifier as ts.StringLiteral).text, from);
  const bindings = importClause?.namedBindings;
  if (path === undefined || bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { path, name: "" });
  else
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { path, name: (propertyName ?? name).text });
}

function readExport(
  ts: TypeScript,
  { moduleSpecifier, exportClause }: ts.ExportDeclaration,
  from: string,
  resolve: Resolve,
  exports: Map<string, Target>,
  all: string[],
): void {
  const path = moduleSpecifier === undefined ? from : resolve((moduleSpecifier as ts.StringLiteral).text, from);
  if (path === undefined) return;
  if (exportClause === undefined) all.push(path);
  else if (ts.isNamespaceExport(exportClause)) exports.set(exportClause.name.text, { path, name: "" });
  else
    for (const { name, propertyName } of exportClause.elements)
      exports.set(name.text, { path, name: (propertyName ?? name).text });
}

/** Returns all exported names of a file with their declarations. */
export function exportsOf({ files }: Tree, path: string): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  const seen = new Set<string>();
  const visit = (one: string): void => {
    const file = files.get(one);
    if (file === undefined || seen.has(one)) return;
    seen.add(one);
    for (const [name, target] of file.exports) if (!found.has(name)) found.set(name, target);
    file.exportsAllOf.forEach(visit);
  };
  visit(path);
  return found;
}

/**
 * Returns the declaration to which a name in a file refers, through imports and exports. Returns `undefined` if it is
 * not in these packages.
 */
export function declarationOf(tree: Tree, { path, name }: Target, depth = 0): Declaration | undefined {
  const file = tree.files.get(path);
  if (file === undefined || depth > MOST_STEPS) return undefined;
  const own = file.own.get(name);
  if (own !== undefined) return own;
  const next = file.imports.get(name) ?? exportsOf(tree, path).get(name);
  return next === undefined || (next.path === path && next.name === name)
    ? undefined
    : declarationOf(tree, next, depth + 1);
}

/** The maximum number of re-exports to follow. */
const MOST_STEPS = 10;

/** Resolves an import in a package's declarations to a file. Returns `undefined` if it is not in these packages. */
type Resolve = (specifier: string, from: string) => string | undefined;

/** An entry point of a package: its import specifier and its file. */
interface Entry {
  readonly specifier: string;
  readonly path: string;
}

function resolver(texts: Texts): Resolve {
  const entries = new Map(entriesOf(texts).map(({ specifier, path }) => [specifier, path]));
  return (specifier, from) => (specifier.startsWith(".") ? relative(specifier, from) : entries.get(specifier));
}

function relative(specifier: string, from: string): string {
  return decodeURI(new URL(specifier, `file:///${from}`).pathname)
    .slice(1)
    .replace(/\.js$/, ".d.ts");
}

/** Returns all exports of the packages, with patterns expanded. */
function entriesOf(texts: Texts): readonly Entry[] {
  return typedPackages.flatMap((folder) => {
    const text = texts.get(`${folder}/package.json`);
    if (text === undefined) return [];
    const { name, exports = {} } = JSON.parse(text) as Manifest;
    return Object.entries(exports).flatMap(([key, target]) => {
      const types = typeof target === "string" ? undefined : target.types;
      return types === undefined ? [] : entriesFor(`${name}${key.slice(1)}`, `${folder}${types.slice(1)}`, texts);
    });
  });
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

function entriesFor(specifier: string, path: string, texts: Texts): readonly Entry[] {
  const [start, end] = path.split("*");
  if (end === undefined) return texts.has(path) ? [{ specifier, path }] : [];
  return [...texts.keys()]
    .filter(
      (one) => one.startsWith(start!) && one.endsWith(end) && !one.slice(start!.length, -end.length).includes("/"),
    )
    .map((one) => ({ specifier: specifier.replace("*", one.slice(start!.length, -end.length)), path: one }));
}

/** The contents of emitted files by path relative to the root, such as `packages/client/generated/index.d.ts`. */
export type Texts = ReadonlyMap<string, string>;

/** The folders of the packages whose declarations users compile against. */
export const typedPackages = [
  "packages/client",
  "packages/tanstack-query",
  "packages/validators",
  "packages/server",
  "packages/mcp",
  "packages/mock",
] as const;

export type TypedPackage = (typeof typedPackages)[number];

/**
 * Returns whether a file is relevant to the comparison of declarations: a declaration file, or a `package.json` with
 * the exports.
 */
export function isDeclaration(path: string): boolean {
  return (
    typedPackages.some((folder) => path.startsWith(`${folder}/`)) &&
    (path.endsWith(".d.ts") || path.endsWith("/package.json"))
  );
}

export function isTyped(folder: string): boolean {
  return typedPackages.some((one) => one === folder);
}

export function declarationsIn(texts: Texts): Texts {
  return new Map([...texts].filter(([path]) => isDeclaration(path)));
}

export function packageOf(path: string): TypedPackage {
  return typedPackages.find((folder) => path.startsWith(`${folder}/`))!;
}

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
