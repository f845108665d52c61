import { afterAll, describe, expect, test } from "vitest";
import { createAccount } from "../../../packages/wiki/src/accounts/make.ts";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { openSqlite } from "../../../packages/reference-server/src/storage/sqlite/open.ts";
import { queryServer } from "./support/package.ts";

/* The site information of the reference server. */

const { table } = await queryServer();
const storage = openSqlite(":memory:");
await createAccount(storage, { name: "Alice", groups: ["sysop"] });
const app = await createServer({ logLevel: "silent", checkAnswers: "fail", rateLimit: 0, database: storage });
const origin = await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(async () => {
  await app.close();
  storage.close();
});

async function ask(query: string): Promise<any> {
  return (
    await app.inject({ url: `/api.php?action=query&format=json&formatversion=2&errorformat=plaintext&${query}` })
  ).json();
}

const values = table.modules["siteinfo"]!.parameters.find(({ name }) => name === "prop")!.type as readonly string[];

test.each(values)("%s has the response that the spec describes", async (value) => {
  expect(values.length).toBeGreaterThan(20);
  const { query, errors } = await ask(`meta=siteinfo&siprop=${value}`);
  expect(errors).toBeUndefined();
  expect(Object.keys(query)).toEqual([value]);
});

describe("general", () => {
  test("has a version in the form that clients look for", async () => {
    const {
      query: { general },
    } = await ask("meta=siteinfo");
    expect(general.generator).toMatch(/^MediaWiki \d+\.\d+\.\d+( |$)/);
  });

  test("says where the server listens", async () => {
    const {
      query: { general },
    } = await ask("meta=siteinfo");
    expect(general).toMatchObject({ server: origin, servername: "127.0.0.1", base: `${origin}/index.php/Main_Page` });
  });

  test("has a class of characters that titles may have", async () => {
    const {
      query: { general },
    } = await ask("meta=siteinfo");
    const legal = new RegExp(`^[${general.legaltitlechars}]$`);
    expect([..." aZ9/:_"].filter((character) => !legal.test(character))).toEqual([]);
    expect([..."<>[]{}|#"].filter((character) => legal.test(character))).toEqual([]);
  });
});

describe("the facts of the site are those that requests are read by", () => {
  test("namespaces and their other names", async () => {
    const {
      query: { namespaces, namespacealiases },
    } = await ask("meta=siteinfo&siprop=namespaces|namespacealiases");
    const names = Object.values<{ readonly id: number; readonly name: string }>(namespaces).filter(({ id }) => id >= 0);
    const all = [
      ...names,
      ...namespacealiases.map(({ id, alias }: { readonly id: number; readonly alias: string }) => ({
        id,
        name: alias,
      })),
    ];
    const titles = all.map(({ name }) => (name === "" ? "Foo" : `${name}:Foo`));
    const {
      query: { pages },
    } = await ask(`titles=${encodeURIComponent(titles.join("|"))}`);
    const idsOf = (ids: readonly number[]): readonly number[] =>
      [...new Set(ids)].toSorted((one, other) => one - other);
    expect(idsOf(pages.map(({ ns }: { readonly ns: number }) => ns))).toEqual(idsOf(names.map(({ id }) => id)));
    const { warnings, errors } = await ask(`list=recentchanges&rcnamespace=${names.map(({ id }) => id).join("|")}`);
    expect([warnings, errors]).toEqual([undefined, undefined]);
  });

  test("prefixes of other sites", async () => {
    const {
      query: { interwikimap },
    } = await ask("meta=siteinfo&siprop=interwikimap");
    const {
      query: { interwiki },
    } = await ask(
      `iwurl&titles=${interwikimap.map(({ prefix }: { readonly prefix: string }) => `${prefix}:Foo`).join("|")}`,
    );
    expect(interwiki).toEqual(
      interwikimap.map(({ prefix, url }: { readonly prefix: string; readonly url: string }) => ({
        title: `${prefix}:Foo`,
        iw: prefix,
        url: url.replace("$1", "Foo"),
      })),
    );
  });

  test("prefixes that are local, and the others", async () => {
    const prefixes = async (filter: string): Promise<readonly string[]> =>
      (await ask(`meta=siteinfo&siprop=interwikimap${filter}`)).query.interwikimap.map(
        ({ prefix }: { readonly prefix: string }) => prefix,
      );
    const [all, local, others] = [
      await prefixes(""),
      await prefixes("&sifilteriw=local"),
      await prefixes("&sifilteriw=!local"),
    ];
    expect(local).toEqual(["de", "fr"]);
    expect([...local, ...others].toSorted()).toEqual(all.toSorted());
  });
});

test("magic words are those of the functions and variables", async () => {
  const {
    query: { magicwords, functionhooks, variables },
  } = await ask("meta=siteinfo&siprop=magicwords|functionhooks|variables");
  const words = new Map(magicwords.map((word: { readonly name: string }) => [word.name, word]));
  expect([...functionhooks, ...variables].filter((name) => !words.has(name))).toEqual([]);
  expect(words.get("displaytitle")).toEqual({
    name: "displaytitle",
    aliases: ["DISPLAYTITLE"],
    "case-sensitive": true,
  });
});

test("languages are named each in itself, or in one", async () => {
  const nameOf = async (more: string): Promise<string> =>
    (await ask(`meta=siteinfo&siprop=languages${more}`)).query.languages.find(
      ({ code }: { readonly code: string }) => code === "de",
    ).name;
  expect([await nameOf(""), await nameOf("&siinlanguagecode=en"), await nameOf("&siinlanguagecode=no%20code")]).toEqual(
    ["Deutsch", "German", "Deutsch"],
  );
});

test("groups are counted if requested", async () => {
  const {
    query: { usergroups },
  } = await ask("meta=siteinfo&siprop=usergroups&sinumberingroup");
  const numbers = Object.fromEntries(
    usergroups.map(({ name, number }: { readonly name: string; readonly number?: number }) => [name, number]),
  );
  expect([numbers["sysop"], numbers["bot"], numbers["*"]]).toEqual([1, 0, undefined]);
  expect((await ask("meta=siteinfo&siprop=statistics")).query.statistics.admins).toBe(1);
  expect(
    (await ask("meta=siteinfo&siprop=usergroups")).query.usergroups.filter((group: object) => "number" in group),
  ).toEqual([]);
});

test("databases are not listed", async () => {
  const { errors } = await ask("meta=siteinfo&siprop=dbrepllag&sishowalldb");
  expect(errors).toMatchObject([{ code: "includeAllDenied", module: "query+siteinfo" }]);
});
