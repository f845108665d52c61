import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { open, type Place } from "./exchange/support.ts";
import { responseTo, rawSocket } from "./raw-socket.ts";

/* Requests that no HTTP client sends. Afterwards the server still works and has logged no error. */

const lines: string[] = [];
const requestTimeout = 300;
const place: Place = await open({
  logLevel: "error",
  logStream: { write: (line) => void lines.push(line) },
  requestTimeout,
});
await place.group("A");
const address = await place.listen();
afterAll(() => place.close());

const key = `X-API-Key: ${place.keys["global-full"]}`;
const end = "Host: a\r\nConnection: close\r\n\r\n";
const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const asked = async (data: string | Uint8Array): Promise<number> => statusOf(await responseTo(address, data));
const groups = `/pbx/openapi.php/paginggroups?tenant=A`;
const post = (fields: string, body = ""): string =>
  `POST ${groups} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${key}\r\nContent-Type: application/json\r\n${fields}\r\n\r\n${body}`;
const group = '{"name":"raw","number":"1"}';

async function isWell(): Promise<void> {
  const { status, json } = await place.ask("GET", "/paginggroups/1", { key: place.keys["global-full"] });
  expect([status, (json as { readonly pa_pin: string }).pa_pin, lines]).toEqual([200, "pin-A", []]);
}

describe("the first line", () => {
  test.each([
    ["an unknown method", `BREW ${groups} HTTP/1.1\r\n`, 400],
    ["a method in small letters", `get ${groups} HTTP/1.1\r\n`, 400],
    ["no path", "GET\r\n", 400],
    ["a version that there is not", `GET ${groups} HTTP/9.9\r\n`, 400],
    ["no HTTP", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", 400],
    ["a path with a control character", "GET /pbx\x01 HTTP/1.1\r\n", 400],
    ["a path of 100,000 characters", `GET /${"a".repeat(100_000)} HTTP/1.1\r\n`, 431],
    [
      "a path of 10,000 characters",
      `GET /pbx/openapi.php/paginggroups/${"a".repeat(10_000)} HTTP/1.1\r\n${key}\r\n`,
      404,
    ],
    ["a whole address, which servers have to take", `GET http://other.invalid${groups} HTTP/1.1\r\n${key}\r\n`, 200],
    ["a path that climbs", `GET /pbx/openapi.php/../../etc/passwd HTTP/1.1\r\n${key}\r\n`, 404],
    ["a path that climbs in disguise", `GET /pbx/openapi.php/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${key}\r\n`, 404],
    ["a path with a zero", `GET /pbx/openapi.php/paginggroups%00 HTTP/1.1\r\n${key}\r\n`, 404],
    ["a path with two slashes", `GET /pbx/openapi.php//paginggroups HTTP/1.1\r\n${key}\r\n`, 404],
    ["a path whose escapes are no UTF-8", `GET /pbx/openapi.php/paginggroups/%c0%ae HTTP/1.1\r\n${key}\r\n`, 404],
  ])("%s", async (_, start, status) => {
    expect(await asked(start + end)).toBe(status);
    await isWell();
  });

  test("a path of bytes that are no UTF-8", async () => {
    expect(
      await asked(
        Buffer.concat([
          Buffer.from("GET /pbx/openapi.php/paginggroups/"),
          Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
          Buffer.from(` HTTP/1.1\r\n${end}`),
        ]),
      ),
    ).toBeGreaterThanOrEqual(400);
    await isWell();
  });
});

describe("fields", () => {
  test.each([
    ["one of 100,000 characters", `X-A: ${"a".repeat(100_000)}\r\n`, 431],
    ["ten thousand", Array.from({ length: 10_000 }, (_, index) => `X-${index}: a\r\n`).join(""), 431],
    ["one in two lines", "X-A: a\r\n b\r\n", 400],
    ["one with a space before the colon", "X-A : a\r\n", 400],
    ["one with a zero", "X-A: a\0b\r\n", 400],
    ["no name", ": a\r\n", 400],
  ])("%s", async (_, fields, status) => {
    expect(await asked(`GET ${groups} HTTP/1.1\r\n${key}\r\n${fields}${end}`)).toBe(status);
    await isWell();
  });

  test("a repeated key is accepted, and two different keys are rejected", async () => {
    expect(await asked(`GET ${groups} HTTP/1.1\r\n${key}\r\n${key}\r\n${end}`)).toBe(200);
    expect(await asked(`GET ${groups} HTTP/1.1\r\n${key}\r\nX-API-Key: other\r\n${end}`)).toBe(400);
  });
});

describe("what is refused before it is a request has a body, like any other error", () => {
  const get = `GET ${groups} HTTP/1.1\r\n`;

  test.each([
    ["no HTTP", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n", 400, "malformed_request"],
    ["a length that is no number", post("Content-Length: 1e3", group), 400, "malformed_request"],
    ["no host", `${get}Connection: close\r\n${key}\r\n\r\n`, 400, "malformed_request"],
    ["a header that is too large", `${get}X-A: ${"a".repeat(100_000)}\r\n${end}`, 431, "header_too_large"],
    [
      "an expectation that no server meets",
      post("Expect: the-impossible\r\nContent-Length: 2", "{}"),
      417,
      "expectation_failed",
    ],
    ["nothing", "", 408, "request_timeout"],
    ["half a header", get, 408, "request_timeout"],
  ])("%s", async (_, data, status, code) => {
    const response = await responseTo(address, data);
    const [head = "", body = ""] = response.split("\r\n\r\n");
    expect(statusOf(response)).toBe(status);
    expect(head.toLowerCase()).toContain("content-type: application/json; charset=utf-8");
    expect(JSON.parse(body)).toEqual({ error: { code, message: expect.any(String) as string } });
    await isWell();
  });

  test("an expectation that is met is met", async () => {
    const response = await responseTo(address, post(`Expect: 100-continue\r\nContent-Length: ${group.length}`, group));
    expect(response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
  });

  test("a request of HTTP 1.0 needs no host", async () =>
    expect(await asked(`GET ${groups} HTTP/1.0\r\n${key}\r\n\r\n`)).toBe(200));
});

describe("bodies that lie", () => {
  test.each([
    ["two lengths", `Content-Length: ${group.length}\r\nContent-Length: 5`, group, 400],
    [
      "a length and chunks",
      `Content-Length: ${group.length}\r\nTransfer-Encoding: chunked`,
      `${group.length.toString(16)}\r\n${group}\r\n0\r\n\r\n`,
      400,
    ],
    [
      "chunked that is not the last encoding",
      "Transfer-Encoding: chunked, identity",
      `${group.length.toString(16)}\r\n${group}\r\n0\r\n\r\n`,
      400,
    ],
    ["a negative length", "Content-Length: -1", group, 400],
    ["a length that is no number", "Content-Length: 1e3", group, 400],
    ["a chunk with an invalid length", "Transfer-Encoding: chunked", `zz\r\n${group}\r\n0\r\n\r\n`, 400],
    ["a chunk of more than it says", "Transfer-Encoding: chunked", `3\r\n${group}\r\n0\r\n\r\n`, 400],
    ["a chunk of 2⁶⁴ bytes", "Transfer-Encoding: chunked", `10000000000000000\r\n${group}\r\n0\r\n\r\n`, 400],
    ["a length over the limit", "Content-Length: 1000000000000", group, 413],
    ["chunks over the limit", "Transfer-Encoding: chunked", `20000\r\n${"a".repeat(0x20000)}\r\n0\r\n\r\n`, 413],
    ["a length that is too short", "Content-Length: 5", group, 400],
    ["honest chunks", "Transfer-Encoding: chunked", `${group.length.toString(16)}\r\n${group}\r\n0\r\n\r\n`, 201],
    ["an honest length", `Content-Length: ${group.length}`, group, 201],
  ])("%s", async (_, fields, body, status) => {
    expect(await asked(post(fields, body))).toBe(status);
    await isWell();
  });

  test("a body of bytes that are no UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('","number":"1"}')]);
    expect(await asked(Buffer.concat([Buffer.from(post(`Content-Length: ${bytes.length}`)), bytes]))).toBe(400);
    await isWell();
  });

  test("a request hidden in a body is not processed", async () => {
    const hidden = `GET ${groups} HTTP/1.1\r\nHost: a\r\n${key}\r\n\r\n`;
    const response = await responseTo(
      address,
      `GET /api.php HTTP/1.1\r\nContent-Length: ${hidden.length}\r\n${end}${hidden}`,
    );
    expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(response).not.toContain("pin-A");
  });
});

test("a hundred concurrent requests on one connection get their responses in order", async () => {
  const raw = await rawSocket(address);
  const get = (id: number, more = ""): string =>
    `GET /pbx/openapi.php/paginggroups/${id} HTTP/1.1\r\nHost: a\r\n${key}\r\n${more}\r\n`;
  raw.write(
    Array.from({ length: 100 }, (_, index) =>
      get(index % 2 === 0 ? 1 : 999, index === 99 ? "Connection: close\r\n" : ""),
    ).join(""),
  );
  const statuses = [...(await raw.until()).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  expect(statuses).toEqual(Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? "200" : "404")));
});

describe("slow clients", () => {
  /** Sends the chunks slowly and returns the status of the response. */
  async function slowly(pieces: readonly string[]): Promise<number> {
    const raw = await rawSocket(address);
    let closed = false;
    raw.socket.on("close", () => void (closed = true));
    const response = raw.until();
    for (let index = 0; !closed; index++) {
      raw.write(pieces[index] ?? pieces.at(-1)!);
      await setTimeout(20);
    }
    return statusOf(await response);
  }

  test("whose headers never end are let go", async () =>
    expect(await slowly([`GET ${groups} HTTP/1.1\r\n`, "X-A: a\r\n"])).toBe(408));
  test("whose body never ends are let go", async () =>
    expect(await slowly([post("Content-Length: 60000"), "a"])).toBe(408));
  test("whose chunks never end are let go", async () =>
    expect(await slowly([post("Transfer-Encoding: chunked"), "1\r\na\r\n"])).toBe(408));
  test("that send nothing are disconnected", async () => expect(await responseTo(address, "")).toContain("408"));
  test("do not block other clients", async () => {
    const many = await Promise.all(Array.from({ length: 200 }, () => rawSocket(address)));
    for (const raw of many) raw.write("GET /");
    await isWell();
    const responses = await Promise.all(many.map((raw) => raw.until()));
    expect(new Set(responses.map(statusOf))).toEqual(new Set([408]));
  });
});

test("a client that goes away in the middle leaves nothing behind", async () => {
  for (let count = 0; count < 20; count++) {
    const raw = await rawSocket(address);
    raw.write(post(`Content-Length: ${group.length}`, group.slice(0, 10)));
    raw.socket.destroy();
  }
  await setTimeout(50);
  await isWell();
});
