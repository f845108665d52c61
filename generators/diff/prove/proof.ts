import type { Verdict } from "../../model/verdict.ts";

/** The results of the TypeScript compiler for a change, for programs that are compiled against the packages. */
export interface Proofs {
  readonly compiles: Proof;
  readonly serves: Proof;
}

export interface Proof {
  /**
   * `unproved` if the compiler cannot decide, because it is missing or a difference has no check. Then the verdict of
   * the class applies.
   */
  readonly proved: Proved;
  /** The declarations that show it, such as `@kiln/client/query: BooksParameters.year`. */
  readonly declarations: readonly string[];
  /** The fault as a sentence. */
  readonly message: string;
}

export type Proved = Extract<Verdict, "breaking" | "risk" | "compatible"> | "unproved";

/** The audiences whose programs are compiled. */
export type CompiledAudience = keyof Proofs;

export const compiledAudiences: readonly CompiledAudience[] = ["compiles", "serves"];

/** The compiler that ran, or the reason why no compiler ran. */
export type ProofState = ProofDone | ProofLacking;

export interface ProofDone {
  /** Such as `TypeScript 5.9.3`. */
  readonly by: string;
}

export interface ProofLacking {
  /** Why not, and how to have it. */
  readonly problem: string;
}
