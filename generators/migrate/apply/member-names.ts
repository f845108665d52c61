import { keyTarget, ofExpression, typesWrittenFor } from "./declared-type.ts";
import type { Finding, TypeScript } from "./edits.ts";
import { firstOf, memberTarget, targetOf, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";

/** Returns the target of a member name in code, or `undefined` for any other name. */
export function memberNameTarget(lookup: Lookup, name: Name): NameTarget | undefined {
  const { ts, checker } = lookup;
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent))
    return parent.name === name ? memberOfExpression(lookup, parent, name) : undefined;
  if (ts.isQualifiedName(parent)) return undefined;
  if (ts.isElementAccessExpression(parent))
    return parent.argumentExpression === name
      ? (memberTarget(lookup, checker.getTypeAtLocation(parent.expression), name.text) ??
          keyOfExpression(lookup, parent.expression, name.text))
      : undefined;
  if (ts.isBindingElement(parent))
    return isBound(lookup, parent, name)
      ? memberTarget(lookup, checker.getTypeAtLocation(parent.parent), name.text)
      : undefined;
  if (ts.isComputedPropertyName(parent))
    return isObjectMember(lookup, parent.parent) ? memberOfLiteral(lookup, parent.parent.parent, name) : undefined;
  if (isObjectMember(lookup, parent) && parent.name === name) return memberOfLiteral(lookup, parent.parent, name);
  if ((ts.isClassElement(parent) || ts.isTypeElement(parent)) && parent.name === name)
    return targetOf(lookup, checker.getSymbolAtLocation(name));
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return parent.left === name ? memberTarget(lookup, checker.getTypeAtLocation(parent.right), name.text) : undefined;
  return undefined;
}

export type Name = TypeScript.Identifier | TypeScript.StringLiteralLike;

function memberOfExpression(
  lookup: Lookup,
  access: TypeScript.PropertyAccessExpression,
  name: Name,
): NameTarget | undefined {
  const { checker } = lookup;
  return (
    targetOf(lookup, checker.getSymbolAtLocation(name)) ??
    memberTarget(lookup, checker.getTypeAtLocation(access.expression), name.text) ??
    keyOfExpression(lookup, access.expression, name.text)
  );
}

function keyOfExpression(lookup: Lookup, expression: TypeScript.Expression, text: string): NameTarget | undefined {
  return firstOf(ofExpression(lookup, expression), (type) => keyTarget(lookup, type, text));
}

/**
 * Returns whether a binding element binds a member: `{ title }` and `{ title: name }` do, `[title]` and `...title` do
 * not.
 */
function isBound({ ts }: Lookup, element: TypeScript.BindingElement, name: Name): boolean {
  if (!ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken !== undefined) return false;
  return element.propertyName === undefined ? element.name === name : element.propertyName === name;
}

function isObjectMember(
  { ts }: Lookup,
  node: TypeScript.Node,
): node is TypeScript.ObjectLiteralElementLike & { readonly parent: TypeScript.ObjectLiteralExpression } {
  return (
    ts.isObjectLiteralElementLike(node) && !ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.parent)
  );
}

/**
 * Returns the target of a member of an object literal. In a pattern, the type is that of the destructured object.
 * Elsewhere it is the expected type, or that of a spread object.
 */
function memberOfLiteral(
  lookup: Lookup,
  object: TypeScript.ObjectLiteralExpression,
  name: Name,
): NameTarget | undefined {
  const { ts, checker } = lookup;
  if (!isPattern(lookup, object)) {
    const expected = checker.getContextualType(object);
    return (
      memberTarget(lookup, expected, name.text) ??
      spreadTarget(lookup, object, name.text) ??
      firstOf(typesWrittenFor(lookup, object), (type) => keyTarget(lookup, type, name.text))
    );
  }
  return ts.isIdentifier(name) ? targetOf(lookup, checker.getPropertySymbolOfDestructuringAssignment(name)) : undefined;
}

/** Returns the target of a member that overrides one of a spread object, as after `...page`. */
function spreadTarget(
  lookup: Lookup,
  { properties }: TypeScript.ObjectLiteralExpression,
  name: string,
): NameTarget | undefined {
  return firstOf(properties.filter(lookup.ts.isSpreadAssignment), ({ expression }) =>
    memberTarget(lookup, lookup.checker.getTypeAtLocation(expression), name),
  );
}

/** Returns whether a literal is a destructuring pattern: `({ title } = page)`, a part of one, or the head of a loop. */
export function isPattern(lookup: Lookup, node: TypeScript.Node): boolean {
  const { ts } = lookup;
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isPattern(lookup, parent.parent);
  return (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent)) && isPattern(lookup, parent);
}

/** Renames a destructured member. Its local name is unchanged. */
export function renamedMember(lookup: Lookup, name: Name, to: string): Finding {
  const { ts } = lookup;
  const { parent } = name;
  const written = isIdentifierText(ts, to) ? to : JSON.stringify(to);
  const isShort =
    ts.isShorthandPropertyAssignment(parent) || (ts.isBindingElement(parent) && parent.propertyName === undefined);
  if (isShort) return edit(name.getStart(), name.getStart(), `${written}: `);
  if (ts.isStringLiteralLike(name)) return renamedText(name, to);
  if (ts.isPropertyAccessExpression(parent) && written !== to) return memberInBrackets(parent, written);
  return edit(name.getStart(), name.getEnd(), written);
}

function memberInBrackets(
  { expression, questionDotToken, name }: TypeScript.PropertyAccessExpression,
  written: string,
): Finding {
  return edit(expression.getEnd(), name.getEnd(), `${questionDotToken === undefined ? "" : "?."}[${written}]`);
}

/** Replaces a string and keeps its quotes. */
export function renamedText(text: TypeScript.StringLiteralLike, to: string): Finding {
  const quote = text.getText()[0]!;
  const escaped = JSON.stringify(to).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`);
  return edit(
    text.getStart(),
    text.getEnd(),
    quote + (quote === "`" ? escaped.replaceAll("${", "\\${") : escaped) + quote,
  );
}

function isIdentifierText(ts: Lookup["ts"], text: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  return scanner.scan() >= ts.SyntaxKind.Identifier && scanner.getTextPos() === text.length && text !== "";
}

function edit(start: number, end: number, text: string): Finding {
  return { kind: "edit", edit: { start, end, text }, isCertain: false };
}
