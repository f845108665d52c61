import { beforeAll, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";
import { askOf, emptyWiki, now, type Any, type Ask } from "./support/asked-wiki.ts";
import { linkedWiki } from "./support/linked-pages.ts";

/* Data about the software itself: its categories, messages and languages. */

let ask: Ask;
beforeAll(async () => void (ask = await linkedWiki()));

const tracked = async (parameters = {}): Promise<readonly Any[]> =>
  (await ask({ list: "trackingcategories", ...parameters })).query.trackingcategories;

test("existing tracking categories are returned with the messages that name them", async () => {
  expect(await tracked({ tcprop: "size|hidden" })).toEqual([
    {
      category: "Hidden categories",
      size: 1,
      pages: 0,
      files: 0,
      subcats: 1,
      hidden: false,
      trackingcatname: "hidden-category-category",
    },
    {
      category: "Pages with broken file links",
      size: 1,
      pages: 1,
      files: 0,
      subcats: 0,
      hidden: false,
      trackingcatname: "broken-file-category",
    },
  ]);
});

test.each<[parameters: object, expected: readonly string[]]>([
  [{ tctrackingcatname: "broken-file-category|index-category|toString" }, ["broken-file-category"]],
  [{ tcmin: 2 }, []],
  [{ tcmax: 1 }, ["hidden-category-category", "broken-file-category"]],
  [{ tcmax: 0 }, []],
  [{ tccontinue: "I" }, ["broken-file-category"]],
])("tracking categories by %j", async (parameters, expected) => {
  expect((await tracked(parameters)).map(({ trackingcatname }) => trackingcatname)).toEqual(expected);
});

test("tracking categories are continued, and are pages of a generator", async () => {
  const first = await ask({ generator: "trackingcategories", gtclimit: 1 });
  expect(first.query.pages).toEqual([{ ns: 14, title: "Category:Hidden categories", missing: true }]);
  const second = await ask({ generator: "trackingcategories", gtclimit: 1, ...first.continue });
  expect(second.query.pages.map(({ title }: Any) => title)).toEqual(["Category:Pages with broken file links"]);
});

const languages = async (parameters: object): Promise<Any> =>
  (await ask({ meta: "languageinfo", ...parameters })).query.languageinfo;

test("languages are returned with the known data", async () => {
  expect(
    await languages({
      licode: "de|zh|ar|pt-br",
      liprop: "code|bcp47|dir|autonym|name|fallbacks|variants|variantnames",
      uselang: "fr",
    }),
  ).toEqual({
    ar: {
      code: "ar",
      bcp47: "ar",
      dir: "rtl",
      autonym: "العربية",
      name: "arabe",
      fallbacks: [],
      variants: ["ar"],
      variantnames: { ar: "العربية" },
    },
    de: {
      code: "de",
      bcp47: "de",
      dir: "ltr",
      autonym: "Deutsch",
      name: "allemand",
      fallbacks: [],
      variants: ["de"],
      variantnames: { de: "Deutsch" },
    },
    "pt-br": {
      code: "pt-br",
      bcp47: "pt-BR",
      dir: "ltr",
      autonym: "português (Brasil)",
      name: "portugais brésilien",
      fallbacks: ["pt"],
      variants: ["pt-br"],
      variantnames: { "pt-br": "português (Brasil)" },
    },
    zh: {
      code: "zh",
      bcp47: "zh",
      dir: "ltr",
      autonym: "中文",
      name: "chinois",
      fallbacks: ["zh-hans", "zh-hant", "zh-cn", "zh-tw", "zh-hk"],
      variants: ["zh", "zh-hans", "zh-hant"],
      variantnames: { zh: "中文", "zh-hans": "简体中文", "zh-hant": "繁體中文" },
    },
  });
});

test("all languages are returned in the order of their codes", async () => {
  const codes = Object.keys(await languages({}));
  expect(codes.length).toBeGreaterThan(100);
  expect(codes).toEqual(codes.toSorted());
  expect(Object.keys(await languages({ licontinue: "zh" }))).toEqual(["zh", "zh-hans", "zh-hant", "zu"]);
});

test("a code of no language is a warning", async () => {
  const { query, warnings } = await ask({ meta: "languageinfo", licode: "de|qzz" });
  expect(Object.keys(query.languageinfo)).toEqual(["de"]);
  expect(warnings).toMatchObject([
    { code: "unrecognizedvalues", text: 'Unrecognized value for parameter "licode": qzz.' },
  ]);
});

test("languages that take too long are returned in another response", async () => {
  let moment = now;
  const slow = askOf(emptyWiki(), () => (moment += 1000));
  const first = await slow({ meta: "languageinfo", licode: "de|en|fr|ru" });
  expect([Object.keys(first.query.languageinfo), first.continue.licontinue]).toEqual([["de", "en"], "fr"]);
});

const site: Seed = {
  wiki: {
    users: [{ name: "Ann", groups: ["sysop"] }],
    pages: Object.entries({
      "MediaWiki:Edit": "Change $1 ($1)",
      "MediaWiki:Edit/de": "{{Word}}",
      "MediaWiki:Local thing": "Only here",
      "MediaWiki:Mainpage": "Main Page",
      "Template:Word": "Ändern auf {{FULLPAGENAME}}",
    }).map(([title, text]) => ({ title, revisions: [{ text, timestamp: "2024-01-01T00:00:00Z" }] })),
  },
};

let askSite: Ask;
beforeAll(async () => {
  const storage = emptyWiki();
  await seedStorage(storage, site);
  askSite = askOf(storage);
});

const messages = async (parameters: object): Promise<readonly Any[]> =>
  (await askSite({ meta: "allmessages", ...parameters })).query.allmessages;

test.each<[parameters: object, expected: readonly object[]]>([
  [
    { ammessages: "and|comma-separator|word-separator" },
    Object.entries({ and: " and", "comma-separator": ", ", "word-separator": " " }).map(([name, content]) => ({
      name,
      normalizedname: name,
      content,
    })),
  ],
  [{ ammessages: "edit" }, [{ name: "edit", normalizedname: "edit", content: "Change $1 ($1)" }]],
  [
    { ammessages: "Edit", amargs: "this", amprop: "default" },
    [{ name: "Edit", normalizedname: "edit", content: "Change this (this)", default: "Edit" }],
  ],
  [
    { ammessages: "edit|mainpage", amlang: "de" },
    [
      { name: "edit", normalizedname: "edit", content: "{{Word}}" },
      { name: "mainpage", normalizedname: "mainpage", content: "Hauptseite" },
    ],
  ],
  [
    { ammessages: "edit", amlang: "de", amenableparser: true },
    [{ name: "edit", normalizedname: "edit", content: "Ändern auf API" }],
  ],
  [
    { ammessages: "edit", amlang: "de", amenableparser: true, amtitle: "Talk:Pier" },
    [{ name: "edit", normalizedname: "edit", content: "Ändern auf Talk:Pier" }],
  ],
  [
    { ammessages: "mainpage|edit", amcustomised: "modified", amnocontent: true },
    ["mainpage", "edit"].map((name) => ({ name, normalizedname: name, customised: true })),
  ],
  [
    { ammessages: "mainpage|help", amcustomised: "unmodified" },
    [{ name: "help", normalizedname: "help", content: "Help" }],
  ],
  [
    { ammessages: "Local thing", amprop: "default" },
    [{ name: "Local thing", normalizedname: "local_thing", content: "Only here", defaultmissing: true }],
  ],
  [
    { ammessages: "mainpage", amprop: "default" },
    [{ name: "mainpage", normalizedname: "mainpage", content: "Main Page" }],
  ],
  [
    { ammessages: "local thing", amlang: "fr" },
    [{ name: "local thing", normalizedname: "local_thing", content: "Only here" }],
  ],
  [{ ammessages: "no such thing" }, [{ name: "no such thing", normalizedname: "no_such_thing", missing: true }]],
  [
    { ammessages: "parentheses", amlang: "qqx", amargs: "a|b" },
    [{ name: "parentheses", normalizedname: "parentheses", content: "(parentheses: a, b)" }],
  ],
  [
    { ammessages: "sunday|may_long", amlang: "pt" },
    [
      { name: "sunday", normalizedname: "sunday", content: "domingo" },
      { name: "may_long", normalizedname: "may_long", content: "maio" },
    ],
  ],
  [{ ammessages: "edit", uselang: "fr" }, [{ name: "edit", normalizedname: "edit", content: "Modifier" }]],
])("messages by %j", async (parameters, expected) => {
  expect(await messages(parameters)).toEqual(expected);
});

test.each<[parameters: object, expected: readonly string[]]>([
  [{ amprefix: "ma" }, ["mainpage", "mar", "march", "may", "may_long"]],
  [{ amfilter: "page", amincludelocal: true }, ["mainpage", "pagetitle"]],
  [{ amfrom: "help", amto: "j" }, ["help", "hidden-category-category", "index-category"]],
  [{ amfrom: "hello" }, []],
  [{ amincludelocal: true, amprefix: "l" }, ["local_thing"]],
  [{ ammessages: "mar|help|march", amprefix: "ma" }, ["mar"]],
])("all messages by %j", async (parameters, expected) => {
  expect((await messages(parameters)).map(({ name }) => name)).toEqual(expected);
});
