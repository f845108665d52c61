import { beforeAll, expect, test } from "vitest";
import { member, type Any, type Ask } from "./support/asked-wiki.ts";
import { linkedWiki } from "./support/linked-pages.ts";

/* The results of `info` about pages. */

let ask: Ask;
beforeAll(async () => void (ask = await linkedWiki()));

async function infoOf(
  titles: string,
  parameters: Readonly<Record<string, string | boolean>> = {},
  caller = {},
): Promise<Any> {
  const response = await ask({ prop: "info", titles, ...parameters }, caller);
  expect(response.errors).toBeUndefined();
  return response.query.pages[0];
}

const ann = member("Ann", 1, "sysop");

test("the basic facts are those of the newest revision, and a missing page has what it would be", async () => {
  expect(await infoOf("Empty")).toMatchObject({
    contentmodel: "wikitext",
    pagelanguage: "en",
    length: 1,
    lastrevid: expect.any(Number),
  });
  expect(await infoOf("Empty")).not.toHaveProperty("new");
  expect(await infoOf("Beacon")).toMatchObject({ redirect: true, new: true });
  expect(await infoOf("Missing page")).toEqual({
    ns: 0,
    title: "Missing page",
    missing: true,
    contentmodel: "wikitext",
    pagelanguage: "en",
    pagelanguagehtmlcode: "en",
    pagelanguagedir: "ltr",
  });
});

test.each<[string, Readonly<Record<string, string | boolean>>, object, object?]>([
  [
    "Empty",
    { inprop: "protection" },
    { protection: [{ type: "edit", level: "sysop", expiry: "infinity" }], restrictiontypes: ["edit", "move"] },
  ],
  ["Missing page", { inprop: "protection" }, { protection: [], restrictiontypes: ["create"] }],
  [
    "Lighthouse",
    { inprop: "associatedpage|talkid|url|displaytitle" },
    {
      associatedpage: "Talk:Lighthouse",
      talkid: 6,
      displaytitle: "Lighthouse",
      fullurl: "http://wiki.test/index.php/Lighthouse",
    },
  ],
  ["Talk:Lighthouse", { inprop: "associatedpage|subjectid" }, { associatedpage: "Lighthouse", subjectid: 1 }],
  [
    "Lighthouse",
    { inprop: "watched|watchers|visitingwatchers|notificationtimestamp" },
    { watched: true, watchers: 1, visitingwatchers: 1, notificationtimestamp: "" },
    ann,
  ],
  ["Empty", { intestactions: "edit|delete" }, { actions: { edit: false, delete: false } }],
  [
    "Empty",
    { intestactions: "edit|delete", intestactionsautocreate: true },
    { actions: { edit: true, delete: true }, wouldautocreate: { edit: false, delete: false } },
    ann,
  ],
  ["Empty", { intestactions: "edit", intestactionsdetail: "full" }, { actions: { edit: [{ code: "protectedpage" }] } }],
  [
    "Beacon",
    { inprop: "linkclasses|readable|varianttitles" },
    { linkclasses: ["mw-redirect"], readable: true, varianttitles: { en: "Beacon" } },
  ],
  [
    "Missing page",
    { inprop: "preloadcontent", inpreloadcustom: "Empty" },
    { preloadcontent: { content: "x" }, preloadisdefault: false },
  ],
])("%s with %j", async (titles, parameters, expected, caller) => {
  expect(await infoOf(titles, parameters, caller)).toMatchObject(expected);
});

test("who may not see unwatched pages does not learn how many watch one", async () => {
  const page = await infoOf("Lighthouse", { inprop: "watchers|visitingwatchers" });
  expect([page.watchers, page.visitingwatchers]).toEqual([undefined, undefined]);
});
