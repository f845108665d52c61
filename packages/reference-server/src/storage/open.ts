import { isAddress } from "./mariadb/address.js";
import { openMariadb } from "./mariadb/open.js";
import { openSqlite } from "./sqlite/open.js";

/** @type {typeof import("./open.js").openStorage} */
export async function openStorage(database, options) {
  return isAddress(database) ? openMariadb(database, options) : openSqlite(database, options);
}
