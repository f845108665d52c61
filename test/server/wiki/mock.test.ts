import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantRights } from "../../../packages/wiki/src/accounts/rights.ts";
import { createBearerToken } from "../../../packages/wiki/src/accounts/make.ts";
import { startTestServer, type TestServer } from "../../../packages/reference-server/src/index.ts";
import type { Any } from "./support/asked-wiki.ts";

/* A server with only the `mock` option. Modules agree about the same facts, over HTTP. */

type Request = Readonly<Record<string, string>>;

let server: TestServer;
let authorization = "";
const anAccount = "Ada Quayle";

beforeAll(async () => {
  server = await startTestServer({ mock: true });
  authorization = `Bearer ${await createBearerToken(server.storage, { account: anAccount, label: "test", grants: Object.keys(grantRights) })}`;
});
afterAll(() => server.close());

async function ask(parameters: Request, method: "GET" | "POST" = "GET"): Promise<Any> {
  const form = new URLSearchParams({
    action: "query",
    format: "json",
    formatversion: "2",
    errorformat: "plaintext",
    ...parameters,
  });
  const answered = await (method === "GET"
    ? fetch(`${server.address}/api.php?${form}`, { headers: { authorization } })
    : fetch(`${server.address}/api.php`, { method, headers: { authorization }, body: form }));
  const body = (await answered.json()) as Any;
  if (body.errors !== undefined) throw new Error(`${form}: ${JSON.stringify(body.errors)}`);
  return body;
}

/** Returns the items read from each response, up to the last one. */
async function each<T>(parameters: Request, read: (query: Any) => readonly T[]): Promise<readonly T[]> {
  const found: T[] = [];
  for (let next: Request | undefined = {}; next !== undefined; ) {
    const body: Any = await ask({ ...parameters, ...next });
    found.push(...read(body.query));
    next = body.continue;
  }
  return found;
}

const sorted = (told: readonly unknown[]): readonly string[] => told.map((one) => JSON.stringify(one)).sort();
const distinct = <T>(told: readonly T[]): readonly T[] => [
  ...new Map(told.map((one) => [JSON.stringify(one), one])).values(),
];
const listed = <T>(name: string, parameters: Request, read: (item: Any) => T): Promise<readonly T[]> =>
  each({ list: name, ...parameters }, (query) => query[name].map(read));
const ofPages = <T>(parameters: Request, read: (page: Any) => readonly T[]): Promise<readonly T[]> =>
  each({ generator: "allpages", gaplimit: "50", ...parameters }, ({ pages = [] }) => pages.flatMap(read));

const pairs =
  (name: string) =>
  (page: Any): readonly (readonly [string, string])[] =>
    (page[name] ?? []).map(({ title }: Any) => [page.title, title]);

/** Facts, with the values that each module returns for them. */
const facts: Readonly<Record<string, Readonly<Record<string, () => Promise<readonly unknown[]>>>>> = {
  "ids of pages": {
    allpages: () => listed("allpages", { aplimit: "max" }, ({ pageid, title }) => [pageid, title]),
    info: () => ofPages({ prop: "info" }, ({ pageid, title }) => [[pageid, title]]),
    allrevisions: async () =>
      distinct(
        await listed("allrevisions", { arvlimit: "max", arvnamespace: "0" }, ({ pageid, title }) => [pageid, title]),
      ),
  },
  "the newest revision of a page": {
    info: () => ofPages({ prop: "info" }, ({ title, lastrevid, length }) => [[title, lastrevid, length]]),
    revisions: () =>
      ofPages({ prop: "revisions", rvprop: "ids|size" }, ({ title, revisions = [] }) =>
        revisions.map(({ revid, size }: Any) => [title, revid, size]),
      ),
  },
  accounts: {
    allusers: () =>
      listed(
        "allusers",
        { aulimit: "max", auprop: "editcount|registration|groups" },
        ({ userid, name, editcount, registration, groups }) => [
          userid,
          name,
          editcount,
          registration,
          groups.toSorted(),
        ],
      ),
    users: async () => {
      const names = await listed("allusers", { aulimit: "max" }, ({ name }) => name);
      return listed(
        "users",
        { ususers: names.join("|"), usprop: "editcount|registration|groups" },
        ({ userid, name, missing, editcount, registration, groups }) =>
          missing ? [name] : [userid, name, editcount, registration, groups.toSorted()],
      );
    },
  },
  "how many pages and files there are": {
    siteinfo: async () => {
      const {
        query: {
          statistics: { pages, images },
        },
      } = await ask({ meta: "siteinfo", siprop: "statistics" });
      return [[pages, images]];
    },
    "allpages and allimages": async () => {
      const namespaces = Array.from({ length: 16 }, (_, id) => String(id));
      const pages = await Promise.all(
        namespaces.map((apnamespace) => listed("allpages", { aplimit: "max", apnamespace }, ({ title }) => title)),
      );
      return [[pages.flat().length, (await listed("allimages", { ailimit: "max" }, ({ title }) => title)).length]];
    },
  },
  blocks: {
    blocks: () =>
      listed("blocks", { bklimit: "max", bkprop: "id|user|by|reason" }, ({ id, user, by, reason }) => [
        user,
        id,
        by,
        reason,
      ]).then((all) => all.filter(([user]) => !/^[\d.:/A-F]+$/.test(String(user)))),
    allusers: () =>
      listed("allusers", { aulimit: "max", auprop: "blockinfo" }, (one) => one).then((all) =>
        all
          .filter(({ blockid }) => blockid !== undefined)
          .map(({ name, blockid, blockedby, blockreason }) => [name, blockid, blockedby, blockreason]),
      ),
  },
  "how large categories are": {
    allcategories: () =>
      listed("allcategories", { aclimit: "max", acprop: "size" }, ({ category, pages, files, subcats }) => [
        `Category:${category}`,
        pages,
        files,
        subcats,
      ]).then(filled),
    categoryinfo: async () => {
      const titles = await listed("allcategories", { aclimit: "max" }, ({ category }) => `Category:${category}`);
      return each<readonly unknown[]>({ titles: titles.join("|"), prop: "categoryinfo" }, ({ pages }) =>
        pages.map(
          ({ title, categoryinfo: { pages: own, files, subcats } = { pages: 0, files: 0, subcats: 0 } }: Any) => [
            title,
            own,
            files,
            subcats,
          ],
        ),
      ).then(filled);
    },
  },
  "links between pages": {
    links: () => ofPages({ prop: "links", pllimit: "max", plnamespace: "0" }, pairs("links")).then(toThere),
    linkshere: async () =>
      (await ofPages({ prop: "linkshere", lhlimit: "max", lhnamespace: "0" }, pairs("linkshere"))).map(([to, from]) => [
        from,
        to,
      ]),
  },
  files: {
    allimages: () =>
      listed("allimages", { ailimit: "max", aiprop: "size|sha1|user" }, ({ title, size, sha1, user }) => [
        title,
        size,
        sha1,
        user,
      ]),
    imageinfo: () =>
      ofPages({ gapnamespace: "6", prop: "imageinfo", iiprop: "size|sha1|user" }, ({ title, imageinfo = [] }) =>
        imageinfo.map(({ size, sha1, user }: Any) => [title, size, sha1, user]),
      ),
  },
};

/** Returns the categories that are not empty. */
const filled = (all: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  all.filter(([, ...sizes]) => sizes.some((size) => size !== 0));

/** Returns links to existing pages, because missing pages have no backlinks. */
async function toThere(all: readonly (readonly [string, string])[]): Promise<readonly (readonly [string, string])[]> {
  const titles = new Set(await listed("allpages", { aplimit: "max" }, ({ title }) => title));
  return all.filter(([, to]) => titles.has(to));
}

describe.each(Object.entries(facts))("%s", (_, tellers) => {
  test(`are the same in ${Object.keys(tellers).join(", ")}`, async () => {
    const [first = [], ...others] = await Promise.all(Object.values(tellers).map((tell) => tell()));
    expect(first.length).toBeGreaterThan(0);
    for (const other of others) expect(sorted(other)).toEqual(sorted(first));
  });
});

test("a caller has one identity and one set of rights", async () => {
  const {
    query: { userinfo, users, allusers },
  } = await ask({
    meta: "userinfo",
    uiprop: "groups|rights|editcount",
    list: "users|allusers",
    ususers: anAccount,
    usprop: "groups|rights|editcount",
    aufrom: anAccount,
    auto: anAccount,
    auprop: "groups|rights|editcount",
  });
  for (const one of [users[0], allusers[0]]) {
    expect([one.userid, one.name, one.editcount, one.groups.toSorted()]).toEqual([
      userinfo.id,
      userinfo.name,
      userinfo.editcount,
      userinfo.groups.toSorted(),
    ]);
    // The grants of a token may exclude some of the rights.
    expect(userinfo.rights.filter((right: string) => !one.rights.includes(right))).toEqual([]);
  }
});

test("an unknown name is missing and can be created; a reset removes it", async () => {
  const found = async (): Promise<Any> => (await ask({ titles: "Nothing of this name" })).query.pages[0];
  expect(await found()).toMatchObject({ missing: true });
  const {
    query: { tokens },
  } = await ask({ meta: "tokens" });
  expect(
    (await ask({ action: "edit", title: "Nothing of this name", text: "x", token: tokens.csrftoken }, "POST")).edit,
  ).toMatchObject({ result: "Success" });
  expect(await found()).toMatchObject({ pageid: expect.any(Number) as number });
  await server.reset();
  // The reset has removed the token, too.
  authorization = "";
  expect(await found()).toMatchObject({ missing: true });
  expect((await listed("allpages", { aplimit: "max" }, ({ title }) => title)).length).toBeGreaterThan(50);
});
