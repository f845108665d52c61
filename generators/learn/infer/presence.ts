import { testsYaml, type Candidate } from "./candidate-tests.ts";
import { explainExactly } from "./exact-presence.ts";
import type { Group, Presence } from "./presence-types.ts";
import { isPlausible, meetsAll, rank, type Ranked } from "./ranked-tests.ts";

/** The smallest explanation of where a member is and where it is not. `others` are the members beside it. */
export function explainPresence(
  member: string,
  groups: readonly Group[],
  candidates: readonly Candidate[],
  others: Iterable<string>,
): Presence {
  const { pages, rest } = byPageKind(groups);
  const having = rest.filter((group) => group.having > 0);
  const lacking = rest.filter((group) => group.lacking > 0);
  if (lacking.length === 0) return { pages, when: [], unless: [], optional: false };
  const ranked = rank(
    member,
    candidates,
    [...others].filter((other) => other !== member),
  );
  const exact = having.some((group) => group.lacking > 0) ? undefined : explainExactly(having, lacking, ranked);
  if (exact !== undefined) return { pages, ...exact, optional: false };
  const narrowest = narrow(having, lacking, ranked);
  return { pages, when: narrowest === undefined ? [] : testsYaml([narrowest]), unless: [], optional: true };
}

/** A test that is met wherever the member is, and not everywhere: one of its name, or the only one. */
function narrow(having: readonly Group[], lacking: readonly Group[], ranked: readonly Ranked[]): Ranked | undefined {
  const fitting = ranked.filter(
    (test) => isPlausible(test, having) && test.weight > 0 && meetsAll(having, test) && !meetsAll(lacking, test),
  );
  return fitting.find(({ isRelated }) => isRelated) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** The kinds of pages that have it, where others never do, and the groups that are left to explain. */
function byPageKind(groups: readonly Group[]): { readonly pages: readonly string[]; readonly rest: readonly Group[] } {
  const kinds = new Set(groups.flatMap(({ having, context }) => (having > 0 ? [context.pageKind] : [])));
  const rest = groups.filter(({ context }) => kinds.has(context.pageKind));
  return { pages: rest.length === groups.length ? [] : [...kinds].filter((kind) => kind !== undefined), rest };
}
