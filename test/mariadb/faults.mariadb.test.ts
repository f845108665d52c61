import { afterEach, beforeEach, expect, it } from "vitest";
import { startProgram, type Program } from "../server/exchange/program.ts";
import { expectKept, writeHundred } from "../server/exchange/writes.ts";
import { programs } from "./given.ts";
import { startMariadb, type Mariadb } from "./server.ts";

let server: Mariadb;
let program: Program;
let key: string;

beforeEach(async () => {
  server = await startMariadb(programs);
  program = await startProgram(server.address);
  key = program.keys["tenant-full"]!;
});

afterEach(async () => {
  expect(await program.stop()).toBe(0);
  await server.remove();
});

const read = async (): Promise<number> => (await program.ask("GET", "/paginggroups", { key })).status;
const unavailable = { status: 503, json: { error: { code: "service_unavailable", message: "Service unavailable." } } };

it("an unavailable database causes 503 at once, and is used again as soon as it is back", async () => {
  for (const end of [server.stop, server.kill]) {
    expect(await read()).toBe(200);
    await end();
    const began = performance.now();
    expect(await program.ask("GET", "/paginggroups", { key })).toMatchObject(unavailable);
    expect(await program.ask("POST", "/paginggroups", { key, body: { name: "a", number: "1" } })).toMatchObject(
      unavailable,
    );
    expect(await program.login("100", "x")).toBe(503);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(
      await startProgram(server.address).then(
        () => "started",
        (error: Error) => error.message,
      ),
    ).toMatch(/cannot be reached: .*ECONNREFUSED/);
    await server.start();
    expect(await read()).toBe(200);
    expect((await program.ask("POST", "/paginggroups", { key, body: { name: "a", number: "1" } })).status).toBe(201);
  }
});

it("a database that is killed in the middle of a hundred writes has kept all that was acknowledged", async () => {
  const all = new Set<string>();
  for (const [round, when] of [5, 50].entries()) {
    const { acknowledged, refused } = await writeHundred(
      program,
      key,
      `round ${round}`,
      (count) => count === when && void server.kill(),
    );
    expect(acknowledged.size).toBeLessThan(100);
    expect(refused.length + acknowledged.size).toBe(100);
    expect(new Set(refused)).toEqual(new Set([503]));
    for (const name of acknowledged) all.add(name);
    await server.start();
    await expectKept(program, key, all);
  }
});

it("all waiting requests give up on a hanging database after a while, and it is used again when it resumes", async () => {
  expect(await read()).toBe(200);
  server.pause();
  const waiting = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? read()
      : program.ask("POST", "/paginggroups", { key, body: { name: "a", number: "1" } }).then(({ status }) => status),
  );
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
  server.goOn();
  expect(await read()).toBe(200);
});
