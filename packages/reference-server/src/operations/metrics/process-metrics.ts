import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metric } from "./samples.ts";

type Lag = ReturnType<typeof monitorEventLoopDelay>;

/** Of the process, since it was asked last where it says so. */
export interface ProcessMetrics {
  read(): readonly Metric[];
  close(): void;
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});

/** The lag of the event loop is measured from the first reading on: a server whose metrics are not read pays nothing for it. */
export function processMetrics(): ProcessMetrics {
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

/** In seconds; the timer that measures runs every ten milliseconds, which do not count. */
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
