import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { recordAnswers, type Manners, type World } from "../../generators/learn/record/record.ts";
import { librarySpec } from "./support/lesson.ts";
import { learnIn, workspace } from "./support/workspace.ts";

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** Starts a server that sends these responses in order and then repeats the last one. */
async function endpoint(...responses: readonly ((response: ServerResponse) => void)[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    responses[Math.min(requests.length, responses.length) - 1]!(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/find`, requests };
}

const body = { batchcomplete: true, found: { loans: [{ id: 1 }] } };
const respond = (response: ServerResponse): void => void response.end(JSON.stringify(body));
const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end("busy");

/** Returns an environment with a fake clock that only `sleep` advances. */
function world() {
  let now = 1_000_000;
  const [slept, kept]: [number[], string[]] = [[], []];
  const those: World = {
    fetch,
    now: () => now,
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
    keep: (line) => void kept.push(line),
  };
  return { those, slept, kept, at: () => now };
}

const manners: Manners = { rate: 2, most: 10, userAgent: "kiln/test" };
const planned = ["list=loans", "list=loans&lnprop=due", "list=books"].map((query) => ({ module: "loans", query }));

describe("recording", () => {
  test("sends requests one by one at the rate, identifies itself, and stores each response", async () => {
    const { url, requests } = await endpoint(respond);
    const { those, slept, kept } = world();
    expect(await recordAnswers(new URL(url), planned, manners, those)).toMatchObject({
      kept: 3,
      requests: 3,
      stopped: undefined,
    });
    expect(slept).toEqual([500, 500]);
    expect(requests.map(({ url: path }) => path)).toEqual(planned.map(({ query }) => `/find?${query}`));
    expect(requests[0]!.headers["user-agent"]).toBe("kiln/test");
    expect(kept.map((line) => JSON.parse(line) as object)).toEqual(
      planned.map(({ query }) => ({ module: "loans", query, body })),
    );
    expect(kept.every((line) => line.endsWith("}\n"))).toBe(true);
  });

  test("stops after so many requests", async () => {
    const { url, requests } = await endpoint(respond);
    const { those } = world();
    expect(await recordAnswers(new URL(url), planned, { ...manners, most: 2 }, those)).toMatchObject({
      kept: 2,
      requests: 2,
      stopped: undefined,
    });
    expect(requests.length).toBe(2);
  });

  test.each([429, 503])("waits as long as the server demands after %s, and retries", async (code) => {
    const { url, requests } = await endpoint(status(code, { "retry-after": "7" }), respond);
    const { those, slept } = world();
    expect(await recordAnswers(new URL(url), planned.slice(0, 1), manners, those)).toMatchObject({
      kept: 1,
      requests: 2,
    });
    expect(requests.length).toBe(2);
    expect(slept).toEqual([7000]);
  });

  test("waits until a date, and for a lag reported with status 200", async () => {
    const { those, slept, at } = world();
    const { url } = await endpoint(status(200, { "retry-after": new Date(at() + 30_000).toUTCString() }), respond);
    expect(await recordAnswers(new URL(url), planned.slice(0, 1), manners, those)).toMatchObject({
      kept: 1,
      requests: 2,
    });
    expect(slept).toEqual([30_000]);
  });

  test("waits longer each time where no time is given, and not for ever", async () => {
    const { url } = await endpoint(status(503));
    const { those, slept } = world();
    const { stopped, kept } = await recordAnswers(new URL(url), planned, manners, those);
    expect(slept).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 160_000]);
    expect({ stopped, kept }).toEqual({ stopped: "the next attempt is due in 320 seconds; continue later", kept: 0 });
  });

  test("counts retries", async () => {
    const { url, requests } = await endpoint(status(503, { "retry-after": "1" }));
    const { those } = world();
    expect(await recordAnswers(new URL(url), planned, { ...manners, most: 3 }, those)).toMatchObject({
      kept: 0,
      requests: 3,
    });
    expect(requests.length).toBe(3);
  });

  test("goes to no other address", async () => {
    const other = await endpoint(respond);
    const { url } = await endpoint(respond, status(302, { location: other.url }));
    const { those } = world();
    const { kept, stopped } = await recordAnswers(new URL(url), planned, manners, those);
    expect({ kept, stopped }).toEqual({
      kept: 1,
      stopped: `it redirects to another address (${other.url}), for the query ${planned[1]!.query}`,
    });
    expect(other.requests.length).toBe(0);
  });

  test("stops at an invalid response and keeps the earlier ones", async () => {
    const { url } = await endpoint(respond, status(500));
    const { those, kept } = world();
    const { stopped } = await recordAnswers(new URL(url), planned, manners, those);
    expect(stopped).toBe(`the response (HTTP status 500) is not a JSON object, for the query ${planned[1]!.query}`);
    expect(kept.length).toBe(1);
  });

  test("reports an unreachable server", async () => {
    const { url } = await endpoint(respond);
    await endings.pop()!();
    const { stopped } = await recordAnswers(new URL(url), planned, manners, world().those);
    expect(stopped).toMatch(/^it cannot be reached: .*ECONNREFUSED/);
  });
});

describe("kiln learn --record", () => {
  const record = (folder: string, url: string, ...more: readonly string[]) =>
    learnIn(folder, "--record", url, "--output", "responses.jsonl", "--rate", "100", ...more);

  test("appends responses to a file and continues after the last one, and the file can be used to learn", async () => {
    const { url, requests } = await endpoint(respond);
    const folder = workspace(librarySpec);
    const first = await record(
      folder,
      url,
      "--module",
      "loans",
      "--requests",
      "2",
      "--user-agent",
      "Ann (ann@library.example)",
    );
    expect(first).toMatchObject({ code: 0, error: "" });
    expect(first.out).toMatch(/^record {6}2 responses of 2 requests added to .*responses\.jsonl; 2 more to record\n$/);
    expect(requests[0]!.headers["user-agent"]).toMatch(/^Ann \(ann@library\.example\) kiln\/\d/);
    const second = await record(folder, url, "--module", "loans");
    expect(second.out).toMatch(/^record {6}2 responses of 2 requests added/);
    expect(new Set(requests.map(({ url: path }) => path)).size).toBe(4);
    expect(readFileSync(join(folder, "responses.jsonl"), "utf8").split("\n").length).toBe(5);
    expect((await learnIn(folder, "--from", "responses.jsonl")).out).toContain("read        4 responses\n");
  });

  test("reports why it stopped", async () => {
    const { url } = await endpoint(status(500));
    const { code, error } = await record(workspace(librarySpec), url, "--module", "loans");
    expect(code).toBe(2);
    expect(error).toMatch(
      /^127\.0\.0\.1:\d+: the response \(HTTP status 500\) is not a JSON object, for the query .*\.\n$/,
    );
  });

  const calls: readonly (readonly [string, readonly string[]])[] = [
    ["--module is missing: name the modules to query.", []],
    ["There is no module “loan”. Did you mean “loans”?", ["--module", "loan"]],
    ["“titles” is not of the form NAME=VALUE.", ["--module", "loans", "--with", "titles"]],
    ["--requests needs an integer of at least 1.", ["--module", "loans", "--requests", "0"]],
    ["--rate needs a number above 0 and up to 100.", ["--module", "loans", "--rate", "fast"]],
  ];
  test.each(calls)("is refused: %s", async (says, more) => {
    const folder = workspace(librarySpec);
    const { url, requests } = await endpoint(respond);
    expect(await record(folder, url, ...more)).toEqual({
      code: 2,
      out: "",
      error: `${says}\nSee: kiln learn --help\n`,
    });
    expect(requests.length).toBe(0);
    expect(existsSync(join(folder, "responses.jsonl"))).toBe(false);
  });

  test("needs a web URL, an output file, and a file that it can continue", async () => {
    const folder = workspace(new Map([...librarySpec, ["responses.jsonl", "{"]]));
    expect((await record(folder, "ftp://127.0.0.1", "--module", "loans")).error).toContain(
      "“ftp://127.0.0.1” is not the address of an endpoint",
    );
    expect((await learnIn(folder, "--record", "http://127.0.0.1", "--module", "loans")).error).toContain(
      "--output is missing: name the file for the recorded responses.",
    );
    expect((await record(folder, "http://127.0.0.1", "--module", "loans")).error).toContain(
      "does not contain recorded responses: Line 1 of",
    );
  });

  test("needs the required parameters of a module", async () => {
    const readers =
      "module: readers\ngroup: list\nprefix: rd\nparameters: { town: { type: string, required: true } }\n";
    const folder = workspace(new Map([...librarySpec, ["spec/library/modules/readers.yaml", readers]]));
    const { url, requests } = await endpoint(respond);
    expect((await record(folder, url, "--module", "readers")).error).toContain(
      "“readers” cannot be queried without rdtown. Set it with --with NAME=VALUE.",
    );
    expect((await record(folder, url, "--module", "readers", "--with", "rdtown=Bath", "--requests", "1")).code).toBe(0);
    expect(requests[0]!.url).toContain("rdtown=Bath");
  });
});
