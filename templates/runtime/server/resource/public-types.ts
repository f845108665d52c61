/* The types that the index of a generated service exports. */

export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../http/contract.js";
export type { ErrorDetails } from "./error.js";
export type { Caller, Handler, ResourceRequest, TenantReference, Unit } from "./handlers.js";
export type { IdempotencyRecord, IdempotencyRecords } from "./idempotency.js";
export type { Compatibility, ContractOptions, Refusals, ResourcePluginOptions } from "./options.js";
export type { Finding } from "./table.js";
