import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";
import { siteHandlers } from "./support/site.ts";

const { createQueryAnswer } = await queryServer();
const handlers = siteHandlers();
const admin = { id: 1, name: "Admin", rights: ["apihighlimits", "edit"], groups: ["*", "user", "sysop"] };
const anon = { address: "192.0.2.1", rights: ["read"], groups: ["*"] };

async function answered(query: string, caller: object = anon): Promise<any> {
  const respond = createQueryAnswer(handlers, { caller: () => caller as never });
  return (await ask(respond, `action=query&format=json&formatversion=2&errorformat=plaintext&${query}`)).body;
}

test("a user is who the caller is", async () => {
  expect((await answered("meta=userinfo")).query).toEqual({ userinfo: { id: 0, name: "192.0.2.1", anon: true } });
  expect((await answered("meta=userinfo&uiprop=groups|rights", admin)).query).toEqual({
    userinfo: { id: 1, name: "Admin", groups: admin.groups, rights: admin.rights },
  });
});

test("icons have their names and no contents", async () => {
  expect((await answered("list=codexicons&names=cdxIconAdd|cdxIconAlert")).query).toEqual({
    codexicons: { cdxIconAdd: "", cdxIconAlert: "" },
  });
});

test("a missing parameter is reported before a missing right, and a broken rule after it", async () => {
  const needs = [{ rights: ["reading"], code: "denied", text: "No." }];
  const respond = createQueryAnswer({}, { needs: { search: needs, allusers: needs }, caller: () => anon });
  const code = async (query: string): Promise<unknown> =>
    (await ask(respond, `action=query&format=json&formatversion=2&errorformat=plaintext&${query}`)).body.errors[0].code;
  expect(await code("list=search")).toBe("missingparam");
  expect(await code("list=search&srsearch=a")).toBe("denied");
  expect(await code("list=allusers&augroup=bot&auexcludegroup=sysop")).toBe("denied");
});

test("the caller is held to what the request relies on", async () => {
  const codes = async (query: string, caller: object): Promise<unknown> =>
    (await answered(`meta=tokens&${query}`, caller)).errors?.[0].code;
  expect(await codes("assert=user", anon)).toBe("assertuserfailed");
  expect(await codes("assert=user", admin)).toBeUndefined();
  expect(await codes("assert=anon", admin)).toBe("assertanonfailed");
  expect(await codes("assert=bot", { ...admin, rights: ["bot"] })).toBeUndefined();
  expect(await codes("assertuser=Alice", admin)).toBe("assertnameduserfailed");
});
