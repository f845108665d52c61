import { createServer as createHttpServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, makeKey, openSqlite } from "../../packages/reference-server/src/index.ts";
import { fastifyAnchor } from "./anchor.ts";
import type { Question, Told } from "./place.ts";
import { beginProfile, endProfile } from "./profiler.ts";

/*
 * One server in a separate process, which reports its resource usage to the parent. The kinds are `kiln`, on a database
 * file, `fastify`, with its rate limiter and the same log line for each request, and `node:http`. The last two replay
 * the responses that the parent sends them.
 */

const [kind, database = ""] = process.argv.slice(2);

/** A rate limit per minute that is never reached, although requests are counted. */
const uncounted = 2 ** 30;
process.on("disconnect", () => process.exit());
process.on("message", async (question: Question | Answers) =>
  typeof question === "string" ? tell(await told[question]()) : answers.push(...question.map(given)),
);

const told: Readonly<Record<Question, () => Told | Promise<Told>>> = {
  usage,
  beginProfile: () => beginProfile().then(usage),
  endProfile,
};

type Answers = readonly (readonly [request: string, status: number, headers: OutgoingHttpHeaders, body: string])[];
const answers: Answers[number][] = [];

/** Drops the rate limit headers for Fastify, whose rate limiter adds them. */
function given([request, status, headers, body]: Answers[number]): Answers[number] {
  const own = Object.entries(headers).filter(([name]) => kind === "node:http" || !name.startsWith("x-ratelimit-"));
  return [request, status, Object.fromEntries(own), body];
}

function answerTo({ method, url }: { readonly method?: string | undefined; readonly url?: string | undefined }) {
  const [, ...answer] = answers.find(([of]) => of === `${method} ${url}`)!;
  return answer;
}

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
    for (let number = 0; number < 1000; number++)
      groups.push(await pagingGroups.insert(id, { ...fields, pa_name: `Group ${number}`, pa_number: String(number) }));
    await pagingGroups.replaceDestinations(
      id,
      groups[0]!,
      "PAGING",
      ["100", "101", "102"].map((one) => ({ slot: "PAGING", type: "EXT", id: one })),
    );
    const other = await tenants.insert({ code: "OTHER", name: "Other Company" });
    for (let number = 0; number < 1000; number++)
      await pagingGroups.insert(other.id, {
        ...fields,
        pa_name: "a".repeat(255),
        pa_number: String(number),
        pa_manualheader: "b".repeat(255),
      });
    const all = [
      makeKey("global-full"),
      makeKey("tenant-full", { tenant: id }),
      makeKey("tenant-full", { tenant: other.id }),
    ] as const;
    for (const { stored } of all) await keys.insert(stored);
    const [key, tenantKey, hostileKey] = all.map(({ text }) => text) as [string, string, string];
    return { key, tenantKey, hostileKey };
  });
  const app = await createServer({ database: storage, rateLimit: uncounted });
  tell({ address: await app.listen({ host: "127.0.0.1", port: 0 }), ...made });
}

/** Keys of the usual length. The anchors do not check them. */
const { text: anyKey } = makeKey("global-full");
const unchecked = { key: anyKey, tenantKey: anyKey, hostileKey: anyKey };

async function anchor(): Promise<void> {
  const app = await fastifyAnchor(uncounted);
  app.all("/*", async (request, reply) => {
    const [status, headers, body] = answerTo(request);
    return reply.code(status).headers(headers).send(body);
  });
  tell({ address: await app.listen({ host: "127.0.0.1", port: 0 }), ...unchecked });
}

function bare(): void {
  const server = createHttpServer((request, response) => {
    request.resume().on("end", () => {
      const [status, headers, body] = answerTo(request);
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, "127.0.0.1", () =>
    tell({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...unchecked }),
  );
}

if (kind === "kiln") await kiln();
else if (kind === "fastify") await anchor();
else bare();
