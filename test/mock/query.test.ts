import { expect, test, vi } from "vitest";
import { createQueryClient } from "../../packages/client/generated/query/index.js";
import { allpagesItem, recentchangesItem } from "../../packages/mock/generated/query/data.js";
import { error, queryMock, type QueryMockOptions } from "../../packages/mock/generated/query/index.js";
import { createQueryAnswer, mockQueryHandlers } from "../../packages/server/generated/query/index.js";

const endpoint = "https://wiki.invalid/w/api.php";
const mocked = (options: QueryMockOptions = {}) => {
  const mock = queryMock({ endpoint, ...options });
  return { mock, wiki: createQueryClient({ endpoint, userAgent: "test/1.0 (a@b.example)", retries: { attempts: 1 }, fetch: mock.fetch }) };
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
])("the answer to %s is that of a server with examples", async (query) => {
  const here = await mocked().mock.fetch(endpoint + query);
  const there = await createQueryAnswer(await mockQueryHandlers())({ method: "GET", query: query.slice(1), headers: {} });
  expect([here.status, await here.text(), here.headers.get("mediawiki-api-error") ?? undefined]).toEqual([there.status, there.body, there.headers["mediawiki-api-error"]]);
});

test("a module answers at its own path, and a POST as a GET", async () => {
  const { mock } = mocked();
  const body = new URLSearchParams({ action: "query", list: "allpages", format: "json", formatversion: "2" });
  const [got, posted, own] = await Promise.all([mock.fetch(`${endpoint}?${body}`), mock.fetch(endpoint, { method: "POST", body }), mock.fetch(`https://wiki.invalid/w/query+allpages?formatversion=2`)].map(async (one) => (await one).json()));
  expect(posted).toEqual(got);
  expect(own).toEqual(got);
});

test("an override answers in place of examples: for good, once, until it is undone or all is reset", async () => {
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

test("an override may answer with an error or a Response, and is told where it is not as the spec says", async () => {
  const onError = vi.fn();
  const { mock, wiki } = mocked({ onError });
  mock.override.list.allpages(error("badvalue", "Not this."));
  await expect(titlesOf(wiki)).rejects.toThrow("badvalue: Not this.");
  mock.override.list.allpages(() => new Response("Down", { status: 502 }));
  await expect(titlesOf(wiki)).rejects.toMatchObject({ status: 502 });
  expect(onError).not.toHaveBeenCalled();
  mock.override.list.allpages(() => [{ ...allpagesItem(), pageid: "x" } as never]);
  await expect(titlesOf(wiki)).rejects.toThrow("The override of allpages does not answer as the spec says: /query/allpages/0/pageid");
  expect(onError).toHaveBeenCalledOnce();
  const lax = mocked({ checkAnswers: false });
  lax.mock.override.list.allpages(() => [{ title: "Bare" } as never]);
  expect(await titlesOf(lax.wiki)).toEqual(["Bare"]);
});

test("factories take what is given, refuse what does not fit, and differ by index", () => {
  expect(allpagesItem({ title: "X" })).toEqual({ pageid: 1, ns: 0, title: "X" });
  expect(() => allpagesItem({ title: 3 } as never)).toThrow("AllpagesItem: title does not fit.");
  expect(() => allpagesItem({ name: "X" } as never)).toThrow("AllpagesItem: name is not a member of AllpagesItem. It has pageid, ns, title.");
  expect(() => allpagesItem({ titel: "X" } as never)).toThrow("AllpagesItem: titel is not a member of AllpagesItem; did you mean title? It has ");
  expect(recentchangesItem({}, { index: 1 })).not.toEqual(recentchangesItem({}, { index: 2 }));
  expect(recentchangesItem()).toMatchObject({ user: "Example user 1", timestamp: expect.stringMatching(/Z$/) });
});

test("a request to another address is an error that says so", async () => {
  await expect(mocked().mock.fetch("https://wiki.invalid/other")).rejects.toThrow("The mock is not asked at its address");
});
