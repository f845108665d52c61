import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { newRepository, type Edits } from "./repository.ts";
import { append, authors, books, citing, decision, decisions, replace, scenarios } from "./scenarios.ts";
import { diverge, expectMerged, expectSettled } from "./settled.ts";

/*
 * Real merges of two branches, each of which is clean. `kiln generate` resolves the outputs without `--force`, whatever
 * git produces. A person resolves only the spec.
 */
const attributes = readFileSync(join(import.meta.dirname, "../../.gitattributes"), "utf8");

test.each(Object.entries(scenarios))("both change: %s", async (_, scenario) => {
  const repository = await newRepository(baseFolder, attributes);
  await diverge(repository, scenario);
  repository.git("merge", "--no-edit", "theirs");
  await expectMerged(repository, scenario);
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
