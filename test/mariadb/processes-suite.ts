import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMariadb, type Storage } from "../../packages/reference-server/src/index.ts";
import { startProgram, type Program, type Reply } from "../server/exchange/program.ts";

/**
 * Tests that two processes on one database behave like one. `make` returns the addresses of a new database, one for
 * each process.
 */
export function processesSuite(name: string, make: () => Promise<readonly [string, string]>): void {
  describe(`two processes on ${name}`, () => {
    let both: readonly [Program, Program];
    let keys: Program["keys"];
    let storage: Storage;

    beforeAll(async () => {
      const addresses = await make();
      both = await Promise.all([startProgram(addresses[0]), startProgram(addresses[1])]);
      keys = { ...both[0].keys, ...both[1].keys };
      storage = await openMariadb(addresses[0]);
    });

    afterAll(async () => {
      await storage.close();
      expect(await Promise.all(both.map((program) => program.stop()))).toEqual([0, 0]);
    });

    /** Sends `count` requests concurrently, alternating between the processes. */
    const together = <T>(count: number, ask: (program: Program, index: number) => Promise<T>): Promise<readonly T[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(both[index % 2]!, index)));
    const create = (program: Program, name: string, headers = {}): Promise<Reply> =>
      program.ask("POST", "/paginggroups", {
        key: keys["tenant-full"]!,
        body: { name, number: "1", members: [1, 2] },
        headers,
      });
    const list = async (program: Program): Promise<readonly { readonly id: number; readonly name: string }[]> =>
      (await program.ask("GET", "/paginggroups", { key: keys["tenant-full"]! })).json as [];
    const generate = (program: Program, headers = {}): Promise<Reply> =>
      program.ask("POST", "/auth/token", {
        key: keys["global-full"]!,
        body: { user: "100", validity: "ONCE" },
        headers,
      });

    it("that start at once create the schema and demo data once", async () => {
      expect(both.map((program) => Object.keys(program.keys).length).sort()).toEqual([0, 4]);
      expect(await list(both[0])).toEqual(await list(both[1]));
    });

    it("accept exactly one of a hundred logins with a single-use token", async () => {
      for (let round = 0; round < 5; round++) {
        const { token } = (await generate(both[round % 2]!)).json as { readonly token: string };
        const statuses = await together(100, (program) => program.login("100", token));
        expect([...statuses].sort()).toEqual([200, ...Array<number>(99).fill(403)]);
      }
    });

    it("execute a request with an Idempotency-Key once, and return its response to all", async () => {
      for (let round = 0; round < 5; round++) {
        const replies = await together(20, (program) =>
          create(program, `once ${round}`, { "idempotency-key": `k-${round}` }),
        );
        expect(new Set(replies.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
        expect(replies[0]!.status).toBe(201);
        expect((await list(both[1])).filter(({ name }) => name === `once ${round}`)).toHaveLength(1);
      }
    });

    it("never issue a token twice", async () => {
      const replies = await together(20, (program) => generate(program, { "idempotency-key": "token" }));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    });

    it("let one of many concurrent changes win", async () => {
      const made = await create(both[0], "changed");
      const path = `/paginggroups/${(made.json as { readonly id: number }).id}`;
      const change = (program: Program, index: number): Promise<Reply> =>
        program.ask("PATCH", path, {
          key: keys["tenant-full"]!,
          body: { members: [100 + index] },
          headers: { "if-match": made.headers.get("etag")! },
        });
      expect((await together(20, change)).map(({ status }) => status).sort()).toEqual([
        200,
        ...Array<number>(19).fill(412),
      ]);
    });

    it("give every group a unique id, ascending for every reader", async () => {
      const seen: number[][] = [[], []];
      const look = async (program: Program, index: number): Promise<void> =>
        void seen[index % 2]!.push((await list(program)).at(-1)!.id);
      await together(60, (program, index) =>
        index % 3 === 0 ? look(program, index) : create(program, `of both ${index}`).then(() => {}),
      );
      const ids = (await list(both[0])).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(await list(both[1])).toEqual(await list(both[0]));
    });

    it("refuse a key that was revoked elsewhere at once", async () => {
      const key = keys["tenant-read-only"]!;
      for (const program of both) expect((await program.ask("GET", "/paginggroups", { key })).status).toBe(200);
      await storage.write(({ keys: all }) => all.revoke(key.split("_")[2]!));
      for (const program of both) expect((await program.ask("GET", "/paginggroups", { key })).status).toBe(401);
    });
  });
}
