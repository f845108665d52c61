import { expect, it, describe, vi, afterEach, beforeEach } from "vitest";
import { first, requestsPerMinute } from "./extras.js";
import { createTransport } from "./transport.js";

async function* numbers(ended: string[] = []): AsyncGenerator<number, void, undefined> {
  try {
    for (let count = 1; count <= 5; count++) yield count;
  } finally {
    ended.push("ended");
  }
}

it.each([
  [0, []],
  [2, [1, 2]],
  [5, [1, 2, 3, 4, 5]],
  [9, [1, 2, 3, 4, 5]],
])("the first %d of five", async (count, found) => {
  expect(await first(count, numbers())).toEqual(found);
});

it("ends what the items come from", async () => {
  const ended: string[] = [];
  await first(2, numbers(ended));
  expect(ended).toEqual(["ended"]);
});

it.each([
  [["limit", 2], { a: 1 }, { a: 1, limit: 2 }],
  [["limit", 500], { a: 1 }, { a: 1, limit: 3 }],
  [["limit"], {}, { limit: 3 }],
  [["limit", 2], { limit: 1 }, { limit: 1 }],
  [undefined, { a: 1 }, { a: 1 }],
] as const)("three items with the limit %j are requested in equal parts", async (limit, parameters, expected) => {
  const plan = { limit, parameters };
  expect(await first(3, Object.assign(numbers(), { plan }))).toEqual([1, 2, 3]);
  expect(plan.parameters).toEqual(expected);
});

it.each([-1, 1.5, NaN, Infinity])("%d is no count", async (count) => {
  await expect(first(count, numbers())).rejects.toThrow(`must be a whole number, not ${count}`);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = async (): Promise<Response> => new Response("here");
const read = (_: Response, text: string) => ({ kind: "done", value: text }) as const;
const request = { method: "GET", url: "http://a.invalid/", safe: true } as const;

describe("a limit of requests", () => {
  it("lets through so many in any minute, in order, and the others later", async () => {
    const limit = requestsPerMinute(2);
    const times: number[] = [];
    const start = performance.now();
    const all = Array.from({ length: 5 }, async () => {
      await limit(undefined);
      times.push(performance.now() - start);
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(times).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(120_000);
    await Promise.all(all);
    expect(times).toEqual([0, 0, 60_000, 60_000, 120_000]);
  });

  it("does not hold up who is slow anyway", async () => {
    const limit = requestsPerMinute(1);
    for (let count = 0; count < 3; count++) {
      const before = performance.now();
      await limit(undefined);
      expect(performance.now()).toBe(before);
      await vi.advanceTimersByTimeAsync(60_000);
    }
  });

  it("counts each try, and is shared by clients that are given the same", async () => {
    const rateLimit = requestsPerMinute(2);
    let sent = 0;
    const fetch = async (): Promise<Response> => (sent++ === 0 ? new Response("", { status: 500 }) : ok());
    const again = (response: Response, text: string) =>
      response.ok ? read(response, text) : ({ kind: "again", error: new Error() } as const);
    const [one, other] = [createTransport({ fetch, rateLimit }), createTransport({ fetch, rateLimit })];
    const first = one.send(request, again);
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    expect(sent).toBe(2);
    const second = other.send(request, again);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(sent).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await second).toBe("here");
  });

  it("ends a wait that was aborted", async () => {
    const rateLimit = requestsPerMinute(1);
    const stop = new AbortController();
    const transport = createTransport({ fetch: ok, rateLimit });
    await transport.send(request, read);
    const waiting = transport.send(request, read, { signal: stop.signal }).catch((error: unknown) => error);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await waiting).toMatchObject({ name: "AbortError" });
  });

  it.each([0, -1, 1.5, NaN, Infinity])("of %d is refused", (most) => {
    expect(() => requestsPerMinute(most)).toThrow(`whole number of at least 1, not ${most}`);
  });
});
