// The operations of Login token. Generated: change the spec instead.
import type { KeyOptions, With } from "../../runtime/client/options.js";
import type { CallOptions } from "../../runtime/http/options.js";

/**
 * Login token. A temporary token with which a web user, or the web identity of an extension, logs in. On the exchange's login page it takes the place of the password. Its objects belong to the whole service (decided: D-049).
 *
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
 */
export interface LoginTokenOperations {
  /**
   * Generate a login token. Makes a token for the identity that `user` resolves to and replaces any earlier one. The token is returned this once.
   *
   * `POST /auth/token`. Answers 200 (decided: D-045).
   * Keys: Global full key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `admin_required`, `read_only_api_key`, `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_user`, `invalid_validity`, `user_not_found`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203), `idempotency_key_reused` (decided: D-205), `idempotency_key_used` (decided: D-206).
   * @example await client.tokens.generate({ user: "100", validity: "ONCE" }); // A single-use token
   * @example await client.tokens.generate({ user: "api.operator", validity: "2026-06-30 23:59:59" }); // A token valid until a moment
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
  /** Who the token is for: the name of a web user, or the web user name, SIP name or endpoint ID of an extension. The answer repeats it. The empty text counts as missing (decided: D-051). Greatest length: 255 (decided: D-400). Pattern (decided: D-402). */
  readonly user: string;
  /** How long the token is good: for one login (`ONCE`), or until a date and time, written like `YYYY-MM-DD hh:mm:ss`. Where it is missing: `invalid_validity` (decided: D-036). `ONCE`: The first login uses the token up. */
  readonly validity?: "ONCE" | Date | (string & {}) | undefined;
}

/** The header fields of a request of `generateLoginToken`, and any others. */
export interface GenerateLoginTokenHeaders {
  /** A text that no other request has had. The request can be repeated under it; the reference server's only. (decided: D-205) */
  readonly "Idempotency-Key"?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** The request of `resetLoginToken`: Reset a login token. */
export interface ResetLoginTokenRequest {
  /** Who the token is for: the name of a web user, or the web user name, SIP name or endpoint ID of an extension. The answer repeats it. The empty text counts as missing (decided: D-051). Greatest length: 255 (decided: D-400). Pattern (decided: D-402). */
  readonly user: string;
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
