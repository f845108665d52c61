// Requests of listPagingGroups. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The parameters of `listPagingGroups`: List paging groups. */
export interface ListPagingGroupsParameters {
  /** The code of the tenant. Required for writes, and for reads with a tenant key. */
  readonly tenant?: string | undefined;
  /**
   * Maximum number of rows to return. Only the reference server supports it. Minimum: 1 (decided: D-207). Maximum: 1000 (decided: D-207).
   *
   * Type (decided: D-207).
   */
  readonly limit?: number | undefined;
  /**
   * Returns the rows after the one with this ID. Only the reference server supports it.
   *
   * Type (decided: D-207).
   */
  readonly after?: string | undefined;
  /**
   * Returns the rows with exactly this value. Only the reference server supports it.
   *
   * Type (decided: D-217).
   */
  readonly pa_name?: string | undefined;
  /** Alias of `pa_name`. */
  readonly name?: string | undefined;
  /**
   * Returns the rows with exactly this value. Only the reference server supports it.
   *
   * Type (decided: D-217).
   */
  readonly pa_number?: string | undefined;
  /** Alias of `pa_number`. */
  readonly number?: string | undefined;
  /**
   * Returns the rows with exactly this value. Only the reference server supports it.
   *
   * Type (decided: D-217).
   */
  readonly pa_bidirectional?: string | undefined;
  /** Alias of `pa_bidirectional`. */
  readonly bidirectional?: string | undefined;
  /**
   * Returns the rows with exactly this value. Only the reference server supports it.
   *
   * Type (decided: D-217).
   */
  readonly pa_checkinuse?: string | undefined;
  /** Alias of `pa_checkinuse`. */
  readonly checkinuse?: string | undefined;
  /**
   * Returns the rows with exactly this value. Only the reference server supports it.
   *
   * Type (decided: D-217).
   */
  readonly pa_me_id?: string | undefined;
  /** Alias of `pa_me_id`. */
  readonly mediafile_id?: string | undefined;
  /**
   * Returns the rows with exactly this value. Only the reference server supports it.
   *
   * Type (decided: D-217).
   */
  readonly pa_manualheader?: string | undefined;
  /** Alias of `pa_manualheader`. */
  readonly manualheader?: string | undefined;
}

/** The result of `decodeParameters`: readable names. */
export interface DecodedListPagingGroupsParameters {
  /** The code of the tenant. Required for writes, and for reads with a tenant key. */
  readonly tenant?: string;
  /** Maximum number of rows to return. Only the reference server supports it. */
  readonly limit?: number;
  /** Returns the rows after the one with this ID. Only the reference server supports it. */
  readonly after?: string;
  /** Returns the rows with exactly this value. Only the reference server supports it. */
  readonly pa_name?: string;
  /** Returns the rows with exactly this value. Only the reference server supports it. */
  readonly pa_number?: string;
  /** Returns the rows with exactly this value. Only the reference server supports it. */
  readonly pa_bidirectional?: string;
  /** Returns the rows with exactly this value. Only the reference server supports it. */
  readonly pa_checkinuse?: string;
  /** Returns the rows with exactly this value. Only the reference server supports it. */
  readonly pa_me_id?: string;
  /** Returns the rows with exactly this value. Only the reference server supports it. */
  readonly pa_manualheader?: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateParameters(value: unknown): value is ListPagingGroupsParameters;

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
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<DecodedListPagingGroupsParameters>;

/** A Standard Schema that takes a typed object and returns the result of `decodeParameters`, with defaults. Its issues are the findings of that function. */
export declare const standardParameters: DecodingSchema<ListPagingGroupsParameters, DecodedListPagingGroupsParameters>;
