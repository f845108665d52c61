import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brokenLinks, unreachable } from "./links.ts";
import { models, pagesOf, siteOf } from "./sites.ts";

/** `UPDATE_CASES=1` saves the current pages; review the difference. */
const update = process.env["UPDATE_CASES"] === "1";

describe("the small spec", () => {
  const files = siteOf(models.base());

  test.each([
    "index",
    "decisions",
    "decisions/D-001",
    "api/library",
    "api/library/modules/books",
    "api/office/resources/room",
    "api/office/operations/createRoom",
  ])("%s is the page that is kept", (name) => {
    const kept = join(import.meta.dirname, "pages", `${name.replaceAll("/", ".")}.html`);
    const html = files.get(`${name}.html`);
    if (update && html !== undefined) writeFileSync(kept, html);
    expect(html, [...files.keys()].join("\n")).toBe(existsSync(kept) ? readFileSync(kept, "utf8") : undefined);
  });

  test("is the same each time", () => expect(siteOf(models.base())).toEqual(files));
});

describe.each(["base", "complete", "released", "stranger"] as const)("the site of the spec “%s”", (name) => {
  const files = siteOf(models[name]());
  const pages = pagesOf(files);

  test("has pages", () => expect(pages.length).toBeGreaterThan(10));

  test("leads somewhere with every link", () => expect(brokenLinks(files)).toEqual([]));

  test("can be walked from its first page", () => expect(unreachable(files)).toEqual([]));

  test("has no script and no style within its pages", () => {
    const inline = pages.filter(([, html]) =>
      /<style|<script(?! src="[^"]*" defer><\/script>)| style="| on\w+="/.test(html),
    );
    expect(inline.map(([path]) => path)).toEqual([]);
  });

  test("has one heading of the first level on a page, and skips no level", () => {
    const wrong = pages.filter(([, html]) => {
      const levels = Array.from(html.matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level));
      return (
        levels[0] !== 1 || levels.some((level, index) => index > 0 && (level === 1 || level > levels[index - 1]! + 1))
      );
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
