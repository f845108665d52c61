import type { Proved } from "./proof.ts";

/** What does not fit in a declaration. */
export interface Fault {
  /** The members that lead to it, from the outside in. */
  readonly trail: readonly string[];
  readonly proved: Exclude<Proved, "compatible">;
  /** Follows the name of the declaration: “is gone”. */
  readonly says: string;
  /** A form of calls that the types refuse now. Those that name something new were impossible before. */
  readonly isRefusal?: true;
}
