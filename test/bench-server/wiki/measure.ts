import { createServer } from "../../../packages/reference-server/src/server.ts";
import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";
import { ordinaryRequests, type OrdinaryRequest } from "./requests.ts";

/** Milliseconds per request of one kind, and of processor time. */
export interface Measured {
  readonly request: OrdinaryRequest;
  readonly p50: number;
  readonly p99: number;
  readonly processor: number;
}

/** Sends each ordinary request `rounds` times in this process, one after another, after a tenth as many to warm up. */
export async function measure(storage: Storage, pages: number, rounds: number): Promise<readonly Measured[]> {
  const app = await createServer({ logLevel: "silent", rateLimit: 0, database: storage });
  const ask = async (request: OrdinaryRequest, round: number): Promise<void> => {
    const query = new URLSearchParams({
      action: "query",
      format: "json",
      formatversion: "2",
      errorformat: "plaintext",
      ...request.parameters(pages, round),
    });
    const { errors, query: found } = (await app.inject({ url: `/api.php?${query}` })).json();
    if (errors !== undefined || found === undefined)
      throw new Error(`${request.name}: ${JSON.stringify(errors ?? found)}`);
  };
  try {
    const measured: Measured[] = [];
    for (const request of ordinaryRequests) {
      for (let round = 0; round < rounds / 10; round++) await ask(request, round + rounds);
      const times: number[] = [];
      const before = process.cpuUsage();
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        await ask(request, round);
        times.push(performance.now() - start);
      }
      const { user, system } = process.cpuUsage(before);
      times.sort((one, other) => one - other);
      measured.push({
        request,
        p50: times[Math.floor(rounds / 2)]!,
        p99: times[Math.floor(rounds * 0.99)]!,
        processor: (user + system) / 1000 / rounds,
      });
    }
    return measured;
  } finally {
    await app.close();
  }
}
