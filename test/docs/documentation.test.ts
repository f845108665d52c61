import { expect, test } from "vitest";
import { documentation } from "../../generators/emit/docs/emitter.ts";
import { makeSite } from "../../generators/emit/docs/make-site.ts";
import { noFiles } from "../../generators/emit/docs/prose.ts";
import type { Model } from "../../generators/model/model.ts";
import type { Module } from "../../generators/model/query.ts";
import { models } from "./sites.ts";

test("a page is rendered only when it is requested", () => {
  const { pages } = makeSite(withPageThatFails(models.base()), noFiles);
  const paths: string[] = [];
  expect(() => {
    for (const { path } of pages) paths.push(path);
  }).toThrow("a page fails");
  expect(paths.slice(0, 2)).toEqual(["index.html", "clients.html"]);
});

test("the pages of a site are the same each time", () => {
  const { pages } = makeSite(models.released(), noFiles);
  const first = [...pages];
  expect(first.length).toBeGreaterThan(10);
  expect([...pages]).toEqual(first);
});

test("links of texts that lead nowhere are known when all files are made", () => {
  const targets = [
    "/api/library/modules/books.html#parameter-year",
    "/changes/3.0.0.html#audiences",
    "other.md#heading-end",
    "/api/library/modules/gone.html",
    "/api/library.html#gone",
    "gone.md",
    "#gone",
    "https://example.org/",
    "ftp://example.org/",
    "images/plan.png",
    "./other.md",
    "sub/other.md",
  ];
  const guide = {
    name: "guide",
    markdown: `# Guide\n\n${targets.map((target) => `- [a link](${target})`).join("\n")}\n\n![A plan](images/plan.png)\n![None](gone.png)\n![Elsewhere](https://example.org/a.png)\n`,
  };
  const other = { name: "other", markdown: "# Other\n\n## End\n\n[Back](guide.md)\n" };
  const { files, deadLinks } = documentation(models.released(), {
    ...noFiles,
    texts: [guide, other],
    images: ["images/plan.png"],
  });
  expect([...files].length).toBeGreaterThan(10);
  expect(deadLinks().map(({ text, line, kind, target }) => `${text}:${line} ${kind} ${target}`)).toEqual([
    "guide:6 link /api/library/modules/gone.html",
    "guide:7 link /api/library.html#gone",
    "guide:8 link gone.md",
    "guide:9 link #gone",
    "guide:11 link ftp://example.org/",
    "guide:14 link sub/other.md",
    "guide:17 image gone.png",
    "guide:18 image https://example.org/a.png",
  ]);
});

test("the home text gives the start page its title and first blocks, and images are shown from their files", () => {
  const home = {
    name: "index",
    markdown: "# Shop API\n\nWelcome: [read on](guide.md).\n\n![The plan](images/plan.png)\n",
  };
  const guide = { name: "guide", markdown: "# Guide\n\n[Home](index.md)\n\n![The plan](images/plan.png)\n" };
  const images = ["images/plan.png", "logo.svg", "icon.png"];
  const { files, deadLinks } = documentation(models.base(), { ...noFiles, texts: [guide, home], images });
  const texts = new Map(Array.from(files, ({ path, text }) => [path, text]));
  expect(deadLinks()).toEqual([]);
  const [start, page] = ["index", "texts/guide"].map((name) => texts.get(`packages/docs/site/${name}.html`)!);
  expect(start).toContain("<title>Shop API documentation</title>");
  expect(start).toContain('<img src="texts/images/plan.png" alt="The plan"');
  expect(start).toContain('<a href="texts/guide.html">read on</a>');
  expect(start).toContain('<link rel="icon" href="texts/icon.png">');
  expect(page).toContain("<title>Guide – Shop API</title>");
  expect(page).toContain('<img class="logo" src="logo.svg" alt="">');
  expect(page).toContain('<img src="images/plan.png" alt="The plan"');
  expect(page).toContain('<a href="../index.html">Home</a>');
  expect(texts.has("packages/docs/site/texts/index.html")).toBe(false);
  expect(texts.get("packages/docs/site/texts/guide.md")).toContain("![The plan](images/plan.png)");
});

function withPageThatFails(model: Model): Model {
  const failing = (module: Module): Module => ({
    ...module,
    get manual(): never {
      throw new Error("a page fails");
    },
  });
  const services = model.services.map((service) =>
    service.kind === "query" ? { ...service, modules: service.modules.map(failing) } : service,
  );
  return { ...model, services };
}
