import type { Difference } from "./compare.ts";

/** A difference that a decision of the spec names: what differs, why, and the decision. */
export interface Decided {
  /** Of these modules; of all where it says nothing. */
  readonly about?: RegExp;
  readonly member: RegExp;
  readonly reason: string;
  readonly decision: string;
  /** Only where the difference is of this form. */
  readonly when?: (difference: Difference) => boolean;
}

export const decided: readonly Decided[] = [];

/** The entry that names the difference; undefined where none does. */
export function decidedBy(about: string, difference: Difference): Decided | undefined {
  return decided.find((entry) => (entry.about?.test(about) ?? true) && entry.member.test(difference.member) && (entry.when?.(difference) ?? true));
}
