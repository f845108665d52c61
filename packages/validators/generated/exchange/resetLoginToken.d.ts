// Requests of resetLoginToken. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `resetLoginToken`: Reset a login token. */
export interface ResetLoginTokenRequest {
  /** Identity value to resolve. Echoed in the response. */
  readonly user: string;
}

/** What `decode` makes of it: readable names. */
export interface DecodedResetLoginTokenRequest {
  /** Identity value to resolve. Echoed in the response. */
  readonly user: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is ResetLoginTokenRequest;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedResetLoginTokenRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<ResetLoginTokenRequest, DecodedResetLoginTokenRequest>;
