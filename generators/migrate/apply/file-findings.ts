import { missingDefaults } from "./defaults.ts";
import type { Finding, TypeScript } from "./edits.ts";
import { looseFindings } from "./loose-values.ts";
import { objectFindings } from "./objects.ts";
import { memberNameTarget, renamedMember, renamedText, type Name } from "./member-names.ts";
import { memberTarget, type Lookup, alternatives, resolved } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import { textNameTarget, typeFindings } from "./type-changes.ts";

/** Finds the edits in one file of the user's code, and the places to review. */
export function findingsIn(lookup: Lookup, file: TypeScript.SourceFile): readonly Finding[] {
  const { ts, names } = lookup;
  const found: Finding[] = [];
  const visit = (node: TypeScript.Node): void => {
    if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && isNamed(names, node.text))
      found.push(...findingsAt(lookup, node));
    else if (ts.isObjectLiteralExpression(node)) found.push(...missingMembers(lookup, node));
    found.push(
      ...missingDefaults(lookup, node),
      ...looseFindings(lookup, node),
      ...computedName(lookup, node),
      ...objectFindings(lookup, names, node),
    );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found, ...typeFindings(lookup, file)];
}

/** Returns whether a string is one of the names, or is a module path that ends with one. */
function isNamed(names: ReadonlySet<string>, text: string): boolean {
  return names.has(text) || names.has(text.slice(text.lastIndexOf("/") + 1));
}

function findingsAt(lookup: Lookup, name: Name): readonly Finding[] {
  const { ts } = lookup;
  const exported = ts.isIdentifier(name) ? exportTarget(lookup, name) : undefined;
  if (exported !== undefined && ts.isIdentifier(name))
    return answered(name, exported, (to) => renamedExport(lookup, name, { from: name.text, to }));
  const member = memberNameTarget(lookup, name);
  if (member !== undefined) return answered(name, member, (to) => [renamedMember(lookup, name, to)]);
  return ts.isIdentifier(name) ? [] : textFindings(lookup, name);
}

function textFindings(lookup: Lookup, text: TypeScript.StringLiteralLike): readonly Finding[] {
  const module = moduleTarget(lookup, text);
  if (module?.kind === "rename") return [renamedText(text, text.text.slice(0, -module.from.length) + module.to)];
  const target = module ?? textNameTarget(lookup, text);
  return target === undefined ? [] : answered(text, target, (to) => [renamedText(text, to)]);
}

function answered(name: Name, target: NameTarget, rename: (to: string) => readonly Finding[]): readonly Finding[] {
  return target.kind === "rename" ? rename(target.to) : [placeOf(name, target)];
}

function placeOf(
  node: TypeScript.Node,
  { why, isDoubtful }: Extract<NameTarget, { readonly kind: "review" }>,
): Finding {
  return { kind: "place", position: node.getStart(), why, isCertain: isDoubtful !== true };
}

/**
 * Reports a computed name, such as `page[key]` or `{ [key]: 1 }`, because the value of the name may have other uses.
 */
function computedName(lookup: Lookup, node: TypeScript.Node): readonly Finding[] {
  const { ts, checker } = lookup;
  const computed = ts.isElementAccessExpression(node)
    ? node.argumentExpression
    : ts.isComputedPropertyName(node)
      ? node.expression
      : undefined;
  if (computed === undefined || ts.isStringLiteralLike(computed)) return [];
  const type = ts.isElementAccessExpression(node)
    ? checker.getTypeAtLocation(node.expression)
    : ts.isObjectLiteralExpression(node.parent.parent)
      ? checker.getContextualType(node.parent.parent)
      : undefined;
  return possibleTexts(lookup, computed).flatMap((text) => {
    const target = memberTarget(lookup, type, text);
    if (target === undefined) return [];
    if (target.kind === "review") return [placeOf(computed, target)];
    return [
      placeOf(computed, {
        ...target,
        kind: "review",
        why: `This computed name can be “${target.from}”, which is now “${target.to}”. Check its values.`,
      }),
    ];
  });
}

function possibleTexts({ checker }: Lookup, expression: TypeScript.Expression): readonly string[] {
  const type = checker.getTypeAtLocation(expression);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? one.value : []));
}

/** Finds new members of an object's expected type that the object lacks, such as handlers of new values. */
function missingMembers(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly Finding[] {
  const { checker, targets } = lookup;
  if (targets.newMembers.size === 0) return [];
  const declarations = alternatives(lookup, checker.getContextualType(object)).flatMap(
    (type) => type.symbol?.declarations ?? [],
  );
  const members = new Set(declarations.flatMap((declaration) => targets.newMembers.get(declaration) ?? []));
  const given = new Set(
    checker
      .getTypeAtLocation(object)
      .getProperties()
      .map(({ name }) => name),
  );
  return [...members]
    .filter(({ name }) => !given.has(name))
    .map(({ name, why }) => ({
      kind: "place",
      position: object.getStart(),
      why: `Add “${name}” here. ${why}`,
      isCertain: true,
    }));
}

/** Returns the target of a string that names a module of the package. */
function moduleTarget({ checker, targets }: Lookup, text: TypeScript.StringLiteralLike): NameTarget | undefined {
  const file = checker.getSymbolAtLocation(text)?.valueDeclaration;
  return file === undefined ? undefined : targets.names.get(file);
}

/**
 * Returns the target of an identifier that names an export of the package: in an import, after a namespace, or where an
 * imported name is used.
 */
function exportTarget(lookup: Lookup, name: TypeScript.Identifier): NameTarget | undefined {
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

/** Returns the target of a local name that an import declares without renaming. */
function ofLocal(lookup: Lookup, symbol: TypeScript.Symbol | undefined): NameTarget | undefined {
  const specifier = symbol?.declarations?.find(lookup.ts.isImportSpecifier);
  return specifier?.propertyName === undefined && specifier !== undefined ? ofSpecifier(lookup, specifier) : undefined;
}

/**
 * Returns the target of an import or export specifier. A name exported by another file of the project belongs to that
 * file, unless it re-exports everything.
 */
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

/**
 * Renames an export. Exports of the project keep their names, and so do imports whose new name is already used in the
 * file.
 */
function renamedExport(
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
