import { isAddress } from "./mariadb/address.ts";
import { openMariadb } from "./mariadb/open.ts";
import { openSqlite } from "./sqlite/open.ts";
import type { Storage, StorageOptions } from "./storage.ts";

/** Opens a database at `mysql://…`, or in a file. */
export async function openStorage(database: string, options?: StorageOptions): Promise<Storage> {
  return isAddress(database) ? openMariadb(database, options) : openSqlite(database, options);
}
