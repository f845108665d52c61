import type { Finding, TypeScript } from "./edits.ts";
import { type Name, isPattern, memberNameTarget } from "./member-names.ts";
import { type Lookup, alternatives, firstOf, memberTarget, resolved, targetOf, typeLookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import { textTarget, writtenTarget } from "./declared-type.ts";

/*
 * A parameter or member whose type has changed. The compiler accepts a condition, a string template, a comparison, a
 * spread or JSON of any type. So every use is listed: of the member, of a variable with its value, and of a whole
 * object whose type is lost.
 */

export function typeFindings(lookup: Lookup, file: TypeScript.SourceFile): readonly Finding[] {
  if (lookup.targets.types.size === 0) return [];
  const types = typeLookup(lookup);
  const variables = variablesIn(types, file);
  const found: Finding[] = [];
  const visit = (node: TypeScript.Node): void => {
    const target = targetAt(types, variables, node);
    if (target !== undefined)
      found.push({ kind: "place", position: node.getStart(), why: target.why, isCertain: false });
    lookup.ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Review = Extract<NameTarget, { readonly kind: "review" }>;

type Variables = ReadonlyMap<TypeScript.Symbol, Review>;

function targetAt(lookup: Lookup, variables: Variables, node: TypeScript.Node): Review | undefined {
  const named = isName(lookup, node)
    ? (memberAt(lookup, node) ?? textAt(lookup, node) ?? variableAt(lookup, variables, node))
    : undefined;
  if (named !== undefined) return named;
  return lookup.ts.isExpression(node) && losesType(lookup, node)
    ? memberOf(lookup, lookup.checker.getTypeAtLocation(node), 3)
    : undefined;
}

function isName({ ts, names }: Lookup, node: TypeScript.Node): node is Name {
  return ts.isIdentifier(node) || (ts.isStringLiteralLike(node) && names.has(node.text));
}

function memberAt(lookup: Lookup, name: Name): Review | undefined {
  const { ts, names } = lookup;
  const target = names.has(name.text) ? memberNameTarget(lookup, name) : undefined;
  if (target?.kind !== "review" || target.uses === undefined) return target?.kind === "review" ? target : undefined;
  const isWrite =
    (ts.isObjectLiteralElementLike(name.parent) && !isPattern(lookup, name.parent.parent)) ||
    ts.isTypeElement(name.parent) ||
    ts.isClassElement(name.parent);
  return isWrite === (target.uses === "writes") ? target : undefined;
}

/** Returns the target of a member name that is used as a string where a key is expected. */
function textAt(lookup: Lookup, name: Name): Review | undefined {
  const target = lookup.ts.isStringLiteralLike(name) ? textNameTarget(lookup, name) : undefined;
  return target?.kind === "review" && target.uses === undefined ? target : undefined;
}

/** Returns the variables of a file that store the value of such a member. */
function variablesIn(lookup: Lookup, file: TypeScript.SourceFile): Variables {
  const { ts, checker } = lookup;
  const found = new Map<TypeScript.Symbol, Review>();
  const visit = (node: TypeScript.Node): void => {
    const target = ts.isBindingElement(node) || ts.isVariableDeclaration(node) ? takenBy(lookup, node) : undefined;
    const symbol =
      target === undefined ? undefined : checker.getSymbolAtLocation((node as TypeScript.VariableDeclaration).name);
    if (symbol !== undefined && target !== undefined) found.set(symbol, target);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function takenBy(lookup: Lookup, node: TypeScript.BindingElement | TypeScript.VariableDeclaration): Review | undefined {
  const { ts } = lookup;
  if (!ts.isIdentifier(node.name)) return undefined;
  if (ts.isVariableDeclaration(node))
    return node.initializer === undefined ? undefined : memberValue(lookup, node.initializer);
  const name = node.propertyName ?? node.name;
  return isName(lookup, name) ? memberAt(lookup, name) : undefined;
}

/** Returns the member whose value an expression has, unchanged. */
function memberValue(lookup: Lookup, expression: TypeScript.Expression): Review | undefined {
  const { ts } = lookup;
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isAsExpression(expression)
  )
    return memberValue(lookup, expression.expression);
  if (ts.isBinaryExpression(expression) && ["??", "||"].includes(ts.tokenToString(expression.operatorToken.kind) ?? ""))
    return memberValue(lookup, expression.left);
  if (ts.isPropertyAccessExpression(expression))
    return ts.isIdentifier(expression.name) ? memberAt(lookup, expression.name) : undefined;
  if (ts.isElementAccessExpression(expression))
    return ts.isStringLiteralLike(expression.argumentExpression)
      ? memberAt(lookup, expression.argumentExpression)
      : undefined;
  return undefined;
}

function variableAt({ ts, checker }: Lookup, variables: Variables, name: Name): Review | undefined {
  const { parent } = name;
  if (
    variables.size === 0 ||
    !ts.isIdentifier(name) ||
    ((ts.isBindingElement(parent) || ts.isVariableDeclaration(parent)) && parent.name === name)
  )
    return undefined;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(name);
  return symbol === undefined ? undefined : variables.get(symbol);
}

/**
 * Returns whether the type of an expression is lost: in a spread, or in an argument of type `any`. Logs are ignored,
 * because they may contain anything.
 */
function losesType(lookup: Lookup, node: TypeScript.Expression): boolean {
  const { ts, checker, isOwn } = lookup;
  const { parent } = node;
  if (
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isFunctionLike(node) ||
    ts.isLiteralExpression(node)
  )
    return false;
  if (ts.isSpreadAssignment(parent)) return !isPattern(lookup, parent.parent);
  if (ts.isAsExpression(parent)) return parent.expression === node && !ts.isConstTypeReference(parent.type);
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  const declaration = checker.getResolvedSignature(parent)?.declaration;
  if (declaration === undefined || isOwn(declaration) || /^console\b/.test(parent.expression.getText())) return false;
  if (/^Object\.\w+$/.test(parent.expression.getText())) return true;
  const parameter = declaration.parameters[parent.arguments.indexOf(node)] ?? declaration.parameters.at(-1);
  const type = parameter !== undefined && ts.isParameter(parameter) ? parameter.type : undefined;
  return (
    type === undefined ||
    [ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.ObjectKeyword].includes(type.kind)
  );
}

/** Returns such a member of a type, of the items of a list, or of a nested object. */
function memberOf(lookup: Lookup, type: TypeScript.Type, depth: number): Review | undefined {
  const { ts, checker, names } = lookup;
  const types = alternatives(lookup, type).filter((one) => (one.flags & ts.TypeFlags.Object) !== 0);
  const own = firstOf(types, (one) => firstOf(names, (name) => reviewOf(targetOf(lookup, one.getProperty(name)))));
  if (own !== undefined || depth === 0) return own;
  return firstOf(types, (one) => {
    const item = checker.getIndexTypeOfType(one, ts.IndexKind.Number) ?? checker.getAwaitedType(one);
    if (item !== undefined && item !== one) return memberOf(lookup, item, depth - 1);
    return firstOf(one.getProperties().filter(isData(lookup)), (member) =>
      memberOf(lookup, checker.getTypeOfSymbol(member), depth - 1),
    );
  });
}

function isData({ ts }: Lookup): (member: TypeScript.Symbol) => boolean {
  return ({ flags }) => (flags & (ts.SymbolFlags.Method | ts.SymbolFlags.Prototype)) === 0;
}

function reviewOf(target: NameTarget | undefined): Review | undefined {
  return target?.kind === "review" && target.uses !== "writes" ? target : undefined;
}

/** Returns the target of a string in code or in a type that is not the name of a member. */
export function textNameTarget(lookup: Lookup, text: TypeScript.StringLiteralLike): NameTarget | undefined {
  const { ts } = lookup;
  return ts.isLiteralTypeNode(text.parent)
    ? inType(lookup, text.parent, text.text)
    : textTarget(lookup, text, text.text);
}

/** Returns the target of a string in a type: an index, or an argument of a generic type. */
function inType(lookup: Lookup, literal: TypeScript.LiteralTypeNode, text: string): NameTarget | undefined {
  const { ts, checker } = lookup;
  const place = outermost(lookup, literal);
  const { parent } = place;
  if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === place)
    return memberTarget(lookup, checker.getTypeFromTypeNode(parent.objectType), text);
  if (ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent))
    return inArgument(lookup, parent, parent.typeArguments?.indexOf(place as TypeScript.TypeNode) ?? -1, text);
  if (ts.isCallExpression(parent))
    return inCall(lookup, parent, parent.typeArguments?.indexOf(place as TypeScript.TypeNode) ?? -1, text);
  return undefined;
}

/** Returns the outermost union, list or parentheses around a type. */
function outermost(lookup: Lookup, node: TypeScript.Node): TypeScript.Node {
  const { ts } = lookup;
  const { parent } = node;
  const goesOn =
    ts.isUnionTypeNode(parent) ||
    ts.isParenthesizedTypeNode(parent) ||
    ts.isTupleTypeNode(parent) ||
    ts.isArrayTypeNode(parent) ||
    ts.isTypeOperatorNode(parent);
  return goesOn ? outermost(lookup, parent) : node;
}

/**
 * Returns the target of a string in a type argument, according to the constraint of the type parameter. For built-in
 * types such as `Pick` and `Extract`, the first argument determines the target.
 */
function inArgument(
  lookup: Lookup,
  reference: TypeScript.TypeReferenceNode | TypeScript.ExpressionWithTypeArguments,
  index: number,
  text: string,
): NameTarget | undefined {
  const { ts, checker } = lookup;
  const parameters = (
    resolved(
      lookup,
      checker.getSymbolAtLocation(ts.isTypeReferenceNode(reference) ? reference.typeName : reference.expression),
    )?.declarations ?? []
  ).flatMap((one) =>
    ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one)
      ? [...(one.typeParameters ?? [])]
      : [],
  );
  const [first] = reference.typeArguments ?? [];
  const bound = parameters[index]?.constraint;
  const own = bound === undefined ? undefined : writtenTarget(lookup, bound, text, new Set());
  if (own !== undefined || first === undefined || index < 1) return own;
  return (
    memberTarget(lookup, checker.getTypeFromTypeNode(first), text) ?? writtenTarget(lookup, first, text, new Set())
  );
}

function inCall(lookup: Lookup, call: TypeScript.CallExpression, index: number, text: string): NameTarget | undefined {
  const bound = lookup.checker.getResolvedSignature(call)?.declaration?.typeParameters?.[index];
  return bound === undefined ? undefined : firstOf([bound], (one) => writtenTarget(lookup, one, text, new Set()));
}
