// Requests of generateLoginToken. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `generateLoginToken`: Generate a login token. */
export interface GenerateLoginTokenRequest {
  /**
   * The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty text counts as missing (decided: D-051). Greatest length: 255 (decided: D-400).
   *
   * Pattern (decided: D-402).
   */
  readonly user: string;
  /** How long the token is valid: for one login (`ONCE`), or until a date and time in the form `YYYY-MM-DD hh:mm:ss`. Where it is missing: `invalid_validity` (decided: D-036). `ONCE`: The token can be used for one login. */
  readonly validity?: "ONCE" | (string & {}) | undefined;
}

/** What `decode` makes of it: readable names. */
export interface DecodedGenerateLoginTokenRequest {
  /** The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty text counts as missing (decided: D-051). */
  readonly user: string;
  /** How long the token is valid: for one login (`ONCE`), or until a date and time in the form `YYYY-MM-DD hh:mm:ss`. Where it is missing: `invalid_validity` (decided: D-036). */
  readonly validity?: "ONCE" | (string & {});
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is GenerateLoginTokenRequest;

/**
 * Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Fields of a body that are not known: ignored (decided: D-023)
 * - Forms of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of a value that is none, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 * @example decode({ user: "100", validity: "ONCE" }); // A single-use token
 * @example decode({ user: "api.operator", validity: "2026-06-30 23:59:59" }); // A token valid until a date and time
 */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedGenerateLoginTokenRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
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

/** Whether the value is what the JSON Schema says. */
export declare function validateHeaders(value: unknown): value is GenerateLoginTokenHeaders;

/**
 * Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Fields of a body that are not known: ignored (decided: D-023)
 * - Forms of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of a value that is none, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 */
export declare function decodeHeaders(value: unknown, options?: FieldOptions): Result<GenerateLoginTokenHeaders>;

/** A Standard Schema that takes a typed object, and gives what `decodeHeaders` makes of it, with defaults. Its issues are what that finds. */
export declare const standardHeaders: DecodingSchema<GenerateLoginTokenHeaders, GenerateLoginTokenHeaders>;
