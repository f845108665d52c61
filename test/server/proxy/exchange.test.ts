import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRecord, createServer } from "../../../packages/reference-server/src/index.ts";
import { open } from "../exchange/support.ts";
import { json, openProxy, type Proxy } from "./support.ts";

let proxy: Proxy;
beforeEach(async () => void (proxy = await openProxy("exchangeUpstream", "/mirror/openapi.php/")));
afterEach(() => proxy.close());

const key = { "x-api-key": "hush-hush" };
const row = {
  pa_id: "12",
  pa_te_id: "3",
  pa_number: "830",
  pa_name: "A",
  pa_pin: "hush",
  pa_bidirectional: "no",
  pa_checkinuse: "",
  pa_me_id: "0",
  pa_manualheader: "",
  id: 12,
  name: "A",
};
const refusal = (code: string): object => ({ error: { code, message: "No." } });

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = key,
): Promise<Response> {
  const response = await fetch(`${proxy.address}/pbx/openapi.php${path}`, {
    method,
    redirect: "manual",
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  await response.clone().text();
  return response;
}

describe("requests are forwarded below the address of the upstream", () => {
  it.each([
    ["GET", "/paginggroups?tenant=A&key=k", "/mirror/openapi.php/paginggroups?tenant=A&key=k"],
    ["GET", "/paging/12?tenant=A", "/mirror/openapi.php/paging/12?tenant=A"],
    ["DELETE", "/intercoms/a%20b?tenant=A", "/mirror/openapi.php/intercoms/a%20b?tenant=A"],
    ["GET", "?object=paginggroup&action=list&tenant=A", "/mirror/openapi.php?object=paginggroup&action=list&tenant=A"],
    ["GET", "/extensions?tenant=A", "/mirror/openapi.php/extensions?tenant=A"],
  ])("%s %s", async (method, path, url) => {
    proxy.upstream(json([]));
    await ask(method, path);
    expect(proxy.heard).toMatchObject([{ method, url }]);
  });

  it("at the path of the service only, in its own spelling", async () => {
    const response = await fetch(`${proxy.address}/pbx/%6Fpenapi.php/paginggroups?tenant=A`, { headers: key });
    expect([response.status, proxy.heard]).toEqual([404, []]);
  });

  it.each([
    "/../admin",
    "/paginggroups/../../admin",
    "/%2e%2e/admin",
    "/paginggroups/..%2f..%2fadmin",
    "/paginggroups/%2E%2E",
    "/..%5cadmin",
    "/./paginggroups",
  ])("and none leaves it by %s", async (path) => {
    // `fetch` would normalize the URL before sending it.
    const { request } = await import("node:http");
    const { port } = new URL(proxy.address);
    const status = await new Promise<number>((resolve) =>
      request({ port, path: `/pbx/openapi.php${path}`, headers: key }, (response) =>
        resolve(response.resume().statusCode!),
      ).end(),
    );
    expect([status, proxy.heard]).toEqual([404, []]);
  });
});

describe("responses are checked against the spec", () => {
  it.each([
    ["GET", "/paginggroups?tenant=A", undefined, json([row, { ...row, extra: 1 }]), []],
    [
      "GET",
      "/paginggroups?tenant=A",
      undefined,
      json({ rows: [row] }),
      ["upstream other-shape pagingGroups.list: : list wanted"],
    ],
    [
      "GET",
      "/paginggroups?tenant=A",
      undefined,
      json([row, { ...row, id: "12", pa_pin: null }]),
      [
        "upstream other-shape pagingGroups.list: /*/id: integer wanted",
        "upstream other-shape pagingGroups.list: /*/pa_pin: string wanted",
      ],
    ],
    ["GET", "/paginggroups/12?tenant=A", undefined, json({ ...row, object: "paginggroup", related: [] }), []],
    [
      "GET",
      "/paginggroups/12?tenant=A",
      undefined,
      json(row),
      [
        "upstream other-shape pagingGroups.get: /object: missing",
        "upstream other-shape pagingGroups.get: /related: missing",
      ],
    ],
    [
      "POST",
      "/paginggroups?tenant=A",
      { name: "a", number: "1" },
      json({ ...row, object: "paginggroup", related: [] }),
      ["upstream other-status pagingGroups.create: HTTP 200, not 201"],
    ],
    [
      "POST",
      "/auth/token",
      { user: "100", validity: "ONCE" },
      json({ token: "t", user: "100", target_type: "WEBPASSWORD", more: 1 }),
      [],
    ],
    [
      "POST",
      "/auth/token",
      { user: "100", validity: "ONCE" },
      json({ token: 1, user: "100", target_type: "WEBPASSWORD" }),
      ["upstream other-shape tokens.generate: /token: string wanted"],
    ],
    ["GET", "/paginggroups/12?tenant=A", undefined, json(refusal("object_not_found"), 404), []],
    [
      "GET",
      "/paginggroups/12?tenant=A",
      undefined,
      json(refusal("object_not_found"), 400),
      ["upstream other-status pagingGroups.get: object_not_found: HTTP 400, not 404"],
    ],
    [
      "GET",
      "/paginggroups/12?tenant=A",
      undefined,
      json(refusal("gone_fishing"), 404),
      ["upstream unknown-code pagingGroups.get: gone_fishing"],
    ],
    [
      "GET",
      "/paginggroups/12?tenant=A",
      undefined,
      json({ message: "No." }, 404),
      ["upstream other-error-shape pagingGroups.get: HTTP 404"],
    ],
    [
      "GET",
      "/paginggroups/12?tenant=A",
      undefined,
      json("<html>", 502, { "content-type": "text/html" }),
      ["upstream other-media-type pagingGroups.get: HTTP 502: text/html"],
    ],
    ["GET", "/openapi.json", undefined, json({ openapi: "3.0.3" }), []],
  ] as const)("%s %s", async (method, path, body, answerer, told) => {
    proxy.upstream(answerer);
    await ask(method, path, body);
    expect(await proxy.told()).toEqual(told);
    await proxy.told();
    expect(JSON.stringify([proxy.report(), proxy.lines])).not.toContain("hush");
  });
});

describe("requests are, too", () => {
  it.each([
    ["GET", "/paginggroups?tenant=A", undefined, {}, "missing_api_key"],
    ["POST", "/paginggroups?tenant=A", { name: "a" }, key, "missing_required_field"],
    ["POST", "/paginggroups?tenant=A", "{", key, "invalid_json"],
    ["POST", "/paginggroups", { name: "a", number: "1" }, key, "tenant_required"],
    ["POST", "/auth/token", { validity: "ONCE" }, key, "missing_user"],
    ["GET", "/paginggroups?tenant=A&limit=0", undefined, key, "invalid_request"],
    ["PUT", "/paginggroups/12?tenant=A", undefined, key, "method_not_allowed"],
    ["GET", "/extensions?tenant=A", undefined, key, "not_found"],
  ] as const)("%s %s", async (method, path, body, headers, code) => {
    proxy.upstream(
      json(
        refusal(code),
        { missing_api_key: 401, not_found: 404, method_not_allowed: 405 }[code as "not_found"] ?? 400,
      ),
    );
    await ask(method, path, body, headers);
    const [mine, ...others] = await proxy.told();
    expect([mine?.split(" ").slice(0, 2), others]).toEqual([["client", code], []]);
  });

  it("and different verdicts of the upstream are reported", async () => {
    proxy.upstream(json(refusal("invalid_api_key"), 401));
    await ask("POST", "/paginggroups", { name: "a", number: "1" });
    proxy.upstream(json([]));
    await ask("GET", "/paginggroups?tenant=A&limit=0");
    proxy.upstream(json(refusal("invalid_request"), 400));
    await ask("GET", "/paginggroups?tenant=A&limit=1");
    expect((await proxy.told()).filter((one) => one.startsWith("either"))).toEqual([
      "either accepted-there pagingGroups.list: refused here: invalid_request",
      "either refused-otherwise pagingGroups.create: here: tenant_required, there: invalid_api_key",
      "either refused-there pagingGroups.list: accepted here, refused by the other: invalid_request",
    ]);
  });
});

it("the reference server itself breaks nothing, at any path and in any form", async () => {
  const place = await open();
  const record = createRecord();
  const app = await createServer({
    logLevel: "silent",
    rateLimit: 0,
    record,
    exchangeUpstream: `${await place.listen()}/pbx/openapi.php`,
  });
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const { payload } = await app.inject({
      method: method as "GET",
      url: `/pbx/openapi.php${path}`,
      headers: { "x-api-key": place.keys["global-full"], ...(body && { "content-type": "application/json" }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return JSON.parse(payload);
  };
  await place.storage.write(({ identities }) => identities.insertUser({ username: "u" }));
  const { id } = await call("POST", "/paging?tenant=A", { name: "a", number: "1", members: ["EXT-1"] });
  expect(await call("GET", `/intercom/${id}`)).toMatchObject({ pa_name: "a" });
  await call("PATCH", `/paginggroup/${id}?tenant=A`, { pin: "9" });
  expect(await call("GET", "?object=paginggroup&action=list&tenant=A&name=a")).toHaveLength(1);
  await call("DELETE", `/paginggroups/${id}?tenant=A`);
  expect(await call("GET", `/paginggroups/${id}?tenant=A`)).toMatchObject({ error: { code: "object_not_found" } });
  expect(await call("POST", "/auth/token", { user: "u", validity: "ONCE" })).toMatchObject({ user: "u" });
  await call("DELETE", "/auth/token", { user: "u" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const none = { count: 0, violations: [], others: 0 };
  expect(record.report()).toMatchObject({
    documented: none,
    decided: none,
    unknown: none,
    services: { exchange: { requests: 8, answers: 8, failed: 0, unread: 0 } },
  });
  await app.close();
  await place.close();
});
