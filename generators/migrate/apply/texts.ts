import { textTarget, writtenTarget } from "./declared-type.ts";
import { firstOf, memberTarget, resolved, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import type { TypeScript } from "./typescript.ts";

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
