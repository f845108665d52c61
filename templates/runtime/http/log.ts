import type { Log, RequestView } from "./options.js";
import { withoutSecretParameters } from "./without-secrets.js";

/** The target of log lines. */
export type LogTarget = ((line: string) => void) | { debug(line: string): void };

/**
 * For the option `log`: a line for each try, with method, address, number of the try, HTTP status or what failed,
 * milliseconds, and the bytes of both bodies. Neither header fields nor bodies are written, and no secrets of the
 * address.
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
