import { HtmlValidate } from "html-validate";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { htmlText } from "../../generators/codegen/html.ts";
import { harmless, hostileTexts, withWords } from "./hostile-model.ts";
import { brokenLinks, unreachable } from "./links.ts";
import { models, pagesOf, siteOf } from "./sites.ts";
import { elementsIn, skeleton } from "./tags.ts";

describe.each(["real", "complete", "released", "stranger"] as const)("the site of the spec “%s”", (name) => {
  const files = siteOf(models[name]());

  test("leads somewhere with every link, and can be walked from its first page", () => {
    expect(brokenLinks(files)).toEqual([]);
    expect(unreachable(files)).toEqual([]);
  });

  test("is valid HTML", async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ["html-validate:standard", "html-validate:a11y"],
      rules,
    });
    const reports = await Promise.all(
      pagesOf(files).map(async ([path, html]) => ({ path, report: await validator.validateString(html, path) })),
    );
    const messages = reports.flatMap(({ path, report }) =>
      report.results.flatMap(({ messages: found }) =>
        found.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      ),
    );
    expect(messages.slice(0, 30)).toEqual([]);
  });

  test("has pages of at most 3,000 elements", () => {
    const sizes = pagesOf(files)
      .map(([path, html]) => ({ path, elements: elementsIn(html) }))
      .sort((one, other) => other.elements - one.elements);
    console.log(
      `${name}: ${sizes.length} pages, the largest: ${sizes
        .slice(0, 4)
        .map(({ path, elements }) => `${path} ${elements}`)
        .join(", ")}`,
    );
    expect(sizes.filter(({ elements }) => elements > 3000)).toEqual([]);
  });

  test("has 60 kB of scripts at most, compressed and without the index of the search", () => {
    const scripts = [...files].filter(([path]) => path.endsWith(".js") && path !== "assets/search-index.js");
    const bytes = scripts.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
    console.log(`${name}: ${scripts.length} scripts, ${bytes} bytes`);
    expect(scripts.length).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});

const rules = {
  // Matters of style: void elements, and the space around attributes.
  "void-style": "off",
  "no-trailing-whitespace": "off",
  "long-title": "off",
} as const;

describe("texts that mean something to HTML", () => {
  const model = models.complete();

  test.each(hostileTexts)("%j changes no tag, in any place", (text) => {
    const hostile = siteOf(withWords(model, () => text));
    expect(skeleton(hostile)).toEqual(skeleton(siteOf(withWords(model, () => harmless(text)))));
    const shown = pagesOf(hostile).filter(([, html]) => html.includes(htmlText(text)));
    if (text.trim() !== "") expect(shown.length).toBeGreaterThan(10);
  });
});
