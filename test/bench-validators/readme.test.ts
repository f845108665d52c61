import { expect, test } from "vitest";
import { replaced } from "./readme.ts";

const marked = (between: string): string =>
  `before\n<!-- sizes: written by \`npm run bench:validators -- --write\` -->\n${between}<!-- /sizes -->\nafter\n`;

test("the table of sizes takes the place of the former one, and nothing else", () => {
  const once = replaced(marked(""), "| new |\n");
  expect(once).toBe(marked("\n| new |\n\n"));
  expect(replaced(once, "| newer |\n")).toBe(marked("\n| newer |\n\n"));
});

test("a text without a place for it is refused", () => {
  expect(() => replaced("text", "| new |\n")).toThrow("no place");
});
