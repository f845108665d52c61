import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load as loadYaml } from "js-yaml";
import { describe, expect, test } from "vitest";
import { parse } from "../load/parse.ts";
import { format, sameData, style } from "./format.ts";

const root = join(import.meta.dirname, "../..");

/** Specs by several authors: the base of the golden cases, and those of other teams. */
const files = ["test/cases/base/spec", "test/services", "test/fixtures/complete"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(folder, name)),
);

describe("the form of other people's files", () => {
  test("there are some", () => expect(files.length).toBeGreaterThan(30));

  test.each(files)("%s", async (file) => {
    const text = readFileSync(join(root, file), "utf8");
    const after = await format(text);
    expect(sameData(parse(file, text).root!, parse(file, after).root!)).toBe(true);
    expect(comments(after)).toEqual(comments(text));
    expect(await format(after)).toBe(after);
  });
});

test("editors have the same style", () => {
  const settings = loadYaml(readFileSync(join(root, ".prettierrc.yaml"), "utf8"));
  expect(settings).toEqual({ overrides: [{ files: "spec/**/*.yaml", options: style }] });
});

function comments(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("#"));
}
