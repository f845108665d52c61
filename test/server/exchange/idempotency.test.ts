import { afterEach, expect, it, vi } from "vitest";
import { open } from "./support.ts";

afterEach(() => vi.useRealTimers());

it("responses stored for a day are deleted while the server runs, whether or not requests arrive", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let time = Date.now();
  const place = await open({ now: () => time });
  const call = {
    key: place.keys["tenant-full"],
    query: { tenant: "A" },
    body: { name: "a", number: "1", pin: "4711" },
    headers: { "idempotency-key": "k" },
  };
  const { text } = await place.ask("POST", "/paginggroups", call);
  time += 24 * 3600 * 1000;
  vi.advanceTimersByTime(3600 * 1000);
  // Writes are sequential, so this waits for the previous one.
  await place.storage.write(async () => {});
  time -= 1;
  // A response that is still stored would be returned again.
  expect((await place.ask("POST", "/paginggroups", call)).text).not.toBe(text);
  await place.close();
  expect(vi.getTimerCount()).toBe(0);
});
