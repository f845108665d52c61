// Requests of generateLoginToken. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `generateLoginToken`: Generate a login token. */
export interface GenerateLoginTokenRequest {
  /** Identity value to resolve. Echoed in the response. */
  readonly user: string;
  /** How long the token is good: for one login (`ONCE`), or until a date and time, written like `YYYY-MM-DD hh:mm:ss`. */
  readonly validity?: "ONCE" | (string & {}) | undefined;
}

/** What `decode` makes of it: readable names. */
export interface DecodedGenerateLoginTokenRequest {
  /** Identity value to resolve. Echoed in the response. */
  readonly user: string;
  /** How long the token is good: for one login (`ONCE`), or until a date and time, written like `YYYY-MM-DD hh:mm:ss`. */
  readonly validity?: "ONCE" | (string & {});
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is GenerateLoginTokenRequest;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedGenerateLoginTokenRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<GenerateLoginTokenRequest, DecodedGenerateLoginTokenRequest>;
