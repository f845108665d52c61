import type { DecodingSchema, FieldOptions } from "../runtime/resource-types.js";
import type { Result } from "../runtime/types.js";

/** The parameters of `listPagingGroups`: List paging groups. */
export interface ListPagingGroupsParameters {
  /** Tenant code. */
  readonly tenant?: string | undefined;
  /** How many rows to answer with at most; the reference server's only. */
  readonly limit?: number | undefined;
  /** Asks for the rows after the one with this ID; the reference server's only. */
  readonly after?: string | undefined;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is ListPagingGroupsParameters;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<ListPagingGroupsParameters>;

/** The same as `decodeParameters`, for libraries that take a Standard Schema. */
export declare const standardParameters: DecodingSchema<ListPagingGroupsParameters, ListPagingGroupsParameters>;
