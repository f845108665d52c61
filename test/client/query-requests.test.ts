import { describe, expect, it } from "vitest";
import { parametersOf, serveApi } from "./support/api.ts";
import type { QueryClientOptions } from "../../templates/runtime/action-api/client/options.js";
import { accountOf, all, clientOf, failureOf, table } from "./support/query.ts";

const done = { batchcomplete: true };

async function sent(
  request: Record<string, unknown>,
  options: Parameters<typeof clientOf>[1] = {},
): Promise<Readonly<Record<string, string>>> {
  const api = await serveApi(() => done);
  await clientOf(api.endpoint, options).query(request);
  expect(api.requests).toHaveLength(1);
  return api.asked()[0]!;
}

describe("a request on the wire", () => {
  it("requests JSON in its newest format, with errors as plain text", async () => {
    const api = await serveApi(() => done);
    await clientOf(api.endpoint).query({});
    expect(Object.fromEntries(parametersOf(api.requests[0]!))).toEqual({
      action: "query",
      format: "json",
      formatversion: "2",
      errorformat: "plaintext",
    });
    expect(api.requests[0]).toMatchObject({ method: "GET", headers: { "user-agent": "tests (tests@wiki.invalid)" } });
  });

  it("adds a prefix to each parameter of a module, and none to those of the request", async () => {
    const request = {
      titles: ["A", "B"],
      prop: { info: { prop: ["url"] }, categories: { limit: "max" } },
      list: { allpages: { namespace: 0, prefix: "A" } },
      meta: { siteinfo: {} },
      curtimestamp: true,
    };
    expect(await sent(request)).toEqual({
      titles: "A|B",
      prop: "info|categories",
      inprop: "url",
      cllimit: "max",
      list: "allpages",
      apnamespace: "0",
      apprefix: "A",
      meta: "siteinfo",
      curtimestamp: "1",
    });
  });

  it("has `g` before the prefix of a generator", async () => {
    expect(await sent({ generator: { allpages: { limit: 5 } }, prop: { info: {} } })).toEqual({
      generator: "allpages",
      gaplimit: "5",
      prop: "info",
    });
  });

  it("has no prefix if the module has none", async () => {
    expect(await sent({ meta: { tokens: { type: ["csrf", "watch"] } } })).toEqual({
      meta: "tokens",
      type: "csrf|watch",
    });
  });

  it("omits values that are false, undefined or null, and modules that are not requested", async () => {
    const request = {
      titles: undefined,
      prop: { info: { prop: undefined, token: null }, links: undefined, images: false },
      list: {},
      meta: undefined,
      servedby: false,
    };
    expect(await sent(request)).toEqual({ prop: "info" });
  });

  it.each([
    ["a flag", { allpages: { filterredir: true } }, "apfilterredir", "1"],
    ["zero", { allpages: { namespace: 0 } }, "apnamespace", "0"],
    [
      "a date",
      { logevents: { start: new Date(Date.UTC(2001, 0, 15, 14, 56)) } },
      "lestart",
      "2001-01-15T14:56:00.000Z",
    ],
    ["a timestamp", { logevents: { start: "2001-01-15T14:56:00Z" } }, "lestart", "2001-01-15T14:56:00Z"],
    ["an empty list", { allpages: { prlevel: [] } }, "apprlevel", ""],
    ["a list of one empty text", { allpages: { prlevel: [""] } }, "apprlevel", "|"],
    ["an empty text among others", { allpages: { prlevel: ["", "sysop"] } }, "apprlevel", "|sysop"],
    ["a list with a separator in a value", { users: { users: ["A|B", "C"] } }, "ususers", "\u001fA|B\u001fC"],
    ["one value with a separator, where several may be", { users: { users: "A|B" } }, "ususers", "\u001fA|B"],
    [
      "one value with a separator, where several may be and count twice",
      { allmessages: { args: "a|b" } },
      "amargs",
      "\u001fa|b",
    ],
    ["one value with a separator, where only one may be", { allpages: { from: "A|B" } }, "apfrom", "A|B"],
    ["the word for all", { allpages: { prlevel: "*" } }, "apprlevel", "*"],
    ["what is not ASCII", { allpages: { from: "Ärger & 100 % +1" } }, "apfrom", "Ärger & 100 % +1"],
  ])("writes %s", async (_, modules, name, value) => {
    const group = Object.keys(table.groups).find((one) => Object.keys(modules)[0]! in table.groups[one]!)!;
    expect((await sent({ [group]: modules }))[name]).toBe(value);
  });

  it("writes one title with a separator as one title", async () => {
    expect((await sent({ titles: "A|B" }))["titles"]).toBe("\u001fA|B");
  });

  it("carries what every request of the client has", async () => {
    expect(await sent({}, { maxlag: 5, assert: "user" })).toEqual({ maxlag: "5", assert: "user" });
  });

  it("names its origin in the URL, and sends cookies unless the origin is *", async () => {
    const seen: (string | undefined)[] = [];
    const api = await serveApi(() => done);
    const spy: typeof fetch = (url, init) => (seen.push(init?.credentials), fetch(url, init));
    await clientOf(`${api.endpoint}?x=1`, { origin: "*", fetch: spy }).query({});
    await clientOf(api.endpoint, { origin: "https://a.invalid", fetch: spy }).request(
      { action: "edit" },
      { post: true },
    );
    expect(api.requests.map(({ url }) => url.replace(/&action.*/, ""))).toEqual([
      "/api.php?x=1&origin=*",
      "/api.php?origin=https%3A%2F%2Fa.invalid",
    ]);
    expect(seen).toEqual([undefined, "include"]);
  });

  it("bears the token of OAuth, and never shows it", async () => {
    const seen: string[] = [];
    const api = await serveApi(() => ({ errors: [{ code: "readapidenied", text: "no" }] }));
    const error = await failureOf(
      clientOf(api.endpoint, {
        accessToken: "s3cret",
        onRequest: (request) => void seen.push(JSON.stringify(request)),
      }).query({}),
    );
    expect(api.requests[0]!.headers["authorization"]).toBe("Bearer s3cret");
    expect(seen.join() + JSON.stringify(error)).not.toContain("s3cret");
  });

  it("goes into a body where the address would be too long, and stays safe to repeat", async () => {
    const api = await serveApi((_, turn, response) => (turn === 1 ? void response.writeHead(502).end() : done));
    await clientOf(api.endpoint).query({
      titles: Array.from({ length: 50 }, (_, index) => `${"Long title ".repeat(15)}${index}`),
    });
    expect(api.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /api.php", "POST /api.php"]);
    expect(parametersOf(api.requests[1]!).get("titles")!.split("|")).toHaveLength(50);
  });

  it("goes into a body where something in it is a secret", async () => {
    const api = await serveApi(() => done);
    await all(clientOf(api.endpoint).list("watchlist", { owner: "A", token: "s3cret" }));
    expect(api.requests[0]).toMatchObject({ method: "POST", url: "/api.php" });
    expect(api.asked()[0]).toEqual({ list: "watchlist", wlowner: "A", wltoken: "s3cret" });
  });
});

describe("what is refused before anything is sent", () => {
  it("is a client without a user agent, outside browsers", () => {
    expect(() => clientOf("http://wiki.invalid/api.php", { userAgent: undefined })).toThrow(
      "user-agent-required: The option userAgent is undefined",
    );
  });

  it.each(["MyBot/1.0", "MyBot/1.0 (beta)", "MyBot/1.0 ops@wiki.invalid", ""])(
    "is a user agent without a contact in parentheses: %j",
    (userAgent) => {
      const options = { userAgent } as unknown as Partial<QueryClientOptions>;
      expect(() => clientOf("http://wiki.invalid/api.php", options)).toThrow(/user-agent-required.*MyBot\/1\.0 \(ops@/);
    },
  );

  it.each([
    "MyBot/1.0 (ops@wiki.invalid)",
    "MyBot/1.0 (https://wiki.invalid/User:Me) lib/2",
    "MyBot (User:Me)",
  ] as const)("is not one with a contact: %j", async (userAgent) => {
    const api = await serveApi(() => done);
    await clientOf(api.endpoint, { userAgent }).query({});
    expect(api.requests[0]!.headers["user-agent"]).toBe(userAgent);
  });

  it("is a module that is unknown", async () => {
    const wiki = clientOf("http://wiki.invalid/api.php");
    expect((await failureOf(wiki.query({ prop: { nothing: {} } }))).is("unknown-module")).toBe(true);
    expect((await failureOf(all(wiki.list("constructor", {})))).is("unknown-module")).toBe(true);
  });

  it("is a list that cannot be written", async () => {
    const wiki = clientOf("http://wiki.invalid/api.php");
    for (const titles of [["\u001fA"], ["A|B", "C\u001fD"], "\u001fA|B"])
      expect((await failureOf(wiki.query({ titles }))).is("unwritable")).toBe(true);
  });

  it("is one continuation for several requests", async () => {
    const error = await failureOf(
      clientOf("http://wiki.invalid/api.php").query({
        pageids: Array.from({ length: 51 }, (_, index) => index),
        continue: { continue: "||" },
      }),
    );
    expect(error).toMatchObject({ code: "ambiguous" });
  });

  it("is a request in which one name on the wire would mean two things", async () => {
    const error = await failureOf(
      clientOf("http://wiki.invalid/api.php").query({ meta: { tokens: { titles: "A" } }, titles: "B" }),
    );
    expect(error).toMatchObject({ code: "ambiguous", status: undefined, request: undefined });
    expect(error.message).toContain("titles");
  });
});

describe("in a browser", () => {
  it("the user agent is sent in a separate header and may be omitted", async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "navigator")!;
    Object.defineProperty(globalThis, "navigator", { configurable: true, value: { userAgent: "Mozilla/5.0" } });
    try {
      const api = await serveApi(() => done);
      await clientOf(api.endpoint).query({});
      await clientOf(api.endpoint, { userAgent: undefined }).query({});
      expect(api.requests.map(({ headers }) => headers["api-user-agent"])).toEqual([
        "tests (tests@wiki.invalid)",
        undefined,
      ]);
    } finally {
      Object.defineProperty(globalThis, "navigator", before);
    }
  });
});

describe("a request of one's own", () => {
  it("may be any action, and is only read again where it is not posted", async () => {
    const api = await serveApi((asked) => ({ asked: asked.get("action") }));
    const wiki = accountOf(api.endpoint);
    expect(await wiki.request({ action: "paraminfo", modules: ["main", "query"] })).toEqual({ asked: "paraminfo" });
    expect(await wiki.request({ action: "purge", titles: ["A"] }, { post: true })).toEqual({ asked: "purge" });
    expect(api.requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(api.asked()).toEqual([{ modules: "main|query" }, { titles: "A" }]);
  });
});
