import { testsYaml } from "./candidate-tests.ts";
import type { Group, Presence } from "./presence-types.ts";
import { isPlausible, meetsAll, meetsNone, type Ranked } from "./ranked-tests.ts";

type Exact = Pick<Presence, "when" | "unless">;

/** Tests that are met in all of the first and in none of the second, the fewest first. */
export function explainExactly(
  having: readonly Group[],
  lacking: readonly Group[],
  ranked: readonly Ranked[],
): Exact | undefined {
  const likely = ranked.filter((test) => isPlausible(test, having));
  const one = likely.find((test) => meetsAll(having, test) && meetsNone(lacking, test));
  if (one !== undefined) return { when: testsYaml([one]), unless: [] };
  const telling = likely.filter(({ isRelated, isTaken, weight }) => isRelated || (weight > 0 && !isTaken));
  const not = telling.find((test) => meetsNone(having, test) && meetsAll(lacking, test));
  if (not !== undefined) return { when: [], unless: testsYaml([not]) };
  return (
    anyOfSeveral(having, lacking, telling) ??
    withoutAnother(having, lacking, likely, telling) ??
    bothOf(having, lacking, telling)
  );
}

const mostAlternatives = 4;

/**
 * `when: [{ prop: [ids, title] }]`: each test of its own brings the member, and together they explain it everywhere.
 */
function anyOfSeveral(
  having: readonly Group[],
  lacking: readonly Group[],
  ranked: readonly Ranked[],
): Exact | undefined {
  const sure = ranked.filter((test) => meetsNone(lacking, test));
  const chosen: Ranked[] = [];
  let left = having;
  while (left.length > 0) {
    const [best] = sure
      .map((test) => ({ test, covers: left.filter(({ context }) => test.isMet(context)).length }))
      .sort((a, b) => b.covers - a.covers);
    if (best === undefined || best.covers === 0 || chosen.length === mostAlternatives) return undefined;
    chosen.push(best.test);
    left = left.filter(({ context }) => !best.test.isMet(context));
  }
  return { when: testsYaml(chosen), unless: [] };
}

/** `when: [{ prop: content }], unless: [slots]`: a member of one's name may give way to another. */
function withoutAnother(
  having: readonly Group[],
  lacking: readonly Group[],
  likely: readonly Ranked[],
  telling: readonly Ranked[],
): Exact | undefined {
  for (const when of telling.filter((test) => meetsAll(having, test))) {
    const rest = lacking.filter(({ context }) => when.isMet(context));
    const unless = (when.isRelated ? likely : telling).find((test) => meetsNone(having, test) && meetsAll(rest, test));
    if (unless !== undefined) return { when: testsYaml([when]), unless: testsYaml([unless]) };
  }
  return undefined;
}

/** `when: [{ $all: [{ prop: content }, slots] }]`. */
function bothOf(having: readonly Group[], lacking: readonly Group[], ranked: readonly Ranked[]): Exact | undefined {
  const met = ranked.filter((test) => meetsAll(having, test));
  for (const [index, first] of met.entries()) {
    const second = met
      .slice(index + 1)
      .find((test) => lacking.every(({ context }) => !first.isMet(context) || !test.isMet(context)));
    if (second !== undefined) return { when: [{ $all: [...testsYaml([first]), ...testsYaml([second])] }], unless: [] };
  }
  return undefined;
}
