import { expect, test } from "vitest";
import { withTable } from "./readme-table.ts";

const table = { name: "load", command: "bench:server" };
const marked = (between: string): string =>
  `before\n<!-- load: written by \`npm run bench:server -- --write\` -->\n${between}<!-- /load -->\nafter\n`;

test("a table takes the place of the former one, and nothing else", () => {
  const once = withTable(marked(""), table, "| new |");
  expect(once).toBe(marked("\n| new |\n\n"));
  expect(withTable(once, table, "| newer |")).toBe(marked("\n| newer |\n\n"));
});

test("a text without a place for it is refused", () => {
  expect(() => withTable(marked(""), { ...table, name: "memory" }, "| new |")).toThrow("no place for the table memory");
});
