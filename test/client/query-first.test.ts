import { describe, expect, it, vi } from "vitest";
import { first } from "../../templates/runtime/http/client/extras.js";
import { serveApi } from "./support/api.ts";
import { clientOf } from "./support/query.ts";

/* The first items of a list of the query service: how many items the client requests from the server. */

/** Lists as many numbers as requested, indefinitely. */
async function endless(module: string, parameter: string) {
  return serveApi((asked) => {
    const from = Number(asked.get("from") ?? 0);
    const count = Number(asked.get(parameter) ?? 10);
    return {
      batchcomplete: true,
      query: { [module]: Array.from({ length: count }, (_, index) => ({ id: from + index })) },
      continue: { from: from + count, continue: "-||" },
    };
  });
}

describe("the first items of a list", () => {
  it.each([
    [3, {}, ["3"]],
    [500, {}, ["500"]],
    [501, {}, ["251", "251"]],
    [3, { limit: "max" }, ["3"]],
    [5, { limit: 2 }, ["2", "2", "2"]],
    [5, { limit: 100 }, ["5"]],
  ])("%d with %j are requested in portions of %j", async (count, parameters, limits) => {
    const api = await endless("allpages", "aplimit");
    const items = await first(count, clientOf(api.endpoint).list("allpages", parameters));
    expect(items).toEqual(Array.from({ length: count }, (_, id) => ({ id })));
    expect(api.asked().map((one) => one["aplimit"])).toEqual(limits);
  });

  it("may be more at once for who has higher limits", async () => {
    const api = await endless("allpages", "aplimit");
    await first(700, clientOf(api.endpoint, { highLimits: true }).list("allpages", {}));
    expect(api.asked().map((one) => one["aplimit"])).toEqual(["700"]);
  });

  it("of a module without a limit are requested without one", async () => {
    const api = await endless("users", "none");
    expect(await first(1, clientOf(api.endpoint).list("users", { users: ["A"] }))).toHaveLength(1);
    expect(api.asked()).toEqual([{ list: "users", ususers: "A" }]);
  });

  it("of a generator are pages", async () => {
    const api = await serveApi(() => ({
      batchcomplete: true,
      query: { pages: [{ pageid: 1 }, { pageid: 2 }] },
      continue: { gapcontinue: "x", continue: "-||" },
    }));
    expect(
      await first(2, clientOf(api.endpoint).generate("allpages", { prefix: "A" }, { prop: { info: {} } })),
    ).toHaveLength(2);
    expect(api.asked()).toEqual([{ generator: "allpages", gapprefix: "A", gaplimit: "2", prop: "info" }]);
  });

  it("need no request if the count is zero", async () => {
    const api = await endless("allpages", "aplimit");
    expect(await first(0, clientOf(api.endpoint).list("allpages", {}))).toEqual([]);
    expect(api.requests).toEqual([]);
  });

  it("that do not come end with the caller's signal, and with them the request", async () => {
    const api = await serveApi(() => undefined);
    const stop = new AbortController();
    const items = first(2, clientOf(api.endpoint).list("allpages", {}, { signal: stop.signal }));
    await vi.waitFor(() => expect(api.requests).toHaveLength(1));
    stop.abort();
    await expect(items).rejects.toMatchObject({ name: "AbortError" });
    await api.closed;
  });
});
