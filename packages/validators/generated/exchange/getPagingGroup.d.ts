// Requests of getPagingGroup. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

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

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is GetPagingGroupParameters;

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
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<GetPagingGroupParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<GetPagingGroupParameters, GetPagingGroupParameters>;
