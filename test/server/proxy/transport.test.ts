import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { responseHeaders } from "../../../packages/reference-server/src/proxy/headers.ts";
import { json, openProxy, type Proxy } from "./support.ts";

let proxy: Proxy;
beforeEach(
  async () => void (proxy = await openProxy("upstream", "/api.php", { bodyLimit: 1000, upstreamTimeout: 200 })),
);
afterEach(() => proxy.close());

const path = "/api.php?action=query&format=json&formatversion=2";
const done = json({ batchcomplete: true });

/** Sends text over a connection, as no client would write it. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connect(
      Number(new URL(proxy.address).port),
      "127.0.0.1",
      () => void socket.write(text.replace(/\n/g, "\r\n")),
    );
    socket
      .setEncoding("utf8")
      .on("data", (part: string) => (response += part))
      .on("end", () => resolve(response))
      .on("error", reject);
  });
}

describe("header fields", () => {
  it("of a single connection are not forwarded", () => {
    const fields =
      "Connection Keep-Alive Proxy-Authenticate Proxy-Authorization Proxy-Connection TE Trailer Transfer-Encoding Upgrade";
    const raw = ["X-Other", "1", ...fields.split(" ").flatMap((name) => [name, "x"])];
    expect({ ...responseHeaders(raw, true) }).toEqual({ "x-other": "1" });
  });

  const claims = {
    forwarded: "for=192.0.2.9;proto=https",
    "x-forwarded-for": "192.0.2.9",
    "x-forwarded-host": "admin.invalid",
    "x-forwarded-proto": "https",
    "x-forwarded-port": "1",
    "x-forwarded-server": "admin.invalid",
    "x-forwarded": "for=192.0.2.9",
    "x-real-ip": "192.0.2.9",
    "x-client-ip": "192.0.2.9",
    "client-ip": "192.0.2.9",
    "true-client-ip": "192.0.2.9",
    "cf-connecting-ip": "192.0.2.9",
    "x-cluster-client-ip": "192.0.2.9",
    x_forwarded_for: "192.0.2.9",
    "x-forwarded_for": "192.0.2.9",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
  };

  it("that identify the client are replaced by known values", async () => {
    const { host } = new URL(proxy.address);
    await (await fetch(`${proxy.address}/api.php?action=query`, { headers: claims })).text();
    const { headers } = proxy.heard[0]!;
    expect(JSON.stringify(headers)).not.toMatch(/192\.0\.2\.9|admin/);
    expect(headers).toMatchObject({
      forwarded: `for="127.0.0.1";host="${host}";proto=http`,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": host,
      "x-forwarded-proto": "http",
      "x-real-ip": "127.0.0.1",
    });
  });

  it("of a proxy that is trusted are believed", async () => {
    const other = await openProxy("upstream", "/api.php", { trustProxy: "loopback" });
    await (await fetch(`${other.address}/api.php?action=query`, { headers: claims })).text();
    expect(other.heard[0]!.headers).toMatchObject({
      "x-forwarded-for": "192.0.2.9",
      "x-forwarded-host": "admin.invalid",
      "x-forwarded-proto": "https",
    });
    await other.close();
  });

  it("of one connection go no further, and those that it names", async () => {
    proxy.upstream(
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "application/json", connection: "x-hop", "x-hop": "1", "x-end": "1" })
          .end('{"batchcomplete":true}'),
    );
    const result = await raw(
      `GET ${path} HTTP/1.1\nHost: proxy.invalid\nConnection: close, X-Secret\nX-Secret: 1\nTE: trailers\nKeep-Alive: timeout=5\nProxy-Authorization: Basic x\nAuthorization: Bearer y\nCookie: a=b\nX-Mine: 1\nAccept-Encoding: gzip\n\n`,
    );
    const { headers } = proxy.heard[0]!;
    for (const name of ["x-secret", "te", "proxy-authorization"]) expect(headers, name).not.toHaveProperty(name);
    expect(headers).toMatchObject({
      authorization: "Bearer y",
      cookie: "a=b",
      "x-mine": "1",
      "accept-encoding": "identity",
      via: expect.stringMatching(/^1\.1 kiln-/) as string,
    });
    expect(headers.host).not.toContain("proxy.invalid");
    expect(result).toMatch(/x-end: 1/i);
    expect(result).not.toMatch(/x-hop/i);
  });

  it("with cookies come back as this server's own", async () => {
    proxy.upstream(
      json({ batchcomplete: true }, 200, {
        "set-cookie": ["a=1; Domain=wiki.example; Path=/; Secure; HttpOnly; SameSite=None", "b=2; path=/"],
      }),
    );
    expect((await fetch(proxy.address + path)).headers.getSetCookie()).toEqual([
      "a=1; Path=/; HttpOnly",
      "b=2; path=/",
    ]);
  });
});

describe("an upstream that does not respond", () => {
  it("in time is 504", async () => {
    proxy.upstream(() => {});
    const response = await fetch(proxy.address + path);
    expect([response.status, await response.text()]).toEqual([504, "The upstream does not respond in time.\n"]);
    expect(proxy.report().services["query"]).toMatchObject({ failed: 1 });
  });

  it("at all is 502, and the message has no part of the request", async () => {
    proxy.upstream((_, response) => void response.destroy());
    const response = await fetch(`${proxy.address}${path}&requestid=hush`);
    expect([response.status, await response.text()]).toEqual([502, "The upstream cannot be reached: ECONNRESET.\n"]);
    expect(proxy.lines.join("")).not.toContain("hush");
  });

  it("to its end is cut off for the client too, and counted", async () => {
    proxy.upstream((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 20);
    });
    await expect(fetch(proxy.address + path).then((response) => response.text())).rejects.toThrow();
    await vi.waitFor(() => expect(proxy.report().services["query"]).toMatchObject({ failed: 1, answers: 0 }));
  });
});

it("an upstream that does not speak TLS is 502 behind https, and the log says so", async () => {
  const target = new URL(proxy.upstreamAddress.replace("http:", "https:")).href;
  const other = await openProxy("upstream", "/api.php", { upstream: target });
  const response = await fetch(other.address + path);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringMatching(/^The upstream cannot be reached: (?!ERR_INVALID)[A-Z_]+\.\n$/),
  ]);
  expect(other.lines.filter((line) => line.includes('"msg":"failed"'))).toHaveLength(1);
  await other.close();
});

it("requests in sequence use one connection to the upstream", async () => {
  const ports: (number | undefined)[] = [];
  proxy.upstream((heard, response) => {
    ports.push(response.socket?.remotePort);
    done(heard, response);
  });
  for (let count = 0; count < 3; count++) await (await fetch(proxy.address + path)).text();
  expect(new Set(ports).size).toBe(1);
});

it("a client that disconnects ends its upstream request", async () => {
  const patient = await openProxy("upstream", "/api.php", { upstreamTimeout: 60_000 });
  let ended = false;
  patient.upstream((_, response) => void response.on("close", () => (ended = true)));
  const gone = new AbortController();
  const asked = fetch(patient.address + path, { signal: gone.signal }).catch(() => undefined);
  await vi.waitFor(() => expect(patient.heard).toHaveLength(1));
  gone.abort();
  await asked;
  await vi.waitFor(() => expect(ended).toBe(true));
  await patient.close();
});

it("a body that is too large goes nowhere", async () => {
  const response = await fetch(`${proxy.address}/api.php`, {
    method: "POST",
    body: new URLSearchParams({ action: "query", titles: "x".repeat(1000) }),
  });
  expect([response.status, proxy.heard]).toEqual([413, []]);
});

it("a response that is encoded anyway is forwarded unchecked", async () => {
  proxy.upstream(
    (_, response) =>
      void response
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end(gzipSync("not json")),
  );
  expect(await (await fetch(proxy.address + path)).text()).toBe("not json");
  expect(await proxy.told()).toEqual([]);
  expect(proxy.report().services["query"]).toMatchObject({ unread: 1, answers: 0 });
});

it("HEAD has a response without a body", async () => {
  proxy.upstream(
    (_, response) => void response.writeHead(200, { "content-type": "application/json", "content-length": "22" }).end(),
  );
  const response = await fetch(proxy.address + path, { method: "HEAD" });
  expect([response.status, response.headers.get("content-length"), proxy.heard[0]!.method]).toEqual([
    200,
    "22",
    "HEAD",
  ]);
});

it.each([204, 304])("status %i has a response without a body", async (status) => {
  proxy.upstream((_, response) => void response.writeHead(status, { etag: '"a"' }).end());
  const response = await fetch(proxy.address + path);
  expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([status, '"a"', ""]);
  await proxy.told();
  expect(proxy.report().services["query"]).toMatchObject({ answers: 1, failed: 0 });
});

it("a server that is its own upstream reports it", async () => {
  proxy.upstream(
    (heard, response) =>
      void fetch(proxy.address + path, { headers: { via: heard.headers.via! } }).then(({ status }) =>
        response.writeHead(status).end(),
      ),
  );
  expect((await fetch(proxy.address + path)).status).toBe(508);
});

it("a redirect is not followed", async () => {
  let followed = false;
  const other = await openProxy("upstream", "/api.php");
  other.upstream((heard, response) => ((followed = true), done(heard, response)));
  proxy.upstream((_, response) => void response.writeHead(302, { location: other.address }).end());
  const response = await fetch(proxy.address + path, { redirect: "manual" });
  expect([response.status, response.headers.get("location"), followed]).toEqual([302, other.address, false]);
  await other.close();
});

it.each([
  "ftp://a.invalid/api.php",
  "a.invalid",
  "file:///etc/passwd",
  "https://me:secret@a.invalid/api.php",
  "https://secret@a.invalid/api.php",
  "https://:secret@a.invalid/api.php",
  "https://a.invalid/api.php?x=secret",
])("%s is no upstream", async (upstream) => {
  const error = await createServer({ logLevel: "silent", upstream }).then(() => undefined, String);
  expect(error).toMatch(/upstream takes an address/);
  expect(error).not.toContain("secret");
});
