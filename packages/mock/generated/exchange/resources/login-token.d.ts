// The handlers of Login token. Generated: change the spec instead.
import type { DecodedGenerateLoginTokenRequest, GenerateLoginTokenHeaders } from "@kiln/validators/exchange/generateLoginToken";
import type { DecodedResetLoginTokenRequest } from "@kiln/validators/exchange/resetLoginToken";
import type { Caller, Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/server/resource/handlers.js";

/**
 * What answers the requests about: Login token. A temporary token with which a web user, or the web identity of an extension, logs in. On the exchange's login page it takes the place of the password.
 *
 * What holds of it:
 *
 * - Its objects belong to the whole service (decided: D-049).
 * - A `validity` is exactly `ONCE`, or a date and time written like `YYYY-MM-DD hh:mm:ss`. One that is neither yields `invalid_validity`.
 * - When `validity` is omitted on generate, the reference server refuses with `invalid_validity`. (decided: D-036)
 * - A `validity` in the past is taken; no login passes with such a token, which takes the place of an earlier one all the same. (decided: D-404)
 * - When `user` is missing, `missing_user`.
 * - An empty `user` counts as missing, and no identity is looked for. (decided: D-051) → `missing_user`
 * - When no identity matches, `user_not_found`.
 * - A token that is generated takes the place of the one that the identity had.
 * - Global full key only; a tenant key is rejected with `admin_required`.
 * - A read-only key is rejected with `read_only_api_key`.
 * - A tenant read-only key is rejected with `admin_required`. (decided: D-010)
 * - `once` in lower case is not the literal and yields `invalid_validity`. (decided: D-039)
 * - A token of the moment past is made and has expired already. (decided: D-040)
 * - When one step of the resolution order finds several identities, `user_not_found`. (decided: D-050)
 * - These operations are about login tokens alone. API keys are neither made nor replaced here.
 * - On the exchange's web login page the token takes the place of the password.
 * - The server stores the validity and a SHA-256 hash of the token, never the token itself.
 * - With a date and time as `validity`, the token is good up to then.
 * - From that moment on the token is refused; an expired token is as good as none. (decided: D-042)
 * - The reference server takes `YYYY-MM-DD hh:mm:ss`, with a blank or `T` between date and time, alone or followed by `Z` or an offset such as `+01:00`. (decided: D-037)
 * - A date/time without an offset is in the time zone of the server; the reference server's is UTC. (decided: D-038)
 * - Not known: `validityBounds` (unknown: D-041).
 * - A single-use token is compared and cleared in one step, so that exactly one of two logins passes. (decided: D-043)
 * - Not known: `tokenFormat` (unknown: D-046).
 * - The reference server makes tokens from at least 128 random bits, answers with `Cache-Control: no-store` and never logs a token. (decided: D-047)
 * - Not known: `targetTypes` (unknown: D-048).
 * - Identities are looked for in all tenants, step by step of the resolution order. (decided: D-049)
 * - Names are told apart by upper and lower case. (decided: D-214)
 * - The token of a web user is kept in `us_users`, those of the others with their extension in `ex_extensions`. (decided: D-213)
 * - The same `Idempotency-Key` again makes no second token and does not return the first. (decided: D-206)
 * - The reference server's login page is `/login`; it takes tokens only, and makes no session. (decided: D-215)
 * - The examples are those of the vendor's manual. (decided: D-052)
 * - From `active` to `no-token` by `the moment of validity is reached`, validity was a date/time (decided: D-042).
 * - From `no-token` to `no-token` by `reset`, identity resolves (decided: D-044).
 */
export interface LoginTokenHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** Generate a login token. Makes a token for the identity that `user` resolves to and replaces any earlier one. The token is returned this once. Answers 200 (decided: D-045). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `invalid_validity`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203), `idempotency_key_reused` (decided: D-205), `idempotency_key_used` (decided: D-206). */
  readonly generate: Handler<Unit, ResourceRequest<undefined, undefined, DecodedGenerateLoginTokenRequest, Caller, GenerateLoginTokenHeaders>, LoginTokenGenerated>;
  /** Reset a login token. Clears the stored hash and validity of the identity that `user` resolves to. Answers 200 (decided: D-045). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203). */
  readonly reset: Handler<Unit, ResourceRequest<undefined, undefined, DecodedResetLoginTokenRequest>, LoginTokenReset>;
}

/** Answer of generate. A new token, shown this once, and whom it is for. */
export interface LoginTokenGenerated {
  /** The token itself, which takes the place of a password at a login. Only this answer has it: the server keeps a hash. Secret: not to be logged or shown (decided: D-047). */
  readonly token: string;
  /** Who the token is for: the name of a web user, or the web user name, SIP name or endpoint ID of an extension. The answer repeats it. */
  readonly user: string;
  /** What the token is for. The one value shown is `WEBPASSWORD`. */
  readonly target_type: string;
}

/** Answer of reset. The confirmation that an identity no longer has a token. */
export interface LoginTokenReset {
  /** `true` after a successful reset. */
  readonly reset: boolean;
  /** Who the token is for: the name of a web user, or the web user name, SIP name or endpoint ID of an extension. The answer repeats it. */
  readonly user: string;
  /** What the token is for. The one value shown is `WEBPASSWORD`. */
  readonly target_type: string;
}
