import type { Verdict } from "../../model/verdict.ts";

/** What the compiler of TypeScript says of a change, for those whose programs are compiled against the packages. */
export interface Proofs {
  readonly compiles: Proof;
  readonly serves: Proof;
}

export interface Proof {
  /**
   * `unproved` where the compiler cannot tell: it is not there, or a difference has no check; then the verdict of the
   * class holds.
   */
  readonly proved: Proved;
  /** The declarations that show it, such as `@kiln/client/query: BooksParameters.year`. */
  readonly declarations: readonly string[];
  /** In a sentence. */
  readonly message: string;
}

export type Proved = Extract<Verdict, "breaking" | "risk" | "compatible"> | "unproved";

/** The audiences whose programs are compiled. */
export type CompiledAudience = keyof Proofs;

export const compiledAudiences: readonly CompiledAudience[] = ["compiles", "serves"];

/** Whether the compiler was asked, and how long it took. */
export type ProofState = ProofDone | ProofLacking;

export interface ProofDone {
  /** Such as `TypeScript 5.9.3`. */
  readonly by: string;
}

export interface ProofLacking {
  /** Why not, and how to have it. */
  readonly problem: string;
}
