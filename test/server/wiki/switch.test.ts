import { expect, test } from "vitest";
import { createServer, startTestServer, type TestServer } from "../../../packages/reference-server/src/index.ts";
import { readServeOptions } from "../../../packages/reference-server/src/program/serve.ts";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { emptyWiki } from "./support/asked-wiki.ts";

/* The initial wiki of a server: from its seed, from its database, or, with `mock`, the demo wiki. */

const seed = {
  wiki: {
    users: [{ name: "Ann", groups: ["sysop"], bearerTokens: [{ token: "token-of-ann" }] }],
    pages: [{ title: "A", text: "x" }],
  },
};

async function titlesOf({ address }: Pick<TestServer, "address">): Promise<readonly string[]> {
  const response = (await (
    await fetch(`${address}/api.php?action=query&format=json&formatversion=2&list=allpages&aplimit=max`)
  ).json()) as any;
  return response.query.allpages.map(({ title }: { readonly title: string }) => title);
}

test.each([
  [{ seed, mock: true }, ["A"]],
  [{ seed, mock: false }, ["A"]],
  [{ mock: false }, []],
])("with %j pages are %j", async (options, listed) => {
  await using server = await startTestServer({ ...options, checkAnswers: "fail" });
  expect(await titlesOf(server)).toEqual(listed);
});

test("a database with a wiki stays unchanged with `mock`", async () => {
  const storage = emptyWiki();
  await seedStorage(storage, seed);
  const app = await createServer({ database: storage, mock: true, logLevel: "silent" });
  expect(await titlesOf({ address: await app.listen({ port: 0, host: "127.0.0.1" }) })).toEqual(["A"]);
  await app.close();
  await storage.close();
});

test("a caller has one identity and one set of rights in all modules", async () => {
  await using server = await startTestServer({ seed, checkAnswers: "fail" });
  const ask = async (query: string): Promise<any> => {
    const answered = await fetch(`${server.address}/api.php?action=query&format=json&formatversion=2&${query}`, {
      headers: { authorization: "Bearer token-of-ann" },
    });
    return ((await answered.json()) as any).query;
  };
  const { userinfo } = await ask("meta=userinfo&uiprop=groups");
  const { users } = await ask("list=users&ususers=Ann&usprop=groups");
  expect(userinfo).toMatchObject({ id: users[0].userid, name: "Ann", groups: users[0].groups });
  expect(userinfo.groups).toContain("sysop");
});

test("the program has one switch for it", () => {
  expect(readServeOptions(["--mock"])).toMatchObject({ mock: true, demo: false });
  expect(readServeOptions(["--mock-seed", "1"])).toHaveProperty("problem");
});
