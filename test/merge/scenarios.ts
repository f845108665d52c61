import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baseFolder } from "../support/base.ts";
import type { Edits } from "./repository.ts";

export const books = "spec/library/modules/books.yaml";
export const authors = "spec/library/modules/authors.yaml";
export const decisions = "spec/decisions.yaml";

export interface Scenario {
  readonly ours: Edits;
  readonly theirs: Edits;
  /** Files of the spec that git leaves in conflict. */
  readonly conflicts?: readonly string[];
  /** A person's resolution. The default is to keep both sides. */
  readonly resolution?: Edits;
}

export const append = (lines: string) => (text: string) => `${text}${lines}`;
export const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const newModule = (name: string, group: string, prefix: string) => () =>
  `module: ${name}\ngroup: ${group}\nprefix: ${prefix}\nparameters:\n  title: string\n`;
export const decision = (id: string, question: string) =>
  `${id}:\n  question: ${question}\n  source: library, Modules\n  answer: As written.\n  reason: It is so.\n  ground: project\n`;
/** Adds a parameter that depends on a decision. */
export const citing = (id: string) => append(`  most: { type: integer, default: { decided: 10, by: ${id} } }\n`);
/** Keeps both sides of each conflict, like a person would. */
export const takeBoth = (text: string) => text.replace(/^(?:<{7}|>{7}|={7}|\|{7}).*\n/gm, "");

const renamed: Edits = {
  [books]: "deleted",
  "spec/library/modules/volumes.yaml": () =>
    readFileSync(join(baseFolder, books), "utf8").replace("module: books", "module: volumes"),
};

/** Changes of two branches, each of which is clean. */
export const scenarios: Readonly<Record<string, Scenario>> = {
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
        text.replace(
          /<<<<<<<[^]*>>>>>>>.*\n/,
          "  year: { type: integer, minimum: 1500 }\n  from: { type: string, required: true }\n",
        ),
    },
  },
  "a module each": {
    ours: { "spec/library/modules/loans.yaml": newModule("loans", "list", "lo") },
    theirs: { "spec/library/modules/readers.yaml": newModule("readers", "list", "re") },
  },
  "the same new module": {
    ours: { "spec/library/modules/loans.yaml": newModule("loans", "list", "lo") },
    theirs: { "spec/library/modules/loans.yaml": newModule("loans", "prop", "ln") },
    conflicts: ["spec/library/modules/loans.yaml"],
    resolution: { "spec/library/modules/loans.yaml": newModule("loans", "list", "lo") },
  },
  "a decision each, with numbers one after the other": {
    ours: { [decisions]: append(decision("D-003", "How many books at once?")), [books]: citing("D-003") },
    theirs: { [decisions]: append(decision("D-004", "How many authors at once?")), [authors]: citing("D-004") },
    conflicts: [decisions],
    resolution: {
      [decisions]: (text) =>
        [
          text.split("<<<<<<<")[0]!,
          decision("D-003", "How many books at once?"),
          decision("D-004", "How many authors at once?"),
        ].join(""),
    },
  },
  "a value set": {
    ours: {
      "spec/library/value-sets/genres.yaml": replace("[comedy, history, novel]", "[comedy, essay, history, novel]"),
    },
    theirs: {
      "spec/library/value-sets/genres.yaml": replace("[comedy, history, novel]", "[comedy, history, novel, poem]"),
    },
    conflicts: ["spec/library/value-sets/genres.yaml"],
    resolution: {
      "spec/library/value-sets/genres.yaml": () =>
        "set: genres\ntitle: Genres\nvalues: [comedy, essay, history, novel, poem]\n",
    },
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
  "a module renamed and changed": { ours: renamed, theirs: { [books]: replace("minimum: 1450", "minimum: 1500") } },
  "a module changed and renamed": { ours: { [books]: replace("minimum: 1450", "minimum: 1500") }, theirs: renamed },
  "the same change": {
    ours: { [authors]: append("  born: { type: integer, minimum: 1 }\n") },
    theirs: {
      [authors]: append("  born: { type: integer, minimum: 1 }\n"),
      [books]: replace("prefix: bk", "prefix: bo"),
    },
  },
  resources: {
    ours: { "spec/office/resources/room.yaml": replace("How many people it seats", "The number of seats") },
    theirs: { "spec/office/resources/room.yaml": replace("summary: Create a room", "summary: Make a room") },
  },
};
