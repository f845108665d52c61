// Requests of resetLoginToken. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `resetLoginToken`: Reset a login token. */
export interface ResetLoginTokenRequest {
  /**
   * The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty text counts as missing (decided: D-051). Greatest length: 255 (decided: D-400).
   *
   * Pattern (decided: D-402).
   */
  readonly user: string;
}

/** What `decode` makes of it: readable names. */
export interface DecodedResetLoginTokenRequest {
  /** The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty text counts as missing (decided: D-051). */
  readonly user: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is ResetLoginTokenRequest;

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
 * @example decode({ user: "100" }); // The token of one user
 */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedResetLoginTokenRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<ResetLoginTokenRequest, DecodedResetLoginTokenRequest>;
