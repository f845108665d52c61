import { createClient as createGeneralClient } from "../../query/client/client.js";
import { actionApi } from "./protocol.js";
/** A client of a service that speaks the Action API's protocol. */
export function createClient(table, options, setup) {
    return createGeneralClient(table, options, actionApi, setup);
}
