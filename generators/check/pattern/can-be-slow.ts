import { automatonOf, type Automaton } from "./automaton.ts";
import { loopsOf } from "./loops.ts";
import { parsePattern } from "./parse-pattern.ts";

/** Longer patterns, and those that take more steps to judge, are not judged. */
const LONGEST = 5_000;
const MAXIMUM_STEPS = 1_000_000;

/**
 * Whether an engine that tries one way after the other may need a time that grows exponentially with the text: there is
 * a text that leads from a place of the pattern back to it in two ways. Where each round of a loop can be matched
 * twofold, n rounds can in 2ⁿ ways, and all are tried before the engine says that the text does not match.
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
 * Whether two walks part at a place and meet again in the same loop, and take the same text between.
 * From where they meet, one way leads back to where they parted.
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

/** Tells whether two places can take the same character. */
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

/** Characters that tell the classes of a pattern apart: those that they name, and some of each kind. */
function samplesOf(texts: readonly string[]): readonly string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
  const named = texts.flatMap((text) => [...text]).filter((character) => character > "\u007f");
  return [...new Set([...ascii, ...named, "\u0085", "\u00a0", "ß", "é", "Ж", "א", "٣", "中", "\u2028", "😀"])];
}

function takenBy(text: string, samples: readonly string[]): ReadonlySet<string> {
  const one = new RegExp(`^(?:${text})$`, "u");
  return new Set(samples.filter((sample) => one.test(sample)));
}
