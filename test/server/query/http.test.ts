import { fastify, type FastifyInstance } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { queryServer, type Handler } from "./support/package.ts";

const { queryPlugin, table } = await queryServer();
const lines: string[] = [];
const app: FastifyInstance = fastify({
  logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } },
});
const heard: any[] = [];
const allpages: Handler = (parameters, { caller }) => (heard.push({ ...parameters, caller }), []);
const tags: Handler = () => Promise.reject(new Error("broken inside"));
await app.register(queryPlugin({ modules: { allpages, tags } }) as never);
const address = await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

const form = (text: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: text,
});
const get = (path: string, init?: RequestInit): Promise<Response> => fetch(address + path, init);
const limitOf = async (path: string, init?: RequestInit): Promise<unknown> => (
  await (await get(path, init)).text(), heard.pop()?.limit
);
const list = "action=query&list=allpages&format=json";

test("modules without a handler are listed at start", () => {
  const [line] = lines.map(
    (one) => JSON.parse(one) as { readonly modules: readonly string[]; readonly pages: boolean },
  );
  expect(line!.modules).toHaveLength(Object.keys(table.modules).length - 2);
  expect(line!.modules).not.toContain("allpages");
});

describe("a request", () => {
  test("is read from the address", async () => expect(await limitOf(`/api.php?${list}&aplimit=3`)).toBe(3));
  test("is read from a form", async () => expect(await limitOf("/api.php", form(`${list}&aplimit=4`))).toBe(4));
  test("has at most a thousand parameters of an address, of a form and of a form in parts", async () => {
    const others = (count: number): string => Array.from({ length: count }, (_, index) => `a${index}=`).join("&");
    const parts = (count: number): FormData => {
      const data = new FormData();
      for (const [name, value] of new URLSearchParams(`${list}&aplimit=3&${others(count)}`)) data.append(name, value);
      return data;
    };
    expect(await limitOf("/api.php", form(`${list}&${others(996)}&aplimit=3`))).toBe(3);
    expect(await limitOf("/api.php", form(`${list}&${others(997)}&aplimit=3`))).toBe(10);
    expect(await limitOf(`/api.php?${list}&${others(997)}&aplimit=3`)).toBe(10);
    expect(await limitOf("/api.php", { method: "POST", body: parts(996) })).toBe(3);
    expect(await limitOf("/api.php", { method: "POST", body: parts(997) })).toBeUndefined();
  });
  test("is read from both, and the form wins", async () => {
    expect(await limitOf(`/api.php?${list}&aplimit=3`, form("aplimit=4"))).toBe(4);
    expect(await limitOf(`/api.php?aplimit=3`, form(list))).toBe(3);
  });
  test("is read from a form in parts", async () => {
    const body = new FormData();
    body.set("aplimit", "5");
    expect(await limitOf(`/api.php?${list}&aplimit=3`, { method: "POST", body })).toBe(5);
  });
  test("may be an unreadable form, or JSON, which is not read", async () => {
    for (const type of ["multipart/form-data; boundary=x", "multipart/form-data", "application/json", "text/plain"]) {
      expect(
        await limitOf(`/api.php?${list}&aplimit=3`, {
          method: "POST",
          headers: { "content-type": type },
          body: '{"aplimit":"7"',
        }),
        type,
      ).toBe(3);
    }
  });
  test("that names an array after a value names nothing", async () => {
    const told = async (query: string): Promise<any> =>
      (await get(`/api.php?action=query&format=json&${query}`)).json();
    expect(await told("requestid=a&requestid[]=b")).not.toHaveProperty("requestid");
    expect(await told("requestid[]=b&requestid=a")).toHaveProperty("requestid", "a");
  });
  test("names a parameter for the last time where it counts", async () =>
    expect(await limitOf(`/api.php?${list}&aplimit=3&aplimit=6`)).toBe(6));
  test("has names in PHP form, and arrays are ignored", async () => {
    expect(await limitOf(`/api.php?${list}&aplimit[]=3`)).toBe(10);
    const { warnings } = (await (
      await get(`/api.php?${list}&formatversion=2&errorformat=plaintext&apfilterredir[]=x&a.b=1`)
    ).json()) as any;
    expect(warnings.map(({ code, text }: any) => [code, text])).toEqual([
      ["unsupportedarray", 'Parameter "apfilterredir" uses unsupported PHP array syntax.'],
      ["unrecognizedparams", "Unrecognized parameter: a_b."],
    ]);
    heard.pop();
  });
});

test("anonymous callers are identified by address", async () => {
  await (await get(`/api.php?${list}`)).text();
  expect(heard.pop().caller).toEqual({ rights: [], groups: ["*"], address: "127.0.0.1" });
});

test("an error thrown by a handler is logged, and not returned", async () => {
  const response = await get("/query+tags");
  expect([response.status, (await response.text()).includes("broken inside")]).toEqual([500, false]);
  expect(lines.at(-1)).toContain("broken inside");
});

describe("a module's own path", () => {
  test("names it, and JSON is the default there", async () => {
    const response = await get("/query+allpages?aplimit=2");
    expect(await response.json()).toEqual({ batchcomplete: "", query: { allpages: [] } });
    expect(heard.pop().limit).toBe(2);
  });
  test("wins over what the request names", async () => {
    expect(await (await get("/query+allpages?action=paraminfo&list=tags&formatversion=2")).json()).toEqual({
      batchcomplete: true,
      query: { allpages: [] },
    });
    heard.pop();
  });
  test("is there for each", async () => {
    for (const name of Object.keys(table.modules))
      expect((await app.inject(`/query+${name}`)).statusCode, name).not.toBe(404);
    heard.pop();
  });
  test("may have its plus escaped, in either spelling", async () => {
    for (const plus of ["%2B", "%2b"])
      expect(await (await get(`/query${plus}allpages?formatversion=2`)).json()).toEqual({
        batchcomplete: true,
        query: { allpages: [] },
      });
    expect([(await get("/query%2Bnosuch")).status, (await get("/queryallpages")).status]).toEqual([404, 404]);
    heard.splice(0);
  });
  test("is not there for others", async () => expect((await get("/query+nosuch")).status).toBe(404));
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "PATCH"])("%s is 405, with the allowed methods", async (method) => {
    const response = await get(`/api.php?${list}`, { method });
    expect([response.status, response.headers.get("allow"), response.headers.get("mediawiki-api-error")]).toEqual([
      405,
      "GET, POST",
      "invalidmethod",
    ]);
    expect(((await response.json()) as any).error.code).toBe("invalidmethod");
  });
  test("OPTIONS is empty", async () => expect(await (await get("/api.php", { method: "OPTIONS" })).text()).toBe(""));
  test("HEAD is GET without a body", async () => {
    const response = await get(`/api.php?${list}`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    heard.pop();
  });
});

describe("pages for people", () => {
  test("no action is help", async () => {
    const response = await get("/api.php");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("action=help&amp;modules=query%2Ballpages");
  });
  test("help of a module has its parameters", async () =>
    expect(await (await get("/api.php?action=help&modules=query%2Ballpages")).text()).toContain(
      "<td>apfilterredir</td>",
    ));
  test("an unknown module is an error", async () =>
    expect(
      (await get("/api.php?action=help&format=json&modules=query%2Bnosuch")).headers.get("mediawiki-api-error"),
    ).toBe("badmodule"));
  test("a response for people, the default without a format, shows the input and runs nothing", async () => {
    const text = await (
      await get("/api.php?action=query&list=allpages&apdir=%3Cscript%3Ealert(1)%3C/script%3E%20%3C1%3E")
    ).text();
    expect(text).toContain("alert(1) &lt;1&gt;");
    expect(text).not.toContain("<script");
    expect(text).toContain("default-src 'none'");
  });
  test.each(["bogus", "constructor", "__proto__"])("format=%s is refused", async (format) => {
    expect((await get(`/api.php?action=query&format=${format}`)).headers.get("mediawiki-api-error")).toBe("badvalue");
  });
});

describe("requested metadata", () => {
  test("is in the response", async () => {
    const body = (await (
      await get(
        "/api.php?action=query&format=json&formatversion=2&requestid=%3Cx%3E&curtimestamp&responselanginfo&servedby",
      )
    ).json()) as any;
    expect(body).toEqual({
      batchcomplete: true,
      requestid: "<x>",
      curtimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      uselang: "en",
      errorlang: "en",
    });
  });
});

test("names of built-in object members are ordinary names", async () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const body = (await (
      await get(
        `/api.php?action=query&format=json&formatversion=2&errorformat=plaintext&list=${name}&meta=${name}&${name}=1`,
      )
    ).json()) as any;
    expect(
      body.warnings.map(({ code }: any) => code),
      name,
    ).toEqual(["unrecognizedvalues", "unrecognizedvalues", "unrecognizedparams"]);
    const info = (await (
      await get(`/api.php?action=paraminfo&format=json&formatversion=2&modules=${name}|query%2B${name}`)
    ).json()) as any;
    expect(info.paraminfo, name).toEqual({ helpformat: "none" });
    const { status } = await get(`/api.php?action=${name}&format=json`);
    expect(status).toBe(200);
  }
});
