import { expect, test } from "vitest";
import { handlersOf } from "../../../packages/reference-server/src/query/handlers.ts";
import { ask } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer } = await queryServer();
const admin = { id: 1, name: "Admin", rights: ["apihighlimits", "edit"], groups: ["*", "user", "sysop"] };
const anon = { address: "192.0.2.1", rights: ["read"], groups: ["*"] };

async function answered(query: string, caller: object = anon): Promise<any> {
  const answer = createQueryAnswer(handlersOf({ origin: () => "http://localhost", now: Date.now, mock: false }), { caller: () => caller as never });
  return (await ask(answer, `action=query&format=json&formatversion=2&errorformat=plaintext&${query}`)).body;
}

test("tokens have the real system's shape: those of whoever is not logged in are the ending alone", async () => {
  const own = expect.stringMatching(/^[0-9a-f]{40}\+\\$/);
  const none = "+\\";
  const { query } = await answered("meta=tokens&type=*");
  expect(query).toEqual({ tokens: { createaccounttoken: own, csrftoken: none, logintoken: own, patroltoken: none, rollbacktoken: none, userrightstoken: none, watchtoken: none } });
  expect((await answered("meta=tokens", admin)).query).toEqual({ tokens: { csrftoken: own } });
});

test("a user is who the caller is", async () => {
  expect((await answered("meta=userinfo")).query).toEqual({ userinfo: { id: 0, name: "192.0.2.1", anon: true } });
  expect((await answered("meta=userinfo&uiprop=groups|rights", admin)).query).toEqual({ userinfo: { id: 1, name: "Admin", groups: admin.groups, rights: admin.rights } });
});

test("what nobody here knows is refused: an answer without it would not be whole", async () => {
  const { errors } = await answered("meta=userinfo&uiprop=email|groups");
  expect(errors).toEqual([{ code: "nohandler", text: 'This server knows nothing of these values of "prop": email.', data: { values: ["email"] }, module: "query+userinfo" }]);
});

test("icons have their names and no contents", async () => {
  expect((await answered("list=codexicons&names=cdxIconAdd|cdxIconAlert")).query).toEqual({ codexicons: { cdxIconAdd: "", cdxIconAlert: "" } });
});

test("the caller is held to what the request relies on", async () => {
  const codes = async (query: string, caller: object): Promise<unknown> => (await answered(`meta=tokens&${query}`, caller)).errors?.[0].code;
  expect(await codes("assert=user", anon)).toBe("assertuserfailed");
  expect(await codes("assert=user", admin)).toBeUndefined();
  expect(await codes("assert=anon", admin)).toBe("assertanonfailed");
  expect(await codes("assert=bot", { ...admin, rights: ["bot"] })).toBeUndefined();
  expect(await codes("assertuser=Alice", admin)).toBe("assertnameduserfailed");
});
