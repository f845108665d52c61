// A server of Exchange Management API. Generated: change the spec instead.
import type { FastifyPluginAsync } from "fastify";
import type { Contract } from "../runtime/server/http/contract.js";
import type { NoUnit, TenantReference, Unit } from "../runtime/server/resource/handlers.js";
import type { ContractOptions, KeyOptions, ServiceOptions, TenantOptions, UnitOptions } from "../runtime/server/resource/options.js";
import type { LoginTokenHandlers } from "./resources/login-token.js";
import type { PagingGroupHandlers } from "./resources/paging-group.js";

export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../runtime/server/http/contract.js";
export type { Ground } from "../runtime/server/http/ground.js";
export type { ErrorDetails } from "../runtime/server/resource/error.js";
export { ServiceError } from "../runtime/server/resource/error.js";
export type {
  Caller,
  Handler,
  NoUnit,
  ResourceReply,
  ResourceRequest,
  TenantReference,
  Unit,
} from "../runtime/server/resource/handlers.js";
export type { IdempotencyRecord, IdempotencyRecords } from "../runtime/server/resource/idempotency.js";
export { NotImplementedError } from "../runtime/server/resource/not-implemented.js";
export type {
  Compatibility,
  ContractOptions,
  KeyOptions,
  ServiceOptions,
  TenantOptions,
  UnitOptions,
} from "../runtime/server/resource/options.js";
export type { Finding } from "../runtime/server/resource/table.js";

/** The kinds of keys. */
export type ExchangeKeyKind =
  | "global-full"
  | "global-read-only"
  | "tenant-full"
  | "tenant-read-only";

/** The codes of errors. */
export type ExchangeErrorCode =
  | "missing_api_key"
  | "invalid_api_key"
  | "admin_required"
  | "read_only_api_key"
  | "missing_user"
  | "invalid_validity"
  | "user_not_found"
  | "tenant_required"
  | "missing_required_field"
  | "api_ip_not_allowed"
  | "tenant_not_found"
  | "invalid_json"
  | "invalid_request"
  | "object_not_found"
  | "not_found"
  | "method_not_allowed"
  | "unsupported_media_type"
  | "request_too_large"
  | "too_many_requests"
  | "precondition_failed"
  | "idempotency_key_reused"
  | "idempotency_key_used"
  | "internal_error"
  | "service_unavailable";

/** What answers the requests of Exchange Management API. */
export interface ExchangeHandlers<Unit = NoUnit, Tenant = TenantReference> {
  readonly tokens: LoginTokenHandlers<Unit, Tenant>;
  readonly pagingGroups: PagingGroupHandlers<Unit, Tenant>;
}

/** A Fastify plugin that serves Exchange Management API: it routes, checks keys and tenants, decodes and validates, and calls the handlers. */
export declare function exchangePlugin<T extends TenantReference>(
  handlers: ExchangeHandlers<NoUnit, T>,
  options: ServiceOptions & KeyOptions<NoUnit, ExchangeKeyKind> & TenantOptions<NoUnit, T>,
): FastifyPluginAsync;
export declare function exchangePlugin<U extends Unit, T extends TenantReference>(
  handlers: ExchangeHandlers<U, T>,
  options: ServiceOptions & KeyOptions<U, ExchangeKeyKind> & TenantOptions<U, T> & UnitOptions<U>,
): FastifyPluginAsync;

/** Compares requests to Exchange Management API, and their answers, with what the spec says of them. */
export declare function exchangeContract(options?: ContractOptions): Contract;

export * from "./resources/login-token.js";

export * from "./resources/paging-group.js";
