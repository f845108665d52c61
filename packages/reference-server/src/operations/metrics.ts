import { BlockList, isIPv6 } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { table } from "@kiln/server/query";
import { isWatching, notLocal, watchingRoute, whyNotLocal } from "./control.ts";

/** Counts the requests of all routes, except those for monitoring. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const requests = requestMetrics();
  app.decorateRequest("isWatching");
  app.addHook("onRequest", (request, reply, done) => {
    if (!isWatching(request)) requests.begin(request, reply);
    done();
  });
  app.addHook("onSend", (_, reply, payload, done) => {
    const code = errorCode(reply, payload);
    if (code !== undefined) requests.refuse(code);
    done(null, payload);
  });
  return requests;
}

/** Serves `/metrics` to this machine and to the networks that may read it. */
export function metricsOn(requests: RequestMetrics, networks: readonly string[] = []): FastifyPluginAsync {
  return async (app) => {
    const [ownProcess, readers] = [processMetrics(), readersOf(networks)];
    app.addHook("onClose", async () => ownProcess.close());
    app.get("/metrics", watchingRoute, (request, reply) => {
      reply.header("cache-control", "no-store");
      const reason = mayRead(readers, request) ? undefined : whyNotLocal(request);
      if (reason !== undefined) return reply.code(403).send(notLocal(reason));
      return reply.type(contentType).send(metricsText([...requests.read(), ...ownProcess.read()]));
    });
  };
}

function readersOf(networks: readonly string[]): BlockList {
  const readers = new BlockList();
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (length === undefined) readers.addAddress(address, family);
    else readers.addSubnet(address, Number(length), family);
  }
  return readers;
}

/**
 * Reports whether the caller's address may read metrics. Behind a trusted proxy, the address is the one that the proxy
 * reports.
 */
function mayRead(readers: BlockList, { ip }: FastifyRequest): boolean {
  return readers.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}

const errorHeader = table.errorHeader?.toLowerCase();

/** Returns the error code of a response; `undefined` if it is not an error or has no code. */
function errorCode(reply: FastifyReply, payload: unknown): string | undefined {
  const header = errorHeader === undefined ? undefined : reply.getHeader(errorHeader);
  if (typeof header === "string") return header;
  if (reply.statusCode < 400 || typeof payload !== "string") return undefined;
  return codeIn(payload);
}

/** Returns the code, which is within `error` in the exchange's errors, and at the top in problem details. */
function codeIn(payload: string): string | undefined {
  try {
    const { error, code } = JSON.parse(payload) as {
      readonly error?: { readonly code?: unknown };
      readonly code?: unknown;
    };
    const found = error?.code ?? code;
    return typeof found === "string" ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum number of different labels. Further labels are counted together, so that requests cannot fill the memory. */
const most = 2000;

const others = "other";

interface Counter {
  add(...values: readonly string[]): void;
  samples(): readonly Sample[];
}

/** Creates a counter with labels. */
export function counter(...names: readonly string[]): Counter {
  const counts = new Map<string, { readonly labels: Labels; count: number }>();
  const entryOf = (values: readonly string[]): { count: number } => {
    const key = values.join("\n");
    const known = counts.get(key);
    if (known !== undefined) return known;
    const isFull = counts.size >= most && values.some((value) => value !== others);
    if (isFull) return entryOf(values.map(() => others));
    const entry = { labels: Object.fromEntries(names.map((name, index) => [name, values[index] ?? others])), count: 0 };
    counts.set(key, entry);
    return entry;
  };
  return {
    add: (...values) => void entryOf(values).count++,
    samples: () => [...counts.values()].map(({ labels, count }) => ({ labels, value: count })),
  };
}

/** Bucket limits in seconds, from a cached response to one that a client no longer waits for. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Observed {
  readonly buckets: number[];
  sum: number;
  count: number;
}

interface Histogram {
  observe(label: string, seconds: number): void;
  samples(): readonly Sample[];
}

/** Creates a histogram of durations with one label, which must have few values. */
export function histogram(name: string): Histogram {
  const byLabel = new Map<string, Observed>();
  const observedOf = (label: string): Observed => {
    const known = byLabel.get(label) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    byLabel.set(label, known);
    return known;
  };
  return {
    observe(label, seconds) {
      const observed = observedOf(label);
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) observed.buckets[index]!++;
      observed.sum += seconds;
      observed.count++;
    },
    samples: () => [...byLabel].flatMap(([label, observed]) => samplesOf({ [name]: label }, observed)),
  };
}

/** Returns the samples. Each bucket counts values up to its bound. */
function samplesOf(labels: Readonly<Record<string, string>>, { buckets, sum, count }: Observed): readonly Sample[] {
  let below = 0;
  const counted = bounds.map((bound, index) => ({ le: String(bound), value: (below += buckets[index] ?? 0) }));
  return [
    ...[...counted, { le: "+Inf", value: count }].map(({ le, value }) => ({
      suffix: "_bucket",
      labels: { ...labels, le },
      value,
    })),
    { suffix: "_sum", labels, value: sum },
    { suffix: "_count", labels, value: count },
  ];
}

type Lag = ReturnType<typeof monitorEventLoopDelay>;

/** Metrics of the process. Some of them cover the time since the last read. */
interface ProcessMetrics {
  read(): readonly Metric[];
  close(): void;
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});

/**
 * Creates the metrics of the process. The event loop's lag is measured after the first read, so that unread metrics
 * cost nothing.
 */
function processMetrics(): ProcessMetrics {
  let lag: Lag | undefined;
  return {
    read() {
      const { rss, heapUsed, heapTotal } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const lags = lag === undefined ? [] : [lagOf(lag)];
      if (lag === undefined) (lag = monitorEventLoopDelay({ resolution: 10 })).enable();
      else lag.reset();
      return [
        { ...gauge("process_cpu_seconds_total", "The CPU time, in seconds.", (user + system) / 1e6), type: "counter" },
        gauge(
          "process_start_time_seconds",
          "The start time of the process, in seconds since 1970.",
          performance.timeOrigin / 1000,
        ),
        gauge("process_resident_memory_bytes", "Resident memory, in bytes.", rss),
        gauge("nodejs_heap_size_used_bytes", "The used heap, in bytes.", heapUsed),
        gauge("nodejs_heap_size_total_bytes", "The reserved heap, in bytes.", heapTotal),
        ...lags,
      ];
    },
    close: () => lag?.disable(),
  };
}

/** Returns the lag in seconds. The measuring timer's own interval of ten milliseconds is subtracted. */
function lagOf(lag: Lag): Metric {
  const at = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - 0.01) : 0;
  return {
    name: "nodejs_eventloop_lag_seconds",
    type: "gauge",
    help: "The delay of the event loop since the last scrape, in seconds.",
    samples: [
      { labels: { quantile: "0.5" }, value: at(lag.percentile(50)) },
      { labels: { quantile: "0.99" }, value: at(lag.percentile(99)) },
      { labels: { quantile: "1" }, value: at(lag.max) },
    ],
  };
}

/**
 * Metrics of requests. Labels are routes, methods, statuses and codes, but never a path, a parameter or a key from a
 * request.
 */
interface RequestMetrics {
  /** Counts a request as in progress until its connection is done with it, then records the result. */
  begin(request: FastifyRequest, reply: FastifyReply): void;
  refuse(code: string): void;
  read(): readonly Metric[];
}

/** The route label of a request without a route. */
const unmatched = "unmatched";

/** The status label of a request whose client disconnected before the response. */
const aborted = "aborted";

function requestMetrics(): RequestMetrics {
  const [requests, durations, refusals] = [counter("method", "route", "status"), histogram("route"), counter("code")];
  let inFlight = 0;
  return {
    begin(request, { raw }) {
      const start = performance.now();
      inFlight++;
      raw.on("close", () => {
        inFlight--;
        const { writableFinished, statusCode } = raw;
        const {
          method,
          routeOptions: { url: route = unmatched },
        } = request;
        requests.add(method, route, writableFinished ? String(statusCode) : aborted);
        durations.observe(route, (performance.now() - start) / 1000);
      });
    },
    refuse: (code) => refusals.add(/^[\w-]{1,64}$/.test(code) ? code : "other"),
    read: () => [
      {
        name: "kiln_http_requests_total",
        type: "counter",
        help: "Requests by method, route and status.",
        samples: requests.samples(),
      },
      {
        name: "kiln_http_request_duration_seconds",
        type: "histogram",
        help: "Durations of requests.",
        samples: durations.samples(),
      },
      {
        name: "kiln_http_requests_in_flight",
        type: "gauge",
        help: "Requests in progress.",
        samples: [{ value: inFlight }],
      },
      { name: "kiln_refusals_total", type: "counter", help: "Error responses, by code.", samples: refusals.samples() },
    ],
  };
}

/* The text format of Prometheus, version 0.0.4. */

type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** The suffix of the metric's name, such as `_bucket`. */
  readonly suffix?: string;
  readonly labels?: Labels;
  readonly value: number;
}

interface Metric {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly samples: readonly Sample[];
}

const contentType = "text/plain; version=0.0.4; charset=utf-8";

export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map(metricText).join("");
}

function metricText({ name, type, help, samples }: Metric): string {
  const lines = samples.map(({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
