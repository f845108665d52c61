import { expect, it } from "vitest";
import { proseOf } from "./units.ts";

/** Returns the remaining words, separated by single spaces. */
const words = (path: string, text: string): string => proseOf(path, text)!.trim().replace(/\s+/g, " ");

it("keeps the messages of TypeScript, and nothing else", () => {
  const text = 'const key = "paging-group"; // the key\nthrow new Error(`No ${kind} has this name.`);';
  expect(words("a.ts", text)).toBe("No has this name.");
});

it("keeps the text of Markdown without its code", () => {
  const text = "# Use\n\n```js\nlet answer = 1;\n```\n\n    npm test\n\nRun `npm test` in [the folder](docs/tests.md).";
  expect(words("a.md", text)).toBe("# Use Run in [the folder .");
});

it("keeps the sentences and comments of YAML, and no names", () => {
  const text =
    "# A comment.\nmodule: all pages\ndescription: Lists all pages of one namespace.\nnames: [one two, three]";
  expect(words("a.yaml", text)).toBe("# A comment. Lists all pages of one namespace.");
});

it("keeps lines and columns", () => {
  const text = "one: two\ntext: >-\n  A text of\n  two lines.\n";
  const prose = proseOf("a.yaml", text)!;
  expect(prose.length).toBe(text.length);
  expect(prose.split("\n").map((line) => line.search(/\S/))).toEqual([-1, 6, 2, 2, -1]);
});

it("has no prose of other files", () => {
  expect(proseOf("a.json", "{}")).toBeUndefined();
});
