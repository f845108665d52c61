import { join } from "node:path";
import { expect } from "vitest";
import type { OutFile } from "../../generators/index.ts";
import { readFiles } from "./files.ts";
import { harmIn } from "./harmless.ts";
import { markdownShape } from "./markdown.ts";
import { constantly, mark, markerIn, misplaced, type Markers } from "./markers.ts";
import { outcomeOf } from "./outcome.ts";
import { payloads, type Payload } from "./payloads.ts";
import { positionsOf } from "./positions.ts";
import { firstGroups, groupsOf, settle, write, type Accepted, type Group } from "./settle.ts";

/*
 * Texts that have done harm elsewhere, at every position of a spec that has every key: each is refused with an error that has a place, or goes
 * through all emitters and does no harm (`harmless.ts`), arriving whole where it belongs (`markers.ts`). Positions that go together share a compilation.
 */
export const spec = positionsOf(readFiles(join(import.meta.dirname, "../fixtures/complete")));

/** More names that mean something to a language or a file system, and texts that mean something to YAML or Markdown. */
const more = [
  "con", "aux.", "nul", "com1", "constructor", "valueOf", "arguments", "<<", "a: b", "- a", "#a", " a ", "a\n\n b\n", "---", "\u2028", "\u{e0041}", "null", "01", "a#b",
  "@a", "www.a.b",
];

export const texts: readonly Payload[] = [...payloads, ...more.map((text) => ({ category: "more", text }))];

const { markers: allMarkers, refused } = mark(spec);

const takers = spec.positions.filter((position) => allMarkers.text.of(position) !== undefined);
const accepting = { text: groupsOf(spec, takers, allMarkers.text.writing), name: groupsOf(spec, takers, allMarkers.name.writing) };
const refusing = firstGroups(refused.filter(({ itself }) => itself).map(({ position }) => position));
/** These break the spec around them, whatever the text. */
const breaking = refused.filter(({ itself }) => !itself).map(({ position }) => [position]);

export interface Counts {
  readonly taken: number;
  readonly refused: number;
}

/**
 * Puts a text at every position that some text can stand at. With a thinning of n, every n-th of the others has its turn, and every n-th of
 * the outputs is looked into; `turn` says which.
 */
export async function probe(text: string, thinning: number, turn: number): Promise<Counts> {
  const way = /^[a-z][a-z0-9]*$/i.test(text) ? "name" : "text";
  const isDue = (_: unknown, index: number): boolean => (index + turn) % thinning === 0;
  const open = settle(spec, [...accepting[way], ...breaking.filter(isDue)], constantly(text));
  const closed = settle(spec, refusing.filter(isDue), constantly(text), true);
  const accepted = [...open.accepted, ...closed.accepted].sort((a, b) => b.positions.length - a.positions.length);
  for (const [index, one] of accepted.entries()) if (index === 0 || isDue(one, index)) await expectHarmless(one, text, allMarkers[way], index === 0);
  return { taken: accepted.flatMap(({ positions }) => positions).length, refused: open.refused.length + closed.refused.length };
}

async function expectHarmless({ files, positions }: Accepted, text: string, markers: Markers, thorough: boolean): Promise<void> {
  const harm = await harmIn(files, { thorough });
  expect(harm, positions.map(({ label }) => label).join("\n")).toBeUndefined();
  if (positions.some((position) => position.pathPart !== undefined || markers.of(position) === undefined)) return;
  const change = changeIn(files, positions, text, markers);
  if (change === undefined) return;
  expect(positions.length > 1 ? [] : [change], positions[0]!.label).toEqual([]);
  // Two equal texts may be one thing, such as a path with two operations: then each has to pass in less company.
  const half = positions.length >> 1;
  const { accepted } = settle(spec, [positions.slice(0, half), positions.slice(half)], constantly(text));
  for (const one of accepted) await expectHarmless(one, text, markers, false);
}

/** What is not as it would be with another text. */
function changeIn(files: readonly OutFile[], positions: Group, text: string, markers: Markers): string | undefined {
  const marked = markedFiles(positions, markers);
  const marker = markerIn(markers, positions);
  if (files.length !== marked.length) return `${files.length} files in place of ${marked.length}`;
  return files.map((file, index) => faultIn(file, marked[index]!)).find((fault) => fault !== undefined);

  function faultIn(file: OutFile, twin: OutFile): string | undefined {
    const fault = file.path.endsWith(".json") ? misplaced(JSON.parse(file.text), JSON.parse(twin.text), text, marker) : shapeFault(file, twin);
    return fault && `${file.path}: ${fault}`;
  }
}

function shapeFault(file: OutFile, twin: OutFile): string | undefined {
  if (file.path.endsWith(".yaml")) return undefined;
  const [shape, wanted] = [file, twin].map((one) => (one.path.endsWith(".md") ? markdownShape(one.text) : [one.text.split("\n").length]).join());
  return shape === wanted ? undefined : "other lines or cells";
}

const markedByGroup = new Map<string, readonly OutFile[]>();

function markedFiles(positions: Group, markers: Markers): readonly OutFile[] {
  const key = positions.map((position) => markers.of(position)).join();
  const known = markedByGroup.get(key) ?? outcomeOf(write(spec, positions, markers.writing).sources, []).files;
  markedByGroup.set(key, known);
  return known;
}
