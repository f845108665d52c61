import { afterEach, describe, expect, it, vi } from "vitest";
import { deadline, delayBefore, mayRepeat, retryAfter, systemClock } from "./retries.js";

afterEach(() => void vi.useRealTimers());

describe("Retry-After", () => {
  it.each([
    ["7", 7],
    [" 0 ", 0],
    ["Sat, 21 Nov 2026 00:00:05 GMT", 5],
    ["Sat, 21 Nov 2026 01:00:00 GMT", 3600],
    ["Fri, 20 Nov 2026 00:00:00 GMT", 0],
    ["soon", undefined],
    ["-5", 0],
    ["1.5", 1.5],
    ["", undefined],
  ])("%j is %s", (value, seconds) => {
    const response = new Response(null, { headers: { "retry-after": value } });
    vi.setSystemTime("2026-11-21T00:00:00Z");
    const after = retryAfter(response);
    expect(after).toEqual(seconds && expect.closeTo(seconds, 1));
  });
});

describe("waits", () => {
  it("double, with chance from nothing to all of it, up to the longest", () => {
    const upTo = (random: number): readonly (number | undefined)[] =>
      [1, 2, 3, 4, 9].map((attempt) => delayBefore({ attempts: 99, budget: 999 }, attempt, undefined, 0, () => random));
    expect(upTo(1)).toEqual([0.5, 1, 2, 4, 60]);
    expect(upTo(0)).toEqual([0, 0, 0, 0, 0]);
  });

  it("end with the tries and with the budget", () => {
    const none = () => 0;
    expect([1, 3, 4].map((attempt) => delayBefore(undefined, attempt, undefined, 0, none))).toEqual([0, 0, undefined]);
    expect([119, 120, 121].map((spent) => delayBefore(undefined, 1, undefined, spent, none))).toEqual([
      0,
      0,
      undefined,
    ]);
    expect(delayBefore({ budget: 10 }, 1, 6, 5, none)).toBeUndefined();
    expect(delayBefore({ budget: 11 }, 1, 6, 5, none)).toBe(6);
  });
});

it.each([
  [0, 1],
  [7, 7000],
])("the system clock waits %d seconds", async (seconds, milliseconds) => {
  vi.useFakeTimers();
  let isOver = false;
  const wait = systemClock.wait(seconds, undefined).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await wait;
});

it("a timeout beyond the maximum delay of timers passes at that maximum", () => {
  vi.useFakeTimers();
  const { signal } = deadline(undefined, Infinity);
  vi.advanceTimersByTime(2 ** 31 - 2);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it.each([
  // Status, whether it has `Retry-After`, whether a safe and an unsafe request are repeated.
  [200, false, false, false],
  [400, true, false, false],
  [401, false, false, false],
  [404, false, false, false],
  [408, false, false, false],
  [425, false, false, false],
  [429, false, true, true],
  [499, false, false, false],
  [429, true, true, true],
  [500, true, true, false],
  [501, false, true, false],
  [502, false, true, false],
  [503, false, true, false],
  [503, true, true, true],
  [504, false, true, false],
  [505, false, true, false],
  [599, false, true, false],
])("status %d, Retry-After %s: again if safe %s, if not %s", (status, asked, safe, unsafe) => {
  const after = asked ? 1 : undefined;
  expect([mayRepeat(status, true, after), mayRepeat(status, false, after)]).toEqual([safe, unsafe]);
});
