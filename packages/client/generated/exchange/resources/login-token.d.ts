// The operations of Login token. Generated: change the spec instead.
import type { CallOptions } from "../../runtime/http/client/options.js";
import type { KeyOptions, With } from "../../runtime/resource/client/options.js";

/**
 * Login token. A temporary token that a web user, or the web identity of an extension, uses in place of a password on the exchange's login page. Its objects belong to the whole service (decided: D-049).
 *
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
 */
export interface LoginTokenOperations {
  /**
   * Generate a login token. Creates a token for the identity that `user` resolves to. It replaces any earlier token. The token is returned only once.
   *
   * `POST /auth/token`. Answers 200 (decided: D-045).
   * Keys: Global full key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `invalid_validity`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203), `idempotency_key_reused` (decided: D-205), `idempotency_key_used` (decided: D-206).
   * @example await client.tokens.generate({ user: "100", validity: "ONCE" }); // A single-use token
   * @example await client.tokens.generate({ user: "api.operator", validity: "2026-06-30 23:59:59" }); // A token valid until a date and time
   */
  readonly generate: (request: GenerateLoginTokenRequest, call?: With<CallOptions, { readonly headers?: GenerateLoginTokenHeaders | undefined }> & KeyOptions) => Promise<LoginTokenGenerated>;
  /**
   * Reset a login token. Clears the stored hash and validity of the identity that `user` resolves to.
   *
   * `DELETE /auth/token`. Answers 200 (decided: D-045).
   * Keys: Global full key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203).
   * @example await client.tokens.reset({ user: "100" }); // The token of one user
   */
  readonly reset: (request: ResetLoginTokenRequest, call?: CallOptions) => Promise<LoginTokenReset>;
}

/** The request of `generateLoginToken`: Generate a login token. */
export interface GenerateLoginTokenRequest {
  /**
   * The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051). Greatest length: 255 (decided: D-400).
   *
   * Pattern (decided: D-402).
   */
  readonly user: string;
  /** How long the token is valid: for one login (`ONCE`), or until a date and time in the form `YYYY-MM-DD hh:mm:ss`. If missing: `invalid_validity` (decided: D-036). `ONCE`: The token can be used for one login. */
  readonly validity?: "ONCE" | Date | (string & {}) | undefined;
}

/** The header fields of a request of `generateLoginToken`, and any others. */
export interface GenerateLoginTokenHeaders {
  /** A string that no other request has used. The request can be repeated with the same key. Only the reference server supports it. (decided: D-205) */
  readonly "Idempotency-Key"?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** The request of `resetLoginToken`: Reset a login token. */
export interface ResetLoginTokenRequest {
  /**
   * The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051). Greatest length: 255 (decided: D-400).
   *
   * Pattern (decided: D-402).
   */
  readonly user: string;
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
