import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingsFiles, bookingsModules, type PlainClient } from "./support/bookings.ts";
import { json, serve, type Answer, type TestServer } from "./support/server.ts";
import { faultsOf } from "./types/program.ts";

/*
 * Features of the spec language that the exchange service does not use: the client's code against a server, and its
 * types under a strict compiler.
 */

let modules: Awaited<ReturnType<typeof bookingsModules>>;
let server: TestServer;

beforeAll(async () => {
  modules = await bookingsModules();
});

const isList = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === "GET" && /(bookings|notices)(\?|$)/.test(url);
beforeEach(() => listen((response, request) => json(response, 200, isList(request) ? [] : { booking_id: 1 })));

async function listen(respond: Answer): Promise<void> {
  server = await serve(respond);
}

function bookings(options: object = {}): PlainClient[string] {
  return modules.createBookingsClient({ baseUrl: server.url, key: "k3y", retries: { attempts: 1 }, ...options })[
    "bookings"
  ]!;
}

const path = (): string => server.requests[0]!.url.replace(/^\/api\/v2/, "");

describe("a query string", () => {
  it.each([
    ["a list as one parameter for each item", { day: ["mon", "tue"] }, "?day=mon&day=tue"],
    ["an empty list as none", { day: [] }, ""],
    ["a boolean as true", { open: true }, "?open=true"],
    ["a boolean as false", { open: false }, "?open=false"],
    ["a number in decimals", { price: 1.5 }, "?price=1.5"],
    [
      "a Date as a date/time in UTC",
      { after: new Date("2026-06-30T23:59:59+02:00") },
      "?after=2026-06-30T21%3A59%3A59Z",
    ],
    ["text as it is", { on: "2026-06-30", class: "a b&c" }, "?on=2026-06-30&class=a+b%26c"],
    ["nothing for what is undefined", { on: undefined, class: "x" }, "?class=x"],
  ])("has %s", async (_, query, expected) => {
    await bookings()["list"]!("r1", { query });
    expect(path()).toBe(`/rooms/r1/bookings${expected}`);
  });
});

describe("a path", () => {
  it("takes the arguments in its order", async () => {
    await bookings()["get"]!("a/b", 7);
    expect(path()).toBe("/rooms/a%2Fb/bookings/7");
  });

  it("is below the documented path, given with the address or not", async () => {
    await bookings({ baseUrl: `${server.url}/api/v2/` })["get"]!(1, 2);
    await bookings({ baseUrl: `${server.url}/proxy` })["get"]!(1, 2);
    expect(server.requests.map(({ url }) => url)).toEqual([
      "/api/v2/rooms/1/bookings/2",
      "/proxy/api/v2/rooms/1/bookings/2",
    ]);
  });

  it("is at the documented address where no other is given", async () => {
    const asked: string[] = [];
    const fetch = async (url: string): Promise<Response> => (
      asked.push(url), new Response(url.endsWith("/2") ? '{"booking_id":1}' : "[]")
    );
    await bookings({ baseUrl: undefined, fetch })["get"]!(1, 2);
    await modules.createNoticesClient({ fetch })["notices"]!["list"]!();
    expect(asked).toEqual(["https://bookings.invalid/api/v2/rooms/1/bookings/2", "https://notices.invalid/notices"]);
  });
});

describe("header fields", () => {
  it("of a request are sent in addition to those of the client, except undefined ones", async () => {
    const headers = { "Idempotency-Key": "abc", "X-Tries": 2, "X-None": undefined };
    await bookings({ headers: { "x-own": "1" } })["create"]!("r1", { title: "A" }, { headers });
    expect(server.requests[0]!.headers).toMatchObject({ "idempotency-key": "abc", "x-tries": "2", "x-own": "1" });
    expect(server.requests[0]!.headers).not.toHaveProperty("x-none");
  });

  it("of a response are reported as values of their types", async () => {
    await listen((response) =>
      json(response, 200, [], { "x-total-count": "12", "x-complete": "false", "x-days": "mon, tue", "x-other": "1" }),
    );
    const told: unknown[] = [];
    expect(await bookings()["list"]!("r1", { onAnswer: (result: unknown) => void told.push(result) })).toEqual([]);
    const headers = { "X-Total-Count": 12, "X-Complete": false, "X-Days": ["mon", "tue"], Link: undefined };
    expect(told).toEqual([{ status: 200, headers }]);
  });

  it("of an error are not reported", async () => {
    await listen((response) => json(response, 404, { id: "no-room", text: "None." }, { "x-total-count": "0" }));
    const told: unknown[] = [];
    await expect(bookings()["list"]!("r1", { onAnswer: (result: unknown) => void told.push(result) })).rejects.toThrow(
      "None.",
    );
    expect(told).toEqual([]);
  });
});

describe("a body without a resource shape", () => {
  it("is sent as the list that it is, its Dates as text", async () => {
    await bookings()["invite"]!("r1", 2, [
      { user: "ann", since: new Date(0) },
      { user: "bob", since: "2026-01-01T00:00:00Z" },
    ]);
    const sent = [
      { user: "ann", since: "1970-01-01T00:00:00Z" },
      { user: "bob", since: "2026-01-01T00:00:00Z" },
    ];
    expect(server.requests[0]).toMatchObject({ method: "PUT", headers: { "content-type": "application/json" } });
    expect(JSON.parse(server.requests[0]!.body)).toEqual(sent);
  });

  it("may be left out where it is optional: then nothing is sent, and no type of it", async () => {
    await bookings()["remind"]!("r1", 2);
    await bookings()["remind"]!("r1", 2, undefined, { headers: { "x-own": "1" } });
    expect(server.requests.map(({ body, headers }) => [body, headers["content-type"], headers["x-own"]])).toEqual([
      ["", undefined, undefined],
      ["", undefined, "1"],
    ]);
  });

  it("keeps null, which removes a value", async () => {
    await bookings()["update"]!("r1", 2, { default: null });
    expect(server.requests[0]!.body).toBe('{"default":null}');
  });
});

describe("a response", () => {
  it("without a body is undefined", async () => {
    await listen((response) => response.writeHead(204).end());
    expect(await bookings()["invite"]!("r1", 2, [])).toBeUndefined();
  });

  it("is read where its status is 202", async () => {
    await listen((response) => json(response, 202, { booking_id: 3 }));
    expect(await bookings()["update"]!("r1", 3, {})).toEqual({ booking_id: 3 });
  });
});

describe("a key", () => {
  it.each(["header", "query"])("is not sent to an operation that needs none: %s", async (keyIn) => {
    await bookings({ keyIn })["get"]!("r1", 2);
    await bookings({ keyIn })["list"]!("r1");
    const sent = server.requests.map(({ url, headers }) => [url.includes("key=k3y"), headers["x-key"]]);
    expect(sent).toEqual([[false, undefined], keyIn === "query" ? [true, undefined] : [false, "k3y"]]);
  });

  it("is ignored if the service has none", async () => {
    await modules.createNoticesClient({ baseUrl: server.url, key: "k3y" })["notices"]!["list"]!();
    expect(JSON.stringify(server.requests)).not.toContain("k3y");
    expect(server.requests[0]!.url).toBe("/notices");
  });
});

describe("an error", () => {
  it("has code and message under the names of the service", async () => {
    await listen((response) => json(response, 404, { id: "no-room", text: "There is no such room." }));
    const error: unknown = await bookings()["get"]!("r1", 2).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(modules.BookingsError);
    expect(error).toMatchObject({ code: "no-room", message: "There is no such room.", status: 404 });
  });

  it.each(["[]", "null", '"no-room"', '{"error":{"id":"no-room"}}', "no JSON"])(
    "is one of the transport where the body is %s",
    async (body) => {
      await listen((response) => response.writeHead(404).end(body));
      await expect(bookings()["get"]!("r1", 2)).rejects.toMatchObject({ kind: "http-status", status: 404 });
    },
  );

  it("does not repeat a secret from within a shape", async () => {
    await listen((response, { body }) => json(response, 400, { id: "bad", text: `Bad: ${body}` }));
    const call = bookings()["create"]!(
      "r1",
      { title: "A", door: { pin: "p1n" } },
      { headers: { "Idempotency-Key": "1" } },
    );
    await expect(call).rejects.toThrow('"pin":"***"');
  });
});

const program = `
import {
  createBookingsClient, type BookingFields, type CreateBookingHeaders, type InviteMembersRequest, type Note, type Span, type SpanInput,
} from "./packages/client/generated/bookings/index.js";
import { createNoticesClient } from "./packages/client/generated/notices/index.js";

const { bookings, everything } = createBookingsClient({ key: "k", keyIn: "query" });
createBookingsClient({ baseUrl: new URL("http://localhost"), key: "k" });
// @ts-expect-error a key is needed
createBookingsClient({});
// @ts-expect-error there are no tenants
createBookingsClient({ key: "k", tenant: "T1" });
const { notices } = createNoticesClient();
// @ts-expect-error there are no keys
createNoticesClient({ key: "k" });
// @ts-expect-error nor places of them
createNoticesClient({ keyIn: "header" });

export async function calls() {
  const list = await bookings.list("r1", {
    query: { day: ["mon"], open: false, price: 0.5, after: new Date(), on: "2026-01-01", class: "a" },
    onAnswer: ({ status, headers }) => [status.toFixed(), headers["X-Total-Count"].toFixed(), headers["X-Days"]?.[0] === "tue", headers.Link?.length],
  });
  const from: string = list[0]!.span.from;
  // @ts-expect-error one of the listed values
  await bookings.list("r1", { query: { day: ["sun"] } });
  await bookings.get(1, "2");
  // @ts-expect-error two ids are needed
  await bookings.get(1);
  const headers: CreateBookingHeaders = { "Idempotency-Key": "1", "X-Tries": 1, "X-Other": "a" };
  await bookings.create("r1", { title: "A", span: { from: new Date(), until: null } }, { headers, timeout: 5 });
  // @ts-expect-error a header field is needed
  await bookings.create("r1", { title: "A" });
  // @ts-expect-error this one
  await bookings.create("r1", { title: "A" }, { headers: {} });
  await bookings.create("r1", { title: "A" }, { idempotencyKey: true, headers: { "X-Tries": 1 } });
  await bookings.create("r1", { title: "A" }, { idempotencyKey: "1", timeout: 5 });
  // @ts-expect-error a key is made or given
  await bookings.create("r1", { title: "A" }, { idempotencyKey: undefined });
  const { etag } = { etag: undefined as string | undefined };
  await bookings.cancel("r1", 2, { ifMatch: etag, headers: { "X-Reason": "a" } });
  await bookings.cancel("r1", 2, { headers: { "If-Match": "1", "X-Reason": "a" } });
  // @ts-expect-error the other header field has no option
  await bookings.cancel("r1", 2, { ifMatch: etag });
  // @ts-expect-error a state is needed
  await bookings.cancel("r1", 2, { headers: { "X-Reason": "a" } });
  // @ts-expect-error the value may be undefined
  await bookings.cancel("r1", 2, { headers: { "If-Match": etag, "X-Reason": "a" } });
  // @ts-expect-error a title is needed
  await bookings.create("r1", {}, { headers });
  await bookings.update("r1", 2, { default: null, remark: null, notes: [{ text: "a", answers: [{ text: "b" }] }] });
  // @ts-expect-error not null
  await bookings.update("r1", 2, { title: null });
  const members: InviteMembersRequest = [{ user: "ann", since: new Date() }];
  const nothing: void = await bookings.invite("r1", 2, members);
  await bookings.remind("r1", 2);
  await bookings.remind("r1", 2, undefined, { timeout: 1 });
  await bookings.remind("r1", 2, { text: "a" });
  await bookings.measure("small", 5);
  // @ts-expect-error one of the classes
  await bookings.measure("middle", 5);
  await everything.import({ a: { from: "2026-01-01T00:00:00Z" } });
  // @ts-expect-error a response has no Date
  const span: Span = { from: new Date() };
  const sent: SpanInput = { from: new Date() };
  return [from, nothing, span, sent, await notices.list()] satisfies readonly unknown[];
}

export const fields: BookingFields & { readonly note?: Note } = {};
`;

describe("a header field that is required", () => {
  it("is sent from the option that stands for it", async () => {
    await bookings()["create"]!("r1", { title: "A" }, { idempotencyKey: "mine", headers: { "X-Tries": 1 } });
    await bookings()["cancel"]!("r1", 2, { ifMatch: '"7"', headers: { "X-Reason": "a" } });
    expect(
      server.requests.map(({ headers }) => [
        headers["idempotency-key"],
        headers["x-tries"],
        headers["if-match"],
        headers["x-reason"],
      ]),
    ).toEqual([
      ["mine", "1", undefined, undefined],
      [undefined, undefined, '"7"', "a"],
    ]);
  });
});

describe("the types", () => {
  it("are right in themselves, and for a strict program", () => {
    expect(faultsOf(bookingsFiles, program)).toEqual([]);
  });

  it("document deprecations, versions and rules between fields", () => {
    const text = bookingsFiles.get("packages/client/generated/bookings/resources/booking.d.ts");
    const sentences = [
      "Since version 1.2.0.",
      "@deprecated Use `remark`. May be removed after 2027-01-31.",
      "@deprecated Use `invite`.",
      "Deprecated: `fax`.",
      "Needs no key.",
      "At most one of `default` and `span` is given.",
      "At most one of `after` and `on` is given.",
      "Null removes the value in an update (decided: D-001)",
    ];
    for (const sentence of sentences) expect(text).toContain(sentence);
    const group =
      "/**\n   * All bookings. Those of all rooms.\n   * @deprecated Use `booking`.\n   */\n  readonly everything:";
    expect(bookingsFiles.get("packages/client/generated/bookings/index.d.ts")).toContain(group);
  });

  it("have each shared shape once, in the file of the shared shapes", () => {
    const declaring = [...bookingsFiles]
      .filter(([, text]) => /export interface Span\b/.test(text))
      .map(([path]) => path);
    expect(declaring).toEqual(["packages/client/generated/bookings/shapes.d.ts"]);
  });
});
