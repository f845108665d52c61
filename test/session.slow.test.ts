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
import { seeds } from "./support/random.ts";
import { edit, edited, type Edit, type Sources } from "./support/random-edits.ts";

const real = readSpec(join(import.meta.dirname, "..")).sources;
const small = readSpec(join(import.meta.dirname, "services/bookings")).sources;

/** The result of a single run. Equal sources are compiled once. */
const singleRuns = new WeakMap<Sources, ReturnType<typeof compile>>();

/** Compares the results of a session with those of a single run. Returns whether the sources are valid. */
function expectSame(session: Session, sources: Sources): boolean {
  const incremental = session.compile(session.load(sources), emitters);
  const single = singleRuns.get(sources) ?? compile(loadSources(sources), emitters);
  singleRuns.set(sources, single);
  expect(incremental.diagnostics).toEqual(single.diagnostics);
  const [files, expected] = [[...filesOf(incremental.outputs)], [...filesOf(single.outputs)]];
  expect(files.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
  expect(expected.filter(({ text }, index) => text !== files[index]!.text).map(({ path }) => path)).toEqual([]);
  return single.model !== undefined;
}

/** Runs edits one after another. An edit that makes the spec invalid is reverted afterwards. */
function expectSameAfterEach(session: Session, start: Sources, edits: readonly Edit[]): void {
  let sources = start;
  for (const one of edits) {
    const next = edited(sources, one);
    if (expectSame(session, next)) sources = next;
    else expectSame(session, sources);
  }
}

test("a session has the results of single runs after random edits of a small spec", () => {
  const session = new Session();
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => expectSameAfterEach(session, small, edits)),
    { numRuns: 7 * seeds },
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
