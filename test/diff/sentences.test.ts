import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Change } from "../../generators/index.ts";
import { valueWords } from "../../generators/diff/value-words.ts";
import { casesFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { changesBetween, modelOf, specOfSide } from "./support.ts";

/*
 * The sentences of all cases of `test/cases/diff`, in one file: read them as a user of an API. UPDATE_CASES=1 saves the
 * current sentences.
 */
const update = process.env["UPDATE_CASES"] === "1";
const folder = join(casesFolder, "diff");
const file = join(import.meta.dirname, "sentences.txt");

const cases = readdirSync(folder).map((name) => {
  const files = readFiles(join(folder, name));
  const [from, to] = [modelOf(specOfSide(files, "from/")), modelOf(specOfSide(files, "to/"))];
  return { name, changes: changesBetween(from, to), back: changesBetween(to, from) };
});

/** Matches text meant only for programs: JSON, keys of the model, values without a readable form. */
const internal = /\{"|\[object|undefined|NaN|\bstatus “|documented“|\["|,"|”“/;

test("the sentences are those of the file", () => {
  const printed = cases
    .map(({ name, changes }) => `${name}\n${changes.map(({ sentence }) => `  ${sentence}\n`).join("")}`)
    .join("");
  if (update) writeFileSync(file, printed);
  expect(printed).toBe(update ? printed : readFileSync(file, "utf8"));
});

test.each(cases)("$name has no data of the compiler in its sentences, forwards and backwards", ({ changes, back }) => {
  for (const { sentence } of [...changes, ...back]) expect(sentence).not.toMatch(internal);
});

test.each(cases)("$name has two sentences for two changes", ({ changes }) => {
  const sentences = changes.map((change: Change) => `${change.id}: ${change.sentence}`);
  expect(new Set(sentences).size).toBe(sentences.length);
});

describe("two values", () => {
  test("of a default are shown, whatever their types", () => {
    expect(valueWords("default-changed", true, false)).toEqual({ was: "true", is: "false" });
    expect(valueWords("default-changed", 1, "1")).toEqual({ was: "1", is: "“1”" });
    expect(valueWords("default-changed", ["1"], [1])).toEqual({ was: "“1”", is: "1" });
  });

  test("that begin alike show the part that differs", () => {
    const start = "The same words at the beginning. ".repeat(10);
    const { was, is } = valueWords("text-changed", `${start}Then one.`, `${start}Then another.`);
    expect(was).toMatch(/^….*Then one\.”$/);
    expect(is).toMatch(/^….*Then another\.”$/);
  });

  test("that differ early are cut after that", () => {
    const rest = " and so on".repeat(30);
    const { was, is } = valueWords("text-changed", `One${rest}`, `Two${rest}`);
    expect([was, is].map((text) => text?.slice(0, 4))).toEqual(["“One", "“Two"]);
    expect(is).toHaveLength(101);
  });

  test("of which one is the beginning of the other differ", () => {
    const text = "x".repeat(200);
    const { was, is } = valueWords("text-changed", text, `${text} more`);
    expect(was).not.toBe(is);
  });

  test("are never cut inside of a character", () => {
    expect(valueWords("text-changed", "😀".repeat(200), "😀".repeat(201)).is).not.toMatch(/\p{Cs}/u);
  });
});
