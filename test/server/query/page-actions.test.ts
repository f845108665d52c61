import { afterAll, expect, test } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";

/* The actions of the reference server other than `query`. */

const seed = {
  wiki: {
    users: [{ name: "Ann" }],
    pages: [1, 2, 3].map((number) => ({ title: `Example ${number}`, text: `The text of ${number}.` })),
  },
};
const app = await createServer({ logLevel: "silent", seed, rateLimit: 0 });
afterAll(() => app.close());

type Parameters = Readonly<Record<string, string>>;

async function ask(parameters: Parameters, method: "GET" | "POST" = "GET"): Promise<any> {
  const form = new URLSearchParams({ format: "json", formatversion: "2", ...parameters }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = method === "GET" ? { url: `/api.php?${form}` } : { url: "/api.php", method, headers, payload: form };
  return (await app.inject(request)).json();
}

test("edit needs a token", async () => {
  const asked = { action: "edit", title: "Example 1", text: "x" };
  expect((await ask(asked, "POST")).error.code).toBe("missingparam");
  expect((await ask({ ...asked, token: "wrong+\\" }, "POST")).error.code).toBe("badtoken");
});

test("the actions describe themselves, and there are no others", async () => {
  const { paraminfo } = await ask({ action: "paraminfo", modules: "main|edit" });
  const parametersOf = (name: string): readonly any[] =>
    paraminfo.modules.find((one: { readonly name: string }) => one.name === name).parameters;
  const actions = ["clientlogin", "edit", "help", "login", "logout", "paraminfo", "query"];
  expect(parametersOf("main").find(({ name }) => name === "action").type).toEqual(actions);
  expect(parametersOf("edit").find(({ name }) => name === "token").tokentype).toBe("csrf");
});
