import { expect, test } from "vitest";
import { replaced } from "./readme.ts";

const marked = (between: string): string =>
  `before\n<!-- cost: written by \`npm run bench:client -- --write\` -->\n${between}<!-- /cost -->\nafter\n`;

test("a table takes the place of the former one, and nothing else", () => {
  const once = replaced(marked("\n"), "cost", "| new |");
  expect(once).toBe(marked("\n| new |\n\n"));
  expect(replaced(once, "cost", "| newer |")).toBe(marked("\n| newer |\n\n"));
});

test("a text without a place for it is refused", () => {
  expect(() => replaced(marked(""), "coverage", "| new |")).toThrow("no place");
});
