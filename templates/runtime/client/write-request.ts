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
