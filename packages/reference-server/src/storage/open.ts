import { isAddress } from "./mariadb/connect.ts";
import type { Storage, StorageOptions } from "./storage.ts";

/** Opens a database at `mysql://…` or in a file. Loads only the modules that it needs. */
export async function openStorage(database: string, options?: StorageOptions): Promise<Storage> {
  if (isAddress(database)) return (await import("./mariadb/open.ts")).openMariadb(database, options);
  return (await import("./sqlite/open.ts")).openSqlite(database, options);
}
