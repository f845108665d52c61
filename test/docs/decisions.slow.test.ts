import { describe, expect, test } from "vitest";
import type { Model } from "../../generators/model/model.ts";
import { decisionSubject, decisionsPageOf } from "../../generators/emit/docs/pages/decisions.ts";
import { makeSite } from "../../generators/emit/docs/make-site.ts";
import { noFiles, plainText } from "../../generators/emit/docs/prose.ts";
import { pageHtml } from "../../generators/emit/docs/html.ts";
import type { Page, Reference } from "../../generators/emit/docs/site.ts";
import { models } from "./sites.ts";
import { elementsIn } from "./tags.ts";

const real = models.real();
const site = makeSite(real, noFiles);
const pages = [...site.pages].filter(({ kind }) => kind === "provenance" || kind === "questions");

describe.each(pages.map((page) => [page.title, page] as const))("the page “%s”", (_, page) => {
  const { rows, columns } = tableOf(page);
  const tags = new Set(rows.flatMap((row) => row.tags ?? []));

  test("has each of its entries, with a question and an answer", () => {
    const expected = real.decisions.filter(({ answer }) => page.kind === "provenance" || answer.kind === "unknown");
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => `decision-${id}`));
    expect(columns).toEqual(["Question", page.kind === "provenance" ? "Answer" : "Why it is open", "About", "Service"]);
    for (const { cells } of rows) expect(cells.slice(0, 2).map(plainText)).not.toContain("");
  });

  test("lists subject, link and service of each decision that pages depend on", () => {
    const without = rows.filter(({ cells: [, , about, service] }) => about!.length === 0 || plainText(service!) === "");
    expect(without.map(({ id }) => id)).toEqual([]);
    for (const {
      cells: [, , about],
    } of rows)
      if (about!.length > 0) expect(about![0]!.kind).toBe("link");
  });

  test("has a choice for each tag of a row where there are several, and no other", () => {
    const filter = page.blocks.find((block) => block.kind === "filter")!;
    const choices = filter.fields.flatMap(({ key, choices: all }) => all.map(({ value }) => `${key}:${value}`));
    const keys = new Set(filter.fields.map(({ key }) => key));
    expect(keys.size).toBeGreaterThan(1);
    expect([...tags].filter((tag) => keys.has(tag.split(":")[0]!)).sort()).toEqual(choices.toSorted());
  });
});

test("a decision used by many pages is about the service, others are about the page that uses them most", () => {
  const { services } = models.base();
  const uses = (...paths: readonly string[]): readonly Reference[] =>
    paths.map((path) => ({ to: { path: `api/${path}.html`, anchor: undefined }, title: path, isCode: false }));
  const subject = (...paths: readonly string[]): unknown => {
    const {
      services: found,
      kinds,
      page,
      isWhole,
    } = decisionSubject(new Map(services.map((service) => [service.id, service])), uses(...paths));
    return [found.map(({ id }) => id), kinds, page?.title, isWhole];
  };
  expect(subject()).toEqual([[], [], undefined, false]);
  expect(subject("office")).toEqual([["office"], ["service"], "office", true]);
  expect(subject("office", "office/errors", "office/errors/a", "office/operations/b")).toEqual([
    ["office"],
    ["operations", "errors", "service"],
    "office",
    true,
  ]);
  expect(subject("office", "office/errors/a", "office/operations/b")).toEqual([
    ["office"],
    ["operations", "errors", "service"],
    "office/operations/b",
    false,
  ]);
  expect(subject("library/modules/a", "office/resources/b")).toEqual([
    ["library", "office"],
    ["resources", "modules"],
    "office/resources/b",
    false,
  ]);
});

test.each([300, 301])("%d entries stay a page of at most 3,000 elements", (count) => {
  const page = decisionsPageOf(withDecisions(count), () => [
    { to: { path: "api/query/modules/allpages.html", anchor: undefined }, title: "allpages", isCode: true },
  ]);
  const { rows, columns } = tableOf(page);
  expect([rows.length, columns.length, rows[0]!.cells.length]).toEqual(count > 300 ? [count, 3, 3] : [count, 4, 4]);
  expect(elementsIn(pageHtml(site, page).toString())).toBeLessThanOrEqual(3_000);
});

function withDecisions(count: number): Model {
  return {
    ...real,
    decisions: Array.from({ length: count }, (_, index) => ({
      ...real.decisions[index % real.decisions.length]!,
      id: `D-${1000 + index}`,
    })),
  };
}

function tableOf({ blocks }: Page): Extract<Page["blocks"][number], { kind: "table" }> {
  return blocks.find((block) => block.kind === "table")!;
}
