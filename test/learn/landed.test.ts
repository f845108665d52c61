import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile, load, loadSources } from "../../generators/index.ts";
import { readRows } from "../../generators/learn/rows.ts";
import { parse } from "../../generators/load/parse.ts";
import { recordedFolder } from "../support/recorded-rows.ts";
import { lessonOf, messagesOf, taught, type Sources } from "./support/lesson.ts";

/* Compares recorded responses of the real system with the spec of this project. */
const root = join(import.meta.dirname, "../..");
const { rows } = readRows("responses.jsonl", readFileSync(join(recordedFolder, "responses.jsonl"), "utf8"));
const { sources } = load(root);

test("the spec contains everything in the recorded responses and contradicts none of them", () => {
  const lesson = lessonOf(sources, rows);
  expect(messagesOf(lesson)).toEqual([]);
  expect(lesson.additions).toEqual([]);
  expect(lesson.passedOver).toEqual({ noModule: 0, otherForm: 0 });
});

test("a spec without results learns one for each module with response content, and all of them agree with the responses", () => {
  const bare = withoutResults(sources);
  const first = lessonOf(bare, rows);
  const second = lessonOf(taught(bare, first), rows);
  expect(first.additions.length).toBeGreaterThan(10);
  expect(messagesOf(second)).toEqual([]);
  expect(second.additions).toEqual([]);
});

/** Returns the spec without the learned results, and without the examples that use them. */
function withoutResults(all: Sources): Sources {
  const bare = new Map(
    [...all].map(([file, text]) => [
      file,
      file.includes("/modules/") ? withoutKey(file, withoutKey(file, text, "examples"), "result") : text,
    ]),
  );
  const decisions = "spec/decisions.yaml";
  const unused = compile(loadSources(bare), []).diagnostics.filter(({ code }) => code === "unused-decision");
  const left = unused.reduce(
    (text, { slots }) => withoutKey(decisions, text, String(slots["decision"])),
    bare.get(decisions)!,
  );
  return bare.set(decisions, left);
}

function withoutKey(file: string, text: string, key: string): string {
  const entry = parse(file, text).root!.entries.find((one) => one.key === key);
  return entry === undefined
    ? text
    : text.slice(0, entry.keyPlace.start) + text.slice(entry.value.place.end).trimStart();
}
