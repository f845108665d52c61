// The client of query. Generated: change the spec instead.
import { createClient } from "../runtime/action-api/client/client.js";
import { table } from "./table.js";

export { QueryError } from "../runtime/action-api/client/errors.js";
export { TransportError } from "../runtime/http/errors.js";

export function createQueryClient(options) {
  return createClient(table, options);
}
