// Requests of generateLoginToken. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The body of `generateLoginToken`: Generate a login token. */
export interface GenerateLoginTokenRequest {
  /**
   * The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051). Greatest length: 255 (decided: D-400).
   *
   * Pattern (decided: D-402).
   */
  readonly user: string;
  /** How long the token is valid: for one login (`ONCE`), or until a date and time in the form `YYYY-MM-DD hh:mm:ss`. If missing: `invalid_validity` (decided: D-036). `ONCE`: The token can be used for one login. */
  readonly validity?: "ONCE" | (string & {}) | undefined;
}

/** The result of `decode`: readable names. */
export interface DecodedGenerateLoginTokenRequest {
  /** The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051). */
  readonly user: string;
  /** How long the token is valid: for one login (`ONCE`), or until a date and time in the form `YYYY-MM-DD hh:mm:ss`. If missing: `invalid_validity` (decided: D-036). */
  readonly validity?: "ONCE" | (string & {});
}

/** Returns whether the value matches the JSON Schema. */
export declare function validate(value: unknown): value is GenerateLoginTokenRequest;

/**
 * Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Unknown fields of a body: ignored (decided: D-023)
 * - Formats of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of an invalid value, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 * @example decode({ user: "100", validity: "ONCE" }); // A single-use token
 * @example decode({ user: "api.operator", validity: "2026-06-30 23:59:59" }); // A token valid until a date and time
 */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedGenerateLoginTokenRequest>;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: DecodingSchema<GenerateLoginTokenRequest, DecodedGenerateLoginTokenRequest>;

/** The header fields of `generateLoginToken`: Generate a login token. */
export interface GenerateLoginTokenHeaders {
  /**
   * A string that no other request has used. The request can be repeated with the same key. Only the reference server supports it. Least length: 1 (decided: D-205). Greatest length: 255 (decided: D-205).
   *
   * Type (decided: D-205). Pattern (decided: D-205).
   */
  readonly "Idempotency-Key"?: string | undefined;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateHeaders(value: unknown): value is GenerateLoginTokenHeaders;

/**
 * Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Unknown fields of a body: ignored (decided: D-023)
 * - Formats of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of an invalid value, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 */
export declare function decodeHeaders(value: unknown, options?: FieldOptions): Result<GenerateLoginTokenHeaders>;

/** A Standard Schema that takes a typed object and returns the result of `decodeHeaders`, with defaults. Its issues are the findings of that function. */
export declare const standardHeaders: DecodingSchema<GenerateLoginTokenHeaders, GenerateLoginTokenHeaders>;
