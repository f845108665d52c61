// The handlers of Login token. Generated: change the spec instead.
import type { DecodedGenerateLoginTokenRequest, GenerateLoginTokenHeaders } from "@kiln/validators/exchange/generateLoginToken";
import type { DecodedResetLoginTokenRequest } from "@kiln/validators/exchange/resetLoginToken";
import type { Caller, Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/resource/server/handlers.js";

/**
 * Handlers of requests for: Login token. A temporary token that a web user, or the web identity of an extension, uses in place of a password on the exchange's login page.
 *
 * Rules:
 *
 * - Its objects belong to the whole service (decided: D-049).
 * - A `validity` is exactly `ONCE`, or a date and time written like `YYYY-MM-DD hh:mm:ss`. One that is neither yields `invalid_validity`.
 * - If `validity` is omitted on generate, the reference server refuses the request with `invalid_validity`. (decided: D-036)
 * - A `validity` in the past is accepted. The token replaces any earlier one, but no login succeeds with it. (decided: D-404)
 * - A request without `user` yields `missing_user`.
 * - An empty `user` counts as missing. No identity is looked up. (decided: D-051) → `missing_user`
 * - If no identity matches, the request yields `user_not_found`.
 * - A new token replaces the token that the identity had.
 * - Requires a global full key. A tenant key is rejected with `admin_required`.
 * - A read-only key is rejected with `read_only_api_key`.
 * - A tenant read-only key is rejected with `admin_required`. (decided: D-010)
 * - `once` in lower case is not the literal `ONCE` and yields `invalid_validity`. (decided: D-039)
 * - If `validity` is in the past, the token is created but has already expired. (decided: D-040)
 * - If one step of the lookup order finds several identities, the request yields `user_not_found`. (decided: D-050)
 * - These operations are only about login tokens. They neither create nor replace API keys.
 * - On the exchange's web login page, the token replaces the password.
 * - The server stores the validity and a SHA-256 hash of the token, never the token itself.
 * - With a date and time as `validity`, the token is valid until then.
 * - From that moment on, the token is refused. An expired token is equivalent to no token. (decided: D-042)
 * - The reference server accepts `YYYY-MM-DD hh:mm:ss`, with a space or `T` between date and time, alone or followed by `Z` or an offset such as `+01:00`. (decided: D-037)
 * - A date and time without an offset is in the time zone of the server; the reference server uses UTC. (decided: D-038)
 * - Not known: `validityBounds` (unknown: D-041).
 * - A single-use token is compared and cleared in one step, so that exactly one of two simultaneous logins succeeds. (decided: D-043)
 * - Not known: `tokenFormat` (unknown: D-046).
 * - The reference server creates tokens from at least 128 random bits, sends `Cache-Control: no-store` and never logs a token. (decided: D-047)
 * - Not known: `targetTypes` (unknown: D-048).
 * - Identities are looked up in all tenants, step by step in the lookup order. (decided: D-049)
 * - Names are case-sensitive. (decided: D-214)
 * - The token of a web user is stored in `us_users`. The tokens of the others are stored with their extension in `ex_extensions`. (decided: D-213)
 * - Repeating a request with the same `Idempotency-Key` neither creates a second token nor returns the first. (decided: D-206)
 * - The login page of the reference server is `/login`. It accepts only tokens and starts no session. (decided: D-215)
 * - The examples are those of the vendor's manual. (decided: D-052)
 * - From `active` to `no-token` by `the moment of validity is reached`, `validity` was a date and time (decided: D-042).
 * - From `no-token` to `no-token` by `reset`, the identity resolves (decided: D-044).
 */
export interface LoginTokenHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** Generate a login token. Creates a token for the identity that `user` resolves to. It replaces any earlier token. The token is returned only once. Answers 200 (decided: D-045). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `invalid_validity`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203), `idempotency_key_reused` (decided: D-205), `idempotency_key_used` (decided: D-206). */
  readonly generate: Handler<Unit, ResourceRequest<undefined, undefined, DecodedGenerateLoginTokenRequest, Caller, GenerateLoginTokenHeaders>, LoginTokenGenerated>;
  /** Reset a login token. Clears the stored hash and validity of the identity that `user` resolves to. Answers 200 (decided: D-045). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203). */
  readonly reset: Handler<Unit, ResourceRequest<undefined, undefined, DecodedResetLoginTokenRequest>, LoginTokenReset>;
}

/** Response of generate. A new token, shown only once, and the identity it belongs to. */
export interface LoginTokenGenerated {
  /** The token, which replaces a password at login. Only this response contains it; the server stores a hash. Secret: do not log or show it (decided: D-047). */
  readonly token: string;
  /** The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. */
  readonly user: string;
  /** The purpose of the token. The only value shown is `WEBPASSWORD`. */
  readonly target_type: string;
}

/** Response of reset. Confirms that the identity no longer has a token. */
export interface LoginTokenReset {
  /** `true` after a successful reset. */
  readonly reset: boolean;
  /** The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. */
  readonly user: string;
  /** The purpose of the token. The only value shown is `WEBPASSWORD`. */
  readonly target_type: string;
}
