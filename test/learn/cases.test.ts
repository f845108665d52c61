import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readFiles } from "../support/files.ts";
import { librarySpec } from "./support/lesson.ts";
import { learnIn, workspace } from "./support/workspace.ts";

/*
 * A case is a folder `<subject>/<case>` with recorded responses (`responses.jsonl`), spec files that replace those of
 * `base/` (`spec/`), and the output of `kiln learn` (`expected.txt`). `UPDATE_CASES=1` writes the current output;
 * review the difference.
 */
const update = process.env["UPDATE_CASES"] === "1";
const casesFolder = join(import.meta.dirname, "cases");

const names = readdirSync(casesFolder).flatMap((subject) =>
  readdirSync(join(casesFolder, subject)).map((name) => `${subject}/${name}`),
);

describe.each(names)("%s", (name) => {
  const files = readFiles(join(casesFolder, name));
  const folder = workspace(
    new Map([...librarySpec, ...[...files].filter(([path]) => path.startsWith("spec/") || path === "responses.jsonl")]),
  );

  test("reports what is expected", async () => {
    const { out, error, code } = await learnIn(folder, "--from", "responses.jsonl");
    const output = `${error}${out}exit        ${code}\n`;
    if (update) writeFileSync(join(casesFolder, name, "expected.txt"), output);
    expect(output).toBe(update ? output : files.get("expected.txt"));
  });

  test("proposes nothing once it is written, and finds the same contradictions", async () => {
    const before = await learnIn(folder, "--from", "responses.jsonl", "--write");
    const { out, error } = await learnIn(folder, "--from", "responses.jsonl");
    expect(out).toMatch(/^learn {7}nothing to propose/m);
    expect(summaryOf(error)).toBe(summaryOf(before.error));
  });
});

function summaryOf(error: string): string {
  return error
    .split("\n")
    .filter((line) => line.startsWith("error"))
    .join("\n");
}
