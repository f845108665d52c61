import { afterAll, expect, it } from "vitest";
import { withCode } from "../../packages/reference-server/src/docs/page.ts";
import { html } from "../../packages/reference-server/src/html.ts";
import { createServer } from "../../packages/reference-server/src/index.ts";

const server = await createServer({ logLevel: "silent", rateLimit: 0 });
afterAll(() => server.close());

const linked = (text: string): readonly string[] => [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!).filter((path) => path !== "data:,");
const pages = linked((await server.inject("/docs")).payload).filter((path) => !path.includes(".")).map((path) => `/${path}`);

it.each(["/docs", "/docs/exchange", "/docs/query/allpages"])("%s is made of files of this server alone", async (path) => {
  const { statusCode, headers, payload } = await server.inject(path);
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'; script-src 'self'; .*connect-src 'self'; .*frame-ancestors 'none'/);
  expect(String(headers["content-security-policy"])).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  const links = linked(payload);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link).toMatch(/^[\w./-]+$/);
    expect((await server.inject(new URL(link, `http://host${path}`).pathname)).statusCode, link).toBe(200);
  }
});

it("a page for each query module is linked, with what it is for", async () => {
  const modules = Object.values((await server.inject("/docs/query.json")).json<Described>().paths).map((item) => item["get"]!["x-kiln-module"]!.name);
  expect(pages.filter((path) => path.startsWith("/docs/query/")).sort()).toEqual(modules.map((name) => `/docs/query/${name}`).sort());
  expect((await server.inject("/docs")).payload).toContain('<a href="docs/query/allpages">allpages</a></dt><dd>Lists the pages of one namespace');
});

interface Described {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly "x-kiln-module"?: { readonly name: string } }>>>>;
}

it("its documents name the addresses of this server, at which their operations are", async () => {
  const some = [...pages.filter((path) => !path.startsWith("/docs/query/")), ...pages.slice(-2)];
  for (const page of [...some, "/docs/query"]) {
    const { servers, paths } = (await server.inject(`${page}.json`)).json<Described>();
    expect(servers).toHaveLength(1);
    const [path, operations] = Object.entries(paths)[0]!;
    expect((await server.inject({ method: Object.keys(operations)[0]!.toUpperCase() as "GET", url: servers[0]!.url.replace(/\/$/, "") + path })).statusCode, path).not.toBe(404);
  }
  expect((await server.inject("/docs/exchange.json")).payload).toBe((await server.inject("/pbx/openapi.php/openapi.json")).payload);
});

it("what is not there is not found", async () => {
  for (const path of ["/docs/other", "/docs/query/other.json", "/docs/query", "/docs/../exchange", "/docs/__proto__"]) expect((await server.inject(path)).statusCode, path).toBe(404);
});

it("a name in HTML or Markdown stays a text", () => {
  expect([html(`<a href="x" title='y'>&amp;`), withCode("a `<b>` c")]).toEqual(["&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;", "a <code>&lt;b&gt;</code> c"]);
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
