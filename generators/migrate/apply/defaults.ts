import type { FieldDefault } from "../../model/resource.ts";
import { typesWrittenFor, writtenTypeNames } from "./declared-type.ts";
import type { Finding, TypeScript } from "./edits.ts";
import { isPattern } from "./member-names.ts";
import { alternatives, firstOf, type Lookup } from "./symbols.ts";
import type { DefaultTarget } from "./targets.ts";

/*
 * A request that omits a parameter relied on its default. The old value is added only to an object literal that is
 * passed directly to the package, and only if the request had the default. Any other object may be passed in another
 * form, so it is reported for review.
 */

/** Finds the defaults that a call of the package, or an object in the code, relied on. */
export function missingDefaults(lookup: Lookup, node: TypeScript.Node): readonly Finding[] {
  const { ts, defaults } = lookup;
  if (defaults.size === 0) return [];
  if (ts.isCallExpression(node)) return isCallOfPackage(lookup, node) ? inCall(lookup, node) : [];
  if (!ts.isObjectLiteralExpression(node) || isPattern(lookup, node) || isInCallOfPackage(lookup, node)) return [];
  return missingIn(lookup, node).map((target) => place(node, target, "This object does not set"));
}

function isCallOfPackage({ checker, isOwn }: Lookup, call: TypeScript.CallExpression): boolean {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  return declaration !== undefined && isOwn(declaration);
}

function isInCallOfPackage(lookup: Lookup, node: TypeScript.Node): boolean {
  const { ts } = lookup;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression !== node && isCallOfPackage(lookup, parent);
  return isPartOf(lookup, parent, node) && isInCallOfPackage(lookup, parent);
}

function isPartOf({ ts }: Lookup, parent: TypeScript.Node, node: TypeScript.Node): boolean {
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  return (
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  );
}

function inCall(lookup: Lookup, call: TypeScript.CallExpression): readonly Finding[] {
  const given = call.arguments.flatMap((argument) => inArgument(lookup, argument));
  return [...given, ...leftOut(lookup, call)];
}

/** Finds defaults of omitted arguments: `list()` and `list("books")` rely on all defaults. */
function leftOut(lookup: Lookup, call: TypeScript.CallExpression): readonly Finding[] {
  const { checker } = lookup;
  const signature = checker.getResolvedSignature(call);
  const next = signature?.parameters[call.arguments.length];
  if (signature === undefined || next === undefined) return [];
  const type = checker.getTypeOfSymbolAtLocation(next, call);
  const types = [
    type,
    ...alternatives(lookup, type).flatMap((one) => [
      ...(checker.isTupleType(one) ? checker.getTypeArguments(one as TypeScript.TypeReference) : []),
    ]),
  ];
  return unsetBy(
    lookup,
    types.flatMap((one) => [one, ...queriesOf(lookup, one)]),
  ).map((target) => place(call, target, "This call does not set"));
}

function unsetBy(lookup: Lookup, wanted: readonly TypeScript.Type[]): readonly DefaultTarget[] {
  const found = wanted.flatMap((one) => alternatives(lookup, one)).flatMap((one) => defaultsOfType(lookup, one));
  return [...new Set(found.filter(({ requests }) => requests === undefined))];
}

/** Returns the types of the query parameters. In a call of a resource, they are in a member of its options. */
function queriesOf(lookup: Lookup, type: TypeScript.Type | undefined): readonly TypeScript.Type[] {
  return alternatives(lookup, type).flatMap((one) =>
    one
      .getProperties()
      .filter(({ name }) => name === "query")
      .map((member) => lookup.checker.getTypeOfSymbol(member)),
  );
}

/** Inspects an argument. Object literals are inspected recursively. Of other expressions only the type is known. */
function inArgument(lookup: Lookup, expression: TypeScript.Expression): readonly Finding[] {
  const { ts, checker } = lookup;
  if (ts.isParenthesizedExpression(expression) || ts.isSatisfiesExpression(expression))
    return inArgument(lookup, expression.expression);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((one) => inArgument(lookup, one));
  if (!ts.isObjectLiteralExpression(expression)) return inOther(lookup, expression);
  const own = missingIn(lookup, expression);
  const isSure = !expression.properties.some(
    (one) => ts.isSpreadAssignment(one) && isUnclear(checker.getTypeAtLocation(one.expression), lookup),
  );
  const isWritten = (target: DefaultTarget): boolean =>
    isSure && target.doubt === undefined && !mayBeGiven(lookup, expression, target);
  return [
    ...inserted(expression, own.filter(isWritten)),
    ...own.filter((target) => !isWritten(target)).map((target) => place(expression, target, "This object may not set")),
    ...withoutQuery(lookup, expression),
    ...expression.properties.flatMap((one) =>
      ts.isPropertyAssignment(one)
        ? inArgument(lookup, one.initializer)
        : ts.isShorthandPropertyAssignment(one)
          ? inOther(lookup, one.name)
          : [],
    ),
  ];
}

function withoutQuery(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly Finding[] {
  const { checker } = lookup;
  if (checker.getTypeAtLocation(object).getProperty("query") !== undefined) return [];
  return unsetBy(lookup, queriesOf(lookup, checker.getContextualType(object))).map((target) =>
    place(object, target, "This call does not set"),
  );
}

function isUnclear(type: TypeScript.Type, { ts, checker }: Lookup): boolean {
  const isOpen =
    (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never | ts.TypeFlags.TypeParameter)) !== 0;
  return isOpen || checker.getIndexInfosOfType(type).length > 0;
}

/** Reports an object that was created elsewhere. */
function inOther(lookup: Lookup, expression: TypeScript.Expression): readonly Finding[] {
  const { ts, checker } = lookup;
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return [];
  const wanted = checker.getContextualType(expression);
  const found = missingInType(lookup, { wanted, given: checker.getTypeAtLocation(expression), place: expression }, 3);
  return [...new Set(found)].map((target) => place(expression, target, "This object may not set"));
}

interface Handed {
  readonly wanted: TypeScript.Type | undefined;
  readonly given: TypeScript.Type;
  readonly place: TypeScript.Expression;
}

function missingInType(lookup: Lookup, { wanted, given, place: at }: Handed, depth: number): readonly DefaultTarget[] {
  const { checker } = lookup;
  const types = alternatives(lookup, wanted);
  const own = types
    .flatMap((type) => defaultsOfType(lookup, type))
    .filter((one) => hasDefault(lookup, at, one) && !isSet(lookup, given, one));
  if (depth === 0) return own;
  const deeper = alternatives(lookup, given)
    .flatMap((one) => one.getProperties())
    .flatMap((member) =>
      types.flatMap((type) => {
        const other = type.getProperty(member.name);
        return other === undefined
          ? []
          : missingInType(
              lookup,
              { wanted: checker.getTypeOfSymbol(other), given: checker.getTypeOfSymbol(member), place: at },
              depth - 1,
            );
      }),
    );
  return [...own, ...deeper];
}

/** Returns members of the expected type whose default has changed and that the object does not always set. */
function missingIn(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly DefaultTarget[] {
  const { checker } = lookup;
  const types = alternatives(lookup, checker.getContextualType(object));
  const targets = new Set(types.flatMap((type) => defaultsOfType(lookup, type)));
  const given = checker.getTypeAtLocation(object);
  return [...targets].filter((target) => hasDefault(lookup, object, target) && !isSet(lookup, given, target));
}

function defaultsOfType({ defaults, targets }: Lookup, type: TypeScript.Type): readonly DefaultTarget[] {
  return [...defaults].flatMap(
    (name) => firstOf(type.getProperty(name)?.declarations ?? [], (one) => targets.defaults.get(one)) ?? [],
  );
}

/**
 * Returns whether a request has the default. Several requests may share a declaration. The annotated type identifies
 * the request.
 */
function hasDefault(lookup: Lookup, at: TypeScript.Expression, { requests }: DefaultTarget): boolean {
  if (requests === undefined) return true;
  return typesWrittenFor(lookup, at).some((type) => writtenTypeNames(lookup, type).some((name) => requests.has(name)));
}

/** Returns whether a member is always set, under any of its names. */
function isSet({ ts, checker }: Lookup, type: TypeScript.Type, { name, to, aliases }: DefaultTarget): boolean {
  return [name, to, ...aliases].some((one) => {
    const member = type.getProperty(one);
    return (
      member !== undefined &&
      (member.flags & ts.SymbolFlags.Optional) === 0 &&
      (checker.getTypeOfSymbol(member).flags & ts.TypeFlags.Undefined) === 0
    );
  });
}

/** Returns whether a spread may set the member. */
function mayBeGiven(
  { checker }: Lookup,
  object: TypeScript.ObjectLiteralExpression,
  { name, to, aliases }: DefaultTarget,
): boolean {
  const type = checker.getTypeAtLocation(object);
  return [name, to, ...aliases].some((one) => type.getProperty(one) !== undefined);
}

function inserted(object: TypeScript.ObjectLiteralExpression, targets: readonly DefaultTarget[]): readonly Finding[] {
  if (targets.length === 0) return [];
  const members = targets.map(
    ({ to, value }) =>
      `${/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(to) ? to : JSON.stringify(to)}: ${written(value, object.getSourceFile().text)}`,
  );
  const last = object.properties.at(-1);
  if (last === undefined)
    return [
      {
        kind: "edit",
        edit: { start: object.getStart(), end: object.getEnd(), text: `{ ${members.join(", ")} }` },
        isCertain: false,
      },
    ];
  const indent = /\r?\n[ \t]*/.exec(object.getText())?.[0] ?? " ";
  return [
    {
      kind: "edit",
      edit: { start: last.getEnd(), end: last.getEnd(), text: members.map((member) => `,${indent}${member}`).join("") },
      isCertain: false,
    },
  ];
}

/** Formats a default value. Strings get the quotes that are more frequent in the file. */
function written(value: FieldDefault, file: string): string {
  const text = JSON.stringify(value, undefined, 1).replace(/\n */g, " ").replace(/^\[ /, "[").replace(/ \]$/, "]");
  const isSingle = (file.match(/'/g)?.length ?? 0) > (file.match(/"/g)?.length ?? 0);
  return isSingle ? text.replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'") : text;
}

function place(node: TypeScript.Node, { name, to, value, doubt }: DefaultTarget, subject: string): Finding {
  const rest = doubt === undefined ? `Set it to keep that value.` : `${doubt} Decide on a value.`;
  const why = `${subject} “${to}”${to === name ? "" : ` (formerly “${name}”)`}, whose default was ${JSON.stringify(value)} and has changed. ${rest}`;
  return { kind: "place", position: node.getStart(), why, isCertain: false };
}
