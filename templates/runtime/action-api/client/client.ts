import type { TransportSetup } from "../../http/transport.js";
import { createClient as createGeneralClient, type UntypedClient } from "../../query/client/client.js";
import type { Table } from "../../query/client/table.js";
import type { QueryClientOptions } from "./options.js";
import { actionApi } from "./protocol.js";

/** A client of a service that speaks the Action API's protocol. */
export function createClient(table: Table, options: QueryClientOptions, setup?: TransportSetup): UntypedClient {
  return createGeneralClient(table, options, actionApi, setup);
}
