import { afterAll, beforeAll, expect, it } from "vitest";
import { openMariadb } from "../../packages/reference-server/src/index.ts";
import { storageSuite } from "../server/exchange/storage-suite.ts";
import { startProgram } from "../server/exchange/program.ts";
import { someGroup } from "../server/exchange/support.ts";
import { freePort } from "../support/free-port.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { programs } from "./given.ts";
import { processesSuite } from "./processes-suite.ts";

let cluster: Cluster;

beforeAll(async () => void (cluster = await startCluster(programs)));
afterAll(() => cluster.remove());

it("a cluster has two nodes that are in step", async () => {
  for (const node of cluster.nodes) {
    const status = await node.query(
      "SHOW STATUS WHERE Variable_name IN ('wsrep_cluster_size', 'wsrep_local_state_comment')",
    );
    expect(status.map(({ Value }) => Value).sort()).toEqual(["2", "Synced"]);
  }
});

storageSuite("a cluster, opened at one node and the other in turn", async () => {
  const addresses = await cluster.newDatabase();
  let opened = 0;
  return { open: (options) => openMariadb(addresses[opened++ % 2]!, options), remove: async () => {} };
});

it("of many units of work at both nodes, each is there whole, and once", async () => {
  const addresses = await cluster.newDatabase();
  const both = await Promise.all(addresses.map((address) => openMariadb(address)));
  const { id } = await both[0]!.write(({ tenants }) => tenants.insert({ code: "A", name: "a" }));
  let runs = 0;
  const ids = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      both[index % 2]!.write(async ({ pagingGroups }) => {
        runs++;
        const group = await pagingGroups.insert(id, someGroup("x"));
        await pagingGroups.replaceDestinations(
          id,
          group,
          "PAGING",
          ["1", "2", "3"].map((text) => ({ type: "EXT", id: text })),
        );
        return group;
      }),
    ),
  );
  // The writers did run concurrently.
  expect(runs).toBeGreaterThan(300);
  const there = await both[1]!.read(({ pagingGroups }) => pagingGroups.list({ tenant: id }));
  expect(there.map((group) => group.pa_id)).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)));
  for (const group of ids)
    expect(await both[0]!.read(({ pagingGroups }) => pagingGroups.destinationsOf(group))).toHaveLength(3);
  await Promise.all(both.map((storage) => storage.close()));
});

processesSuite("a cluster, each on its own node", () => cluster.newDatabase());

const withHosts = (first: string, ...others: readonly string[]): string =>
  first.replace(new URL(first).host, [first, ...others].map((address) => new URL(address).host).join(","));

it("a node that leaves causes 503 at its own server, and the others continue", async () => {
  const addresses = await cluster.newDatabase();
  const refusing = new URL(addresses[1]);
  refusing.port = String(await freePort());
  const either = await openMariadb(withHosts(refusing.href, addresses[1], addresses[0]));
  const insert = (code: string) => either.write(({ tenants }) => tenants.insert({ code, name: code }));
  await insert("Before");
  const both = await Promise.all(addresses.map((address) => startProgram(address)));
  const key = both[0]!.keys["tenant-full"] ?? both[1]!.keys["tenant-full"]!;
  await cluster.nodes[1].stop();
  expect((await both[1]!.ask("GET", "/paginggroups", { key })).status).toBe(503);
  expect((await both[0]!.ask("POST", "/paginggroups", { key, body: { name: "a", number: "1" } })).status).toBe(201);
  await insert("After");
  const codes = (await either.read(({ tenants }) => tenants.list())).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["Before", "After"]));
  await either.close();
  expect(await Promise.all(both.map((program) => program.stop()))).toEqual([0, 0]);
});
