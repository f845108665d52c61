import { expect, test } from "vitest";
import { documentation } from "../../generators/emit/docs/emitter.ts";
import { makeSite } from "../../generators/emit/docs/make-site.ts";
import { noFiles } from "../../generators/emit/docs/project-text.ts";
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
  ];
  const guide = {
    name: "guide",
    markdown: `# Guide\n\n${targets.map((target) => `- [a link](${target})`).join("\n")}\n`,
  };
  const other = { name: "other", markdown: "# Other\n\n## End\n\n[Back](guide.md)\n" };
  const { files, deadLinks } = documentation(models.released(), {
    texts: [guide, other],
    colours: undefined,
    documents: [],
  });
  expect([...files].length).toBeGreaterThan(10);
  expect(deadLinks()).toEqual(
    ["/api/library/modules/gone.html", "/api/library.html#gone", "/texts/gone.html", "/texts/guide.html#gone"].map(
      (target) => ({ text: "guide", target }),
    ),
  );
});

/** The model with modules whose pages fail. */
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
