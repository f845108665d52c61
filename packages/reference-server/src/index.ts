export {
  changePassword,
  createAccount,
  createBearerToken,
  createBotPassword,
  type Credentials,
  type NewAccount,
  type NewBotPassword,
} from "@kiln/wiki";
export { makeKey, type KeyOptions, type NewKey } from "./keys/keys.ts";
export type {
  ContractRecord,
  ContractReport,
  CountedViolation,
  ServiceCount,
  ViolationSummary,
} from "./proxy/contract-record.ts";
export { createRecord } from "./proxy/contract-record.ts";
export type { Seed } from "./seed/seed.ts";
export type { TestAccount } from "./demo.ts";
export { SeedError } from "./seed/fault.ts";
export { createServer } from "./server.ts";
export type { ServerOptions } from "./server-options.ts";
export { openMariadb } from "./storage/mariadb/open.ts";
export { openSqlite } from "./storage/sqlite/open.ts";
export type * from "./storage/storage.ts";
export { startTestServer, type TestServer, type TestServerOptions } from "./testing/start-test-server.ts";
