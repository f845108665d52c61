import type { Finding } from "./finding.ts";
import { isPattern, renamedMember, type Name } from "./member-names.ts";
import { firstOf, memberTarget, targetOf, wantedMembers, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import type { TypeScript } from "./typescript.ts";

/*
 * An object may be created in one place and used as a request in another. It declares its own members, so the compiler
 * may accept a former name as an additional member. A constant is renamed if it is used only where the former name was
 * expected. Any other object is reported for review.
 */

/** A member of an object, and its target where the object is used. */
interface OldMember {
  readonly member: TypeScript.Symbol;
  readonly target: NameTarget;
}

export function objectFindings(lookup: Lookup, names: ReadonlySet<string>, node: TypeScript.Node): readonly Finding[] {
  const { ts } = lookup;
  if (
    !ts.isIdentifier(node) &&
    !ts.isPropertyAccessExpression(node) &&
    !ts.isCallExpression(node) &&
    !ts.isElementAccessExpression(node) &&
    !ts.isAsExpression(node)
  )
    return [];
  if (ts.isAsExpression(node) && ts.isObjectLiteralExpression(node.expression)) return [];
  return oldMembersAt(lookup, names, node).flatMap((one) => memberFindings(lookup, names, node, one));
}

function oldMembersAt(lookup: Lookup, names: ReadonlySet<string>, node: TypeScript.Expression): readonly OldMember[] {
  const wanted = wantedType(lookup, node);
  return wanted === undefined ? [] : oldMembers(lookup, names, lookup.checker.getTypeAtLocation(node), [wanted]);
}

/** Returns the old members of an object of the project, including nested objects. */
function oldMembers(
  lookup: Lookup,
  names: ReadonlySet<string>,
  type: TypeScript.Type,
  wanted: readonly TypeScript.Type[],
): readonly OldMember[] {
  const { ts, checker, isOwn } = lookup;
  const own = type
    .getProperties()
    .filter(
      ({ valueDeclaration: one }) =>
        one !== undefined &&
        !isOwn(one) &&
        (ts.isObjectLiteralElementLike(one) || ts.isPropertySignature(one) || ts.isPropertyDeclaration(one)),
    );
  return own.flatMap((member) => {
    const target =
      names.has(member.name) && targetOf(lookup, member) === undefined
        ? firstOf(wanted, (one) => memberTarget(lookup, one, member.name))
        : undefined;
    const inside = checker.getTypeOfSymbol(member);
    const deeper =
      (inside.flags & ts.TypeFlags.Object) === 0
        ? []
        : oldMembers(lookup, names, inside, wantedMembers(lookup, wanted, member.name));
    return target === undefined ? deeper : [{ member, target }, ...deeper];
  });
}

/** Returns the expected type of an object that was created elsewhere. */
function wantedType(lookup: Lookup, node: TypeScript.Expression): TypeScript.Type | undefined {
  const { ts, checker } = lookup;
  const { parent } = node;
  if (ts.isSpreadAssignment(parent))
    return isPattern(lookup, parent.parent) ? undefined : checker.getContextualType(parent.parent);
  const isHanded =
    (ts.isCallExpression(parent) && parent.expression !== node) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node) ||
    ts.isReturnStatement(parent) ||
    ts.isSatisfiesExpression(parent);
  return isHanded ? checker.getContextualType(node) : undefined;
}

function memberFindings(
  lookup: Lookup,
  names: ReadonlySet<string>,
  use: TypeScript.Expression,
  { member, target }: OldMember,
): readonly Finding[] {
  const place = (why: string): readonly Finding[] => [
    { kind: "place", position: use.getStart(), why, isCertain: false },
  ];
  if (target.kind === "review") return place(target.why);
  const renamed = lookup.ts.isIdentifier(use)
    ? inConstant(lookup, names, use, member)?.map((name) => renamedMember(lookup, name, target.to))
    : undefined;
  return (
    renamed ??
    place(
      `This object has the member “${target.from}”, which is now “${target.to}”. Rename it where the object is created.`,
    )
  );
}

/**
 * Returns all uses of a member's name in the file. Returns `undefined` if the object is not a constant of the file, or
 * is also used where the old name is right.
 */
function inConstant(
  lookup: Lookup,
  names: ReadonlySet<string>,
  use: TypeScript.Identifier,
  member: TypeScript.Symbol,
): readonly Name[] | undefined {
  const { ts, checker } = lookup;
  const constant = checker.getSymbolAtLocation(use);
  if (constant?.valueDeclaration === undefined || !isOwnConstant(lookup, constant.valueDeclaration, member))
    return undefined;
  const all = identifiersIn(ts, use.getSourceFile());
  const uses = all.filter(
    (one) =>
      one.text === use.text &&
      one.parent !== constant.valueDeclaration &&
      checker.getSymbolAtLocation(one) === constant,
  );
  const handed = uses.filter(({ parent }) => !ts.isPropertyAccessExpression(parent));
  if (!handed.every((one) => oldMembersAt(lookup, names, one).some((other) => other.member === member)))
    return undefined;
  return all.filter(
    (one) => one.text === member.name && checker.getSymbolAtLocation(one)?.valueDeclaration === member.valueDeclaration,
  );
}

/** Returns whether a declaration is an unexported constant whose object literal has the member. */
function isOwnConstant(
  { ts }: Lookup,
  declaration: TypeScript.Declaration,
  { valueDeclaration }: TypeScript.Symbol,
): boolean {
  if (!ts.isVariableDeclaration(declaration) || declaration.type !== undefined || declaration.initializer === undefined)
    return false;
  const statement = declaration.parent.parent;
  const isExported =
    ts.isVariableStatement(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
  return !isExported && ts.findAncestor(valueDeclaration, (node) => node === declaration) !== undefined;
}

function identifiersIn(ts: Lookup["ts"], file: TypeScript.SourceFile): readonly TypeScript.Identifier[] {
  const found: TypeScript.Identifier[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
