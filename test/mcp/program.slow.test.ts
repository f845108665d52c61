import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../packages/reference-server/src/index.ts";
import { rootFolder } from "../support/emit.ts";
import { callTool, type Told } from "./connect.ts";

/* The program over stdio, as an assistant starts it, used with the client of the official SDK. */

const program = join(rootFolder, "packages/mcp/bin/kiln-mcp.js");

let server: TestServer;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ mock: true });
  environment = {
    EXCHANGE_BASE_URL: server.address,
    EXCHANGE_KEY: server.keys["global-full"],
    QUERY_ENDPOINT: `${server.address}/api.php`,
    QUERY_USER_AGENT: "kiln-test/1.0 (test@kiln.invalid)",
  };
});
afterAll(() => server.close());

interface Session extends AsyncDisposable {
  call(name: string, given: object, signal?: AbortSignal): Promise<Told>;
  readonly client: Client;
}

async function start(words: readonly string[] = [], variables = environment): Promise<Session> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, ...words], env: variables, stderr: "pipe" }),
  );
  return {
    client,
    call: (name, given, signal) => callTool(client, name, given, signal),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

async function found(session: Session, query: string): Promise<string> {
  const { text } = await session.call("search", { query });
  return /^\S+/.exec(text)![0];
}

describe("an assistant", () => {
  test("finds, understands and calls operations of both services", async () => {
    await using session = await start();
    const list = await found(session, "list paging groups");
    const described = await session.call("describe", { name: list });
    expect(described.text).toContain("GET /paginggroups, reads");
    const groups = await session.call("call", { name: list, arguments: { tenant: "DEMO" } });
    const [{ pa_id: id }] = JSON.parse(groups.text) as readonly [{ readonly pa_id: string }];

    const get = await found(session, "read one paging group");
    const one = await session.call("call", { name: get, arguments: { object_id: id, tenant: "DEMO" } });
    expect(JSON.parse(one.text)).toMatchObject({ pa_id: id });
    expect(one.remarks).toContain("ETag");

    const members = "query.categorymembers";
    expect((await session.call("search", { query: "members of one category", limit: 3 })).text).toContain(members);
    expect((await session.call("describe", { name: members })).text).toContain("limit?: integer 1..500");
    const categories = await session.call("call", {
      name: await found(session, "allcategories"),
      arguments: { limit: 1 },
    });
    const {
      list: {
        allcategories: [category],
      },
    } = JSON.parse(categories.text) as {
      readonly list: { readonly allcategories: readonly [{ readonly category: string }] };
    };
    const pages = await session.call("call", { name: members, arguments: { title: `Category:${category.category}` } });
    expect(pages.text).toMatch(/"categorymembers":\[\s*\{"pageid"/);

    const both = await session.call("call", {
      name: "query",
      arguments: { generator: { allpages: { limit: 2 } }, prop: { info: {} } },
    });
    expect((JSON.parse(both.text) as { readonly pages: object }).pages).toHaveLength(2);
  });

  test("continues where a response ended", async () => {
    await using session = await start();
    const ask = async (further?: string): Promise<readonly [title: string, next: string | undefined]> => {
      const { text, remarks } = await session.call("call", {
        name: "query.allpages",
        arguments: { limit: 1 },
        continue: further,
      });
      const [page] = (
        JSON.parse(text) as { readonly list: { readonly allpages: readonly { readonly title: string }[] } }
      ).list.allpages;
      const [, token] = /continue: (".*")$/m.exec(remarks) ?? [];
      return [page!.title, token === undefined ? undefined : (JSON.parse(token) as string)];
    };
    const [first, next] = await ask();
    const [second] = await ask(next);
    expect(second > first, `${first}, then ${second}`).toBe(true);
  });

  test("corrects a call by what the error says", async () => {
    await using session = await start(["--allow", "exchange.createPagingGroup"]);
    const name = "exchange.createPagingGroup";
    const wrong = await session.call("call", { name, arguments: { tenant: "DEMO", body: { name: 5, number: "811" } } });
    expect(wrong.isError).toBe(true);
    const [, line] = wrong.text.split("\n");
    const fault = JSON.parse(line!) as { readonly place: string; readonly expected: string; readonly received: string };
    expect(fault).toMatchObject({ code: "invalid_request", place: "body.name", received: "5" });
    expect(fault.expected).toContain("text");
    const right = await session.call("call", {
      name,
      arguments: { tenant: "DEMO", body: { [fault.place.split(".")[1]!]: "Reception", number: "811" } },
    });
    expect(right).toMatchObject({ isError: false });
    expect(JSON.parse(right.text)).toMatchObject({ pa_name: "Reception" });

    const unknown = await session.call("call", { name: "query.allpages", arguments: { limits: 3 } });
    expect(unknown.text).toContain(`"expected":"limit"`);
    const refused = await session.call("call", { name: "exchange.getPagingGroup", arguments: { object_id: "99999" } });
    expect(refused.text).toContain(`"code":"object_not_found","status":404`);
    expect(refused.text).toContain("No object with this ID is visible to the key.");
  });

  test("changes nothing unless it is allowed", async () => {
    const body = { name: "Nobody", number: "812" };
    const call = { name: "exchange.createPagingGroup", arguments: { tenant: "DEMO", body } };
    const annotations = async ({ client }: Session) =>
      (await client.listTools()).tools.find((tool) => tool.name === "call")!.annotations;
    {
      await using session = await start();
      const { isError, text } = await session.call("call", call);
      expect([isError, text.includes("--allow exchange.createPagingGroup")]).toEqual([true, true]);
      expect(await annotations(session)).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    }
    {
      await using session = await start(["--allow", "exchange.deletePagingGroup"]);
      expect(await session.call("call", call)).toMatchObject({ isError: true });
      expect(await annotations(session)).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    }
    const groups = await (
      await fetch(`${server.address}/pbx/openapi.php/paginggroups?tenant=DEMO`, {
        headers: { "x-api-key": server.keys["global-full"] },
      })
    ).text();
    expect(groups).not.toContain("Nobody");
    await using session = await start(["--allow-writes"]);
    expect(await session.call("call", call)).toMatchObject({ isError: false });
  });

  test("sees no secrets", async () => {
    await using session = await start(["--allow-writes"]);
    const call = {
      name: "exchange.createPagingGroup",
      arguments: { tenant: "DEMO", body: { name: "Vault", number: "813", pin: "73316" } },
    };
    const { text, remarks } = await session.call("call", call);
    expect(text).toContain(`"pa_pin":"***"`);
    expect(remarks).toContain("Masked as secret: pa_pin");
    const tokens = await session.call("call", { name: "query.tokens", arguments: {} });
    expect(tokens.text).toContain(`"csrftoken":"***"`);
    await using open = await start(["--show-secrets"]);
    expect((await open.call("call", { name: "query.tokens", arguments: {} })).text).not.toContain("***");
  });

  test("learns which variable is missing", async () => {
    await using session = await start([], { EXCHANGE_BASE_URL: server.address });
    const { isError, text } = await session.call("call", { name: "exchange.listPagingGroups", arguments: {} });
    expect([isError, text.includes("EXCHANGE_KEY"), text.includes("EXCHANGE_BASE_URL")]).toEqual([true, true, false]);
    expect((await session.call("describe", { name: "exchange.listPagingGroups" })).isError).toBe(false);
  });

  test("ends a request by ending its call", async () => {
    const ended = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<string>();
    const slow = createServer((_request, response) => {
      asked.resolve("asked");
      response.on("close", () => ended.resolve("closed"));
    });
    slow.listen(0, "127.0.0.1");
    await once(slow, "listening");
    const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    await using session = await start([], { ...environment, EXCHANGE_BASE_URL: address });
    const controller = new AbortController();
    const call = session
      .call("call", { name: "exchange.listPagingGroups", arguments: {} }, controller.signal)
      .catch(() => "aborted");
    await asked.promise;
    controller.abort();
    expect([await call, await ended.promise]).toEqual(["aborted", "closed"]);
    slow.close();
  });
});

describe("the program", () => {
  test.each([
    ["help", ["--help"], 0, /EXCHANGE_KEY[^]*QUERY_USER_AGENT/, /^$/],
    ["version", ["--version"], 0, /^\d+\.\d+\.\d+\n$/, /^$/],
    ["an unknown option", ["--alow"], 2, /^$/, /--alow.*--help/],
    ["a word", ["serve"], 2, /^$/, /serve/],
    ["an operation that there is not", ["--allow", "exchange.nothing"], 2, /^$/, /exchange\.nothing/],
    ["an operation that only reads", ["--allow", "exchange.listPagingGroups"], 2, /^$/, /changes no data/],
    ["a size that is none", ["--max-answer", "0"], 2, /^$/, /--max-answer/],
  ] as const)("answers %s", async (_, words, code, out, error) => {
    const ran = await run(words, "");
    expect(ran.code).toBe(code);
    expect(ran.out).toMatch(out);
    expect(ran.error).toMatch(error);
  });

  test("ends with its input and writes nothing except the protocol", async () => {
    const ran = await run([], `${initialize}\n`);
    expect([ran.code, ran.error]).toEqual([0, ""]);
    expect(
      ran.out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { readonly id: number }).id),
    ).toEqual([1]);
  });

  test("continues after an invalid JSON line, an unknown method, an unknown tool and wrong arguments", async () => {
    const ask = (id: number, method: string, parameters: object): string =>
      JSON.stringify({ jsonrpc: "2.0", id, method, params: parameters });
    const lines = [
      initialize,
      JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
      "{ this is no JSON",
      `{"jsonrpc":"2.0","id":`,
      ask(2, "nothing/here", {}),
      ask(3, "tools/call", { name: "destroy", arguments: {} }),
      ask(4, "tools/call", { name: "search", arguments: { query: 5, more: true } }),
      ask(5, "tools/call", {
        name: "call",
        arguments: { name: "query.allpages", arguments: { from: "x".repeat(3_000_000) } },
      }),
      ask(6, "tools/call", {
        name: "call",
        arguments: { name: "__proto__", arguments: JSON.parse(`{"__proto__":{"a":1}}`) },
      }),
      ask(7, "tools/list", {}),
    ];
    const child = spawnProgram([]);
    const responses = new Map<
      number,
      {
        readonly error?: { readonly code: number; readonly message: string };
        readonly result?: { readonly isError?: boolean };
      }
    >();
    let rest = "";
    child.stdout.on("data", (chunk) => {
      const parts = `${rest}${chunk}`.split("\n");
      rest = parts.pop()!;
      for (const line of parts)
        responses.set((JSON.parse(line) as { readonly id: number }).id, JSON.parse(line) as object);
    });
    child.stdin.write(`${lines.join("\n")}\n`);
    await expect.poll(() => responses.size, { timeout: 30_000 }).toBe(7);
    child.stdin.end();
    await once(child, "exit");
    expect(responses.get(2)!.error).toMatchObject({ code: -32601 });
    expect(responses.get(3)!.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining("search, describe, call") as string,
    });
    for (const id of [4, 5, 6]) expect(responses.get(id)!.result?.isError, String(id)).toBe(true);
    expect(responses.get(7)!.result).toHaveProperty("tools.length", 3);
  });
});

const initialize = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } },
});

function spawnProgram(words: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...words], { env: { ...process.env, ...environment } });
}

async function run(
  words: readonly string[],
  input: string,
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const child = spawnProgram(words);
  let [out, error] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (error += String(chunk)));
  if (input !== "") {
    child.stdin.write(input);
    await once(child.stdout, "data");
  }
  child.stdin.end();
  const [code] = (await once(child, "close")) as [number];
  return { code, out, error };
}
