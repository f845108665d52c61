import type { Verdict } from "../../model/verdict.ts";

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

export interface ProofDone {
  /** The name of the compiler, such as `TypeScript 5.9.3`. */
  readonly by: string;
}

export interface ProofLacking {
  /** The reason why no compiler ran, and the remedy. */
  readonly problem: string;
}
