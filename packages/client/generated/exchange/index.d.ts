// The client of Exchange Management API. Generated: change the spec instead.
import type { TransportOptions } from "../runtime/http/client/options.js";
import { ResourceError } from "../runtime/resource/client/error.js";
import type {
  AnswerForm,
  CheckAnswer,
  KeySource,
  NeededTenantOptions,
  TenantOptions,
  ValidateRequest,
} from "../runtime/resource/client/options.js";
import type { LoginTokenOperations } from "./resources/login-token.js";
import type { PagingGroupOperations } from "./resources/paging-group.js";

export type { TransportErrorKind } from "../runtime/http/client/errors.js";
export { TransportError } from "../runtime/http/client/errors.js";
export type { CallOptions, OnRequest, OnResponse, RequestView, RetryOptions } from "../runtime/http/client/options.js";
export type { ErrorDetail } from "../runtime/resource/client/error.js";
export type { AnswerForm } from "../runtime/resource/client/options.js";
export type {
  GenerateLoginTokenHeaders,
  GenerateLoginTokenRequest,
  LoginTokenGenerated,
  LoginTokenOperations,
  LoginTokenReset,
  ResetLoginTokenRequest,
} from "./resources/login-token.js";
export type {
  CreatePagingGroupHeaders,
  CreatePagingGroupRequest,
  CreatePagingGroupResponseHeaders,
  DeletePagingGroupHeaders,
  GetPagingGroupResponseHeaders,
  ListPagingGroupsResponseHeaders,
  PagingGroupDeleted,
  PagingGroupDestinationRow,
  PagingGroupDetail,
  PagingGroupFields,
  PagingGroupOperations,
  PagingGroupRelated,
  PagingGroupRow,
  RawPagingGroupDetail,
  RawPagingGroupRow,
  UpdatePagingGroupHeaders,
  UpdatePagingGroupRequest,
  UpdatePagingGroupResponseHeaders,
} from "./resources/paging-group.js";

/** The options of a client of Exchange Management API. */
export interface ExchangeClientOptions<As extends AnswerForm = "readable"> extends TransportOptions {
  /** The URL of the exchange up to the path of its API, including the scheme. */
  readonly baseUrl: string | URL;
  /** The key, or a function that returns it. The function is called before each request, and again with `true` if the service rejects the key. */
  readonly key: KeySource;
  /** The place of the key in a request: `header` (`X-API-Key`), `bearer` (`Authorization: Bearer …`), `query` (`key` (decided: D-001)); the default is the first. A key in a URL may end up in logs. */
  readonly keyIn?: "header" | "bearer" | "query" | undefined;
  /** The default tenant of calls. */
  readonly tenant?: string | undefined;
  /** The form of results: `readable` (the default) adds readable names to those of the service, `raw` returns them unchanged. */
  readonly answers?: As | undefined;
  /** Checks requests before they are sent: `true` loads the package of the validators; a function is called directly. */
  readonly validate?: boolean | ValidateRequest | undefined;
  /** Checks success responses: `true` loads the package of the validators; a function is called directly. */
  readonly check?: boolean | CheckAnswer | undefined;
}

/** Exchange Management API: Login tokens and paging groups of a telephone exchange. */
export interface ExchangeClient<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /** Login token. A temporary token that a web user, or the web identity of an extension, uses in place of a password on the exchange's login page. Its objects belong to the whole service (decided: D-049). */
  readonly tokens: LoginTokenOperations;
  /** Paging group. An object of a tenant that pages its members, a list of destinations. It has a name, a number and a few settings. */
  readonly pagingGroups: PagingGroupOperations<Tenant, As>;
}

/** A client without a tenant: calls that need a tenant name it. */
export type ExchangeClientWithoutTenant<As extends AnswerForm = "readable"> = ExchangeClient<NeededTenantOptions, As>;

/**
 * Creates a client of Exchange Management API. Nothing is sent before a call.
 *
 * For facts about the service that are not documented, see DECISIONS.md: D-030, D-031, D-002, D-001, D-023, D-037, D-021, D-022, D-004, D-009, D-019, D-020, D-201, D-202, D-203, D-204, D-205, D-206, D-212, D-230, D-012, D-328.
 */
export declare function createExchangeClient<As extends AnswerForm = "readable">(options: ExchangeClientOptions<As> & { readonly tenant: string }): ExchangeClient<TenantOptions, As>;
/** Without a tenant: calls that need a tenant name it. */
export declare function createExchangeClient<As extends AnswerForm = "readable">(options: ExchangeClientOptions<As>): ExchangeClientWithoutTenant<As>;

/**
 * The codes of errors; a service may have more.
 *
 * - `missing_api_key`: The request carries no key: neither in the query string, nor in `X-API-Key`, nor as a bearer token. HTTP 401 (decided: D-017).
 * - `invalid_api_key`: The key is not valid. For paging groups, it is neither a global key nor a key of the named tenant. HTTP 401 (decided: D-016).
 * - `admin_required`: A global key is required. HTTP 403 (decided: D-016).
 * - `read_only_api_key`: A read-only key is used to change a login token or a paging group. HTTP 403 (decided: D-017).
 * - `missing_user`: The body of a token request has no `user`. HTTP 400 (decided: D-017).
 * - `invalid_validity`: `validity` is neither `ONCE` nor a valid date and time. HTTP 400 (decided: D-017).
 * - `user_not_found`: No supported identity matches `user`. HTTP 404 (decided: D-017).
 * - `tenant_required`: No tenant is named where one is required: to write the objects of a tenant, or to read with a tenant key. HTTP 400 (decided: D-017).
 * - `missing_required_field`: A field that create requires is missing. HTTP 400 (decided: D-017).
 * - `api_ip_not_allowed`: The client's address is not in the key's list of allowed addresses. (decided: D-004) HTTP 403 (decided: D-017).
 * - `tenant_not_found`: A global key names a tenant that does not exist. (decided: D-009) HTTP 404 (decided: D-009).
 * - `invalid_json`: The request body is not a JSON object. (decided: D-021) HTTP 400 (decided: D-017).
 * - `invalid_request`: The request contradicts itself, or a field has a value of the wrong type. (decided: D-022) HTTP 400 (decided: D-022).
 * - `object_not_found`: No object with this ID is visible to the key. (decided: D-018) HTTP 404 (decided: D-018).
 * - `not_found`: The path is unknown. (decided: D-019) HTTP 404 (decided: D-019).
 * - `method_not_allowed`: The path does not support the method. (decided: D-020) HTTP 405 (decided: D-020).
 * - `unsupported_media_type`: The media type of the request body is not JSON. (decided: D-201) HTTP 415 (decided: D-201).
 * - `request_too_large`: The request body is larger than the server accepts. (decided: D-202) HTTP 413 (decided: D-202).
 * - `too_many_requests`: The client's address sent more requests per minute than the server allows. (decided: D-203) HTTP 429 (decided: D-203).
 * - `precondition_failed`: The object is no longer in the state that `If-Match` names. (decided: D-204) HTTP 412 (decided: D-204).
 * - `idempotency_key_reused`: The `Idempotency-Key` was already used for another request. (decided: D-205) HTTP 422 (decided: D-205).
 * - `idempotency_key_used`: The request was carried out before, and its response cannot be repeated. (decided: D-206) HTTP 409 (decided: D-206).
 * - `internal_error`: The server failed. (decided: D-212) HTTP 500 (decided: D-212).
 * - `service_unavailable`: The server's database cannot be reached, is busy, or is full. (decided: D-230) HTTP 503 (decided: D-230).
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
  | "service_unavailable"
  | (string & {});

/** An error response of the service; `error.is("…")` narrows its code. */
export declare class ExchangeError extends ResourceError<ExchangeErrorCode> {}
