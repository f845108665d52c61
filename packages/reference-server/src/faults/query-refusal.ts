import { createQueryAnswer, parametersOf, table } from "@kiln/server/query";
import type { FastifyRequest } from "fastify";
import type { Effect } from "./fault.ts";

export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How the query interface answers a fault, in the form that the request asks for; undefined where the request does not mind it. */
export async function queryRefusal(effect: Effect, request: FastifyRequest): Promise<Refusal | undefined> {
  const { method, url, headers, body } = request;
  const start = url.indexOf("?");
  const query = start < 0 ? "" : url.slice(start + 1);
  const { wire, given } = await parametersOf(table, {
    method,
    query,
    headers,
    body: body instanceof Uint8Array ? body : undefined,
  });
  const refusal = refusalOf(effect, given.get("maxlag"));
  if (refusal === undefined) return undefined;
  const { status, headers: own, ...message } = refusal;
  const answered = await answer.refusal({ method, query: wire, headers }, { ...message, module: "main" }, status);
  return { ...answered, headers: { ...answered.headers, ...own, "cache-control": "no-store" } };
}

/** It has no handlers: it is asked for refusals only. */
const answer = createQueryAnswer();

function refusalOf(effect: Effect, maxlag: string | undefined) {
  switch (effect.kind) {
    case "maxlag": {
      const { seconds } = effect;
      if (maxlag === undefined || !(seconds > Number(maxlag))) return undefined;
      const headers = { "retry-after": "5", "x-database-lag": String(seconds) };
      const data = { host: "", lag: seconds, type: "db" };
      const text = "Waiting for a database server: $1 seconds lagged.";
      return {
        code: "maxlag",
        key: "apierror-maxlag-generic",
        text,
        parameters: [seconds],
        data,
        status: 200,
        headers,
      };
    }
    case "ratelimited": {
      const text = "You've exceeded your rate limit. Please wait some time and try again.";
      return { code: "ratelimited", key: "apierror-ratelimited", text, status: 200, headers: {} };
    }
    case "status":
      return { code: "fault", text: "This fault was injected on request.", status: effect.status, headers: {} };
    default:
      return undefined;
  }
}
