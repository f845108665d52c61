import { expect } from "vitest";
import type { OutFile } from "../../generators/index.ts";
import { findHarm, isPattern } from "./find-harm.ts";
import type { Imports } from "./imports.ts";
import { markdownShape } from "./markdown.ts";
import { constantly, mark, markerIn, misplaced, type Markers } from "./markers.ts";
import { outcomeOf } from "./outcome.ts";
import { payloads, type Payload } from "./payloads.ts";
import { positionsOf, type Position } from "./positions.ts";
import { firstGroups, merged, write, writeTexts, type Accepted, type Group, type Writing } from "./write-texts.ts";

/*
 * Texts that have done harm elsewhere, at every position of a spec with every key. Each is either rejected with an
 * error that has a place, or passes through all emitters without harm (`find-harm.ts`). It must then arrive unchanged
 * in the right place (`markers.ts`). Compatible positions share a compilation.
 */
/** More names that are special in a language or a file system, and strings that are special in YAML or Markdown. */
const more = [
  "con",
  "aux.",
  "nul",
  "com1",
  "constructor",
  "valueOf",
  "arguments",
  "<<",
  "a: b",
  "- a",
  "#a",
  " a ",
  "a\n\n b\n",
  "---",
  "\u2028",
  "\u{e0041}",
  "null",
  "01",
  "a#b",
  "@a",
  "www.a.b",
];

export const texts: readonly Payload[] = [...payloads, ...more.map((text) => ({ category: "more", text }))];

export interface Counts {
  readonly taken: number;
  readonly refused: number;
}

export interface Care {
  /** Checks every n-th of the cases that the fast tests cannot check each time. `turn` selects which. */
  readonly thinning: number;
  readonly turn: number;
  /** Collects the outputs to import at the end, or `undefined` if they are not imported. */
  readonly imports: Imports | undefined;
}

/** A text to insert at positions, and the expected value. */
export interface Probe {
  readonly text: string;
  /** The source in the file, if it is not the quoted text. */
  readonly source?: string;
  readonly value?: unknown;
}

/** A spec, and a function that tests the effects of texts in it. */
export interface HostileSpec {
  readonly positions: Group;
  /**
   * Inserts a text at every position that can contain it. Thinning applies to the other positions, to the inspection of
   * outputs other than the one with the most texts, and to type-checking.
   */
  probe(given: Probe, care: Care): Counts;
}

interface Harmless {
  readonly files: readonly OutFile[];
  /** True if all texts arrive in the right places, each separately. */
  readonly arrives: boolean;
}

export function hostileSpec(sources: ReadonlyMap<string, string>): HostileSpec {
  const spec = positionsOf(sources);
  const { markers: allMarkers, refused } = mark(spec);
  const takers = spec.positions.filter((position) => allMarkers.text.of(position) !== undefined);
  const together = acceptedGroups(firstGroups(takers), allMarkers.text.writing);
  /**
   * Positions that can contain an equal text at the same time: a text, one that is not a pattern, a name. Computed once
   * for each kind of text.
   */
  const accepting = { text: equals("a b"), broken: equals("("), name: equals("zz") };
  const refusing = firstGroups(refused.filter(({ itself }) => itself).map(({ position }) => position));
  /** Positions at which any text makes other parts of the spec invalid. */
  const breaking = refused.filter(({ itself }) => !itself).map(({ position }) => [position]);
  /**
   * Positions that collided with others when their texts were equal. Finding them is the most expensive step, so it is
   * done once.
   */
  const apart: ReadonlySet<Position>[] = [];
  const markedByGroup = new Map<string, readonly OutFile[]>();
  return { positions: spec.positions, probe };

  function probe(given: Probe, { thinning, turn, imports }: Care): Counts {
    const { text } = given;
    const isDue = (_: unknown, index: number): boolean => (index + turn) % thinning === 0;
    const groups = accepting[isName(text) ? "name" : isPattern(text) ? "text" : "broken"];
    const several = groups.filter(({ length }) => length > 1);
    const single = [...groups.filter(({ length }) => length === 1), ...breaking];
    const open = writeTexts(spec, [...several, ...single.filter(isDue)], writingOf(given));
    const closed = writeTexts(spec, refusing.filter(isDue), writingOf(given), true);
    const accepted = [...open.accepted, ...closed.accepted].sort((a, b) => b.positions.length - a.positions.length);
    for (const [index, one] of accepted.entries()) {
      if (index > 0 && !isDue(one, index)) continue;
      const { files } = expectHarmless(one, given, isDue(one, index));
      if (index === 0) imports?.add(files);
    }
    const counts = {
      taken: accepted.flatMap(({ positions }) => positions).length,
      refused: open.refused.length + closed.refused.length,
    };
    expect(counts.taken + counts.refused).toBeGreaterThan(0);
    return counts;
  }

  function equals(sample: string): readonly Group[] {
    const accepted = acceptedGroups(together, constantly(sample));
    return [
      ...accepted,
      ...firstGroups(takers.filter((position) => !accepted.some((group) => group.includes(position)))),
    ];
  }

  function acceptedGroups(groups: readonly Group[], writing: Writing): readonly Group[] {
    return merged(
      spec,
      writeTexts(spec, groups, writing).accepted.map(({ positions }) => positions),
      writing,
    );
  }

  function expectHarmless({ sources, positions }: Accepted, given: Probe, thorough: boolean): Harmless {
    const { files } = outcomeOf(sources, { load: spec.load });
    expect(findHarm(files, { thorough }), positions.map(({ label }) => label).join("\n")).toBeUndefined();
    const markers = isName(given.text) ? allMarkers.name : allMarkers.text;
    if (positions.some((position) => position.pathPart !== undefined || markers.of(position) === undefined))
      return { files, arrives: true };
    const change = changeIn(files, positions, given, markers);
    if (change === undefined || (isAddress(given.text) && positions.length === 1 && holdsAddress(positions[0]!)))
      return { files, arrives: true };
    expect(positions.length > 1 ? [] : [change], positions[0]!.label).toEqual([]);
    expectHarmlessInParts(positions, given);
    return { files, arrives: false };
  }

  /**
   * Tests positions in smaller groups if necessary. Two equal texts may collide, such as a path with two operations.
   */
  function expectHarmlessInParts(positions: Group, given: Probe): void {
    const known = asKnown(positions);
    const half = positions.slice(0, positions.length >> 1);
    const parts = known.length > 1 ? known : [half, positions.slice(half.length)];
    const { accepted } = writeTexts(spec, parts, writingOf(given));
    const arrive = accepted.map((one) => expectHarmless(one, given, false).arrives);
    if (known.length === 1 && arrive.every(Boolean)) apart.push(new Set(half));
  }

  /** Groups positions by the known ones that must be kept apart, largest group first. */
  function asKnown(positions: Group): readonly Group[] {
    const parts = Map.groupBy(positions, (position) => apart.findIndex((some) => some.has(position)));
    return [...parts.values()].sort((a, b) => b.length - a.length);
  }

  /** Returns the first difference from the output for another text. */
  function changeIn(
    files: readonly OutFile[],
    positions: Group,
    { text, value = text }: Probe,
    markers: Markers,
  ): string | undefined {
    const marked = markedFiles(positions, markers);
    const marker = markerIn(markers, positions);
    if (files.length !== marked.length) return `${files.length} files in place of ${marked.length}`;
    return files.map((file, index) => faultIn(file, marked[index]!)).find((fault) => fault !== undefined);

    function faultIn(file: OutFile, twin: OutFile): string | undefined {
      const fault = file.path.endsWith(".json")
        ? misplaced(JSON.parse(file.text), JSON.parse(twin.text), { text, value }, marker)
        : shapeFault(file, twin);
      return fault && `${file.path}: ${fault}`;
    }
  }

  function markedFiles(positions: Group, markers: Markers): readonly OutFile[] {
    const key = positions.map((position) => markers.of(position)).join();
    const known =
      markedByGroup.get(key) ?? outcomeOf(write(spec, positions, markers.writing).sources, { load: spec.load }).files;
    markedByGroup.set(key, known);
    return known;
  }
}

function writingOf({ text, source }: Probe): Writing {
  return source === undefined ? constantly(text) : { source: () => source, name: () => text };
}

/**
 * Returns whether the text is a service URL without variables. It is a default of the client, so more than a text
 * changes with it.
 */
function isAddress(text: string): boolean {
  return /^https?:/.test(text);
}

function holdsAddress({ label }: Position): boolean {
  return /: "(https?:|\{)/.test(label);
}

function isName(text: string): boolean {
  return /^[a-z][a-z0-9]*$/i.test(text);
}

/**
 * Checks that text for people keeps its number of lines and cells. In code, a doc comment may have more lines;
 * `findHarm` checks those.
 */
function shapeFault(file: OutFile, twin: OutFile): string | undefined {
  if (!/\.md$|LICENSE$/.test(file.path)) return undefined;
  const [shape, wanted] = [file, twin].map(({ text }) => markdownShape(text).join());
  return shape === wanted ? undefined : "other lines or cells";
}
