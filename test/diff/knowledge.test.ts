import { describe, expect, test } from "vitest";
import { alarms, changesOf, chosen, learnings, open, real, withoutDecided } from "./learned.ts";
import { changesBetween } from "./support.ts";

/*
 * A change only of knowledge breaks no caller of the real system. The test changes all claims of the real spec that no
 * document states, in each way of learning. It changes them all at once, because none may break anything.
 * `knowledge.slow.test.ts` changes them one after another.
 */
test("the real spec has decided and unknown facts", () => {
  expect(open.filter(({ status }) => status === "decided").length).toBeGreaterThan(500);
  expect(open.filter(({ status }) => status === "unknown").length).toBeGreaterThan(20);
});

describe.each(Object.entries(learnings))("what is %s", (_, learning) => {
  test.each([
    ["learned", false],
    ["forgotten again", true],
  ])("breaks no caller where it is %s", (_word, back) => {
    const changes = changesOf(learning, open, back);
    expect(changes.length).toBeGreaterThan(10);
    expect(alarms(changes)).toEqual([]);
  });
});

test.each(["decided otherwise", "documented otherwise", "unknown after all"])(
  "what the project chose for its own API changes the API where it is %s",
  (name) => {
    const changes = changesOf(
      learnings[name]!,
      chosen.filter(({ value }) => value !== undefined),
      false,
    );
    expect(changes.length).toBeGreaterThan(10);
    expect(
      changes
        .filter(({ id, cause }) => cause !== "api" && !/^(?:fact|decision|alternative|missing)-/.test(id))
        .map(({ sentence }) => sentence),
    ).toEqual([]);
  },
);

test.each([
  ["found", true],
  ["dropped", false],
])("what a decision adds as a whole breaks no caller where it is %s", (_, isFound) => {
  const less = withoutDecided(real);
  const changes = isFound ? changesBetween(less, real) : changesBetween(real, less);
  expect(new Set(changes.map(({ id }) => id)).size).toBeGreaterThan(5);
  expect(alarms(changes)).toEqual([]);
});
