import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { freshOutputs, newRepository, type Edits, type Repository } from "./repository.ts";

/*
 * Real merges of two branches, each of which is clean. Whatever git makes of the outputs, it is settled by `kiln generate` alone, without
 * --force; what is left to a person is the spec.
 */
const attributes = readFileSync(join(import.meta.dirname, "../../.gitattributes"), "utf8");
const manifest = "packages/manifest.sha256";

const books = "spec/library/modules/books.yaml";
const authors = "spec/library/modules/authors.yaml";
const decisions = "spec/decisions.yaml";

interface Scenario {
  readonly ours: Edits;
  readonly theirs: Edits;
  /** The files of the spec that git leaves in conflict. */
  readonly conflicts?: readonly string[];
  /** How a person resolves them; without it, by taking both sides. */
  readonly resolution?: Edits;
}

const append = (lines: string) => (text: string) => `${text}${lines}`;
const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const module = (name: string, group: string, prefix: string) => () => `module: ${name}\ngroup: ${group}\nprefix: ${prefix}\nparameters:\n  title: string\n`;
const decision = (id: string, question: string) => `${id}:\n  question: ${question}\n  source: library.md\n  answer: As written.\n  reason: It is so.\n  ground: project\n`;
const decided = (id: string) => `{ decided: 10, by: ${id} }`;
const takeBoth = (text: string) => text.replace(/^(?:<{7}|>{7}|={7}|\|{7}).*\n/gm, "");

const scenarios: Readonly<Record<string, Scenario>> = {
  "different modules": {
    ours: { [books]: replace("  from: string\n", "  from: string\n  shelf: string\n") },
    theirs: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
  },
  "one module at different lines": {
    ours: { [books]: replace("prefix: bk", "prefix: bo") },
    theirs: { [books]: replace("minimum: 1450", "minimum: 1500") },
  },
  "one module at the same line": {
    ours: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    theirs: { [authors]: append("  language: string\n") },
    conflicts: [authors],
  },
  "adjacent lines": {
    ours: { [books]: replace("  year: { type: integer, minimum: 1450 }", "  year: { type: integer, minimum: 1500 }") },
    theirs: { [books]: replace("  from: string", "  from: { type: string, required: true }") },
    conflicts: [books],
    resolution: {
      [books]: (text) =>
        text.replace(/<<<<<<<[^]*>>>>>>>.*\n/, "  year: { type: integer, minimum: 1500 }\n  from: { type: string, required: true }\n"),
    },
  },
  "a module each": {
    ours: { "spec/library/modules/loans.yaml": module("loans", "list", "lo") },
    theirs: { "spec/library/modules/readers.yaml": module("readers", "list", "re") },
  },
  "the same new module": {
    ours: { "spec/library/modules/loans.yaml": module("loans", "list", "lo") },
    theirs: { "spec/library/modules/loans.yaml": module("loans", "prop", "ln") },
    conflicts: ["spec/library/modules/loans.yaml"],
    resolution: { "spec/library/modules/loans.yaml": module("loans", "list", "lo") },
  },
  "a decision each, with numbers one after the other": {
    ours: { [decisions]: append(decision("D-003", "How many books at once?")), [books]: append("  most: { type: integer, default: { decided: 10, by: D-003 } }\n") },
    theirs: { [decisions]: append(decision("D-004", "How many authors at once?")), [authors]: append("  most: { type: integer, default: { decided: 10, by: D-004 } }\n") },
    conflicts: [decisions],
    resolution: {
      [decisions]: (text) => `${text.split("<<<<<<<")[0]!}${decision("D-003", "How many books at once?")}${decision("D-004", "How many authors at once?")}`,
    },
  },
  "a value set": {
    ours: { "spec/library/value-sets/genres.yaml": replace("[comedy, history, novel]", "[comedy, essay, history, novel]") },
    theirs: { "spec/library/value-sets/genres.yaml": replace("[comedy, history, novel]", "[comedy, history, novel, poem]") },
    conflicts: ["spec/library/value-sets/genres.yaml"],
    resolution: { "spec/library/value-sets/genres.yaml": () => "set: genres\ntitle: Genres\nvalues: [comedy, essay, history, novel, poem]\n" },
  },
  "a module deleted and changed, and it goes": {
    ours: { [authors]: "deleted" },
    theirs: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    conflicts: [authors],
    resolution: { [authors]: "deleted" },
  },
  "a module changed and deleted, and it goes": {
    ours: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    theirs: { [authors]: "deleted" },
    conflicts: [authors],
    resolution: { [authors]: "deleted" },
  },
  "a module deleted and changed, and it stays": {
    ours: { [authors]: "deleted" },
    theirs: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    conflicts: [authors],
    resolution: {},
  },
  "a module renamed and changed": {
    ours: { [authors]: "deleted", "spec/library/modules/writers.yaml": () => `module: writers\n${readAuthors().split("\n").slice(1).join("\n")}` },
    theirs: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
  },
  "a module changed and renamed": {
    ours: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    theirs: { [authors]: "deleted", "spec/library/modules/writers.yaml": () => `module: writers\n${readAuthors().split("\n").slice(1).join("\n")}` },
  },
  "the same change": {
    ours: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    theirs: { [authors]: append("  born: { type: integer, minimum: 1 }\n"), [books]: replace("prefix: bk", "prefix: bo") },
  },
  "resources": {
    ours: { "spec/office/resources/room.yaml": replace("How many people it seats", "The number of seats") },
    theirs: { "spec/office/resources/room.yaml": replace("summary: Create a room", "summary: Make a room") },
  },
};

/** How clones differ in what git does. */
const clones = {
  "with the attributes of this repository": { attributes },
  "without attributes": { attributes: undefined },
  "without attributes, conflicts shown with their base": { attributes: undefined, config: { "merge.conflictStyle": "diff3" } },
} as const;

/** How the work of two branches comes together, each seen from `ours`. */
const ways: Readonly<Record<string, (repository: Repository) => void>> = {
  merge: ({ git }) => void git("merge", "--no-edit", "theirs"),
  rebase: ({ git }) => void git("rebase", "theirs"),
  "cherry-pick": ({ git }) => void git("cherry-pick", "theirs"),
};

describe.each(Object.entries(clones))("a clone %s", (_, clone) => {
  describe.each(Object.entries(scenarios))("both change: %s", (__, { ours, theirs, conflicts = [], resolution }) => {
    test.each(Object.entries(ways))("%s", async (___, bringTogether) => {
      const repository = await newRepository({ spec: baseFolder, ...clone });
      await repository.branch("theirs", theirs);
      await repository.branch("ours", ours);
      repository.gitOk("checkout", "--quiet", "ours");
      bringTogether(repository);

      const left = repository.conflicts();
      expect(left.filter((path) => path.startsWith("spec/"))).toEqual(conflicts);
      await expectOneFindingEach(repository, conflicts);
      repository.edit(resolution ?? Object.fromEntries(conflicts.map((path) => [path, takeBoth])));
      await expectSettled(repository);
    });
  });
});

describe("two decisions of one number", () => {
  const citing = (file: string, position: (text: string, added: string) => string, question: string): Edits => ({
    [decisions]: (text) => position(text, decision("D-003", question)),
    [file]: append(`  most: { type: integer, default: ${decided("D-003")} }\n`),
  });
  const atEnd = (text: string, added: string) => `${text}${added}`;
  const atStart = (text: string, added: string) => `${added}${text}`;

  test.each([
    ["in conflict", atEnd, [decisions]],
    ["merged by git", atStart, []],
  ] as const)("%s: one finding, and another number is all it takes", async (_, position, conflicts) => {
    const repository = await newRepository({ spec: baseFolder, attributes });
    await repository.branch("theirs", citing(authors, position, "How many authors at once?"));
    await repository.branch("ours", citing(books, atEnd, "How many books at once?"));
    repository.gitOk("checkout", "--quiet", "ours");
    repository.git("merge", "--no-edit", "theirs");
    expect(repository.conflicts().filter((path) => path.startsWith("spec/"))).toEqual(conflicts);
    repository.edit({
      [decisions]: () => `${readFileSync(join(baseFolder, decisions), "utf8")}${decision("D-003", "How many books at once?")}${decision("D-003", "How many authors at once?")}`,
    });
    expect(await repository.kiln("generate")).toEqual({ code: 2, findings: [`duplicate-key ${decisions}`] });
    repository.edit({ [decisions]: replace("D-003:\n  question: How many authors", "D-004:\n  question: How many authors"), [authors]: replace("D-003", "D-004") });
    await expectSettled(repository);
  });
});

describe("an edit by hand survives a merge", () => {
  test("in a file that both branches left alone", async () => {
    const { ours, theirs } = scenarios["different modules"]!;
    const repository = await newRepository({ spec: baseFolder, attributes });
    await repository.branch("theirs", theirs);
    await repository.branch("ours", ours);
    repository.gitOk("checkout", "--quiet", "ours");
    repository.git("merge", "--no-edit", "theirs");
    const edited = "packages/openapi/generated/office.json";
    repository.edit({ [edited]: append("\n") });
    for (let run = 0; run < 2; run++) expect(await repository.kiln("generate")).toEqual({ code: 1, findings: [`edited-file ${edited}`] });
  });
});

/** A spec with conflicts has one finding for each file that has them, and nothing is written. */
async function expectOneFindingEach(repository: Repository, conflicts: readonly string[]): Promise<void> {
  const marked = conflicts.filter((path) => repository.read(path).includes("<<<<<<<"));
  if (marked.length === 0) return;
  const before = readFiles(join(repository.folder, "packages"));
  expect(await repository.kiln("generate")).toEqual({ code: 2, findings: marked.map((path) => `merge-conflict ${path}`) });
  expect(readFiles(join(repository.folder, "packages"))).toEqual(before);
}

async function expectSettled(repository: Repository): Promise<void> {
  expect(await repository.kiln("generate")).toEqual({ code: 0, findings: [] });
  expect(await repository.kiln("check")).toEqual({ code: 0, findings: [] });
  expect(readFiles(join(repository.folder, "packages"))).toEqual(await freshOutputs(repository));
  expect(repository.read(manifest)).not.toContain("<<<<<<<");
  repository.commit("settled");
  expect(repository.gitOk("status", "--short")).toBe("");
}

function readAuthors(): string {
  return readFileSync(join(baseFolder, authors), "utf8");
}
