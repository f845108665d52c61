import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { command } from "../support/command.ts";
import { copyRepository } from "./copy.ts";
import { exchangeFalsehoods } from "./falsehoods-exchange.ts";
import { queryFalsehoods } from "./falsehoods-query.ts";
import { rightEdits } from "./right-edits.ts";
import { failuresOf } from "./run-tests.ts";

/*
 * Edits of the spec alone, on a copy of the repository: right ones leave the tests green that look at the spec, false ones turn them red.
 * Each right edit is made alone for the tests in test/spec, and all together for those that look at what is made of the spec.
 * Not among these are the tests of the reference server: its handlers are written by hand, and an operation that is added needs one.
 */
const ofSpec = ["test/spec/statements", "test/spec/decided-values", "test/spec/results"];
const ofOutputs = ["generators/emit/", "test/spec/", "test/client/", "test/validators/", "test/results/", "test/server/query/paraminfo"];

const copy = copyRepository();
afterAll(() => copy.remove());

describe("a right edit", () => {
  beforeEach(() => copy.undo());

  test.each(rightEdits)("$name: stays green", async ({ make }) => {
    make(copy);
    await kiln("generate");
    expect(await failuresOf(copy.folder, ofSpec)).toEqual([]);
  });

  test("all of them together: what is made of the spec stays green too", async () => {
    for (const { make } of rightEdits) make(copy);
    await kiln("generate");
    await kiln("check");
    expect(await failuresOf(copy.folder, ofOutputs)).toEqual([]);
  });
});

/* `falsehoods.slow.test.ts` plants each and looks for what is found of it. That the tests say so too is shown by one of each kind. */
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

function kiln(task: "generate" | "check"): Promise<string> {
  return command(process.execPath, ["scripts/kiln.js", task], { cwd: copy.folder });
}
