import type { Finding } from "./finding.ts";
import { resolved, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import type { TypeScript } from "./typescript.ts";

/** The target of a string that names a module of the package. */
export function moduleTarget({ checker, targets }: Lookup, text: TypeScript.StringLiteralLike): NameTarget | undefined {
  const file = checker.getSymbolAtLocation(text)?.valueDeclaration;
  return file === undefined ? undefined : targets.names.get(file);
}

/**
 * The target of an identifier that names an export of the package: in an import, after a namespace, or at a use of an
 * imported name.
 */
export function exportTarget(lookup: Lookup, name: TypeScript.Identifier): NameTarget | undefined {
  const { ts, checker } = lookup;
  const { parent } = name;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return (parent.propertyName ?? parent.name) === name ? ofSpecifier(lookup, parent) : undefined;
  if (ts.isQualifiedName(parent) || ts.isImportTypeNode(parent))
    return ofSymbol(lookup, checker.getSymbolAtLocation(name));
  if (ts.isPropertyAccessExpression(parent) && parent.name === name)
    return ofSymbol(lookup, checker.getSymbolAtLocation(name));
  return ofLocal(
    lookup,
    ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(name),
  );
}

/** A local name that an import declares without renaming. */
function ofLocal(lookup: Lookup, symbol: TypeScript.Symbol | undefined): NameTarget | undefined {
  const specifier = symbol?.declarations?.find(lookup.ts.isImportSpecifier);
  return specifier?.propertyName === undefined && specifier !== undefined ? ofSpecifier(lookup, specifier) : undefined;
}

/** A name that another file of the project exports belongs to that file, unless it re-exports everything. */
function ofSpecifier(
  lookup: Lookup,
  specifier: TypeScript.ImportSpecifier | TypeScript.ExportSpecifier,
): NameTarget | undefined {
  const { ts, checker } = lookup;
  if (ts.isExportSpecifier(specifier) && specifier.parent.parent.moduleSpecifier === undefined)
    return ofLocal(lookup, checker.getExportSpecifierLocalTargetSymbol(specifier));
  const symbol = checker.getSymbolAtLocation(specifier.name);
  const next =
    symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getImmediateAliasedSymbol(symbol) : undefined;
  return ofSymbol(lookup, next);
}

function ofSymbol(lookup: Lookup, symbol: TypeScript.Symbol | undefined): NameTarget | undefined {
  const own = symbol?.declarations?.map((one) => lookup.targets.names.get(one)).find((one) => one !== undefined);
  if (own !== undefined || symbol === undefined || symbol.declarations?.some((one) => !isDeclarationFile(one)))
    return own;
  return resolved(lookup, symbol)
    ?.declarations?.map((one) => lookup.targets.names.get(one))
    .find((one) => one !== undefined);
}

function isDeclarationFile(node: TypeScript.Node): boolean {
  return node.getSourceFile().isDeclarationFile;
}

/** An export of the project keeps its name, and so does an import whose new name is already used in the file. */
export function renamedExport(
  lookup: Lookup,
  name: TypeScript.Identifier,
  { from, to }: { readonly from: string; readonly to: string },
): readonly Finding[] {
  const { ts } = lookup;
  const { parent } = name;
  const isSpecifier = ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent);
  const keeps =
    (ts.isExportSpecifier(parent) && parent.propertyName === undefined) ||
    (!isMember(lookup, name) && usesName(name.getSourceFile(), to));
  if (keeps && !isSpecifier) return [];
  const text =
    keeps && isSpecifier && parent.propertyName === undefined
      ? `${to} as ${from}`
      : ts.isShorthandPropertyAssignment(parent)
        ? `${from}: ${to}`
        : to;
  return [{ kind: "edit", edit: { start: name.getStart(), end: name.getEnd(), text }, isCertain: true }];
}

function isMember({ ts }: Lookup, { parent }: TypeScript.Identifier): boolean {
  return ts.isQualifiedName(parent) || ts.isPropertyAccessExpression(parent) || ts.isImportTypeNode(parent);
}

function usesName(file: TypeScript.SourceFile, name: string): boolean {
  return (
    (file as { readonly identifiers?: ReadonlyMap<string, string> }).identifiers?.has(name) ??
    new RegExp(`\\b${name}\\b`).test(file.text)
  );
}
