import { afterAll, expect, test } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";

/* What clients ask of pages beside `query`. */

const seed = { wiki: { users: [{ name: "Ann" }], pages: [1, 2, 3].map((number) => ({ title: `Example ${number}`, text: `The text of ${number}.` })) } };
const app = await createServer({ logLevel: "silent", seed, rateLimit: 0 });
afterAll(() => app.close());

type Parameters = Readonly<Record<string, string>>;

async function ask(parameters: Parameters, method: "GET" | "POST" = "GET"): Promise<any> {
  const form = new URLSearchParams({ format: "json", formatversion: "2", ...parameters }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = method === "GET" ? { url: `/api.php?${form}` } : { url: "/api.php", method, headers, payload: form };
  return (await app.inject(request)).json();
}

async function textOf(title: string): Promise<string> {
  const { query } = await ask({ action: "query", titles: title, prop: "revisions", rvprop: "content", rvslots: "main" });
  return query.pages[0].revisions[0].slots.main.content;
}

test("opensearch answers titles that the search by prefix finds, with their addresses", async () => {
  const { query } = await ask({ action: "query", list: "prefixsearch", pssearch: "Ex", pslimit: "3" });
  const titles = query.prefixsearch.map(({ title }: { readonly title: string }) => title);
  expect(titles).toHaveLength(3);
  const addresses = titles.map((title: string) => `http://localhost/index.php/${title.replaceAll(" ", "_")}`);
  expect(await ask({ action: "opensearch", search: "Ex", limit: "3" })).toEqual(["Ex", titles, ["", "", ""], addresses]);
});

test("parse has the text of a page, in both versions of the format", async () => {
  const { parse } = await ask({ action: "parse", page: "Example 2" });
  expect(parse).toMatchObject({ title: "Example 2", pageid: 2, links: [], categories: [] });
  expect(parse.text).toContain(await textOf("Example 2"));
  expect((await ask({ action: "parse", page: "Example 2", prop: "wikitext", formatversion: "1" })).parse).toEqual({
    title: "Example 2", pageid: 2, wikitext: { "*": await textOf("Example 2") },
  });
});

test("parse has the text of a request, without markup of its own", async () => {
  const { parse } = await ask({ action: "parse", text: "<b>a & b</b>", prop: "text" }, "POST");
  expect(parse).toEqual({ title: "API", pageid: 0, text: '<div class="mw-parser-output"><p>&lt;b&gt;a &amp; b&lt;/b&gt;\n</p></div>' });
});

test("parse refuses a page that is missing, and a page beside a text", async () => {
  expect((await ask({ action: "parse", page: "Missing 1" })).error.code).toBe("missingtitle");
  expect((await ask({ action: "parse", page: "Example 1", text: "x" })).error.code).toBe("invalidparammix");
});

test("expandtemplates has the text in the form of the version", async () => {
  expect(await ask({ action: "expandtemplates", text: "{{:Example 1}}", prop: "wikitext" })).toEqual({ expandtemplates: { wikitext: "The text of 1." } });
  expect(await ask({ action: "expandtemplates", text: "{{:Example 1}}", formatversion: "1" })).toEqual({ expandtemplates: { "*": "The text of 1." } });
});

test("purge names pages, and those that are missing", async () => {
  const asked = { action: "purge", titles: "example 1|Missing 1" };
  expect((await ask(asked)).error.code).toBe("mustbeposted");
  const body = await ask(asked, "POST");
  expect(body).toMatchObject({ batchcomplete: true, normalized: [{ from: "example 1", to: "Example 1" }] });
  expect(body.purge).toHaveLength(2);
  expect(body.purge).toEqual(expect.arrayContaining([{ ns: 0, title: "Example 1", purged: true }, { ns: 0, title: "Missing 1", missing: true }]));
});

test("edit needs a token", async () => {
  const asked = { action: "edit", title: "Example 1", text: "x" };
  expect((await ask(asked, "POST")).error.code).toBe("missingparam");
  expect((await ask({ ...asked, token: "wrong+\\" }, "POST")).error.code).toBe("badtoken");
});

test("the actions describe themselves", async () => {
  const { paraminfo } = await ask({ action: "paraminfo", modules: "edit|parse|purge|opensearch|expandtemplates" });
  expect(paraminfo.modules.map(({ name }: { readonly name: string }) => name).toSorted()).toEqual(["edit", "expandtemplates", "opensearch", "parse", "purge"]);
  const tokenOf = (name: string): unknown => paraminfo.modules.find((one: { readonly name: string }) => one.name === name).parameters.find((one: { readonly name: string }) => one.name === "token")?.tokentype;
  expect([tokenOf("edit"), tokenOf("purge")]).toEqual(["csrf", undefined]);
});
