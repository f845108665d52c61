import type { Judge } from "./replay.ts";

interface Finding {
  readonly code: string;
}

interface Result {
  readonly value?: unknown;
  readonly errors?: readonly Finding[] | undefined;
  readonly warnings: readonly Finding[];
}

/** The decoder of whole requests, from the index of a query service's validators. */
export type DecodeRequest = (wire: string, options: object) => Result;

/** Creates a judge. The rows were recorded on a wiki with default settings, whose admin has higher limits. */
export function judgeBy(decodeRequest: DecodeRequest): Judge {
  return (query, identity) => {
    const { errors = [], warnings } = decodeRequest(query, { highLimits: identity === "admin" });
    const outcome = errors.length > 0 ? "error" : warnings.length > 0 ? "warning" : "ok";
    return { outcome, errors: errors.map(({ code }) => code), warnings: warnings.map(({ code }) => code) };
  };
}
