import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { load } from "../../generators/index.ts";
import { judgeBy } from "../spec/spec-judge.ts";
import { claimOfStatements } from "../spec/statements.ts";
import { command } from "../support/command.ts";
import { rootFolder } from "../support/emit.ts";
import { copyRepository } from "./copy.ts";
import { exchangeFalsehoods } from "./falsehoods-exchange.ts";
import { queryFalsehoods } from "./falsehoods-query.ts";
import { rightEdits } from "./right-edits.ts";
import { failuresOf } from "./run-tests.ts";
import { specInMemory } from "./spec-in-memory.ts";

/*
 * Edits of the spec alone, in a copy of the repository: valid ones keep the tests of the spec green, false ones turn
 * them red. Each valid edit is made alone in memory and checked by the functions that the tests of the spec use. All
 * valid edits are also made together in a copy, in which the tests of the spec and of its outputs run. One run of
 * Vitest for each edit would take 15 times as long.
 * Tests that start the reference server are excluded: its handlers are written by hand, and an added operation needs
 * one.
 */
const ofSpec = ["test/spec/statements", "test/spec/decided-values", "test/spec/results"];
const ofOutputs = ["generators/emit/", "test/spec/", "test/results/", "test/server/query/paraminfo"];

const services = ["exchange", "query"];

const copy = copyRepository();
afterAll(() => copy.remove(), 60_000);

describe("a right edit", () => {
  const spec = load(rootFolder);

  test.each(rightEdits)("$name: nothing is found of it", ({ make }) => {
    const edited = specInMemory(spec);
    make(edited);
    const stated = services.map((id) => [id, claimOfStatements(edited.text(`sources/statements/${id}.yaml`))] as const);
    expect(judgeBy(new Map(stated))(edited.loaded())).toEqual([]);
  });

  test("all of them together: the generated outputs stay green too", async () => {
    copy.undo();
    for (const { make } of rightEdits) make(copy);
    await kiln("generate");
    // The edits add operations, which have no handlers. There are no other findings.
    await expect(kiln("check")).rejects.toThrow(/clean[\s\S]*handlers missing/);
    expect(await failuresOf(copy.folder, ofOutputs)).toEqual([]);
  });
});

/*
 * `falsehoods.slow.test.ts` makes each false edit and checks its findings. Here one edit of each kind shows that the
 * tests report it too.
 */
const planted = ["another hash", "a changed decided status", "a removed value"];

describe("false edits, made at once, turn the tests red: each is named", () => {
  const some = [...exchangeFalsehoods, ...queryFalsehoods].filter(({ name }) => planted.includes(name));
  let failures = "";
  beforeAll(async () => {
    copy.undo();
    for (const { make } of some) make(copy);
    failures = (await failuresOf(copy.folder, ofSpec)).join("\n");
  }, 300_000);

  test("as many as are planted", () => expect(some).toHaveLength(planted.length));

  test.each(some)("$name", ({ says }) => expect(failures).toMatch(says));
});

function kiln(...args: readonly string[]): Promise<string> {
  return command(process.execPath, ["scripts/kiln.js", ...args], { cwd: copy.folder });
}
