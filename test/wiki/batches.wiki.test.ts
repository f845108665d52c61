import { expect, test } from "vitest";
import { anonymous, loggedIn, take } from "./clients.ts";
import { site } from "./given.ts";
import { articleTitle, counts, shortcutTitle } from "./site.ts";

const articles = Array.from({ length: counts.articles }, (_, index) => articleTitle(index + 1));

test("more titles than one request can have are split over several", async () => {
  const { wiki, sent } = anonymous();
  const { pages } = await wiki.query({ titles: articles.slice(0, 130), prop: { info: { prop: ["url"] } } });
  expect(pages.map(({ title }) => title).sort()).toEqual(articles.slice(0, 130));
  expect(pages.every(({ fullurl }) => typeof fullurl === "string")).toBe(true);
  expect(sent).toHaveLength(3);
});

test("… fewer, where the caller may give more", async () => {
  const { wiki, sent } = await loggedIn(site.admin, { highLimits: true });
  const { pages } = await wiki.query({ titles: articles, prop: { info: {} } });
  expect(pages).toHaveLength(counts.articles);
  expect(sent).toHaveLength(1);
});

test("ids are split as titles are", async () => {
  const { wiki, sent } = anonymous();
  const ids = (await take(wiki.list("allpages", { prefix: "Article ", limit: "max" }))).map(
    ({ pageid }) => pageid as number,
  );
  sent.length = 0;
  const { pages } = await wiki.query({ pageids: ids.slice(0, 101), prop: { info: {} } });
  expect(pages.map(({ pageid }) => pageid).sort()).toEqual(ids.slice(0, 101).sort());
  expect(sent).toHaveLength(3);
});

test("a list of users is split, too", async () => {
  const { wiki, sent } = anonymous();
  const names = ["Alice", "Bob", "Mallory", ...Array.from({ length: 60 }, (_, index) => `Nobody ${index}`)];
  const users = await take(wiki.list("users", { users: names, prop: ["editcount"] }));
  expect(users.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(sent).toHaveLength(2);
});

test("the normalized titles of all parts are combined", async () => {
  const { wiki } = anonymous();
  const titles = Array.from({ length: 60 }, (_, index) => `article_${articleTitle(index + 1).slice(-3)}`);
  const { pages, normalized } = await wiki.query({ titles, prop: { info: {} } });
  expect(pages).toHaveLength(60);
  expect(normalized).toHaveLength(60);
});

test("a separator inside a value separates nothing", async () => {
  const { wiki } = anonymous();
  const { pages } = await wiki.query({ titles: ["Article 001|Article 002", "Article 003"] });
  expect(pages).toHaveLength(2);
  expect(pages.find(({ invalid }) => invalid === true)).toMatchObject({ title: "Article 001|Article 002" });
  const single = await wiki.query({ titles: "Article 001|Article 002" });
  expect(single.pages).toMatchObject([{ invalid: true }]);
});

test("… nor in the arguments of a message, whose order and repetition count", async () => {
  const { wiki } = anonymous();
  const both = (args: readonly string[]): Promise<unknown> =>
    wiki.meta("allmessages", { messages: "kiln-both", args, enableparser: true });
  expect(await both(["a|b", "c"])).toMatchObject([{ content: "a|b and c" }]);
  expect(await both(["a|b", "a|b"])).toMatchObject([{ content: "a|b and a|b" }]);
  expect(await both(["c", "c"])).toMatchObject([{ content: "c and c" }]);
});

test("a request too long for an address is posted", async () => {
  const { wiki, sent } = anonymous();
  const long = Array.from({ length: 40 }, (_, index) => `日本語 ${"名前".repeat(30)} ${index}`);
  const { pages } = await wiki.query({ titles: long });
  expect(pages).toHaveLength(40);
  expect(pages.every(({ missing }) => missing === true)).toBe(true);
  expect(sent).toEqual(["POST"]);
});

test("titles of any script come back as they went", async () => {
  const { wiki, sent } = anonymous();
  const { pages } = await wiki.query({
    titles: "Ärger & 日本 😀 (a b)",
    prop: { revisions: { prop: "content", slots: "main" } },
  });
  expect(pages).toMatchObject([
    { title: "Ärger & 日本 😀 (a b)", revisions: [{ slots: { main: { content: "[[Article 001]]" } } }] },
  ]);
  expect(sent).toEqual(["GET"]);
});

test("a shortcut is a separate page", async () => {
  const { wiki } = anonymous();
  const { pages } = await wiki.query({ titles: shortcutTitle(1), prop: { info: {}, links: {} } });
  expect(pages).toMatchObject([{ redirect: true, links: [{ title: "Article 001" }] }]);
});
