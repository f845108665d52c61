// Requests of resetLoginToken. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The body of `resetLoginToken`: Reset a login token. */
export interface ResetLoginTokenRequest {
  /**
   * The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051). Greatest length: 255 (decided: D-400).
   *
   * Pattern (decided: D-402).
   */
  readonly user: string;
}

/** The result of `decode`: readable names. */
export interface DecodedResetLoginTokenRequest {
  /** The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051). */
  readonly user: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validate(value: unknown): value is ResetLoginTokenRequest;

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
 * @example decode({ user: "100" }); // The token of one user
 */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedResetLoginTokenRequest>;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: DecodingSchema<ResetLoginTokenRequest, DecodedResetLoginTokenRequest>;
