// A server of Exchange Management API. Generated: change the spec instead.
import type { FastifyPluginAsync } from "fastify";
import type { Contract } from "../runtime/http/server/contract.js";
import { ServiceError as AnyServiceError } from "../runtime/resource/server/errors.js";
import type {
  ContractOptions,
  KeyOptions,
  NoUnit,
  ServiceOptions,
  TenantOptions,
  TenantReference,
  Unit,
  UnitOptions,
} from "../runtime/resource/server/handlers.js";
import type { LoginTokenHandlers } from "./resources/login-token.js";
import type { PagingGroupHandlers } from "./resources/paging-group.js";

export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../runtime/http/server/contract.js";
export type { Ground } from "../runtime/http/server/ground.js";
export type { MediaAnswer, ReceivedMedia } from "../runtime/http/server/messages.js";
export type { ErrorDetails } from "../runtime/resource/server/errors.js";
export { NotImplementedError, StatusError } from "../runtime/resource/server/errors.js";
export type {
  Caller,
  Compatibility,
  ContractOptions,
  Handler,
  IdempotencyRecord,
  IdempotencyRecords,
  KeyOptions,
  NoUnit,
  ResourceReply,
  ResourceRequest,
  ServiceOptions,
  StatusAlone,
  TenantOptions,
  TenantReference,
  Unit,
  UnitOptions,
  WithStatus,
} from "../runtime/resource/server/handlers.js";
export type { IdempotencyBounds } from "../runtime/resource/server/idempotency.js";
export { inMemoryIdempotency } from "../runtime/resource/server/idempotency.js";
export type { Finding } from "../runtime/resource/server/table.js";

/** The kinds of keys. */
export type ExchangeKeyKind =
  | "global-full"
  | "global-read-only"
  | "tenant-full"
  | "tenant-read-only";

/**
 * The codes of errors.
 *
 * - `missing_api_key`: The request carries no key: neither in the query string, nor in `X-API-Key`, nor as a bearer token. HTTP 401 (decided: D-017). Message: `Missing API key.` (decided: D-013).
 * - `invalid_api_key`: The key is not valid. For paging groups, it is neither a global key nor a key of the named tenant. HTTP 401 (decided: D-016). Message: `Invalid API key.` (decided: D-013).
 * - `admin_required`: A global key is required. HTTP 403 (decided: D-016). Message: `A global API key is required.` (decided: D-014).
 * - `read_only_api_key`: A read-only key is used to change a login token or a paging group. HTTP 403 (decided: D-017). Message: `The API key is read-only.` (decided: D-014).
 * - `missing_user`: The body of a token request has no `user`. HTTP 400 (decided: D-017). Message: `Missing user.` (decided: D-014).
 * - `invalid_validity`: `validity` is neither `ONCE` nor a valid date and time. HTTP 400 (decided: D-017). Message: `Invalid validity.` (decided: D-014).
 * - `user_not_found`: No supported identity matches `user`. HTTP 404 (decided: D-017). Message: `User not found.` (decided: D-014).
 * - `tenant_required`: No tenant is named where one is required: to write the objects of a tenant, or to read with a tenant key. HTTP 400 (decided: D-017). Message: `Tenant required.` (decided: D-014).
 * - `missing_required_field`: A field that create requires is missing. HTTP 400 (decided: D-017). Message: `Missing required field.` (decided: D-014).
 * - `api_ip_not_allowed`: The client's address is not in the key's list of allowed addresses. (decided: D-004) HTTP 403 (decided: D-017). Message: `The API key is not allowed from this address.` (decided: D-014).
 * - `tenant_not_found`: A global key names a tenant that does not exist. (decided: D-009) HTTP 404 (decided: D-009). Message: `Tenant not found.` (decided: D-014).
 * - `invalid_json`: The request body is not a JSON object. (decided: D-021) HTTP 400 (decided: D-017). Message: `Invalid JSON.` (decided: D-014).
 * - `invalid_request`: The request contradicts itself, or a field has a value of the wrong type. (decided: D-022) HTTP 400 (decided: D-022). Message: `Invalid request.` (decided: D-014).
 * - `object_not_found`: No object with this ID is visible to the key. (decided: D-018) HTTP 404 (decided: D-018). Message: `Object not found.` (decided: D-013).
 * - `not_found`: The path is unknown. (decided: D-019) HTTP 404 (decided: D-019). Message: `Endpoint not found.` (decided: D-014).
 * - `method_not_allowed`: The path does not support the method. (decided: D-020) HTTP 405 (decided: D-020). Message: `Method not allowed.` (decided: D-014).
 * - `unsupported_media_type`: The media type of the request body is not JSON. (decided: D-201) HTTP 415 (decided: D-201). Message: `Unsupported media type.` (decided: D-014).
 * - `request_too_large`: The request body is larger than the server accepts. (decided: D-202) HTTP 413 (decided: D-202). Message: `Request too large.` (decided: D-014).
 * - `too_many_requests`: The client's address sent more requests per minute than the server allows. (decided: D-203) HTTP 429 (decided: D-203). Message: `Too many requests.` (decided: D-014).
 * - `precondition_failed`: The object is no longer in the state that `If-Match` names. (decided: D-204) HTTP 412 (decided: D-204). Message: `The object has changed.` (decided: D-014).
 * - `idempotency_key_reused`: The `Idempotency-Key` was already used for another request. (decided: D-205) HTTP 422 (decided: D-205). Message: `The idempotency key was used for another request.` (decided: D-014).
 * - `idempotency_key_used`: The request was carried out before, and its response cannot be repeated. (decided: D-206) HTTP 409 (decided: D-206). Message: `The request was carried out before.` (decided: D-014).
 * - `internal_error`: The server failed. (decided: D-212) HTTP 500 (decided: D-212). Message: `Internal error.` (decided: D-014).
 * - `service_unavailable`: The server's database cannot be reached, is busy, or is full. (decided: D-230) HTTP 503 (decided: D-230). Message: `Service unavailable.` (decided: D-014).
 */
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

/** An error response with a code of Exchange Management API. It is sent to the caller, and not logged as a failure. */
export declare class ServiceError<Code extends ExchangeErrorCode = ExchangeErrorCode> extends AnyServiceError<Code> {}

/** The handlers of Exchange Management API. */
export interface ExchangeHandlers<Unit = NoUnit, Tenant = TenantReference> {
  readonly tokens: LoginTokenHandlers<Unit, Tenant>;
  readonly pagingGroups: PagingGroupHandlers<Unit, Tenant>;
}

/**
 * A Fastify plugin that serves Exchange Management API: it routes, checks keys and tenants, decodes and validates, and calls the handlers.
 *
 * Not documented for the service as a whole:
 *
 * - The version of the service: `1.0.0` (decided: D-030)
 * - An example of `base_url` in it: `https://pbx.invalid` (decided: D-031)
 * - The name of keys of the kind `global-read-only`: Global read-only key (decided: D-002)
 * - The scope of keys of the kind `global-read-only`: `global` (decided: D-002)
 * - The name of keys of the kind `tenant-read-only`: Tenant read-only key (decided: D-002)
 * - The scope of keys of the kind `tenant-read-only`: `tenant` (decided: D-002)
 * - The name of the key (query): `key` (decided: D-001)
 * - Unknown fields of a body: ignored (decided: D-023)
 * - Formats of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of an invalid value, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 * - The error of a key that is used from an address that it does not allow: `api_ip_not_allowed` (decided: D-004)
 * - The error of an unknown tenant: `tenant_not_found` (decided: D-009)
 * - The error of an unknown path: `not_found` (decided: D-019)
 * - The error of a method that the path does not support: `method_not_allowed` (decided: D-020)
 * - The error of an unsupported media type: `unsupported_media_type` (decided: D-201)
 * - The error of a body that is too large: `request_too_large` (decided: D-202)
 * - The error of too many requests: `too_many_requests` (decided: D-203)
 * - The error of an `If-Match` that does not match: `precondition_failed` (decided: D-204)
 * - The error of an `Idempotency-Key` that was used for another request: `idempotency_key_reused` (decided: D-205)
 * - The error of a repeated request whose response cannot be repeated: `idempotency_key_used` (decided: D-206)
 * - The error of a failure of the service: `internal_error` (decided: D-212)
 * - The error of an unavailable service: `service_unavailable` (decided: D-230)
 * - The body of an error: `code` and `message` in `error` (decided: D-012)
 * - The details of an error: `details` (decided: D-328)
 */
export declare function exchangePlugin<U extends Unit, T extends TenantReference>(
  handlers: ExchangeHandlers<U, T>,
  options: ServiceOptions & KeyOptions<U, ExchangeKeyKind> & TenantOptions<U, T> & UnitOptions<U>,
): FastifyPluginAsync;
export declare function exchangePlugin<T extends TenantReference>(
  handlers: ExchangeHandlers<NoUnit, T>,
  options: ServiceOptions & KeyOptions<NoUnit, ExchangeKeyKind> & TenantOptions<NoUnit, T>,
): FastifyPluginAsync;

/** Compares requests to Exchange Management API, and their responses, with the spec. */
export declare function exchangeContract(options?: ContractOptions): Contract;

export * from "./resources/login-token.js";

export * from "./resources/paging-group.js";
