import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Place } from "./place.ts";
import type { Scenario } from "./scenarios.ts";

export interface Load {
  /** Requests per second. */
  readonly rate: number;
  /** Median and 99th percentile of the latency, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server per request, in microseconds. */
  readonly cpu: number;
  readonly requests: number;
}

const autocannon = join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");

/** The length of a round: a duration or a number of requests. */
export type Amount = { readonly seconds: number } | { readonly requests: number };

/** Sends requests from a separate process over ten connections, one request at a time on each. */
export async function load(
  place: Place,
  { method, path, headers, isKeyed, body }: Scenario,
  amount: Amount,
): Promise<Load> {
  const much = "seconds" in amount ? ["-d", String(amount.seconds)] : ["-a", String(amount.requests)];
  const fields = Object.entries({ ...headers, ...(isKeyed && { "x-api-key": place.key }) }).flatMap(([name, value]) => [
    "-H",
    `${name}=${value}`,
  ]);
  const args = [
    autocannon,
    "--json",
    "--no-progress",
    "-c",
    "10",
    ...much,
    "-m",
    method,
    ...fields,
    ...(body === undefined ? [] : ["-b", body]),
    place.address + path,
  ];
  const before = await place.usage();
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  const after = await place.usage();
  const { requests, latency, duration, errors, timeouts } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as Result;
  if (errors + timeouts > 0) throw new Error(`${place.name}: ${errors} errors, ${timeouts} timeouts at ${path}`);
  return {
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpu: (after.cpu - before.cpu) / requests.total,
    requests: requests.total,
  };
}

interface Result {
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly duration: number;
  readonly errors: number;
  readonly timeouts: number;
}
