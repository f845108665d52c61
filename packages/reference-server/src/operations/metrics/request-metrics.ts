import type { FastifyReply, FastifyRequest } from "fastify";
import { counter } from "./counter.ts";
import { histogram } from "./histogram.ts";
import type { Metric } from "./samples.ts";

/** What is counted of requests. Labels are routes, methods, statuses and codes: never a path, a parameter or a key that was sent. */
export interface RequestMetrics {
  /** Counts a request from now until its connection is done with it. */
  begin(request: FastifyRequest, reply: FastifyReply): void;
  /** Counts a refusal by the code of its error. */
  refuse(code: string): void;
  read(): readonly Metric[];
}

/** The route of a request for which there is none. */
const unmatched = "unmatched";

/** The status of a request whose caller did not wait for the answer. */
const aborted = "aborted";

export function requestMetrics(): RequestMetrics {
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
