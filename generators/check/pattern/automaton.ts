import type { PatternNode } from "./parse-pattern.ts";

/** How a pattern is walked: each place in it that takes a character, and which places may come after it. */
export interface Automaton {
  /** What each place takes, as the text of a class. */
  readonly texts: readonly string[];
  readonly after: readonly ReadonlySet<number>[];
  /** Steps from one place to another that there are two ways to take. */
  readonly twofold: readonly (readonly [from: number, to: number])[];
}

/** What a part of the pattern begins and ends with. */
interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly canBeEmpty: boolean;
}

/** A repetition with fewer rounds than this is no loop: its walks are too few to matter. */
const ENDLESS = 25;
const MAXIMUM_AUTOMATON_STEPS = 20_000;

/** Undefined where the pattern has too many places and ways to be judged. */
export function automatonOf(pattern: PatternNode): Automaton | undefined {
  const texts: string[] = [];
  const after: Set<number>[] = [];
  const twofold: (readonly [from: number, to: number])[] = [];
  let steps = 0;

  const connect = ({ last }: Ends, { first }: Ends): void => {
    steps += last.length * first.length;
    if (steps > MAXIMUM_AUTOMATON_STEPS) return;
    for (const from of last) {
      for (const to of first) {
        if (after[from]!.has(to)) twofold.push([from, to]);
        after[from]!.add(to);
      }
    }
  };

  const sequence = (before: Ends, next: Ends): Ends => {
    connect(before, next);
    return {
      first: before.canBeEmpty ? [...before.first, ...next.first] : before.first,
      last: next.canBeEmpty ? [...before.last, ...next.last] : next.last,
      canBeEmpty: before.canBeEmpty && next.canBeEmpty,
    };
  };

  const walk = (node: PatternNode): Ends => {
    switch (node.kind) {
      case "character": {
        const at = texts.push(node.text) - 1;
        after.push(new Set());
        return { first: [at], last: [at], canBeEmpty: false };
      }
      case "sequence":
        return node.parts.map(walk).reduce(sequence, { first: [], last: [], canBeEmpty: true });
      case "alternatives": {
        const ends = node.parts.map(walk);
        const [first, last] = [ends.flatMap((one) => one.first), ends.flatMap((one) => one.last)];
        return { first, last, canBeEmpty: ends.some(({ canBeEmpty }) => canBeEmpty) };
      }
      case "repeat": {
        const ends = walk(node.part);
        if (isLoop(node)) connect(ends, ends);
        return { ...ends, canBeEmpty: ends.canBeEmpty || node.minimum === 0 };
      }
    }
  };

  walk(pattern);
  return steps > MAXIMUM_AUTOMATON_STEPS ? undefined : { texts, after, twofold };
}

/** An exact number of one character is no choice, however great. */
function isLoop({ part, minimum, maximum }: Extract<PatternNode, { kind: "repeat" }>): boolean {
  return maximum >= ENDLESS && !(minimum === maximum && part.kind === "character");
}
