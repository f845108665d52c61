import { textTarget, writtenTarget } from "./declared-type.ts";
import { firstOf, memberTarget, resolved, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import type { TypeScript } from "./typescript.ts";

/** What a text in code or in a type stands for, where it is no name of a member. */
export function textNameTarget(lookup: Lookup, text: TypeScript.StringLiteralLike): NameTarget | undefined {
  const { ts } = lookup;
  return ts.isLiteralTypeNode(text.parent) ? inType(lookup, text.parent, text.text) : textTarget(lookup, text, text.text);
}

/** A text in a type: an index, or what a type is applied to. */
function inType(lookup: Lookup, literal: TypeScript.LiteralTypeNode, text: string): NameTarget | undefined {
  const { ts, checker } = lookup;
  const place = outermost(lookup, literal);
  const { parent } = place;
  if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === place) return memberTarget(lookup, checker.getTypeFromTypeNode(parent.objectType), text);
  if (ts.isTypeReferenceNode(parent)) return inArgument(lookup, parent, parent.typeArguments?.indexOf(place as TypeScript.TypeNode) ?? -1, text);
  if (ts.isCallExpression(parent)) return inCall(lookup, parent, parent.typeArguments?.indexOf(place as TypeScript.TypeNode) ?? -1, text);
  return undefined;
}

/** The union, the list or the parentheses that it stands in. */
function outermost(lookup: Lookup, node: TypeScript.Node): TypeScript.Node {
  const { ts } = lookup;
  const { parent } = node;
  const goesOn = ts.isUnionTypeNode(parent) || ts.isParenthesizedTypeNode(parent) || ts.isTupleTypeNode(parent) || ts.isArrayTypeNode(parent) || ts.isTypeOperatorNode(parent);
  return goesOn ? outermost(lookup, parent) : node;
}

/** The bound of the type's parameter says; of a type of the language, such as `Pick` and `Extract`, its first argument. */
function inArgument(lookup: Lookup, reference: TypeScript.TypeReferenceNode, index: number, text: string): NameTarget | undefined {
  const { ts, checker } = lookup;
  const parameters = (resolved(lookup, checker.getSymbolAtLocation(reference.typeName))?.declarations ?? []).flatMap((one) =>
    ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one) ? [...(one.typeParameters ?? [])] : []);
  const [first] = reference.typeArguments ?? [];
  const bound = parameters[index]?.constraint;
  const own = bound === undefined ? undefined : writtenTarget(lookup, bound, text, new Set());
  if (own !== undefined || first === undefined || index < 1) return own;
  return memberTarget(lookup, checker.getTypeFromTypeNode(first), text) ?? writtenTarget(lookup, first, text, new Set());
}

function inCall(lookup: Lookup, call: TypeScript.CallExpression, index: number, text: string): NameTarget | undefined {
  const bound = lookup.checker.getResolvedSignature(call)?.declaration?.typeParameters?.[index];
  return bound === undefined ? undefined : firstOf([bound], (one) => writtenTarget(lookup, one, text, new Set()));
}
