import { expect, test } from "vitest";
import { openSqlite } from "../../../packages/reference-server/src/storage/sqlite/open.ts";
import { acceptedLanguages } from "../../../packages/wiki/src/accounts/options.ts";
import { clearAttempts, isThrottled } from "../../../packages/wiki/src/accounts/log-in.ts";

const minute = 60_000;

/** Returns functions that count attempts at a time of the test's choice, and clear them. */
function attemptsAt(clock: { time: number }) {
  const storage = openSqlite(":memory:", { now: () => clock.time });
  const attempt = { kind: "main", name: "Alice", address: "192.0.2.1" } as const;
  return {
    tried: (name = "Alice") => isThrottled(storage, { ...attempt, name }),
    clear: () => clearAttempts(storage, attempt),
    close: () => storage.close(),
  };
}

test("a name has five attempts in five minutes, until one succeeds", async () => {
  const clock = { time: 0 };
  const { tried, clear, close } = attemptsAt(clock);
  const results = async (count: number): Promise<readonly boolean[]> => {
    const all: boolean[] = [];
    for (let index = 0; index < count; index++) all.push(await tried());
    return all;
  };
  expect(await results(6)).toEqual([false, false, false, false, false, true]);
  clock.time += 5 * minute - 1;
  expect(await tried()).toBe(true);
  clock.time += 1;
  expect(await results(4)).toEqual([false, false, false, false]);
  await clear();
  expect(await results(6)).toEqual([false, false, false, false, false, true]);
  await close();
});

test("an address has fifty attempts in five minutes", async () => {
  const clock = { time: 0 };
  const { tried, close } = attemptsAt(clock);
  for (let index = 1; index <= 50; index++) expect(await tried(`User ${index}`)).toBe(false);
  expect(await tried("Bob")).toBe(true);
  clock.time += 5 * minute;
  expect(await tried("Bob")).toBe(false);
  await close();
});

test.each([
  ["de", ["de"]],
  ["en;q=0.5, pt-BR , de ; q = 0.125", ["pt-br", "en", "de"]],
  ["*;q=0.1, fr;q=0", ["*"]],
  ["en;q=0.1234, e_n, fr;q=2, ", []],
])("the languages of the header %j are %j", (header, codes) => {
  expect(acceptedLanguages(header).map(({ code }) => code)).toEqual(codes);
});
