import { describe, expect, it, test } from "vitest";
import { pageSetOf } from "../../../templates/runtime/action-api/server/page-set/page-set.ts";
import {
  type Found,
  type PageSite,
  readTitle,
} from "../../../templates/runtime/action-api/server/page-set/read-title.ts";
import { ask, type Answered } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

/*
 * The pages that a request names, for a site of five pages. The facts about each title describe the real system's
 * behavior.
 */

const { createQueryAnswer } = await queryServer();
const ids: Readonly<Record<string, number>> = {
  "Page 1": 7,
  "Page 2": 5,
  "Redirect 1": 9,
  "Redirect 2": 10,
  Elsewhere: 11,
  "Loop A": 12,
  "Loop B": 13,
  Self: 14,
  Broken: 15,
  "To special": 16,
};
const targets: Readonly<Record<string, string>> = {
  "Redirect 1": "Page 1#Part one",
  "Redirect 2": "redirect_1",
  Elsewhere: "WP:Foo",
  "Loop A": "Loop B",
  "Loop B": "Loop A",
  Self: "Self",
  Broken: "Nowhere",
  "To special": "Special:Version",
};

function pageOfTitle(ns: number, title: string): Found {
  if (ns < 0) return { page: { ns, title, special: true } };
  return ids[title] === undefined
    ? { page: { ns, title, missing: true } }
    : { page: { pageid: ids[title], ns, title }, target: targets[title] };
}

function withId(id: number): Found | undefined {
  const [title] = Object.entries(ids).find(([, one]) => one === id) ?? [];
  return title === undefined ? undefined : pageOfTitle(0, title);
}

const site: PageSite = {
  namespaces: { "-2": "Media", "-1": "Special", 0: "", 1: "Talk", 2: "User", 3: "User talk", 4: "Our Wiki", 6: "File" },
  aliases: { project: 4, image: 6 },
  interwikis: { wp: "https://wp.example/$1" },
  pageOfTitle,
  pageOfId: withId,
  pageOfRevision: withId,
};
const respond = createQueryAnswer(
  { pages: pageSetOf(site), modules: { siteinfo: () => ({ general: {} }) } },
  { interwikis: ["wp"] },
);
const get = (query: string): Promise<Answered> => ask(respond, `action=query&format=json&${query}`);
const queryOf = async (query: string) => (await get(`formatversion=2&${query}`)).body.query;

describe("a title is normalized", () => {
  it.each([
    ["page_1", 0, "Page 1"],
    [" _Page__1 ", 0, "Page 1"],
    ["Page 1#Part", 0, "Page 1"],
    [":Page 1", 0, "Page 1"],
    ["TALK: page 1", 1, "Talk:Page 1"],
    ["Image:x.png", 6, "File:X.png"],
    ["project:x", 4, "Our Wiki:X"],
    ["&amp;", 0, "&"],
    ["\u200ea", 0, "A"],
    ["\u00df", 0, "SS"],
    ["\u01c6", 0, "\u01c4"],
    ["\u0130", 0, "\u0130"],
    ["User:2001:db8::1", 2, "User:2001:DB8:0:0:0:0:0:1"],
    ["User:::1", 2, "User:0:0:0:0:0:0:0:1"],
    ["User:1.2.3.4", 2, "User:1.2.3.4"],
    ["nope:Foo", 0, "Nope:Foo"],
    ["a%b", 0, "A%b"],
    ["Foo:", 0, "Foo:"],
    ["mailto:a@b", 0, "Mailto:a@b"],
    ["//x", 0, "//x"],
    ["#part", 0, ""],
    ["''x''", 0, "''x''"],
  ])("%j", (given, ns, title) => expect(readTitle(given, site)).toMatchObject({ kind: "here", ns, title }));
});

describe("a text that can be no title says why", () => {
  it.each([
    ["a[b]", "characters"],
    ["a{b", "characters"],
    ["<x>", "characters"],
    ["a\nb", "characters"],
    ["%C3", "characters"],
    ["~~~", "magic-tilde"],
    ["a/../b", "relative"],
    [".", "relative"],
    ["::x", "leading-colon"],
    ["", "empty"],
    [" ", "empty"],
    [":", "empty"],
    ["Talk:", "empty"],
    ["User:#", "empty"],
    ["Talk:File:x", "talk-namespace"],
    ["Talk:wp:x", "talk-namespace"],
    ["\ufffd", "utf8"],
    ["x".repeat(256), "too-long"],
    ["\u00e4".repeat(128), "too-long"],
    ["wp:a[b]", "characters"],
    ["&nbsp;", "empty"],
    ["&#123;", "characters"],
  ])("%j", (given, reason) =>
    expect(readTitle(given, site)).toMatchObject({ kind: "invalid", fault: { key: `title-invalid-${reason}` } }),
  );
  it("special pages may be longer", () => expect(readTitle(`Special:${"x".repeat(500)}`, site).kind).toBe("here"));
  test.each([
    ["bc", 'The requested page title contains invalid characters: "[".'],
    [
      "plaintext",
      { code: "title-invalid-characters", text: 'The requested page title contains invalid characters: "[".' },
    ],
    ["none", { code: "title-invalid-characters" }],
    ["raw", { code: "title-invalid-characters", key: "title-invalid-characters", params: ["[", "a&#91;b"] }],
  ])("in the form of errors %s", async (form, invalidreason) => {
    expect((await queryOf(`titles=a%5Bb&errorformat=${form}`)).pages).toEqual([
      { title: "a[b", invalidreason, invalid: true },
    ]);
  });
});

test("members are in the real system's order", async () => {
  const query = await queryOf("titles=page_2|Wp:Foo|Redirect 1|Nope&redirects&indexpageids&export&meta=siteinfo");
  expect(Object.keys(query)).toEqual(["normalized", "interwiki", "redirects", "pageids", "pages", "export", "general"]);
  expect(query.normalized).toEqual([
    { fromencoded: false, from: "page_2", to: "Page 2" },
    { fromencoded: false, from: "Wp:Foo", to: "wp:Foo" },
  ]);
  expect(query.export).toMatch(/^<mediawiki [^>]*>\n[^]*<\/page>\n<\/mediawiki>\n$/);
  expect(query.pages.map(({ title }: { readonly title: string }) => title)).toEqual(["Nope", "Page 2", "Page 1"]);
});

test("a text that is not in its normal form is first brought there", async () => {
  expect((await queryOf("titles=e%CC%81|a%01b%02()")).normalized).toEqual([
    { fromencoded: true, from: "e%CC%81", to: "\u00e9" },
    { fromencoded: true, from: "a%01b%02%28%29", to: "a\ufffdb\ufffd()" },
    { fromencoded: false, from: "\u00e9", to: "\u00c9" },
  ]);
});

describe("redirects", () => {
  it.each([
    ["Redirect 1", [{ from: "Redirect 1", to: "Page 1", tofragment: "Part one" }], ["Page 1"]],
    [
      "Redirect 2",
      [
        { from: "Redirect 2", to: "Redirect 1" },
        { from: "Redirect 1", to: "Page 1", tofragment: "Part one" },
      ],
      ["Page 1"],
    ],
    ["Redirect 1|Page 1", [{ from: "Redirect 1", to: "Page 1", tofragment: "Part one" }], ["Page 1"]],
    [
      "Loop A",
      [
        { from: "Loop A", to: "Loop B" },
        { from: "Loop B", to: "Loop A" },
      ],
      undefined,
    ],
    ["Self", [{ from: "Self", to: "Self" }], undefined],
    ["Broken", [{ from: "Broken", to: "Nowhere" }], ["Nowhere"]],
    ["Elsewhere", [{ from: "Elsewhere", to: "wp:Foo", tointerwiki: "wp" }], undefined],
    ["To special", [{ from: "To special", to: "Special:Version" }], ["Special:Version"]],
  ])("%s", async (titles, redirects, pages) => {
    const query = await queryOf(`redirects&titles=${titles}`);
    expect(query.redirects).toEqual(redirects);
    expect(query.pages?.map(({ title }: { readonly title: string }) => title)).toEqual(pages);
  });
  it("are followed from ids too", async () =>
    expect((await queryOf("redirects&pageids=9")).pages).toEqual([{ pageid: 7, ns: 0, title: "Page 1" }]));
  it("are not followed by default", async () =>
    expect((await queryOf("titles=Redirect 1")).pages).toEqual([{ pageid: 9, ns: 0, title: "Redirect 1" }]));
});

describe("ids", () => {
  it("that no page has", async () =>
    expect((await get("pageids=-1|99|5&indexpageids")).text).toBe(
      '{"batchcomplete":"","query":{"pageids":["99","-1","5"],"pages":{"99":{"pageid":99,"missing":""},"-1":{"pageid":-1,"missing":""},"5":{"pageid":5,"ns":0,"title":"Page 2"}}}}',
    ));
  it("of revisions that are not there", async () =>
    expect(await queryOf("revids=-5|99|5")).toEqual({
      badrevids: { "-5": { revid: -5, missing: true }, 99: { revid: 99, missing: true } },
      pages: [{ pageid: 5, ns: 0, title: "Page 2" }],
    }));
  it("of a revision, 0 alone: a list", async () =>
    expect(await queryOf("revids=0")).toEqual({ badrevids: [{ revid: 0, missing: true }] }));
});

test("a title of another site has its URL if requested", async () => {
  expect((await queryOf("titles=wp:foo bar&iwurl")).interwiki).toEqual([
    { title: "wp:foo bar", iw: "wp", url: "https://wp.example/foo_bar" },
  ]);
});

test("nothing but a section is no page", async () =>
  expect(await queryOf("titles=%23part")).toEqual({ normalized: [{ fromencoded: false, from: "#part", to: "" }] }));

test("version 1 is a list where the greatest number is one less than there are pages", async () => {
  const five = createQueryAnswer({
    pages: () => ({
      pages: [
        { pageid: 1, ns: 0, title: "A" },
        { ns: 0, title: "B", missing: true },
      ],
    }),
  });
  expect((await ask(five, "action=query&format=json&titles=A|B")).body.query.pages).toEqual([
    { ns: 0, title: "B", missing: "" },
    { pageid: 1, ns: 0, title: "A" },
  ]);
});
