import { beforeAll, expect, test } from "vitest";
import type { Ask } from "./support/asked-wiki.ts";
import { itemsIn, linkedWiki } from "./support/linked-pages.ts";

/* The results of the link and category modules, parameter by parameter. */

let ask: Ask;
beforeAll(async () => void (ask = await linkedWiki()));

type Case = readonly [
  module: string,
  parameters: Readonly<Record<string, string | number | boolean>>,
  expected: readonly unknown[],
  member?: string,
];

const cases: readonly Case[] = [
  [
    "links",
    { titles: "Lighthouse|Harbour", pllimit: "max" },
    ["Harbour", "Missing page", "Talk:Lighthouse", "Ferry", "Lighthouse", "Template:Other box"],
  ],
  ["links", { titles: "Lighthouse", plnamespace: 1 }, ["Talk:Lighthouse"]],
  ["links", { titles: "Lighthouse|Harbour", pltitles: "Ferry|Talk:Lighthouse", plnamespace: "0" }, ["Ferry"]],
  ["links", { titles: "Lighthouse", pldir: "descending" }, ["Talk:Lighthouse", "Missing page", "Harbour"]],
  ["templates", { titles: "Harbour" }, ["Template:Box", "Template:Other box"]],
  ["images", { titles: "Ferry", imdir: "descending" }, ["File:Lamp.png", "File:Gone.png"]],
  [
    "categories",
    { titles: "Lighthouse|Ferry", cldir: "descending" },
    [
      "Category:Towers",
      "Category:Sea",
      "Category:Sea",
      "Category:Pages with broken file links",
      "Category:Hidden things",
    ],
  ],
  ["categories", { titles: "Ferry", clshow: "hidden" }, ["Category:Hidden things"]],
  ["categories", { titles: "Ferry", clshow: "!hidden" }, ["Category:Pages with broken file links", "Category:Sea"]],
  [
    "categories",
    { titles: "Lighthouse", clcategories: "Category:Towers", clprop: "sortkey" },
    ["Light"],
    "sortkeyprefix",
  ],
  [
    "categorymembers",
    { cmtitle: "Category:Sea", cmlimit: "max" },
    ["Ferry", "Harbour", "Lighthouse", "Category:Towers", "File:Lamp.png"],
  ],
  ["categorymembers", { cmtitle: "Category:Sea", cmdir: "desc", cmtype: "page" }, ["Lighthouse", "Harbour", "Ferry"]],
  [
    "categorymembers",
    { cmtitle: "Category:Sea", cmsort: "timestamp", cmdir: "newer" },
    ["Lighthouse", "Harbour", "Ferry", "Category:Towers", "File:Lamp.png"],
  ],
  [
    "categorymembers",
    {
      cmtitle: "Category:Sea",
      cmsort: "timestamp",
      cmstart: "2024-01-03T00:00:00Z",
      cmend: "2024-01-02T00:00:00Z",
      cmdir: "older",
    },
    ["Ferry", "Harbour"],
  ],
  ["categorymembers", { cmtitle: "Category:Sea", cmnamespace: 14 }, ["Category:Towers"]],
  [
    "categorymembers",
    { cmtitle: "Category:Sea", cmstartsortkeyprefix: "g", cmendsortkeyprefix: "l", cmtype: "page" },
    ["Harbour"],
  ],
  ["categorymembers", { cmtitle: "Category:Sea", cmstarthexsortkey: "4c", cmtype: "page" }, ["Lighthouse"]],
  ["categorymembers", { cmtitle: "Category:Towers", cmprop: "sortkeyprefix" }, ["Light"], "sortkeyprefix"],
  [
    "allcategories",
    {},
    ["Hidden categories", "Hidden things", "Pages with broken file links", "Sea", "Towers"],
    "category",
  ],
  ["allcategories", { acmin: 2 }, ["Sea"], "category"],
  [
    "allcategories",
    { acmax: 1, acdir: "descending" },
    ["Towers", "Pages with broken file links", "Hidden things", "Hidden categories"],
    "category",
  ],
  ["allcategories", { acfrom: "s", acto: "Sz" }, ["Sea"], "category"],
  ["backlinks", { bltitle: "Lighthouse" }, ["Harbour", "Ferry", "Old light", "Beacon", "Talk:Lighthouse"]],
  [
    "backlinks",
    { bltitle: "Lighthouse", blnamespace: "1|0", bldir: "descending" },
    ["Talk:Lighthouse", "Beacon", "Old light", "Ferry", "Harbour"],
  ],
  ["backlinks", { bltitle: "Lighthouse", blfilterredir: "redirects" }, ["Old light", "Beacon"]],
  ["backlinks", { bltitle: "Lighthouse", blfilterredir: "nonredirects" }, ["Harbour", "Ferry", "Talk:Lighthouse"]],
  ["embeddedin", { eititle: "Template:Box" }, ["Lighthouse", "Harbour"]],
  ["imageusage", { iutitle: "File:Lamp.png" }, ["Lighthouse", "Ferry"]],
  ["linkshere", { titles: "Lighthouse", lhshow: "redirect" }, ["Old light", "Beacon"]],
  ["linkshere", { titles: "Lighthouse", lhnamespace: "1" }, ["Talk:Lighthouse"]],
  ["transcludedin", { titles: "Template:Box|Template:Other box" }, ["Harbour", "Lighthouse", "Harbour"]],
  ["fileusage", { titles: "File:Lamp.png|Lighthouse" }, ["Lighthouse", "Ferry"]],
  ["redirects", { titles: "Lighthouse" }, ["Old light", "Beacon"]],
  ["redirects", { titles: "Lighthouse", rdshow: "fragment", rdprop: "fragment" }, ["Top"], "fragment"],
  ["redirects", { titles: "Lighthouse", rdshow: "!fragment" }, ["Beacon"]],
  ["alllinks", { alunique: true, alprefix: "l" }, ["Lighthouse"]],
  ["alllinks", { alfrom: "Lighthouse", alto: "Lighthouse", alprop: "ids" }, [2, 3, 4, 5, 6], "fromid"],
  ["alllinks", { alnamespace: 1 }, ["Talk:Lighthouse"]],
  [
    "alltransclusions",
    { atnamespace: 10, atdir: "descending" },
    ["Template:Other box", "Template:Box", "Template:Box"],
  ],
  ["allfileusages", { afunique: true }, ["File:Gone.png", "File:Lamp.png"]],
  ["allredirects", { arprop: "ids|title|fragment", arlimit: 5 }, ["Top", undefined], "fragment"],
  ["iwlinks", { titles: "Lighthouse|Harbour", iwdir: "descending" }, ["Light house", "Harbour"]],
  ["iwlinks", { titles: "Lighthouse", iwprop: "url" }, ["https://wikipedia.example/wiki/Light_house"], "url"],
  ["iwlinks", { titles: "Lighthouse|Harbour", iwprefix: "wikipedia", iwtitle: "Harbour" }, ["Harbour"]],
  ["langlinks", { titles: "Harbour", lldir: "descending" }, ["Port", "Hafen"]],
  ["langlinks", { titles: "Harbour", lllang: "fr", llprop: "autonym|langname|url" }, ["French"], "langname"],
  [
    "langlinks",
    { titles: "Harbour", lllang: "fr", llinlanguagecode: "de", llprop: "langname" },
    ["Französisch"],
    "langname",
  ],
  ["iwbacklinks", { iwblprefix: "wikipedia", iwblprop: "iwprefix|iwtitle" }, ["Harbour", "Lighthouse"]],
  ["iwbacklinks", { iwblprefix: "wikipedia", iwbltitle: "Harbour" }, ["Harbour"]],
  ["langbacklinks", { lbllang: "de", lbldir: "descending" }, ["Lighthouse", "Harbour"]],
  ["langbacklinks", { lbllang: "de", lbltitle: "Hafen" }, ["Harbour"]],
  ["pageswithprop", { pwppropname: "defaultsort", pwpprop: "ids|title|value" }, ["Lamp"], "value"],
  ["pagepropnames", {}, ["defaultsort", "hiddencat"], "propname"],
  ["prefixsearch", { pssearch: "l" }, ["Lighthouse"]],
  ["prefixsearch", { pssearch: "Talk:Li" }, ["Talk:Lighthouse"]],
  ["prefixsearch", { pssearch: "li", psnamespace: "0|1" }, ["Lighthouse", "Talk:Lighthouse"]],
  [
    "extlinks",
    { titles: "Harbour|Lighthouse" },
    ["https://example.org/a", "//both.example/x", "http://example.org/b", "https://sub.example.org"],
    "url",
  ],
  ["extlinks", { titles: "Harbour", elprotocol: "https" }, ["https://sub.example.org"], "url"],
  ["extlinks", { titles: "Harbour", elquery: "example.org" }, ["http://example.org/b"], "url"],
  ["extlinks", { titles: "Lighthouse", elquery: "both.example", elexpandurl: true }, ["http://both.example/x"], "url"],
  ["exturlusage", { euquery: "example.org" }, ["https://example.org/a", "http://example.org/b"], "url"],
  [
    "exturlusage",
    { euquery: "*.example.org", euprotocol: "https" },
    ["https://example.org/a", "https://sub.example.org"],
    "url",
  ],
  ["exturlusage", { euprotocol: "mailto" }, ["Ferry"]],
  ["exturlusage", { euquery: "example.org/a" }, ["Lighthouse"]],
  ["exturlusage", { eunamespace: 1 }, []],
];

test.each(cases.map((one) => [one[0], one[1], one] as const))(
  "%s with %j",
  async (module, parameters, [, , expected, member]) => {
    const group = "titles" in parameters ? "prop" : "list";
    const response = await ask({ [group]: module, ...parameters });
    expect(response.errors).toBeUndefined();
    expect(itemsIn(response, module, member)).toEqual(expected);
  },
);

test("a category has its sizes, and other pages have no such member", async () => {
  const { query } = await ask({ prop: "categoryinfo", titles: "Category:Sea|Lighthouse|Category:Hidden things" });
  expect(Object.fromEntries(query.pages.map((page: any) => [page.title, page.categoryinfo]))).toEqual({
    "Category:Sea": { size: 5, pages: 3, files: 1, subcats: 1, hidden: false },
    "Category:Hidden things": { size: 1, pages: 1, files: 0, subcats: 0, hidden: true },
    Lighthouse: undefined,
  });
});

test("pages that link through a redirect are below it, and the second level continues separately", async () => {
  const request = { list: "backlinks", bltitle: "Lighthouse", blredirect: true, bllimit: 5 };
  const { query } = await ask(request);
  expect(
    query.backlinks.flatMap((one: any) => (one.redirlinks ?? []).map((two: any) => [one.title, two.title])),
  ).toEqual([
    ["Old light", "Ferry"],
    ["Beacon", "Talk:Lighthouse"],
  ]);
  const { continue: next } = await ask({ ...request, blfilterredir: "redirects", bllimit: 1 });
  expect(next).toEqual({ blcontinue: "0|5", continue: "-||" });
});

test("a generator has the pages that links lead from, or with unique those that they lead to", async () => {
  const titles = async (parameters: object): Promise<readonly string[]> =>
    (await ask({ prop: "categoryinfo", generator: "alllinks", galprefix: "Missing", ...parameters })).query.pages.map(
      (page: any) => page.title,
    );
  expect(await titles({})).toEqual(["Lighthouse"]);
  expect(await titles({ galunique: true })).toEqual(["Missing page"]);
});

test.each([
  [{ list: "categorymembers", cmpageid: 99 }, "nosuchpageid"],
  [{ list: "categorymembers", cmpageid: 1 }, "invalidcategory"],
  [{ list: "categorymembers", cmtitle: "Special:Version" }, "pagecannotexist"],
  [{ list: "imageusage", iupageid: 1 }, "bad_image_title"],
])("%j is refused", async (parameters, code) => {
  expect((await ask(parameters)).errors).toMatchObject([{ code }]);
});

test("pages have their properties by name", async () => {
  const properties = async (more: object): Promise<unknown> =>
    (await ask({ prop: "pageprops", titles: "Lighthouse", ...more })).query.pages[0].pageprops;
  expect(await properties({})).toEqual({ defaultsort: "Lamp" });
  expect(await properties({ ppprop: "hiddencat" })).toBeUndefined();
});

test("pages by chance come once each, those before the first one at the end", async () => {
  const listed = async (parameters: Readonly<Record<string, string | number>>): Promise<readonly any[]> => {
    const found: any[] = [];
    for (let more: any = {}, rounds = 0; more !== undefined && rounds < 50; rounds++) {
      const response = await ask({ list: "random", ...parameters, ...more });
      found.push(...response.query.random);
      more = response.continue;
    }
    return found;
  };
  const ids = (await listed({ rnnamespace: "0", rnfilterredir: "all", rnlimit: 2 })).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    (await listed({ rnnamespace: "0", rnfilterredir: "all", rnlimit: "max" })).map(({ id }) => id).toSorted(),
  );
  expect(new Set(ids).size).toBe(6);
  expect(
    (await listed({ rnnamespace: "0", rnfilterredir: "redirects", rnlimit: 9 })).map(({ title }) => title).toSorted(),
  ).toEqual(["Beacon", "Old light"]);
  expect((await listed({ rnnamespace: "0", rnminsize: 1, rnmaxsize: 1 })).map(({ title }) => title)).toEqual(["Empty"]);
  expect(await listed({ rncontentmodel: "css" })).toEqual([]);
});
