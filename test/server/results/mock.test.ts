import { describe, expect, test } from "vitest";
import { ask } from "../query/support/ask.ts";
import { queryServer } from "../query/support/package.ts";
import { followed, mockServer, queryConstants } from "./support/mock.ts";

const server = await queryServer();
const respond = await mockServer(server);
const body = async (query: string): Promise<any> => (await ask(respond, `${queryConstants}&${query}`)).body;
const told = async (query: string): Promise<readonly any[]> =>
  (await followed(respond, `${queryConstants}&${query}`)).map((one) => one.body);

test("the same request has the same bytes", async () => {
  const query = `${queryConstants}&generator=allpages&gaplimit=3&prop=info|revisions&rvprop=ids|content&rvslots=*&list=recentchanges`;
  expect((await ask(respond, query)).text).toBe((await ask(await mockServer(server), query)).text);
});

describe("a list", () => {
  test("has the requested members, and a larger request adds to them", async () => {
    const few = (await body("list=search&srsearch=x&srlimit=1&srprop=size")).query.search[0];
    const more = (await body("list=search&srsearch=x&srlimit=1&srprop=size|snippet")).query.search[0];
    expect(few).toEqual({ ns: 0, title: "Example 1", pageid: 1, size: 100 });
    expect(more).toEqual({ ...few, snippet: "Made up for example 1." });
  });

  test("has as many items as the limit, and continues to its end, each item once", async () => {
    const bodies = await told("list=allpages&aplimit=10");
    expect(bodies.map(({ query }) => query.allpages.length)).toEqual([10, 10, 5]);
    expect(bodies.map((one) => one.continue)).toEqual([
      { apcontinue: "Example_10", continue: "-||" },
      { apcontinue: "Example_20", continue: "-||" },
      undefined,
    ]);
    expect(new Set(bodies.flatMap(({ query }) => query.allpages.map(({ title }: any) => title))).size).toBe(25);
    expect((await body("list=allpages&aplimit=max")).query.allpages).toEqual(
      bodies.flatMap(({ query }) => query.allpages),
    );
  });

  test.each([
    ["recentchanges&rclimit=7", "rccontinue", /^20200101070000\|7$/],
    ["random&rnlimit=2", "rncontinue", /^0\.000000002\|0\.000000002\|2\|0$/],
    ["search&srsearch=x&srlimit=4", "sroffset", /^4$/],
    ["allusers&aulimit=3", "aufrom", /^Example_3$/],
    ["usercontribs&ucuserprefix=A&uclimit=3", "uccontinue", /^name\|Example_3\|20200101030000\|3$/],
  ])("%s continues in the form of its own parameter", async (query, name, form) => {
    expect(String((await body(`list=${query}`)).continue[name])).toMatch(form);
  });

  test("starts at its beginning for an unknown position, and is empty after its end", async () => {
    expect((await body("list=allpages&apcontinue=Foo&aplimit=1")).query.allpages[0].title).toBe("Example 1");
    expect(
      (await body("list=allrevisions&arvcontinue=20200101010000|9223372036854775807&arvlimit=1")).query.allrevisions,
    ).toHaveLength(1);
    expect((await body("list=recentchanges&rccontinue=99991231235959|1")).query.recentchanges).toEqual([]);
  });

  test("heeds namespace, direction, and values that its items have", async () => {
    const up = (await body("list=allpages&apnamespace=14&aplimit=2")).query.allpages;
    const down = (await body("list=allpages&apnamespace=14&aplimit=2&apdir=descending")).query.allpages;
    expect(up.map(({ title }: any) => title)).toEqual(["Category:Example 1", "Category:Example 2"]);
    expect(down.map(({ title }: any) => title)).toEqual(["Category:Example 25", "Category:Example 24"]);
    const changes = (await body("list=recentchanges&rcuser=Alice&rctype=new&rcprop=user|timestamp")).query
      .recentchanges;
    expect(changes.every(({ user, type }: any) => user === "Alice" && type === "new")).toBe(true);
    expect(changes.map(({ timestamp }: any) => timestamp)).toEqual(
      changes
        .map(({ timestamp }: any) => timestamp)
        .toSorted()
        .reverse(),
    );
  });

  test("without a limit has the requested items, one by one", async () => {
    const [alice, bob, third] = (await body("list=users&ususers=Alice|Bob|Example user 3")).query.users;
    expect([alice.name, bob.name, third]).toEqual(["Alice", "Bob", { userid: 3, name: "Example user 3" }]);
    // No example uses their ids.
    for (const { userid } of [alice, bob]) expect(userid).toBeGreaterThan(999);
    expect(alice.userid).not.toBe(bob.userid);
    expect((await body("list=users&ususerids=7")).query.users).toMatchObject([{ userid: 7, name: "Example user 7" }]);
  });

  test("has members of the results next to it", async () => {
    expect((await body("list=search&srsearch=x&srinfo=totalhits")).query.searchinfo).toEqual({
      totalhits: expect.any(Number),
    });
    expect((await body("list=search&srsearch=x&srinfo=")).query).not.toHaveProperty("searchinfo");
  });
});

describe("pages", () => {
  test("are there for each title, normalized, and of their kinds", async () => {
    const { pages, normalized } = (await body("titles=category:foo_bar|Example 3|Special:Version|A[b|category:foo bar"))
      .query;
    expect(pages).toEqual([
      { title: "A[b", invalid: true, invalidreason: { code: "title-invalid-characters", text: expect.any(String) } },
      { ns: -1, title: "Special:Version", special: true },
      { pageid: 3, ns: 0, title: "Example 3" },
      { pageid: expect.any(Number), ns: 14, title: "Category:Foo bar" },
    ]);
    expect(normalized).toContainEqual({ fromencoded: false, from: "category:foo_bar", to: "Category:Foo bar" });
  });

  test("have the ids under which lists name them", async () => {
    const listed = (await body("list=allpages&apnamespace=2&aplimit=max")).query.allpages;
    expect((await body(`pageids=${listed.map(({ pageid }: any) => pageid).join("|")}`)).query.pages).toEqual(listed);
    expect((await body(`titles=${listed.map(({ title }: any) => title).join("|")}`)).query.pages).toEqual(listed);
    expect((await body("pageids=-4")).query.pages).toEqual([{ pageid: -4, missing: true }]);
  });

  test("share the limit of an optional list, and continue", async () => {
    const bodies = await told("titles=A|B&prop=links|info&pllimit=7");
    expect(bodies.map(({ query }) => query.pages.map(({ links = [] }: any) => links.length))).toEqual([
      [5, 2],
      [0, 3],
    ]);
    expect(bodies[0].continue).toEqual({ plcontinue: "7|7|Example_7", continue: "||info" });
    expect(bodies[0].query.pages[1]).toHaveProperty("touched");
  });

  test("are named by generators, batch by batch", async () => {
    const bodies = await told("generator=search&gsrsearch=x&gsrlimit=10&prop=info");
    expect(bodies.map(({ query }) => query.pages.length)).toEqual([10, 10, 5]);
    expect(bodies[1].query.pages[0]).toMatchObject({ title: "Example 11", index: 11, length: expect.any(Number) });
  });
});

test("existing handlers are used, and the mock responds if they have no result", async () => {
  const handlers = {
    modules: {
      tags: () => [{ name: "own" }],
      random: (_: unknown, context: any) => context.fail("nohandler", { key: "k", text: "None." }, 501),
      search: (_: unknown, context: any) => context.fail("other", { key: "k", text: "Other." }),
    },
  };
  const mixed = server.createQueryAnswer(await server.mockQueryHandlers(handlers));
  expect((await ask(mixed, `${queryConstants}&list=tags`)).body.query.tags).toEqual([{ name: "own" }]);
  expect((await ask(mixed, `${queryConstants}&list=random&rnlimit=1`)).body.query.random).toEqual([
    { id: 1, ns: 0, title: "Example 1" },
  ]);
  expect((await ask(mixed, `${queryConstants}&list=search&srsearch=x`)).body.errors).toMatchObject([{ code: "other" }]);
  expect(mixed.missing).toEqual({ modules: [], generators: [], pages: false });
});
