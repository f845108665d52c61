import { relation, type Candidate } from "./candidate-tests.ts";
import type { Group } from "./presence-types.ts";

/** A candidate, as it looks to one member. */
export interface Ranked extends Candidate {
  readonly rank: number;
  readonly isRelated: boolean;
  /** Whether it has to do with another member by its name, and so is about that rather than about this one. */
  readonly isTaken: boolean;
}

/** The most likely first. `others` are the members beside this one. */
export function rank(member: string, candidates: readonly Candidate[], others: readonly string[]): readonly Ranked[] {
  const ranked = candidates.map((test) => {
    const own = relation(test, member);
    const isTaken = own === 0 && others.some((other) => relation(test, other) > 0);
    return { ...test, isRelated: own > 0, isTaken, rank: own + test.weight - (isTaken ? 1 : 0) };
  });
  return ranked.sort((a, b) => b.rank - a.rank);
}

/** What chooses items may by chance go with a member in one answer; twice, or by the same name, it is no chance. */
export function isPlausible({ weight, isRelated }: Ranked, having: readonly Group[]): boolean {
  return weight >= 1 || isRelated || new Set(having.map(({ context }) => context.answer)).size > 1;
}

export function meetsAll(groups: readonly Group[], { isMet }: Candidate): boolean {
  return groups.every(({ context }) => isMet(context));
}

export function meetsNone(groups: readonly Group[], { isMet }: Candidate): boolean {
  return !groups.some(({ context }) => isMet(context));
}
