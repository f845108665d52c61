import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeTurns } from "../../packages/reference-server/src/turns.ts";
import { rawSocket } from "./raw-socket.ts";

/* Requests whose responses the test sends on demand. */

let app: FastifyInstance;
let time: number;
let open: { readonly name: string; readonly answer: (length: number) => void }[];
beforeEach(() => {
  time = 0;
  open = [];
  app = fastify();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  takeTurns(app, {
    nameOf: ({ headers }) => String(headers["x-name"]),
    isWrite: ({ method }) => method === "PUT",
    now: () => time,
  });
  const handler = (request: { readonly headers: object }): Promise<string> =>
    new Promise((resolve) =>
      open.push({
        name: (request.headers as Record<string, string>)["x-name"]!,
        answer: (length) => resolve("a".repeat(length)),
      }),
    );
  app.route({ method: ["GET", "POST", "PUT"], url: "/", handler });
});
afterEach(() => app.close());

type Method = "GET" | "POST" | "PUT";
const [large, small] = [20_000, 2];

const ask = (name: string, method: Method = "GET", length = 0): Promise<number> =>
  app
    .inject({
      method,
      url: "/",
      headers: { "x-name": name, "content-type": "a/b" },
      ...(length > 0 && { payload: "a".repeat(length) }),
    })
    .then(({ statusCode }) => statusCode);

/** Returns the callers whose requests are in progress, after all pending work is done. */
async function inProgress(): Promise<readonly string[]> {
  for (let count = 0; count < 50; count++) await new Promise(setImmediate);
  return open.map(({ name }) => name);
}

async function answer(length: number): Promise<void> {
  open.shift()!.answer(length);
  await inProgress();
}

async function responseAll(all: readonly Promise<number>[]): Promise<readonly number[]> {
  for (let done = false; !done; ) {
    if ((await inProgress()).length > 0) open.shift()!.answer(small);
    else
      done = await Promise.race([
        Promise.all(all).then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, 5, false)),
      ]);
  }
  return Promise.all(all);
}

test("many small requests of one caller run concurrently, and others next to them", async () => {
  const all = Array.from({ length: 8 }, () => ask("a"));
  all.push(ask("b"));
  expect(await inProgress()).toEqual([..."aaaaaaaa", "b"]);
  expect(new Set(await responseAll(all))).toEqual(new Set([200]));
});

test("of a caller with many more connections, only some", async () => {
  const all = Array.from({ length: 60 }, () => ask("a"));
  const active = (await inProgress()).length;
  all.push(ask("b"));
  expect([active, (await inProgress()).at(-1)]).toEqual([10, "b"]);
  await answer(small);
  expect(await inProgress()).toHaveLength(11);
  await responseAll(all);
});

test("large requests of one caller run one after the other, and do not block other callers", async () => {
  const all = [ask("a", "POST", large), ask("a", "POST", large)];
  await inProgress();
  all.push(ask("a"), ask("b"), ask("b", "POST", small));
  expect((await inProgress()).toSorted()).toEqual(["a", "b", "b"]);
  await responseAll(all);
});

test("after a large response the next requests of its caller run one after the other, for some time", async () => {
  const first = ask("a");
  await inProgress();
  await answer(large);
  await first;
  const all = [ask("a"), ask("a"), ask("b")];
  expect((await inProgress()).toSorted()).toEqual(["a", "b"]);
  await responseAll(all);
  // Waits for the remaining work after the last turn.
  await new Promise((resolve) => setTimeout(resolve, 5));
  time += 30_000;
  const atTheEnd = [ask("a"), ask("a")];
  expect(await inProgress()).toEqual(["a"]);
  await responseAll(atTheEnd);
  time += 1;
  const later = [ask("a"), ask("a")];
  expect(await inProgress()).toEqual(["a", "a"]);
  await responseAll(later);
});

test("writes of one caller run one after the other while others send requests, and its reads next to them", async () => {
  const all = [ask("b"), ask("a", "PUT", small), ask("a", "PUT", small), ask("a")];
  expect((await inProgress()).toSorted()).toEqual(["a", "a", "b"]);
  await responseAll(all);
});

test("after a turn a caller pauses if others send requests", async () => {
  const others = ask("b");
  const all = [ask("a", "POST", large), ask("a", "POST", large)];
  expect((await inProgress()).toSorted()).toEqual(["a", "b"]);
  time += 10;
  open
    .splice(
      open.findIndex(({ name }) => name === "a"),
      1,
    )[0]!
    .answer(small);
  expect(await inProgress()).toEqual(["b"]);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect((await inProgress()).toSorted()).toEqual(["a", "b"]);
  await responseAll([...all, others]);
});

test.each([
  ["twice as long as a small write", "PUT", small, 10, 0, [20]],
  ["nine times as long as a large request", "POST", large, 10, 0, [90]],
  ["at most a second", "POST", large, 200, 0, [1000]],
  ["taken until two seconds after another caller", "POST", large, 10, 1989, [1000]],
  ["not taken two seconds after another caller", "POST", large, 10, 1990, []],
] as const)("a rest is %s", async (_, method, length, took, later, pauses) => {
  time = 5000;
  const all = [ask("b"), ask("a", method, length)];
  await inProgress();
  const timers = vi.spyOn(globalThis, "setTimeout");
  time += took + later;
  open[1]!.answer(small);
  await inProgress();
  const taken = timers.mock.calls.filter(([work]) => work.name === "next").map(([, pause]) => pause);
  timers.mockRestore();
  open.splice(1, 1);
  expect(taken).toEqual(pauses);
  await responseAll(all);
});

test("more than may wait are refused", async () => {
  const all = Array.from({ length: 200 }, () => ask("a", "POST", large));
  await inProgress();
  const statuses = await responseAll(all);
  expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([101, 99]);
});

test("a request whose connection breaks before the response gives its turn back", async () => {
  const address = await app.listen({ port: 0 });
  const post = `POST / HTTP/1.1\r\nHost: a\r\nX-Name: a\r\nContent-Type: a/b\r\nContent-Length: ${large}\r\n\r\n${"a".repeat(large)}`;
  const [first, second] = [await rawSocket(address), await rawSocket(address)];
  first.write(`${post}and what is no request`);
  while (open.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await first.until();
  second.write(post);
  while (open.length === 1) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const one of open) one.answer(small);
  expect(await second.until("200 OK")).toContain("200 OK");
  second.socket.destroy();
});

test("one whose client has gone while it waited does not keep its turn", async () => {
  const address = await app.listen({ port: 0 });
  const post = `POST / HTTP/1.1\r\nHost: a\r\nX-Name: a\r\nContent-Type: a/b\r\nContent-Length: ${large}\r\n\r\n${"a".repeat(large)}`;
  const raws = [await rawSocket(address), await rawSocket(address), await rawSocket(address)];
  for (const raw of raws) raw.write(post);
  while (open.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  raws[1]!.socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (let count = 0; count < 2; count++) {
    expect(open).toHaveLength(1);
    open.shift()!.answer(small);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(open).toEqual([]);
  for (const raw of [raws[0]!, raws[2]!]) expect(await raw.until("200 OK")).toContain("200 OK");
  for (const raw of raws) raw.socket.destroy();
});

test("a request that its handler finds nothing for does not wait for itself", async () => {
  app.get("/none", (_, reply) => reply.callNotFound());
  app.setNotFoundHandler((_, reply) => reply.code(404).send("a".repeat(large)));
  for (let count = 0; count < 3; count++)
    expect((await app.inject({ url: "/none", headers: { "x-name": "a" } })).statusCode).toBe(404);
});
