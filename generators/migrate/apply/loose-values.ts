import { comparedWith, valueTarget } from "./declared-type.ts";
import type { Finding, TypeScript } from "./edits.ts";
import { memberNameTarget } from "./member-names.ts";
import { alternatives, firstOf, memberTarget, resolved, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import { textNameTarget } from "./type-changes.ts";

/*
 * Strings and objects without a type of the package that may contain its values. Examples are a set of codes, the keys
 * of a table, a comparison with a value of type `any`, and the body of a mocked response. The compiler reports none of
 * them. They may be unrelated, so they are reported for review.
 */

export function looseFindings(lookup: Lookup, node: TypeScript.Node): readonly Finding[] {
  const { ts } = lookup;
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    searches.has(node.expression.name.text) &&
    node.arguments[0] !== undefined
  ) {
    return inContainer(lookup, node.expression.expression, node.arguments[0]);
  }
  if (ts.isAsExpression(node) && ts.isAsExpression(node.expression))
    return asserted(lookup, node.expression.expression, lookup.checker.getTypeFromTypeNode(node.type));
  if (ts.isElementAccessExpression(node)) return inContainer(lookup, node.expression, node.argumentExpression);
  if (ts.isStringLiteralLike(node)) return compared(lookup, node);
  return ts.isObjectLiteralExpression(node) ? untypedObject(lookup, node) : [];
}

const searches: ReadonlySet<string> = new Set(["has", "includes", "get", "indexOf", "lastIndexOf"]);

/**
 * Finds lists or tables of the project in which a renamed value is looked up: `fatal.has(error.code)`,
 * `icons[order.status]`.
 */
function inContainer(
  lookup: Lookup,
  container: TypeScript.Expression,
  element: TypeScript.Expression,
): readonly Finding[] {
  const { ts, checker, names } = lookup;
  if (ts.isAsExpression(element) || ts.isNonNullExpression(element))
    return inContainer(lookup, container, element.expression);
  if (ts.isStringLiteralLike(element)) return [];
  const type = checker.getTypeAtLocation(element);
  const texts = (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.isStringLiteral() && names.has(one.value) ? one.value : [],
  );
  const old = texts.flatMap((text) => valueTarget(lookup, element, text) ?? []);
  if (old.length === 0) return [];
  const initializer = initializerOf(lookup, container);
  if (initializer === undefined || lookup.isOwn(initializer)) return [];
  const isHere = initializer.getSourceFile() === container.getSourceFile();
  const access = isHere && ts.isIdentifier(container) && ts.isElementAccessExpression(container.parent);
  return namesIn(lookup, initializer).flatMap((name) => {
    const target = old.find(({ from }) => from === name.text);
    if (
      target === undefined ||
      memberNameTarget(lookup, name) !== undefined ||
      (ts.isStringLiteralLike(name) && textNameTarget(lookup, name) !== undefined)
    )
      return [];
    const todo = isHere ? "Change it here as well." : "Change it where this is created as well.";
    return [
      ...place(isHere ? name : container, target, todo),
      ...(access ? place(container, target, "Change it where this is created as well.") : []),
    ];
  });
}

/** Returns the initializer of a container. A list may also be inline: `["sold-out"].includes(error.code)`. */
function initializerOf(lookup: Lookup, container: TypeScript.Expression): TypeScript.Expression | undefined {
  const { ts, checker } = lookup;
  if (ts.isParenthesizedExpression(container) || ts.isAsExpression(container))
    return initializerOf(lookup, container.expression);
  if (
    ts.isArrayLiteralExpression(container) ||
    ts.isObjectLiteralExpression(container) ||
    ts.isNewExpression(container)
  )
    return container;
  const symbol = resolved(
    lookup,
    checker.getSymbolAtLocation(ts.isPropertyAccessExpression(container) ? container.name : container),
  );
  const declaration = symbol?.valueDeclaration;
  const hasInitializer =
    declaration !== undefined &&
    (ts.isVariableDeclaration(declaration) ||
      ts.isPropertyAssignment(declaration) ||
      ts.isPropertyDeclaration(declaration));
  return hasInitializer ? declaration.initializer : undefined;
}

function namesIn(
  { ts }: Lookup,
  node: TypeScript.Node,
): readonly (TypeScript.Identifier | TypeScript.StringLiteralLike)[] {
  const found: (TypeScript.Identifier | TypeScript.StringLiteralLike)[] = [];
  const visit = (one: TypeScript.Node): void => {
    if (
      ts.isStringLiteralLike(one) ||
      (ts.isIdentifier(one) && ts.isPropertyAssignment(one.parent) && one.parent.name === one)
    )
      found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/**
 * Finds comparisons such as `error.code === "sold-out"` where the type of `error` is unknown, but the member has a name
 * that the package uses.
 */
function compared(lookup: Lookup, text: TypeScript.StringLiteralLike): readonly Finding[] {
  const { ts, checker, names, targets } = lookup;
  if (!names.has(text.text)) return [];
  const other = comparedWith(ts, text);
  if (other === undefined || !ts.isPropertyAccessExpression(other) || textNameTarget(lookup, text) !== undefined)
    return [];
  if (
    (checker.getNonNullableType(checker.getTypeAtLocation(other)).flags &
      (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.String)) ===
    0
  )
    return [];
  const found = [...targets.names].find(
    ([node, { from }]) => from === text.text && ownersOf(lookup, node).includes(other.name.text),
  );
  return found === undefined ? [] : place(text, found[1], "Check whether it is meant here.");
}

/** Returns the names of the members that may have a value, or `code` for error codes. */
function ownersOf({ ts }: Lookup, node: TypeScript.Node): readonly string[] {
  if (!ts.isLiteralTypeNode(node)) return [];
  const owner = ts.findAncestor(node, (one) => ts.isPropertySignature(one) || ts.isTypeAliasDeclaration(one)) as
    | TypeScript.PropertySignature
    | TypeScript.TypeAliasDeclaration
    | undefined;
  const name = owner?.name.getText() ?? "";
  return name.endsWith("ErrorCode")
    ? ["code"]
    : [
        name,
        name.charAt(0).toLowerCase() + name.slice(1),
        name.charAt(0).toLowerCase() + name.slice(1).replace(/s$/, ""),
      ];
}

/**
 * Finds assertions such as `{ … } as unknown as Client`, for which the compiler does not check the members of the
 * object.
 */
function asserted(lookup: Lookup, value: TypeScript.Expression, type: TypeScript.Type): readonly Finding[] {
  const { ts, checker } = lookup;
  if (ts.isParenthesizedExpression(value)) return asserted(lookup, value.expression, type);
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) => {
    const { name } = property;
    if (name === undefined || (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name))) return [];
    const target = memberTarget(lookup, type, name.text);
    const inner = firstOf(alternatives(lookup, type), (one) => one.getProperty(name.text));
    const own = target === undefined ? [] : place(name, target, "Rename it by hand.");
    return [
      ...own,
      ...(inner !== undefined && ts.isPropertyAssignment(property)
        ? asserted(lookup, property.initializer, checker.getTypeOfSymbol(inner))
        : []),
    ];
  });
}

/**
 * Finds objects without an expected type that have the members of an old declaration, such as the body of a mocked
 * response.
 */
function untypedObject(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly Finding[] {
  const { ts, checker, containers } = lookup;
  const expected = checker.getContextualType(object);
  if (
    expected !== undefined &&
    (expected.flags &
      (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive | ts.TypeFlags.TypeParameter)) ===
      0
  )
    return [];
  const keys = object.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : [],
  );
  if (keys.length < 3) return [];
  const found = containers.find(
    ({ members, targets }) => keys.every((key) => members.has(key)) && keys.some((key) => targets.has(key)),
  );
  const key = keys.find((one) => found?.targets.has(one));
  const target = found === undefined || key === undefined ? undefined : found.targets.get(key);
  return found === undefined || target === undefined
    ? []
    : place(object, target, `This object has the members of “${found.name}”. Check it.`);
}

function place(node: TypeScript.Node, target: NameTarget, todo: string): readonly Finding[] {
  const why = target.kind === "rename" ? `“${target.from}” is now “${target.to}”. ${todo}` : target.why;
  return [{ kind: "place", position: node.getStart(), why, isCertain: false }];
}
