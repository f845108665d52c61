// Requests of getPagingGroup. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The parameters of `getPagingGroup`: Read one paging group. */
export interface GetPagingGroupParameters {
  /**
   * The internal ID of the paging group. It is the `<object_id>` in the paths of operations.
   *
   * Type (decided: D-053).
   */
  readonly object_id: string;
  /** The code of the tenant. Required for writes, and for reads with a tenant key. */
  readonly tenant?: string | undefined;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateParameters(value: unknown): value is GetPagingGroupParameters;

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
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<GetPagingGroupParameters>;

/** A Standard Schema that takes a typed object and returns the result of `decodeParameters`, with defaults. Its issues are the findings of that function. */
export declare const standardParameters: DecodingSchema<GetPagingGroupParameters, GetPagingGroupParameters>;
