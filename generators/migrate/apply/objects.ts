import type { Finding } from "./finding.ts";
import { isPattern, renamedMember, type Name } from "./member-names.ts";
import { firstOf, memberTarget, targetOf, wantedMembers, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import type { TypeScript } from "./typescript.ts";

/*
 * An object that is made in one place and handed over in another has names of its own: the compiler may take an old one for one more member. A
 * constant that only goes where the old name was meant is renamed there; of any other object a person has to look where it comes from.
 */

/** A member of an object, and what it stands for where the object is handed over. */
interface OldMember {
  readonly member: TypeScript.Symbol;
  readonly target: NameTarget;
}

export function objectFindings(lookup: Lookup, names: ReadonlySet<string>, node: TypeScript.Node): readonly Finding[] {
  if (!lookup.ts.isIdentifier(node)) return [];
  return oldMembersAt(lookup, names, node).flatMap((one) => memberFindings(lookup, names, node, one));
}

function oldMembersAt(lookup: Lookup, names: ReadonlySet<string>, node: TypeScript.Identifier): readonly OldMember[] {
  const wanted = wantedType(lookup, node);
  return wanted === undefined ? [] : oldMembers(lookup, names, lookup.checker.getTypeAtLocation(node), [wanted]);
}

/** Those of an object, and of objects that are written out in it. */
function oldMembers(lookup: Lookup, names: ReadonlySet<string>, type: TypeScript.Type, wanted: readonly TypeScript.Type[]): readonly OldMember[] {
  const { ts, checker } = lookup;
  const own = type.getProperties().filter((member) => member.valueDeclaration !== undefined && ts.isObjectLiteralElementLike(member.valueDeclaration));
  return own.flatMap((member) => {
    const target = names.has(member.name) && targetOf(lookup, member) === undefined ? firstOf(wanted, (one) => memberTarget(lookup, one, member.name)) : undefined;
    const inside = checker.getTypeOfSymbol(member);
    const deeper = (inside.flags & ts.TypeFlags.Object) === 0 ? [] : oldMembers(lookup, names, inside, wantedMembers(lookup, wanted, member.name));
    return target === undefined ? deeper : [{ member, target }, ...deeper];
  });
}

/** What a place asks for to which an object is handed by its name. */
function wantedType(lookup: Lookup, node: TypeScript.Identifier): TypeScript.Type | undefined {
  const { ts, checker } = lookup;
  const { parent } = node;
  if (ts.isSpreadAssignment(parent)) return isPattern(lookup, parent.parent) ? undefined : checker.getContextualType(parent.parent);
  const isHanded = (ts.isCallExpression(parent) && parent.expression !== node) || (ts.isPropertyAssignment(parent) && parent.initializer === node)
    || (ts.isVariableDeclaration(parent) && parent.initializer === node) || ts.isReturnStatement(parent) || ts.isSatisfiesExpression(parent);
  return isHanded ? checker.getContextualType(node) : undefined;
}

function memberFindings(lookup: Lookup, names: ReadonlySet<string>, use: TypeScript.Identifier, { member, target }: OldMember): readonly Finding[] {
  const place = (why: string): readonly Finding[] => [{ kind: "place", position: use.getStart(), why, isCertain: false }];
  if (target.kind === "review") return place(target.why);
  const renamed = inConstant(lookup, names, use, member)?.map((name) => renamedMember(lookup, name, target.to));
  return renamed ?? place(`The object has “${target.from}”, which is now “${target.to}”, and is made elsewhere.`);
}

/** All names of the member in the file; undefined where the object is not a constant of the file, or also goes where the old name is right. */
function inConstant(lookup: Lookup, names: ReadonlySet<string>, use: TypeScript.Identifier, member: TypeScript.Symbol): readonly Name[] | undefined {
  const { ts, checker } = lookup;
  const constant = checker.getSymbolAtLocation(use);
  if (constant?.valueDeclaration === undefined || !isOwnConstant(lookup, constant.valueDeclaration, member)) return undefined;
  const all = identifiersIn(ts, use.getSourceFile());
  const uses = all.filter((one) => one.text === use.text && one.parent !== constant.valueDeclaration && checker.getSymbolAtLocation(one) === constant);
  const handed = uses.filter(({ parent }) => !ts.isPropertyAccessExpression(parent));
  if (!handed.every((one) => oldMembersAt(lookup, names, one).some((other) => other.member === member))) return undefined;
  return all.filter((one) => one.text === member.name && checker.getSymbolAtLocation(one)?.valueDeclaration === member.valueDeclaration);
}

/** A constant that is not exported, whose object is written out with the member in it. */
function isOwnConstant({ ts }: Lookup, declaration: TypeScript.Declaration, { valueDeclaration }: TypeScript.Symbol): boolean {
  if (!ts.isVariableDeclaration(declaration) || declaration.type !== undefined || declaration.initializer === undefined) return false;
  const statement = declaration.parent.parent;
  const isExported = ts.isVariableStatement(statement) && (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
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
