import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OutFile } from "../generators/index.ts";
import { readFiles } from "./support/files.ts";
import { harmIn } from "./support/harmless.ts";
import { markdownShape } from "./support/markdown.ts";
import { constantly, markerIn, markersFor, misplaced, type Markers } from "./support/markers.ts";
import { outcomeOf } from "./support/outcome.ts";
import { payloads } from "./support/payloads.ts";
import { positionsOf } from "./support/positions.ts";
import { plan, settle, write, type Accepted, type Group, type Plan } from "./support/settle.ts";

/*
 * Texts that have done harm elsewhere, at every position of a spec that has every key: each is refused with an error that has a place, or goes
 * through all emitters and does no harm (`harmless.ts`), arriving whole where it belongs (`markers.ts`). Positions that go together share a compilation.
 */
const files = readFiles(join(import.meta.dirname, "fixtures/complete"));
const spec = positionsOf(files);

/** For texts of a kind: what stands for them, and which positions take them together. */
interface Way {
  readonly markers: Markers;
  readonly plan: Plan;
}

const ways = { text: wayOf("a b"), name: wayOf("zz") };

/** More names that mean something to a language or a file system, and texts that mean something to YAML. */
const more = ["con", "aux.", "nul", "com1", "constructor", "valueOf", "arguments", "<<", "a: b", "- a", "#a", " a ", "a\n\n b\n", "---", "\u2028", "\u{e0041}", "null", "1", "a#b", "@a", "www.a.b"];

const all = [...payloads, ...more.map((text) => ({ category: "more", text }))];
let [taken, turnedAway] = [0, 0];

test.each(all.map(({ category, text }, index) => [category, text, index] as const))("%s %j", async (_, text, index) => {
  const { markers, plan } = /^[a-z][a-z0-9]*$/i.test(text) ? ways.name : ways.text;
  // Positions that break the spec around them, whatever the text, take turns here; hostile.slow.test.ts puts every text at each.
  const alone = plan.alone.filter((_, turn) => (turn + index) % 8 === 0);
  const { accepted, refused } = settle(spec, [...plan.together, ...alone], constantly(text));
  for (const one of accepted) await expectHarmless(one, text, markers);
  taken += accepted.flatMap(({ positions }) => positions).length;
  turnedAway += refused.flat().length;
});

test("a good part of the texts goes through, at a good part of the positions", () => {
  console.log(`${spec.positions.length} positions, ${all.length} texts: ${taken} go through, ${turnedAway} are refused`);
  expect(taken / all.length).toBeGreaterThan(100);
});

async function expectHarmless({ files, positions }: Accepted, text: string, markers: Markers): Promise<void> {
  const labels = positions.map(({ label }) => label).join("\n");
  expect(await harmIn(files, { thorough: positions.length > 50 }), labels).toBeUndefined();
  if (positions.some(({ pathPart }) => pathPart !== undefined)) return;
  const marked = markedFiles(positions, markers);
  const marker = markerIn(markers, positions);
  expect(files.length).toBe(marked.length);
  files.forEach((file, index) => expect(faultIn(file, marked[index]!), labels).toBeUndefined());

  function faultIn(file: OutFile, twin: OutFile): string | undefined {
    if (file.path.endsWith(".json")) return misplaced(JSON.parse(file.text), JSON.parse(twin.text), text, marker);
    const [shape, wanted] = [file, twin].map((one) => (one.path.endsWith(".md") ? markdownShape(one.text) : [one.text.split("\n").length]).join());
    return file.path.endsWith(".yaml") || shape === wanted ? undefined : `${file.path} has other lines or cells`;
  }
}

const markedByGroup = new Map<string, readonly OutFile[]>();

function markedFiles(positions: Group, markers: Markers): readonly OutFile[] {
  const key = positions.map((position) => markers.of(position)).join();
  const known = markedByGroup.get(key) ?? outcomeOf(write(spec, positions, markers.writing).sources, []).files;
  markedByGroup.set(key, known);
  return known;
}

function wayOf(sample: string): Way {
  const markers = markersFor(spec, sample !== "a b");
  const takers = spec.positions.filter((position) => markers.of(position) !== undefined);
  const others = spec.positions.filter((position) => markers.of(position) === undefined);
  const [first, second] = [plan(spec, takers, markers.writing), plan(spec, others, constantly(sample))];
  return { markers, plan: { together: [...first.together, ...second.together], alone: [...first.alone, ...second.alone] } };
}
