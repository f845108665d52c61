import { posix } from "node:path";
import { lexer, walkTokens, type MarkedToken } from "marked";
import { describe, expect, test } from "vitest";
import type { Block, Page, Prose } from "../../generators/emit/docs/site.ts";
import { inlineMarkdown, pageMarkdown } from "../../generators/emit/docs/twins.ts";
import { payloads } from "../support/payloads.ts";
import { models, siteOf, pagesOf, type SiteFiles } from "./sites.ts";

describe.each(["base", "complete", "released", "stranger"] as const)("the twins of the spec “%s”", (name) => {
  const files = siteOf(models[name]());
  const twins = twinsOf(files);

  test("are as many as the pages, and each page names its own", () => {
    expect(twins.map(([path]) => path)).toEqual(pagesOf(files).map(([path]) => path.replace(/html$/, "md")));
    for (const [path, html] of pagesOf(files))
      expect(html).toContain(`rel="alternate" href="${posix.basename(path, ".html")}.md"`);
  });

  test("lead somewhere with every link, as does llms.txt", () => {
    const pages = [...twins, ["llms.txt", files.get("llms.txt")!] as const];
    const links = pages.flatMap(([path, markdown]) => linksOf(markdown).map((href) => [path, href] as const));
    expect(links.length).toBeGreaterThan(twins.length);
    expect(
      links.filter(([path, href]) => !/^https?:/.test(href) && !files.has(posix.join(posix.dirname(path), href))),
    ).toEqual([]);
  });

  test("have the same words as their pages", () => {
    for (const [path, markdown] of twins) {
      const html = files.get(path.replace(/md$/, "html"))!;
      const words = new Set(wordsOf(htmlText(html)));
      expect(
        wordsOf(markdownText(markdown)).filter((word) => !words.has(word) && !ownWords.has(word)),
        path,
      ).toEqual([]);
    }
  });
});

/** This test's parser takes quadratic time for unclosed brackets, so long payloads are left out. */
const short = payloads.filter(({ text }) => text.length < 500);

test.each(short.map(({ category, text }) => [category, text]))("hostile texts are text: %s %j", (_, text) => {
  const tokens = tokensOf(pageMarkdown(pageOf(text)));
  expect(tokens.filter((token) => token.type === "html" || token.type === "image").map(({ raw }) => raw)).toEqual([]);
  expect(tokens.flatMap((token) => (token.type === "link" ? [token.href] : []))).toEqual(["D-001.md"]);
  expect(tokens.filter(({ type }) => type === "heading")).toHaveLength(5);
  expect(tokens.filter(({ type }) => type === "table")).toHaveLength(1);
});

test.each(short.map(({ category, text }) => [category, text]))(
  "hostile texts do not change the link after them: %s %j",
  (_, text) => {
    const link = { kind: "external", url: "https://x.invalid/", content: [{ kind: "text", text: "x" }] } as const;
    const tokens = tokensOf(inlineMarkdown([{ kind: "text", text }, link], { path: "a.html", isCell: false }));
    expect(tokens.flatMap((token) => (token.type === "link" ? [token.href] : []))).toEqual([link.url]);
    expect(tokens.filter(({ type }) => type === "html" || type === "image")).toEqual([]);
  },
);

test("adjacent texts are escaped as one", () => {
  const texts = ["1", ". x www", ".x.invalid ![", "x](http", "://x.invalid)"].map(
    (text) => ({ kind: "text", text }) as const,
  );
  const markdown = inlineMarkdown(texts, { path: "a.html", isCell: false });
  expect(new Set(tokensOf(markdown).map(({ type }) => type))).toEqual(new Set(["paragraph", "text", "escape"]));
});

test("a sitemap is made for an address alone, with every page", () => {
  const model = models.base();
  expect(siteOf(model).has("sitemap.xml")).toBe(false);
  const files = siteOf(model, undefined, new URL("https://docs.example.org/a&b/"));
  const addresses = Array.from(files.get("sitemap.xml")!.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(addresses).toEqual(
    pagesOf(files)
      .filter(([path]) => path !== "404.html")
      .map(([path]) => `https://docs.example.org/a&amp;b/${path}`),
  );
});

test("the decisions are there as data", () => {
  const decisions: unknown = JSON.parse(siteOf(models.base()).get("decisions.json")!);
  expect(decisions).toHaveProperty("D-001.question");
});

function pageOf(text: string): Page {
  const prose: Prose = [
    { kind: "text", text },
    { kind: "code", text },
    { kind: "strong", content: [{ kind: "text", text }] },
  ];
  const mark = { kind: "mark", status: "decided", decision: "D-001" } as const;
  const blocks: readonly Block[] = [
    { kind: "paragraph", prose: [{ kind: "text", text }, mark] },
    { kind: "paragraph", prose: [{ kind: "external", url: `javascript:${text}`, content: prose }] },
    { kind: "list", ordered: false, items: [{ prose, blocks: [{ kind: "paragraph", prose }] }] },
    { kind: "definitions", rows: [{ label: prose, prose }] },
    {
      kind: "entries",
      hasGeneratorNames: true,
      entries: [
        { id: "a", name: text, wire: { plain: text, generator: text }, type: prose, badges: [text], blocks: [] },
      ],
    },
    { kind: "table", columns: [text, "b"], rows: [{ id: undefined, tags: [], cells: [prose, prose] }] },
    { kind: "code", title: text, language: "text", text },
    { kind: "details", summary: prose, blocks: [{ kind: "quote", blocks: [{ kind: "paragraph", prose }] }] },
    { kind: "tabs", id: "d", label: text, tabs: [{ kind: "code", title: text, language: "text", text }] },
  ];
  const page = { path: "decisions/D-001.html", anchor: undefined };
  const section: Block = { kind: "section", id: "c", title: text, blocks };
  return {
    path: "decisions/a.html",
    kind: "text",
    title: text,
    isCode: false,
    summary: text,
    breadcrumbs: [],
    siblings: [],
    blocks: [section],
    notes: [{ id: "b", mark, question: prose, rows: [], page }],
  };
}

function twinsOf(files: SiteFiles): readonly (readonly [path: string, markdown: string])[] {
  return [...files].filter(([path]) => path.endsWith(".md"));
}

function tokensOf(markdown: string): readonly MarkedToken[] {
  const all: MarkedToken[] = [];
  walkTokens(lexer(markdown), (token) => void all.push(token as MarkedToken));
  return all;
}

function linksOf(markdown: string): readonly string[] {
  return tokensOf(markdown).flatMap((token) => (token.type === "link" ? [token.href] : []));
}

/** Labels that the HTML page expresses by its styling. */
const ownWords = new Set(["Type", "In", "requests", "As", "generator", "decided", "unknown", "a"]);

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function markdownText(markdown: string): string {
  return tokensOf(markdown)
    .flatMap((token) =>
      "tokens" in token && token.tokens !== undefined
        ? []
        : "text" in token && token.type !== "list_item"
          ? [token.text]
          : [],
    )
    .join(" ");
}

function htmlText(html: string): string {
  const text = html.replace(/<[^>]+>/g, " ");
  return text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name]!,
  );
}
