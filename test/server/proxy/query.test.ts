import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { createRecord, type ContractReport } from "../../../packages/reference-server/src/index.ts";
import { rows } from "../../request/rows.ts";
import { json, openProxy, type Proxy } from "./support.ts";

let proxy: Proxy;
beforeEach(async () => void (proxy = await openProxy("upstream", "/w/api.php")));
afterEach(() => proxy.close());

const ask = (query: string, init?: RequestInit): Promise<Response> => fetch(`${proxy.address}/api.php?${query}`, init);
const list = "action=query&format=json&formatversion=2&errorformat=plaintext&list=allpages";
const pages = { batchcomplete: true, query: { allpages: [] } };
const refusal = (code: string): object => ({
  errors: [{ code, text: "No.", module: "query+allpages" }],
  docref: "See.",
});

describe("a request is forwarded", () => {
  it("unchanged, to the one address, and its response is returned unchanged", async () => {
    proxy.upstream(json('{ "batchcomplete":  true, "query":{"allpages":[]} }', 200, { "x-other": "1" }));
    const response = await ask(`${list}&aplimit=3&apprefix=A%2fB`);
    expect([response.status, response.headers.get("x-other"), await response.text()]).toEqual([
      200,
      "1",
      '{ "batchcomplete":  true, "query":{"allpages":[]} }',
    ]);
    expect(proxy.heard).toMatchObject([
      { method: "GET", url: `/w/api.php?${list}&aplimit=3&apprefix=A%2fB`, body: "" },
    ]);
    expect(await proxy.told()).toEqual([]);
  });

  it("with its form", async () => {
    await (await ask("", { method: "POST", body: new URLSearchParams(`${list}&aplimit=3`) })).text();
    expect(proxy.heard).toMatchObject([{ method: "POST", url: "/w/api.php", body: `${list}&aplimit=3` }]);
  });

  it("from a module's own path as one to the endpoint", async () => {
    proxy.upstream(json({ batchcomplete: "", query: { allpages: [] } }));
    expect(await (await fetch(`${proxy.address}/query+allpages?aplimit=3`)).json()).toEqual({
      batchcomplete: "",
      query: { allpages: [] },
    });
    await (
      await fetch(`${proxy.address}/query+allpages`, { method: "POST", body: new URLSearchParams("aplimit=4") })
    ).text();
    expect(proxy.heard).toMatchObject([
      { method: "GET", url: "/w/api.php?aplimit=3&action=query&list=allpages&format=json" },
      { method: "POST", url: "/w/api.php", body: "aplimit=4&action=query&list=allpages&format=json" },
    ]);
    expect(await proxy.told()).toEqual([]);
  });

  it("from a module's own path in the requested format", async () => {
    await (await fetch(`${proxy.address}/query+allpages?format=xml`)).text();
    expect(proxy.heard[0]!.url).toBe("/w/api.php?format=xml&action=query&list=allpages");
  });

  it("and its response is returned, but not checked, if it is longer than 8 MiB", async () => {
    const text = JSON.stringify({ batchcomplete: true, more: "x".repeat(8 * 2 ** 20) });
    proxy.upstream(json(text));
    expect((await (await ask(list)).text()).length).toBe(text.length);
    await expect.poll(() => proxy.report().services["query"]).toMatchObject({ answers: 0, unread: 1 });
  });

  it("even if the spec does not describe it, such as a login", async () => {
    proxy.upstream(json({ login: { result: "Success" } }));
    await (
      await ask("", { method: "POST", body: new URLSearchParams("action=login&lgname=A&lgpassword=secret") })
    ).text();
    expect(proxy.heard[0]!.body).toContain("lgpassword=secret");
    expect(await proxy.told()).toEqual([]);
    expect(proxy.report().services["query"]).toMatchObject({ requests: 1, undescribed: 1 });
    expect(proxy.lines.join("")).not.toContain("secret");
  });
});

describe("what belongs to the request, and to no module, is known", () => {
  it.each(rows.map(({ parameter, good }) => [parameter, good] as const))("%s", async (_, good) => {
    proxy.upstream(json(pages));
    await (await ask(`${list}&${good}`)).text();
    expect((await proxy.told()).filter((one) => one.startsWith("client "))).toEqual([]);
  });
});

describe("faults of the client are reported", () => {
  it.each([
    ["aplimit=x", "badinteger", "client badinteger allpages: aplimit"],
    ["apnosuch=1", undefined, "client unrecognizedparams allpages: apnosuch"],
    ["apdir=sideways", "badvalue", "client badvalue allpages: apdir"],
  ])("%s", async (query, code, told) => {
    proxy.upstream(code === undefined ? json(pages) : json(refusal(code), 200, { "mediawiki-api-error": code }));
    await (await ask(`${list}&${query}`)).text();
    expect(await proxy.told()).toEqual([told]);
  });

  it("by name, and never by value", async () => {
    await (await ask(`${list}&apdir=hush-hush&aplimit=hush-hush`)).text();
    await proxy.told();
    expect(JSON.stringify([proxy.report(), proxy.lines])).not.toContain("hush");
  });
});

describe("different verdicts are reported", () => {
  it("accepted there, refused here", async () => {
    proxy.upstream(json(pages));
    await (await ask(`${list}&aplimit=x`)).text();
    expect(await proxy.told()).toEqual([
      "client badinteger allpages: aplimit",
      "either accepted-there allpages: refused here: badinteger",
    ]);
  });

  it("refused there, accepted here", async () => {
    proxy.upstream(json(refusal("badinteger"), 200, { "mediawiki-api-error": "badinteger" }));
    await (await ask(`${list}&aplimit=3`)).text();
    expect(await proxy.told()).toEqual([
      "either refused-there allpages: accepted here, refused by the other: badinteger",
    ]);
  });

  it("but not if they depend on the caller: on identity or rights", async () => {
    proxy.upstream(json(refusal("readapidenied"), 200, { "mediawiki-api-error": "readapidenied" }));
    await (await ask(list)).text();
    proxy.upstream(json({ batchcomplete: true, query: {} }));
    await (
      await ask(
        `action=query&format=json&formatversion=2&titles=${Array.from({ length: 51 }, (_, index) => `A${index}`).join("|")}`,
      )
    ).text();
    expect(await proxy.told()).toEqual([]);
  });
});

describe("faults of the upstream are reported", () => {
  const none = { "mediawiki-api-error": "x-new" };
  it.each([
    ["no JSON", json("<html>"), ["not-json allpages: HTTP 200"]],
    [
      "another media type",
      json("{}", 200, { "content-type": "text/html" }),
      ["other-media-type allpages: HTTP 200: text/html"],
    ],
    ["a list", json("[]"), ["not-json allpages: HTTP 200"]],
    ["another status", json(pages, 201), ["other-status allpages: success: HTTP 201, not 200"]],
    [
      "an error without its header",
      json(refusal("readapidenied")),
      ["other-header allpages: MediaWiki-API-Error: none, body: readapidenied"],
    ],
    [
      "a header without an error",
      json(pages, 200, { "mediawiki-api-error": "badvalue" }),
      ["other-header allpages: MediaWiki-API-Error: badvalue, body: no error"],
    ],
    ["a code that is new", json(refusal("x-new"), 200, none), ["unknown-code allpages: x-new"]],
    [
      "an error of the other form",
      json({ error: { code: "readapidenied", info: "No." } }, 200, { "mediawiki-api-error": "readapidenied" }),
      ["other-error-shape allpages: errorformat plaintext"],
    ],
    [
      "other members",
      json({ ...pages, pages: [], batchcomplete: "" }),
      ["other-result allpages: /batchcomplete: true wanted", "other-result allpages: /pages: nothing wanted"],
    ],
    [
      "other results",
      json({
        batchcomplete: true,
        query: {
          allpages: [
            { pageid: 1, ns: 0, title: "A" },
            { pageid: "2", ns: 0 },
          ],
        },
      }),
      [
        "other-result allpages: /query/allpages/*/pageid: a whole number of at least 0 wanted",
        "other-result allpages: /query/allpages/*/title: missing",
      ],
    ],
    ["a redirect", json("", 302, { location: "http://elsewhere.invalid/" }), ["redirect allpages: HTTP 302"]],
  ] as const)("%s", async (_, answerer, told) => {
    proxy.upstream(answerer);
    const response = await ask(list, { redirect: "manual" });
    await response.text();
    expect(await proxy.told()).toEqual(told.map((one) => `upstream ${one}`));
    expect(proxy.heard).toHaveLength(1);
  });

  it("also in the first version of the format", async () => {
    proxy.upstream(json({ batchcomplete: true, query: [], warnings: {}, more: 1 }));
    await (await ask("action=query&format=json&list=allpages")).text();
    expect(await proxy.told()).toEqual([
      "upstream other-envelope allpages: /batchcomplete",
      "upstream other-envelope allpages: /more: not known",
    ]);
  });

  it("once as a line of the log, and each time in the report", async () => {
    proxy.upstream(json("<html>"));
    for (let index = 0; index < 3; index++) await (await ask(list)).text();
    await proxy.told();
    expect(proxy.lines.filter((line) => line.includes("not-json"))).toHaveLength(1);
    const { decided } = (await (await fetch(`${proxy.address}/_kiln/report`)).json()) as ContractReport;
    expect(decided.violations).toMatchObject([
      { service: "query", operation: "allpages", by: "upstream", rule: "not-json", detail: "HTTP 200", count: 3 },
    ]);
  });
});

test("there is no report where nothing is behind the server", async () => {
  const { createServer } = await import("../../../packages/reference-server/src/index.ts");
  const app = await createServer({ logLevel: "silent" });
  expect((await app.inject("/_kiln/report")).statusCode).toBe(404);
  await app.close();
});

test("a report lists at most a thousand kinds of violations, and counts the others", () => {
  const record = createRecord();
  const add = (detail: string): boolean =>
    record.add("query", "allpages", { by: "client", rule: "badvalue", detail, status: "documented" });
  for (let kind = 0; kind < 1001; kind++) add(String(kind));
  expect([add("0"), add("1000")]).toEqual([false, true]);
  const { count, violations, others } = record.report().documented;
  expect([count, violations.length, others, violations[0]]).toEqual([
    1003,
    1000,
    2,
    expect.objectContaining({ detail: "0", count: 2 }),
  ]);
});
