import { expect, test, vi } from "vitest";
import { createQueryClient } from "../../packages/client/generated/query/index.js";
import { allpagesItem, recentchangesItem } from "../../packages/mock/generated/query/data.js";
import { error, queryMock, type QueryMockOptions } from "../../packages/mock/generated/query/index.js";
import { createQueryAnswer, mockQueryHandlers } from "../../packages/server/generated/query/index.js";

const endpoint = "https://wiki.invalid/w/api.php";
const mocked = (options: QueryMockOptions = {}) => {
  const mock = queryMock({ endpoint, ...options });
  return {
    mock,
    wiki: createQueryClient({
      endpoint,
      userAgent: "test/1.0 (a@b.example)",
      retries: { attempts: 1 },
      fetch: mock.fetch,
    }),
  };
};
const titlesOf = async (wiki: ReturnType<typeof mocked>["wiki"]): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { title } of wiki.list("allpages", { limit: 10 })) found.push(title);
  return found;
};

test.each([
  "?action=query&list=allpages&format=json&formatversion=2",
  "?action=query&list=allpages&aplimit=2&prop=info&titles=Example%201%7CMissing%201&format=json",
  "?action=query&list=allpages&aplimit=x&format=json&formatversion=2&errorformat=plaintext",
  "?action=query&list=nothing&format=json",
  "?action=query&list=allpages&format=php",
  "?action=nothing&format=json",
])("the response to %s is that of a server with examples", async (query) => {
  const here = await mocked().mock.fetch(endpoint + query);
  const there = await createQueryAnswer(await mockQueryHandlers())({
    method: "GET",
    query: query.slice(1),
    headers: {},
  });
  expect([here.status, await here.text(), here.headers.get("mediawiki-api-error") ?? undefined]).toEqual([
    there.status,
    there.body,
    there.headers["mediawiki-api-error"],
  ]);
});

test("a module responds at its own path, and to POST as to GET", async () => {
  const { mock } = mocked();
  const body = new URLSearchParams({ action: "query", list: "allpages", format: "json", formatversion: "2" });
  const [got, posted, own] = await Promise.all(
    [
      mock.fetch(`${endpoint}?${body}`),
      mock.fetch(endpoint, { method: "POST", body }),
      mock.fetch(`https://wiki.invalid/w/query+allpages?formatversion=2`),
    ].map(async (one) => (await one).json()),
  );
  expect(posted).toEqual(got);
  expect(own).toEqual(got);
});

test("an override replaces the examples: permanently, once, until it is undone or everything is reset", async () => {
  const { mock, wiki } = mocked();
  const start = await titlesOf(wiki);
  expect(start).toHaveLength(25);
  mock.override.list.allpages(() => [allpagesItem({ title: "Once" })], { once: true });
  expect([await titlesOf(wiki), await titlesOf(wiki)]).toEqual([["Once"], start]);
  const undo = mock.override.list.allpages(({ limit }) => [allpagesItem({ title: `At most ${limit}` })]);
  expect(await titlesOf(wiki)).toEqual(["At most 10"]);
  undo();
  expect(await titlesOf(wiki)).toEqual(start);
  mock.override.list.allpages(() => []);
  mock.reset();
  expect(await titlesOf(wiki)).toEqual(start);
});

test("an override can return an error or a Response, and a mismatch with the spec is reported", async () => {
  const onError = vi.fn();
  const { mock, wiki } = mocked({ onError });
  mock.override.list.allpages(error("badvalue", "Not this."));
  await expect(titlesOf(wiki)).rejects.toThrow("badvalue: Not this.");
  mock.override.list.allpages(() => new Response("Down", { status: 502 }));
  await expect(titlesOf(wiki)).rejects.toMatchObject({ status: 502 });
  expect(onError).not.toHaveBeenCalled();
  mock.override.list.allpages(() => [{ ...allpagesItem(), pageid: "x" } as never]);
  await expect(titlesOf(wiki)).rejects.toThrow(
    "The override of allpages does not match the spec: /query/allpages/0/pageid",
  );
  expect(onError).toHaveBeenCalledOnce();
  const lax = mocked({ checkAnswers: false });
  lax.mock.override.list.allpages(() => [{ title: "Bare" } as never]);
  expect(await titlesOf(lax.wiki)).toEqual(["Bare"]);
});

test("an override gets the parameters of the request, and a factory for the requested members", async () => {
  const { mock, wiki } = mocked();
  mock.override.list.allcategories(({ item, prop }) => [item({ category: `X ${prop.length}`, size: 3 })]);
  const categories = async (prop: readonly ("size" | "hidden")[]): Promise<unknown> =>
    (await wiki.query({ list: { allcategories: { prop } } })).list.allcategories;
  expect(await categories([])).toEqual([{ category: "X 0" }]);
  expect(await categories(["size"])).toEqual([expect.objectContaining({ category: "X 1", size: 3 })]);
  mock.override.meta.siteinfo(({ result }) => result({ general: { sitename: "Mine" } as never }));
  expect((await wiki.meta("siteinfo", {})).general).toMatchObject({ sitename: "Mine", mainpage: expect.any(String) });
});

test("a mistake in the members of a factory is reported to the caller, who does not retry", async () => {
  const onError = vi.fn();
  const { mock, wiki } = mocked({ onError });
  mock.override.list.allpages(({ item }) => [item({ titel: "X" } as never)]);
  await expect(titlesOf(wiki)).rejects.toThrow(
    "item of allpages: titel is not a member of item of allpages; did you mean title?",
  );
  expect(onError).toHaveBeenCalledOnce();
});

// The pages of a response are in the order of a wiki: missing ones first.
test("an override of pages applies to each page, or to all of them at once", async () => {
  const { mock, wiki } = mocked();
  const categories = async (): Promise<unknown> => {
    const { pages } = await wiki.query({ titles: ["A", "B", "Missing 1"], prop: { categories: {} } });
    return pages.map((page) => page.categories?.map(({ title }) => title) ?? []);
  };
  mock.override.prop.categories(({ members }) => members({ categories: [{ title: "Category:One" }] as never }));
  expect(await categories()).toEqual([[], ["Category:One"], ["Category:One"]]);
  mock.override.prop.categories(({ members }, { pages }) =>
    pages.map((page) => [page, members({ categories: [{ title: `Category:${page.title}` }] as never })]),
  );
  expect(await categories()).toEqual([[], ["Category:A"], ["Category:B"]]);
});

test("an override of a generator names pages by their titles", async () => {
  const { mock, wiki } = mocked();
  mock.override.generator.allpages(() => [{ title: "Foo" }, { title: "Bar" }]);
  const pages = [];
  for await (const page of wiki.generate("allpages", { limit: 1 }, { prop: { info: {} } })) pages.push(page.title);
  expect(pages).toEqual(["Foo", "Bar"]);
});

test("an override with more items than the limit is continued", async () => {
  const { mock, wiki } = mocked();
  const names = Array.from({ length: 23 }, (_, index) => `Page ${index}`);
  mock.override.list.allpages(({ item }) => names.map((title, index) => item({ title }, { index })));
  expect(await titlesOf(wiki)).toEqual(names);
  expect((await wiki.query({ list: { allpages: { limit: 10 } } })).list.allpages).toHaveLength(10);
});

test.each([
  "https://wiki.invalid/api.php",
  "https://wiki.invalid/w/api.php",
  "https://a.invalid:8080/some/path/api.php",
])("without an endpoint, %s gets a response", async (address) => {
  const mock = queryMock();
  const body = await (await mock.fetch(`${address}?action=query&list=allpages&format=json&formatversion=2`)).json();
  expect((body as any).query.allpages).toHaveLength(10);
  await expect(mock.fetch(address.replace("api.php", "index.php"))).rejects.toThrow("is not /api.php of any host");
});

test("factories take what is given, refuse what does not fit, and differ by index", () => {
  expect(allpagesItem({ title: "X" })).toEqual({ pageid: 1, ns: 0, title: "X" });
  expect(() => allpagesItem({ title: 3 } as never)).toThrow("AllpagesItem: title does not match.");
  expect(() => allpagesItem({ name: "X" } as never)).toThrow(
    "AllpagesItem: name is not a member of AllpagesItem. It has pageid, ns, title.",
  );
  expect(() => allpagesItem({ titel: "X" } as never)).toThrow(
    "AllpagesItem: titel is not a member of AllpagesItem; did you mean title? It has ",
  );
  expect(recentchangesItem({}, { index: 1 })).not.toEqual(recentchangesItem({}, { index: 2 }));
  expect(recentchangesItem()).toMatchObject({ user: "Example user 1", timestamp: expect.stringMatching(/Z$/) });
});

test("a request to another address throws a descriptive error", async () => {
  await expect(mocked().mock.fetch("https://wiki.invalid/other")).rejects.toThrow(
    "The request is not to the address of the mock",
  );
});
