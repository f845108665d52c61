// Requests of getPagingGroup. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The parameters of `getPagingGroup`: Read one paging group. */
export interface GetPagingGroupParameters {
  /** The id of the object: Paging group. */
  readonly object_id: string;
  /** Tenant code. */
  readonly tenant?: string | undefined;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is GetPagingGroupParameters;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<GetPagingGroupParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<GetPagingGroupParameters, GetPagingGroupParameters>;
