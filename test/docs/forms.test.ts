import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { flatLiteral } from "../../generators/codegen/typescript.ts";
import { shellWord } from "../../generators/codegen/unsafe.ts";
import { literal, shellWord as wordOf } from "../../templates/runtime/docs/try/code.ts";
import { payloads } from "../support/payloads.ts";
import { models, siteOf } from "./sites.ts";

const update = process.env["UPDATE_CASES"] === "1";

describe("the forms of the small spec", () => {
  const files = siteOf(models.base());

  test.each(["api/library/modules/books", "api/office/operations/createRoom"])("%s is what is kept", (name) => {
    const kept = join(import.meta.dirname, "pages", `${name.replaceAll("/", ".")}.form.json`);
    const text = `${JSON.stringify(JSON.parse(files.get(`${name}.form.json`) ?? "null"), undefined, 2)}\n`;
    if (update) writeFileSync(kept, text);
    expect(text).toBe(existsSync(kept) ? readFileSync(kept, "utf8") : undefined);
  });

  test("a page without a form does not load the form script", () => {
    const asked = [...files].filter(([, html]) => html.includes("assets/try.js"));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(([path]) => !files.has(path.replace(/\.html$/, ".form.json")))).toEqual([]);
  });
});

describe("the printers of the browser", () => {
  const texts = [
    ...payloads.map(({ text }) => text),
    "",
    "a b",
    "it's",
    "'; rm -rf / #",
    "$(id)`id`",
    "\\",
    '"',
    "\u202e",
    "\ud800",
    "\u0000",
    "-X",
    "@file",
    "a\nb",
  ];

  test.each(texts)("print %j as those of the build", (text) => {
    expect(wordOf(text)).toBe(shellWord(text));
    const value = { [text]: [text, 1, -0.5, true, null], plain: {}, none: undefined };
    expect(literal(value)).toBe(flatLiteral(value));
  });

  test("a name that every object has is a key", () =>
    expect(literal(JSON.parse('{"__proto__":1}'))).toBe('{ ["__proto__"]: 1 }'));
});
