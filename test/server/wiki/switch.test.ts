import { expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../packages/reference-server/src/index.ts";

/* Which handlers answer: those of the stored wiki, or examples. */

const seed = { wiki: { users: [{ name: "Ann", groups: ["sysop"], bearerTokens: [{ token: "token-of-ann" }] }], pages: [{ title: "A", text: "x" }] } };

async function titlesOf({ address }: TestServer, query: string): Promise<readonly string[]> {
  const answer = (await (await fetch(`${address}/api.php?action=query&format=json&formatversion=2&${query}`)).json()) as any;
  return (answer.query.allpages ?? answer.query.pages).map(({ title, missing }: { readonly title: string; readonly missing?: true }) => (missing ? `${title} is missing` : title));
}

const general = async ({ address }: TestServer): Promise<any> => ((await (await fetch(`${address}/api.php?action=query&format=json&formatversion=2&meta=siteinfo`)).json()) as any).query.general;

test.each([
  [{ seed, mock: true }, ["A"], ["B is missing"]],
  [{ seed, mock: false }, ["A"], ["B is missing"]],
  [{ mock: true }, ["Example 1", "Example 2", "Example 3"], ["B"]],
  [{ mock: false }, [], ["B is missing"]],
])("with %j pages are %j", async (options, listed, named) => {
  await using server = await startTestServer({ ...options, checkAnswers: "fail" });
  expect(await titlesOf(server, "list=allpages&aplimit=3")).toEqual(listed);
  expect(await titlesOf(server, "titles=B")).toEqual(named);
  expect((await general(server)).readonly).toBe(listed.length === 3);
});

test("a wiki that comes later is answered from, and a reset takes it away again", async () => {
  await using server = await startTestServer({ mock: true });
  const { seedStorage } = await import("../../../packages/reference-server/src/seed/seed-storage.ts");
  await seedStorage(server.storage, seed);
  expect(await titlesOf(server, "list=allpages")).toEqual(["A"]);
  await server.reset();
  expect(await titlesOf(server, "list=allpages&aplimit=1")).toEqual(["Example 1"]);
});

test("a caller has one identity and one set of rights, whichever module tells it", async () => {
  await using server = await startTestServer({ seed, mock: true, checkAnswers: "fail" });
  const ask = async (query: string): Promise<any> => {
    const answered = await fetch(`${server.address}/api.php?action=query&format=json&formatversion=2&${query}`, { headers: { authorization: "Bearer token-of-ann" } });
    return ((await answered.json()) as any).query;
  };
  const { userinfo } = await ask("meta=userinfo&uiprop=groups");
  const { users } = await ask("list=users&ususers=Ann&usprop=groups");
  expect(userinfo).toMatchObject({ id: users[0].userid, name: "Ann", groups: users[0].groups });
  expect(userinfo.groups).toContain("sysop");
});
