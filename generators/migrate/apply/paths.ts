import type { Ts, TypeScript } from "./typescript.ts";

/**
 * The path of a declaration in a package: the segments of the file's path, names of declarations and members, and
 * quoted strings.
 */
export type Path = readonly string[];

/** Declarations by path. A path that is declared several times has several nodes. */
export type Declared = ReadonlyMap<string, readonly TypeScript.Node[]>;

export function pathKey(path: Path): string {
  return path.join("\n");
}

export function pathOfKey(key: string): Path {
  return key.split("\n");
}

/** Finds all declarations in a file, including the file itself. */
export function declaredIn(ts: Ts, file: TypeScript.SourceFile, start: Path): Declared {
  const found = new Map<string, TypeScript.Node[]>();
  const visit = (node: TypeScript.Node, path: Path): void => {
    const name = nameOf(ts, node);
    const here = name === undefined ? path : [...path, name];
    if (name !== undefined) found.set(pathKey(here), [...(found.get(pathKey(here)) ?? []), node]);
    ts.forEachChild(node, (child) => visit(child, here));
  };
  found.set(pathKey(start), [file]);
  ts.forEachChild(file, (node) => visit(node, start));
  return found;
}

/** Returns the name of a node, or `undefined` if it has none. */
function nameOf(ts: Ts, node: TypeScript.Node): string | undefined {
  if (ts.isLiteralTypeNode(node))
    return ts.isStringLiteral(node.literal) ? JSON.stringify(node.literal.text) : undefined;
  if (ts.isExportSpecifier(node) || ts.isNamespaceExport(node)) return node.name.text;
  return isDeclaration(ts, node) && node.name !== undefined && hasText(ts, node.name) ? node.name.text : undefined;
}

type Named = TypeScript.Node & { readonly name?: TypeScript.DeclarationName | TypeScript.BindingName };

function isDeclaration(ts: Ts, node: TypeScript.Node): node is Named {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node)
  );
}

function hasText(ts: Ts, name: TypeScript.Node): name is TypeScript.Identifier | TypeScript.StringLiteral {
  return ts.isIdentifier(name) || ts.isStringLiteral(name);
}
