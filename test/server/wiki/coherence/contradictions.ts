import type { Census } from "./census.ts";
import type { Fact } from "./facts.ts";

export interface Contradiction {
  readonly fact: string;
  readonly tellers: readonly [string, string];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

/** Compares the first source of a fact with each of the others. */
export function contradictions(census: Census, facts: readonly Fact[]): readonly Contradiction[] {
  return facts.flatMap(({ name: fact, tellers, partly = {} }) => {
    const [[first, tell] = ["", () => []], ...others] = Object.entries(tellers);
    const one = words(tell(census));
    const compared = [
      ...others.map(([name, other]) => ({ name, other, isPart: false })),
      ...Object.entries(partly).map(([name, other]) => ({ name, other, isPart: true })),
    ];
    return compared.flatMap(({ name, other, isPart }): readonly Contradiction[] => {
      const second = words(other(census));
      const [onlyFirst, onlySecond] = [isPart ? [] : without(one, second), without(second, one)];
      return onlyFirst.length + onlySecond.length === 0
        ? []
        : [{ fact, tellers: [first, name], onlyFirst, onlySecond }];
    });
  });
}

/** Counts the values that each source returned for a fact. */
export function told(census: Census, { name, tellers, partly = {} }: Fact): readonly (readonly [string, number])[] {
  return Object.entries({ ...tellers, ...partly }).map(([teller, tell]) => [`${name}: ${teller}`, tell(census).length]);
}

const words = (told: readonly unknown[]): readonly string[] => told.map((one) => JSON.stringify(one));

/** Returns the values that are more frequent in the first list, repeated by the difference of the counts. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
