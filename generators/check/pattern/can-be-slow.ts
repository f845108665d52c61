/** The maximum length. Longer patterns, and those that take more steps to analyze, are not judged. */
const LONGEST = 5_000;
const MAXIMUM_STEPS = 1_000_000;

/**
 * Reports whether a backtracking engine may need time that grows exponentially with the length of the input. This is
 * the case if some input leads from a position of the pattern back to it in two ways. If each round of a loop can match
 * in two ways, n rounds can match in 2ⁿ ways. The engine tries all of them before it reports that the input does not
 * match.
 */
export function canBeSlow(pattern: string): boolean {
  const parsed = pattern.length > LONGEST ? undefined : parsePattern(pattern);
  return parsed !== undefined && [parsed.main, ...parsed.lookarounds].some((part) => isAmbiguous(automatonOf(part)));
}

function isAmbiguous(automaton: Automaton | undefined): boolean {
  if (automaton === undefined) return false;
  const loops = loopsOf(automaton.after);
  const isTogether = (one: number, other: number): boolean => loops[one] !== undefined && loops[one] === loops[other];
  return automaton.twofold.some(([from, to]) => isTogether(from, to)) || hasTwoWalks(automaton, isTogether);
}

/**
 * Returns whether two walks diverge at a node and meet again in the same loop after matching the same text, where a
 * path leads back from the meeting point.
 */
function hasTwoWalks({ texts, after }: Automaton, isTogether: (one: number, other: number) => boolean): boolean {
  const looping = [...texts.keys()].filter((place) => isTogether(place, place));
  const canMeet = meetings(texts, looping);
  const pairs = new Map(looping.map((place) => [place * texts.length + place, [place, place] as const]));
  let steps = 0;
  for (const [one, other] of pairs.values()) {
    for (const nextOne of after[one]!) {
      for (const nextOther of after[other]!) {
        if (++steps > MAXIMUM_STEPS) return false;
        if (!isTogether(one, nextOne) || !isTogether(other, nextOther)) continue;
        if (nextOne !== nextOther && canMeet(nextOne, nextOther))
          pairs.set(nextOne * texts.length + nextOther, [nextOne, nextOther]);
        if (nextOne === nextOther && one !== other) return true;
      }
    }
  }
  return false;
}

/** Returns a function that reports whether two positions can match the same character. */
function meetings(texts: readonly string[], places: readonly number[]): (one: number, other: number) => boolean {
  const distinct = [...new Set(places.map((place) => texts[place]!))];
  const samples = samplesOf(distinct);
  const taken = new Map(distinct.map((text) => [text, takenBy(text, samples)]));
  const known = new Map<string, boolean>();
  return (one, other) => {
    const [a, b] = [texts[one]!, texts[other]!];
    const key = `${a} ${b}`;
    let meet = known.get(key);
    if (meet === undefined) known.set(key, (meet = [...taken.get(a)!].some((sample) => taken.get(b)!.has(sample))));
    return meet;
  };
}

/** Returns characters that distinguish the classes of a pattern: those that the classes name, and some of each kind. */
function samplesOf(texts: readonly string[]): readonly string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
  const named = texts.flatMap((text) => [...text]).filter((character) => character > "\u007f");
  return [...new Set([...ascii, ...named, "\u0085", "\u00a0", "ß", "é", "Ж", "א", "٣", "中", "\u2028", "😀"])];
}

function takenBy(text: string, samples: readonly string[]): ReadonlySet<string> {
  const one = new RegExp(`^(?:${text})$`, "u");
  return new Set(samples.filter((sample) => one.test(sample)));
}

/**
 * Returns a number for the loop (strongly connected component) of each node. It is the same for nodes that lead to each
 * other, and `undefined` for nodes that do not lead back to themselves.
 */
function loopsOf(after: readonly ReadonlySet<number>[]): readonly (number | undefined)[] {
  const before = after.map(() => new Set<number>());
  for (const [from, all] of after.entries()) for (const to of all) before[to]!.add(from);
  const loops: (number | undefined)[] = after.map(() => undefined);
  const done = new Set<number>();
  // Start with the node that the forward walk left last. Every node that can be reached backwards from it is in its
  // loop.
  for (const start of leavingOrder(after).reverse()) {
    if (done.has(start)) continue;
    const together = new Set([start]);
    for (const node of together) for (const one of before[node]!) if (!done.has(one)) together.add(one);
    for (const node of together) done.add(node);
    if (together.size > 1 || after[start]!.has(start)) for (const node of together) loops[node] = start;
  }
  return loops;
}

/** Returns the nodes in the order in which a depth-first walk leaves them. */
function leavingOrder(after: readonly ReadonlySet<number>[]): number[] {
  const seen = new Set<number>();
  const left: number[] = [];
  for (const start of after.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const path = [{ node: start, next: after[start]!.values() }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { value, done } = top.next.next();
      if (done === true) left.push(path.pop()!.node);
      else if (!seen.has(value)) {
        seen.add(value);
        path.push({ node: value, next: after[value]!.values() });
      }
    }
  }
  return left;
}

/** An automaton of a pattern: the positions that match a character, and the positions that may follow each of them. */
interface Automaton {
  /** The source of the character class at each position. */
  readonly texts: readonly string[];
  readonly after: readonly ReadonlySet<number>[];
  /** Steps that can be taken in two ways. */
  readonly twofold: readonly (readonly [from: number, to: number])[];
}

/** The positions at which a part of the pattern can start and end. */
interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly canBeEmpty: boolean;
}

/** A repetition with a smaller maximum is not a loop: it has too few walks to matter. */
const ENDLESS = 25;
const MAXIMUM_AUTOMATON_STEPS = 20_000;

/** Returns `undefined` if the pattern is too large to be judged. */
function automatonOf(pattern: PatternNode): Automaton | undefined {
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

/** A fixed number of repetitions of one character is not a choice, however large it is. */
function isLoop({ part, minimum, maximum }: Extract<PatternNode, { kind: "repeat" }>): boolean {
  return maximum >= ENDLESS && !(minimum === maximum && part.kind === "character");
}

/** The parts of a pattern at which matching may branch. */
type PatternNode =
  /** One character of a class, identified by the source of the class. */
  | { readonly kind: "character"; readonly text: string }
  | { readonly kind: "sequence" | "alternatives"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly minimum: number; readonly maximum: number };

interface ParsedPattern {
  readonly main: PatternNode;
  /** The contents of lookarounds, which are matched separately. */
  readonly lookarounds: readonly PatternNode[];
}

const EMPTY: PatternNode = { kind: "sequence", parts: [] };
/** The maximum depth of groups. */
const DEEPEST = 200;

/** One token of a pattern with the flag `u`, in which every token is unambiguous. */
const TOKEN = new RegExp(
  [
    /\\(?:u\{[^}]*\}|u[dD][89abAB]..\\u[dD][c-fC-F]..|u.{4}|x..|c.|[pP]\{[^}]*\}|k<[^>]*>|\d+|.)/u, // an escape
    /\[(?:\\.|[^\]\\])*\]/u, // a class
    /\(\?(?:<?[=!]|:|<[^>]*>)/u, // the beginning of a group that is more than a bracket
    /[*+?]\??|\{\d+(?:,\d*)?\}\??/u, // a quantifier
    /./u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gsu",
);

/** Parses a valid pattern. Returns `undefined` if it is nested too deeply. */
function parsePattern(pattern: string): ParsedPattern | undefined {
  const tokens = pattern.match(TOKEN) ?? [];
  const lookarounds: PatternNode[] = [];
  let at = 0;

  function alternatives(depth: number): PatternNode | undefined {
    if (depth > DEEPEST) return undefined;
    const branches: PatternNode[][] = [[]];
    while (at < tokens.length && tokens[at] !== ")") {
      const token = tokens[at++]!;
      const branch = branches.at(-1)!;
      if (token === "|") branches.push([]);
      else if (isQuantifier(token)) branch.push(repeated(branch.pop() ?? EMPTY, token));
      else if (token.startsWith("(")) {
        const inner = alternatives(depth + 1);
        if (inner === undefined) return undefined;
        at++;
        branch.push(isLookaround(token) ? EMPTY : inner);
        if (isLookaround(token)) lookarounds.push(inner);
      } else branch.push(isAssertion(token) ? EMPTY : { kind: "character", text: isReference(token) ? "[^]" : token });
    }
    return { kind: "alternatives", parts: branches.map((parts) => ({ kind: "sequence", parts })) };
  }

  const main = alternatives(0);
  return main && { main, lookarounds };
}

function isQuantifier(token: string): boolean {
  return /^(?:[*+?]|\{\d)/.test(token);
}

function isLookaround(token: string): boolean {
  return /^\(\?<?[=!]/.test(token);
}

function isAssertion(token: string): boolean {
  return ["^", "$", "\\b", "\\B"].includes(token);
}

/** A back reference repeats the match of its group, so it may match anything. */
function isReference(token: string): boolean {
  return /^\\(?:k<|[1-9])/.test(token);
}

function repeated(part: PatternNode, quantifier: string): PatternNode {
  return { kind: "repeat", part, ...boundsOf(quantifier) };
}

function boundsOf(quantifier: string): { readonly minimum: number; readonly maximum: number } {
  switch (quantifier[0]) {
    case "*":
      return { minimum: 0, maximum: Infinity };
    case "+":
      return { minimum: 1, maximum: Infinity };
    case "?":
      return { minimum: 0, maximum: 1 };
    default: {
      const [, low = "", comma, high = ""] = /^\{(\d+)(,)?(\d*)\}/.exec(quantifier) ?? [];
      const minimum = Number(low);
      return { minimum, maximum: comma === undefined ? minimum : high === "" ? Infinity : Number(high) };
    }
  }
}
