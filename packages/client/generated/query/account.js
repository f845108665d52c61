// The client of query that can log in and write. Generated: change the spec instead.
import { createAccountClient } from "../runtime/action-api/client/account.js";
import { table } from "./table.js";

export function createQueryClient(options) {
  return createAccountClient(table, options);
}
