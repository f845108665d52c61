import { describe, expect, it, test } from "vitest";
import { json, serve, type Received, type TestServer } from "../../../../test/client/support/server.ts";
import { createResourceClient } from "./client.js";
import { ResourceError } from "./error.js";
import type { OperationEntry, PollEntry, ServiceTable } from "./table.js";
import { WaitError, wait, waitFor, type Polled, pauseBefore } from "./wait.js";

interface Status {
  readonly state: string;
  readonly job?: { readonly file: string };
}

type Started = ((...given: any[]) => Promise<unknown>) & Polled<{ readonly id: number }, Status, any, string>;

const poll: PollEntry = {
  status: { operation: ["jobs", "get"], path: ["id"], query: [] },
  state: "state",
  done: ["done"],
  failed: ["broken"],
  result: "job.file",
};

/** Returns a polled operation of a client for this server. */
function jobsOf({ url }: TestServer, changed: Partial<PollEntry> = {}, more: Partial<OperationEntry> = {}): Started {
  const service: ServiceTable = {
    validator: "",
    checker: "",
    base: "",
    keys: {},
    mediaType: "application/json",
    tenant: "tenant",
    dateTime: ["T", "Z"],
    errorBody: ["code", "message", ""],
    error: ResourceError as unknown as ServiceTable["error"],
    resources: {
      jobs: {
        start: {
          method: "POST",
          path: "/jobs/{room}",
          body: true,
          tenant: true,
          poll: { ...poll, ...changed },
          ...more,
        },
        get: { method: "GET", path: "/status/{id}", tenant: true },
        read: { method: "GET", path: "/results/{id}" },
      },
    },
  };
  return createResourceClient(service, { baseUrl: url, retries: { attempts: 1 } })["jobs"]![
    "start"
  ] as unknown as Started;
}

/** Serves a 202 response, followed by the given statuses. The last one repeats. */
function statuses(states: readonly string[], after: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  return serve((response, { method }, turn) => {
    if (method === "POST") return json(response, 202, { id: 7 }, after);
    const state = states[Math.min(turn - 2, states.length - 1)]!;
    json(response, 200, { state, ...(state === "done" && { job: { file: "a.csv" } }) }, after);
  });
}

const fast = { maximumPause: 0.01 };
const asked = ({ requests }: TestServer): readonly string[] =>
  requests.map(({ method, url }: Received) => `${method} ${url}`);
const failure = (work: Promise<unknown>): Promise<any> =>
  work.then(
    () => "no error",
    (error: unknown) => error,
  );

describe("waiting for an operation to finish", () => {
  it("calls once, reads the status until it is done, and gives the result", async () => {
    const server = await statuses(["new", "running", "done"]);
    const seen: Status[] = [];
    expect(
      await wait(jobsOf(server), ["a b", { rows: 2 }], { ...fast, onStatus: (status) => void seen.push(status) }),
    ).toBe("a.csv");
    expect(asked(server)).toEqual(["POST /jobs/a%20b", "GET /status/7", "GET /status/7", "GET /status/7"]);
    expect(server.requests[0]!.body).toBe('{"rows":2}');
    expect(seen.map(({ state }) => state)).toEqual(["new", "running", "done"]);
  });

  it("returns the last status or the result of another operation", async () => {
    const status = await wait(jobsOf(await statuses(["done"]), { result: undefined }), ["a", {}], fast);
    expect(status).toEqual({ state: "done", job: { file: "a.csv" } });
    const server = await statuses(["done"]);
    const result = { operation: ["jobs", "read"], path: ["job.file"], query: [["of", "state"]] } as const;
    expect(await wait(jobsOf(server, { result }), ["a", {}], fast)).toEqual(expect.objectContaining({ state: "done" }));
    expect(asked(server).at(-1)).toBe("GET /results/a.csv?of=done");
  });

  it("returns the data of another success response without reading a status", async () => {
    const server = await serve((response) => json(response, 200, "at once"));
    expect(await wait(jobsOf(server, {}, { statuses: [200, 202] }), ["a", {}], fast)).toBe("at once");
    expect(server.requests).toHaveLength(1);
    const later = await statuses(["done"]);
    expect(await wait(jobsOf(later, {}, { statuses: [200, 202] }), ["a", {}], fast)).toBe("a.csv");
  });

  it("reads the status of the tenant of the call, and with what is given for its requests", async () => {
    const server = await statuses(["done"]);
    await wait(jobsOf(server), ["a", {}, { tenant: "t 1" }], { ...fast, call: { headers: { "X-Trace": "1" } } });
    expect(asked(server)).toEqual(["POST /jobs/a?tenant=t+1", "GET /status/7?tenant=t+1"]);
    expect(server.requests.map(({ headers }) => headers["x-trace"])).toEqual([undefined, "1"]);
  });

  it("waits at least as long as Retry-After", async () => {
    const server = await statuses(["new", "done"], { "Retry-After": "0.2" });
    const begun = performance.now();
    await wait(jobsOf(server), ["a", {}], fast);
    expect(performance.now() - begun).toBeGreaterThan(390);
  });

  it("continues immediately from a previous 202 response", async () => {
    const server = await serve((response) => json(response, 200, { state: "done", job: { file: "b.csv" } }));
    expect(await waitFor(jobsOf(server), { id: 9 }, { maximumPause: 100 })).toBe("b.csv");
    expect(asked(server)).toEqual(["GET /status/9"]);
  });
});

describe("a wait that has no result", () => {
  it("reports a failure with the last status and its request", async () => {
    const server = await statuses(["new", "broken"]);
    const error = await failure(wait(jobsOf(server), ["a", {}], fast));
    expect(error).toBeInstanceOf(WaitError);
    expect(error).toMatchObject({
      name: "WaitError",
      code: "failed",
      message: 'The operation failed: state is "broken"',
      accepted: { id: 7 },
      status: { state: "broken" },
    });
    expect(error.request).toEqual({ method: "GET", url: `${server.url}/status/7`, attempt: 1 });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "WaitError",
      message: error.message,
      code: "failed",
      request: error.request,
    });
  });

  it.each([
    ["in a pause", { "Retry-After": "60" }],
    ["between requests", {}],
  ])("ends with its deadline %s, and can be taken up again", async (_, after) => {
    const job = jobsOf(await statuses(["new"], after));
    const error = await failure(wait(job, ["a", {}], { ...fast, deadline: 150 }));
    expect(error).toMatchObject({ code: "deadline", accepted: { id: 7 } });
    expect(await failure(waitFor(job, error.accepted, { ...fast, deadline: 50 }))).toMatchObject({
      code: "deadline",
      status: { state: "new" },
    });
  });

  it("ends with its deadline in a request", async () => {
    const server = await serve((response, { method }) => method === "POST" && json(response, 202, { id: 7 }));
    expect(await failure(wait(jobsOf(server), ["a", {}], { ...fast, deadline: 150 }))).toMatchObject({
      code: "deadline",
      status: undefined,
      request: undefined,
    });
    await server.closed;
  });

  it.each([
    ["in a pause", { "Retry-After": "60" }, 1],
    ["in a request", {}, 2],
  ])("is aborted at once %s", async (_, after, requests) => {
    const server = await serve((response, { method }) => method === "POST" && json(response, 202, { id: 7 }, after));
    const stop = new AbortController();
    const begun = performance.now();
    setTimeout(() => stop.abort(), 100);
    expect(await failure(wait(jobsOf(server), ["a", {}], { ...fast, signal: stop.signal }))).toMatchObject({
      name: "AbortError",
      kind: "aborted",
    });
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(server.requests).toHaveLength(requests);
  });

  it("heeds the signal of the call", async () => {
    const server = await statuses(["new"], { "Retry-After": "60" });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    expect(await failure(wait(jobsOf(server), ["a", {}, { signal: stop.signal }], fast))).toMatchObject({
      name: "AbortError",
    });
  });

  it("is the error of a request", async () => {
    const server = await serve((response, { method }) =>
      method === "POST" ? json(response, 202, { id: 7 }) : json(response, 404, { code: "gone", message: "Gone" }),
    );
    expect(await failure(wait(jobsOf(server), ["a", {}], fast))).toMatchObject({ code: "gone", status: 404 });
  });

  it("is what onStatus throws", async () => {
    const thrown = new Error("enough");
    const work = wait(jobsOf(await statuses(["new"])), ["a", {}], {
      ...fast,
      onStatus: () => {
        throw thrown;
      },
    });
    expect(await failure(work)).toBe(thrown);
  });

  it("names the field that is missing in a response", async () => {
    const server = await serve((response, { method }) =>
      json(response, method === "POST" ? 202 : 200, { state: "done", job: { file: null } }),
    );
    expect(String(await failure(wait(jobsOf(server), ["a", {}], fast)))).toBe(
      "TypeError: The response has no id, which is needed to continue",
    );
    expect(String(await failure(waitFor(jobsOf(server), { id: 1 }, fast)))).toBe(
      "TypeError: The response has no job.file, which is needed to continue",
    );
  });

  it("rejects functions that are not polled operations", async () => {
    const plain = (async () => 1) as unknown as Started;
    expect(String(await failure(wait(plain, [])))).toMatch(/^TypeError: wait takes an operation/);
    expect(String(await failure(waitFor(plain, { id: 1 })))).toMatch(/^TypeError: wait takes an operation/);
  });
});

const least = (polls: number, after = 0): number => pauseBefore(polls, after, 30, 0);
const most = (polls: number, after = 0): number => pauseBefore(polls, after, 30, 1);

test("a pause grows up to its bound, and chance shortens it by half at most", () => {
  expect([0, 1, 2, 3, 6, 7, 5000].map((polls) => most(polls))).toEqual([0.5, 1, 2, 4, 30, 30, 30]);
  expect([0, 1, 2, 3, 6, 7, 5000].map((polls) => least(polls))).toEqual([0.25, 0.5, 1, 2, 15, 15, 15]);
});

test("a pause is never shorter than Retry-After, and jitter lengthens it", () => {
  expect(least(0, 3)).toBe(3);
  expect(most(0, 3)).toBe(3.25);
  expect(least(9, 3)).toBe(15);
  expect(least(9, 90)).toBe(90);
  expect(most(9, 90)).toBe(105);
});
