import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { gunzipSync } from "node:zlib";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withCode } from "../../packages/reference-server/src/docs/pages.ts";
import { html } from "../../packages/wiki/src/content/difference-html.ts";
import { createServer } from "../../packages/reference-server/src/index.ts";

const server = await createServer({ logLevel: "silent", rateLimit: 0 });
afterAll(() => server.close());

const linked = (text: string): readonly string[] =>
  [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!).filter((path) => path !== "data:,");
const pages = linked((await server.inject("/docs")).payload)
  .filter((path) => !path.includes("."))
  .map((path) => `/${path}`);

it.each(["/docs", "/docs/exchange", "/docs/query/allpages"])("%s consists of files of this server", async (path) => {
  const { statusCode, headers, payload } = await server.inject(path);
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toMatch(
    /default-src 'none'; script-src 'self'; .*connect-src 'self'; .*frame-ancestors 'none'/,
  );
  expect(String(headers["content-security-policy"])).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  const links = linked(payload);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link).toMatch(/^[\w./-]+$/);
    expect((await server.inject(new URL(link, `http://host${path}`).pathname)).statusCode, link).toBe(200);
  }
});

it("a page for each query module is linked, with what it is for", async () => {
  const modules = Object.values((await server.inject("/docs/query.json")).json<Described>().paths).map(
    (item) => item["get"]!["x-kiln-module"]!.name,
  );
  expect(pages.filter((path) => path.startsWith("/docs/query/")).sort()).toEqual(
    modules.map((name) => `/docs/query/${name}`).sort(),
  );
  expect((await server.inject("/docs")).payload).toContain(
    '<a href="docs/query/allpages">allpages</a></dt><dd>Lists the pages in a namespace',
  );
});

interface Described {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly "x-kiln-module"?: { readonly name: string } }>>>
  >;
}

it("its documents name the addresses of this server, at which their operations are", async () => {
  const some = [...pages.filter((path) => !path.startsWith("/docs/query/")), ...pages.slice(-2)];
  for (const page of [...some, "/docs/query"]) {
    const { servers, paths } = (await server.inject(`${page}.json`)).json<Described>();
    expect(servers).toHaveLength(1);
    const [path, operations] = Object.entries(paths)[0]!;
    expect(
      (
        await server.inject({
          method: Object.keys(operations)[0]!.toUpperCase() as "GET",
          url: servers[0]!.url.replace(/\/$/, "") + path,
        })
      ).statusCode,
      path,
    ).not.toBe(404);
  }
  expect((await server.inject("/docs/exchange.json")).payload).toBe(
    (await server.inject("/pbx/openapi.php/openapi.json")).payload,
  );
});

it("what is not there is not found", async () => {
  for (const path of ["/docs/other", "/docs/query/other.json", "/docs/query", "/docs/../exchange", "/docs/__proto__"])
    expect((await server.inject(path)).statusCode, path).toBe(404);
});

it("a name in HTML or Markdown stays a text", () => {
  expect([html(`<a href="x" title='y'>&amp;`), withCode("a `<b>` c")]).toEqual([
    "&lt;a href=&quot;x&quot; title=&#039;y&#039;&gt;&amp;amp;",
    "a <code>&lt;b&gt;</code> c",
  ]);
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

describe("with a site", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-"));
  const site = new Map([
    ["index.html", '<a href="api/x.html">x</a>'],
    ["api/x.html", "<p>x"],
    ["404.html", '<a href="index.html">start</a>'],
    ["assets/long.css", "a{}".repeat(1000)],
    ["assets/site.css", "a{}"],
    ["assets/icon.svg", "<svg/>"],
  ]);
  for (const [path, text] of [
    ...site,
    ["files.json", JSON.stringify([...site.keys()])] as const,
    ["secret.html", "?"] as const,
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const withSite = createServer({ logLevel: "silent", rateLimit: 0, docs: folder });
  afterAll(async () => (await withSite).close());

  it.each([
    ["/docs/", "text/html", "index.html"],
    ["/docs/api/x.html", "text/html", "api/x.html"],
    ["/docs/assets/site.css", "text/css", "assets/site.css"],
    ["/docs/assets/icon.svg", "image/svg+xml", "assets/icon.svg"],
  ])("%s is of the site", async (url, type, path) => {
    const { statusCode, headers, payload } = await (await withSite).inject(url);
    expect([statusCode, payload]).toEqual([200, site.get(path)]);
    expect(headers["content-type"]).toContain(type);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it("without the slash one is led to it, as its links begin there", async () => {
    const { statusCode, headers } = await (await withSite).inject("/docs");
    expect([statusCode, new URL(headers.location!, "http://host/docs").pathname]).toEqual([308, "/docs/"]);
  });

  it("what its list does not have is not there", async () => {
    for (const path of ["/docs/secret.html", "/docs/files.json", "/docs/../index.html", "/docs/%2e%2e/package.json"])
      expect((await (await withSite).inject(path)).statusCode, path).toBe(404);
  });

  it("an unknown address has the page of the site, whose links lead to the site", async () => {
    const { statusCode, headers, payload } = await (await withSite).inject("/docs/api/gone/away.html");
    expect([statusCode, payload]).toEqual([404, '<a href="/docs/index.html">start</a>']);
    expect(headers["content-type"]).toContain("text/html");
  });

  it("a long file is compressed, under an entity tag that a browser may send again", async () => {
    const url = "/docs/assets/long.css";
    const { headers, rawPayload } = await (await withSite).inject({ url, headers: { "accept-encoding": "br, gzip" } });
    expect([headers["content-encoding"], headers["vary"]]).toEqual(["gzip", "accept-encoding"]);
    expect(gunzipSync(rawPayload).toString()).toBe(site.get("assets/long.css"));
    const again = await (await withSite).inject({ url, headers: { "if-none-match": headers.etag! } });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
    expect((await (await withSite).inject(url)).headers["content-encoding"]).toBeUndefined();
  });

  it("requests for pages do not count against the limit of the API", async () => {
    const limited = await createServer({ logLevel: "silent", rateLimit: 1, docs: folder });
    const codes = [];
    for (const url of ["/docs/", "/docs/api/x.html", "/api.php", "/api.php", "/docs/"])
      codes.push((await limited.inject(url)).statusCode);
    await limited.close();
    expect(codes).toEqual([200, 200, 200, 429, 200]);
  });

  it("a page says where the services are that readers may try, and no real system is among them", async () => {
    writeFileSync(join(folder, "assets/page.html"), "<head><title>x");
    writeFileSync(join(folder, "files.json"), JSON.stringify(["index.html", "assets/page.html"]));
    const said = async (options: object): Promise<unknown> => {
      const one = await createServer({ logLevel: "silent", docs: folder, ...options });
      const { payload } = await one.inject("/docs/assets/page.html");
      await one.close();
      return JSON.parse(/<meta name="services" content="([^"]*)">/.exec(payload)![1]!.replaceAll("&quot;", '"'));
    };
    expect(await said({})).toEqual({ exchange: "/pbx/openapi.php", query: "/" });
    expect(await said({ exchangeUpstream: "https://pbx.invalid/openapi.php" })).toEqual({ query: "/" });
  });

  it("the validators are there, for forms to check with", async () => {
    for (const path of ["query/allpages.js", "exchange/createPagingGroup.js", "runtime/query/core.js"]) {
      const { statusCode, headers } = await (await withSite).inject(`/docs/assets/validators/${path}`);
      expect([statusCode, headers["content-type"]], path).toEqual([200, "text/javascript; charset=utf-8"]);
    }
    for (const path of ["query/allpages.d.ts", "../package.json"])
      expect((await (await withSite).inject(`/docs/assets/validators/${path}`)).statusCode, path).toBe(404);
  });

  it("the viewer is still there", async () =>
    expect((await (await withSite).inject("/docs/exchange")).statusCode).toBe(200));
});
