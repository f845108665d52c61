import { ServiceError } from "./error.js";
/** The path exists with other methods than that of the request. */
export function methodNotAllowed(refusals, methods) {
    const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
    return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}
