import { ServiceError } from "./error.js";
import type { Refusals } from "./refusals.js";

/** The path exists with other methods than that of the request. */
export function methodNotAllowed(refusals: Refusals, methods: readonly string[]): ServiceError {
  const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
  return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}
