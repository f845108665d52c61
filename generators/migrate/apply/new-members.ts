import type { Finding } from "./finding.ts";
import { alternatives, type Lookup } from "./symbols.ts";
import type { TypeScript } from "./typescript.ts";

/**
 * Members that the expected type of an object has gained and that the object does not have: handlers of what is new.
 */
export function missingMembers(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly Finding[] {
  const { checker, targets } = lookup;
  if (targets.newMembers.size === 0) return [];
  const declarations = alternatives(lookup, checker.getContextualType(object)).flatMap(
    (type) => type.symbol?.declarations ?? [],
  );
  const members = new Set(declarations.flatMap((declaration) => targets.newMembers.get(declaration) ?? []));
  const given = new Set(
    checker
      .getTypeAtLocation(object)
      .getProperties()
      .map(({ name }) => name),
  );
  return [...members]
    .filter(({ name }) => !given.has(name))
    .map(({ name, why }) => ({
      kind: "place",
      position: object.getStart(),
      why: `Add “${name}” here. ${why}`,
      isCertain: true,
    }));
}
