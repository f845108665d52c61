import type ts from "typescript";
import type { Verdict } from "../../model/verdict.ts";
import { type Declaration, type DeclarationFile, type Tree, type TypeScript, idOf } from "./tree.ts";

/** The results of the TypeScript compiler for a change, for programs that are compiled against the packages. */
export interface Proofs {
  readonly compiles: Proof;
  readonly serves: Proof;
}

export interface Proof {
  /**
   * The result: `unproved` if the compiler cannot decide, because it is missing or a difference has no check. Then the
   * verdict of the class applies.
   */
  readonly proved: Proved;
  /** The declarations that reveal the fault, such as `@kiln/client/query: BooksParameters.year`. */
  readonly declarations: readonly string[];
  /** A description of the fault in a sentence. */
  readonly message: string;
}

export type Proved = Extract<Verdict, "breaking" | "risk" | "compatible"> | "unproved";

export type CompiledAudience = keyof Proofs;

export const compiledAudiences: readonly CompiledAudience[] = ["compiles", "serves"];

export type ProofState = ProofDone | ProofLacking;

interface ProofDone {
  /** The name of the compiler, such as `TypeScript 5.9.3`. */
  readonly by: string;
}

interface ProofLacking {
  /** The reason why no compiler ran, and the remedy. */
  readonly problem: string;
}

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
