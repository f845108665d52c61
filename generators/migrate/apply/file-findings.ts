import { missingDefaults } from "./defaults.ts";
import { exportTarget, moduleTarget, renamedExport } from "./exports.ts";
import type { Finding } from "./finding.ts";
import { looseFindings } from "./loose-values.ts";
import { missingMembers } from "./new-members.ts";
import { objectFindings } from "./objects.ts";
import { memberNameTarget, renamedMember, renamedText, type Name } from "./member-names.ts";
import { memberTarget, type Lookup } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";
import { typeFindings } from "./type-changes.ts";
import { textNameTarget } from "./texts.ts";
import type { TypeScript } from "./typescript.ts";

/** Finds the edits in one file of the user's code, and the places that a person has to check. */
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

/** The path of a module ends in its name. */
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

/** `page[key]`, `{ [key]: 1 }`: the name is a value with other uses. */
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
