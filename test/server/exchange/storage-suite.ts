import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  makeKey,
  type PagingGroupFields,
  type Storage,
  type TokenHolder,
} from "../../../packages/reference-server/src/index.ts";
import { someGroup } from "./support.ts";

/** A separate database for each test. `reopen` returns the same database again, as another process would see it. */
export interface Database {
  open(options: { readonly now: () => number }): Promise<Storage>;
  remove(): Promise<void>;
}

/** Requirements for every implementation of the storage. */
export function storageSuite(name: string, make: () => Promise<Database>): void {
  describe(`storage in ${name}`, () => {
    let database: Database;
    let storage: Storage;
    let time = 1_000_000_000_000;
    const now = (): number => time;

    beforeEach(async () => {
      database = await make();
      storage = await database.open({ now });
    });

    afterEach(async () => {
      await storage.close();
      await database.remove();
    });

    const tenant = (code: string, label = code): Promise<string> =>
      storage.write(({ tenants }) => tenants.insert({ code, name: label })).then(({ id }) => id);
    const groupsOf = (of: string | undefined, more = {}): Promise<readonly string[]> =>
      storage
        .read(({ pagingGroups }) => pagingGroups.list({ tenant: of, ...more }))
        .then((rows) => rows.map((row) => row.pa_id));
    const insert = (of: string, fields: Partial<PagingGroupFields> = {}): Promise<string> =>
      storage.write(({ pagingGroups }) => pagingGroups.insert(of, { ...someGroup("x"), ...fields }));

    describe("a unit of work", () => {
      it("is stored completely or not at all", async () => {
        const of = await tenant("A");
        const failing = storage.write(async ({ pagingGroups, idempotency }) => {
          const id = await pagingGroups.insert(of, someGroup("x"));
          await pagingGroups.replaceDestinations(of, id, "PAGING", [{ type: "EXT", id: "1" }]);
          await idempotency.claim({ caller: "c", key: "k", fingerprint: "f" });
          throw new Error("stop");
        });
        await expect(failing).rejects.toThrow("stop");
        expect(await groupsOf(undefined)).toEqual([]);
        expect(
          await storage.write(({ idempotency }) => idempotency.claim({ caller: "c", key: "k", fingerprint: "f" })),
        ).toBeUndefined();
      });

      it("is isolated: no concurrent write is lost", async () => {
        const of = await tenant("A");
        const id = await insert(of, { pa_number: "0" });
        await Promise.all(
          Array.from({ length: 50 }, () =>
            storage.write(async ({ pagingGroups }) => {
              const before = await pagingGroups.get(of, id);
              await Promise.resolve();
              await pagingGroups.update(id, { pa_number: String(Number(before?.pa_number) + 1) });
            }),
          ),
        );
        expect((await storage.read(({ pagingGroups }) => pagingGroups.get(of, id)))?.pa_number).toBe("50");
      });

      it("does not affect the next one if it fails", async () => {
        await expect(storage.write(() => Promise.reject(new Error("a")))).rejects.toThrow("a");
        await expect(storage.read(() => Promise.reject(new Error("b")))).rejects.toThrow("b");
        expect(await tenant("A")).toMatch(/^\d+$/);
      });

      it("reads concurrently: each has its own result, which contains everything written before it started", async () => {
        const of = await tenant("A");
        const id = await insert(of);
        const reads = [
          () => groupsOf(of),
          () => storage.read(() => Promise.reject(new Error("a"))),
          () => groupsOf("999"),
          () => groupsOf(of),
        ];
        expect(await Promise.allSettled(reads.map((read) => read()))).toMatchObject([
          { value: [id] },
          { reason: { message: "a" } },
          { value: [] },
          { value: [id] },
        ]);
        const [first, second] = await Promise.all([
          groupsOf(of),
          insert(of).then(async (twice) => [await groupsOf(of), twice] as const),
        ]);
        expect(first[0]).toBe(id);
        expect(second[0]).toEqual([id, second[1]]);
      });

      it("ends before the database is closed", async () => {
        const of = await tenant("A");
        const [id] = await Promise.all([insert(of), storage.close()]);
        storage = await database.open({ now });
        const [found] = await Promise.all([groupsOf(of), storage.close()]);
        expect(found).toEqual([id]);
        storage = await database.open({ now });
      });

      it("is visible after the database is opened again", async () => {
        const of = await tenant("A");
        const id = await insert(of);
        await storage.close();
        storage = await database.open({ now });
        expect(await groupsOf(of)).toEqual([id]);
      });

      it("is visible to another connection", async () => {
        const other = await database.open({ now });
        const of = await tenant("A");
        const id = await insert(of);
        expect(await other.read(({ pagingGroups }) => pagingGroups.list({ tenant: of }))).toMatchObject([
          { pa_id: id },
        ]);
        const [, twice] = await Promise.all([
          other.write(({ pagingGroups }) => pagingGroups.update(id, { pa_pin: "2" })),
          insert(of),
        ]);
        expect(await groupsOf(of)).toEqual([id, twice]);
        await other.close();
      });
    });

    it("a unit of work that reads sees one state, despite concurrent writes", async () => {
      const other = await database.open({ now });
      const of = await tenant("A");
      await storage.read(async ({ pagingGroups }) => {
        const before = await pagingGroups.list({ tenant: of });
        await other.write(({ pagingGroups: theirs }) => theirs.insert(of, someGroup("x")));
        expect(await pagingGroups.list({ tenant: of })).toEqual(before);
      });
      expect(await groupsOf(of)).toHaveLength(1);
      await other.close();
    });

    it("no member is lost if two connections add members to one group", async () => {
      const other = await database.open({ now });
      const of = await tenant("A");
      const id = await insert(of);
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          [storage, other][index % 2]!.write(async ({ pagingGroups }) => {
            const members = (await pagingGroups.destinationsOf(id)).map((row) => row.de_type_id_dst);
            await pagingGroups.replaceDestinations(
              of,
              id,
              "PAGING",
              [...members, String(index)].map((text) => ({ type: "EXT", id: text })),
            );
          }),
        ),
      );
      const rows = await other.read(({ pagingGroups }) => pagingGroups.destinationsOf(id));
      expect(rows.map((row) => Number(row.de_type_id_dst)).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, index) => index),
      );
      await other.close();
    });

    describe("keys", () => {
      it("are found by their public part, with all their data", async () => {
        const { stored } = makeKey("tenant-full", {
          tenant: await tenant("A"),
          label: "l",
          addresses: ["::1", "192.0.2.0/24"],
        });
        await storage.write(({ keys }) => keys.insert(stored));
        const found = await storage.read(({ keys }) => keys.find(stored.id));
        expect({ ...found, hash: Buffer.from(found!.hash).toString("hex") }).toEqual({
          ...stored,
          hash: Buffer.from(stored.hash).toString("hex"),
        });
        expect(await storage.read(({ keys }) => keys.find("none"))).toBeUndefined();
      });

      it("are revoked, and stay in the list", async () => {
        const { stored } = makeKey("global-full");
        await storage.write(({ keys }) => keys.insert(stored));
        expect(await storage.write(({ keys }) => keys.revoke(stored.id))).toBe(true);
        expect(await storage.write(({ keys }) => keys.revoke("none"))).toBe(false);
        expect(await storage.read(({ keys }) => keys.list())).toMatchObject([
          { id: stored.id, revoked: true, tenant: undefined, addresses: [] },
        ]);
      });
    });

    describe("tenants", () => {
      it("are found by code, then by name, exactly", async () => {
        const a = await tenant("A", "Alpha");
        const b = await tenant("Alpha", "B");
        await tenant("C1", "Same");
        await tenant("C2", "Same");
        const find = (text: string): Promise<string | undefined> =>
          storage.read(({ tenants }) => tenants.find(text)).then((one) => one?.id);
        expect((await storage.read(({ tenants }) => tenants.get(b)))?.code).toBe("Alpha");
        expect(await storage.read(({ tenants }) => tenants.get("999"))).toBeUndefined();
        expect([
          await find("A"),
          await find("Alpha"),
          await find("B"),
          await find("a"),
          await find("Same"),
          await find(""),
          await find("A "),
        ]).toEqual([a, b, b, undefined, undefined, undefined, undefined]);
      });
    });

    it("stored data is restored completely, with the next ids", async () => {
      const of = await tenant("A");
      const { stored } = makeKey("tenant-full", { tenant: of });
      const group = await insert(of);
      await storage.write(async ({ keys, identities, pagingGroups }) => {
        await keys.insert(stored);
        await identities.insertExtension({ tenant: of, number: "100", name: "n", sipNames: ["s"], endpoints: ["e"] });
        await pagingGroups.replaceDestinations(of, group, "PAGING", [{ type: "EXT", id: "1" }]);
      });
      const state = (): Promise<unknown> =>
        storage.read(async ({ keys, tenants, identities, pagingGroups }) => [
          (await keys.list()).map((one) => ({ ...one, hash: Buffer.from(one.hash).toString("hex") })),
          await tenants.list(),
          await identities.list(),
          await pagingGroups.list({ tenant: undefined }),
          await pagingGroups.destinationsOf(group),
        ]);
      const before = await state();
      const bringBack = await storage.keep();
      const change = async (): Promise<string> => {
        const other = await tenant("B");
        await storage.write(async ({ keys, pagingGroups, identities, idempotency }) => {
          await keys.revoke(stored.id);
          await pagingGroups.delete(group);
          await identities.insertExtension({ tenant: other, number: "100", name: "n", endpoints: ["f"] });
          await idempotency.claim({ caller: "c", key: "k", fingerprint: "f" });
        });
        return insert(other);
      };
      const first = await change();
      expect(await state()).not.toEqual(before);
      await bringBack();
      expect(await state()).toEqual(before);
      expect(await change()).toBe(first);
      await bringBack();
      expect(await state()).toEqual(before);
    });

    it("tenants and identities are listed, each with its names", async () => {
      const [a, b] = [await tenant("A", "Alpha"), await tenant("B", "Beta")];
      await storage.write(async ({ identities }) => {
        await identities.insertExtension({
          tenant: b,
          number: "100",
          name: "Desk",
          sipNames: ["s2", "s1"],
          endpoints: ["e"],
        });
        const user = await identities.insertUser({ username: "u", tenant: a });
        await identities.insertUser({ username: "nobody's" });
        await identities.setToken(user, { hash: "ab".repeat(32), validity: "ONCE" });
      });
      const [tenants, identities] = await storage.read(
        async (unit) => [await unit.tenants.list(), await unit.identities.list()] as const,
      );
      expect(tenants).toEqual([
        { id: a, code: "A", name: "Alpha" },
        { id: b, code: "B", name: "Beta" },
      ]);
      const user = { kind: "user", label: "", webUser: "", sipNames: [], endpoints: [] };
      expect(identities).toEqual([
        { ...user, id: expect.any(String) as string, tenant: a, name: "u", hasToken: true },
        { ...user, id: expect.any(String) as string, tenant: undefined, name: "nobody's", hasToken: false },
        {
          kind: "extension",
          id: expect.any(String) as string,
          tenant: b,
          name: "100",
          label: "Desk",
          webUser: "",
          sipNames: ["s1", "s2"],
          endpoints: ["e"],
          hasToken: false,
        },
      ]);
      expect(JSON.stringify(identities)).not.toContain("abab");
    });

    describe("identities", () => {
      let holder: TokenHolder;
      const token = { hash: "ab".repeat(32), validity: "ONCE" };
      beforeEach(
        async () => void (holder = await storage.write(({ identities }) => identities.insertUser({ username: "web" }))),
      );

      it("are found by each step, exactly, and each once", async () => {
        const of = await tenant("A");
        const own = await storage.write(({ identities }) =>
          identities.insertExtension({
            tenant: of,
            number: "1",
            name: "n",
            webUser: "own",
            sipNames: ["hidden"],
            endpoints: ["hidden"],
          }),
        );
        const bare = await storage.write(({ identities }) =>
          identities.insertExtension({
            tenant: of,
            number: "2",
            name: "n",
            sipNames: ["sip", "sip"],
            endpoints: ["end"],
          }),
        );
        await storage.read(async ({ identities }) => {
          expect([
            await identities.byUsername("web"),
            await identities.byUsername("WEB"),
            await identities.byUsername("web "),
          ]).toEqual([[holder], [], []]);
          expect([await identities.byWebUser("own"), await identities.byWebUser("")]).toEqual([[own], []]);
          expect([
            await identities.bySipName("sip"),
            await identities.bySipName("hidden"),
            await identities.bySipName("SIP"),
          ]).toEqual([[bare], [], []]);
          expect([await identities.byEndpoint("end"), await identities.byEndpoint("hidden")]).toEqual([[bare], []]);
        });
      });

      it("have one token, or none", async () => {
        const tokenOf = (): Promise<unknown> => storage.read(({ identities }) => identities.tokenOf(holder));
        expect(await tokenOf()).toBeUndefined();
        await storage.write(({ identities }) => identities.setToken(holder, token));
        expect(await tokenOf()).toEqual(token);
        const other = { hash: "cd".repeat(32), validity: "2026-06-30T00:00:00.000Z" };
        await storage.write(({ identities }) => identities.setToken(holder, other));
        expect(await tokenOf()).toEqual(other);
        await storage.write(({ identities }) => identities.clearToken(holder));
        expect(await tokenOf()).toBeUndefined();
      });

      it("lose a single-use token to exactly one", async () => {
        const consume = (hash: string): Promise<boolean> =>
          storage.write(({ identities }) => identities.consume(holder, hash));
        await storage.write(({ identities }) => identities.setToken(holder, token));
        expect(await consume("cd".repeat(32))).toBe(false);
        const all = await Promise.all(Array.from({ length: 20 }, () => consume(token.hash)));
        expect(all.filter(Boolean)).toHaveLength(1);
        await storage.write(({ identities }) =>
          identities.setToken(holder, { ...token, validity: "2026-06-30T00:00:00.000Z" }),
        );
        expect(await consume(token.hash)).toBe(false);
      });
    });

    describe("paging groups", () => {
      it("are listed by ascending id, by tenant, after an id, up to a limit", async () => {
        const [a, b] = [await tenant("A"), await tenant("B")];
        const ids: string[] = [];
        for (let index = 0; index < 12; index++) ids.push(await insert(index % 3 === 0 ? b : a));
        const ofA = ids.filter((_, index) => index % 3 !== 0);
        expect(await groupsOf(undefined)).toEqual(ids);
        expect(await groupsOf(a)).toEqual(ofA);
        expect(await groupsOf(a, { after: ofA[3], limit: 2 })).toEqual(ofA.slice(4, 6));
        expect(await groupsOf(undefined, { after: ids[10], limit: 5 })).toEqual(ids.slice(11));
      });

      it("are found by values that are exactly these", async () => {
        const of = await tenant("A");
        const names = ["a", "A", "a ", "á", "a\u0301", "", " ", "a%"];
        const ids: string[] = [];
        for (const name of names) ids.push(await insert(of, { pa_name: name, pa_number: "7" }));
        for (const [index, name] of names.entries())
          expect(await groupsOf(of, { where: { pa_name: name } }), JSON.stringify(name)).toEqual([ids[index]]);
        expect(await groupsOf(of, { where: { pa_name: "a", pa_number: "8" } })).toEqual([]);
        expect(await groupsOf(of, { where: { pa_number: "7" }, after: ids[1], limit: 2 })).toEqual(ids.slice(2, 4));
      });

      it("are found only by their exact id within a tenant", async () => {
        const [a, b] = [await tenant("A"), await tenant("B")];
        const id = await insert(a, { pa_name: "n\0é𝄞", pa_me_id: "007" });
        const get = (of: string | undefined, text: string): Promise<unknown> =>
          storage.read(({ pagingGroups }) => pagingGroups.get(of, text));
        const stored = { ...someGroup("x"), pa_name: "n\0é𝄞", pa_me_id: "007", pa_id: id, pa_te_id: a };
        expect([await get(a, id), await get(undefined, id)]).toEqual([stored, stored]);
        for (const text of [`0${id}`, `${id} `, `${id}.0`, `${id}x`, "", "x", "9".repeat(40)])
          expect(await get(a, text), text).toBeUndefined();
        expect(await get(b, id)).toBeUndefined();
      });

      it("store any string", async () => {
        const of = await tenant("A");
        const texts = fc.string({ unit: "binary", maxLength: 20 }).map((text) => text.toWellFormed());
        const harmful = fc.constantFrom(
          "\\",
          "'",
          '"',
          "\0",
          "\x1a",
          "\n",
          "?",
          "%",
          "--",
          "/*",
          "\u{10ffff}",
          "\\'",
          "💥",
        );
        const text = fc.array(fc.oneof(texts, harmful), { maxLength: 6 }).map((parts) => parts.join(""));
        await fc.assert(
          fc.asyncProperty(text, text, async (one, other) => {
            const fields = { ...someGroup("x"), pa_name: one, pa_pin: other };
            const destinations = [{ type: other, id: one }];
            const id = await storage.write(async ({ pagingGroups }) => {
              const made = await pagingGroups.insert(of, fields);
              await pagingGroups.replaceDestinations(of, made, "PAGING", destinations);
              return made;
            });
            await storage.read(async ({ pagingGroups }) => {
              expect(await pagingGroups.get(of, id)).toEqual({ ...fields, pa_id: id, pa_te_id: of });
              expect(await pagingGroups.destinationsOf(id)).toMatchObject([
                { de_type_dst: other, de_type_id_dst: one },
              ]);
            });
          }),
          { numRuns: 60 },
        );
      });

      it("keep the order of their destinations, which are replaced by slot", async () => {
        const of = await tenant("A");
        const [one, two] = [await insert(of), await insert(of)];
        const set = (id: string, ...ids: readonly string[]): Promise<void> =>
          storage.write(({ pagingGroups }) =>
            pagingGroups.replaceDestinations(
              of,
              id,
              "PAGING",
              ids.map((text) => ({ type: "EXT", id: text })),
            ),
          );
        const get = (id: string): Promise<readonly string[]> =>
          storage
            .read(({ pagingGroups }) => pagingGroups.destinationsOf(id))
            .then((rows) => rows.map((row) => `${row.de_ord}:${row.de_type_id_dst}`));
        await set(one, "3", "1", "2");
        await set(two, "7");
        expect(await get(one)).toEqual(["0:3", "1:1", "2:2"]);
        await set(one, "2", "2");
        expect([await get(one), await get(two)]).toEqual([["0:2", "1:2"], ["0:7"]]);
        await storage.write(({ pagingGroups }) => pagingGroups.delete(one));
        expect([await get(one), await get(two)]).toEqual([[], ["0:7"]]);
      });

      it("are updated in the given columns, and ids are not reused", async () => {
        const of = await tenant("A");
        const id = await insert(of);
        await storage.write(({ pagingGroups }) => pagingGroups.update(id, { pa_pin: "", pa_number: "9" }));
        expect(await storage.read(({ pagingGroups }) => pagingGroups.get(of, id))).toEqual({
          ...someGroup("x"),
          pa_pin: "",
          pa_number: "9",
          pa_id: id,
          pa_te_id: of,
        });
        await storage.write(({ pagingGroups }) => pagingGroups.delete(id));
        expect(Number(await insert(of))).toBeGreaterThan(Number(id));
      });
    });

    describe("accounts", () => {
      const ann = { name: "Ann", password: "hash", groups: ["bot", "sysop"], registered: 1 };

      it("are found exactly, by name and by id, and names are unique", async () => {
        const id = await storage.write(({ accounts }) => accounts.insert(ann));
        expect(await storage.write(({ accounts }) => accounts.insert({ ...ann, password: "other" }))).toBeUndefined();
        const found = await storage.read(({ accounts }) =>
          Promise.all([
            accounts.find("Ann"),
            accounts.get(id ?? ""),
            accounts.find("ann"),
            accounts.find("Ann "),
            accounts.get("9"),
          ]),
        );
        expect(found).toEqual([{ id, ...ann }, { id, ...ann }, undefined, undefined, undefined]);
        await storage.write(({ accounts }) => accounts.setPassword(id ?? "", "new"));
        expect(await storage.read(({ accounts }) => accounts.list())).toEqual([{ id, ...ann, password: "new" }]);
      });

      it("have one password for each program, and any number of bearer tokens", async () => {
        const id = (await storage.write(({ accounts }) => accounts.insert(ann))) ?? "";
        const program = { app: "one", password: "hash", grants: ["basic"] };
        const token = { hash: "f".repeat(64), account: id, label: "one", grants: [] };
        await storage.write(async ({ accounts }) => {
          await accounts.setBotPassword(id, { ...program, password: "old" });
          await accounts.setBotPassword(id, program);
          await accounts.insertBearerToken(token);
        });
        const found = await storage.read(({ accounts }) =>
          Promise.all([
            accounts.botPasswords(id),
            accounts.botPassword(id, "ONE"),
            accounts.bearerToken(token.hash),
            accounts.bearerToken(""),
          ]),
        );
        expect(found).toEqual([[program], undefined, token, undefined]);
      });

      it("have sessions that end by time, individually, by program, or all at once", async () => {
        const id = (await storage.write(({ accounts }) => accounts.insert(ann))) ?? "";
        const session = (hash: string, app: string, expires: number) =>
          ({ hash, kind: "bot", account: id, app, expires }) as const;
        const left = (): Promise<readonly (string | undefined)[]> =>
          storage.read(({ sessions }) =>
            Promise.all(["a", "b", "c", "d"].map(async (hash) => (await sessions.find(hash))?.hash)),
          );
        await storage.write(async ({ sessions }) => {
          for (const [hash, app] of [
            ["a", "x"],
            ["b", "x"],
            ["c", "y"],
            ["d", "z"],
          ] as const)
            await sessions.insert(session(hash, app, now() + 1000));
          await sessions.extend("d", now());
        });
        expect(await left()).toEqual(["a", "b", "c", undefined]);
        await storage.write(({ sessions }) => sessions.delete("a"));
        expect(await left()).toEqual([undefined, "b", "c", undefined]);
        await storage.write(({ sessions }) => sessions.deleteOf(id, "x"));
        expect(await left()).toEqual([undefined, undefined, "c", undefined]);
        await storage.write(async ({ sessions }) => {
          await sessions.prune();
          await sessions.extend("d", now() + 1000);
        });
        expect(await left()).toEqual([undefined, undefined, "c", undefined]);
        await storage.write(({ sessions }) => sessions.deleteOf(id));
        expect(await left()).toEqual([undefined, undefined, undefined, undefined]);
      });
    });

    it("attempts are counted up to each of their limits", async () => {
      const count = (key: string): Promise<boolean> =>
        storage.write(({ attempts }) =>
          attempts.count([
            { key, most: 2, window: 1000 },
            { key: "all", most: 3, window: 1000 },
          ]),
        );
      expect(await Promise.all(["a", "a", "a"].map(count))).toEqual([false, false, true]);
      expect(await count("b")).toBe(true);
      await storage.write(({ attempts }) => attempts.clear("all"));
      expect([await count("b"), await count("a")]).toEqual([false, true]);
    });

    it("a secret is the first one that was proposed", async () => {
      const proposals = await Promise.all(
        ["one", "two"].map((text) => storage.write(({ secrets }) => secrets.get("name", text))),
      );
      expect(proposals).toEqual(["one", "one"]);
    });

    describe("idempotency records", () => {
      const record = { caller: "c", key: "k", fingerprint: "f" };
      const claim = (more = {}): Promise<unknown> =>
        storage.write(({ idempotency }) => idempotency.claim({ ...record, ...more }));

      it("are claimed once by caller and key, and store the response", async () => {
        expect(await claim()).toBeUndefined();
        expect(await claim({ fingerprint: "other" })).toEqual({ fingerprint: "f", answer: undefined });
        await storage.write(({ idempotency }) => idempotency.complete(record, "answer"));
        expect(await claim()).toEqual({ fingerprint: "f", answer: "answer" });
        expect([await claim({ caller: "d" }), await claim({ key: "K" })]).toEqual([undefined, undefined]);
      });

      it("end after a day", async () => {
        await claim();
        time += 24 * 3600 * 1000 - 1;
        await storage.write(({ idempotency }) => idempotency.prune());
        expect(await claim()).toBeDefined();
        time += 1;
        expect(await claim()).toBeUndefined();
      });

      it("are deleted with their contents after they end", async () => {
        await claim();
        await storage.write(({ idempotency }) => idempotency.complete(record, "secret"));
        time += 24 * 3600 * 1000;
        await storage.write(({ idempotency }) => idempotency.prune());
        time -= 1;
        expect(await claim()).toBeUndefined();
      });
    });
  });
}
