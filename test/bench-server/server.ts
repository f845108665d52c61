import { createServer as createHttpServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, makeKey, openSqlite } from "../../packages/reference-server/src/index.ts";
import type { Told } from "./place.ts";

/* One server in a process of its own, which its parent asks what it took: `kiln`, on a database file, or `bare`, which sends the answers that it was given. */

const [kind, database = "", logLevel = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
process.on("message", (question: "usage" | Answers) => (question === "usage" ? tell(usage()) : answers.push(...question)));

/** By method and path. */
type Answers = readonly (readonly [request: string, status: number, headers: OutgoingHttpHeaders, body: string])[];
const answers: Answers[number][] = [];

function tell(told: Told): void {
  process.send!(told);
}

function usage(): Told {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpu: user + system, rss, heapUsed };
}

async function kiln(): Promise<void> {
  const storage = openSqlite(database);
  const made = await storage.write(async ({ tenants, keys, identities, pagingGroups }) => {
    const { id } = await tenants.insert({ code: "DEMO", name: "Demo Company" });
    await identities.insertUser({ username: "api.operator" });
    const fields = { pa_pin: "", pa_bidirectional: "no", pa_checkinuse: "", pa_me_id: "0", pa_manualheader: "" };
    const groups: string[] = [];
    for (let number = 0; number < 1000; number++) groups.push(await pagingGroups.insert(id, { ...fields, pa_name: `Group ${number}`, pa_number: String(number) }));
    await pagingGroups.replaceDestinations(id, groups[0]!, "PAGING", ["100", "101", "102"].map((one) => ({ slot: "PAGING", type: "EXT", id: one })));
    const other = await tenants.insert({ code: "OTHER", name: "Other Company" });
    for (let number = 0; number < 1000; number++) await pagingGroups.insert(other.id, { ...fields, pa_name: "a".repeat(255), pa_number: String(number), pa_manualheader: "b".repeat(255) });
    const all = [makeKey("global-full"), makeKey("tenant-full", { tenant: id }), makeKey("tenant-full", { tenant: other.id })] as const;
    for (const { stored } of all) await keys.insert(stored);
    const [key, tenantKey, hostileKey] = all.map(({ text }) => text) as [string, string, string];
    return { key, tenantKey, hostileKey };
  });
  // So many that the limit is counted and never reached.
  const app = await createServer({ database: storage, rateLimit: 2 ** 30, logLevel });
  tell({ address: await app.listen({ host: "127.0.0.1", port: 0 }), ...made });
}

function bare(): void {
  const key = makeKey("global-full").text;
  const server = createHttpServer((request, response) => {
    request.resume().on("end", () => {
      const [, status, headers, body] = answers.find(([of]) => of === `${request.method} ${request.url}`)!;
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, "127.0.0.1", () => tell({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, tenantKey: key, hostileKey: key }));
}

if (kind === "kiln") await kiln();
else bare();
