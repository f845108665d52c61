// The operations of Login token. Generated: change the spec instead.
import type { CallOptions } from "../../runtime/http/options.js";

/**
 * Login token. A temporary token with which a web user, or the web identity of an extension, logs in. On the exchange's login page it takes the place of the password.
 *
 * - A `validity` is exactly `ONCE`, or a date and time written like `YYYY-MM-DD hh:mm:ss`. One that is neither yields `invalid_validity`.
 * - When `validity` is omitted on generate, the reference server refuses with `invalid_validity`. (decided: D-036)
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
 */
export interface LoginTokenOperations {
  /**
   * Generate a login token. Makes a token for the identity that `user` resolves to and replaces any earlier one. The token is returned this once.
   *
   * `POST /auth/token`. Answers 200 (decided: D-045).
   * Keys: Global full key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `admin_required`, `read_only_api_key`, `invalid_json`, `invalid_request`, `missing_user`, `invalid_validity`, `user_not_found`, `unsupported_media_type`, `request_too_large`, `too_many_requests`, `idempotency_key_reused`, `idempotency_key_used`.
   * @example await client.tokens.generate({ user: "100", validity: "ONCE" }); // A single-use token
   * @example await client.tokens.generate({ user: "api.operator", validity: "2026-06-30 23:59:59" }); // A token valid until a moment
   */
  readonly generate: (request: GenerateLoginTokenRequest, call?: CallOptions) => Promise<LoginTokenGenerated>;
  /**
   * Reset a login token. Clears the stored hash and validity of the identity that `user` resolves to.
   *
   * `DELETE /auth/token`. Answers 200 (decided: D-045).
   * Keys: Global full key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `admin_required`, `read_only_api_key`, `invalid_json`, `invalid_request`, `missing_user`, `user_not_found`, `unsupported_media_type`, `request_too_large`, `too_many_requests`.
   * @example await client.tokens.reset({ user: "100" }); // The token of one user
   */
  readonly reset: (request: ResetLoginTokenRequest, call?: CallOptions) => Promise<LoginTokenReset>;
}

/** The request of `generateLoginToken`: Generate a login token. */
export interface GenerateLoginTokenRequest {
  /** Identity value to resolve. Echoed in the response. */
  readonly user: string;
  /** How long the token is good: for one login (`ONCE`), or until a date and time, written like `YYYY-MM-DD hh:mm:ss`. */
  readonly validity?: "ONCE" | Date | (string & {}) | undefined;
}

/** The request of `resetLoginToken`: Reset a login token. */
export interface ResetLoginTokenRequest {
  /** Identity value to resolve. Echoed in the response. */
  readonly user: string;
}

/** Answer of generate. */
export interface LoginTokenGenerated {
  /** The generated token value. Returned only once. Secret: not to be logged or shown. */
  readonly token: string;
  /** The identity value of the request. */
  readonly user: string;
  /** Kind of target the token applies to. */
  readonly target_type: string;
}

/** Answer of reset. */
export interface LoginTokenReset {
  /** `true` after a successful reset. */
  readonly reset: boolean;
  /** The identity value of the request. */
  readonly user: string;
  /** Kind of target the token applied to. */
  readonly target_type: string;
}
