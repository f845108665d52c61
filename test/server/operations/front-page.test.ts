import { afterAll, expect, it } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";

const server = await createServer({ logLevel: "silent", rateLimit: 0 });
afterAll(() => server.close());

interface Overview {
  readonly version: string;
  readonly services: readonly {
    readonly name: string;
    readonly title: string;
    readonly path: string;
    readonly origin: string;
  }[];
  readonly links: Readonly<Record<string, string>>;
}

it("lists the services for programs, and every address works", async () => {
  const { headers, payload } = await server.inject({ url: "/", headers: { accept: "*/*" } });
  expect([headers["content-type"], headers["vary"]]).toEqual(["application/json; charset=utf-8", "accept"]);
  const { version, services, links } = JSON.parse(payload) as Overview;
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(services.map(({ name, origin }) => [name, origin])).toEqual([
    ["exchange", "server"],
    ["query", "server"],
  ]);
  expect(Object.keys(links)).toEqual(["documentation", "login", "health", "readiness", "metrics"]);
  for (const path of [...services.map((one) => one.path), ...Object.values(links)])
    expect([path, (await server.inject(path)).statusCode]).toEqual([path, 200]);
});

it("shows a browser the same, in a page that loads nothing", async () => {
  const { headers, payload } = await server.inject({
    url: "/",
    headers: { accept: "text/html,application/xhtml+xml;q=0.9" },
  });
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  const links = [...payload.matchAll(/<a href="([^"]+)">/g)].map((match) => match[1]!);
  expect(links).toContain("pbx/openapi.php");
  for (const link of links) expect([link, (await server.inject(`/${link}`)).statusCode]).toEqual([link, 200]);
});

it("marks services of another server", async () => {
  const proxy = await createServer({
    logLevel: "silent",
    upstream: "http://127.0.0.1:1/api.php",
    exchangeUpstream: "http://127.0.0.1:1/openapi.php",
  });
  const { services, links } = (await proxy.inject("/")).json<Overview>();
  expect(services.map(({ origin }) => origin)).toEqual(["upstream", "upstream"]);
  expect(Object.keys(links)).toContain("report");
  expect(Object.keys(links)).not.toContain("login");
  await proxy.close();
});
