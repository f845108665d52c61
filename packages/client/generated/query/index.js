// The client of query. Generated: change the spec instead.
import { createClient } from "../runtime/query/client.js";
import { table } from "./table.js";

export { TransportError } from "../runtime/http/errors.js";
export { QueryError } from "../runtime/query/errors.js";

export function createQueryClient(options) {
  return createClient(table, options);
}
