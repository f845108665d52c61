import { expect, test } from "vitest";
import { needs } from "../../../packages/wiki/src/query/needs.ts";
import { Browser } from "./browser.ts";
import { testSite } from "./site.ts";

async function codeOf(browser: Browser, query: string): Promise<string | undefined> {
  return (await browser.get(`action=query&${query}`)).body.errors?.[0].code;
}

test("requests without the needed right are rejected before any handler runs, and no others are", async () => {
  const { app, password } = await testSite({}, ["sysop"]);
  const [nobody, alice] = [new Browser(app), new Browser(app)];
  await alice.login("Alice", password);
  const refused = {
    "list=alldeletedrevisions": "permissiondenied",
    "generator=alldeletedrevisions&prop=info": "permissiondenied",
    "prop=deletedrevisions&titles=A": "permissiondenied",
    "list=recentchanges&rcprop=title|patrolled": "permissiondenied",
    "list=recentchanges&rcshow=!patrolled": "permissiondenied",
    "list=usercontribs&ucuser=A&ucprop=patrolled": "permissiondenied",
    "list=watchlist": "notloggedin",
    "list=watchlistraw": "notloggedin",
    "list=mystashedfiles": "stashnotloggedin",
  };
  for (const [query, code] of Object.entries(refused)) {
    expect([query, await codeOf(nobody, query), await codeOf(alice, query)]).toEqual([query, code, undefined]);
  }
  for (const query of ["list=recentchanges&rcprop=title", "list=usercontribs&ucuser=A"]) {
    expect([query, await codeOf(nobody, query)]).toEqual([query, undefined]);
  }
  // A token replaces the login, but this one is wrong.
  expect(await codeOf(nobody, "list=watchlist&wlowner=Alice&wltoken=x")).toBe("bad_wltoken");
  expect(await codeOf(nobody, "list=watchlist&wlowner=No_such_user&wltoken=x")).toBe("bad_wlowner");
  expect(await codeOf(nobody, "list=watchlistraw&wrowner=No_such_user&wrtoken=x")).toBe("bad_wlowner");
  const text = 'You need the "patrol" or "patrolmarks" right to request the patrolled flag.';
  expect((await nobody.get("action=query&list=recentchanges&rcprop=patrolled")).body.errors).toEqual([
    { code: "permissiondenied", text, module: "query+recentchanges" },
  ]);
});

test("every module that needs something is one of the spec", async () => {
  const { table } = await import("@kiln/server/query" as string);
  for (const [name, all] of Object.entries(needs)) {
    const { parameters } = table.modules[name];
    const where = all.flatMap((one) => Object.entries(one.where ?? {}));
    for (const [parameter, values] of where)
      expect(parameters.find((one: { readonly name: string }) => one.name === parameter).type).toEqual(
        expect.arrayContaining([...values]),
      );
  }
});

test("a private site is read by accounts, but for tokens and how to log in", async () => {
  const { app, password } = await testSite({ isPrivate: true });
  const [nobody, alice] = [new Browser(app), new Browser(app)];
  const denied = [{ code: "readapidenied", text: "You need read permission to use this module.", module: "main" }];
  for (const query of [
    "",
    "&meta=userinfo",
    "&meta=tokens|siteinfo",
    "&meta=tokens&titles=A",
    "&meta=tokens&generator=allpages",
    "&list=allpages&apdir=bogus",
    "&meta=siteinfo&callback=f",
  ]) {
    const { body } = await nobody.get(`action=query${query}`);
    expect([query, typeof body === "string" ? JSON.parse(body.slice(6, -1)).errors : body.errors]).toEqual([
      query,
      denied,
    ]);
  }
  for (const query of ["meta=tokens", "meta=authmanagerinfo|tokens&rawcontinue="])
    expect([query, await codeOf(nobody, query)]).toEqual([query, undefined]);
  expect((await nobody.get("action=paraminfo&modules=login")).body.paraminfo.modules).toHaveLength(1);
  await alice.login("Alice", password);
  expect(await codeOf(alice, "meta=siteinfo")).toBeUndefined();
  expect((await nobody.get("action=query&list=users&ususers=A&assert=user")).body.errors[0].code).toBe(
    "assertuserfailed",
  );
});

test("assertions about the caller are checked before the parameters of modules", async () => {
  const { app, password, bot } = await testSite();
  const [nobody, alice, program] = [new Browser(app), new Browser(app), new Browser(app)];
  expect(await codeOf(nobody, "list=allpages&apdir=bogus&assert=user")).toBe("assertuserfailed");
  expect(await codeOf(nobody, "assert=bogus&assertuser=B")).toBe("badvalue");
  await alice.login("Alice", password);
  expect(await codeOf(alice, "meta=userinfo&assert=bot&assertuser=alice")).toBeUndefined();
  expect(await codeOf(alice, "meta=userinfo&assertuser=Bob")).toBe("assertnameduserfailed");
  await program.login(bot.name, bot.password);
  expect(await codeOf(program, "meta=userinfo&assert=bot")).toBeUndefined();
  expect((await nobody.get("action=query&meta=userinfo&assert=anon&foo=1")).body.warnings).toHaveLength(1);
});

test("with the right to it a caller has the higher limits", async () => {
  const { app, password } = await testSite();
  const [nobody, alice] = [new Browser(app), new Browser(app)];
  await alice.login("Alice", password);
  const limits = async (browser: Browser): Promise<unknown> =>
    (await browser.get("action=query&list=allpages&aplimit=max")).body.limits;
  expect([await limits(nobody), await limits(alice)]).toEqual([{ allpages: 500 }, { allpages: 5000 }]);
});
