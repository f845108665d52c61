import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rootFolder } from "../../support/emit.ts";
import { createServer, openSqlite, type Storage } from "../../../packages/reference-server/src/index.ts";

it("reports that it is alive and ready", async () => {
  const lines: string[] = [];
  const server = await createServer({ rateLimit: 2, logStream: { write: (line) => void lines.push(line) } });
  for (let round = 0; round < 5; round++) {
    for (const [path, status] of [
      ["/healthz", "ok"],
      ["/readyz", "ready"],
    ] as const) {
      const { statusCode, headers, payload } = await server.inject(path);
      expect([statusCode, headers["cache-control"], payload]).toEqual([200, "no-store", JSON.stringify({ status })]);
      expect(headers).not.toHaveProperty("x-ratelimit-limit");
    }
    expect((await server.inject("/metrics")).statusCode).toBe(200);
  }
  expect(lines.filter((line) => /healthz|readyz|metrics/.test(line))).toEqual([]);
  // The limit applies to everything except probes.
  const statuses = [];
  for (let round = 0; round < 3; round++) statuses.push((await server.inject("/")).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await server.close();
});

it("is not ready where the database cannot be read, and says no more than that", async () => {
  const storage = openSqlite(":memory:");
  const broken: Storage = {
    ...storage,
    read: () => Promise.reject(new Error("no such table: te_tenants at /secret/place")),
  };
  const server = await createServer({ database: broken, logLevel: "silent" });
  const { statusCode, payload } = await server.inject("/readyz");
  expect([statusCode, JSON.parse(payload)]).toEqual([
    503,
    { status: "unavailable", reason: "The database cannot be read." },
  ]);
  expect((await server.inject("/healthz")).statusCode).toBe(200);
  await server.close();
  await storage.close();
});

it("reads the database once for all probes within a second", async () => {
  const storage = openSqlite(":memory:");
  let reads = 0;
  const counted: Storage = { ...storage, read: (work) => (reads++, storage.read(work)) };
  const server = await createServer({ database: counted, logLevel: "silent" });
  await Promise.all(Array.from({ length: 50 }, () => server.inject("/readyz")));
  expect(reads).toBe(1);
  await server.close();
  await storage.close();
});

it("is not ready while it shuts down, but still responds", async () => {
  let isEnding = false;
  const server = await createServer({ logLevel: "silent", isEnding: () => isEnding });
  expect((await server.inject("/readyz")).statusCode).toBe(200);
  isEnding = true;
  const { statusCode, headers, payload } = await server.inject("/readyz");
  expect([statusCode, headers["retry-after"], JSON.parse(payload)]).toEqual([
    503,
    "1",
    { status: "unavailable", reason: "The server is shutting down: send requests elsewhere." },
  ]);
  expect([
    (await server.inject("/healthz")).statusCode,
    (await server.inject("/api.php?action=query&format=json")).statusCode,
  ]).toEqual([200, 200]);
  await server.close();
});

it("is not ready before its first data are there", async () => {
  let isStarting = true;
  const server = await createServer({ logLevel: "silent", isStarting: () => isStarting });
  expect((await server.inject("/readyz")).statusCode).toBe(503);
  isStarting = false;
  expect((await server.inject("/readyz")).statusCode).toBe(200);
  await server.close();
});

it("the program with --demo is ready once its data are there, and has no rate limit", async () => {
  const program = join(rootFolder, "packages/reference-server/src/program/main.ts");
  const child = spawn(
    process.execPath,
    [program, "--port", "0", "--database", ":memory:", "--log-level", "silent", "--demo"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, { timeout: 10_000, interval: 1 }).toMatch(/http:\S+\s/);
  const { origin } = new URL(/http:\S+/.exec(text)![0]);
  const early = await fetch(`${origin}/readyz`);
  const users = async (): Promise<number> =>
    (
      (await (
        await fetch(`${origin}/api.php?action=query&list=users&ususers=Demo&format=json&formatversion=2`)
      ).json()) as any
    ).query.users.filter((user: object) => "userid" in user).length;
  if (early.status === 200) expect(await users()).toBe(1);
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 5000 }).toBe(200);
  expect(await users()).toBe(1);
  expect(early.headers.has("x-ratelimit-limit") || (await fetch(`${origin}/`)).headers.has("x-ratelimit-limit")).toBe(
    false,
  );
  child.kill("SIGTERM");
  await once(child, "exit");
});

it("the program continues for a while after a signal, so that probes notice it", async () => {
  const program = join(rootFolder, "packages/reference-server/src/program/main.ts");
  const child = spawn(
    process.execPath,
    [program, "--port", "0", "--database", ":memory:", "--log-level", "silent", "--drain-delay", "300"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(child, "exit");
  const [text] = (await once(child.stdout, "data")) as [Buffer];
  const { origin } = new URL(/http:\S+/.exec(text.toString())![0]);
  child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
  // The second signal ends the program immediately.
  child.kill("SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
});
