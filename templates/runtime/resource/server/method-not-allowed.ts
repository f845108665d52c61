import { ServiceError } from "./error.js";
import type { Refusals } from "./refusals.js";

/** Returns the error for a path that exists, but not with the requested method. */
export function methodNotAllowed(refusals: Refusals, methods: readonly string[]): ServiceError {
  const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
  return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}
