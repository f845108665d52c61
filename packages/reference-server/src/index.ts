export { makeKey } from "./keys/format.js";
export { createRecord } from "./proxy/record.js";
export { createServer } from "./server.js";
export { openMariadb } from "./storage/mariadb/open.js";
export { openSqlite } from "./storage/sqlite/open.js";
