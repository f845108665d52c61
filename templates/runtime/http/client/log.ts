import type { Log, RequestView } from "./options.js";
import { withoutSecretParameters } from "./errors.js";

/** The target of log lines. */
export type LogTarget = ((line: string) => void) | { debug(line: string): void };

/**
 * Creates a logger for the option `log`. It writes a line for each attempt: method, URL, number of the attempt, HTTP
 * status or failure, milliseconds, and the size of both bodies in bytes. It does not write headers, bodies, or secrets
 * in the URL.
 */
export function logTo(target: LogTarget): Log {
  const write = typeof target === "function" ? target : (line: string) => target.debug(line);
  return (request, sent = "") => {
    const start = performance.now();
    return (response, text, failure) => {
      const outcome = [response?.status, failure].filter(Boolean).join(" ") || "nothing sent";
      const milliseconds = Math.round(performance.now() - start);
      write(
        `${headOf(request)}: ${outcome} in ${milliseconds} ms, ${bytesOf(sent)} B sent, ${bytesOf(text)} B received`,
      );
    };
  };
}

function headOf({ method, url, attempt }: RequestView): string {
  return `${method} ${withoutSecretParameters(url)}${attempt > 1 ? ` (try ${attempt})` : ""}`;
}

function bytesOf(body: unknown): number {
  return new TextEncoder().encode(String(body)).length;
}
