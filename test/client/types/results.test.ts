import { expect, test } from "vitest";
import { knownResult } from "../../../generators/model/result-parts.ts";
import { queryService } from "../../validators/service.ts";
import { complaints, head } from "./program.ts";

/*
 * Members that a call of each module returns, and members that it does not return because they were not requested.
 * Written from the documentation of the real system, not from the spec. `item` is an item of a list, `page` an existing
 * page, `answer` the data that a module returns about the site.
 */
const calls: readonly (readonly [module: string, expression: string, comes: string, doesNot: string])[] = [
  [
    "allcategories",
    `item(wiki.list("allcategories", { prop: "size" }))`,
    "category size pages files subcats",
    "hidden title pageid",
  ],
  [
    "alldeletedrevisions",
    `item(wiki.list("alldeletedrevisions", { prop: ["ids", "user"] })).revisions[0]!`,
    "revid parentid user",
    "timestamp comment minor slots",
  ],
  ["allfileusages", `item(wiki.list("allfileusages", { prop: "ids" }))`, "fromid", "ns title"],
  [
    "allimages",
    `item(wiki.list("allimages", { prop: ["size", "mime"] }))`,
    "name ns title size width height mime",
    "timestamp url sha1 user",
  ],
  ["alllinks", `item(wiki.list("alllinks", {}))`, "ns title", "fromid"],
  ["allpages", `item(wiki.list("allpages", {}))`, "pageid ns title", "timestamp size missing"],
  [
    "allredirects",
    `item(wiki.list("allredirects", { prop: ["ids", "fragment"] }))`,
    "fromid fragment",
    "ns title interwiki",
  ],
  [
    "allrevisions",
    `item(wiki.list("allrevisions", { prop: ["ids", "content"], slots: "*" })).revisions[0]!`,
    "revid slots",
    "user timestamp content contentmodel",
  ],
  [
    "alltransclusions",
    `item(wiki.list("alltransclusions", { prop: ["ids", "title"] }))`,
    "fromid ns title",
    "fragment pageid",
  ],
  [
    "allusers",
    `item(wiki.list("allusers", { prop: ["groups", "editcount"], activeusers: true }))`,
    "userid name groups editcount recentactions",
    "rights registration blockid",
  ],
  ["backlinks", `item(wiki.list("backlinks", { title: "A" }))`, "pageid ns title redirect", "redirlinks fromid"],
  [
    "blocks",
    `item(wiki.list("blocks", { prop: ["id", "by", "restrictions"] }))`,
    "id by restrictions",
    "user expiry reason partial",
  ],
  [
    "categorymembers",
    `item(wiki.list("categorymembers", { title: "Category:A" }))`,
    "pageid ns title",
    "sortkey type timestamp",
  ],
  [
    "codexicons",
    `item(wiki.list("codexicons", { names: ["cdxIconAdd"] }))[1] as object & { readonly ltr: string }`,
    "ltr",
    "path",
  ],
  [
    "deletedrevs",
    `item(wiki.list("deletedrevs", { prop: ["revid", "len"] })).revisions[0]!`,
    "timestamp revid len",
    "user comment sha1",
  ],
  ["embeddedin", `item(wiki.list("embeddedin", { pageid: 3 }))`, "pageid ns title redirect", "redirlinks"],
  ["exturlusage", `item(wiki.list("exturlusage", { prop: ["url"] }))`, "url", "pageid ns title"],
  [
    "filearchive",
    `item(wiki.list("filearchive", { prop: ["sha1", "mime"] }))`,
    "id name ns title sha1 mime",
    "timestamp size mediatype",
  ],
  [
    "imageusage",
    `item(wiki.list("imageusage", { title: "File:A.png", redirect: true }))`,
    "pageid ns title redirlinks",
    "fromid timestamp",
  ],
  [
    "iwbacklinks",
    `item(wiki.list("iwbacklinks", { prefix: "de", prop: ["iwprefix"] }))`,
    "pageid ns title iwprefix",
    "iwtitle lllang",
  ],
  [
    "langbacklinks",
    `item(wiki.list("langbacklinks", { lang: "de", prop: ["lltitle"] }))`,
    "pageid ns title lltitle",
    "lllang iwtitle",
  ],
  [
    "logevents",
    `item(wiki.list("logevents", { prop: ["type", "tags"] }))`,
    "type action tags",
    "logid title params comment",
  ],
  [
    "mystashedfiles",
    `item(wiki.list("mystashedfiles", { prop: "type" }))`,
    "filekey status mimetype mediatype",
    "size width bits",
  ],
  ["pagepropnames", `item(wiki.list("pagepropnames", {}))`, "propname", "title value"],
  [
    "pageswithprop",
    `item(wiki.list("pageswithprop", { propname: "displaytitle", prop: ["title", "value"] }))`,
    "ns title value",
    "pageid",
  ],
  ["prefixsearch", `item(wiki.list("prefixsearch", { search: "A" }))`, "ns title pageid", "snippet size"],
  [
    "protectedtitles",
    `item(wiki.list("protectedtitles", { prop: ["level", "expiry"] }))`,
    "ns title level expiry",
    "timestamp user comment",
  ],
  ["querypage", `item(wiki.list("querypage", { page: "Ancientpages" }))`, "value ns title", "pageid name cached"],
  ["random", `item(wiki.list("random", { filterredir: "all" }))`, "id ns title redirect", "pageid"],
  [
    "recentchanges",
    `item(wiki.list("recentchanges", { prop: ["user", "sizes", "loginfo"] }))`,
    "type user oldlen newlen logid logparams",
    "title rcid comment bot",
  ],
  [
    "search",
    `item(wiki.list("search", { search: "A", prop: ["snippet"] }))`,
    "ns title pageid snippet",
    "size wordcount timestamp",
  ],
  [
    "tags",
    `item(wiki.list("tags", { prop: ["hitcount", "active"] }))`,
    "name hitcount active",
    "displayname description source",
  ],
  [
    "trackingcategories",
    `item(wiki.list("trackingcategories", { prop: "size" }))`,
    "category trackingcatname size pages",
    "hidden",
  ],
  [
    "usercontribs",
    `item(wiki.list("usercontribs", { user: "A", prop: ["ids", "sizediff"] }))`,
    "userid user pageid revid sizediff",
    "title comment size minor",
  ],
  [
    "users",
    `item(wiki.list("users", { users: ["A"], prop: ["groups", "gender"] }))`,
    "userid name groups gender missing invalid",
    "rights editcount emailable",
  ],
  [
    "watchlist",
    `item(wiki.list("watchlist", { prop: ["ids", "notificationtimestamp"] }))`,
    "type pageid revid notificationtimestamp",
    "title user comment tags",
  ],
  ["watchlistraw", `item(wiki.list("watchlistraw", { prop: "changed" }))`, "ns title changed", "pageid timestamp"],
  [
    "categories",
    `page(wiki.query({ titles: "A", prop: { categories: { prop: "sortkey" } } })).categories![0]!`,
    "ns title sortkey sortkeyprefix",
    "timestamp hidden",
  ],
  [
    "categoryinfo",
    `page(wiki.query({ titles: "A", prop: { categoryinfo: {} } })).categoryinfo!`,
    "size pages files subcats hidden",
    "title",
  ],
  [
    "contributors",
    `page(wiki.query({ titles: "A", prop: { contributors: {} } }))`,
    "pageid title contributors anoncontributors",
    "revisions",
  ],
  [
    "deletedrevisions",
    `page(wiki.query({ titles: "A", prop: { deletedrevisions: { prop: ["size"] } } })).deletedrevisions![0]!`,
    "size",
    "revid user timestamp",
  ],
  [
    "duplicatefiles",
    `page(wiki.query({ titles: "A", prop: { duplicatefiles: {} } })).duplicatefiles![0]!`,
    "name timestamp shared",
    "title",
  ],
  ["extlinks", `page(wiki.query({ titles: "A", prop: { extlinks: {} } })).extlinks![0]!`, "url", "title"],
  [
    "fileusage",
    `page(wiki.query({ titles: "A", prop: { fileusage: { prop: "title" } } })).fileusage![0]!`,
    "ns title",
    "pageid redirect",
  ],
  [
    "imageinfo",
    `page(wiki.query({ titles: "A", prop: { imageinfo: { prop: ["url", "size"], urlwidth: 100 } } })).imageinfo![0]!`,
    "url thumburl thumbwidth size width",
    "timestamp user sha1 thumbmime",
  ],
  ["images", `page(wiki.query({ titles: "A", prop: { images: {} } })).images![0]!`, "ns title", "pageid"],
  [
    "info",
    `page(wiki.query({ titles: "A", prop: { info: { prop: ["url"] } } }))`,
    "touched lastrevid length fullurl editurl canonicalurl",
    "protection watched displaytitle actions",
  ],
  [
    "iwlinks",
    `page(wiki.query({ titles: "A", prop: { iwlinks: { prop: "url" } } })).iwlinks![0]!`,
    "prefix title url",
    "langname",
  ],
  [
    "langlinks",
    `page(wiki.query({ titles: "A", prop: { langlinks: { prop: ["autonym"] } } })).langlinks![0]!`,
    "lang title autonym",
    "url langname",
  ],
  ["links", `page(wiki.query({ titles: "A", prop: { links: {} } })).links![0]!`, "ns title", "pageid redirect"],
  [
    "linkshere",
    `page(wiki.query({ titles: "A", prop: { linkshere: {} } })).linkshere![0]!`,
    "pageid ns title redirect",
    "fragment",
  ],
  ["pageprops", `page(wiki.query({ titles: "A", prop: { pageprops: {} } }))`, "pageprops", "revisions fullurl"],
  [
    "redirects",
    `page(wiki.query({ titles: "A", prop: { redirects: { prop: ["pageid", "fragment"] } } })).redirects![0]!`,
    "pageid fragment",
    "ns title",
  ],
  [
    "revisions",
    `page(wiki.query({ titles: "A", prop: { revisions: { prop: ["ids", "content"], slots: ["main"] } } })).revisions![0]!`,
    "revid parentid slots",
    "user timestamp comment content",
  ],
  [
    "stashimageinfo",
    `result(wiki.query({ prop: { stashimageinfo: { filekey: "a.png", prop: "sha1" } } })).stashimageinfo![0]!`,
    "sha1",
    "timestamp url size",
  ],
  ["templates", `page(wiki.query({ titles: "A", prop: { templates: {} } })).templates![0]!`, "ns title", "pageid"],
  [
    "transcludedin",
    `page(wiki.query({ titles: "A", prop: { transcludedin: { prop: ["redirect"] } } })).transcludedin![0]!`,
    "redirect",
    "pageid ns title",
  ],
  [
    "allmessages",
    `answer(wiki.meta("allmessages", { nocontent: true, prop: "default" }))[0]!`,
    "name normalizedname default",
    "content customised",
  ],
  [
    "authmanagerinfo",
    `answer(wiki.meta("authmanagerinfo", { requestsfor: "login" }))`,
    "canauthenticatenow requests haspreservedstate",
    "securitysensitiveoperationstatus fields",
  ],
  [
    "filerepoinfo",
    `answer(wiki.meta("filerepoinfo", { prop: ["name", "url"] })).repos[0]!`,
    "name url",
    "displayname local favicon",
  ],
  [
    "languageinfo",
    `answer(wiki.meta("languageinfo", { prop: ["dir", "fallbacks"] }))["de"]!`,
    "dir fallbacks",
    "code name variants",
  ],
  [
    "siteinfo",
    `answer(wiki.meta("siteinfo", { prop: ["namespaces", "statistics"] }))`,
    "namespaces statistics",
    "general rightsinfo skins",
  ],
  [
    "tokens",
    `answer(wiki.meta("tokens", { type: ["csrf", "watch"] }))`,
    "csrftoken watchtoken",
    "logintoken patroltoken",
  ],
  [
    "userinfo",
    `answer(wiki.meta("userinfo", { prop: ["rights", "hasmsg"] }))`,
    "id name rights messages",
    "groups options email",
  ],
];

const helpers = `declare function item<T>(all: AsyncIterable<T>): T;
declare function page<T extends { readonly pageid?: number | undefined }>(result: Promise<{ readonly pages: readonly T[] }>): Extract<T, { readonly pageid: number; readonly title: string }>;
declare function result<T>(result: Promise<T>): T;
declare function answer<T>(answer: Promise<T>): T;
`;

test("every module with recorded responses has a call", () => {
  const called = new Set(calls.map(([module]) => module));
  const recorded = queryService().modules.filter((module) => (knownResult(module)?.answers ?? 0) > 0);
  expect(recorded.map(({ name }) => name).filter((name) => !called.has(name))).toEqual([]);
});

test("results have the requested members and no others", () => {
  const probes = calls.flatMap(([module, expression, comes, doesNot], index) => [
    { text: `const call${index} = ${expression};`, what: module, wanted: true },
    ...comes.split(" ").map((name) => ({ text: `call${index}.${name};`, what: `${module}: ${name}`, wanted: true })),
    ...doesNot
      .split(" ")
      .map((name) => ({ text: `call${index}.${name};`, what: `${module}: no ${name}`, wanted: false })),
  ]);
  const before = `${head}${helpers}`;
  const first = before.split("\n").length - 1;
  const refused = new Map(
    complaints(before + probes.map(({ text }) => text).join("\n")).map(({ line, message }) => [line - first, message]),
  );
  expect(
    probes.flatMap(({ what, wanted }, index) =>
      refused.has(index) === wanted ? [`${what} ${refused.get(index) ?? "is there"}`] : [],
    ),
  ).toEqual([]);
});
