import { expect, it, vi } from "vitest";
import type { IdempotencyRecords } from "./handlers.js";
import { inMemoryIdempotency, type IdempotencyBounds } from "./idempotency.js";

type Records = { readonly idempotency?: IdempotencyRecords | undefined };

const record = (key: string, caller = "") => ({ caller, key, fingerprint: "same" });

/** Runs requests, and returns the stored response that each of them finds. */
function requests(bounds: IdempotencyBounds): (key: string, caller?: string) => Promise<string | undefined> {
  const { write } = inMemoryIdempotency(bounds);
  return (key, caller) =>
    write(async (unit) => {
      const { idempotency } = unit as Records;
      const earlier = await idempotency!.claim(record(key, caller));
      if (earlier === undefined) await idempotency!.complete(record(key, caller), `response to ${key}`);
      return earlier?.answer;
    });
}

it("keeps as many records as it may, and forgets the oldest first", async () => {
  const request = requests({ maxRecords: 2 });
  for (const key of ["a", "b"]) expect(await request(key)).toBeUndefined();
  for (const key of ["a", "b"]) expect(await request(key)).toBe(`response to ${key}`);
  expect(await request("c")).toBeUndefined();
  for (const key of ["b", "c"]) expect(await request(key)).toBe(`response to ${key}`);
  expect(await request("a")).toBeUndefined();
});

it.each([
  [1000, 1000],
  [undefined, 24 * 60 * 60 * 1000],
])("keeps a record until its age is the maximum: %s", async (maxAge, age) => {
  vi.useFakeTimers();
  const request = requests({ maxAge });
  await request("a");
  vi.advanceTimersByTime(age - 1);
  expect(await request("a")).toBe("response to a");
  vi.advanceTimersByTime(1);
  expect(await request("a")).toBeUndefined();
  vi.useRealTimers();
});

it("keeps the records of callers apart", async () => {
  const request = requests({});
  await request("a", "one");
  expect([await request("a", "two"), await request("a", "one")]).toEqual([undefined, "response to a"]);
});

it("lets a second request wait for the first, and forgets a request that fails", async () => {
  const { write } = inMemoryIdempotency();
  const steps: string[] = [];
  let fail = (): void => {};
  const first = write(async (unit) => {
    await (unit as Records).idempotency!.claim(record("a"));
    steps.push("first begins");
    await new Promise<void>((resolve) => (fail = resolve));
    throw new Error("failed");
  });
  const second = write(async (unit) =>
    steps.push(`second finds ${String(await (unit as Records).idempotency!.claim(record("a")))}`),
  );
  await vi.waitFor(() => expect(steps).toEqual(["first begins"]));
  fail();
  await expect(first).rejects.toThrow("failed");
  await second;
  expect(steps).toEqual(["first begins", "second finds undefined"]);
});

it("keeps a running request, whatever its age and the number of others", async () => {
  const { write } = inMemoryIdempotency({ maxRecords: 1 });
  let end = (): void => {};
  const running = write(async (unit) => {
    const { idempotency } = unit as Records;
    await idempotency!.claim(record("a"));
    await new Promise<void>((resolve) => (end = resolve));
    await idempotency!.complete(record("a"), "late");
  });
  await write(async (unit) => (unit as Records).idempotency!.claim(record("b")));
  const repeated = write(async (unit) => (await (unit as Records).idempotency!.claim(record("a")))?.answer);
  end();
  await running;
  expect(await repeated).toBe("late");
});
