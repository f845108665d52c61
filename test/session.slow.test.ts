import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, filesOf } from "../generators/compile.ts";
import { emitters } from "../generators/emit/emitters.ts";
import { loadSources } from "../generators/load/load.ts";
import { readSpec } from "../generators/load/read.ts";
import { Session } from "../generators/session.ts";
import { editsOf } from "./bench/watch-edits.ts";

type Sources = ReadonlyMap<string, string>;

const real = readSpec(join(import.meta.dirname, "..")).sources;
const small = readSpec(join(import.meta.dirname, "services/bookings")).sources;

/** Compares the results of a session with those of a single run. */
function expectSame(session: Session, sources: Sources): void {
  const [incremental, single] = [
    session.compile(session.load(sources), emitters),
    compile(loadSources(sources), emitters),
  ];
  expect(incremental.diagnostics).toEqual(single.diagnostics);
  const [files, expected] = [[...filesOf(incremental.outputs)], [...filesOf(single.outputs)]];
  expect(files.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
  expect(expected.filter(({ text }, index) => text !== files[index]!.text).map(({ path }) => path)).toEqual([]);
}

/** A change of one file. Numbers from 0 to 1 select the file and the place. */
interface Edit {
  readonly file: number;
  readonly at: number;
  readonly kind: keyof typeof changes;
  readonly word: string;
}

/** Changes of a text at an offset. */
const changes = {
  character: (text: string, at: number, word: string) => text.slice(0, at) + word[0] + text.slice(at + 1),
  comment: (text: string, at: number, word: string) => insertLine(text, at, `# ${word}`),
  "description of a line": (text: string, at: number, word: string) =>
    replaceFrom(text, at, /description: (?=[A-Z])/, `$&${word} `),
  decision: (text: string, at: number) => replaceFrom(text, at, /by: D-\d+/, "by: D-001"),
  "removed line": (text: string, at: number) => replaceFrom(text, at, /\n[^\n]*/, ""),
  "repeated line": (text: string, at: number) => replaceFrom(text, at, /\n[^\n]*/, "$&$&"),
  flag: (text: string, at: number) => replaceFrom(text, at, /true|false/, "false"),
  name: (text: string, at: number, word: string) => replaceFrom(text, at, /^( +)\w+:/m, `$1${word}:`),
  number: (text: string, at: number) => replaceFrom(text, at, /\d+/, "7"),
} as const;

function insertLine(text: string, at: number, line: string): string {
  const start = text.lastIndexOf("\n", at) + 1;
  return `${text.slice(0, start)}${line}\n${text.slice(start)}`;
}

function replaceFrom(text: string, at: number, part: RegExp, replacement: string): string {
  return text.slice(0, at) + text.slice(at).replace(part, replacement);
}

const portion = fc.double({ min: 0, max: 0.999, noNaN: true });
const edit: fc.Arbitrary<Edit> = fc.record({
  file: portion,
  at: portion,
  kind: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  word: fc.constantFrom("title", "zeta", ":", "D-002", "name"),
});

function edited(sources: Sources, { file, at, kind, word }: Edit): Sources {
  const path = [...sources.keys()][Math.floor(file * sources.size)]!;
  const text = sources.get(path)!;
  return new Map(sources).set(path, changes[kind](text, Math.floor(at * text.length), word));
}

/** Runs edits one after another. An edit that makes the spec invalid is reverted afterwards. */
function expectSameAfterEach(session: Session, start: Sources, edits: readonly Edit[]): void {
  let sources = start;
  for (const one of edits) {
    const next = edited(sources, one);
    expectSame(session, next);
    if (compile(loadSources(next), []).model !== undefined) sources = next;
    else expectSame(session, sources);
  }
}

test("a session has the results of single runs after random edits of a small spec", () => {
  const session = new Session();
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => expectSameAfterEach(session, small, edits)),
    { numRuns: 20 },
  );
});

test("a session has the results of single runs after random edits of the real spec", () => {
  const session = new Session();
  fc.assert(
    fc.property(fc.array(edit, { minLength: 5, maxLength: 10 }), (edits) => expectSameAfterEach(session, real, edits)),
    { numRuns: 1 },
  );
});

test("a session has the results of single runs after each kind of edit and its reversal", () => {
  const session = new Session();
  for (const { files } of editsOf(real)) {
    const next = new Map([...real, ...files].flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
    expectSame(session, new Map([...next].sort()));
    expectSame(session, real);
  }
});

test("a session does not keep earlier models", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const session = new Session();
  const models = Array.from({ length: 10 }, (_, index) => {
    const sources = new Map(small).set("spec/decisions.yaml", `${small.get("spec/decisions.yaml")!}# ${index}\n`);
    const { model, outputs } = session.compile(session.load(sources), emitters);
    expect([...filesOf(outputs)].length).toBeGreaterThan(10);
    return new WeakRef(model!.services[0]!);
  });
  // A reference keeps its target alive until the running job ends.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(models.slice(0, -1).filter((model) => model.deref() !== undefined)).toEqual([]);
});
