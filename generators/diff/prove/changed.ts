import type ts from "typescript";
import { idOf, type Declaration, type DeclarationFile, type Tree } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/** A declaration whose code differs. Comments are ignored. */
export interface ChangedDeclaration {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly before: Declaration | undefined;
  readonly after: Declaration | undefined;
}

/** Parses only files that differ. */
export function changedDeclarations(ts: TypeScript, before: Tree, after: Tree): readonly ChangedDeclaration[] {
  const codeOf = printer(ts);
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths]
    .filter((path) => before.texts.get(path) !== after.texts.get(path))
    .flatMap((path) => {
      const [old, now] = [before.files.get(path), after.files.get(path)];
      const names = new Set([...namesIn(old), ...namesIn(now)]);
      const pairs = [...names].map((name) => ({
        id: idOf({ path, name }),
        path,
        name,
        before: old?.own.get(name),
        after: now?.own.get(name),
      }));
      return pairs.filter((pair) => codeOf(pair.before) !== codeOf(pair.after));
    });
}

function namesIn(file: DeclarationFile | undefined): Iterable<string> {
  return file?.own.keys() ?? [];
}

function printer(ts: TypeScript): (declaration: Declaration | undefined) => string | undefined {
  const { printNode } = ts.createPrinter({ removeComments: true });
  const print = (node: ts.Node): string => printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return (declaration) => declaration?.nodes.map(print).join("\n");
}
