import type { PrepareRequest } from "./table.js";

/**
 * Returns a function that calls an operation's `write`, for a body or response that is not JSON, and then `prepare`.
 */
export function writeRequest(prepare?: PrepareRequest): PrepareRequest {
  return (request, operation, call) => {
    const [, body, own] = call;
    const written = operation.write?.(request, body, own) ?? request;
    return prepare?.(written, operation, call) ?? written;
  };
}

/**
 * Returns a value as JSON. Dates are written in UTC without fractions of a second, with the given separator and suffix.
 */
export function jsonOf(value: unknown, [separator, suffix]: readonly [separator: string, suffix: string]): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, plain) {
    return this[key] instanceof Date ? plain.replace("T", separator).replace(/\.\d+Z/, suffix) : plain;
  });
}
