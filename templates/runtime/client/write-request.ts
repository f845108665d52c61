import type { PrepareRequest } from "./table.js";

/**
 * Lets operations write their requests whose body, or whose answer, is not JSON; `prepare` is what else is done with
 * requests.
 */
export function writeRequest(prepare?: PrepareRequest): PrepareRequest {
  return (request, operation, call) => {
    const [, body, own] = call;
    const written = operation.write?.(request, body, own) ?? request;
    return prepare?.(written, operation, call) ?? written;
  };
}

/** A value as JSON, its Dates in UTC and to the second, with what stands between date and time, and after the time. */
export function jsonOf(value: unknown, [separator, suffix]: readonly [separator: string, suffix: string]): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, plain) {
    return this[key] instanceof Date ? plain.replace("T", separator).replace(/\.\d+Z/, suffix) : plain;
  });
}
