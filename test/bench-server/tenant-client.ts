import { Agent, request } from "node:http";

/* A client in a separate process, which repeats one request and reports the latency to its parent. */

export interface Task {
  readonly address: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly connections: number;
  /** Milliseconds between a response and the next request of a connection. */
  readonly pause: number;
  readonly seconds: number;
}

export interface Told {
  readonly requests: number;
  /** Median and 99th percentile of the latency, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const task = JSON.parse(process.argv[2]!) as Task;
const agent = new Agent({ keepAlive: true, maxSockets: task.connections });
const headers = { "x-api-key": task.key, ...(task.body !== undefined && { "content-type": "application/json" }) };

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      task.address + task.path,
      { agent, method: task.method, headers },
      (response) => void response.resume().on("end", resolve),
    );
    sent.on("error", reject).end(task.body);
  });
}

const times: number[] = [];
const end = performance.now() + task.seconds * 1000;
await Promise.all(
  Array.from({ length: task.connections }, async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      await ask();
      times.push(performance.now() - begin);
      if (task.pause > 0) await new Promise((resolve) => setTimeout(resolve, task.pause));
    }
  }),
);
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.floor(times.length * share)]!;
process.send!({ requests: times.length, p50: at(0.5), p99: at(0.99) } satisfies Told);
process.exit();
