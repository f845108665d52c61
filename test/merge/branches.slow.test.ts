import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { newRepository, type Edits, type Repository } from "./repository.ts";
import { append, authors, books, citing, decision, decisions, replace, scenarios } from "./scenarios.ts";
import { diverge, expectMerged, expectSettled } from "./settled.ts";

/*
 * Real merges of two branches, each of which is clean. `kiln generate` resolves the outputs without `--force`, whatever
 * git produces. A person resolves only the spec.
 */
const root = join(import.meta.dirname, "../..");
const attributes = readFileSync(join(root, ".gitattributes"), "utf8");

type Way = (repository: Repository) => void;

const merge: Way = ({ git }) => void git("merge", "--no-edit", "theirs");

const withoutAttributes =
  (...options: readonly string[]): Way =>
  ({ git, setAttributes }) => {
    setAttributes("* !text !eol !merge\n");
    git(...options, "merge", "--no-edit", "theirs");
    setAttributes("");
  };

/** Other ways to bring branches together. The second of a turn is the last, because a conflict leaves a rebase open. */
const turns: readonly (readonly [Way, Way])[] = [
  [withoutAttributes(), ({ git }) => void git("rebase", "theirs")],
  [withoutAttributes("-c", "merge.conflictStyle=diff3"), ({ git }) => void git("cherry-pick", "theirs")],
];

/** Each scenario is merged as in a clone with attributes, and in two of the other ways. */
const cases = Object.entries(scenarios).map(
  ([name, scenario], index) => [name, scenario, [merge, ...turns[index % turns.length]!]] as const,
);

test.each(cases)("both change: %s", async (_, scenario, ways) => {
  const repository = await newRepository(baseFolder, attributes);
  await diverge(repository, scenario);
  const ours = repository.gitOk("rev-parse", "HEAD").trim();
  for (const bringTogether of ways) {
    repository.reset(ours);
    bringTogether(repository);
    await expectMerged(repository, scenario);
  }
});

test("two parameters in two modules: the merged result is already clean", async () => {
  const repository = await newRepository(join(root, "test/fixtures/complete"), attributes);
  const shelf = (module: string): Edits => ({
    [`spec/shop/modules/${module}.yaml`]: replace("\nparameters:\n", "\nparameters:\n  shelf: string\n"),
  });
  const before = await repository.kiln("check");
  expect(before.code).toBe(0);
  await diverge(repository, { ours: shelf("goods"), theirs: shelf("makers-by-name") });
  repository.gitOk("merge", "--no-edit", "theirs");
  expect(await repository.kiln("generate", "--packed")).toEqual(before);
  expect(await repository.kiln("check")).toEqual(before);
  expect(repository.gitOk("status", "--short")).toBe("");
});

describe("two decisions of one number", () => {
  const added = (file: string, position: (text: string, entry: string) => string, question: string): Edits => ({
    [decisions]: (text) => position(text, decision("D-003", question)),
    [file]: citing("D-003"),
  });
  const base = readFileSync(join(baseFolder, decisions), "utf8");
  const atEnd = (text: string, entry: string) => `${text}${entry}`;
  const atStart = (text: string, entry: string) => `${entry}${text}`;

  test.each([
    ["in conflict", atEnd, [decisions]],
    ["merged by git", atStart, []],
  ] as const)("%s: one finding, and another number is all it takes", async (_, position, conflicts) => {
    const repository = await newRepository(baseFolder, attributes);
    await diverge(repository, {
      theirs: added(authors, position, "How many authors at once?"),
      ours: added(books, atEnd, "How many books at once?"),
    });
    repository.git("merge", "--no-edit", "theirs");
    expect(repository.conflicts().filter((path) => path.startsWith("spec/"))).toEqual(conflicts);
    const both = [decision("D-003", "How many books at once?"), decision("D-003", "How many authors at once?")];
    repository.edit({ [decisions]: () => `${base}${both.join("")}` });
    expect(await repository.kiln("generate")).toEqual({ code: 2, findings: [`duplicate-key ${decisions}`] });
    repository.edit({
      [decisions]: replace("D-003:\n  question: How many authors", "D-004:\n  question: How many authors"),
      [authors]: replace("D-003", "D-004"),
    });
    await expectSettled(repository);
  });
});

describe("an edit by hand survives a merge", () => {
  test("in a file that both branches left alone", async () => {
    const repository = await newRepository(baseFolder, attributes);
    await diverge(repository, scenarios["different modules"]!);
    repository.git("merge", "--no-edit", "theirs");
    const edited = "packages/openapi/generated/office.json";
    repository.edit({ [edited]: append("\n") });
    for (let run = 0; run < 2; run++)
      expect(await repository.kiln("generate")).toEqual({ code: 1, findings: [`edited-file ${edited}`] });
  });
});
