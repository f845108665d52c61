import { afterAll, describe, expect, it } from "vitest";
import { createServer, type ServerOptions } from "../../packages/reference-server/src/index.ts";
import { readFaultRule } from "../../packages/reference-server/src/faults/rule.ts";

const query = "/api.php?action=query&format=json&formatversion=2";
const exchange = "/pbx/openapi.php/paginggroups?tenant=A";

const closes: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(closes.map((close) => close()))));

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

async function serve(options: ServerOptions): Promise<Ask> {
  const server = await createServer({ logLevel: "silent", rateLimit: 0, ...options });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  closes.push(() => server.close());
  return (path, init) => fetch(address + path, init);
}

const ask = await serve({ control: true });
const withFault = (fault: string, path: string, init: RequestInit = {}): Promise<Response> =>
  ask(path, { ...init, headers: { "x-kiln-fault": fault } });

describe("the header", () => {
  it("status: an error in the format of the service, with the fact that it was requested", async () => {
    const answered = await withFault("status=503", query);
    expect([
      answered.status,
      answered.headers.get("x-kiln-fault"),
      answered.headers.get("mediawiki-api-error"),
    ]).toEqual([503, "status", "fault"]);
    expect(await answered.json()).toMatchObject({
      error: { code: "fault", info: "This fault was injected on request." },
    });
    const plain = await withFault("status=500", `${query}&errorformat=plaintext`);
    expect(await plain.json()).toMatchObject({
      errors: [{ code: "fault", text: "This fault was injected on request." }],
    });
    const refused = await withFault("status=500", exchange);
    expect([refused.status, await refused.json()]).toEqual([
      500,
      { error: { code: "fault", message: "This fault was injected on request." } },
    ]);
  });

  it("ratelimited: as each service refuses too many requests", async () => {
    const answered = await withFault("ratelimited", query);
    expect([answered.status, answered.headers.get("mediawiki-api-error"), await answered.json()]).toEqual([
      200,
      "ratelimited",
      expect.objectContaining({ error: expect.objectContaining({ code: "ratelimited" }) as object }),
    ]);
    const refused = await withFault("ratelimited", exchange);
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      429,
      "1",
      { error: { code: "too_many_requests", message: "Too many requests." } },
    ]);
  });

  it("maxlag: for requests with a lower limit, in any place", async () => {
    const answered = await withFault("maxlag=7", `${query}&maxlag=5`);
    expect([answered.status, answered.headers.get("retry-after"), answered.headers.get("x-database-lag")]).toEqual([
      200,
      "5",
      "7",
    ]);
    expect(await answered.json()).toMatchObject({ error: { code: "maxlag", host: "", lag: 7, type: "db" } });
    const form = await withFault("maxlag=7", "/api.php", {
      method: "POST",
      body: new URLSearchParams({ action: "query", format: "json", formatversion: "2", maxlag: "5" }),
    });
    expect(await form.json()).toMatchObject({ error: { code: "maxlag" } });
    for (const path of [query, `${query}&maxlag=7`, `${query}&maxlag=8`]) {
      const passed = await withFault("maxlag=7", path);
      expect([path, passed.headers.get("x-kiln-fault"), await passed.json()]).toEqual([
        path,
        null,
        { batchcomplete: true },
      ]);
    }
  });

  it("cut: no response", async () => {
    for (const path of [query, exchange]) await expect(withFault("cut", path)).rejects.toThrow("fetch failed");
  });

  it("truncate: a body that ends too early", async () => {
    for (const path of [query, exchange]) {
      const whole = (await (await ask(path)).text()).length;
      const answered = await withFault("truncate", path);
      expect(Number(answered.headers.get("content-length"))).toBe(whole);
      const reader = answered.body!.getReader();
      const { value } = await reader.read();
      expect(value!.length).toBe(Math.floor(whole / 2));
      await expect(reader.read()).rejects.toThrow("terminated");
    }
  });

  it("latency: alone, and before what else happens", async () => {
    for (const [fault, status] of [
      ["latency=150", 200],
      ["latency=150,status=502", 502],
    ] as const) {
      const start = performance.now();
      expect((await withFault(fault, query)).status).toBe(status);
      expect(performance.now() - start).toBeGreaterThan(140);
    }
  });

  it.each([
    ["latency", "milliseconds"],
    ["status=200", "400 to 599"],
    ["nonsense", "“nonsense”"],
    ["share=0.5", "needs a latency or"],
    ["cut,truncate", "has two effects"],
    ["path=/,cut", "“path”"],
  ])("%s is refused", async (fault, reason) => {
    const answered = await withFault(fault, query);
    expect([answered.status, await answered.json()]).toEqual([
      400,
      { error: { code: "bad_fault", message: expect.stringContaining(reason) as string } },
    ]);
  });

  it("has no effect unless enabled, and none on paths outside of the services", async () => {
    const plain = await serve({});
    expect((await plain(query, { headers: { "x-kiln-fault": "status=503" } })).status).toBe(200);
    for (const path of ["/", "/docs", "/readyz", "/metrics", "/_kiln/state"])
      expect([path, (await withFault("status=503", path)).status]).toEqual([path, 200]);
  });
});

describe("rules", () => {
  const statuses = async (asking: Ask, count = 60): Promise<readonly number[]> => {
    const all: number[] = [];
    for (let index = 0; index < count; index++) all.push((await asking(query)).status);
    return all;
  };

  it("with the same seed choose the same requests, with another one others, with about their share", async () => {
    const rules = { faults: ["status=503,share=0.3"], control: true };
    const [first, again, other] = [
      await serve({ ...rules, faultSeed: 7 }),
      await serve({ ...rules, faultSeed: 7 }),
      await serve({ ...rules, faultSeed: 8 }),
    ];
    const expected = await statuses(first);
    expect(await statuses(again)).toEqual(expected);
    expect(await statuses(other)).not.toEqual(expected);
    const failed = expected.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(8);
    expect(failed).toBeLessThan(30);
    await first("/_kiln/reset", { method: "POST" });
    expect(await statuses(first)).toEqual(expected);
  });

  it("are about a service, a method, the beginning of a path; the first that is about a request counts", async () => {
    const asking = await serve({
      faults: [
        "status=501,service=exchange,method=post",
        "status=502,service=exchange",
        "status=503,path=/api.php",
        "status=504",
      ],
    });
    expect((await asking(exchange, { method: "POST" })).status).toBe(501);
    expect((await asking(exchange)).status).toBe(502);
    expect((await asking(query)).status).toBe(503);
    expect((await asking("/query+allpages?format=json")).status).toBe(504);
    expect((await asking("/nothing")).status).toBe(404);
  });

  it("also apply to a service of another server", async () => {
    const asking = await serve({
      faults: ["ratelimited"],
      upstream: "http://127.0.0.1:1/api.php",
      exchangeUpstream: "http://127.0.0.1:1/openapi.php",
    });
    expect(await (await asking(query)).json()).toMatchObject({ error: { code: "ratelimited" } });
    expect((await asking(exchange)).status).toBe(429);
  });

  it.each([
    ["", "has no “”"],
    ["status", "status from 400 to 599"],
    ["status=200", "status from 400"],
    ["latency=60001", "up to 60000"],
    ["cut,share=2", "from 0 to 1"],
    ["cut,service=wiki", "exchange or query"],
    ["cut,path=x", "start of the path"],
    ["cut,metod=GET", "“metod”"],
    ["share=1", "needs a latency or"],
  ])("“%s” is refused with a sentence", (text, reason) => {
    expect(() => readFaultRule("--fault", text)).toThrow(reason);
    expect(() => readFaultRule("--fault", text)).toThrow(/^--fault/);
  });

  it("takes all there is", () => {
    const rule = readFaultRule("--fault", "latency=20, truncate, share=.5, service=query, method=get, path=/api.php");
    expect(rule).toEqual({
      latency: 20,
      effect: { kind: "truncate" },
      share: 0.5,
      service: "query",
      method: "GET",
      path: "/api.php",
    });
  });
});
