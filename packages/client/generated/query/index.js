// The client of query. Generated: change the spec instead.
import { createClient } from "../runtime/action-api/client/client.js";
import { table } from "./table.js";

export { TransportError } from "../runtime/http/client/errors.js";
export { QueryError } from "../runtime/query/client/errors.js";

export function createQueryClient(options) {
  return createClient(table, options);
}
