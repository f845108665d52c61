import { afterAll, expect, it } from "vitest";
import { createServer } from "../../packages/reference-server/src/index.ts";

const server = await createServer({ logLevel: "silent", rateLimit: 0 });
afterAll(() => server.close());

it("the page is made of files of this server alone", async () => {
  const page = await server.inject("/docs");
  expect(page.statusCode).toBe(200);
  const paths = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!).filter((path) => path !== "data:,");
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    expect(path).toMatch(/^docs\/[\w.-]+$/);
    expect((await server.inject(`/${path}`)).statusCode, path).toBe(200);
  }
  expect(page.headers["content-security-policy"]).toMatch(/default-src 'none'; script-src 'self'; .*connect-src 'self'; .*frame-ancestors 'none'/);
  expect(String(page.headers["content-security-policy"])).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
});

it("its documents name the addresses of this server, at which their operations are", async () => {
  for (const service of ["exchange", "query"]) {
    const { servers, paths } = (await server.inject(`/docs/${service}.json`)).json<{ readonly servers: readonly { readonly url: string }[]; readonly paths: Readonly<Record<string, object>> }>();
    expect(servers).toHaveLength(1);
    const [path, operations] = Object.entries(paths)[0]!;
    expect((await server.inject({ method: Object.keys(operations)[0]!.toUpperCase() as "GET", url: servers[0]!.url.replace(/\/$/, "") + path })).statusCode, path).not.toBe(404);
  }
  expect((await server.inject("/docs/exchange.json")).payload).toBe((await server.inject("/pbx/openapi.php/openapi.json")).payload);
});

it("what a browser has is not sent again", async () => {
  const { headers } = await server.inject("/docs/swagger-ui.css");
  const again = await server.inject({ url: "/docs/swagger-ui.css", headers: { "if-none-match": headers.etag! } });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
});

it("a slash at the end leads to the page", async () => {
  const { statusCode, headers } = await server.inject("/docs/");
  expect([statusCode, new URL(headers.location!, "http://host/docs/").pathname]).toEqual([308, "/docs"]);
});
