import { connect } from "node:net";
import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeKey } from "../../../packages/reference-server/src/index.ts";
import { base, open, type Answer, type Call, type Place } from "./support.ts";

let place: Place;
let full: string;

beforeAll(async () => {
  place = await open();
  full = place.keys["global-full"];
});

afterAll(() => place.close());

const made = { name: "a", number: "1" };
const inA = { tenant: "A" };

describe("the order of checks", () => {
  /**
   * Faults of a request, fixed one by one from the first. The first remaining fault always determines the code (D-011,
   * D-200).
   */
  const faults: readonly (readonly [code: string, call: (keys: Place["keys"]) => Partial<Call>])[] = [
    ["missing_api_key", () => ({ key: undefined })],
    ["invalid_request", (keys) => ({ headers: { authorization: `Bearer ${keys["tenant-full"]}` } })],
    ["invalid_api_key", () => ({ key: "kiln_tf_none" })],
    ["read_only_api_key", (keys) => ({ key: keys["global-read-only"] })],
    ["tenant_required", () => ({ query: {} })],
    ["tenant_not_found", () => ({ query: { tenant: "none" } })],
    ["request_too_large", () => ({ body: "x".repeat(70_000) })],
    ["unsupported_media_type", () => ({ headers: { "content-type": "text/plain" } })],
    ["invalid_json", () => ({ body: "{" })],
    ["invalid_request", () => ({ body: { number: 7 } })],
    ["object_not_found", () => ({})],
  ];

  it.each(faults.map(([code], index) => [index, code] as const))(
    "%i: %s comes before all after it",
    async (index, code) => {
      const good: Call = { key: full, query: inA, body: { number: "2" } };
      // The later faults come first, so that the earlier ones override them if both affect the same part.
      const wrong = faults
        .slice(index)
        .map(([, call]) => call(place.keys))
        .toReversed();
      const call = Object.assign({}, good, ...wrong, {
        headers: Object.assign({}, ...[good, ...wrong].map(({ headers }) => headers)),
      }) as Call;
      const headers = Object.fromEntries(
        Object.entries(call.headers ?? {}).filter(([name]) => name !== "authorization" || index === 1),
      );
      const key = index > 2 && index !== 3 ? full : call.key;
      expect((await place.ask("PATCH", "/paginggroups/999", { ...call, key, headers })).code).toBe(code);
    },
  );

  it("path and method come before the key", async () => {
    expect((await place.ask("GET", "/nothing")).code).toBe("not_found");
    expect((await place.ask("PUT", "/paginggroups")).code).toBe("method_not_allowed");
  });

  it("the address of a key comes before its kind", async () => {
    const key = await place.key("tenant-read-only", {
      tenant: place.tenants.A,
      addresses: ["192.0.2.0/24", "2001:db8::/32"],
    });
    expect((await place.ask("POST", "/auth/token", { key })).code).toBe("api_ip_not_allowed");
    expect((await place.ask("POST", "/paginggroups", { key, query: inA })).code).toBe("api_ip_not_allowed");
    const local = await place.key("tenant-read-only", { tenant: place.tenants.A, addresses: ["127.0.0.0/8"] });
    expect((await place.ask("GET", "/paginggroups", { key: local, query: inA })).status).toBe(200);
    expect((await place.ask("GET", "/paginggroups", { key, query: { tenant: "B" } })).code).toBe("invalid_api_key");
  });

  it("fields come before the idempotency key", async () => {
    const headers = { "idempotency-key": "with space" };
    expect((await place.ask("POST", "/paginggroups", { key: full, query: inA, body: {}, headers })).code).toBe(
      "missing_required_field",
    );
    expect((await place.ask("POST", "/paginggroups", { key: full, query: inA, body: made, headers })).code).toBe(
      "invalid_request",
    );
  });

  it("the object comes before the condition on it", async () => {
    const headers = { "if-match": '"other"' };
    expect((await place.ask("DELETE", "/paginggroups/999", { key: full, query: inA, headers })).code).toBe(
      "object_not_found",
    );
    expect(
      (await place.ask("DELETE", `/paginggroups/${await place.group("A")}`, { key: full, query: inA, headers })).code,
    ).toBe("precondition_failed");
  });
});

describe("keys", () => {
  const list = (call: Call): Promise<Answer> => place.ask("GET", "/paginggroups", call);

  it("are taken from the header, as a bearer token and from the address", async () => {
    expect((await list({ key: full })).status).toBe(200);
    expect((await list({ headers: { authorization: `Bearer ${full}` } })).status).toBe(200);
    expect((await list({ headers: { authorization: `bearer  ${full}` } })).status).toBe(200);
    expect((await list({ query: { key: full } })).status).toBe(200);
  });

  it("may be in several places if they are equal, else they are rejected", async () => {
    expect((await list({ key: full, query: { key: full }, headers: { authorization: `Bearer ${full}` } })).status).toBe(
      200,
    );
    const other = place.keys["tenant-full"];
    for (const call of [
      { key: full, query: { key: other } },
      { key: full, headers: { authorization: `Bearer ${other}` } },
      { query: { key: full }, headers: { authorization: `Bearer ${other}` } },
    ]) {
      expect(await list(call)).toMatchObject({ status: 400, code: "invalid_request" });
    }
    expect((await place.ask("GET", `/paginggroups?key=${full}&key=${other}`)).code).toBe("invalid_request");
  });

  it("that are empty or have another scheme count as missing", async () => {
    for (const call of [
      {},
      { key: "" },
      { query: { key: "" } },
      { headers: { authorization: "Basic YTpi" } },
      { headers: { authorization: "Bearer" } },
    ]) {
      expect(await list(call)).toMatchObject({
        status: 401,
        code: "missing_api_key",
        headers: { "www-authenticate": "Bearer" },
      });
    }
  });

  it("are rejected if they are unknown, share only the public part of another, or are revoked", async () => {
    expect((await list({ key: makeKey("global-full").text })).code).toBe("invalid_api_key");
    // The public part is known, and format and checksum are valid, but the secret is different.
    const [mine, others] = [makeKey("global-full"), makeKey("global-full")];
    await place.storage.write(({ keys }) => keys.insert({ ...mine.stored, id: others.stored.id }));
    expect((await list({ key: others.text })).code).toBe("invalid_api_key");
    const revoked = await place.key("global-full");
    expect((await list({ key: revoked })).status).toBe(200);
    await place.storage.write(({ keys }) => keys.revoke(revoked.split("_")[2]!));
    expect(await list({ key: revoked })).toMatchObject({ status: 401, code: "invalid_api_key" });
  });

  it("are read in the same unit of work as the response", async () => {
    const read = vi.spyOn(place.storage, "read");
    expect((await list({ key: full, query: inA })).status).toBe(200);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it("of another kind of text, or with a letter wrong, never reach the database", async () => {
    const read = vi.spyOn(place.storage, "read");
    for (const key of [full.replace(/.$/, (last) => (last === "0" ? "1" : "0")), full.replace("kiln_gf", "kiln_gr")])
      expect((await list({ query: { key } })).code, key).toBe("invalid_api_key");
    for (const key of ["' OR 1=1 --", "kiln_gf_", `${full} `.repeat(2), full.toUpperCase(), "\u00e9", "__proto__"])
      expect((await list({ query: { key } })).code, key).toBe("invalid_api_key");
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });
});

describe("parameters", () => {
  it("that occur twice must be equal", async () => {
    expect((await place.ask("GET", "/paginggroups?tenant=A&tenant=A", { key: full })).status).toBe(200);
    expect(await place.ask("GET", "/paginggroups?tenant=A&tenant=B", { key: full })).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
    expect((await place.ask("GET", "/paginggroups?tenant=A&tenant=", { key: place.keys["tenant-full"] })).code).toBe(
      "invalid_request",
    );
  });

  it("that are unknown are ignored", async () => {
    expect(
      (await place.ask("GET", "/paginggroups?tenant=A&__proto__=x&constructor=y&colour=red", { key: full })).status,
    ).toBe(200);
  });
});

describe("unknown fields of a body", () => {
  const misspelt = { body: { ...made, extentions: ["100"] }, query: inA };

  it("are ignored, or refused by a strict server", async () => {
    const strict = await open({ isStrict: true });
    expect(await place.ask("POST", "/paginggroups", { key: full, ...misspelt })).toMatchObject({ status: 201 });
    expect(await strict.ask("POST", "/paginggroups", { key: strict.keys["global-full"], ...misspelt })).toMatchObject({
      status: 400,
      code: "invalid_request",
      json: { error: { details: [{ field: "extentions" }] } },
    });
    expect(
      await strict.ask("POST", "/paginggroups", { key: strict.keys["global-full"], body: made, query: inA }),
    ).toMatchObject({ status: 201 });
    await strict.close();
  });
});

describe("methods and paths", () => {
  it.each([
    ["PUT", "/paginggroups", "GET, HEAD, POST"],
    ["DELETE", "/intercoms", "GET, HEAD, POST"],
    ["POST", "/paging/1", "GET, HEAD, PATCH, DELETE"],
    ["OPTIONS", "/paginggroups/1", "GET, HEAD, PATCH, DELETE"],
    ["GET", "/auth/token", "POST, DELETE"],
    ["PATCH", "", "GET, HEAD"],
    ["POST", "", "GET, HEAD"],
    ["TRACE", "/paginggroups", "GET, HEAD, POST"],
    ["DELETE", "?object=paginggroup&action=delete&id=1", "GET, HEAD"],
    ["GET", "?object=paginggroup&action=delete&id=1", "POST"],
    ["POST", "?object=paginggroup&action=list", "GET, HEAD"],
  ])("%s %s gets 405 with %s", async (method, path, allow) => {
    expect(await place.ask(method, path, { key: full })).toMatchObject({
      status: 405,
      code: "method_not_allowed",
      headers: { allow },
    });
  });

  it.each([
    "/",
    "/paginggroups/",
    "/paginggroups/1/",
    "/paginggroups/1/2",
    "/PAGINGGROUPS",
    "/auth",
    "/auth/token/1",
    "/paginggroups/%zz",
    "/..%2fpaginggroups",
    "//paginggroups",
  ])("%s is unknown", async (path) => {
    expect(await place.ask("GET", path, { key: full })).toMatchObject({ status: 404, code: "not_found" });
  });

  it.each([
    "?object=paginggroup",
    "?action=list",
    "?object=none&action=list",
    "?object=paginggroup&action=drop",
    "?object=paginggroup&action=constructor",
    "?object=auth&action=generate",
    "?object=&action=",
  ])("%s is unknown", async (path) => {
    expect((await place.ask("GET", path, { key: full })).code).toBe("not_found");
  });

  it("an ID is written in one way", async () => {
    const id = await place.group("A");
    for (const other of [
      `0${id}`,
      `+${id}`,
      `${id}.0`,
      `${id}%20`,
      `%20${id}`,
      `${id}e0`,
      "0x1",
      "-1",
      "0",
      "9".repeat(30),
      "a".repeat(900),
      "%00",
      "1 OR 1=1",
      "..",
      "%2e%2e",
    ]) {
      expect((await place.ask("GET", `/paginggroups/${other}`, { key: full })).status, other).toBe(404);
    }
  });

  it("HEAD responds like GET, without a body", async () => {
    const id = await place.group("A");
    const [get, head] = [
      await place.ask("GET", `/paginggroups/${id}`, { key: full }),
      await place.ask("HEAD", `/paginggroups/${id}`, { key: full }),
    ];
    expect(head).toMatchObject({ status: 200, text: "", headers: { etag: get.headers["etag"] } });
    expect((await place.ask("HEAD", `/paginggroups/${id}`)).status).toBe(401);
  });

  it("the description is at four addresses, without a key", async () => {
    for (const path of ["", "?spec=1", "/openapi.json", "/swagger.json"]) {
      expect(await place.ask("GET", path)).toMatchObject({
        status: 200,
        json: { openapi: "3.1.1", servers: [{ url: base }] },
      });
    }
  });
});

describe("bodies", () => {
  const create = (body: unknown, headers?: Record<string, string>): Promise<Answer> =>
    place.ask("POST", "/paginggroups", { key: full, query: inA, body, ...(headers && { headers }) });

  it.each([
    "",
    "{",
    "[]",
    "null",
    '"a"',
    "1",
    "{'a':1}",
    '{"name":"a",}',
    '{"name":"a","name":"a"}',
    '{"name":"a","n\\u0061me":"b"}',
    '{"x":{"a":1,"a":2},"name":"a","number":"1"}',
    '{"name":"\\ud800","number":"1"}',
    '{"name":"a","number":"1","\\udc00":1}',
    "{".repeat(30_000),
    '{"a":'.repeat(10_000),
  ])("%j is no JSON object", async (body) => {
    expect(await create(body)).toMatchObject({ status: 400, code: "invalid_json" });
  });

  it("has to be UTF-8", async () => {
    expect((await create(Buffer.from('{"name":"\xe9","number":"1"}', "latin1"))).code).toBe("invalid_json");
    expect((await create(Buffer.from('{"name":"é\\u0020𝄞","number":"1"}'))).json).toMatchObject({ pa_name: "é 𝄞" });
  });

  it("of the same keys in different objects is fine", async () => {
    expect(
      (await create('{"name":"a:{\\"name","number":"1","x":[{"name":1},{"name":2}],"y":{"name":{"name":1}}}')).status,
    ).toBe(201);
  });

  it.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/json; charset=latin1", 415],
    ["application/jsonx", 415],
    ["application/json;charset=UTF-8", 201],
    ["Application/JSON", 201],
    ["nonsense", 415],
    ["", 415],
  ] as const)("of the type %j: %i", async (type, status) =>
    expect((await create(made, { "content-type": type })).status).toBe(status),
  );

  it("without a type is read as JSON", async () => {
    const response = await fetch(`${await place.listen()}${base}/paginggroups?tenant=A`, {
      method: "POST",
      headers: { "x-api-key": full },
      body: Buffer.from(JSON.stringify(made)),
    });
    expect(response.status).toBe(201);
  });

  it("has a size", async () => {
    expect((await create({ ...made, x: "y".repeat(65_000) })).status).toBe(201);
    expect(await create({ ...made, x: "y".repeat(66_000) })).toMatchObject({ status: 413, code: "request_too_large" });
  });

  it("is not read before its sender is known", async () => {
    expect((await place.ask("POST", "/paginggroups", { body: "y".repeat(1_000_000) })).code).toBe("missing_api_key");
  });

  it("is ignored where none is taken", async () => {
    const id = await place.group("A");
    expect(
      (
        await place.ask("DELETE", `/paginggroups/${id}`, {
          key: full,
          query: inA,
          body: "nonsense",
          headers: { "content-type": "text/plain" },
        })
      ).status,
    ).toBe(200);
  });
});

describe("errors", () => {
  const line = "text of at most 255 characters without control characters";

  it("have the documented shape", async () => {
    const { text, headers } = await place.ask("GET", "/paginggroups");
    expect(text).toBe('{"error":{"code":"missing_api_key","message":"Missing API key."}}');
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "www-authenticate": "Bearer",
    });
  });

  it("are problem details if requested", async () => {
    const headers = { accept: "application/json;q=0.5, application/problem+json" };
    const response = await place.ask("POST", "/paginggroups", {
      key: full,
      query: inA,
      body: { name: "a", number: 7 },
      headers,
    });
    expect(response.headers["content-type"]).toContain("application/problem+json");
    const ground = { status: "decided", decision: "D-063" };
    const title = { status: "decided", decision: "D-014" };
    expect(response.json).toEqual({
      type: "about:blank",
      title: "Invalid request.",
      status: 400,
      code: "invalid_request",
      ground,
      grounds: { status: { status: "decided", decision: "D-022" }, title },
      errors: [
        {
          pointer: "/number",
          detail: `invalid_request: number must be ${line}, not "7"`,
          code: "invalid_request",
          field: "number",
          received: "7",
          expected: line,
          ground,
        },
      ],
    });
    const path = { status: "decided", decision: "D-019" };
    const none = {
      type: "about:blank",
      title: "Endpoint not found.",
      status: 404,
      code: "not_found",
      ground: path,
      grounds: { status: path, title },
    };
    expect((await place.ask("GET", "/none", { headers })).json).toEqual(none);
    for (const accept of ["*/*", "application/json", "application/problem+json;q=0", "application/*"])
      expect((await place.ask("GET", "/none", { headers: { accept } })).text).toContain('{"error"');
  });

  it("say one by one what is wrong", async () => {
    const response = await place.ask("POST", "/paginggroups", {
      key: full,
      query: inA,
      body: { number: 7, bidirectional: "maybe" },
    });
    expect(response.json).toMatchObject({
      error: {
        code: "missing_required_field",
        message: "Missing required field. name is missing.",
        details: [
          {
            code: "missing_required_field",
            field: "name",
            expected: line,
            message: "missing_required_field: name is missing",
          },
          {
            code: "invalid_request",
            field: "number",
            received: "7",
            expected: line,
            message: `invalid_request: number must be ${line}, not "7"`,
            ground: { status: "decided", decision: "D-063" },
          },
          {
            code: "invalid_request",
            field: "bidirectional",
            received: "maybe",
            expected: "one of yes, no",
            message: 'invalid_request: bidirectional must be one of yes, no, not "maybe"',
          },
        ],
      },
    });
  });

  it.each<readonly [title: string, code: string, message: string, options: Parameters<typeof place.ask>[2]]>([
    ["no body", "invalid_json", "Invalid JSON. there is no body: send a JSON object.", {}],
    ["half a body", "invalid_json", "Invalid JSON. the body is not valid JSON, or has a duplicate key.", { body: "{" }],
    [
      "a form",
      "unsupported_media_type",
      'Unsupported media type. Content-Type must be application/json, not "a/b".',
      { body: "a=b", headers: { "content-type": "a/b" } },
    ],
    [
      "no tenant",
      "tenant_required",
      "Tenant required. the query parameter tenant is missing.",
      { body: {}, query: {} },
    ],
    [
      "a tenant twice",
      "invalid_request",
      "Invalid request. a query parameter occurs twice with different values: send it once.",
      { body: {}, query: "tenant=A&tenant=B" as never },
    ],
  ])("describe a fault of the request as a whole: %s", async (_, code, message, options) => {
    const response = await place.ask("POST", "/paginggroups", { key: full, query: inA, ...options });
    expect(response.json).toMatchObject({ error: { code, message, details: [{ code }] } });
  });

  it("do not repeat a secret", async () => {
    const headers = { accept: "application/problem+json" };
    const { text } = await place.ask("POST", "/paginggroups", {
      key: full,
      query: inA,
      body: { name: "a", number: "1", pin: 4711 },
      headers,
    });
    expect(text).toContain("/pin");
    expect(text).not.toContain("4711");
  });

  it("have the statuses and messages that the spec decides", async () => {
    const spec = parse(readFileSync(join(import.meta.dirname, "../../../spec/exchange/errors.yaml"), "utf8")) as Record<
      string,
      { httpStatus: { decided: number }; message: { decided: string } }
    >;
    const seen: readonly Answer[] = await Promise.all([
      place.ask("GET", "/none"),
      place.ask("PUT", "/paging"),
      place.ask("GET", "/paging"),
      place.ask("GET", "/paging", { key: "x" }),
      place.ask("POST", "/auth/token", { key: place.keys["tenant-full"] }),
      place.ask("POST", "/auth/token", { key: place.keys["global-read-only"] }),
      place.ask("POST", "/auth/token", { key: full, body: {} }),
      place.ask("POST", "/auth/token", { key: full, body: { user: "" } }),
      place.ask("POST", "/auth/token", { key: full, body: { user: "x" } }),
      place.ask("DELETE", "/auth/token", { key: full, body: { user: "x" } }),
      place.ask("POST", "/paging", { key: full }),
      place.ask("POST", "/paging", { key: full, query: { tenant: "C" } }),
      create({}),
      create("{"),
      create({ ...made, pin: 1 }),
      create("x".repeat(70_000)),
      create(made, { "content-type": "a/b" }),
      place.ask("GET", "/paging/0", { key: full }),
    ]);
    for (const { code, status, json } of seen) {
      const { message, details } = (json as { error: { message: string; details?: readonly { message: string }[] } })
        .error;
      const reason = details === undefined ? "" : ` ${details[0]!.message.slice(`${code}: `.length)}.`;
      expect({ code, status, message }).toEqual({
        code,
        status: spec[code!]!.httpStatus.decided,
        message: spec[code!]!.message.decided + reason,
      });
    }
    const others = Object.keys(spec).filter((code) => !seen.some((one) => one.code === code));
    // Other tests cover these.
    expect(others.sort()).toEqual([
      "api_ip_not_allowed",
      "idempotency_key_reused",
      "idempotency_key_used",
      "internal_error",
      "precondition_failed",
      "service_unavailable",
      "too_many_requests",
    ]);
  });

  const create = (body: unknown, headers?: Record<string, string>): Promise<Answer> =>
    place.ask("POST", "/paging", { key: full, query: inA, body, ...(headers && { headers }) });

  it("of the server itself reveal no details", async () => {
    const broken = await open();
    const key = broken.keys["global-full"];
    await broken.storage.close();
    const response = await broken.ask("GET", "/paginggroups", { key });
    expect(response).toMatchObject({
      status: 500,
      text: '{"error":{"code":"internal_error","message":"Internal error."}}',
    });
    await broken.close();
  });
});

describe("too many requests", () => {
  it("cause 429 for any path, with the time of the next try", async () => {
    const limited = await open({ rateLimit: 3 });
    for (const path of ["/none", "/paginggroups", "/openapi.json"])
      expect((await limited.ask("GET", path)).status).not.toBe(429);
    for (const path of ["/none", "/paginggroups", "/openapi.json"]) {
      const response = await limited.ask("GET", path);
      expect(response).toMatchObject({ status: 429, code: "too_many_requests" });
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    }
    await limited.close();
  });
});

it("a parameter with two values is named", async () => {
  const { json } = await place.ask("GET", "/paginggroups?tenant=A&tenant=B", { key: full });
  expect(json).toMatchObject({ error: { details: [{ field: "tenant" }] } });
});

it("at most a hundred characters of a refused media type or number are repeated", async () => {
  const post = (body: string, type = "application/json"): Promise<Answer> =>
    place.ask("POST", "/paginggroups", { key: full, query: inA, body, headers: { "content-type": type } });
  const type = `text/${"x".repeat(200)}`;
  expect((await post("{}", type)).text).toContain(`not \\"${type.slice(0, 100)}\\"`);
  for (const [length, received] of [
    [100, "9".repeat(100)],
    [101, `${"9".repeat(99)}…`],
  ] as const)
    expect((await post(`{"name":${"9".repeat(length)}}`)).text).toContain(`not ${received}`);
});

it.each([
  [255, 201],
  [256, 400],
])("an idempotency key of %d characters causes the status %d", async (length, status) => {
  const headers = { "idempotency-key": "k".repeat(length) };
  const body = { name: "a", number: String(length) };
  expect((await place.ask("POST", "/paginggroups", { key: full, query: inA, body, headers })).status).toBe(status);
});

it("requests that are not HTTP cause 400, and headers without end 431", async () => {
  const { port, hostname } = new URL(await place.listen());
  const send = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let said = "";
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket
        .on("data", (data) => (said += data.toString()))
        .on("close", () => resolve(said))
        .on("error", () => resolve(said));
    });
  expect(await send("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await send(`GET / HTTP/1.1\r\nHost: a\r\n${"X-A: ".padEnd(20_000, "b")}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});
