import { expect, test } from "vitest";
import type { Module, Parameter } from "../../../generators/model/query.ts";
import { queryService } from "../../validators/service.ts";
import { editor, head } from "./program.ts";

const service = queryService();
const moduleOf = (name: string): Module => service.modules.find((module) => module.name === name)!;

/** Returns the deprecated names, in the order in which an editor offers them. */
function deprecatedOf(all: readonly Pick<Module | Parameter, "name" | "deprecated">[]): readonly string[] {
  return all
    .filter(({ deprecated }) => deprecated !== undefined)
    .map(({ name }) => name)
    .sort();
}

/** A single source for all tests, because compiling it takes most of the time. */
const shown = editor(`${head}
wiki.list("allpages", { limit: 3, prefix: "A" });
wiki.list("watchlist", { token: "secret" });
wiki.list("categorymembers", { title: "Category:A", starthexsortkey: "00" });
wiki.query({ titles: "A", prop: { revisions: { parse: true, limit: 2, start: new Date() } }, list: { deletedrevs: {} } });
wiki.list("recentchanges", { type: "new", prop: ["user"] });
wiki.list("", { });
for await (const found of wiki.list("allcategories", { prop: "size" })) console.log(found, found.size);
`);

test("the hover text of a parameter has its purpose, values, default, limits, and wire names", () => {
  expect(shown.hover('"allpages", { ')).toBe(
    [
      '(property) AllpagesParameters.limit?: number | "max" | undefined',
      [
        "Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112),",
        "or `max` for the maximum (decided: D-115). Default: `10`.",
      ].join(" "),
      "",
      "Wire name: `aplimit` (decided: D-107), in a generator `gaplimit` (decided: D-108).",
    ].join("\n"),
  );
});

test("the hover text of a module name has its description and a link to the manual", () => {
  const text = shown.hover("list: { ");
  expect(text).toContain(`\n${moduleOf("deletedrevs").description}\n`);
  expect(text).toContain("\n@see\n");
});

test("the hover text of a parameter describes its values", () => {
  expect(shown.hover('"allcategories", { ')).toContain("\n- `size`: The number of members:");
});

test("hover texts show decisions, sensitive values, and conditions with their parameters", () => {
  expect(shown.hover("wiki.query({ ")).toMatch(/Titles of the pages to work on\..*\(decided: D-165\)/);
  expect(shown.hover('"watchlist", { ')).toContain("Sensitive: do not log it.");
  expect(shown.hover("parse: true, ")).toContain("Only in queries of a single page.");
  expect(shown.hover('"categorymembers", { ')).toContain("Exactly one of `title`, `pageid`");
});

test("deprecated parameters and modules are struck through where they are offered, and marked under the pointer", () => {
  const deprecated = (mark: string): readonly string[] =>
    [...shown.completions(mark)].filter(([, one]) => one.deprecated).map(([name]) => name);
  expect(deprecated('"categorymembers", { ')).toEqual(deprecatedOf(moduleOf("categorymembers").parameters));
  expect(deprecated('"allpages", { ')).toEqual(deprecatedOf(moduleOf("allpages").parameters));
  expect(deprecated("list: { ")).toEqual(deprecatedOf(service.modules.filter(({ group }) => group === "list")));
  expect(shown.hover("revisions: { ")).toMatch(/\n@deprecated$/);
  expect(shown.hover("parse: true, ")).not.toContain("@deprecated");
});

test("names of modules, of parameters and listed values complete themselves", () => {
  const offered = (mark: string): readonly string[] => [...shown.completions(mark).keys()];
  expect(offered('wiki.list("')).toEqual(expect.arrayContaining(["allpages", "watchlistraw"]));
  expect(offered('"recentchanges", { ')).toEqual(expect.arrayContaining(["namespace", "user", "excludeuser"]));
  expect(offered('type: "')).toEqual(expect.arrayContaining(["categorize", "edit", "new"]));
  expect(offered('prop: ["')).toEqual(expect.arrayContaining(["comment", "timestamp"]));
  expect(offered("prop: { ")).toEqual(expect.arrayContaining(["info", "categories"]));
});

test("a result is shown as one type, and each member with its condition", () => {
  const members = ["category: string", "size: number", "pages: number", "files: number", "subcats: number"].map(
    (member) => `    readonly ${member};\n`,
  );
  expect(shown.hover("console.log(")).toBe(`const found: {\n${members.join("")}}\n`);
  const size = "The total number of members. Comes with `prop=size`.";
  expect(shown.hover("found, found.")).toBe(`(property) size: number\n${size}`);
});

test("the hover text of a call has an example, and that of the client names its decisions on one line", () => {
  const calls = editor(`${head}
/* 1 */wiki.query({});
/* 2 */wiki.list("allpages", {});
/* 3 */wiki.meta("siteinfo", {});
`);
  for (const mark of ["/* 1 */wiki.", "/* 2 */wiki.", "/* 3 */wiki."]) expect(calls.hover(mark)).toMatch(/\n@example$/);
  expect(calls.hover("const wiki = ")).toMatch(
    /\nCreates a client of .* Nothing is sent before a call\.\n+For facts .*DECISIONS\.md: [^\n]*\.$/,
  );
});
