import { describe, expect, test } from "vitest";
import { queryServer } from "../query/support/package.ts";
import { ask as asked } from "../query/support/ask.ts";
import { mockServer, queryConstants } from "./support/mock.ts";
import { siteExamples } from "./support/site-examples.ts";

/* Guarantees of the library's mock for its generated wiki. */

const server = await queryServer();
const { table } = server;
const made = (seed = 0) => mockServer(server, {}, { modules: siteExamples, seed });
const respond = await made();

type Parameters = Readonly<Record<string, string>>;

async function ask(parameters: Parameters, by = respond): Promise<any> {
  const query = `${queryConstants}&${new URLSearchParams(parameters)}`;
  const { body } = await asked(by, query);
  if (body.errors !== undefined) throw new Error(`${query}: ${JSON.stringify(body.errors)}`);
  return body;
}

async function follow(parameters: Parameters, most = 100): Promise<readonly any[]> {
  const bodies = [];
  for (let next: Parameters | undefined = {}; next !== undefined; next = bodies.at(-1).continue) {
    if (bodies.length === most) throw new Error(`${JSON.stringify(parameters)} does not end.`);
    bodies.push(await ask({ ...parameters, ...next }));
  }
  return bodies;
}

const required: Readonly<Record<string, Parameters>> = {
  backlinks: { bltitle: "Example 1" },
  categorymembers: { cmtitle: "Category:Example 1" },
  embeddedin: { eititle: "Template:Example 1" },
  imageusage: { iutitle: "File:Example 1" },
  pageswithprop: { pwppropname: "example" },
  prefixsearch: { pssearch: "example" },
  querypage: { qppage: "Ancientpages" },
  search: { srsearch: "example" },
  usercontribs: { ucuser: "Example user 1" },
};
const modules = Object.values(table.modules);
const lists = modules.filter(
  ({ group, parameters }) => group === "list" && parameters.some(({ type }) => type === "limit"),
);
const properties = modules.filter(({ name, group }) => group === "prop" && name !== "stashimageinfo");
const limit = 7;

describe.each(lists)("$name", ({ name, prefix }) => {
  const parameters = { list: name, ...required[name], [`${prefix}limit`]: String(limit) };
  const itemsOf = ({ query, ...body }: any): readonly any[] => {
    const list = query?.[name] ?? body[name];
    return list.results ?? list;
  };

  test("keeps its limit, and ends", async () => {
    const bodies = await follow(parameters);
    expect(Math.max(...bodies.map((body) => itemsOf(body).length))).toBe(limit);
    const all = bodies.flatMap((body) => itemsOf(body).map((item) => JSON.stringify(item)));
    expect([all.length, new Set(all).size]).toEqual([25, 25]);
  });

  test("has pages that are there, under their ids", async () => {
    const items = (await follow(parameters))
      .flatMap(itemsOf)
      .filter((item) => typeof item.title === "string" && typeof item.ns === "number");
    const { query } =
      items.length === 0 ? { query: { pages: [] } } : await ask({ titles: items.map(({ title }) => title).join("|") });
    const pages = new Map(query.pages.map((page: { readonly title: string }) => [page.title, page]));
    const told = items.map(({ title, ns, pageid }) => ({ title, ns, ...(pageid === undefined ? {} : { pageid }) }));
    expect(told.map(({ title }) => pages.get(title))).toEqual(told.map((one) => expect.objectContaining(one)));
  });
});

test.each(properties)("generated pages are rarely repeated for $name", async ({ name }) => {
  const bodies = await follow({ generator: "allpages", gaplimit: "10", prop: name });
  const told = bodies.flatMap(({ query }) => query.pages.map(({ pageid }: { readonly pageid: number }) => pageid));
  expect(new Set(told).size).toBe(25);
  // Five items on every page; a request has ten pages.
  expect(told.length).toBeLessThanOrEqual(10 * 5 + 10 * 5 + 5 * 3);
});

test("only files have file data of modules", async () => {
  const { query } = await ask({ titles: "File:Example 1|Example 1", prop: "imageinfo", iilimit: "2" });
  const files = query.pages
    .filter((page: object) => "imageinfo" in page)
    .map(({ title }: { readonly title: string }) => title);
  expect(files).toEqual(["File:Example 1"]);
});

test("pages that are missing", async () => {
  const { query } = await ask({ titles: "Missing 1|Talk:Missing 1|Foo" });
  expect(
    query.pages
      .filter((page: object) => "missing" in page)
      .map(({ title }: { readonly title: string }) => title)
      .toSorted(),
  ).toEqual(["Missing 1", "Talk:Missing 1"]);
});

test("a page of any title is found by its id, too", async () => {
  const {
    query: {
      pages: [page],
    },
  } = await ask({ titles: "User:Somebody" });
  expect((await ask({ pageids: String(page.pageid) })).query.pages).toEqual([page]);
});

test("redirects lead to pages that are there", async () => {
  const { query } = await ask({ titles: "Redirect 3", redirects: "" });
  expect(query).toEqual({
    redirects: [{ from: "Redirect 3", to: "Example 3" }],
    pages: [{ pageid: 3, ns: 0, title: "Example 3" }],
  });
});

test("a user has one id, whichever module names it", async () => {
  const {
    query: { users, allusers, usercontribs },
  } = await ask({
    list: "users|allusers|usercontribs",
    ususers: "Example user 3|Example user 2|Somebody",
    aulimit: "3",
    ucuser: "Somebody",
    uclimit: "2",
    ucprop: "ids",
  });
  const ids = new Map(users.map(({ name, userid }: any) => [name, userid]));
  expect(ids.size).toBe(3);
  for (const { name, userid } of allusers.slice(1)) expect([name, ids.get(name)]).toEqual([name, userid]);
  expect(usercontribs.map(({ user, userid }: any) => [user, userid])).toEqual(
    [1, 2].map(() => ["Somebody", ids.get("Somebody")]),
  );
});

test("the newest revision of a page is the first that is listed", async () => {
  const {
    query: { pages },
  } = await ask({ titles: "Example 1|User:Example 2|Anything", prop: "info|revisions", rvprop: "ids" });
  expect(pages).toHaveLength(3);
  for (const { lastrevid, revisions } of pages) expect(revisions[0].revid).toBe(lastrevid);
});

test("the same seed gives the same responses, and another seed gives others", async () => {
  const parameters = { list: "recentchanges", rcprop: "title|timestamp|user|flags|sizes" };
  const responses = await Promise.all(
    [7, 7, 8].map(async (seed) => JSON.stringify((await ask(parameters, await made(seed))).query)),
  );
  expect(responses[0]).toBe(responses[1]);
  expect(responses[0]).not.toBe(responses[2]);
});
