import type { Finding } from "./finding.ts";
import type { Ts, TypeScript } from "./typescript.ts";

/**
 * The findings in statements that the old declarations are right for. A statement in which they make errors may have been migrated before: what its
 * names meant in the old version says nothing of it, and what is wrong with it the new declarations show.
 */
export function inOldCode(ts: Ts, file: TypeScript.SourceFile, errors: readonly TypeScript.Diagnostic[], findings: readonly Finding[]): readonly Finding[] {
  const wrong = new Set(errors.map(({ start = 0 }) => statementAt(ts, file, start)));
  return findings.filter((finding) => finding.isCertain || !wrong.has(statementAt(ts, file, positionOf(finding))));
}

function positionOf(finding: Finding): number {
  return finding.kind === "edit" ? finding.edit.start : finding.position;
}

/** The innermost statement, or member of a class, at a position; the file where there is none. */
function statementAt(ts: Ts, file: TypeScript.SourceFile, position: number): TypeScript.Node {
  let statement: TypeScript.Node = file;
  const visit = (node: TypeScript.Node): void => {
    if (position < node.getStart(file) || position >= node.getEnd()) return;
    if (ts.isStatement(node) || ts.isClassElement(node)) statement = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return statement;
}
