import { fastify } from "fastify";
import Session, { set } from "m3api";
import { Mwn } from "mwn";
import { afterAll, describe, expect, test } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { queryServer, type Handler } from "./support/package.ts";

/* Third-party clients for the real system work with the server. */

const { queryPlugin } = await queryServer();
const titles = Array.from({ length: 25 }, (_, index) => `Page ${String(index).padStart(2, "0")}`);
const allpages: Handler = ({ continue: from = "" }) => ({
  items: titles.filter((title) => title >= from).map((title, index) => ({ pageid: index + 1, ns: 0, title })),
  continueAt: ({ title }: { readonly title: string }) => title,
});

const [plain, listing] = [await createServer({ logLevel: "silent" }), fastify()];
await listing.register(queryPlugin({ modules: { allpages } }) as never);
const at = { host: "127.0.0.1", port: 0 };
const addresses = { plain: `${await plain.listen(at)}/api.php`, listing: `${await listing.listen(at)}/api.php` };
afterAll(() => Promise.all([plain.close(), listing.close()]));

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const bad = { action: "query", list: "allpages", apdir: "sideways" };

describe("m3api", () => {
  const open = (address: string): Session =>
    new Session(address, { formatversion: 2, errorformat: "plaintext" }, { userAgent: "test", warn: () => {} });

  test("puts two questions into one request", async () => {
    const session = open(addresses.plain);
    const ask = (meta: string, more: object): Promise<any> =>
      session.request({ action: "query", meta: set(meta), ...more });
    const [user, site] = await Promise.all([
      ask("userinfo", { uiprop: set("groups") }),
      ask("siteinfo", { siprop: set("general") }),
    ]);
    expect(user).toBe(site);
    expect(user.query.userinfo).toEqual({ id: 0, name: "127.0.0.1", anon: true, groups: ["*"] });
    expect(typeof site.query.general.sitename).toBe("string");
  });

  test("gets tokens", async () => {
    const session = open(addresses.plain);
    expect(await session.getToken("csrf", {})).toBe("+\\");
    expect(await session.getToken("login", {})).toMatch(/^[0-9a-f]{40}\+\\$/);
  });

  test("knows an error by its code, in both ways of telling it", async () => {
    for (const errorformat of ["plaintext", "bc"]) {
      const error = (await failureOf(open(addresses.plain).request({ ...bad, errorformat }))) as Error & {
        readonly errors: readonly { readonly code: string }[];
      };
      expect(error.name).toBe("ApiErrors");
      expect(error.errors.map(({ code }) => code)).toEqual(["badvalue"]);
    }
  });

  test("hears warnings", async () => {
    const heard: any[] = [];
    await open(addresses.plain).request(
      { action: "query", meta: "userinfo", nosuch: 1 },
      { warn: (warning: unknown) => void heard.push(warning) },
    );
    expect(heard[0].warnings.map(({ code }: { readonly code: string }) => code)).toEqual(["unrecognizedparams"]);
  });

  test("continues until the end", async () => {
    const seen: string[] = [];
    for await (const { query } of open(addresses.listing).requestAndContinue({
      action: "query",
      list: "allpages",
      aplimit: 10,
    }) as AsyncIterable<any>)
      seen.push(...query.allpages.map(({ title }: { readonly title: string }) => title));
    expect(seen).toEqual(titles);
  });

  test("posts", async () => {
    const { query } = (await open(addresses.listing).request(
      { action: "query", list: "allpages", aplimit: 3 },
      { method: "POST" },
    )) as any;
    expect(query.allpages).toHaveLength(3);
  });
});

describe("mwn", () => {
  const open = (apiUrl: string): Mwn =>
    new Mwn({ apiUrl, userAgent: "test", silent: true, suppressAPIWarnings: true, maxRetries: 0 });

  test("gets tokens", async () => {
    const bot = open(addresses.plain);
    await bot.getTokens();
    expect(bot.csrfToken).toBe("+\\");
    expect(bot.state).toMatchObject({ csrftoken: "+\\", watchtoken: "+\\" });
  });

  test("sends requests", async () => {
    const { query } = await open(addresses.plain).request({
      action: "query",
      meta: "userinfo",
      uiprop: ["groups", "rights"],
    });
    expect(query!["userinfo"]).toMatchObject({ anon: true, groups: ["*"], rights: expect.arrayContaining(["read"]) });
  });

  test("knows an error by its code", async () => {
    const error = await failureOf(open(addresses.plain).request(bad));
    expect(error).toMatchObject({ name: "Error", code: "badvalue" });
    expect(error).toBeInstanceOf(Mwn.Error);
  });

  test("throws if the module has no handler", async () => {
    expect(await failureOf(open(addresses.listing).request({ action: "query", list: "random" }))).toBeInstanceOf(Error);
  });

  test("continues until the end", async () => {
    const seen: string[] = [];
    for await (const { query } of open(addresses.listing).continuedQueryGen({
      action: "query",
      list: "allpages",
      aplimit: 10,
    }))
      seen.push(...(query as any).allpages.map(({ title }: { readonly title: string }) => title));
    expect(seen).toEqual(titles);
  });
});
