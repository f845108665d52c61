import { firstOf, memberTarget, resolved, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import type { TypeScript } from "./edits.ts";

/*
 * String types have no identity: `"a"` is the same type everywhere. So a string is traced to the type annotation of its
 * place. From there, it is traced to the node of the old declarations that declares the string, or to `keyof` of a type
 * with such a member.
 */

/** Returns the target of a string at this place. */
export function textTarget(lookup: Lookup, place: TypeScript.Expression, text: string): NameTarget | undefined {
  const written = firstOf(typesWrittenFor(lookup, place), (type) => writtenTarget(lookup, type, text, new Set()));
  return written ?? firstOf(typesExpectedAt(lookup, place), (type) => aliasTarget(lookup, type, text));
}

/** Returns the types of the place, and of the value that the string is compared with. */
function typesExpectedAt(lookup: Lookup, place: TypeScript.Expression): readonly TypeScript.Type[] {
  const { ts, checker } = lookup;
  const { parent } = place;
  const contextual = checker.getContextualType(place);
  const other = comparedWith(ts, place);
  const expected =
    contextual === undefined ? [] : [contextual, checker.getBaseConstraintOfType(contextual) ?? contextual];
  const receiver =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.expression !== place
      ? parent.expression.expression
      : undefined;
  return [
    ...expected,
    ...(other === undefined ? [] : [...declaredTypes(lookup, other), checker.getTypeAtLocation(other)]),
    ...(receiver === undefined ? [] : typeArguments(lookup, checker.getTypeAtLocation(receiver))),
  ];
}

export function comparedWith(
  ts: Lookup["ts"],
  { parent, ...place }: TypeScript.Expression,
): TypeScript.Expression | undefined {
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent)) return undefined;
  return parent.left.pos === place.pos ? parent.right : parent.left;
}

/** Returns the type of a member or variable before narrowing. */
function declaredTypes({ ts, checker }: Lookup, expression: TypeScript.Expression): readonly TypeScript.Type[] {
  const member = ts.isPropertyAccessExpression(expression)
    ? checker.getTypeAtLocation(expression.expression).getProperty(expression.name.text)
    : undefined;
  const symbol = member ?? (ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression) : undefined);
  return symbol === undefined ? [] : [checker.getTypeOfSymbol(symbol)];
}

/** Returns the type arguments of a generic class of the package, such as the codes of its errors. */
function typeArguments(lookup: Lookup, type: TypeScript.Type): readonly TypeScript.Type[] {
  const { ts, checker, isOwn } = lookup;
  if (!(type.symbol?.declarations ?? []).some(isOwn)) return [];
  const own =
    ((type as TypeScript.ObjectType).objectFlags & ts.ObjectFlags.Reference) === 0
      ? []
      : checker.getTypeArguments(type as TypeScript.TypeReference);
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return [...own, ...bases.flatMap((base) => typeArguments(lookup, base))].filter((one) => one !== type);
}

/** Returns the target of a possible value of an expression. */
export function valueTarget(lookup: Lookup, expression: TypeScript.Expression, text: string): NameTarget | undefined {
  const written = firstOf(ofExpression(lookup, expression), (one) => writtenTarget(lookup, one, text, new Set()));
  return (
    written ??
    firstOf([...declaredTypes(lookup, expression), lookup.checker.getTypeAtLocation(expression)], (type) =>
      aliasTarget(lookup, type, text),
    )
  );
}

/**
 * Returns the target of a string in a named union of the old declarations. The checker preserves the name of such a
 * type through generics.
 */
function aliasTarget(lookup: Lookup, type: TypeScript.Type, text: string): NameTarget | undefined {
  const { ts, isOwn } = lookup;
  const { origin } = type as { readonly origin?: TypeScript.Type };
  const aliases = (type.aliasSymbol?.declarations ?? []).filter(
    (one) => ts.isTypeAliasDeclaration(one) && isOwn(one),
  ) as TypeScript.TypeAliasDeclaration[];
  const own = firstOf(aliases, (alias) => writtenTarget(lookup, alias.type, text, new Set()));
  if (own !== undefined) return own;
  const parts = [
    type.isUnionOrIntersection() ? type.types : [],
    origin === undefined ? [] : [origin, ...(origin.isUnionOrIntersection() ? origin.types : [])],
  ].flat();
  return firstOf(
    parts.filter((part) => part !== type && part.aliasSymbol !== undefined),
    (part) => aliasTarget(lookup, part, text),
  );
}

/** Returns the target of a key in an object or a type such as `Record<Status, string>`, based on its annotated type. */
export function keyTarget(lookup: Lookup, node: TypeScript.Node, text: string): NameTarget | undefined {
  const { ts } = lookup;
  if (ts.isParenthesizedTypeNode(node)) return keyTarget(lookup, node.type, text);
  if (ts.isTypeOperatorNode(node)) return keyTarget(lookup, node.type, text);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    return firstOf(node.types, (one) => keyTarget(lookup, one, text));
  if (ts.isMappedTypeNode(node))
    return node.typeParameter.constraint === undefined
      ? undefined
      : writtenTarget(lookup, node.typeParameter.constraint, text, new Set());
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [first] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  if (name === "Record" && first !== undefined) return writtenTarget(lookup, first, text, new Set());
  if (["Partial", "Readonly", "Required"].includes(name) && first !== undefined) return keyTarget(lookup, first, text);
  return firstOf(declarationsOf(lookup, node.typeName), (one) =>
    ts.isTypeAliasDeclaration(one) && !lookup.isOwn(one) ? keyTarget(lookup, one.type, text) : undefined,
  );
}

/** Returns the target of a string in a type annotation, and in all types that it refers to. */
export function writtenTarget(
  lookup: Lookup,
  node: TypeScript.Node,
  text: string,
  seen: Set<TypeScript.Node>,
): NameTarget | undefined {
  const { ts, checker, targets } = lookup;
  if (seen.has(node)) return undefined;
  seen.add(node);
  if (ts.isLiteralTypeNode(node))
    return ts.isStringLiteral(node.literal) && node.literal.text === text ? targets.names.get(node) : undefined;
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
    return memberTarget(lookup, checker.getTypeFromTypeNode(node.type), text);
  if (ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node)) return undefined;
  const referred = referredTypes(lookup, node);
  const inside: TypeScript.Node[] = [];
  ts.forEachChild(node, (child) => void inside.push(child));
  return firstOf([...referred, ...inside], (one) => writtenTarget(lookup, one, text, seen));
}

/**
 * Returns the names of the declared types that a type annotation refers to, such as `CreateOrderRequest`, also through
 * the user's aliases.
 */
export function writtenTypeNames(
  lookup: Lookup,
  node: TypeScript.Node,
  seen: ReadonlySet<TypeScript.Node> = new Set(),
): readonly string[] {
  const { ts } = lookup;
  if (seen.has(node) || ts.isTypeLiteralNode(node)) return [];
  const next = new Set([...seen, node]);
  const own = ts.isTypeReferenceNode(node)
    ? declarationsOf(lookup, node.typeName).flatMap((one) => nameOf(lookup, one))
    : [];
  const inside: TypeScript.Node[] = [];
  ts.forEachChild(node, (child) => void inside.push(child));
  return [...own, ...[...referredTypes(lookup, node), ...inside].flatMap((one) => writtenTypeNames(lookup, one, next))];
}

function nameOf({ ts, isOwn }: Lookup, node: TypeScript.Declaration): readonly string[] {
  return isOwn(node) && (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) ? [node.name.text] : [];
}

/**
 * Returns the types that a type name refers to: the right side of an alias, the constraint of a type parameter, or the
 * type of a member.
 */
function referredTypes(lookup: Lookup, node: TypeScript.Node): readonly TypeScript.Node[] {
  const { ts, checker } = lookup;
  if (ts.isTypeReferenceNode(node))
    return declarationsOf(lookup, node.typeName).flatMap((one) =>
      ts.isTypeAliasDeclaration(one) ? one.type : ts.isTypeParameterDeclaration(one) ? (one.constraint ?? []) : [],
    );
  if (ts.isImportTypeNode(node) && node.qualifier !== undefined)
    return declarationsOf(lookup, node.qualifier).flatMap((one) => (ts.isTypeAliasDeclaration(one) ? one.type : []));
  if (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isLiteralTypeNode(node.indexType) &&
    ts.isStringLiteral(node.indexType.literal)
  ) {
    return typesOf(ts, checker.getTypeFromTypeNode(node.objectType).getProperty(node.indexType.literal.text));
  }
  return [];
}

function declarationsOf(lookup: Lookup, name: TypeScript.Node): readonly TypeScript.Declaration[] {
  return resolved(lookup, lookup.checker.getSymbolAtLocation(name))?.declarations ?? [];
}

function typesOf(ts: Lookup["ts"], symbol: TypeScript.Symbol | undefined): readonly TypeScript.TypeNode[] {
  return (symbol?.declarations ?? []).flatMap((one) => (hasType(ts, one) ? (one.type ?? []) : []));
}

type Typed =
  | TypeScript.PropertySignature
  | TypeScript.PropertyDeclaration
  | TypeScript.VariableDeclaration
  | TypeScript.ParameterDeclaration;

function hasType(ts: Lookup["ts"], node: TypeScript.Node): node is Typed {
  return (
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node)
  );
}

/** Returns the annotated types of an expression's place, through all syntax that does not change its value. */
export function typesWrittenFor(lookup: Lookup, place: TypeScript.Expression): readonly TypeScript.Node[] {
  const { ts } = lookup;
  const { parent } = place;
  if (isTransparent(lookup, parent, place)) return typesWrittenFor(lookup, parent as TypeScript.Expression);
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent))
    return [parent.type, ...typesWrittenFor(lookup, parent)];
  if (ts.isPropertyAssignment(parent) && parent.initializer === place) return ofMember(lookup, parent);
  if (hasType(ts, parent) && parent.type !== undefined) return [parent.type];
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return ofArgument(lookup, parent, place);
  if (ts.isCaseClause(parent)) return ofExpression(lookup, parent.parent.parent.expression);
  if (ts.isBinaryExpression(parent)) return ofExpression(lookup, parent.left === place ? parent.right : parent.left);
  return ofResult(lookup, parent);
}

/** Returns true for syntax that passes on the value of an expression, or puts it into a list. */
function isTransparent({ ts }: Lookup, parent: TypeScript.Node, place: TypeScript.Node): boolean {
  if (ts.isAsExpression(parent)) return ts.isConstTypeReference(parent.type);
  if (ts.isConditionalExpression(parent)) return parent.condition !== place;
  if (ts.isBinaryExpression(parent))
    return ["??", "||", "&&", ","].includes(ts.tokenToString(parent.operatorToken.kind) ?? "");
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAwaitExpression(parent)
  );
}

function ofMember(
  { ts, checker }: Lookup,
  { parent, name }: TypeScript.PropertyAssignment,
): readonly TypeScript.Node[] {
  const text = ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
  const types = alternativesOf(checker, checker.getContextualType(parent));
  return text === undefined ? [] : types.flatMap((type) => typesOf(ts, type.getProperty(text)));
}

function alternativesOf(
  checker: TypeScript.TypeChecker,
  type: TypeScript.Type | undefined,
): readonly TypeScript.Type[] {
  if (type === undefined) return [];
  const apparent = checker.getNonNullableType(type);
  return apparent.isUnion() ? apparent.types : [apparent];
}

/** Returns the types of the parameter. For a built-in method such as `includes`, also returns those of its receiver. */
function ofArgument(
  lookup: Lookup,
  call: TypeScript.CallExpression | TypeScript.NewExpression,
  place: TypeScript.Expression,
): readonly TypeScript.Node[] {
  const { ts, checker } = lookup;
  const index = call.arguments?.indexOf(place) ?? -1;
  const parameters = checker.getResolvedSignature(call)?.declaration?.parameters ?? [];
  const parameter = parameters[index] ?? parameters.at(-1);
  if (index < 0 || parameter === undefined) return [];
  const own = ts.isParameter(parameter) ? (parameter.type ?? []) : [];
  if (ts.isNewExpression(call)) return [own, ...(call.typeArguments ?? []), ...typesWrittenFor(lookup, call)].flat();
  const receiver = ts.isPropertyAccessExpression(call.expression)
    ? ofExpression(lookup, call.expression.expression)
    : [];
  return [own, receiver].flat();
}

/** Returns the annotated types of the variable or member that an expression refers to. */
export function ofExpression(lookup: Lookup, expression: TypeScript.Expression): readonly TypeScript.Node[] {
  const { ts, checker } = lookup;
  if (ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression))
    return ofExpression(lookup, expression.expression);
  if (ts.isElementAccessExpression(expression)) return ofExpression(lookup, expression.expression);
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  return (symbol?.declarations ?? []).flatMap((one) => ofDeclaration(lookup, one));
}

function ofDeclaration(lookup: Lookup, declaration: TypeScript.Declaration): readonly TypeScript.Node[] {
  const { ts, checker } = lookup;
  if (ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
    const name = declaration.propertyName ?? declaration.name;
    const type = checker.getTypeAtLocation(declaration.parent);
    return ts.isIdentifier(name)
      ? alternativesOf(checker, type).flatMap((one) => typesOf(ts, one.getProperty(name.text)))
      : [];
  }
  if (!hasType(ts, declaration)) return [];
  if (declaration.type !== undefined) return [declaration.type];
  return ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
    ? ofExpression(lookup, declaration.initializer)
    : [];
}

/** Returns the annotated types of a function's result. */
function ofResult({ ts }: Lookup, parent: TypeScript.Node): readonly TypeScript.Node[] {
  const result = ts.isArrowFunction(parent)
    ? parent
    : ts.isReturnStatement(parent)
      ? ts.findAncestor(parent, ts.isFunctionLike)
      : undefined;
  return result?.type === undefined ? [] : [result.type];
}
