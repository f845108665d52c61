export { makeKey } from "./keys/format.js";
export { createServer } from "./server.js";
export { openSqlite } from "./storage/sqlite/open.js";
