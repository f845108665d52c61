// Requests of listPagingGroups. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The parameters of `listPagingGroups`: List paging groups. */
export interface ListPagingGroupsParameters {
  /** Tenant code. */
  readonly tenant?: string | undefined;
  /** How many rows to answer with at most; the reference server's only. */
  readonly limit?: number | undefined;
  /** Asks for the rows after the one with this ID; the reference server's only. */
  readonly after?: string | undefined;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_name?: string | undefined;
  /** Another name of `pa_name`. */
  readonly name?: string | undefined;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_number?: string | undefined;
  /** Another name of `pa_number`. */
  readonly number?: string | undefined;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_bidirectional?: string | undefined;
  /** Another name of `pa_bidirectional`. */
  readonly bidirectional?: string | undefined;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_checkinuse?: string | undefined;
  /** Another name of `pa_checkinuse`. */
  readonly checkinuse?: string | undefined;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_me_id?: string | undefined;
  /** Another name of `pa_me_id`. */
  readonly mediafile_id?: string | undefined;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_manualheader?: string | undefined;
  /** Another name of `pa_manualheader`. */
  readonly manualheader?: string | undefined;
}

/** What `decodeParameters` makes of it: readable names. */
export interface DecodedListPagingGroupsParameters {
  /** Tenant code. */
  readonly tenant?: string;
  /** How many rows to answer with at most; the reference server's only. */
  readonly limit?: number;
  /** Asks for the rows after the one with this ID; the reference server's only. */
  readonly after?: string;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_name?: string;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_number?: string;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_bidirectional?: string;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_checkinuse?: string;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_me_id?: string;
  /** Asks for the rows with exactly this value; the reference server's only. */
  readonly pa_manualheader?: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is ListPagingGroupsParameters;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<DecodedListPagingGroupsParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<ListPagingGroupsParameters, DecodedListPagingGroupsParameters>;
