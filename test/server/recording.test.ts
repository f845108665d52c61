import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createServer, type ServerOptions } from "../../packages/reference-server/src/index.ts";
import { rootFolder } from "../support/emit.ts";
import { json, openProxy, type Proxy } from "./proxy/support.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-recording-"));
const closes: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(closes.map((close) => close()));
  rmSync(folder, { recursive: true });
});

let files = 0;
const newFile = (text?: string): string => {
  const file = join(folder, `${++files}.jsonl`);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

interface Recorded {
  readonly proxy: Proxy;
  readonly rows: (count: number) => Promise<readonly Record<string, unknown>[]>;
  readonly file: string;
}

async function record(option: "upstream" | "exchangeUpstream", path: string): Promise<Recorded> {
  const file = newFile();
  const proxy = await openProxy(option, path, { recordTo: file });
  closes.push(proxy.close);
  const all = (): readonly Record<string, unknown>[] =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const rows = async (count: number): Promise<readonly Record<string, unknown>[]> => {
    // A response is recorded after it has been forwarded.
    await expect.poll(() => all().length).toBe(count);
    return all();
  };
  return { proxy, rows, file };
}

async function replay(options: ServerOptions): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const server = await createServer({ logLevel: "silent", rateLimit: 0, ...options });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  closes.push(() => server.close());
  return (path, init) => fetch(address + path, init);
}

const query = "action=query&format=json&formatversion=2";

it("forwarded requests are recorded without secrets, and replayed from the recording", async () => {
  const { proxy, rows, file } = await record("upstream", "/w/api.php");
  const [token, password, cookie] = ["d41d8cd98f00b204e9800998ecf8427e+\\", "hunter2-hunter2", "0123456789abcdef"];
  proxy.upstream(
    json({ batchcomplete: true, query: { tokens: { csrftoken: token }, userinfo: { id: 1, name: "ada" } } }, 200, {
      "set-cookie": `session=${cookie}`,
      "mediawiki-api-error": "none",
    }),
  );
  const asked = await fetch(`${proxy.address}/api.php?${query}&meta=tokens%7Cuserinfo`, {
    headers: { cookie: `wikiSession=${cookie}`, authorization: "Bearer abcdef123456" },
  });
  expect(await asked.text()).toContain("d41d8cd98f");
  proxy.upstream(json({ error: { code: "badtoken", info: `Not ${password} but abcdef123456` } }));
  await fetch(`${proxy.address}/api.php`, {
    method: "POST",
    headers: { authorization: "Bearer abcdef123456" },
    body: new URLSearchParams({
      action: "query",
      format: "json",
      formatversion: "2",
      list: "allpages",
      lgpassword: password,
      token,
    }),
  });
  expect(await rows(2)).toEqual([
    {
      service: "query",
      method: "GET",
      path: "",
      query: `${query}&meta=tokens%7Cuserinfo`,
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", "mediawiki-api-error": "none" },
      body: { batchcomplete: true, query: { tokens: { csrftoken: "removed" }, userinfo: { id: 1, name: "ada" } } },
    },
    {
      service: "query",
      method: "POST",
      path: "",
      query: `${query}&list=allpages&lgpassword=removed&token=removed`,
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8" },
      body: { error: { code: "badtoken", info: "Not removed but removed" } },
    },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const secret of [token.slice(0, 12), password, cookie, "abcdef123456"])
    expect(readFileSync(file, "utf8")).not.toContain(secret);

  const ask = await replay({ replay: file });
  const again = await ask(`/api.php?meta=tokens%7Cuserinfo&${query}`);
  expect([again.status, await again.json()]).toEqual([
    200,
    { batchcomplete: true, query: { tokens: { csrftoken: "removed" }, userinfo: { id: 1, name: "ada" } } },
  ]);
  const form = await ask("/api.php", {
    method: "POST",
    body: new URLSearchParams(`${query}&list=allpages&lgpassword=other&token=removed`),
  });
  expect(await form.json()).toMatchObject({ error: { code: "badtoken" } });
  const missing = await ask(`/api.php?${query}&list=allusers&token=secret-secret`);
  const sentence = `The recording has no response to GET ?${query}&list=allusers&token=removed`;
  expect([missing.status, await missing.json()]).toEqual([
    501,
    { error: { code: "not_recorded", message: sentence, info: sentence } },
  ]);
  expect(
    ((await (await ask("/")).json()) as { readonly services: readonly { readonly origin: string }[] }).services.map(
      ({ origin }) => origin,
    ),
  ).toEqual(["server", "recording"]);
});

it("responses of the exchange are matched by method, path and body, and its keys and PINs are removed", async () => {
  const { proxy, rows, file } = await record("exchangeUpstream", "/openapi.php");
  const key = "kiln_gf_0123456789ab_secret";
  const send = (address: string, path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${address}/pbx/openapi.php${path}`, init);
  proxy.upstream(json([{ pa_id: "1", pa_pin: "4711", pa_name: "All" }]));
  await send(proxy.address, `/paginggroups?tenant=A&key=${key}`);
  proxy.upstream(json({ id: "2" }, 201));
  const body = JSON.stringify({ name: "n", number: "1", pin: "4711" });
  await send(proxy.address, "/paginggroups?tenant=A", {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body,
  });
  const recorded = await rows(2);
  expect(recorded[0]).toMatchObject({
    service: "exchange",
    path: "/paginggroups",
    query: "tenant=A&key=removed",
    text: '[{"pa_id":"1","pa_pin":"removed","pa_name":"All"}]',
  });
  expect(recorded[1]).toMatchObject({
    method: "POST",
    sent: { name: "n", number: "1", pin: "removed" },
    status: 201,
    text: '{"id":"2"}',
  });
  expect(readFileSync(file, "utf8")).not.toMatch(/4711|secret/);

  const ask = await replay({ replay: file });
  const list = await ask("/pbx/openapi.php/paginggroups?tenant=A", { headers: { "x-api-key": "another" } });
  expect(await list.json()).toEqual([{ pa_id: "1", pa_pin: "removed", pa_name: "All" }]);
  const post = (payload: object): Promise<Response> =>
    ask("/pbx/openapi.php/paginggroups?tenant=A", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
  expect((await post({ number: "1", pin: "0000", name: "n" })).status).toBe(201);
  expect((await post({ number: "2", pin: "4711", name: "n" })).status).toBe(501);
  expect((await ask("/login")).status).toBe(404);
  // The other service is not affected.
  expect(await (await ask(`/api.php?${query}`)).json()).toEqual({ batchcomplete: true });
});

it("responses to one request are replayed in order, and the last one is repeated", async () => {
  const row = (n: number): string => JSON.stringify({ query: "action=query&list=allpages", body: { n } });
  const ask = await replay({ replay: newFile([1, 2, 3].map(row).join("\n")) });
  const numbers: unknown[] = [];
  for (let index = 0; index < 5; index++)
    numbers.push(((await (await ask("/api.php?list=allpages&action=query")).json()) as { readonly n: number }).n);
  expect(numbers).toEqual([1, 2, 3, 3, 3]);
});

it("a module's own path finds what was recorded at the endpoint", async () => {
  const { proxy, rows, file } = await record("upstream", "/w/api.php");
  await fetch(`${proxy.address}/query+allpages?aplimit=2`);
  await rows(1);
  const ask = await replay({ replay: file });
  expect((await ask("/query+allpages?aplimit=2")).status).toBe(200);
  expect((await ask("/query+allpages?aplimit=3")).status).toBe(501);
});

it("a response in a format in which secrets cannot be found is logged and not recorded", async () => {
  const { proxy, rows } = await record("upstream", "/w/api.php");
  proxy.upstream(json('a:1:{s:9:"csrftoken";s:3:"abc";}', 200, { "content-type": "application/vnd.php.serialized" }));
  await fetch(`${proxy.address}/api.php?action=query&format=php&meta=tokens`);
  proxy.upstream(
    json('<api><query><tokens csrftoken="abc+\\" other="x"/></query></api>', 200, {
      "content-type": "text/xml; charset=utf-8",
    }),
  );
  await fetch(`${proxy.address}/api.php?action=query&format=xml&meta=tokens`);
  expect(await rows(1)).toMatchObject([{ text: '<api><query><tokens csrftoken="removed" other="x"/></query></api>' }]);
  expect(proxy.lines.join("")).toContain("a response was not recorded");
});

it("kiln learn reads what the proxy recorded", async () => {
  const { proxy, rows, file } = await record("upstream", "/w/api.php");
  proxy.upstream(json({ batchcomplete: true, query: { allpages: [{ pageid: 1, ns: 0, title: "A" }] } }));
  await fetch(`${proxy.address}/api.php?${query}&list=allpages`);
  proxy.upstream(json("<api/>", 200, { "content-type": "text/xml" }));
  await fetch(`${proxy.address}/api.php?action=query&format=xml&list=allpages`);
  await rows(2);
  const out = execFileSync(
    process.execPath,
    [join(rootFolder, "scripts/kiln.js"), "learn", "--from", file, "--service", "query"],
    { cwd: rootFolder, encoding: "utf8" },
  );
  expect(out).toMatch(/^read +1 response\nlearn +nothing to propose$/m);
});

it.each([
  ["", "contains no recorded responses"],
  ["{", ":1 is not a recorded response: it is not JSON"],
  ['{"query":"a=b","body":{}}\n[]', ":2 is not a recorded response: “query” is not a string"],
  ['{"query":"a=b"}', "either “body” or “text”"],
  ['{"query":"a=b","body":{},"text":""}', "either “body” or “text”"],
  ['{"query":"a=b","body":{},"service":"mail"}', "neither exchange nor query"],
  ['{"query":"a=b","body":{},"status":"200"}', "“status”"],
  ['{"query":"a=b","body":{},"headers":{"a":1}}', "“headers”"],
])("a recording %j is refused with its place", async (text, reason) => {
  await expect(createServer({ logLevel: "silent", replay: newFile(text) })).rejects.toThrow(reason);
});

it("a recording that is not there is refused", async () => {
  await expect(createServer({ logLevel: "silent", replay: join(folder, "none.jsonl") })).rejects.toThrow(
    "cannot be read: ENOENT",
  );
  await expect(
    createServer({
      logLevel: "silent",
      upstream: "http://127.0.0.1:1/api.php",
      recordTo: join(folder, "no/such/folder.jsonl"),
    }),
  ).rejects.toThrow("ENOENT");
});
